"""The curve of a match in a browser: at any size everybody can read it, and every line has its name beside its end."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from playwright.sync_api import Page, expect

from tests.browser.test_play_table import show
from tests.ui.tables import finished
from ui.game.game import Game
from ui.parts.texts import Texts
from ui.score import score

OpenPage = Callable[..., Page]
Boot = Callable[..., None]
Faults = Callable[[Page], list[str]]


def test_everybody_can_read_the_curve(open_page: OpenPage, boot: Boot, faults_of: Faults) -> None:
    page = open_page(reduced_motion="reduce")
    boot(page)
    show(page, score.screen(Game(finished("romme", 6, rounds=3), "greedy", "once"), Texts("de")))
    expect(page.get_by_role("img", name="Nach 3 Runden")).to_be_visible()
    for width in (360, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            assert faults_of(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        boxes = [label.bounding_box() for label in page.locator(".curve-names p").all()]
        tops = sorted(box["y"] for box in boxes if box is not None)
        assert len(tops) == 6
        assert all(after - before >= 16 for before, after in pairwise(tops))

"""A whole round of each game, played by tapping, on a phone and on a desk; its record is replayed by the engine."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from engine.record import read
from tests.browser.tapper import Tapper

OpenPage = Callable[..., Page]
Boot = Callable[..., None]

SIZES = {"phone": (360, 640, True), "desk": (1280, 800, False)}
GAMES = {
    "romme": "rules=romme&players=3&seed=1f9a03&pace=0",
    "dummy": "rules=dummy&players=4&seed=1f9a03&pace=0&lang=en",
    "indian": "rules=indian&players=2&seed=1f9a03&pace=0",
}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_round(open_page: OpenPage, boot: Boot, game: str, size: str) -> None:
    width, height, touch = SIZES[size]
    page = open_page(width, height, has_touch=touch, reduced_motion="reduce")
    boot(page, GAMES[game])
    tapper = Tapper(page)
    tapper.play_round()
    match = read(page.locator("#record").text_content() or "")
    assert match.rules.name == game
    assert match.round.over
    for seat, points in enumerate(match.finished[0].score.points):
        shown = page.locator(f".totals [data-seat='{seat}'] td").all_inner_texts()
        assert shown == [str(points).replace("-", "−")] * 2
    assert tapper.turns == sum(played.seat == 0 and played.move.kind in ("discard", "pass") for played in match.round.played)
    page.locator("[data-action='next']").click()
    expect(page.locator("html")).to_have_attribute("data-screen", "table")

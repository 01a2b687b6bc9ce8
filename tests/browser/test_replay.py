"""The replay in the page: a round is looked at again, back and forth, by buttons, keys and slider, at any size."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from engine.record import read
from tests.browser.tapper import Tapper
from ui.replay.tape import Tape

OpenPage = Callable[..., Page]
Boot = Callable[..., None]
Faults = Callable[[Page], list[str]]


def at(page: Page, step: int) -> None:
    expect(page.locator("#table")).to_have_attribute("data-step", str(step))


@pytest.mark.parametrize(("width", "height"), [(360, 640), (1280, 800)])
def test_a_round_is_looked_at_again(open_page: OpenPage, boot: Boot, faults_of: Faults, width: int, height: int) -> None:
    page = open_page(width, height, reduced_motion="reduce")
    boot(page, "rules=indian&players=3&seed=5&pace=0")
    Tapper(page).play_round()
    match = read(page.locator("#record").text_content() or "")
    tape = Tape(match)
    last = len(tape.steps) - 1
    page.locator("[data-action='replay_round']").click()
    at(page, 0)
    dealt = match.rounds[0].dealt
    assert dealt is not None
    hand = page.locator("[data-zone='hand'] [data-card]")
    assert sorted(hand.evaluate_all("cards => cards.map(card => card.dataset.card)")) == sorted(map(str, dealt.hands[0]))
    for step in (1, 2, 3):
        page.locator("[data-action='to_next']").click()
        at(page, step)
    page.keyboard.press("ArrowLeft")
    at(page, 2)
    expect(page.locator("[data-hand]")).to_have_count(0)
    page.locator("[data-action='hands']").click()
    expect(page.locator("[data-hand]")).to_have_count(2)
    page.locator("input[type='range']").fill(str(last - 1))
    at(page, last - 1)
    page.keyboard.press("Tab")
    page.keyboard.press("End")
    at(page, last)
    expect(page.locator(".totals")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert faults_of(page) == []
    page.locator("[data-action='done']").click()
    expect(page.locator("html")).to_have_attribute("data-screen", "score")

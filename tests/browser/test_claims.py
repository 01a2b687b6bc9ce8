"""Claims in the page: a mistake is claimed, a wrong claim costs nothing, and the next opponent waits for one to go on."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from engine.record import read
from tests.browser.tapper import Tapper

OpenPage = Callable[..., Page]
Boot = Callable[..., None]

YOUR_MOVE = "html[data-turn='0'] [data-zone='stock'][data-target], html[data-turn='0'] #table[data-phase='lay']"
RULES = "rules=dummy,opening_from_pile=off,layoff=own,penalty_layoff_discard=1,penalty_notice=claim&pace=0"


def claim(page: Page) -> str:
    """Claim the last discard if that can be done; `right`, `wrong`, or nothing."""
    button = page.locator("[data-action='claim']:not([aria-disabled])")
    if not button.count():
        return ""
    button.click()
    line = page.locator(".line-of-messages")
    expect(page.locator(".line-of-messages[data-refused], [data-action='claim'][aria-disabled]").first).to_be_attached()
    return "wrong" if line.get_attribute("data-refused") is not None else "right"


def test_mistakes_are_claimed(open_page: OpenPage, boot: Boot) -> None:
    page = open_page(360, 740, reduced_motion="reduce")
    boot(page, f"{RULES}&players=2&seed=2")
    tapper = Tapper(page)
    claims = []
    while tapper.screen() == "table":
        claims.append(claim(page))
        tapper.turn()
    assert {"right", "wrong"} <= set(claims)
    match = read(page.locator("#record").text_content() or "")
    claimed = [each for each in match.round.played if each.move.kind == "claim" and each.seat == 0]
    assert len(claimed) == claims.count("right")
    assert all(each.penalties[0].seat == 1 for each in claimed)


def test_the_next_opponent_waits_until_one_goes_on(open_page: OpenPage, boot: Boot) -> None:
    page = open_page(820, 1100, reduced_motion="reduce")
    boot(page, f"{RULES}&players=3&seed=2")
    tapper = Tapper(page)
    document = page.locator("html")
    waits = 0
    while waits < 2:
        go_on = page.locator("[data-action='go_on']:not([aria-disabled])")
        go_on.or_(page.locator(YOUR_MOVE)).first.wait_for(state="attached", timeout=20_000)
        if go_on.count():
            waits += 1
            waiting = document.get_attribute("data-turn") or ""
            expect(page.locator("[data-action='claim']")).not_to_have_attribute("aria-disabled", "true")
            go_on.click()
            expect(document).not_to_have_attribute("data-turn", waiting)  # it is another one who waits then
        elif page.locator(YOUR_MOVE).count():
            tapper.turn()
    assert tapper.screen() == "table"

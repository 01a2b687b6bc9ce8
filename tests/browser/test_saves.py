"""A page that is loaded again goes on at the very move: same cards, same next card, nothing twice."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.tapper import Tapper
from tests.browser.test_tabs import record

OpenPage = Callable[..., Page]
Boot = Callable[..., None]
Ready = Callable[[Page], None]

HOLD = """async () => {
  const { name } = (await indexedDB.databases()).find(({ name }) => name.startsWith("talon"));
  const database = await new Promise((tell) => { indexedDB.open(name).onsuccess = ({ target }) => tell(target.result); });
  const holding = database.transaction([...database.objectStoreNames], "readwrite");
  const hold = () => { if (!window.released) holding.objectStore("owner").get("token").onsuccess = hold; };
  hold();
}"""
"""Nobody else comes to change anything in the database until the page is told to let go."""

YOURS = "html[data-turn='0'][data-screen='table']"


def hand(page: Page) -> list[str]:
    page.locator(YOURS).wait_for(state="attached", timeout=60_000)
    return sorted(page.locator("[data-zone='hand'] [data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)"))


def reload(page: Page, ready: Ready) -> None:
    page.reload()
    ready(page)


@pytest.mark.parametrize("rules", ["dummy", "indian"])
def test_a_reload_gives_the_same_hand_and_the_same_next_card(open_page: OpenPage, boot: Boot, ready: Ready, rules: str) -> None:
    address = f"rules={rules}&players=3&seed=5eed&pace=0"
    one, other = open_page(), open_page()
    boot(one, address)
    boot(other, address)
    before = hand(one)
    reload(one, ready)
    assert hand(one) == before
    for page in (one, other):
        page.locator("[data-action='draw']").click()
        page.locator("#table[data-phase='lay']").wait_for(state="attached")
    drawn = hand(one)
    assert drawn == hand(other)
    reload(one, ready)
    assert hand(one) == drawn


def test_the_set_up_offers_what_was_left_and_a_new_page_goes_on(page: Page, boot: Boot, ready: Ready) -> None:
    boot(page, "rules=romme&players=2&seed=30&pace=0")
    before = hand(page)
    page.goto("about:blank")
    boot(page, "")
    page.locator("[data-action='resume']").click()
    assert hand(page) == before


def test_the_score_sheet_counts_once_however_often_it_is_loaded(page: Page, boot: Boot, ready: Ready) -> None:
    boot(page, "rules=dummy&players=2&seed=5&pace=0")
    Tapper(page).play_round()
    record = page.locator("#record").text_content()
    for _ in range(3):
        reload(page, ready)
        expect(page.locator("html[data-screen='score']")).to_have_count(1)
        assert page.locator("#record").text_content() == record


def test_nothing_can_be_played_while_a_move_is_being_kept(page: Page, boot: Boot) -> None:
    boot(page, "rules=indian&players=2&seed=5eed&pace=0")
    held = hand(page)
    page.evaluate(HOLD)
    page.locator("[data-action='draw']").click()
    expect(page.locator("html")).to_have_attribute("data-turn", "busy")
    page.locator("[data-zone='hand'] [data-card]").first.click()
    for action in ("draw", "discard"):
        page.locator(f"[data-action='{action}']").first.dispatch_event("click")
    expect(page.locator("html")).to_have_attribute("data-turn", "busy")

    page.evaluate("window.released = true")
    assert len(hand(page)) == len(held) + 1
    expect(page.locator("#table")).to_have_attribute("data-phase", "lay")
    lines = record(page).splitlines()
    assert lines[-1] == "0 draw" and lines.count("0 draw") == 1

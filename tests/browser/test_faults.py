"""What nobody foresaw: a thrown exception, a full disk, a browser that keeps nothing. The match stays, and the page says so."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from engine.record import read
from tests.browser.test_saves import hand

OpenPage = Callable[..., Page]
Boot = Callable[..., None]
Ready = Callable[[Page], None]

ADDRESS = "rules=indian&players=3&seed=5eed&pace=0"
BREAK = "() => { document.createElement = () => { throw new TypeError('a card has slipped under the table') } }"
REFUSALS = {
    "full": (
        "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError') }",
        "Der Speicher des Browsers ist voll",
    ),
    "nothing may be kept": (
        "const open = indexedDB.open.bind(indexedDB);"
        "IDBFactory.prototype.open = (name) => { if (name.startsWith('talon')) throw new DOMException('no', 'SecurityError');"
        "return open(name) };"
        "Storage.prototype.setItem = () => { throw new DOMException('no', 'SecurityError') }",
        "Dieser Browser kann nicht speichern",
    ),
}


def draw(page: Page) -> None:
    page.locator("[data-action='draw']").click()


@pytest.mark.provokes
def test_an_exception_ends_in_a_report_with_the_record_and_the_match_goes_on(open_page: OpenPage, boot: Boot, ready: Ready) -> None:
    page = open_page(permissions=["clipboard-read", "clipboard-write"])
    boot(page, ADDRESS)
    before = hand(page)
    page.evaluate(BREAK)
    draw(page)
    panel = page.locator("#boot-failure")
    expect(panel).to_contain_text("Da ist etwas schiefgegangen")
    expect(panel).to_contain_text("alle Karten, auch die verdeckten")
    expect(page.locator("#boot-report")).to_contain_text("a card has slipped under the table")
    expect(page.locator("#boot-report")).not_to_contain_text("hand 1")
    page.get_by_role("button", name="Bericht kopieren").click()
    expect(page.get_by_text("Der Bericht ist kopiert.")).to_be_visible()
    report = page.evaluate("navigator.clipboard.readText()")
    assert report.startswith(f"Talon {page.locator('html').get_attribute('data-version')}\n") and "Mozilla/5.0" in report
    assert "slipped" in report and "Anna" not in report
    match = read(report[report.index("rules indian") :])
    assert str(match.round.played[-1].move) == "draw"
    page.get_by_role("button", name="Nochmal versuchen").click()
    ready(page)
    page.locator("#table[data-phase='lay']").wait_for(state="attached")
    assert len(hand(page)) == len(before) + 1


@pytest.mark.parametrize("name", REFUSALS)
def test_a_browser_that_keeps_nothing_says_so_and_plays_on(page: Page, boot: Boot, name: str) -> None:
    stub, words = REFUSALS[name]
    page.add_init_script(stub)
    boot(page, ADDRESS)
    before = hand(page)
    expect(page.locator("#app [role='status']")).to_contain_text(words)
    draw(page)
    page.locator("#table[data-phase='lay']").wait_for(state="attached")
    assert len(hand(page)) == len(before) + 1
    expect(page.locator("#boot-failure")).to_be_hidden()


@pytest.mark.provokes
def test_the_report_can_be_used_while_a_sheet_lies_open(page: Page, boot: Boot) -> None:
    boot(page, ADDRESS)
    page.locator("[data-action='menu']").click()
    expect(page.locator("#app dialog")).to_be_visible()
    page.evaluate("talon.failed(new Error('a card has slipped under the table'))")
    panel = page.locator("#boot-failure")
    expect(panel).to_contain_text("a card has slipped under the table")
    page.get_by_role("button", name="Schließen").last.click()
    expect(panel).to_be_hidden()
    expect(page.locator("#app dialog")).to_be_visible()

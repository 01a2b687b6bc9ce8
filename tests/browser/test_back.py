"""The browser's way back puts away what lies above the table, and only then leaves the page; the history holds nothing dead."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.test_saves import hand

OpenPage = Callable[..., Page]
Boot = Callable[..., None]
Ready = Callable[[Page], None]

TABLE: Final = "rules=romme&players=2&seed=6&pace=0"
OTHER: Final = "rules=dummy&players=2&seed=5&pace=0"

AT_REST: Final = """layers => new Promise((fulfil) => {
  const look = () => (history.state?.layers ?? 0) === layers ? fulfil() : addEventListener("popstate", look, { once: true });
  look();
})"""
"""Waits until the history is at the entry of so many layers."""

PRESS_ALL: Final = """actions => {
  for (const action of actions) document.querySelector(`[data-action='${action}']`).click();
}"""
"""Presses one thing after the other before anything else can happen."""

REFUSES: Final = """() => {
  history.pushState = history.go = () => { throw new DOMException("not here", "SecurityError"); };
}"""
"""Takes the history away."""


def press(page: Page, action: str) -> None:
    page.locator(f"[data-action='{action}']").last.click()


def is_at(page: Page, screen: str, layers: int = 0) -> None:
    """Wait until that screen is shown, and the history is as deep as it should be."""
    expect(page.locator("html")).to_have_attribute("data-screen", screen)
    page.evaluate(AT_REST, layers)


def test_what_was_opened_and_closed_often_leaves_nothing_behind(page: Page, boot: Boot) -> None:
    page.goto("about:blank")
    boot(page)
    for close in 2 * (lambda: press(page, "done"), lambda: page.keyboard.press("Escape")) + (page.go_back,):
        press(page, "rules")
        is_at(page, "rules", 1)
        close()
        is_at(page, "setup")
    assert page.evaluate("history.length") == 3
    page.go_back()
    expect(page).to_have_url("about:blank")


def test_the_way_back_goes_layer_by_layer_and_the_table_stays_as_it_is(page: Page, boot: Boot, ready: Ready) -> None:
    page.goto("about:blank")
    boot(page, TABLE)
    before = hand(page)
    press(page, "rules")
    press(page, "house")
    press(page, "share")
    is_at(page, "rules", 2)
    page.go_back()
    expect(page.locator("#app dialog")).to_have_count(0)
    is_at(page, "rules", 1)
    page.go_back()
    is_at(page, "table")
    page.go_forward()
    is_at(page, "table")
    press(page, "menu")
    is_at(page, "table", 1)
    page.reload()
    ready(page)
    is_at(page, "table")
    assert hand(page) == before and page.locator("#app dialog").count() == 0
    page.go_back()
    expect(page).to_have_url("about:blank")
    page.go_forward()
    ready(page)
    assert hand(page) == before


def test_an_address_that_is_edited_below_a_screen_is_followed_and_one_step_leads_back(page: Page, boot: Boot) -> None:
    boot(page, TABLE)
    before = hand(page)
    press(page, "rules")
    press(page, "house")
    is_at(page, "rules", 1)
    page.goto(f"./#{OTHER}")
    is_at(page, "table")
    expect(page.locator("#table [data-zone='hand'] [data-card]")).not_to_have_count(len(before))
    assert page.locator("#app dialog").count() == 0
    page.go_back()
    is_at(page, "table")
    expect(page.locator("#table [data-zone='hand'] [data-card]")).to_have_count(len(before))
    assert hand(page) == before and page.url.endswith(TABLE)


def test_presses_that_come_faster_than_the_history_can_follow_leave_it_right(page: Page, boot: Boot) -> None:
    boot(page, TABLE)
    for presses in (7, 8):
        page.evaluate(PRESS_ALL, [("log", "close")[at % 2] for at in range(presses)])
        expect(page.locator("#app dialog")).to_have_count(presses % 2)
        is_at(page, "table", presses % 2)
    assert page.evaluate("history.length") == 3


def test_a_file_from_the_disk_has_the_way_back_and_plays_on_where_there_is_none(
    open_page: OpenPage, built: Path, ready: Ready
) -> None:
    page = open_page()
    page.goto(f"{(built / 'talon.html').as_uri()}#{TABLE}")
    ready(page)
    before = hand(page)
    press(page, "menu")
    is_at(page, "table", 1)
    page.go_back()
    expect(page.locator("#app dialog")).to_have_count(0)
    page.evaluate(REFUSES)
    for _ in range(2):
        press(page, "log")
        expect(page.locator("#app dialog")).to_have_count(1)
        press(page, "close")
        expect(page.locator("#app dialog")).to_have_count(0)
    assert hand(page) == before

"""Two tabs of one browser: one plays, the other one stands still, watches, and can take over. Nothing interleaves."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from engine.cards import text
from engine.match import Match
from engine.record import read

OpenPage = Callable[..., Page]
AnotherTab = Callable[[Page], Page]
Boot = Callable[..., None]
Ready = Callable[[Page], None]

STEPS: Final = 200 if os.environ.get("EFFORT") == "full" else 20
ADDRESS: Final = "rules={rules}&players=3&seed=5eed&pace=0"
NO_LOCKS: Final = """
navigator.locks.request = () => Promise.reject(new DOMException("not here", "SecurityError"));
BroadcastChannel.prototype.postMessage = () => {};
"""


def record(page: Page) -> str:
    """The newest match that is kept, as the database of the browser has it."""
    (kept, *_) = json.loads(page.evaluate("talon.store.everything()"))
    return str(json.loads(kept["words"])["record"])


def hand(page: Page) -> list[str]:
    return sorted(page.locator("[data-zone='hand'] [data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)"))


def is_role(page: Page, role: str) -> None:
    expect(page.locator("html")).to_have_attribute("data-owner", role)


def your_turn(page: Page) -> None:
    page.locator("html[data-turn='0'][data-screen='table'], html[data-screen='score']").wait_for(state="attached", timeout=60_000)


def press(page: Page, action: str) -> None:
    page.locator(f"[data-action='{action}']").first.click()


def play(page: Page) -> None:
    """Draw or discard, without waiting for what follows."""
    your_turn(page)
    if page.locator("html[data-screen='score']").count():
        press(page, "next")
    elif page.locator("#table[data-phase='draw']").count():
        press(page, "draw")
    else:
        page.locator("[data-zone='hand'] [data-card]").first.click()
        press(page, "discard")


def shows(page: Page, match: Match) -> None:
    """Wait until the page shows the hand of this match, or its score."""
    if match.round.over:
        expect(page.locator("html")).to_have_attribute("data-screen", "score")
        return
    expect(page.locator("[data-zone='hand'] [data-card]")).to_have_count(len(match.round.view(0).hand))
    assert hand(page) == sorted(text(match.round.view(0).hand).split())


@pytest.fixture
def two(open_page: OpenPage, another_tab: AnotherTab, boot: Boot) -> tuple[Page, Page]:
    """A tab that plays, and one that was opened after it."""
    first = open_page()
    second = another_tab(first)
    for page in (first, second):
        boot(page, ADDRESS.format(rules="indian"))
    your_turn(first)
    return first, second


def test_the_second_tab_is_told_can_watch_and_can_take_over(two: tuple[Page, Page], faults_of: Callable[[Page], list[str]]) -> None:
    first, second = two
    is_role(first, "here")
    is_role(second, "elsewhere")
    expect(second.locator("h1")).to_have_text("Die Partie wird in einem anderen Tab gespielt")
    assert faults_of(second) == []

    press(second, "watch")
    is_role(second, "watching")
    assert hand(second) == hand(first)
    press(first, "draw")
    expect(second.locator("[data-zone='hand'] [data-card]")).to_have_count(14)
    assert hand(second) == hand(first)
    press(second, "log")
    expect(second.locator(".log-lines li").first).to_contain_text("Du ziehst")
    press(second, "close")

    before = record(first)
    press(second, "take_over")
    is_role(second, "here")
    is_role(first, "elsewhere")
    assert record(second) == before
    second.locator("[data-zone='hand'] [data-card]").first.click()
    press(second, "discard")
    your_turn(second)
    assert record(first).startswith(before) and record(first) != before

    held = hand(second)
    press(first, "watch")
    second.close()
    expect(first.locator("#app [role='status']")).to_contain_text("Der andere Tab ist zu")
    press(first, "take_over")
    is_role(first, "here")
    assert hand(first) == held


def test_a_page_that_comes_back_after_another_has_played_stands_still(two: tuple[Page, Page], ready: Ready) -> None:
    """Back and forward may show a page that has slept; it lets go of the table meanwhile."""
    first, second = two
    first.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
    second.reload()
    ready(second)
    is_role(second, "here")
    first.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    is_role(first, "elsewhere")


def test_a_page_that_comes_back_alone_goes_on(page: Page, boot: Boot, ready: Ready) -> None:
    boot(page, ADDRESS.format(rules="indian"))
    your_turn(page)
    press(page, "draw")
    page.locator("#table[data-phase='lay']").wait_for(state="attached")
    held = hand(page)
    page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
    page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    expect(page.locator("html[data-owner='here'] #table[data-phase='lay']")).to_have_count(1)
    assert hand(page) == held
    page.goto("about:blank")
    page.go_back()
    ready(page)
    expect(page.locator("html[data-owner='here'] #table[data-phase='lay']")).to_have_count(1)
    assert hand(page) == held


def test_where_tabs_cannot_tell_each_other_only_the_one_that_took_the_table_keeps_a_move(
    open_page: OpenPage, another_tab: AnotherTab, boot: Boot
) -> None:
    """Without locks a tab does not learn that it has lost the table, and plays on in what it shows, until a move is to be kept."""
    dice = random.Random("deaf")
    owner = open_page()
    other = another_tab(owner)
    for page in (other, owner):
        page.add_init_script(NO_LOCKS)
        boot(page, ADDRESS.format(rules="indian"))
        your_turn(page)
    for _ in range(STEPS // 5):
        before = record(owner)
        for page in (*dice.choices([owner], k=dice.randrange(3)), *dice.sample([owner, other], 2)):
            play(page)
        is_role(other, "elsewhere")
        your_turn(owner)
        kept = record(owner)
        assert kept.startswith(before) and kept != before
        shows(owner, read(kept))
        press(other, "take_over")
        is_role(other, "here")
        assert record(other) == kept
        your_turn(other)
        owner, other = other, owner


class Tabs:
    """Two tabs in which anything is done at random; which of them owns the table is known from what was done."""

    def __init__(self, dice: random.Random, first: Page, second: Page, opened: Callable[[Page], Page]) -> None:
        self.dice = dice
        self.owner = first
        self.other = second
        self.opened = opened
        self.record = record(first)

    def act(self) -> None:
        """Do something, in the middle of whatever is going on."""
        acts = [self.play, self.take_over, self.watch, self.press_in_vain, self.reload, self.reopen]
        self.dice.choices(acts, [6, 4, 2, 3, 1, 1])[0]()

    def play(self) -> None:
        play(self.owner)

    def take_over(self) -> None:
        press(self.other, "take_over")
        self.owner, self.other = self.other, self.owner

    def watch(self) -> None:
        button = self.other.locator("[data-action='watch']")
        if button.count():
            button.click()
            is_role(self.other, "watching")

    def press_in_vain(self) -> None:
        """Press all that would play in the tab that stands still."""
        for action in ("draw", "discard", "next"):
            for button in self.other.locator(f"[data-action='{action}']").all():
                button.dispatch_event("click")

    def reload(self) -> None:
        page = self.dice.choice([self.owner, self.other])
        page.reload()
        page.locator("html[data-ready='true']").wait_for(state="attached", timeout=60_000)

    def reopen(self) -> None:
        """Close the tab that owns the table and open another one."""
        self.owner.close()
        expect(self.other.locator("#app [role='status']")).to_contain_text("Der andere Tab ist zu")
        self.owner = self.opened(self.other)

    def check(self) -> None:
        """Exactly one tab owns the table, and what is kept only grows, by moves that the rules allow."""
        is_role(self.owner, "here")
        expect(self.other.locator("html")).to_have_attribute("data-owner", self.role_of_other())
        kept = record(self.other)
        assert kept.startswith(self.record), (self.record, kept)
        read(kept)
        self.record = kept

    def role_of_other(self) -> str:
        return "watching" if self.other.locator("#table, .score-screen").count() else "elsewhere"

    def settle(self) -> None:
        """Wait for the opponents, and see that the tabs show what is kept."""
        your_turn(self.owner)
        match = read(record(self.owner))
        shows(self.owner, match)
        if self.role_of_other() == "watching":
            shows(self.other, match)


@pytest.mark.parametrize("rules", ["dummy"])
def test_whatever_is_done_in_two_tabs_nothing_interleaves(
    open_page: OpenPage, another_tab: AnotherTab, boot: Boot, rules: str
) -> None:
    dice = random.Random(f"two tabs {rules}")

    def opened(beside: Page) -> Page:
        page = another_tab(beside)
        boot(page, ADDRESS.format(rules=rules))
        return page

    first = open_page()
    boot(first, ADDRESS.format(rules=rules))
    tabs = Tabs(dice, first, opened(first), opened)
    for _ in range(STEPS):
        tabs.act()
        tabs.check()
        if dice.random() < 0.3:
            tabs.settle()
    tabs.settle()
    assert len(read(tabs.record).round.played) > 3

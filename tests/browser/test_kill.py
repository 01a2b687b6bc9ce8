"""The whole browser is killed at any moment, in an opponent's turn too, and started again: nothing is lost or doubled.

What a kill after a given move would lose is looked for after each: whenever it is one's own turn, what is shown is what is kept.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, Playwright, expect

from engine.cards import text
from engine.match import Match
from engine.record import read
from engine.round import Round
from tests.browser.killable import Killable, shown
from tests.browser.tapper import Tapper
from tests.browser.test_tabs import hand, record

FULL: Final = os.environ.get("EFFORT") == "full"
KILLS: Final = {"romme": 4, "dummy": 3, "indian": 3}
"""So many kills in a quick run; in a full one there is one after every move of the round."""

LATE: Final = 6
"""So many moves at most may have been made between what was shown last and what is looked at after the start."""

MOMENTS: Final = ("drawn", "discarded", "in the middle of a turn")


@pytest.fixture
def killable(playwright: Playwright, chromium: dict[str, Any], tmp_path: Path) -> Iterator[Killable]:
    """A browser of the same kind as that of the other tests."""
    program = chromium["executable_path"] or playwright.chromium.executable_path
    made = Killable(program, chromium["args"], tmp_path / "profile", playwright)
    yield made
    made.kill()


def skip_pauses(page: Page) -> None:
    """Press on nothing, which cuts every pause short, until it is one's own turn or the round is over."""
    while not page.locator("html[data-turn='0'][data-screen='table'], html[data-screen='score']").count():
        page.locator("h1").first.dispatch_event("click")


class Killed:
    """A match that goes on through any number of kills."""

    def __init__(self, killable: Killable, address: str) -> None:
        self.killable = killable
        self.address = address
        self.page = killable.open(address)
        self.record = record(self.page)

    @property
    def over(self) -> bool:
        return self.page.locator("html[data-screen='score']").count() > 0

    def kill(self) -> None:
        """Kill the browser now, start it again, and see that all that was shown is there, once, and the same card comes next."""
        seen = shown(self.page)
        self.killable.kill()
        self.page = self.killable.open(self.address)
        now = shown(self.page)
        looked = [looks_like(read(part)) for part in parts(self.record_now())]
        assert seen in looked and now in looked[looked.index(seen) :]

    def until(self, moment: str) -> None:
        """Play until that moment has come, or the round is over."""
        skip_pauses(self.page)
        if self.over:
            return
        self.check()
        if self.page.locator("#table[data-phase='draw']").count():
            self.draw()
            self.check()
        if moment == "drawn":
            return
        tapper = Tapper(self.page)
        tapper.lay_melds()
        self.check()
        self.discard(tapper)
        if moment == "in the middle of a turn":
            self.page.locator(".does:not(:empty), html[data-turn='0'] #table, .score-screen").first.wait_for(state="attached")

    def draw(self) -> None:
        """Draw, and see that it is the card that comes next by the record."""
        held, match = hand(self.page), read(self.record_now())
        next_card = text(match.round.state.stock[-1:])
        self.page.locator("[data-action='draw']").click()
        expect(self.page.locator("#table")).to_have_attribute("data-phase", "lay")
        assert hand(self.page) == sorted([*held, next_card])

    def check(self) -> None:
        """See that all that is shown is kept, and nothing else."""
        assert looks_like(read(self.record_now())) == shown(self.page)

    def record_now(self) -> str:
        now = record(self.page)
        assert now.startswith(self.record)
        self.record = now
        return now

    def discard(self, tapper: Tapper) -> None:
        """Discard a card that may go, without waiting for what follows; while none may, take back what was laid last."""
        while not self.discarded(tapper):
            tapper.tap(tapper.undo)
            if self.page.locator("#table[data-phase='draw']").count():
                self.draw()

    def discarded(self, tapper: Tapper) -> bool:
        """Discard the first card that may go, if there is one."""
        keys = tapper.hand()[::-1]
        before = discards(self.record_now())
        for key in keys:
            tapper.choose([key])
            if tapper.lit("[data-zone='pile']").count():
                self.page.locator("[data-action='discard']").click()
                expect(self.page.locator("[data-zone='hand'] [data-card]")).to_have_count(len(keys) - 1)
                assert discards(self.record_now()) == before + 1
                return True
            tapper.let_go()
        return False


def discards(kept: str) -> int:
    """How many discards of one's own are in the record."""
    return sum(line.startswith("0 discard") for line in kept.splitlines())


def parts(kept: str) -> list[str]:
    """The record as it was before each of its last moves, and as it is now."""
    lines = kept.splitlines()
    before = [at for at, line in enumerate(lines) if line[0].isdigit()]
    return ["\n".join(lines[:at]) + "\n" for at in (*before[-LATE:], len(lines))]


def looks_like(match: Match) -> dict[str, object]:
    """What the table shows of this match."""
    table: Round = match.round
    view = table.view(0)
    return {"hand": sorted(text(view.hand).split()), "counts": list(view.counts[1:]), "stock": view.stock}


@pytest.mark.parametrize("rules", KILLS)
def test_nothing_is_lost_or_doubled_when_the_browser_is_killed(killable: Killable, site: str, rules: str) -> None:
    match = Killed(killable, f"{site}#rules={rules}&players=2&seed=5eed&pace=2")
    for number in range(1000 if FULL else KILLS[rules]):
        match.until(MOMENTS[number % len(MOMENTS)])
        if match.over:
            break
        match.kill()

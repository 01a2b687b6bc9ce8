"""What the matches on this device brought: the results with their times, all erased for good, and a line for each."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Final

from ui.browser.page import Kept, Page
from ui.keep import result
from ui.keep.result import Result

_LATEST: Final = 253_402_300_800_000
"""Before this time, the year 10,000, every match was played."""


class Statistics:
    """The statistics; `counted` are the results with the time when each was, as soon as the page has told them.

    `show` shows them as they are now if they are looked at; `asking` says that a question is put before all of them are erased,
    `refused` that the page would not let them go.
    """

    def __init__(self, page: Page, show: Callable[[], None]) -> None:
        self.page = page
        self.show = show
        self.counted: list[tuple[float, Result]] | None = None
        self.asking = False
        self.refused = False
        page.results(self._found)

    def _found(self, kept: list[Kept]) -> None:
        self.counted = [(each.when, found) for each in kept if (found := result.read(each.words))]
        self.show()

    @property
    def results(self) -> list[Result] | None:
        """The results; nothing while they are still being looked for."""
        return None if self.counted is None else [found for _, found in self.counted]

    def ask(self) -> None:
        """Ask before everything is erased."""
        self.asking = True
        self.refused = False

    def erase(self) -> None:
        """Forget all results, if the page does as it is told; otherwise the screen says so."""
        before = self.counted

        def erased(problem: str) -> None:
            self.refused = bool(problem)
            if problem:
                self.counted = before
            self.show()

        self.counted = []
        self.asking = False
        self.page.forget_results(erased)

    def lines(self) -> Iterator[str]:
        """The results as the lines of a table, the first one with the names of the columns."""
        yield "day;game;departures;level;players;rounds;out;points;won"
        for when, each in self.counted or []:
            game, _, departures = each.rules.partition(",")
            yield ";".join(map(str, (_day(when), game, departures, each.level, *each[2:6], int(each.won))))


def _day(when: float) -> str:
    """The day of a time in milliseconds since 1970; nothing where that cannot be the time of a match."""
    return time.strftime("%Y-%m-%d", time.gmtime(when / 1000)) if 0 < when < _LATEST else ""

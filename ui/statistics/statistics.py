"""The statistics as a screen: what the matches on this device brought, to be carried away or erased."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from ui.browser.page import Kept, Signal
from ui.browser.tree import Node
from ui.keep import result
from ui.keep.result import Result
from ui.matches.export import Export, File
from ui.statistics.screen import question, screen

if TYPE_CHECKING:
    from ui.shell.shell import App

_LATEST: Final = 253_402_300_800_000
"""Before this time, the year 10,000, every match was played."""


class Statistics:
    """The screen of the statistics; `counted` are the results with the time when each was, `asking` says that all are to go.

    `refused` says that the page would not let them go.
    """

    name: Final = "statistics"

    def __init__(self, app: App) -> None:
        self.app = app
        self.counted: list[tuple[float, Result]] | None = None
        self.asking = False
        self.refused = False
        app.page.results(self._found)

    def _found(self, kept: list[Kept]) -> None:
        self.counted = [(each.when, found) for each in kept if (found := result.read(each.words))]
        if self.app.aside is self:
            self.app.render()

    @property
    def covered(self) -> bool:
        """Does a sheet lie on top?"""
        return self.asking

    def nodes(self, app: App) -> tuple[Node, ...]:
        """The screen, and the question above it."""
        results = None if self.counted is None else [found for _, found in self.counted]
        below = screen(app, results, app.texts("statistics.not_erased") if self.refused else "")
        return (below, question(app.texts)) if self.asking else (below,)

    def close(self) -> None:
        """Put away the question."""
        self.asking = False

    def hear(self, app: App, signal: Signal) -> bool:
        """Carry the numbers away, or erase them after a question."""
        answer = _ANSWERS.get(signal.action)
        if answer:
            answer(app, self)
        return answer is not None

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
            if self.app.aside is self:
                self.app.render()

        self.counted = []
        self.asking = False
        self.app.page.forget_results(erased)

    def export(self) -> None:
        """Carry the results away as a table, a line for each match."""
        name = f"talon-statistics-{time.strftime('%Y-%m-%d')}.csv"
        what = self.app.texts("statistics.file")
        words = "\n".join(self._lines()) + "\n"
        self.app.go(Export(File(name, words, what, "statistics.export_statistics", "statistics.file_about")))

    def _lines(self) -> Iterator[str]:
        yield "day;game;departures;level;players;rounds;out;points;won"
        for when, each in self.counted or []:
            game, _, departures = each.rules.partition(",")
            yield ";".join(map(str, (_day(when), game, departures, each.level, *each[2:6], int(each.won))))


def _day(when: float) -> str:
    """The day of a time in milliseconds since 1970; nothing where that cannot be the time of a match."""
    return time.strftime("%Y-%m-%d", time.gmtime(when / 1000)) if 0 < when < _LATEST else ""


_ANSWERS: Final[dict[str, Callable[[App, Statistics], None]]] = {
    "export_statistics": lambda app, statistics: statistics.export(),
    "ask_erase": lambda app, statistics: statistics.ask(),
    "erase": lambda app, statistics: statistics.erase(),
}

"""The statistics as a screen: what the matches on this device brought, to be carried away or erased."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Final

from ui.browser.page import Kept, Signal
from ui.browser.tree import Node
from ui.keep import result
from ui.keep.result import Result
from ui.matches.export import Export, File
from ui.shell.shell import Shell
from ui.statistics.screen import question, screen

_LATEST: Final = 253_402_300_800_000
"""Before this time, the year 10,000, every match was played."""


class Statistics:
    """The screen of the statistics; `counted` are the results with the time when each was, `asking` says that all are to go.

    `refused` says that the page would not let them go.
    """

    name: Final = "statistics"

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        self.counted: list[tuple[float, Result]] | None = None
        self.asking = False
        self.refused = False
        shell.page.results(self._found)

    def _found(self, kept: list[Kept]) -> None:
        self.counted = [(each.when, found) for each in kept if (found := result.read(each.words))]
        if self.shell.aside is self:
            self.shell.show()

    @property
    def covered(self) -> bool:
        """Does a sheet lie on top?"""
        return self.asking

    def nodes(self, shell: Shell) -> tuple[Node, ...]:
        """The screen, and the question above it."""
        results = None if self.counted is None else [found for _, found in self.counted]
        below = screen(shell, results, shell.texts("statistics.not_erased") if self.refused else "")
        return (below, question(shell.texts)) if self.asking else (below,)

    def close(self) -> None:
        """Put away the question."""
        self.asking = False

    def hear(self, shell: Shell, signal: Signal) -> bool:
        """Carry the numbers away, or erase them after a question."""
        answer = _ANSWERS.get(signal.action)
        if answer:
            answer(shell, self)
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
            if self.shell.aside is self:
                self.shell.show()

        self.counted = []
        self.asking = False
        self.shell.page.forget_results(erased)

    def export(self) -> None:
        """Carry the results away as a table, a line for each match."""
        name = f"talon-statistics-{time.strftime('%Y-%m-%d')}.csv"
        what = self.shell.texts("statistics.file")
        words = "\n".join(self._lines()) + "\n"
        self.shell.go(Export(File(name, words, what, "statistics.export_statistics", "statistics.file_about")))

    def _lines(self) -> Iterator[str]:
        yield "day;game;departures;level;players;rounds;out;points;won"
        for when, each in self.counted or []:
            game, _, departures = each.rules.partition(",")
            yield ";".join(map(str, (_day(when), game, departures, each.level, *each[2:6], int(each.won))))


def _day(when: float) -> str:
    """The day of a time in milliseconds since 1970; nothing where that cannot be the time of a match."""
    return time.strftime("%Y-%m-%d", time.gmtime(when / 1000)) if 0 < when < _LATEST else ""


_ANSWERS: Final[dict[str, Callable[[Shell, Statistics], None]]] = {
    "export_statistics": lambda shell, statistics: statistics.export(),
    "ask_erase": lambda shell, statistics: statistics.ask(),
    "erase": lambda shell, statistics: statistics.erase(),
}

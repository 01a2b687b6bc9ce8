"""Where the statistics lie: what the matches on this device brought, to be carried away or erased."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from ui.browser.page import Signal
from ui.browser.tree import Node
from ui.matches.export import Export
from ui.matches.file import File
from ui.rules import shelf
from ui.shell.shell import Shell
from ui.statistics.screen import question, screen
from ui.statistics.statistics import Statistics


class Desk:
    """The screen of the statistics."""

    name: Final = "statistics"

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        self.statistics = Statistics(shell.page, self._show)

    def _show(self) -> None:
        if self.shell.aside is self:
            self.shell.show()

    @property
    def covered(self) -> bool:
        """Does a sheet lie on top?"""
        return self.statistics.asking

    def nodes(self, shell: Shell) -> tuple[Node, ...]:
        """The screen, and the question above it."""
        own = shelf.read(shell.page.recall(shelf.KEPT))
        below = screen(self.statistics, own, shell.keeper, shell.texts)
        return (below, question(shell.texts)) if self.covered else (below,)

    def close(self) -> None:
        """Put away the question."""
        self.statistics.asking = False

    def hear(self, shell: Shell, signal: Signal) -> bool:  # noqa: ARG002
        """Carry the numbers away, or erase them after a question."""
        answer = _ANSWERS.get(signal.action)
        if answer:
            answer(self)
        return answer is not None

    def export(self) -> None:
        """Carry the results away as a table, a line for each match."""
        name = f"talon-statistics-{time.strftime('%Y-%m-%d')}.csv"
        what = self.shell.texts("statistics.file")
        words = "\n".join(self.statistics.lines()) + "\n"
        self.shell.go(Export(File(name, words, what, "statistics.export_statistics", "statistics.file_about")))


_ANSWERS: Final[dict[str, Callable[[Desk], None]]] = {
    "export_statistics": Desk.export,
    "ask_erase": lambda desk: desk.statistics.ask(),
    "erase": lambda desk: desk.statistics.erase(),
}
"""What the controls of the screen do."""

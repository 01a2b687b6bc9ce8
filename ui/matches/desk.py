"""Where the kept matches lie: each to go on with, to look at, to carry away or to end, and the way for others to come in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ui.browser.page import Signal
from ui.browser.tree import Node
from ui.keep.saves import saved
from ui.matches import carrying, file
from ui.matches.carrying import Brought
from ui.matches.export import Export
from ui.matches.matches import Matches
from ui.matches.screen import screen
from ui.matches.tops import top
from ui.replay.desk import Desk as ReplayDesk
from ui.shell import course
from ui.shell.shell import Shell


class Desk:
    """The screen of the kept matches."""

    name: Final = "matches"

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        self.matches = Matches(shell, self._show, lambda: self in shell.asides)

    def _show(self) -> None:
        if self.shell.aside is self:
            self.shell.show()

    @property
    def covered(self) -> bool:
        """Does a sheet lie on top?"""
        return bool(self.matches.top)

    def nodes(self, shell: Shell) -> tuple[Node, ...]:
        """The list, and the sheet on top of it."""
        above = top(self.matches, shell.texts)
        below = screen(self.matches, shell.texts)
        return (below, above) if above else (below,)

    def close(self) -> None:
        """Put away the sheet on top."""
        self.matches.open("")

    def hear(self, shell: Shell, signal: Signal) -> bool:  # noqa: ARG002
        """Answer what was pressed or chosen."""
        what = signal.data.get("change", "") if signal.kind == "change" else signal.action
        answer = _ANSWERS.get(what)
        if answer:
            answer(self, signal.data)
        return answer is not None

    def go_on(self, name: str) -> None:
        """Sit down to that match; if it cannot be read, stay here and say why."""
        course.go_on(self.shell, name, self._show)

    def replay(self, name: str) -> None:
        """Look at that match from its beginning, as far as it can be read; if that is nowhere, stay here and say why."""
        match = self.matches.as_far(name)
        if match:
            self.shell.go(ReplayDesk(match))

    def export(self, name: str) -> None:
        """Carry one match away."""
        kept = saved(name, self.matches.words[name])
        broken = name in self.shell.keeper.broken
        self.shell.go(Export(file.of_one(self.matches.row(name), kept, self.shell.texts, broken=broken)))

    def export_all(self) -> None:
        """Carry all matches away, in one file."""
        self.shell.go(Export(file.of_all(self.shell.keeper.rows, self.matches.words, self.shell.texts)))


def _take_in(matches: Matches) -> None:
    """Take in what was pasted, if there is anything."""
    if matches.typed.strip():
        matches.bring([Brought("", matches.typed)])


_ANSWERS: Final[dict[str, Callable[[Desk, dict[str, str]], None]]] = {
    "go_on": lambda desk, data: desk.go_on(data["value"]),
    "replay": lambda desk, data: desk.replay(data["value"]),
    "export": lambda desk, data: desk.export(data["value"]),
    "export_all": lambda desk, data: desk.export_all(),
    "ask_delete": lambda desk, data: desk.matches.open("delete", data["value"]),
    "delete": lambda desk, data: desk.matches.delete(),
    "bring": lambda desk, data: desk.matches.open("bring"),
    "files": lambda desk, data: desk.matches.bring(carrying.files(data["value"])),
    "pasted": lambda desk, data: desk.matches.paste(data["value"], data.get("problem", "")),
    "take_in": lambda desk, data: _take_in(desk.matches),
}
"""What the controls of the screen do."""

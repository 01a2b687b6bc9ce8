"""The screen from which a match leaves the table as a file: shared, downloaded or copied."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ui.browser.page import Signal
from ui.browser.tree import Node, element, spoken
from ui.matches.file import WARNINGS, File
from ui.parts.buttons import head
from ui.parts.texts import Texts
from ui.shell.shell import Shell


class Export:
    """The screen with the ways to carry a file away; `notice` is the text that says what has become of it, `said`
    counts the answers.
    """

    name: Final = "export"
    covered: Final = False

    def __init__(self, file: File) -> None:
        self.file = file
        self.notice = ""
        self.said = 0

    def nodes(self, shell: Shell) -> tuple[Node, ...]:
        """The screen."""
        return (_screen(self.file, (self.notice, self.said), shell.texts, shares=shell.page.can_share()),)

    def close(self) -> None:
        """Nothing lies above this screen."""

    def hear(self, shell: Shell, signal: Signal) -> bool:
        """Carry the file away by the chosen way, and say whether it went."""
        self.said += 1
        if signal.kind == "copied":
            self.notice = "house.copied" if signal.data.get("done") else "exported.not_copied"
        elif signal.kind == "shared":
            self.notice = {"yes": "exported.shared", "no": ""}.get(signal.data.get("done", ""), "exported.not_shared")
        elif signal.action in _WAYS:
            _WAYS[signal.action](shell, self)
        else:
            return False
        return True


def _download(shell: Shell, export: Export) -> None:
    shell.page.download(export.file.name, export.file.words)
    export.notice = "exported.downloaded"


_WAYS: Final[dict[str, Callable[[Shell, Export], None]]] = {
    "share": lambda shell, export: shell.page.share(export.file.name, export.file.words),
    "download": _download,
    "copy": lambda shell, export: shell.page.copy(export.file.words),
}


def _screen(file: File, said: tuple[str, int], texts: Texts, *, shares: bool) -> Node:
    notice, times = said
    words = spoken(texts(notice, name=file.name), times) if notice else None
    ways = ["share", "download", "copy"] if shares else ["download", "copy"]
    buttons = [
        element("button", texts(f"export.{way}"), key=way, class_="button" if at else "button main", data_action=way)
        for at, way in enumerate(ways)
    ]
    return element(
        "div",
        head(texts(file.title), texts),
        element(
            "section",
            element("p", file.what, key="what"),
            element("p", texts(file.about), key="about", class_="file-note", data_warns=file.about in WARNINGS),
            element("div", *buttons, key="ways", class_="buttons"),
            element("p", words, key="notice", class_="notice", role="status"),
            key="file",
            class_="sheet carried-away",
        ),
        key="export",
        class_="matches",
    )

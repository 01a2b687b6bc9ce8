"""Screens beside the set-up and the table: each with a way back to where one came from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from ui.browser.page import Signal
from ui.browser.tree import Node

if TYPE_CHECKING:
    from ui.shell.shell import App


class Aside(Protocol):
    """A screen that lies in front of the set-up or the table until one goes back."""

    @property
    def name(self) -> str:
        """What the document is marked with while the screen is shown: its `data-screen`."""

    @property
    def covered(self) -> bool:
        """Does a sheet of paper lie above the screen?"""

    def nodes(self, app: App) -> tuple[Node, ...]:
        """The screen, and the sheet of paper above it if there is one."""

    def hear(self, app: App, signal: Signal) -> bool:
        """Answer what was pressed, changed or told; whether it was meant for this screen. The screen is shown again afterwards."""

    def close(self) -> None:
        """Put away the sheet of paper that lies above the screen."""

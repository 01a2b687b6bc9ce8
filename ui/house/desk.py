"""Where house rules are set beside a match: what is pressed there, and what is shown of them."""

from __future__ import annotations

from typing import Final

from engine.rules import from_text, to_text
from ui.browser.page import Signal
from ui.browser.tree import Node
from ui.house.house import House
from ui.house.screen import screen
from ui.house.tops import top
from ui.papers.rules import RulePaper
from ui.shell.shell import Shell


class Desk:
    """The screen of the house rules; what is set there is what is set up for the next match."""

    name: Final = "rules"

    def __init__(self, shell: Shell) -> None:
        self.house = House(shell.page, from_text(shell.setup.rules), shell.setup.players)

    @property
    def covered(self) -> bool:
        """Does a sheet lie on top?"""
        return bool(self.house.top)

    def nodes(self, shell: Shell) -> tuple[Node, ...]:
        """The house rules, and what lies on top of them."""
        above = top(self.house, shell.texts)
        below = screen(self.house, shell.texts, playing=shell.game is not None)
        return (below, above) if above else (below,)

    def close(self) -> None:
        """Put away what lies on top."""
        self.house.open("")

    def hear(self, shell: Shell, signal: Signal) -> bool:
        """Let the house rules answer; what they are then is what is set up."""
        if signal.kind == "copied":
            self.house.say("house.copied" if signal.data.get("done") else "house.not_copied")
        elif signal.action == "copy":
            shell.page.copy(signal.data["value"])
        elif signal.action == "sheet":
            shell.go(RulePaper(self.house.rules))
        elif not self._changes(shell, signal):
            return False
        return True

    def _changes(self, shell: Shell, signal: Signal) -> bool:
        house = self.house
        if not house.hear(signal, shell.texts("house.brought_name")):
            return False
        shell.setup = shell.setup._replace(rules=to_text(house.rules), players=house.players)
        shell.keep_setup()
        if house.top == "share" and not house.draws:
            shell.page.begin(self._bring_drawer(shell))
        return True

    async def _bring_drawer(self, shell: Shell) -> None:
        """Bring what draws QR codes, and draw one if it is still wanted."""
        await self.house.bring_drawer()
        if shell.aside is self:
            shell.show()

"""What the controls do that do not play a move."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ui.house import desk
from ui.page import Signal

if TYPE_CHECKING:
    from ui.app import App

ACTIONS: Final[dict[str, Callable[[App, Signal], None]]] = {
    "play": lambda app, signal: app.start(),
    "resume": lambda app, signal: app.resume(),
    "lang": lambda app, signal: app.change_language(),
    **{
        what: lambda app, signal: app.choose(signal.action, signal.data["value"]) for what in ("game", "players", "pace", "colours")
    },
    "next": lambda app, signal: app.next_round(),
    "new": lambda app, signal: app.new(),
    "give_up": lambda app, signal: app.give_up(),
    "claim": lambda app, signal: app.claim(),
    "go_on": lambda app, signal: app.pace.release(),
    "sort": lambda app, signal: app.sort(),
    "look": lambda app, signal: app.look(),
    **{sheet: lambda app, signal: app.open(signal.action) for sheet in ("menu", "log", "help")},
    "rules": lambda app, signal: app.rules(),
    "house": lambda app, signal: app.open_house(),
    "done": lambda app, signal: desk.leave(app),
    "sheet": lambda app, signal: desk.show_paper(app),
    "print": lambda app, signal: app.page.print(),
    "why": lambda app, signal: app.open("rules"),
    "close": lambda app, signal: app.close(),
}
"""Each by the name that its control carries."""

"""What the controls do that do not play a move."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from engine.rules import from_text
from ui import course, ownership
from ui.fair import Fair
from ui.house.desk import Desk
from ui.matches.export import Export, file_of
from ui.matches.matches import Matches
from ui.page import Signal
from ui.sheet import RulePaper

if TYPE_CHECKING:
    from ui.app import App

ACTIONS: Final[dict[str, Callable[[App, Signal], None]]] = {
    "play": lambda app, signal: course.start(app),
    "resume": lambda app, signal: course.resume(app),
    "lang": lambda app, signal: app.change_language(),
    **{
        what: lambda app, signal: app.choose(signal.action, signal.data["value"]) for what in ("game", "players", "pace", "colours")
    },
    "next": lambda app, signal: course.next_round(app),
    "new": lambda app, signal: course.new(app),
    "put_away": lambda app, signal: course.put_away(app),
    "give_up": lambda app, signal: course.give_up(app),
    "watch": lambda app, signal: ownership.watch(app),
    "take_over": lambda app, signal: ownership.take_over(app),
    "claim": lambda app, signal: app.claim(),
    "go_on": lambda app, signal: app.pace.release(),
    "sort": lambda app, signal: app.sort(),
    "look": lambda app, signal: app.look(),
    **{sheet: lambda app, signal: app.open(signal.action) for sheet in ("menu", "log", "help", "about")},
    "rules": lambda app, signal: app.open("rules") if app.game else app.go(Desk(app)),
    "house": lambda app, signal: app.go(Desk(app)),
    "sheet": lambda app, signal: app.go(_paper(app)),
    "fair": lambda app, signal: app.go(Fair()),
    "matches": lambda app, signal: app.go(Matches(app)),
    "save_file": lambda app, signal: _save_file(app),
    "done": lambda app, signal: app.back(),
    "why": lambda app, signal: app.open("rules"),
    "update": lambda app, signal: course.change_version(app),
    "ask": lambda app, signal: app.page.ask_to_keep(),
    "close": lambda app, signal: app.close(),
}
"""Each by the name that its control carries."""


def _save_file(app: App) -> None:
    """Carry the match at the table away."""
    if app.game:
        app.go(Export(file_of(app.game, app.texts)))


def _paper(app: App) -> RulePaper:
    """The rules of the match, or those that are set up, as a page to print."""
    if app.game:
        return RulePaper(app.game.view.rules, len(app.game.match.names))
    return RulePaper(from_text(app.setup.rules))

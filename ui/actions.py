"""What the controls do that do not play a move."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ui import asides
from ui.asides import ASIDES
from ui.browser.page import Signal
from ui.papers import refused
from ui.shell import course, tabs

if TYPE_CHECKING:
    from ui.shell.shell import App

ACTIONS: Final[dict[str, Callable[[App, Signal], None]]] = {
    "play": lambda app, signal: course.start(app),
    "resume": lambda app, signal: course.resume(app),
    "lang": lambda app, signal: app.change_language(),
    **{
        what: lambda app, signal: app.choose(signal.action, signal.data["value"])
        for what in ("game", "players", "pace", "colours", "warnings")
    },
    "again": lambda app, signal: course.again(app),
    "rematch": lambda app, signal: course.rematch(app),
    "next": lambda app, signal: course.next_round(app),
    "new": lambda app, signal: course.new(app),
    "put_away": lambda app, signal: course.put_away(app),
    "give_up": lambda app, signal: course.give_up(app),
    "watch": lambda app, signal: tabs.watch(app),
    "take_over": lambda app, signal: tabs.take_over(app),
    "claim": lambda app, signal: app.claim(),
    "go_on": lambda app, signal: app.pace.release(),
    "sort": lambda app, signal: app.sort(),
    "look": lambda app, signal: app.look(),
    **{sheet: lambda app, signal: app.open(signal.action) for sheet in ("menu", "log", "help", "about", "unkept")},
    "keep_again": lambda app, signal: refused.keep_again(app),
    "rules": lambda app, signal: app.open("rules") if app.game else asides.house(app),
    **{way: lambda app, signal: ASIDES[signal.action](app) for way in ASIDES},
    "done": lambda app, signal: app.back(),
    "why": lambda app, signal: app.open("rules"),
    "update": lambda app, signal: course.change_version(app),
    "ask": lambda app, signal: app.page.ask_to_keep(),
    "close": lambda app, signal: app.close(),
}
"""Each by the name that its control carries."""

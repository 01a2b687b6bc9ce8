"""What the controls do that do not play a move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ui import asides
from ui.asides import ASIDES
from ui.browser.page import Signal
from ui.papers import refused
from ui.shell import course, tabs
from ui.shell.shell import Shell

ACTIONS: Final[dict[str, Callable[[Shell, Signal], None]]] = {
    "play": lambda shell, signal: course.start(shell),
    "resume": lambda shell, signal: course.resume(shell),
    "lang": lambda shell, signal: shell.change_language(),
    **{
        what: lambda shell, signal: shell.choose(signal.action, signal.data["value"])
        for what in ("game", "players", "pace", "colours", "warnings")
    },
    "again": lambda shell, signal: course.again(shell),
    "rematch": lambda shell, signal: course.rematch(shell),
    "next": lambda shell, signal: course.next_round(shell),
    "new": lambda shell, signal: course.new(shell),
    "put_away": lambda shell, signal: course.put_away(shell),
    "give_up": lambda shell, signal: course.give_up(shell),
    "watch": lambda shell, signal: tabs.watch(shell),
    "take_over": lambda shell, signal: tabs.take_over(shell),
    "claim": lambda shell, signal: shell.claim(),
    "go_on": lambda shell, signal: shell.pace.release(),
    "sort": lambda shell, signal: shell.sort(),
    "look": lambda shell, signal: shell.look(),
    **{sheet: lambda shell, signal: shell.open(signal.action) for sheet in ("menu", "log", "help", "about", "unkept")},
    "keep_again": lambda shell, signal: refused.keep_again(shell),
    "rules": lambda shell, signal: shell.open("rules") if shell.game else asides.house(shell),
    **{way: lambda shell, signal: ASIDES[signal.action](shell) for way in ASIDES},
    "done": lambda shell, signal: shell.back(),
    "why": lambda shell, signal: shell.open("rules"),
    "update": lambda shell, signal: course.change_version(shell),
    "ask": lambda shell, signal: shell.page.ask_to_keep(),
    "close": lambda shell, signal: shell.close(),
}
"""Each by the name that its control carries."""

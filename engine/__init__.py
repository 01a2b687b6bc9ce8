"""Talon's engine: the rules and the players of three rummy games, without a table, a clock or a browser.

>>> from engine import Match, make
>>> match = Match.start(make("dummy"), ["Anna", "Ben"], seed="1")
>>> [event.kind for event in match.play("draw")]
['drew']
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from engine.bots import choose
    from engine.cards import Card, text
    from engine.errors import Refusal
    from engine.match import Match
    from engine.moves import Move, parse
    from engine.record import read, write
    from engine.round import Round
    from engine.rules import Rules, from_text, make, to_text
    from engine.shuffle import Chance
    from engine.view import View
    from engine.wording import explain
else:
    _HOMES: Final = {
        "Card": "cards",
        "Chance": "shuffle",
        "Match": "match",
        "Move": "moves",
        "Refusal": "errors",
        "Round": "round",
        "Rules": "rules",
        "View": "view",
        "choose": "bots",
        "explain": "wording",
        "from_text": "rules",
        "make": "rules",
        "parse": "moves",
        "read": "record",
        "text": "cards",
        "to_text": "rules",
        "write": "record",
    }

    def __getattr__(name: str) -> object:
        """A public name, brought from its module when it is first asked for: who needs one part does not load the others."""
        from importlib import import_module

        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)


__all__ = [
    "Card",
    "Chance",
    "Match",
    "Move",
    "Refusal",
    "Round",
    "Rules",
    "View",
    "choose",
    "explain",
    "from_text",
    "make",
    "parse",
    "read",
    "text",
    "to_text",
    "write",
]

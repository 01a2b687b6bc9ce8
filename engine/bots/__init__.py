"""The players: each looks at its view and answers with one move. They keep nothing from one move to the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.bots import greedy
from engine.bots.chance import Chance
from engine.bots.noticing import notices
from engine.errors import refuse
from engine.moves import Move, claim
from engine.view import View

PLAYERS: Final[dict[str, Callable[[View, Chance], Move]]] = {"greedy": greedy.choose}


def check_name(name: str) -> None:
    """Refuse a name that no player has, and say which there are."""
    if name not in PLAYERS:
        raise refuse("bot", value=name, allowed=", ".join(PLAYERS))


def choose(name: str, view: View, chance: Chance) -> Move:
    """The move of the player of that name; the view is of its own seat, and it is its turn.

    Raises `Refusal` (key `bot`) for a name that no player has.
    """
    check_name(name)
    if notices(name, view, chance):
        return claim(view.seat)
    return PLAYERS[name](view, chance)

"""The moves as they change the table: what each kind does to a state for which it is allowed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.acts import drawing, ending, laying
from engine.cards import Card
from engine.events import Event
from engine.moves import Move, MoveKind
from engine.state import State

Performs = Callable[[State, Move], list[Event]]


def perform(state: State, move: Move, new_stock: Sequence[Card] = ()) -> list[Event]:
    """Do an allowed move and tell what happened.

    `new_stock`, top card first, is what a draw from an empty stock makes of the pile.
    """
    if move.kind == "draw":
        return drawing.draw(state, new_stock)
    return _PERFORMS[move.kind](state, move)


_PERFORMS: Final[dict[MoveKind, Performs]] = {
    "take": drawing.take,
    "take turned": drawing.take_turned,
    "put back": drawing.put_back,
    "pass": ending.pass_turn,
    "meld": laying.lay,
    "lay": laying.lay,
    "swap": laying.lay,
    "back": laying.back,
    "discard": ending.discard,
    "claim": ending.claim,
}

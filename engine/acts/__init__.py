"""The moves as they change the table: for each kind a pair of functions, why it is forbidden and what it does.

`forbids` changes nothing; `perform` changes a state for which the move is allowed and returns what happened.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.acts import drawing, ending, laying
from engine.cards import Card
from engine.errors import Reason
from engine.events import Event
from engine.laws import drawing as laws_of_drawing
from engine.laws.penalties import forbids_claim
from engine.moves import Move, MoveKind
from engine.state import State

Forbids = Callable[[State, Move], tuple[Reason, ...]]
Performs = Callable[[State, Move], list[Event]]


def forbids(state: State, move: Move) -> tuple[Reason, ...]:
    """Every rule that forbids this move now, the one to show first; nothing if it is allowed."""
    return _FORBIDS[move.kind](state, move)


def perform(state: State, move: Move, new_stock: Sequence[Card] = ()) -> list[Event]:
    """Do an allowed move. `new_stock`, top card first, is what a draw from an empty stock makes of the pile."""
    if move.kind == "draw":
        return drawing.draw(state, new_stock)
    return _PERFORMS[move.kind](state, move)


_FORBIDS: Final[dict[MoveKind, Forbids]] = {
    "draw": lambda state, move: laws_of_drawing.forbids_draw(state),
    "take": drawing.forbids_take,
    "take turned": lambda state, move: laws_of_drawing.forbids_take_turned(state),
    "put back": lambda state, move: laws_of_drawing.forbids_put_back(state),
    "pass": lambda state, move: laws_of_drawing.forbids_pass(state),
    "meld": laying.forbids_meld,
    "lay": laying.forbids_lay,
    "swap": laying.forbids_swap,
    "back": laying.forbids_back,
    "discard": ending.forbids_discard,
    "claim": lambda state, move: forbids_claim(state, move.seat),
}

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

"""The greedy player, the yardstick: it lays what it can, keeps what may still become a meld and throws away what is safe."""

from __future__ import annotations

from typing import Final

from engine.acts import perform
from engine.bots.chance import Chance
from engine.bots.discarding import best_discard
from engine.bots.drawing import draws
from engine.bots.knowledge import Knowledge
from engine.legal import way_out as way_back
from engine.moves import PUT_BACK, Move, discard
from engine.planning.plan import best_laying, way_out
from engine.state import State
from engine.verdict import forbids
from engine.view import View

_LONGEST: Final = 30
"""No turn of this player has more moves."""


def choose(view: View, _chance: Chance) -> Move:
    """The move of the greedy player; it needs no chance."""
    state = view.state
    knowledge = Knowledge(state, view.seat)
    if state.phase == "lay":
        return _lay(state, knowledge)
    return next(move for move in draws(state, knowledge) if move.kind not in ("take", "take turned") or _finishes(state, move))


def _finishes(state: State, taken: Move) -> bool:
    """Does a turn that begins with this take come to its end without putting back?"""
    seat, after, move = state.to_move, state.copy(), taken
    for _ in range(_LONGEST):
        perform(after, move)
        if after.over or after.to_move != seat:
            return True
        move = _lay(after, Knowledge(after, seat))
        if move.kind in ("put back", "back"):
            return False
    return False


def _lay(state: State, knowledge: Knowledge) -> Move:
    """Go out, lay, or end the turn; and if it cannot end, take back."""
    closing = way_out(state)
    if closing:
        return closing[0]
    plan = best_laying(state, urgent=knowledge.urgency() > 0.8)
    if plan is not None and plan.moves:
        return plan.moves[0]
    card = best_discard(state, knowledge)
    if card is not None:
        return discard(card)
    return way_back(state) if forbids(state, PUT_BACK) else PUT_BACK

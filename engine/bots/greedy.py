"""The greedy player, the yardstick: it lays what it can, keeps what may still become a meld and throws away what is safe."""

from __future__ import annotations

from engine.acts import forbids
from engine.bots.chance import Chance
from engine.bots.discarding import best_discard
from engine.bots.drawing import best_draw
from engine.bots.knowledge import Knowledge
from engine.bots.plan import best_laying, way_out
from engine.legal import way_out as way_back
from engine.moves import PUT_BACK, Move, discard
from engine.state import State
from engine.view import View


def choose(view: View, _chance: Chance) -> Move:
    """The move of the greedy player; it needs no chance."""
    state = view.state
    knowledge = Knowledge(state, view.seat)
    return best_draw(state, knowledge) if state.phase == "draw" else _lay(state, knowledge)


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

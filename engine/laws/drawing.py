"""The laws of drawing: the stock, its end, the discard pile and the turned card."""

from __future__ import annotations

from engine.cards import Card
from engine.errors import Reason
from engine.laws.common import moment, reasons, something_done
from engine.state import State


def forbids_draw(state: State) -> tuple[Reason, ...]:
    """Why the player to move may not draw from the stock."""
    early = reasons(moment(state, "draw"))
    if early or state.stock or can_renew(state):
        return early
    return _stock_is_out(state)


def can_renew(state: State) -> bool:
    """R-25: can a new stock be made of the discard pile but its top card?"""
    rules = state.rules
    return rules.stock_out in ("reshuffle", "turn_over") and state.reshuffled < rules.reshuffles and len(state.pile) > 1


def _stock_is_out(state: State) -> tuple[Reason, ...]:
    rules = state.rules
    out = Reason("stock_out", {"value": rules.stock_out})
    if rules.stock_out not in ("reshuffle", "turn_over"):
        return (out,)
    spent = Reason("reshuffles", {"allowed": rules.reshuffles, "value": state.reshuffled})
    return (spent, out) if state.reshuffled >= rules.reshuffles else (out, spent)


def forbids_pass(state: State) -> tuple[Reason, ...]:
    """Why the player to move may not pass (D-21, R-25)."""
    return reasons(moment(state, "draw")) or reasons(no_card_to_draw(state))


def no_card_to_draw(state: State) -> Reason | None:
    """R-25: nobody passes while there is a card to draw, or a new stock to be made."""
    return Reason("R-25", {"stock": len(state.stock)}) if state.stock or can_renew(state) else None


def forbids_take_turned(state: State) -> tuple[Reason, ...]:
    """Why the turned card may not be taken (I-13)."""
    return reasons(moment(state, "draw"), turned_is_for_closing(state), turned_not_tried(state))


def turned_is_for_closing(state: State) -> Reason | None:
    """I-13: the turned card may be taken where it is there for that."""
    if state.rules.turned_card == "wild_closing" and state.turned is not None:
        return None
    return Reason("turned_card", {"value": state.rules.turned_card})


def turned_not_tried(state: State) -> Reason | None:
    """I-13: one attempt a turn."""
    return Reason("turned_card", {"value": state.rules.turned_card, "tried": True}) if state.turn.tried else None


def forbids_put_back(state: State) -> tuple[Reason, ...]:
    """Why what was drawn may not be put back (G-3, G-4)."""
    return reasons(something_done(state)) or reasons(was_open_to_all(state))


def was_open_to_all(state: State) -> Reason | None:
    """G-4: a draw from the stock showed a hidden card and stands; only cards taken in the open go back. The starter took none."""
    if state.turn.drawn == "none":
        return Reason("G-1", {"phase": state.phase, "needs": "no draw"})
    return None if state.turn.drawn in ("pile", "turned") else Reason("G-4", {})


def index_in_pile(state: State, chosen: Card | None) -> int:
    """The place of the newest such card in the pile, of its top for None; -1 if it is not there."""
    if chosen is None:
        return len(state.pile) - 1
    return next((at for at in range(len(state.pile) - 1, -1, -1) if state.pile[at] == chosen), -1)


def forbids_reach(state: State, chosen: Card | None) -> tuple[Reason, ...]:
    """Why that card of the pile is out of reach, whatever one would do with it (D-10, R-12)."""
    at = index_in_pile(state, chosen)
    return reasons(moment(state, "draw")) or reasons(lies_in_pile(chosen, at), is_top(state, at))


def lies_in_pile(chosen: Card | None, at: int) -> Reason | None:
    """G-2: a card that is not in the pile cannot be taken from it."""
    return Reason("G-2", {"cards": (chosen,) if chosen else (), "pile": True}) if at < 0 else None


def is_top(state: State, at: int) -> Reason | None:
    """`pile_take`: only the top card, or any card with all later ones."""
    if state.rules.pile_take == "deep" or at < 0 or at == len(state.pile) - 1:
        return None
    return Reason("pile_take", {"card": state.pile[at], "top": state.pile[-1]})


def may_be_kept(state: State, takes_before: int) -> bool:
    """`pile_free`: may a taken card be kept without being laid (I-9)?"""
    free = state.rules.pile_free
    return (free == "first_take" and takes_before == 0) or (free == "first_turn" and state.turns[state.to_move] == 0)

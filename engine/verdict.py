"""What may be done: for each kind of move why the laws forbid it now. Nothing is changed by asking.

It stands between the laws, which know no moves, and the acts, which only act.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.acts import laying as act
from engine.acts.drawing import take_from
from engine.arrange import melds_in
from engine.cards import Card
from engine.errors import Reason
from engine.laws import drawing as laws_of_drawing
from engine.laws import ending
from engine.laws import laying as laws
from engine.laws.common import reasons, something_done
from engine.laws.opening import lap_reached
from engine.laws.penalties import forbids_claim
from engine.moves import Move, MoveKind, Said
from engine.state import State, Step

Forbids = Callable[[State, Move], tuple[Reason, ...]]


def forbids(state: State, move: Move) -> tuple[Reason, ...]:
    """Every rule that forbids this move now, the one to show first; nothing if it is allowed."""
    return _FORBIDS[move.kind](state, move)


def forbids_take(state: State, move: Move) -> tuple[Reason, ...]:
    """Why that card of the pile may not be taken (D-10, D-11, R-12)."""
    return laws_of_drawing.forbids_reach(state, move.card) or _cannot_use(state, laws_of_drawing.index_in_pile(state, move.card))


def _cannot_use(state: State, at: int) -> tuple[Reason, ...]:
    """D-11: with a deep pile a card that must be laid may be taken only if it can be."""
    rules = state.rules
    if rules.pile_take == "top" or rules.pile_use == "free" or laws_of_drawing.may_be_kept(state, state.takes[state.to_move]):
        return ()
    taken = state.copy()
    take_from(taken, at)
    if _meld_for_taken(taken) or _place_for_taken(taken):
        return ()
    return (*ending.must_be_laid(state, state.pile[at], deep=True), *reasons(lap_reached(taken)))


def _meld_for_taken(state: State) -> bool:
    """Is there a meld for the chosen card that leaves a card to discard?"""
    chosen = state.turn.taken[0]
    most = len(state.hand) - (state.rules.closing_discard != "optional")
    for each in melds_in(state.hand, state.rules, state.wild_rank, holding=chosen):
        step = Step("meld", 0, tuple(Said(card) for card in each))
        right = state.rules.pile_use == "lay" or ending.with_hand_card(state, step)
        if right and len(each) <= most and not lap_reached(state):
            return True
    return False


def _place_for_taken(state: State) -> bool:
    """Is there a place on the table for the chosen card, to be laid off or swapped in, where that is enough?

    Whether the player has opened by then is judged at the discard.
    """
    if lap_reached(state) or not (state.rules.pile_use == "lay" or ending.layoff_will_do(state)):
        return False
    chosen = state.turn.taken[0]
    return any(_fits_on(state, chosen, number) or _swaps_into(state, chosen, number) for number in state.melds)


def _fits_on(state: State, chosen: Card, number: int) -> bool:
    return laws.layoff_owner(state, number) is None and not laws.no_room(state, Said(chosen), number)


def _swaps_into(state: State, chosen: Card, number: int) -> bool:
    if state.rules.pile_use != "lay":
        return False
    possible = laws.naturals_for(state, state.melds[number])
    return any(chosen in naturals and laws.frees_a_joker(state, naturals, number) is None for naturals in possible)


def forbids_meld(state: State, move: Move) -> tuple[Reason, ...]:
    """Why these melds may not be laid."""
    return laws.forbids_melds(state, move.melds) or _closes(state, move, sum(map(len, move.melds)))


def forbids_lay(state: State, move: Move) -> tuple[Reason, ...]:
    """Why this card may not be laid off."""
    return laws.forbids_layoff(state, move.cards[0], move.number) or _closes(state, move, 1)


def forbids_swap(state: State, move: Move) -> tuple[Reason, ...]:
    """Why these cards may not be swapped in."""
    return laws.forbids_swap(state, [said.card for said in move.cards], move.number)


def _closes(state: State, move: Move, cards: int) -> tuple[Reason, ...]:
    """G-8: the last card may be laid only where no discard is required, and if every duty of the turn is met."""
    if len(state.hand) > cards:
        return ()
    if state.rules.closing_discard != "optional":
        return (Reason("closing_discard", {"value": state.rules.closing_discard}),)
    tried = state.copy()
    act.lay_steps(tried, move)
    return ending.owed(tried, goes_out=True)


def forbids_back(state: State, move: Move) -> tuple[Reason, ...]:
    """Why this may not be taken back (R-17, G-3)."""
    early = reasons(something_done(state))
    if early:
        return early
    gone = act.dropped(state, move)
    if not gone:
        return (_not_of_this_turn(state, move),)
    return reasons(_stays(state, move)) or _forbids_rest(state, gone)


def _not_of_this_turn(state: State, move: Move) -> Reason:
    if move.number not in state.melds:
        return Reason("G-2", {"number": move.number})
    return Reason("take_back", {"value": state.rules.take_back, "earlier": True})


def _stays(state: State, move: Move) -> Reason | None:
    """R-17: what may be taken back; everything while no discard could end the turn (G-3)."""
    allowed = state.rules.take_back
    others = bool(move.cards) and state.melds[move.number].owner != state.to_move
    if allowed == "all" or (allowed == "own" and not others) or not ending.can_end(state):
        return None
    return Reason("take_back", {"value": allowed})


def _forbids_rest(state: State, gone: Sequence[int]) -> tuple[Reason, ...]:
    """Why the steps of the turn could not be laid but for those; nothing if they could."""
    assert state.turn.base is not None
    again = state.turn.base.copy()
    again.turn.base = state.turn.base
    for at, step in enumerate(state.turn.steps):
        if at in gone:
            continue
        found = _forbids_step(again, step)
        if found:
            return found
        act.lay_again(again, [step])
    return ()


def _forbids_step(state: State, step: Step) -> tuple[Reason, ...]:
    if step.kind == "meld":
        return forbids_meld(state, Move("meld", melds=(step.cards,)))
    return {"lay": forbids_lay, "swap": forbids_swap}[step.kind](state, Move(step.kind, step.cards, step.number))


def forbids_discard(state: State, move: Move) -> tuple[Reason, ...]:
    """Why this card may not end the turn."""
    assert move.card is not None
    return ending.forbids_discard(state, move.card)


_FORBIDS: Final[dict[MoveKind, Forbids]] = {
    "draw": lambda state, move: laws_of_drawing.forbids_draw(state),
    "take": forbids_take,
    "take turned": lambda state, move: laws_of_drawing.forbids_take_turned(state),
    "put back": lambda state, move: laws_of_drawing.forbids_put_back(state),
    "pass": lambda state, move: laws_of_drawing.forbids_pass(state),
    "meld": forbids_meld,
    "lay": forbids_lay,
    "swap": forbids_swap,
    "back": forbids_back,
    "discard": forbids_discard,
    "claim": lambda state, move: forbids_claim(state, move.seat),
}

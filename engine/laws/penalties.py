"""The laws of penalties: what a discard can cost, at once or when the next player makes use of it."""

from __future__ import annotations

from engine import melds
from engine.cards import Card
from engine.errors import Reason
from engine.laws.common import reasons
from engine.laws.laying import fits_a_meld
from engine.moves import Said
from engine.state import Penalty, State


def penalty_of_discard(state: State, card: Card) -> list[Penalty]:
    """What this discard costs at once (D-24, D-34); the card is not on the pile yet."""
    rules, seat = state.rules, state.to_move
    found = []
    if rules.penalty_notice == "auto" and is_mistake(state, card):
        found.append(Penalty(seat, "penalty_layoff_discard", rules.penalty_layoff_discard))
    if rules.penalty_full_discard and completes_the_pile(state, card):
        found.append(Penalty(seat, "penalty_full_discard", rules.penalty_full_discard))
    return found


def is_mistake(state: State, card: Card) -> bool:
    """D-24: does it cost something to discard this card, since it fits a meld on the table?"""
    return state.rules.penalty_layoff_discard > 0 and fits_a_meld(state, card)


def completes_the_pile(state: State, card: Card) -> bool:
    """D-34: does it make a set or a run of three with the two cards on top of the pile?"""
    three = [Said(each) for each in (*state.pile[-2:], card)]
    return len(three) == 3 and melds.best(three, state.rules, state.wild_rank) is not None


def penalties_of_feeding(state: State, *, goes_out: bool) -> list[Penalty]:
    """What the discard before this turn costs its maker by what was done with it in this turn (D-25, D-32)."""
    rules, fed = state.rules, state.last_discard
    if fed is None or state.turn.drawn != "pile" or fed.card not in state.turn.taken:
        return []
    found = []
    laid = any(said.card == fed.card for step in state.turn.steps for said in step.cards)
    if goes_out and laid and rules.penalty_knock_feed:
        found.append(Penalty(fed.seat, "penalty_knock_feed", rules.penalty_knock_feed))
    if rules.penalty_head_feed and laid_beside_head(state, fed.card):
        found.append(Penalty(fed.seat, "penalty_head_feed", rules.penalty_head_feed, state.to_move))
    return found


def laid_beside_head(state: State, card: Card) -> bool:
    """D-32: was this card laid in one meld with the head card in this turn, be it a new meld or one that lay there?

    The two are never equal: of equal cards the newest is the chosen one.
    """
    if not state.turn.head or len(state.turn.taken) < 2:
        return False
    laid: dict[int, list[Card]] = {}
    for step in state.turn.steps:
        laid.setdefault(step.number, []).extend(said.card for said in step.cards)
    return any(state.turn.taken[0] in cards and card in cards for cards in laid.values())


def forbids_claim(state: State, seat: int) -> tuple[Reason, ...]:
    """Why this seat has nothing to claim (D-24)."""
    if state.rules.penalty_notice != "claim":
        return (Reason("penalty_notice", {"value": state.rules.penalty_notice}),)
    return reasons(something_to_claim(state, seat))


def something_to_claim(state: State, seat: int) -> Reason | None:
    """D-24: one of the others says so before the next player has drawn, once a discard."""
    made = state.claimable
    if made is not None and seat != made.seat and 0 <= seat < state.seats and not state.over:
        return None
    return Reason("D-24", {"seat": seat})

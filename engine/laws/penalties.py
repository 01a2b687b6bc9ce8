"""The laws of penalties: what a discard can cost, at once or when the next player makes use of it."""

from __future__ import annotations

from typing import NamedTuple

from engine import melds
from engine.cards import PACK, Card
from engine.errors import Reason
from engine.laws.common import reasons
from engine.laws.laying import fits_a_meld
from engine.moves import Said
from engine.rules import Rules
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


class Risk(NamedTuple):
    """What a discard costs, or can cost, as far as the player can know before it: `sure` is what nobody has to notice or use.

    `units` is what is paid where players pay each other (D-35), 0 where points are counted.
    """

    key: str
    points: int
    units: int
    sure: bool


def risks_of_discard(state: State, card: Card) -> list[Risk]:
    """What it costs or can cost to discard this card (D-24, D-32, D-34), from what the player sees; going out costs nothing (D-26).

    Whether the next player goes out with it (D-25) nobody can know.
    """
    if state.hand == [card]:
        return []
    rules = state.rules
    found = [Risk(each.key, each.points, units_of(state, each.key), sure=True) for each in penalty_of_discard(state, card)]
    if is_claimed(rules) and is_mistake(state, card):
        key = "penalty_layoff_discard"
        found.append(Risk(key, rules.penalty_layoff_discard, units_of(state, key), sure=False))
    if rules.penalty_head_feed and goes_with_head(state, card):
        found.append(Risk("penalty_head_feed", rules.penalty_head_feed, 0, sure=False))
    return found


def units_of(state: State, key: str) -> int:
    """How many units a penalty costs its maker where players pay each other (D-35), 0 where points are counted."""
    rules = state.rules
    if rules.scoring != "stakes":
        return 0
    mistake = rules.stake_mistake * (state.seats - 1)
    return {"penalty_knock_feed": rules.stake_knock_feed, "penalty_head_feed": 0}.get(key, mistake)


def has_penalties(rules: Rules) -> bool:
    """Is there any discard that costs its maker something which can be known before?"""
    noticed = rules.penalty_layoff_discard > 0 and rules.penalty_notice != "off"
    return noticed or rules.penalty_full_discard > 0 or rules.penalty_head_feed > 0


def is_claimed(rules: Rules) -> bool:
    """D-24: does a discard that fits a meld cost only what somebody claims?"""
    return rules.penalty_notice == "claim" and rules.penalty_layoff_discard > 0


def goes_with_head(state: State, card: Card) -> bool:
    """D-32: is there a meld of three that holds this card and the head card, which lies in the pile?"""
    if not state.head or state.rules.pile_take != "deep":
        return False
    pair = (Said(state.pile[0]), Said(card))
    return any(melds.best((*pair, Said(third)), state.rules, state.wild_rank) is not None for third in PACK)


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
    """D-32: was this card laid in one meld with the head card in this turn, a new meld or one that lay there?

    The two are never equal: of equal cards the newest is the chosen one.
    """
    if not state.turn.head or len(state.turn.taken) < 2:
        return False
    laid: dict[int, list[Card]] = {}
    for step in state.turn.steps:
        laid.setdefault(step.number, []).extend(said.card for said in step.cards)
    return any(state.turn.taken[0] in cards and card in cards for cards in laid.values())


def claims_are_open(state: State, seat: int) -> bool:
    """D-24: might this seat claim something now, for all one can see without looking whether the last discard fits?"""
    made = state.last_discard
    waits = is_claimed(state.rules) and state.phase == "draw" and bool(state.melds)
    return waits and made is not None and made.seat != seat


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

"""When a turn cannot end any more, whatever is laid: proofs that look at no move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from engine import melds
from engine.arrange import Want, arrange, in_melds, melds_in
from engine.cards import Card
from engine.laws import ending, opening
from engine.planning.effort import Effort, of_arranging
from engine.state import Meld, State

_EXACT: Final = 28
"""With more cards than that the search for the best melds may have missed some, and proves nothing."""


class Supply(NamedTuple):
    """What can still be laid in a turn: the hand, and with it the wild cards on the table that may come free."""

    cards: tuple[Card, ...]
    wilds: int
    swaps: bool


def is_hopeless(state: State, effort: Effort) -> bool:
    """Is it certain that no moves of this turn, nothing taken back, lead to a discard that ends it?

    False says nothing: whatever would have to be proved by trying is left to the search.
    """
    if opening.lap_reached(state) is not None:
        return not ending.can_end(state)
    supply = _supply(state)
    if not (_may_use_taken(state, supply) and _may_use_jokers(state, supply)):
        return True
    return not (_may_stay_in(state, supply, effort) or _may_go_out(state, supply, effort))


def _supply(state: State) -> Supply:
    swaps = state.rules.joker_swap != "off"
    freed = [each.card for meld in state.melds.values() for each in meld.cards if not each.natural] if swaps else []
    cards = (*state.hand, *freed)
    return Supply(cards, sum(melds.is_wild(card, state.wild_rank) for card in cards), swaps)


# ------------------------------------------------------------------------------------------------ what must be laid


def _may_use_taken(state: State, supply: Supply) -> bool:
    """Can the card that was taken still be laid as it must be (D-11, R-13)?"""
    if not ending.taken_is_laid(state):
        return True
    taken = state.turn.taken[0]
    if any(True for _ in melds_in(supply.cards, state.rules, state.wild_rank, holding=taken)):
        return True
    meld_only = state.rules.pile_use == "meld" and not ending.layoff_will_do(state)
    return not meld_only and (melds.is_wild(taken, state.wild_rank) or taken in _reached(state, supply))


def _may_use_jokers(state: State, supply: Supply) -> bool:
    """Is there a meld for a joker that was swapped (R-20)?"""
    if ending.jokers_are_used(state) is None or state.rules.joker_reuse != "meld":
        return True
    wild = {card for card in supply.cards if melds.is_wild(card, state.wild_rank)}
    return any(True for card in wild for _ in melds_in(supply.cards, state.rules, state.wild_rank, holding=card))


def _cards_still_to_lay(state: State) -> int:
    """How many cards the duties of the turn take from the hand at least, going out left aside."""
    rules = state.rules
    fewest = min(rules.set_min, rules.run_min)
    if ending.taken_is_laid(state):
        return fewest if rules.pile_use == "meld" and not ending.layoff_will_do(state) else 1
    if ending.jokers_are_used(state) is not None:
        return fewest if rules.joker_reuse == "meld" else 1
    return fewest if opening.opening_owed(state, goes_out=False) else 0


# ------------------------------------------------------------------------------------------------ the opening


def _may_open(state: State, supply: Supply, effort: Effort) -> bool:
    """Can what is missing of the opening still be laid (R-14, D-12)?"""
    if opening.is_open(state, state.to_move):
        return True
    if opening.from_the_pile(state) is not None and not _may_meld_with_pile(state, supply):
        return False
    want = Want(
        points=max(0, state.rules.opening_points - opening.opening_value(state)),
        pure=int(opening.has_pure_run(state) is not None),
    )
    again = opening.order_is_free(state) and supply.swaps and supply.wilds > 0
    return again or not _is_impossible(state, supply, want, effort)


def _may_meld_with_pile(state: State, supply: Supply) -> bool:
    if state.turn.drawn != "pile":
        return False
    return any(True for card in set(state.turn.taken) for _ in melds_in(supply.cards, state.rules, state.wild_rank, holding=card))


def _must_open(state: State) -> bool:
    """Will the opening be asked for, whether or not something has been laid already?"""
    if opening.opening_owed(state, goes_out=False):
        return True
    rules = state.rules
    return bool(ending.taken_is_laid(state)) and not (rules.layoff_before_open and rules.pile_use == "lay")


def _is_impossible(state: State, supply: Supply, want: Want, effort: Effort) -> bool:
    """Is it certain that the cards hold no melds that meet this?"""
    if want == Want() or len(supply.cards) > _EXACT or not effort.spend(of_arranging(len(supply.cards), supply.wilds)):
        return False
    return arrange(supply.cards, state.rules, state.wild_rank, want) is None


# ------------------------------------------------------------------------------------------------ two ways to end


def _may_stay_in(state: State, supply: Supply, effort: Effort) -> bool:
    """Can the turn end with cards left in the hand?"""
    if ending.must_go_out(state) or len(state.hand) - _cards_still_to_lay(state) < 2:
        return False
    return not _must_open(state) or _may_open(state, supply, effort)


def _may_go_out(state: State, supply: Supply, effort: Effort) -> bool:
    """Can the turn end with all cards gone?"""
    if ending.starter_stays_in(state) is not None or _stranded(state, supply) > 1:
        return False
    if not (opening.waived(state) or _may_open(state, supply, effort)):
        return False
    dark = ending.dark_has_meld(state) is None or any(True for _ in melds_in(supply.cards, state.rules, state.wild_rank))
    return dark and _may_have_runs(state, supply, effort)


def _may_have_runs(state: State, supply: Supply, effort: Effort) -> bool:
    """Can the runs that going out asks for still come onto the table (I-16)?"""
    if supply.swaps and supply.wilds:
        return True
    own, rules = ending.own_melds(state), state.rules
    want = Want(
        runs=max(0, rules.out_runs - sum(meld.kind == "run" for meld in own)),
        pure=max(0, rules.out_pure_runs - sum(map(melds.is_pure, own))),
    )
    return not _is_impossible(state, supply, want, effort)


def _stranded(state: State, supply: Supply) -> int:
    """How many cards of the hand are in no meld and can be added to none."""
    goes = in_melds(supply.cards, state.rules, state.wild_rank) | _reached(state, supply)
    return sum(card not in goes and not melds.is_wild(card, state.wild_rank) for card in state.hand)


# ------------------------------------------------------------------------------------------------ what can be added


def _reached(state: State, supply: Supply) -> set[Card]:
    """The natural cards that could be added to melds on the table if each had all cards of the hand for itself."""
    rules, found = state.rules, set[Card]()
    for meld in state.melds.values():
        if rules.layoff == "all" or (rules.layoff == "own" and meld.owner == state.to_move):
            found.update(_added(meld, supply))
        if supply.swaps and any(not each.natural for each in meld.cards):
            found.update(_replacing(meld, supply.cards))
    return found


def _replacing(meld: Meld, cards: Sequence[Card]) -> Iterator[Card]:
    """The cards that may take the place of a joker of that meld."""
    if meld.kind == "set":
        return (card for card in cards if card.rank == meld.cards[0].stands.rank)
    return (each.stands for each in meld.cards if not each.natural)


def _added(meld: Meld, supply: Supply) -> Iterator[Card]:
    """The cards that may be laid off on that meld, one on the other, wild ones filling the gaps."""
    first = meld.cards[0].stands
    if meld.kind == "set":
        yield from (card for card in supply.cards if card.rank == first.rank)
        return
    for beyond, way in ((len(meld.cards), 1), (-1, -1)):
        gaps = supply.wilds
        for offset in range(beyond, beyond + way * melds.AROUND, way):
            card = melds.place(meld.start, first.suit, offset)
            if card in supply.cards:
                yield card
            elif gaps:
                gaps -= 1
            else:
                break

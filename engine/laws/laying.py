"""The laws of laying: new melds, laying off and swapping."""

from __future__ import annotations

from collections.abc import Sequence

from engine import growth, melds
from engine.cards import SUITS, Card, order
from engine.errors import Reason
from engine.laws.common import in_hand, moment, on_table, reasons
from engine.laws.opening import lap_reached, opened_before
from engine.moves import Said
from engine.state import Laid, Meld, State


def forbids_melds(state: State, laid: Sequence[Sequence[Said]]) -> tuple[Reason, ...]:
    """Why these new melds may not be laid, ignoring the last card."""
    early = reasons(moment(state, "lay")) or reasons(in_hand(state, (said.card for each in laid for said in each)))
    if early:
        return early
    shapes = [reason for each in laid for reason in not_a_meld(state, each)]
    return (*reasons(lap_reached(state)), *shapes)


def not_a_meld(state: State, laid: Sequence[Said]) -> tuple[Reason, ...]:
    """Why these cards are no meld, nothing if they are one."""
    if melds.best(laid, state.rules, state.wild_rank) is not None:
        return ()
    return melds.why_not(laid, state.rules, state.wild_rank)


def forbids_layoff(state: State, said: Said, number: int) -> tuple[Reason, ...]:
    """Why this card may not be laid off on that meld, ignoring the last card."""
    early = reasons(moment(state, "lay")) or reasons(in_hand(state, (said.card,)), on_table(state, number))
    if early:
        return early
    return (*reasons(lap_reached(state), layoff_opened(state), layoff_owner(state, number)), *no_room(state, said, number))


def layoff_opened(state: State) -> Reason | None:
    """R-16: laying off is for those who have opened, unless `layoff_before_open` is on."""
    return None if state.rules.layoff_before_open else opened_before(state, "layoff_before_open")


def layoff_owner(state: State, number: int) -> Reason | None:
    """`layoff`: on whose melds cards may be laid off (D-4, I-10)."""
    allowed = state.rules.layoff
    if allowed == "all" or (allowed == "own" and state.melds[number].owner == state.to_move):
        return None
    return Reason("layoff", {"value": allowed, "number": number, "owner": state.melds[number].owner})


def no_room(state: State, said: Said, number: int) -> tuple[Reason, ...]:
    """Why the meld has no place for this card, nothing if it has one (D-4, R-16)."""
    grown = growth.extended(state.melds[number], said, state.wild_rank, state.to_move)
    if not grown:
        return (Reason("D-4", {"card": said, "number": number}),)
    found = [not_grown_so(state, number, meld) for meld in grown]
    return min(found, key=len)


def not_grown_so(state: State, number: int, grown: Meld) -> tuple[Reason, ...]:
    """Why the meld may not become this one by laying off."""
    laws = reasons(only_once_at_an_end(state, grown), pure_run_protected(state, number, grown))
    return (*melds.faults(grown, state.rules), *laws)


def only_once_at_an_end(state: State, grown: Meld) -> Reason | None:
    """`layoff_on_layoff`: a laid-off card may be built on, or not (D-4)."""
    if state.rules.layoff_on_layoff or not growth.grown_on_layoffs(grown):
        return None
    return Reason("layoff_on_layoff", {})


def pure_run_protected(state: State, number: int, grown: Meld) -> Reason | None:
    """I-14: the only pure run of a player may not be spoilt by a wild card."""
    before = state.melds[number]
    if not state.rules.protect_pure_run or not melds.is_pure(before) or melds.is_pure(grown):
        return None
    others = (meld for at, meld in state.melds.items() if at != number and meld.owner == before.owner)
    return None if any(melds.is_pure(meld) for meld in others) else Reason("protect_pure_run", {"number": number})


def laid_off(state: State, said: Said, number: int) -> Meld:
    """The meld with this card laid off on it, in the reading of G-6; the lay-off must be allowed."""
    grown = growth.extended(state.melds[number], said, state.wild_rank, state.to_move)
    return growth.best_of([meld for meld in grown if not not_grown_so(state, number, meld)], state.rules)


def fits_a_meld(state: State, card: Card) -> bool:
    """Does this card fit a meld on the table by rank and suit, whoever may lay it off (D-24)?"""
    if state.rules.layoff == "none" or not card.rank:
        return False
    said = Said(card, card)
    return any(
        not melds.faults(grown, state.rules) and only_once_at_an_end(state, grown) is None
        for meld in state.melds.values()
        for grown in growth.extended(meld, said, state.wild_rank, state.to_move)
    )


def forbids_swap(state: State, naturals: Sequence[Card], number: int) -> tuple[Reason, ...]:
    """Why these natural cards may not take the places of the jokers in that meld."""
    early = reasons(moment(state, "lay")) or reasons(in_hand(state, naturals), on_table(state, number))
    if early:
        return early
    found = reasons(lap_reached(state), opened_before(state, "joker_swap"), frees_a_joker(state, naturals, number))
    return found or melds.faults(swapped(state, naturals, number)[0], state.rules)


def frees_a_joker(state: State, naturals: Sequence[Card], number: int) -> Reason | None:
    """R-18, R-19: which jokers come free, and for which cards."""
    meld, allowed = state.melds[number], state.rules.joker_swap
    free = {
        "off": False,
        "runs": meld.kind == "run" and _replaces(meld, naturals),
        "complete": _replaces(meld, naturals) if meld.kind == "run" else _completes(meld, naturals),
        "free": _replaces(meld, naturals) if meld.kind == "run" else _fills(meld, naturals),
    }[allowed]
    return None if free else Reason("joker_swap", {"value": allowed, "cards": tuple(naturals), "number": number})


def naturals_for(state: State, meld: Meld) -> list[tuple[Card, ...]]:
    """What of the hand may be worth swapping in: single cards for a joker of that meld, and all together that fill a set."""
    if not _jokers(meld):
        return []
    hand = set(state.hand)
    if meld.kind == "run":
        wanted = [each.stands for each in meld.cards if not each.natural]
        return [(card,) for card in dict.fromkeys(wanted) if card in hand]
    missing = sorted(_missing(meld) or _all_suits(meld), key=order)
    single = [(card,) for card in missing if card in hand]
    together = [tuple(missing)] if len(missing) > 1 and hand.issuperset(missing) else []
    return [*single, *together]


def _replaces(meld: Meld, naturals: Sequence[Card]) -> bool:
    """In a run: does each card stand where a joker stands for it (R-18)?"""
    stood_for = [each.stands for each in meld.cards if not each.natural]
    return len(set(naturals)) == len(naturals) and all(card in stood_for for card in naturals)


def _missing(meld: Meld) -> set[Card]:
    """The natural cards of four suits that a set does not have."""
    return _all_suits(meld) - {each.card for each in meld.cards if each.natural}


def _all_suits(meld: Meld) -> set[Card]:
    """The four cards of the rank of a set."""
    return {Card(meld.cards[0].stands.rank, suit) for suit in SUITS}


def _completes(meld: Meld, naturals: Sequence[Card]) -> bool:
    """In a set: are all four suits there with these cards (R-19)? Where they are without, any card of the rank will do."""
    wanted = _missing(meld)
    if not wanted:
        return len(naturals) == 1 and naturals[0].rank == meld.cards[0].stands.rank and _jokers(meld) > 0
    return len(naturals) == len(wanted) and set(naturals) == wanted and _jokers(meld) > 0


def _fills(meld: Meld, naturals: Sequence[Card]) -> bool:
    """In a set: does each card bring a suit that is missing, and each free a joker (`free`)?"""
    return len(set(naturals)) == len(naturals) <= _jokers(meld) and set(naturals) <= _missing(meld)


def _jokers(meld: Meld) -> int:
    return sum(not each.natural for each in meld.cards)


def swapped(state: State, naturals: Sequence[Card], number: int) -> tuple[Meld, tuple[Card, ...]]:
    """The meld with these cards in it, and the jokers that have come free."""
    meld = state.melds[number]
    return _swapped_run(state, naturals, meld) if meld.kind == "run" else _swapped_set(state, naturals, meld)


def _swapped_run(state: State, naturals: Sequence[Card], meld: Meld) -> tuple[Meld, tuple[Card, ...]]:
    laid, freed, left = [], [], list(naturals)
    for each in meld.cards:
        if not each.natural and each.stands in left:
            left.remove(each.stands)
            freed.append(each.card)
            laid.append(Laid(each.stands, each.stands, state.to_move, each.first))
        else:
            laid.append(each)
    return meld._replace(cards=tuple(laid)), tuple(freed)


def _swapped_set(state: State, naturals: Sequence[Card], meld: Meld) -> tuple[Meld, tuple[Card, ...]]:
    jokers = sorted((each for each in meld.cards if not each.natural), key=lambda each: each.stands not in naturals)
    freed = jokers if state.rules.joker_swap == "complete" else jokers[: len(naturals)]
    kept = list(meld.cards)
    for joker in freed:
        kept.remove(joker)
    full = meld._replace(cards=tuple(kept))
    for card in naturals:
        full = growth.with_natural(full, Laid(card, card, state.to_move, first=False))
    return full, tuple(joker.card for joker in freed)

"""How a meld on the table grows: the cards that can be laid off on it, and what they stand for there."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card
from engine.melds import AROUND, by_suit, is_wild, missing_suit, place, preference
from engine.moves import Said
from engine.rules import Rules
from engine.state import Laid, Meld


def extended(meld: Meld, said: Said, wild_rank: int, seat: int) -> list[Meld]:
    """The melds that this one can become when that card is laid off on it, under the loosest rules (R-16)."""
    if said.stands not in (None, said.card) and not is_wild(said.card, wild_rank):
        return []
    return _extended_set(meld, said, wild_rank, seat) if meld.kind == "set" else _extended_run(meld, said, wild_rank, seat)


def _extended_set(meld: Meld, said: Said, wild_rank: int, seat: int) -> list[Meld]:
    rank = meld.cards[0].stands.rank
    found = []
    if said.card.rank == rank and said.stands in (None, said.card):
        found.append(with_natural(meld, Laid(said.card, said.card, seat, first=False)))
    if is_wild(said.card, wild_rank) and (said.stands is None or (said.stands.rank == rank and said.stands != said.card)):
        stands = said.stands or Card(rank, missing_suit(meld.cards))
        found.append(meld._replace(cards=by_suit([*meld.cards, Laid(said.card, stands, seat, first=False)])))
    return found


def newest(before: Meld, after: Meld, card: Card) -> Laid:
    """The card that was laid off on the meld as it was before, as it lies there now."""
    if after.kind == "run":
        return after.cards[0] if after.start != before.start else after.cards[-1]
    left = list(before.cards)
    for each in after.cards:
        if each in left:
            left.remove(each)
        elif each.card == card:
            return each
    raise ValueError(card)


def with_natural(meld: Meld, new: Laid) -> Meld:
    """The set with one more natural card; a wild card written with its suit moves to the first that is missing."""
    laid = [each for each in meld.cards if each.natural] + [new]
    for each in meld.cards:
        if not each.natural:
            taken = any(other.stands == each.stands for other in laid)
            laid.append(each._replace(stands=Card(each.stands.rank, missing_suit(laid))) if taken else each)
    return meld._replace(cards=by_suit(laid))


def _extended_run(meld: Meld, said: Said, wild_rank: int, seat: int) -> list[Meld]:
    suit = meld.cards[0].stands.suit
    below = meld.start - 1 or AROUND
    ends = ((below, place(below, suit, 0), True), (meld.start, place(meld.start, suit, len(meld.cards)), False))
    found = []
    for start, stands, low in ends:
        if said.stands not in (None, stands) or (said.card != stands and not is_wild(said.card, wild_rank)):
            continue
        new = Laid(said.card, stands, seat, first=False)
        found.append(meld._replace(cards=(new, *meld.cards) if low else (*meld.cards, new), start=start))
    return found


def best_of(melds: Sequence[Meld], rules: Rules) -> Meld:
    """The one of several readings that counts when nothing was said (G-6)."""
    return min(melds, key=lambda meld: preference(meld, rules))


def grown_on_layoffs(meld: Meld) -> bool:
    """Has a run more than one card laid off at one end (`layoff_on_layoff`)?"""
    if meld.kind != "run":
        return False
    firsts = [at for at, each in enumerate(meld.cards) if each.first]
    return firsts[0] > 1 or len(meld.cards) - 1 - firsts[-1] > 1

"""Melds in the making: the smallest melds that rules allow, and what of them a hand has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.arrange import packed
from engine.arrange.figures import figures_for
from engine.cards import Card
from engine.rules import Rules


class Smallest(NamedTuple):
    """A meld that could not be smaller, of natural cards: these cards, and what it counts as it lies."""

    cards: tuple[Card, ...]
    points: int


class Making(NamedTuple):
    """A smallest meld of which a hand holds some cards and lacks others."""

    held: tuple[Card, ...]
    missing: tuple[Card, ...]
    points: int


class _Masked(NamedTuple):
    """The same for the search: the bits that `packed.present` must have for it, and the cards with their bits."""

    mask: int
    bits: tuple[tuple[Card, int], ...]
    smallest: Smallest


@lru_cache(maxsize=16)
def _all(rules: Rules, wild_rank: int) -> tuple[_Masked, ...]:
    found = []
    for figure in figures_for(rules, wild_rank).core(packed.ONES, 0):
        if figure.size == (rules.run_min if figure.kind == "run" else rules.set_min):
            cards = tuple(packed.unpack(figure.taken))
            bits = tuple((card, packed.UNIT[card]) for card in cards)
            found.append(_Masked(figure.mask, bits, Smallest(cards, figure.points)))
    return tuple(found)


@lru_cache(maxsize=16)
def _by_card(rules: Rules, wild_rank: int) -> Mapping[Card, tuple[_Masked, ...]]:
    found: dict[Card, list[_Masked]] = {card: [] for card in packed.CARDS}
    for masked in _all(rules, wild_rank):
        for card in masked.smallest.cards:
            found[card].append(masked)
    return {card: tuple(melds) for card, melds in found.items()}


@lru_cache(maxsize=16)
def smallest_with(rules: Rules, wild_rank: int) -> Mapping[Card, tuple[Smallest, ...]]:
    """The smallest melds that each natural card can be in.

    >>> from engine.cards import card, text
    >>> from engine.rules import preset
    >>> [text(each.cards) for each in smallest_with(preset("romme"), 0)[card("As")]]
    ['As Qs Ks', 'As 2s 3s', 'As Ad Ac', 'As Ah Ac', 'As Ah Ad']
    """
    return {card: tuple(masked.smallest for masked in melds) for card, melds in _by_card(rules, wild_rank).items()}


def makes_meld(card: Card, hand: Iterable[Card], others: Iterable[Card], rules: Rules, wild_rank: int) -> bool:
    """Does this natural card make a meld of natural cards with at least one of the hand, and perhaps with the others?

    >>> from engine.cards import cards
    >>> from engine.rules import preset
    >>> seven, *others = cards("7s 8s 9s")
    >>> [makes_meld(seven, cards(hand), others, preset("dummy"), 0) for hand in ("Ts Kd", "6s Kd", "7d Kd")]
    [False, True, False]
    """
    unit = packed.UNIT[card]
    own = packed.present(packed.pack(hand)[0])
    has = own | packed.present(packed.pack(others)[0]) | unit
    return any(has & each.mask == each.mask and own & each.mask & ~unit for each in _by_card(rules, wild_rank)[card])


def in_the_making(hand: Sequence[Card], rules: Rules, wild_rank: int) -> Iterator[Making]:
    """The smallest melds of which the hand holds a card and lacks one or two.

    >>> from engine.cards import cards, text
    >>> from engine.rules import preset
    >>> [(text(each.held), text(each.missing)) for each in in_the_making(cards("4s 5s"), preset("romme"), 0) if len(each.held) > 1]
    [('4s 5s', '6s'), ('4s 5s', '3s')]
    """
    has = packed.present(packed.pack(hand)[0])
    for mask, bits, smallest in _all(rules, wild_rank):
        if mask & has:
            missing = tuple(card for card, bit in bits if not has & bit)
            if 1 <= len(missing) <= 2:
                yield Making(tuple(card for card, bit in bits if has & bit), missing, smallest.points)

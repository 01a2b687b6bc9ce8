"""Hands as single integers, for the search.

A hand is a row of 2-bit counters, rank by rank: the card of rank r and the suit at place s of `shdc` is counted at bit
2·(4·(r - 1) + s). Adding and taking away cards is `+` and `-`, and equal hands are equal integers. Printed jokers have no
counter; they are counted beside it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.cards import RANKS, SUITS, Card

ONES: Final = (1 << 104) // 3
"""The lower bit of each of the 52 counters."""

TWOS: Final = ONES << 1
"""The upper bit of each counter."""

SUIT: Final = tuple(sum(3 << 2 * (4 * rank + suit) for rank in range(13)) for suit in range(4))
"""The counters of each suit, in the order s h d c."""

RANK: Final = (0, *(0xFF << 8 * rank for rank in range(13)))
"""The counters of each rank from 1 to 13."""

CARDS: Final = tuple(Card(rank + 1, suit) for rank in range(len(RANKS)) for suit in SUITS)
"""The 52 cards in the order of their counters."""

UNIT: Final = {card: 1 << 2 * place for place, card in enumerate(CARDS)}
"""Each card as a hand of one."""

PLACES: Final = len(CARDS)
"""The number of counters."""


def pack(cards: Iterable[Card]) -> tuple[int, int]:
    """The counters of these cards, at most three of a kind, and the number of printed jokers among them.

    >>> pack([Card(1, "s"), Card(1, "s"), Card(1, "h"), Card(0, "*")])
    (6, 1)
    """
    counters = jokers = 0
    for card in cards:
        if card.rank:
            counters += UNIT[card]
        else:
            jokers += 1
    return counters, jokers


def unpack(counters: int) -> list[Card]:
    """The cards of a hand, rank by rank.

    >>> [str(card) for card in unpack(6)]
    ['As', 'As', 'Ah']
    """
    return [CARDS[place] for place in places(counters)]


def places(counters: int) -> list[int]:
    """The place of each card of a hand among the 52, 0 to 51, in order."""
    found = []
    while counters:
        place = (counters & -counters).bit_length() - 1 >> 1
        found.append(place)
        counters -= 1 << 2 * place
    return found


def present(counters: int) -> int:
    """The lower bit of each counter that is not zero."""
    return (counters | counters >> 1) & ONES


def plenty(counters: int) -> int:
    """A bit for each first, second and third copy of a card: a hand holds all of another one if it has all its bits.

    >>> twins = plenty(pack([Card(1, "s"), Card(1, "s")])[0])
    >>> [plenty(hand) & twins == twins for hand in (1, 2, 3)]
    [False, True, True]
    """
    return (counters | counters >> 1) & ONES | counters & TWOS | (counters & counters >> 1 & ONES) << 2 * PLACES


def count(counters: int) -> int:
    """The number of cards."""
    return (counters & ONES).bit_count() + 2 * (counters & TWOS).bit_count()

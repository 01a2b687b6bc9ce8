"""The order of the hand: by suit or by rank, with a key for every card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.cards import Card, order


class Held(NamedTuple):
    """A card in a hand or a row, with a key that tells it from an equal one."""

    key: str
    card: Card


def held(cards: Sequence[Card]) -> tuple[Held, ...]:
    """Cards with their keys, equal ones numbered.

    >>> from engine.cards import cards
    >>> [each.key for each in held(cards("Qs 4h Qs"))]
    ['Qs', '4h', 'Qs.2']
    """
    seen: dict[Card, int] = {}
    found = []
    for card in cards:
        seen[card] = seen.get(card, 0) + 1
        found.append(Held(str(card) if seen[card] == 1 else f"{card}.{seen[card]}", card))
    return tuple(found)


def by_suit(cards: Sequence[Card]) -> list[Card]:
    """Cards in the order of suits, black and red in turn, the ace above the king; jokers last."""
    return sorted(cards, key=lambda card: ("shcd*".index(card.suit), _height(card)))


def by_rank(cards: Sequence[Card]) -> list[Card]:
    """Cards in the order of ranks, the ace above the king; jokers last."""
    return sorted(cards, key=lambda card: (not card.rank, _height(card), order(card)))


def _height(card: Card) -> int:
    return 14 if card.rank == 1 else card.rank

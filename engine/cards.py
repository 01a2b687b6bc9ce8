"""Cards, packs, and how they are written and read."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from engine.errors import refuse

SUITS: Final = "shdc"
"""The suits in their fixed order: spades, hearts, diamonds, clubs."""

RANKS: Final = "A23456789TJQK"
"""The ranks as they are written; the ace is rank 1, the king rank 13."""

_SYMBOLS: Final = {"♠": "s", "♥": "h", "♦": "d", "♣": "c"}


class Card(NamedTuple):
    """A card by what is printed on it: equal cards are the same card to every rule (G-9).

    `rank` is 1 (ace) to 13 (king), 0 for a printed joker; `suit` is one of `shdc`, `*` for a joker.

    >>> str(Card(12, "s"))
    'Qs'
    """

    rank: int
    suit: str

    def __str__(self) -> str:
        return RANKS[self.rank - 1] + self.suit if self.rank else "*"


JOKER: Final = Card(0, "*")
"""A printed joker."""

PACK: Final = tuple(Card(rank, suit) for suit in SUITS for rank in range(1, 14))
"""One pack of 52 in pack order: ♠ ♥ ♦ ♣, each from the ace to the king."""

_BY_NAME: Final = {str(each): each for each in (*PACK, JOKER)}


def pack_of(packs: int, jokers: int) -> list[Card]:
    """Every card in play in pack order: the packs one after the other, then the jokers.

    >>> len(pack_of(2, 6))
    110
    """
    return [*PACK * packs, *[JOKER] * jokers]


def card(text: str) -> Card:
    """Read one card; `10d`, lower-case ranks and the symbols of the suits are understood too.

    >>> card("10♦") == card("Td") == Card(10, "d")
    True

    Raises `Refusal` (key `notation`) for anything else.
    """
    found = _BY_NAME.get(text)
    if found is not None:
        return found
    suit = text[-1:]
    plain = text[:-1].upper().replace("10", "T") + _SYMBOLS.get(suit, suit.lower())
    if plain not in _BY_NAME:
        raise refuse("notation", text=text, expected="card")
    return _BY_NAME[plain]


def cards(written: str) -> list[Card]:
    """Read cards separated by blanks.

    >>> [str(each) for each in cards("Qs 10d *")]
    ['Qs', 'Td', '*']
    """
    return [card(word) for word in written.split()]


def text(several: Iterable[Card]) -> str:
    """Write cards, separated by blanks.

    >>> text([Card(1, "h"), JOKER])
    'Ah *'
    """
    return " ".join(map(str, several))


def order(each: Card) -> tuple[int, int]:
    """The place of a card in pack order, for sorting; jokers come last.

    >>> text(sorted(cards("* Ac Ks 2s"), key=order))
    '2s Ks Ac *'
    """
    return (SUITS.index(each.suit), each.rank) if each.rank else (len(SUITS), 0)

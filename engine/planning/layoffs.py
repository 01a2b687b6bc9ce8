"""Which cards of a hand can be laid off, one on the other if need be, and which can be swapped in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, combinations
from typing import Final, NamedTuple

from engine import melds
from engine.arrange import in_melds
from engine.cards import Card
from engine.laws import laying
from engine.moves import Move, Said, lay, swap
from engine.state import Meld, State

_TRIED: Final = 4
"""Of so many cards that can be laid off every choice is tried, of more only the large and the small ones."""


def placeable(state: State, cards: Sequence[Card]) -> list[Move]:
    """Lay-offs on the melds that lie now for as many of these cards as possible, in an order that works."""
    left = [
        card for card in cards if melds.is_wild(card, state.wild_rank) or any(_near(card, there) for there in state.melds.values())
    ]
    table, moves = state.copy() if left else state, list[Move]()
    found = bool(left)
    while found:
        found = False
        for card in list(left):
            number = _place(table, card)
            if number:
                left.remove(card)
                moves.append(lay(Said(card), number))
                found = True
    return moves


def _near(card: Card, there: Meld) -> bool:
    """May a natural card fit this meld sooner or later, from what is printed on it?"""
    shown = there.cards[0].stands
    return card.suit == shown.suit if there.kind == "run" else card.rank == shown.rank


def _place(table: State, card: Card) -> int:
    """Lay that card off on the first meld that takes it, and say on which; 0 if none does."""
    said, wild = Said(card), melds.is_wild(card, table.wild_rank)
    for number, there in table.melds.items():
        if (wild or _fits(card, there)) and laying.layoff_owner(table, number) is None and not laying.no_room(table, said, number):
            table.melds[number] = laying.laid_off(table, said, number)
            return number
    return 0


def _fits(card: Card, there: Meld) -> bool:
    """Is it of the rank of a set, or beside an end of a run?"""
    if there.kind == "set":
        return card.rank == there.cards[0].stands.rank
    ends = melds.place(there.start, card.suit, len(there.cards)), melds.place(there.start - 1, card.suit, 0)
    return card.suit == there.cards[0].stands.suit and card in ends


class Choices(NamedTuple):
    """Cards of a hand that can be laid off: `always` those that no meld of the hand can use, `contested` the others."""

    always: tuple[Card, ...]
    contested: tuple[Card, ...]

    def ways(self, state: State, *, closing: bool) -> Iterator[list[Move]]:
        """Lay-offs of the contested cards in each choice, with all the others: as many as possible first.

        With `closing` also of all but one of the others, since one card has to stay for the discard.
        """
        some: Sequence[int] = range(len(self.contested), -1, -1)
        if len(self.contested) > _TRIED:
            some = (len(self.contested), len(self.contested) - 1, 1, 0)
        for chosen in dict.fromkeys(chain.from_iterable(combinations(self.contested, size) for size in some)):
            yield from _all_placed(state, (*self.always, *chosen))
            for kept in dict.fromkeys(self.always) if closing else ():
                yield from _all_placed(state, (*(card for card in self.always if card != kept), *chosen))


def _all_placed(state: State, cards: Sequence[Card]) -> Iterator[list[Move]]:
    moves = placeable(state, cards)
    if len(moves) == len(cards):
        yield moves


def choices(state: State, *, wild: bool) -> Choices:
    """What can be laid off, wild cards too or not."""
    if state.rules.layoff == "none" or not state.melds:
        return Choices((), ())
    hand = [card for card in state.hand if wild or not melds.is_wild(card, state.wild_rank)]
    cards = [card for move in placeable(state, hand) for card in cards_of(move)]
    needed = in_melds(state.hand, state.rules, state.wild_rank) if cards else set()
    free = [card for card in cards if card not in needed]
    return Choices(tuple(free), tuple(card for card in cards if card in needed))


def cards_of(move: Move) -> list[Card]:
    """The cards of a lay-off or a swap."""
    return [said.card for said in move.cards]


def swaps(state: State) -> Iterator[Move]:
    """Cards of the hand that may free wild cards of melds."""
    if state.rules.joker_swap != "off":
        for number, there in state.melds.items():
            yield from (swap(naturals, number) for naturals in laying.naturals_for(state, there))

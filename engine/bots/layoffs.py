"""Which cards of a hand can be laid off, one on the other if need be, and which can be swapped in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, combinations
from typing import Final

from engine import melds
from engine.cards import SUITS, Card
from engine.laws import laying
from engine.moves import Move, Said, lay, swap
from engine.state import Meld, State

_TRIED: Final = 4
"""Of so many cards that can be laid off every choice is tried, of more only the large and the small ones."""


def placeable(state: State, cards: Sequence[Card]) -> list[Move]:
    """Lay-offs on the melds that lie now for as many of these cards as possible, in an order that works."""
    table, left, moves = state.copy(), list(cards), []
    found = bool(table.melds)
    while found:
        found = False
        for card in list(left):
            number = _place(table, card)
            if number:
                left.remove(card)
                moves.append(lay(Said(card), number))
                found = True
    return moves


def _place(table: State, card: Card) -> int:
    """Lay that card off on the first meld that takes it, and say on which; 0 if none does."""
    said = Said(card)
    for number, there in table.melds.items():
        fits = melds.extended(there, said, table.wild_rank, table.to_move) and laying.layoff_owner(table, number) is None
        if fits and not laying.no_room(table, said, number):
            table.melds[number] = laying.laid_off(table, said, number)
            return number
    return 0


def choices(state: State, *, wild: bool) -> Iterator[list[Move]]:
    """Ways to lay off some of the cards of the hand: all that is possible first, nothing last; wild cards too or not."""
    if state.rules.layoff == "none" or not state.melds:
        yield []
        return
    hand = [card for card in state.hand if not melds.is_wild(card, state.wild_rank)]
    hand += [card for card in state.hand if melds.is_wild(card, state.wild_rank)] if wild else []
    cards = [card for move in placeable(state, hand) for card in cards_of(move)]
    sizes = range(len(cards), -1, -1) if len(cards) <= _TRIED else (len(cards), len(cards) - 1, 1, 0)
    for chosen in dict.fromkeys(chain.from_iterable(combinations(cards, size) for size in sizes)):
        moves = placeable(state, chosen)
        if len(moves) == len(chosen):
            yield moves


def cards_of(move: Move) -> list[Card]:
    """The cards of a lay-off or a swap."""
    return [said.card for said in move.cards]


def swaps(state: State) -> Iterator[Move]:
    """Cards of the hand that may free wild cards of melds."""
    if state.rules.joker_swap != "off":
        hand = set(state.hand)
        for number, there in state.melds.items():
            yield from (swap(naturals, number) for naturals in _naturals_for(there) if hand.issuperset(naturals))


def _naturals_for(there: Meld) -> Iterator[tuple[Card, ...]]:
    wild = [each for each in there.cards if not each.natural]
    if there.kind == "run" or not wild:
        yield from ((each.stands,) for each in wild)
        return
    here = {each.card for each in there.cards if each.natural}
    missing = tuple(card for suit in SUITS if (card := Card(there.cards[0].stands.rank, suit)) not in here)
    yield from ((card,) for card in missing)
    if len(missing) > 1:
        yield missing

"""The best arrangement of a hand under what a turn demands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from engine import melds
from engine.arrange import packed
from engine.arrange.figures import Figure, Figures, figures_for
from engine.arrange.search import NEVER, Bounds, Search
from engine.cards import Card
from engine.moves import Said
from engine.rules import Rules


class Want(NamedTuple):
    """What an arrangement has to meet.

    `runs` and `pure` are the runs, and the pure runs among them, that it must hold, 0 to 7; `points` is what its melds must be
    worth together, 0 to 100 (R-14). `holding` is a card that one of the melds must hold, and `beside`, where it is not empty,
    are the cards of which that meld must hold another one (D-11). `staying` is the most cards that may stay in the hand, the
    discard included; None: any number. `discard`: the turn ends with a discard, so one card leaves the hand without being laid.
    """

    runs: int = 0
    pure: int = 0
    points: int = 0
    holding: Card | None = None
    beside: tuple[Card, ...] = ()
    staying: int | None = None
    discard: bool = True


ANYTHING: Final = Want()
"""No demands."""


class Arrangement(NamedTuple):
    """Melds that a hand can lay together.

    `melds` are the cards of each, wild ones with what they stand for. `left` stays in the hand after the discard, `thrown` is
    the card to throw away if nothing but its value counts, None where nothing has to be. `points` is what the melds count as
    they lie; `value` is what a player wants to be large: minus the value of what is left, and where laid cards count (D-22)
    plus the points.
    """

    melds: tuple[tuple[Said, ...], ...]
    left: tuple[Card, ...]
    thrown: Card | None
    points: int
    value: int


def arrange(hand: Sequence[Card], rules: Rules, wild_rank: int, want: Want = ANYTHING) -> Arrangement | None:
    """The arrangement of the largest value, and among equal ones of the most cards laid; None if none meets what is wanted.

    It is exact but for hands of more than some 30 cards of a few ranks, where the search stops looking at some point.

    >>> from engine.cards import cards
    >>> from engine.rules import make
    >>> found = arrange(cards("Jc Kc * Ac 9d 9h 2s"), make("romme"), 0, Want(points=40))
    >>> [" ".join(map(str, meld)) for meld in found.melds], found.points, found.value
    (['Jc *=Qc Kc Ac'], 40, -11)
    """
    figures = figures_for(rules, wild_rank)
    best, chosen = NEVER // 2, None
    for way in _ways(hand, figures, want):
        gain = way.gain()
        if gain > best:
            best, chosen = gain, way
    return chosen.read(want) if chosen else None


class _Way:
    """A first figure, if one is fixed, with the wild cards that fill places in it for sure, and the search for the rest of the
    hand.
    """

    def __init__(
        self, hand: Sequence[Card], figures: Figures, bounds: Bounds, first: Figure | None, filling: tuple[Card, ...]
    ) -> None:
        self.figures, self.first, self.filling = figures, first, filling
        self.search = Search(hand, figures, bounds.after(first) if first else bounds)
        self.start = self.search.start(first.wilds - len(filling) if first else 0)

    def gain(self) -> int:
        """What it brings, `NEVER` or less if it cannot be done."""
        fixed = self.first.gain + sum(map(self.figures.worth.of, self.filling)) if self.first else 0
        return fixed + self.search.best(*self.start)

    def read(self, want: Want) -> Arrangement:
        """The arrangement it stands for."""
        chosen, state = self.search.trace(*self.start)
        wild, left = self.search.spread(chosen, state)
        lying = [self.first, *chosen] if self.first else chosen
        supply = iter((*self.filling, *wild))
        laid = tuple(_said(figure, supply, self.figures.wild_rank) for figure in lying)
        return self._arrangement(laid, sum(figure.points for figure in lying), left, want)

    def _arrangement(self, laid: tuple[tuple[Said, ...], ...], points: int, left: list[Card], want: Want) -> Arrangement:
        in_hand = self.figures.worth.in_hand
        thrown = max(left, key=in_hand.__getitem__) if left and want.discard else None
        if thrown is not None:
            left.remove(thrown)
        staying = sum(map(in_hand.__getitem__, left))
        return Arrangement(laid, tuple(left), thrown, points, (points if self.figures.worth.laying else 0) - staying)


def _said(figure: Figure, wild: Iterator[Card], wild_rank: int) -> tuple[Said, ...]:
    """Its cards as a player would say them, open places filled; cards of the wild rank always say what they stand for."""
    return tuple(
        Said(next(wild), card) if figure.open >> at & 1 else Said(card, card if card.rank == wild_rank else None)
        for at, card in enumerate(figure.shows)
    )


def _ways(hand: Sequence[Card], figures: Figures, want: Want) -> Iterator[_Way]:
    """The search as a whole, or one for each first figure that holds the card which must be laid."""
    owed = want.discard and figures.rules.closing_discard != "optional"
    bounds = Bounds(want.runs, want.pure, want.points, want.staying, want.discard, owed)
    if want.holding is None:
        yield _Way(hand, figures, bounds, None, ())
        return
    for fixing in _fixings(want, figures.wild_rank):
        if not Counter(fixing.filling) - Counter(hand):
            for figure in fixing.figures(hand, figures):
                rest = Counter(hand) - Counter(packed.unpack(figure.taken)) - Counter(fixing.filling)
                yield _Way(list(rest.elements()), figures, bounds, figure, fixing.filling)


class _Fixing(NamedTuple):
    """What is fixed about the first figure: wild cards in it, a natural card in it, natural cards of which it must hold another
    one.
    """

    filling: tuple[Card, ...]
    natural: Card | None
    company: tuple[Card, ...]

    def figures(self, hand: Sequence[Card], figures: Figures) -> Iterator[Figure]:
        """The figures of the hand for which it holds."""
        counters, jokers = packed.pack((Counter(hand) - Counter(self.filling)).elements())
        wilds = jokers + packed.count(counters & packed.RANK[figures.wild_rank]) + len(self.filling)
        for figure in figures.every(counters, wilds):
            natural = packed.unpack(figure.taken)
            if figure.wilds >= len(self.filling) and (self.natural is None or self.natural in natural):
                if self.natural is not None:
                    natural.remove(self.natural)
                if not self.company or any(card in self.company for card in natural):
                    yield figure


def _fixings(want: Want, wild_rank: int) -> Iterator[_Fixing]:
    """The ways in which a meld may hold the card that must be laid, and another one of those it must lie beside."""
    card = want.holding
    assert card is not None
    wild = [other for other in dict.fromkeys(want.beside) if melds.is_wild(other, wild_rank)]
    if card.rank:
        yield _Fixing((), card, want.beside)
        yield from (_Fixing((other,), card, ()) for other in wild)
    if melds.is_wild(card, wild_rank):
        yield _Fixing((card,), None, want.beside)
        yield from (_Fixing((card, other), None, ()) for other in wild)

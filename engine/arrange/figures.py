"""Figures: what a hand can lay, as natural cards and a number of wild ones.

Which wild cards go into a figure, and which of its readings is said, does not matter to what it takes from the hand; so all
melds with the same natural cards and the same number of wild cards are one figure, kept in the reading that counts most.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from engine import melds
from engine.arrange import packed
from engine.arrange.worth import Worth
from engine.cards import JOKER, SUITS, Card
from engine.moves import Said
from engine.rules import Rules
from engine.state import MeldKind

Row = tuple[tuple[int, ...], list[int], int]

_KING = 13


class Figure(NamedTuple):
    """A set or a run with some places open for wild cards.

    `taken` are its natural cards, `mask` what `packed.plenty` must have for it, `lowest` the place of the first of them, 52 if
    there are none. `gain` is what laying them brings, open places included as far as they count on the table; `weight` is the
    most that the natural cards could bring. `shows` are the cards it shows, from low to high; bit i of `open` says that the
    card at place i is a wild card. `points` is what it counts as it lies.
    """

    lowest: int
    mask: int
    taken: int
    wilds: int
    gain: int
    weight: int
    kind: MeldKind
    shows: tuple[Card, ...]
    open: int
    points: int

    @property
    def size(self) -> int:
        """The number of cards."""
        return len(self.shows)


class Figures:
    """The figures that rules allow. `core` leaves out those which fall into two others worth as much."""

    def __init__(self, rules: Rules, wild_rank: int) -> None:
        self.rules, self.wild_rank = rules, wild_rank
        self.worth = Worth(rules, wild_rank)
        self.doubles = rules.packs > 1 and (rules.set_suits == "any" or rules.run_max > _KING)
        self.set_max = min(rules.set_max, 4) if rules.set_suits == "different" else rules.set_max
        self.around = rules.ace == "around"
        self.lowest = 2 if rules.ace == "high" else 1
        self.highest = {"low": _KING, "high": _KING + 1, "both": _KING + 1, "around": 2 * _KING}[rules.ace]
        self.core_runs = lru_cache(maxsize=4096)(self._core_runs)
        self.core_sets = lru_cache(maxsize=4096)(self._core_sets)
        self.core_of_wilds = lru_cache(maxsize=32)(self._core_of_wilds)

    def core(self, counters: int, wilds: int) -> Iterator[Figure]:
        """The core figures with natural cards among these, at least one, and at most so many wild ones."""
        if not self.doubles:
            counters = packed.present(counters)
        for suit in range(4):
            part = counters & packed.SUIT[suit]
            if part:
                yield from self.core_runs(part, suit, wilds)
        for rank in range(1, 14):
            part = counters & packed.RANK[rank]
            if part:
                yield from self.core_sets(part, rank, wilds)

    def every(self, counters: int, wilds: int) -> Iterator[Figure]:
        """All figures with natural cards among these, or none, and at most so many wild cards; a run before a set."""
        for suit in range(4):
            yield from self.runs(counters & packed.SUIT[suit], suit, wilds)
        for rank in range(1, 14):
            yield from self.sets(counters & packed.RANK[rank], rank, wilds)
        yield from self.of_wilds(wilds)

    def _core_runs(self, part: int, suit: int, wilds: int) -> tuple[Figure, ...]:
        return _by_weight(run for run in self.runs(part, suit, wilds) if not self._run_falls_apart(run))

    def _core_sets(self, part: int, rank: int, wilds: int) -> tuple[Figure, ...]:
        return _by_weight(found for found in self.sets(part, rank, wilds) if not self._set_falls_apart(found))

    def _core_of_wilds(self, wilds: int) -> tuple[Figure, ...]:
        return tuple(self.of_wilds(wilds))

    def allowed(self, naturals: int, wilds: int) -> bool:
        """May a meld have so many natural and so many wild cards (R-3, R-4, I-3)?"""
        rules = self.rules
        if naturals < rules.naturals_min or wilds > rules.wilds_max:
            return False
        return not wilds or wilds <= {"any": wilds, "half": naturals, "fewer": naturals - 1}[rules.wilds_share]

    def _figure(self, taken: int, kind: MeldKind, shows: tuple[Card, ...], open_places: int, points: int) -> Figure:
        worth, places = self.worth, packed.places(taken)
        weight = sum(worth.natural[place] for place in places)
        gain = sum(worth.leaving[place] for place in places) + worth.laying * points
        lowest = places[0] if places else packed.PLACES
        return Figure(lowest, packed.plenty(taken), taken, open_places.bit_count(), gain, weight, kind, shows, open_places, points)

    # runs

    def runs(self, part: int, suit: int, wilds: int) -> Iterator[Figure]:
        """The runs with natural cards among these of one suit, at least one, and at most so many wild cards."""
        for places, starts, size in self.rows(part, suit, wilds):
            yield max((self._run(places, suit, start, size) for start in starts), key=lambda run: run.points)

    def rows(self, part: int, suit: int, wilds: int) -> Iterator[Row]:
        """The same, as the places of the natural cards, where the run may start with these, the highest first, and its size."""
        held = [0, *(part >> 8 * rank + 2 * suit & 3 for rank in range(13))]
        wilds = min(wilds, self.rules.wilds_max)
        last_first = _KING if self.around else self.highest
        for first in range(self.lowest, last_first + 1):
            if held[(first - 1) % 13 + 1]:
                for places in self._climb(held, (first,), wilds):
                    yield from self._stretched(places, wilds)

    def _climb(self, held: list[int], places: tuple[int, ...], wilds: int) -> Iterator[tuple[int, ...]]:
        """The rows of natural places that begin with these, with gaps that so many wild cards can close."""
        yield places
        first, last = places[0], places[-1]
        end = min(last + 1 + min(wilds, self.rules.wilds_adjacent), first + self.rules.run_max - 1, self.highest)
        for place in range(last + 1, end + 1):
            if held[(place - 1) % 13 + 1] > (place - first == _KING):
                yield from self._climb(held, (*places, place), wilds - (place - last - 1))

    def _stretched(self, places: tuple[int, ...], wilds: int) -> Iterator[Row]:
        """The runs with these natural places, without and with wild cards at the ends."""
        size = places[-1] - places[0] + 1
        gaps = size - len(places)
        for more in range(wilds - gaps + 1):
            if self.rules.run_min <= size + more <= self.rules.run_max and self.allowed(len(places), gaps + more):
                starts = self._starts(places, more)
                if starts:
                    yield places, starts, size + more

    def _starts(self, places: tuple[int, ...], more: int) -> list[int]:
        """Where a run with so many wild cards at its ends may begin, the highest first."""
        side = self.rules.wilds_adjacent
        lowest = places[0] - _KING if self.around else self.lowest
        highest = 3 * _KING if self.around else self.highest
        fewest = max(0, more - side, places[-1] + more - highest)
        most = min(more, side, places[0] - lowest)
        return [places[0] - below for below in range(fewest, most + 1)]

    def _run(self, places: tuple[int, ...], suit: int, start: int, size: int) -> Figure:
        """The run from `start` on in which these places are natural."""
        shift = 0 if start > 0 else _KING
        row = range(start + shift, start + shift + size)
        shows = tuple(Card((place - 1) % 13 + 1, SUITS[suit]) for place in row)
        natural = {place + shift for place in places}
        taken = sum(packed.UNIT[card] for place, card in zip(row, shows, strict=True) if place in natural)
        open_places = sum(1 << at for at, place in enumerate(row) if place not in natural)
        points = sum(self.worth.run_points[suit][place] for place in row)
        return self._figure(taken, "run", shows, open_places, points)

    def _run_falls_apart(self, run: Figure) -> bool:
        """Are two shorter runs just as good? Not where that would make a high ace a low one."""
        shortest = self.rules.run_min
        for cut in range(shortest, run.size - shortest + 1):
            if run.shows[cut].rank > 1 and all(self.allowed(*_mixture(run, *part)) for part in ((0, cut), (cut, run.size))):
                return True
        return False

    # sets

    def sets(self, part: int, rank: int, wilds: int) -> Iterator[Figure]:
        """The sets with natural cards among these of one rank, at least one, and at most so many wild cards."""
        most = 1 if self.rules.set_suits == "different" else 3
        held = [min(part >> 8 * (rank - 1) + 2 * suit & 3, most) for suit in range(4)]
        for copies in product(*(range(number + 1) for number in held)):
            naturals = sum(copies)
            for more in range(min(wilds, self.rules.wilds_max) + 1 if naturals else 0):
                if self.rules.set_min <= naturals + more <= self.set_max and self.allowed(naturals, more):
                    yield self._set(copies, rank, more)

    def _set(self, copies: tuple[int, ...], rank: int, wilds: int) -> Figure:
        """The set with so many natural cards of each suit and so many wild ones, which take the first missing suits (G-6)."""
        natural = [Card(rank, suit) for suit, number in zip(SUITS, copies, strict=True) for _ in range(number)]
        said = [Said(card, card) for card in natural] + [Said(JOKER)] * wilds
        laid = melds.set_of(rank, said, 0).cards
        taken = sum(packed.UNIT[card] for card in natural)
        open_places = sum(1 << at for at, each in enumerate(laid) if each.card == JOKER)
        points = sum(melds.natural_value(card, self.rules) for card in natural) + wilds * self.worth.set_points[rank]
        return self._figure(taken, "set", tuple(each.stands for each in laid), open_places, points)

    def _set_falls_apart(self, found: Figure) -> bool:
        """Are two smaller sets just as good? So it may be where equal cards can stand in one set."""
        naturals, wilds, smallest = found.size - found.wilds, found.wilds, self.rules.set_min
        return any(
            smallest <= left + wild <= found.size - smallest
            and self.allowed(left, wild)
            and self.allowed(naturals - left, wilds - wild)
            for left in range(naturals + 1)
            for wild in range(wilds + 1)
        )

    # wild cards alone

    def of_wilds(self, wilds: int) -> Iterator[Figure]:
        """The melds of nothing but wild cards, where `naturals_min` is 0: one run and one set of each size."""
        for size in range(1, min(wilds, self.rules.wilds_max) + 1):
            if self.allowed(0, size):
                yield from self._runs_of_wilds(size)
                yield from self._sets_of_wilds(size)

    def _runs_of_wilds(self, size: int) -> Iterator[Figure]:
        if self.rules.run_min <= size <= min(self.rules.run_max, self.rules.wilds_adjacent):
            last = _KING if self.around else self.highest - size + 1
            runs = [self._run((), suit, start, size) for start in range(last, self.lowest - 1, -1) for suit in range(4)]
            if runs:
                yield max(runs, key=lambda run: run.points)

    def _sets_of_wilds(self, size: int) -> Iterator[Figure]:
        if self.rules.set_min <= size <= self.set_max:
            yield max((self._set((0, 0, 0, 0), rank, size) for rank in range(13, 0, -1)), key=lambda found: found.points)


def _mixture(run: Figure, start: int, end: int) -> tuple[int, int]:
    """The numbers of natural and of wild cards in a part of a run."""
    wilds = (run.open >> start & (1 << end - start) - 1).bit_count()
    return end - start - wilds, wilds


def _by_weight(figures: Iterable[Figure]) -> tuple[Figure, ...]:
    """The heaviest first: what covers much early lets the search stop early."""
    return tuple(sorted(figures, key=lambda figure: (figure.weight, figure.wilds), reverse=True))


@lru_cache(maxsize=16)
def figures_for(rules: Rules, wild_rank: int) -> Figures:
    """The figures of these rules, with their memory."""
    return Figures(rules, wild_rank)

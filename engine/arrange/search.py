"""The search for the best set of disjoint melds in a hand.

The lowest card of what is left is either used in one of its figures or stays; what was found for the same rest is remembered. A
card of the wild rank that is not used as itself joins the pool of wild cards, from which the open places of all figures are filled
in the end, the most expensive cards first. Where all that is left could be laid, the search for that rest stops.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final, NamedTuple

from engine.arrange import packed
from engine.arrange.figures import Figure, Figures
from engine.cards import JOKER, Card

# All gains of a hand together are below 2**22 (156 cards, 2 · 64 · 200 each), so this stays the worst whatever is added to it,
# and half of it still tells what cannot be done from what only costs.
NEVER: Final = -(1 << 40)
"""The gain of what cannot be done."""

_MOST: Final = 100_000
"""After so many rests the first way that can be done is taken for the best: the games as they come stay far below."""

# The state of a search besides the cards still to be looked at, as one integer: wild cards used, cards that may still stay, is the
# discard still to be chosen, cards of the wild rank in the pool by suit, runs, pure runs and points still needed.
_USED: Final = 31
_STAYING: Final = 1 << 5
_STAYING_BITS: Final = 63 << 5
_DISCARD: Final = 1 << 11
_LOOSE: Final = 12
_RUNS: Final = 1 << 20
_RUNS_BITS: Final = 7 << 20
_PURE: Final = 1 << 23
_PURE_BITS: Final = 7 << 23
_POINTS: Final = 26
_IMPOSSIBLE: Final = _USED


class Bounds(NamedTuple):
    """What a search has to keep to.

    `runs`, `pure` and `points` are the runs, pure runs and points still needed; `staying` the most cards that may stay, the discard
    included, None for any number. `discard`: one card leaves the hand without being laid; `owed`: one must.
    """

    runs: int = 0
    pure: int = 0
    points: int = 0
    staying: int | None = None
    discard: bool = True
    owed: bool = True

    def after(self, figure: Figure) -> Bounds:
        """What is still needed when this figure lies."""
        run = figure.kind == "run"
        return self._replace(
            runs=max(0, self.runs - run),
            pure=max(0, self.pure - (run and not figure.wilds)),
            points=max(0, self.points - figure.points),
        )


class Search:
    """One hand under given rules: what can be laid, and the memory of what was found for its parts."""

    def __init__(self, hand: Sequence[Card], figures: Figures, bounds: Bounds) -> None:
        self.figures, self.bounds = figures, bounds
        self.leaving, self.joker = figures.worth.leaving, figures.worth.joker
        counters, self.jokers = packed.pack(hand)
        self.wild_counters = packed.RANK[figures.wild_rank]
        self.wild_at = 8 * (figures.wild_rank - 1)
        self.supply = self.jokers + packed.count(counters & self.wild_counters)
        self.step = 0 if bounds.staying is None else _STAYING
        self.memory: dict[tuple[int, int], int] = {}
        self.pools: dict[int, list[int]] = {}
        self.counters = counters
        self.aside = self._collect(counters)
        self.open_gain = self._open_gain()
        self.spare = max(map(self.leaving.__getitem__, packed.places(self.aside & ~self.wild_counters)), default=0)

    def _collect(self, counters: int) -> int:
        """Sort the figures of the hand by their lowest card; the cards that are in none of them."""
        self.starting: list[list[Figure]] = [[] for _ in range(packed.PLACES)]
        used = 0
        for figure in self.figures.core(counters, self.supply):
            self.starting[figure.lowest].append(figure)
            used |= figure.taken
        used = packed.present(used)
        return counters & ~(used | used << 1)

    def _open_gain(self) -> int:
        """The most that one open place of a figure can bring beside the wild card that fills it."""
        several = (*chain.from_iterable(self.starting), *self.figures.core_of_wilds(self.supply)) if self.supply else ()
        return max((-((each.weight - each.gain) // each.wilds) for each in several if each.wilds), default=0)

    def start(self, used: int = 0) -> tuple[int, int, int]:
        """The cards to be looked at, the state, and the most that can still be gained; `used` places are open already."""
        bounds, aside = self.bounds, self.aside
        state = bounds.runs * _RUNS + bounds.pure * _PURE + (bounds.points << _POINTS) + _DISCARD * bounds.discard + used
        worth = self.figures.worth
        natural = self.counters - (aside & ~self.wild_counters)
        rest = self.spare * bounds.discard + self.jokers * self.joker + sum(map(worth.natural.__getitem__, packed.places(natural)))
        if self.wild_at >= 0:
            state += ((aside & self.wild_counters) >> self.wild_at) << _LOOSE
        if bounds.staying is not None:
            staying = bounds.staying - packed.count(aside & ~self.wild_counters)
            return (self.counters - aside, state + staying * _STAYING, rest) if staying >= 0 else (0, _IMPOSSIBLE, rest)
        return self.counters - aside, state, rest

    def best(self, hand: int, state: int, rest: int) -> int:
        """The most that can be gained from this rest of the hand; `rest` is what its cards and the pool could bring at most."""
        key = (hand, state)
        found = self.memory.get(key)
        if found is None:
            found = self.memory[key] = self._best(hand, state, rest) if hand else self._ending(state)
        return found

    def _best(self, hand: int, state: int, rest: int) -> int:
        has = packed.plenty(hand) if self.figures.doubles else (hand | hand >> 1) & packed.ONES
        place = (hand & -hand).bit_length() - 1 >> 1
        open_places = self.supply - (state & _USED)
        slack = self.open_gain * open_places
        found, enough = NEVER, rest + slack
        for figure in self.starting[place]:
            mask = figure.mask
            if has & mask == mask and figure.wilds <= open_places:
                later = state + figure.wilds if state < _RUNS else _after(state, figure)
                gain = figure.gain + self.best(hand - figure.taken, later, rest - figure.weight)
                if gain > found:
                    found = gain
                    if gain >= enough or len(self.memory) > _MOST:
                        return found
        for gain, left, later, less in self._without(hand, state, rest, place):
            if found < gain + less + slack:
                found = max(found, gain + self.best(left, later, less))
        return found

    def _without(self, hand: int, state: int, rest: int, place: int) -> Iterator[tuple[int, int, int, int]]:
        """The ways not to use one card as itself: what that brings, and what remains to be searched."""
        unit = 1 << 2 * place
        left = hand - unit
        if unit & self.wild_counters:
            yield 0, left, state + (unit >> self.wild_at << _LOOSE), rest
            return
        leaving = self.leaving[place]
        less = rest - self.figures.worth.natural[place]
        if not self.step or state & _STAYING_BITS:
            later = state - self.step
            if state & _DISCARD and leaving > self.spare:
                yield leaving, left, later - _DISCARD, less
            yield 0, left, later, less

    def _ending(self, state: int) -> int:
        """What the wild cards bring, and the discard if it is still to be chosen; never, if something needed is missing."""
        sums = self._pool(state)
        used = state & _USED
        if used >= len(sums):
            return NEVER
        found = NEVER if state >= _RUNS else self._closing(state, sums, used)
        for figure in self.figures.core_of_wilds(len(sums) - 1 - used) if self.figures.rules.naturals_min == 0 else ():
            found = max(found, figure.gain + self._ending(_after(state, figure)))
        return found

    def _closing(self, state: int, sums: list[int], used: int) -> int:
        staying = len(sums) - 1 - used
        if self.step and staying > (state & _STAYING_BITS) // _STAYING:
            return NEVER
        if not state & _DISCARD:
            return sums[used]
        thrown = max(self.spare, sums[used + 1] - sums[used] if staying else 0)
        return NEVER if self.bounds.owed and not thrown else sums[used] + thrown

    def _pool(self, state: int) -> list[int]:
        """What the first so many cards of the pool of wild cards bring, the most expensive first."""
        loose = state >> _LOOSE & 255
        if loose not in self.pools:
            gains = sorted(map(self.figures.worth.of, self.pool(state)), reverse=True)
            self.pools[loose] = [sum(gains[:size]) for size in range(len(gains) + 1)]
        return self.pools[loose]

    def spread(self, chosen: Sequence[Figure], state: int) -> tuple[list[Card], list[Card]]:
        """The wild cards that fill the places, and the cards that are not laid, when the search has ended with these figures."""
        pool, used = self.pool(state), state & _USED
        natural = self.counters - sum(figure.taken for figure in chosen) - self._loose(state)
        return pool[:used], packed.unpack(natural) + pool[used:]

    def pool(self, state: int) -> list[Card]:
        """The wild cards that are not used as themselves, the most expensive first."""
        return sorted([JOKER] * self.jokers + packed.unpack(self._loose(state)), key=self.figures.worth.of, reverse=True)

    def _loose(self, state: int) -> int:
        return (state >> _LOOSE & 255) << max(self.wild_at, 0)

    def trace(self, hand: int, state: int, rest: int) -> tuple[list[Figure], int]:
        """The figures that bring the most, and the state in which the search ends; for what can be done only."""
        chosen: list[Figure] = []
        while hand:
            hand, state, rest = self._follow(hand, state, rest, chosen)
        while wild := self._follow_wilds(state):
            chosen.append(wild)
            state = _after(state, wild)
        return chosen, state

    def _follow(self, hand: int, state: int, rest: int, chosen: list[Figure]) -> tuple[int, int, int]:
        """One step along the way of the most gain; a figure used is added to `chosen`."""
        goal = self.best(hand, state, rest)
        has = packed.plenty(hand)
        place = (hand & -hand).bit_length() - 1 >> 1
        for figure in self.starting[place]:
            if has & figure.mask == figure.mask and figure.wilds <= self.supply - (state & _USED):
                step = hand - figure.taken, _after(state, figure), rest - figure.weight
                if figure.gain + self.best(*step) == goal:
                    chosen.append(figure)
                    return step
        return next(
            (left, later, less)
            for gain, left, later, less in self._without(hand, state, rest, place)
            if gain + self.best(left, later, less) == goal
        )

    def _follow_wilds(self, state: int) -> Figure | None:
        goal = self._ending(state)
        used, sums = state & _USED, self._pool(state)
        if state < _RUNS and self._closing(state, sums, used) == goal:
            return None
        figures = self.figures.core_of_wilds(len(sums) - 1 - used)
        return next(each for each in figures if each.gain + self._ending(_after(state, each)) == goal)


def _after(state: int, figure: Figure) -> int:
    """The state when this figure has been laid."""
    state += figure.wilds
    if state < _RUNS:
        return state
    if figure.kind == "run":
        if state & _RUNS_BITS:
            state -= _RUNS
        if state & _PURE_BITS and not figure.wilds:
            state -= _PURE
    return state - (min(state >> _POINTS, figure.points) << _POINTS)

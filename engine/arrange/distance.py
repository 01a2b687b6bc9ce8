"""How far a hand is from going out.

As in the search for the best arrangement, the lowest card is used in a figure or dropped. A place of a figure which no card of the hand
fills is a *hole*: a wild card of the hand fills it where the meld may have one more, and otherwise a card has to be drawn for it. So what
has to be drawn is the larger of two numbers: the holes that no wild card may fill, and all holes less the wild cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

from engine.arrange import packed
from engine.arrange.figures import Figure, Figures
from engine.cards import Card
from engine.rules import Rules

# The state of the search: cards still to be laid, holes so far (with the wild cards used as themselves), holes that no
# wild card may fill, runs and pure runs still needed.
_HOLES: Final = 1 << 6
_BLANKS: Final = 1 << 12
_RUNS: Final = 1 << 18
_PURE: Final = 1 << 21
_BITS: Final = 63


class _Frame(NamedTuple):
    """A figure with holes: `size` cards in all; `step` is what laying it adds to the state, needs aside."""

    mask: int
    taken: int
    size: int
    step: int
    run: int
    pure: int


class Frames:
    """The figures with holes that rules allow, with their memory."""

    def __init__(self, rules: Rules, wild_rank: int) -> None:
        self.rules, self.wild_rank = rules, wild_rank
        loose = replace(rules, wilds_max=99, naturals_min=0, wilds_share="any", wilds_adjacent=99)
        self.strict = Figures(rules, wild_rank)
        self.loose = Figures(loose, wild_rank)
        self.of_suit = lru_cache(maxsize=4096)(self._of_suit)
        self.of_rank = lru_cache(maxsize=4096)(self._of_rank)
        self.of_nothing = tuple(self._of_nothing())

    def starting(self, counters: int, holes: int) -> list[list[_Frame]]:
        """The frames of a hand with at most so many holes, by the place of their lowest natural card, the fewest holes first."""
        if not self.loose.doubles:
            counters = packed.present(counters)
        found: list[list[_Frame]] = [[] for _ in range(packed.PLACES)]
        parts = [self.of_suit(counters & packed.SUIT[suit], suit, holes) for suit in range(4)]
        parts += [self.of_rank(counters & packed.RANK[rank], rank, holes) for rank in range(1, 14)]
        for part in parts:
            for lowest, frame in part:
                found[lowest].append(frame)
        return found

    def _of_suit(self, part: int, suit: int, holes: int) -> tuple[tuple[int, _Frame], ...]:
        if not part:
            return ()
        readings = (each for several in self.loose.run_readings(part, suit, holes) for each in several)
        return self._frames(readings)

    def _of_rank(self, part: int, rank: int, holes: int) -> tuple[tuple[int, _Frame], ...]:
        return self._frames(self.loose.sets(part, rank, holes)) if part else ()

    def _frames(self, figures: Iterable[Figure]) -> tuple[tuple[int, _Frame], ...]:
        """Frames of these figures; of those with the same cards and size only the one in which most wild cards may stand."""
        best: dict[tuple[int, int], tuple[int, Figure]] = {}
        for figure in figures:
            wilds = self._most_wilds(figure.kind, figure.size, figure.open)
            key = figure.taken, figure.size
            if key not in best or wilds > best[key][0]:
                best[key] = wilds, figure
        kept = [(figure, wilds) for wilds, figure in best.values() if not self._falls_apart(figure, wilds)]
        frames = [(figure.lowest, frame) for figure, wilds in kept for frame in self._variants(figure, wilds)]
        return tuple(sorted(frames, key=lambda each: each[1].step))

    def _most_wilds(self, kind: str, size: int, holes: int) -> int:
        """The most wild cards that may stand in these holes of a meld, if the other holes are filled with natural cards."""
        room = _room(holes, self.rules.wilds_adjacent) if kind == "run" else holes.bit_count()
        return max(wilds for wilds in range(room + 1) if self.strict.allowed(size - wilds, wilds))

    def _falls_apart(self, figure: Figure, wilds: int) -> bool:
        """Are two smaller melds just as good: at no place fewer wild cards, and as many runs?"""
        size, holes = figure.size, figure.open
        shortest = self.rules.run_min if figure.kind == "run" else self.rules.set_min
        if figure.kind == "set":
            holes = (1 << figure.wilds) - 1
        return any(
            self._most_wilds(figure.kind, cut, holes & (1 << cut) - 1) + self._most_wilds(figure.kind, size - cut, holes >> cut) >= wilds
            for cut in range(shortest, size - shortest + 1)
        )

    def _variants(self, figure: Figure, wilds: int) -> Iterator[_Frame]:
        """The figure with as many wild cards as may stand in it, and without any if that makes a pure run of it."""
        selves = packed.count(figure.taken & packed.RANK[self.wild_rank])
        step = (figure.wilds + selves) * _HOLES - figure.size
        run = figure.kind == "run"
        for blanks in {figure.wilds - wilds, figure.wilds} if run else {figure.wilds - wilds}:
            yield _Frame(figure.mask, figure.taken, figure.size, step + blanks * _BLANKS, run, run and blanks == figure.wilds)

    def _of_nothing(self) -> Iterator[_Frame]:
        """The figures of holes alone."""
        sizes = [("set", size) for size in range(self.rules.set_min, self.strict.set_max + 1)]
        sizes += [("run", size) for size in range(self.rules.run_min, min(self.rules.run_max, 13) + 1)]
        for kind, size in sizes:
            holes = (1 << size) - 1
            bare = Figure(packed.PLACES, 0, 0, size, 0, 0, kind, (Card(1, "s"),) * size, holes, 0)
            yield from self._variants(bare, self._most_wilds(kind, size, holes))


def _room(holes: int, adjacent: int) -> int:
    """How many holes can be filled so that never more than `adjacent` filled ones are side by side.

    >>> _room(0b11101, 2)
    3
    """
    filled = together = 0
    while holes:
        together = together + 1 if holes & 1 and together < adjacent else 0
        filled += together > 0
        holes >>= 1
    return filled


@lru_cache(maxsize=8)
def _frames_for(rules: Rules, wild_rank: int) -> Frames:
    return Frames(rules, wild_rank)


class _Reach:
    """Can so many cards of a hand be laid after drawing at most so many others?"""

    def __init__(self, counters: int, frames: Frames, pool: int, draws: int) -> None:
        self.frames, self.draws, self.most_holes = frames, draws, pool + draws
        self.starting = frames.starting(counters, self.most_holes)
        self.memory: dict[tuple[int, int], bool] = {}

    def can(self, hand: int, state: int) -> bool:
        """Can what is still to be laid be laid from this rest of the hand?"""
        if not state & _BITS:
            return state < _RUNS
        key = (hand, state)
        found = self.memory.get(key)
        if found is None:
            found = self.memory[key] = self._can(hand, state)
        return found

    def _can(self, hand: int, state: int) -> bool:
        missing = self.most_holes - (state >> 6 & _BITS)
        if state & _BITS > packed.count(hand) + missing:
            return False
        if not hand:
            return any(self._after(0, 0, state, frame) for frame in self.frames.of_nothing)
        has = packed.plenty(hand)
        place = (hand & -hand).bit_length() - 1 >> 1
        return any(
            has & frame.mask == frame.mask and self._after(hand, frame.taken, state, frame) for frame in self.starting[place]
        ) or self.can(hand - (1 << 2 * place), state)

    def _after(self, hand: int, taken: int, state: int, frame: _Frame) -> bool:
        """Can the rest be laid when this frame is?"""
        if frame.size > state & _BITS:
            return False
        later = state + frame.step
        if later >> 6 & _BITS > self.most_holes or later >> 12 & _BITS > self.draws:
            return False
        if frame.run and later >> 18 & 7:
            later -= _RUNS
        if frame.pure and later >> 21:
            later -= _PURE
        return self.can(hand - taken, later)


def distance(
    hand: Sequence[Card], rules: Rules, wild_rank: int, *, runs: int = 0, pure: int = 0, covering: int | None = None, limit: int = 4
) -> int:
    """How many other cards have to be drawn until `covering` cards can be laid, with so many runs and pure runs among the melds.

    `covering` is by default the number of cards in the hand, as they are between two turns; a hand that has drawn is to cover one less.
    Any card is thought to be there to be drawn. Answers above `limit` come out as `limit + 1`.

    >>> from engine.cards import cards
    >>> from engine.rules import make
    >>> distance(cards("3h 4h 5h 9s Ts Js Qd Qc Kd 2s"), make("indian"), 0, runs=2, pure=1)
    2
    """
    frames = _frames_for(rules, wild_rank)
    counters, jokers = packed.pack(hand)
    pool = jokers + packed.count(counters & packed.RANK[wild_rank])
    start = (len(hand) if covering is None else covering) + runs * _RUNS + pure * _PURE
    return next((draws for draws in range(limit + 1) if _Reach(counters, frames, pool, draws).can(counters, start)), limit + 1)

"""Frames: sets and runs with holes, places that no natural card of the hand fills.

A wild card of the hand fills a hole where the meld may have one more; for every other hole, a *blank*, a card has to be drawn.
Which frames there are does not depend on the suit of a run or the rank of a set, so they are remembered as runs of spades and
sets of aces.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from engine.arrange import packed
from engine.arrange.figures import Figures
from engine.rules import Rules


class Frame(NamedTuple):
    """A set or a run of `size` cards with `holes`, of which `blanks` at least cannot be filled by wild cards.

    `mask` and `taken` are as in a figure. `selves` counts cards of the wild rank that are used as themselves.
    """

    mask: int
    taken: int
    size: int
    holes: int
    blanks: int
    selves: int
    run: bool
    pure: bool


class Frames:
    """The frames that rules allow, with their memory; those left out fall into two others with room for as many wild cards."""

    def __init__(self, rules: Rules, wild_rank: int) -> None:
        self.rules, self.wild_rank = rules, wild_rank
        self.strict = Figures(rules, wild_rank)
        self.loose = Figures(rules.having(wilds_max=99, naturals_min=0, wilds_share="any", wilds_adjacent=99), wild_rank)
        self.of_suit = lru_cache(maxsize=4096)(self._of_suit)
        self.of_rank = lru_cache(maxsize=4096)(self._of_rank)
        self.of_nothing = tuple(self._of_nothing())

    def of_hand(self, counters: int, holes: int) -> list[list[Frame]]:
        """The frames of a hand with at most so many holes, by the place of their lowest natural card."""
        if not self.loose.doubles:
            counters = packed.present(counters)
        found: list[list[Frame]] = [[] for _ in range(packed.PLACES)]
        for suit in range(4):
            for frame in self.of_suit((counters & packed.SUIT[suit]) >> 2 * suit, holes):
                self._add(found, frame, 2 * suit)
        for rank in range(1, 14):
            for frame in self.of_rank((counters & packed.RANK[rank]) >> 8 * (rank - 1), holes, wild=rank == self.wild_rank):
                self._add(found, frame, 8 * (rank - 1))
        return found

    def _add(self, found: list[list[Frame]], frame: Frame, shift: int) -> None:
        taken = frame.taken << shift
        mask = packed.plenty(taken) if self.loose.doubles else frame.mask << shift
        found[(taken & -taken).bit_length() - 1 >> 1].append(frame._replace(mask=mask, taken=taken))

    def _of_suit(self, part: int, holes: int) -> tuple[Frame, ...]:
        """The runs from cards of one suit, as if they were spades; of several readings the one with room for most wild cards."""
        best: dict[tuple[tuple[int, ...], int], tuple[int, int]] = {}
        for places, starts, size in self.loose.rows(part, 0, holes) if part else ():
            for start in starts:
                gaps = (1 << size) - 1 - sum(1 << place - start for place in places)
                found = self._room_in_run(size, gaps), gaps
                best[places, size] = max(found, best.get((places, size), found))
        return _sorted(
            frame
            for (places, size), (room, gaps) in best.items()
            if not self._run_falls_apart(size, gaps, room)
            for frame in self._run(places, size, room)
        )

    def _run(self, places: tuple[int, ...], size: int, room: int) -> Iterator[Frame]:
        """The run of spades with these natural places, as one that has wild cards and as one that has none."""
        taken = sum(1 << 8 * ((place - 1) % 13) for place in places)
        selves = packed.count(taken & packed.RANK[self.wild_rank])
        holes = size - len(places)
        for blanks in {holes - room, holes}:
            yield Frame(packed.plenty(taken), taken, size, holes, blanks, selves, run=True, pure=blanks == holes)

    def _of_rank(self, part: int, holes: int, *, wild: bool) -> tuple[Frame, ...]:
        """The sets from cards of one rank, the wild rank or not, as if they were aces."""
        found = self.loose.sets(part, 1, holes) if part else ()
        return _sorted(
            self._set(figure.taken, figure.size, figure.wilds, wild=wild)
            for figure in found
            if not self._set_falls_apart(figure.size, figure.wilds)
        )

    def _set(self, taken: int, size: int, holes: int, *, wild: bool) -> Frame:
        selves = packed.count(taken) if wild else 0
        return Frame(packed.plenty(taken), taken, size, holes, holes - self._room(size, holes), selves, run=False, pure=False)

    def _of_nothing(self) -> Iterator[Frame]:
        """The frames of holes alone."""
        for size in range(self.rules.set_min, self.strict.set_max + 1):
            yield self._set(0, size, size, wild=False)
        for size in range(self.rules.run_min, min(self.rules.run_max, 13) + 1):
            room = self._room_in_run(size, (1 << size) - 1)
            yield from (Frame(0, 0, size, size, blanks, 0, run=True, pure=blanks == size) for blanks in {size - room, size})

    def _room(self, size: int, holes: int) -> int:
        """The most wild cards that may stand in so many holes of a meld, if the other holes are filled with natural cards."""
        return max(wilds for wilds in range(holes + 1) if self.strict.allowed(size - wilds, wilds))

    def _room_in_run(self, size: int, gaps: int) -> int:
        """The same for a run with holes at the places of these bits, where only so many wild cards may stand side by side."""
        return self._room(size, _fillable(gaps, self.rules.wilds_adjacent))

    def _run_falls_apart(self, size: int, gaps: int, room: int) -> bool:
        shortest = self.rules.run_min
        return any(
            self._room_in_run(cut, gaps & (1 << cut) - 1) + self._room_in_run(size - cut, gaps >> cut) >= room
            for cut in range(shortest, size - shortest + 1)
        )

    def _set_falls_apart(self, size: int, holes: int) -> bool:
        room, smallest = self._room(size, holes), self.rules.set_min
        return any(
            self._room(cut, some) + self._room(size - cut, holes - some) >= room
            for cut in range(smallest, size - smallest + 1)
            for some in range(max(0, holes - size + cut), min(holes, cut) + 1)
        )


def _sorted(frames: Iterable[Frame]) -> tuple[Frame, ...]:
    """The fewest blanks first, then the fewest holes: what needs little is tried early."""
    return tuple(sorted(frames, key=lambda frame: (frame.blanks, frame.holes, -frame.size)))


def _fillable(gaps: int, adjacent: int) -> int:
    """How many holes can be filled so that never more than `adjacent` filled ones are side by side.

    >>> _fillable(0b11101, 2)
    3
    """
    filled = together = 0
    while gaps:
        together = together + 1 if gaps & 1 and together < adjacent else 0
        filled += together > 0
        gaps >>= 1
    return filled


@lru_cache(maxsize=8)
def frames_for(rules: Rules, wild_rank: int) -> Frames:
    """The frames of these rules, with their memory."""
    return Frames(rules, wild_rank)

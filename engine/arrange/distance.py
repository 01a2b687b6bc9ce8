"""How far a hand is from going out.

As in the search for the best arrangement, the lowest card is used in a frame or dropped. What has to be drawn is the larger of
two numbers: the holes that no wild card may fill, and all holes less the wild cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.arrange import packed
from engine.arrange.frames import Frame, Frames, frames_for
from engine.cards import Card
from engine.rules import Rules

# The state of the search as one integer: cards still to be laid, holes so far (and wild cards used as themselves), blanks so far,
# runs and pure runs still needed.
_BITS: Final = 63
_HOLES: Final = 6
_BLANKS: Final = 12
_RUNS: Final = 1 << 18
_PURE: Final = 1 << 21

_Step = tuple[int, int, int, int, bool, bool]


class TooFar(Exception):
    """The search has looked at as many rests as it may."""


class _Reach:
    """Can so many cards of a hand be laid after drawing at most so many others?"""

    def __init__(self, frames: Frames, starting: list[list[Frame]], pool: int, draws: int, effort: int) -> None:
        self.frames, self.draws, self.most_holes, self.effort = frames, draws, pool + draws, effort
        self.starting = [self._steps(each) for each in starting]
        self.of_nothing = self._steps(frames.of_nothing)
        self.memory: dict[tuple[int, int], bool] = {}

    def _steps(self, frames: Sequence[Frame]) -> list[_Step]:
        """What each frame adds to the state, those aside that would need too much already alone."""
        return [
            (mask, taken, size, (holes + selves << _HOLES) + (blanks << _BLANKS) - size, run, pure)
            for mask, taken, size, holes, blanks, selves, run, pure in frames
            if blanks <= self.draws and holes + selves <= self.most_holes
        ]

    def can(self, hand: int, state: int) -> bool:
        """Can what is still to be laid be laid from this rest of the hand?"""
        missing = state & _BITS
        if not missing:
            return state < _RUNS
        if missing > packed.count(hand) + self.most_holes - (state >> _HOLES & _BITS):
            return False
        if state >= _RUNS and max(state >> 18 & 7, state >> 21) * self.frames.rules.run_min > missing:
            return False
        key = (hand, state)
        found = self.memory.get(key)
        if found is None:
            if len(self.memory) >= self.effort:
                raise TooFar
            found = self.memory[key] = self._can(hand, state)
        return found

    def _can(self, hand: int, state: int) -> bool:
        has = packed.plenty(hand) if self.frames.loose.doubles else (hand | hand >> 1) & packed.ONES
        place = (hand & -hand).bit_length() - 1 >> 1
        missing, most_holes, draws = state & _BITS, self.most_holes, self.draws
        for mask, taken, size, step, run, pure in self.starting[place] if hand else self.of_nothing:
            if has & mask == mask and size <= missing:
                later = state + step
                if later >> _HOLES & _BITS <= most_holes and later >> _BLANKS & _BITS <= draws:
                    if later >= _RUNS:
                        later = _needed(later, run=run, pure=pure)
                    if self.can(hand - taken, later):
                        return True
        return bool(hand) and self.can(hand - (1 << 2 * place), state)


def _needed(state: int, *, run: bool, pure: bool) -> int:
    """The state when one more such meld lies."""
    if run and state >> 18 & 7:
        state -= _RUNS
    return state - _PURE if pure and state >= _PURE else state


_ALL: Final = 1 << 40
"""More rests than any hand has: nothing is left out."""


def distance(
    hand: Sequence[Card],
    rules: Rules,
    wild_rank: int,
    *,
    runs: int = 0,
    pure: int = 0,
    covering: int | None = None,
    limit: int = 4,
    effort: int = _ALL,
) -> int:
    """How many other cards have to be drawn until `covering` cards can be laid, so many runs and pure runs among the melds.

    `covering` is by default the number of cards in the hand, as they are between two turns; a hand that has drawn is to cover
    one less. Any card is thought to be there to be drawn. Answers above `limit` come out as `limit + 1`, and so do those for which
    more than `effort` different rests of the hand would have to be looked at.

    >>> from engine.cards import cards
    >>> from engine.rules import make
    >>> distance(cards("3h 4h 5h 9s Ts Js Qd Qc Kd 2s"), make("indian"), 0, runs=2, pure=1)
    2
    """
    frames = frames_for(rules, wild_rank)
    counters, jokers = packed.pack(hand)
    pool = jokers + packed.count(counters & packed.RANK[wild_rank])
    state = (len(hand) if covering is None else covering) + runs * _RUNS + pure * _PURE
    starting = frames.of_hand(counters, pool + limit)
    try:
        return next(
            (draws for draws in range(limit + 1) if _Reach(frames, starting, pool, draws, effort).can(counters, state)), limit + 1
        )
    except TooFar:
        return limit + 1

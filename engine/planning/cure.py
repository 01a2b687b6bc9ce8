"""What would have to be taken back in a turn so that it can end, or so that a move becomes possible (G-3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

from engine.cards import Card
from engine.moves import PUT_BACK, Move, back
from engine.planning.effort import Effort
from engine.planning.ends import outlook
from engine.planning.plan import tried
from engine.state import State, Step
from engine.verdict import forbids


class Cure(NamedTuple):
    """Moves that take back or put back, and the cards that come home with them, or go back to where they were taken from."""

    moves: tuple[Move, ...]
    cards: tuple[Card, ...]

    @property
    def puts_back(self) -> bool:
        """Does it put back what was taken, with all that was laid?"""
        return self.moves[-1] == PUT_BACK


def so_that_it_ends(state: State, effort: Effort) -> Cure | None:
    """The least that has to be taken back for the turn to end; None if nothing helps."""
    return _least(state, lambda after: after.phase == "draw" or outlook(after, effort).verdict == "ends")


def so_that_it_goes(state: State, move: Move) -> Cure | None:
    """The least that has to be taken back for that move to be possible; None if nothing helps."""
    return _least(state, lambda after: not forbids(after, move))


def back_of(step: Step) -> Move:
    """The move that takes this step back."""
    return back(step.number) if step.kind == "meld" else back(step.number, step.cards[0].card)


def back_of_last(state: State) -> Move:
    """The move that takes back what was done last in this turn; with nothing laid, the take itself."""
    return back_of(state.turn.steps[-1]) if state.turn.steps else PUT_BACK


def _least(state: State, helps: Callable[[State], bool]) -> Cure | None:
    """The first that helps: one step alone, the fewest cards first; the last steps together; everything with the take."""
    for moves in _ways_back(state):
        after = tried(state, moves)
        if after is not None and helps(after):
            return Cure(moves, _coming_home(state, after))
    return None


def _ways_back(state: State) -> Iterator[tuple[Move, ...]]:
    latest_first = state.turn.steps[::-1]
    for step in sorted(latest_first, key=lambda step: len(step.cards)):
        yield (back_of(step),)
    moves = tuple(map(back_of, latest_first))
    yield from (moves[:count] for count in range(2, len(moves) + 1))
    yield (PUT_BACK,)


def _coming_home(state: State, after: State) -> tuple[Card, ...]:
    if after.phase == "draw":
        return state.turn.taken
    return tuple(sorted((Counter(after.hand) - Counter(state.hand)).elements()))

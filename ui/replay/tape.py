"""A match as steps: the table as it stood at each of them, made by playing its moves again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from engine.events import Event
from engine.match import Match
from engine.moves import MoveKind
from engine.round import Played, Round
from engine.state import State
from ui.game.game import YOU

_UNSEEN: Final[tuple[MoveKind, ...]] = ("meld", "lay", "swap", "back")
"""What others lay is seen when their turn ends, so it makes no step of its own (G-13)."""


class Step(NamedTuple):
    """A moment of a match: in which round, counted from 0, and after how many of its moves."""

    round: int
    played: int


class Frame(NamedTuple):
    """A round after one of its moves: the whole table, and how many events there had been."""

    state: State
    events: int


class Tape:
    """A match that can be looked at at every step; a round is played again when it is first looked at."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.steps = [step for number, each in enumerate(match.rounds) for step in _steps(number, each.played)]
        self._frames: dict[int, list[Frame]] = {}

    def first_of(self, number: int) -> int:
        """The step at which that round has been dealt; rounds are counted from 0."""
        return self.steps.index(Step(number, 0))

    def ends_round(self, at: int) -> bool:
        """Is a round over with this step?"""
        step = self.steps[at]
        played = self.match.rounds[step.round]
        return played.over and step.played == len(played.played)

    def at(self, at: int) -> Match:
        """The match as it stood at that step."""
        number, played = self.steps[at]
        whole = self.match.rounds[number]
        frame = self._frames_of(number)[played]
        shown = Round(frame.state, whole.seed, whole.dealt)
        shown.played = whole.played[:played]
        shown.events = whole.events[: frame.events]
        match = Match(self.match.rules, self.match.names, self.match.seed, frame.state.dealer, self.match.draws)
        match.rounds = [*self.match.rounds[:number], shown]
        match.finished = self.match.finished[: number + self.ends_round(at)]
        return match

    def happened(self, at: int) -> list[Event]:
        """What has happened since the step before, in the same round."""
        number, played = self.steps[at]
        if not played:
            return []
        frames = self._frames_of(number)
        before = self.steps[at - 1].played
        return self.match.rounds[number].events[frames[before].events : frames[played].events]

    def _frames_of(self, number: int) -> list[Frame]:
        """That round at each of its moves; states are never changed once they are there, so that each can be kept as it is."""
        if number not in self._frames:
            self._frames[number] = list(_played_again(self.match, number))
        return self._frames[number]


def _played_again(match: Match, number: int) -> Iterator[Frame]:
    whole = match.rounds[number]
    assert whole.dealt is not None
    table = Round.of(match.rules, whole.dealt, whole.seed)
    yield Frame(table.state, 0)
    for each in whole.played:
        table.play(each.move, each.new_stock)
        yield Frame(table.state, len(table.events))


def _steps(number: int, played: list[Played]) -> Iterator[Step]:
    """The deal, and every move with which something is seen; the last one in any case."""
    yield Step(number, 0)
    for at, each in enumerate(played, start=1):
        if each.seat == YOU or each.move.kind not in _UNSEEN or at == len(played):
            yield Step(number, at)

"""A record as it is looked at: the step, and the table as it stood there."""

from __future__ import annotations

from engine.events import seen
from engine.match import Match
from ui.game.game import YOU, Game
from ui.replay.tape import Tape


class Replay:
    """A record that is looked at.

    `at` is the step; `open` says that all hands are to be seen, which is only possible in rounds that are over.
    """

    def __init__(self, match: Match, number: int = 0) -> None:
        self.tape = Tape(match)
        self.open = False
        self.game = Game(match, "", "once")
        self.game.watched = "replay.watched"
        self.at = self.tape.first_of(number)
        self._look()

    @property
    def round(self) -> int:
        """The round that is looked at, counted from 0."""
        return self.tape.steps[self.at].round

    @property
    def may_open(self) -> bool:
        """Is the round over, so that all hands may be seen?"""
        return self.tape.match.rounds[self.round].over

    @property
    def opened(self) -> bool:
        """Are all hands seen: on request, and at the end of a round?"""
        return self.may_open and (self.open or self.tape.ends_round(self.at))

    def go(self, at: int) -> None:
        """Go to that step, or to the nearest that there is."""
        self.at = max(0, min(len(self.tape.steps) - 1, at))
        self._look()

    def go_to_round(self, number: int) -> None:
        """Go to the beginning of that round, or of the nearest that there is."""
        self.go(self.tape.first_of(max(0, min(len(self.tape.match.rounds) - 1, number))))

    def go_before(self) -> None:
        """Go to the beginning of the round, and from there to that of the round before."""
        begun = self.at > self.tape.first_of(self.round)
        self.go_to_round(self.round if begun else self.round - 1)

    def _look(self) -> None:
        """Look at the table as it stood: as the player saw it, or with everything face up."""
        game, happened = self.game, self.tape.happened(self.at)
        game.match = self.tape.at(self.at)
        shown = [(event, seen(event, YOU)) for event in happened]
        game.last = tuple(event if self.opened else as_seen for event, as_seen in shown if as_seen is not None)
        game.face_up = self.opened

    def toggle(self) -> None:
        """Show all hands, or what the player saw."""
        self.open = not self.open
        self._look()

"""One round at the table: what may be played, playing it, and what each seat sees."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine import acts, verdict
from engine.acts.drawing import needs_new_stock, turned_over
from engine.cards import Card
from engine.deal import Deal, table
from engine.errors import Reason, Refusal
from engine.events import Event
from engine.laws.common import demand
from engine.legal import legal
from engine.moves import Move, as_move
from engine.rules import Rules
from engine.scoring import Score, score
from engine.shuffle import Chance, derived
from engine.state import Penalty, Phase, State
from engine.view import View, view_of


class Played(NamedTuple):
    """A move as it was played: by whom, with every wild card said; the new stock it made, and the penalties that followed."""

    seat: int
    move: Move
    new_stock: tuple[Card, ...] = ()
    penalties: tuple[Penalty, ...] = ()


class Round:
    """One deal, from the first turn until somebody has gone out or nobody can.

    `state` is the whole table and is only for those who may see everything; `view` is for players.
    """

    def __init__(self, state: State, seed: str, dealt: Deal | None = None) -> None:
        self.state = state
        self.seed = seed
        self.dealt = dealt
        self.played: list[Played] = []
        self.events: list[Event] = []

    @classmethod
    def of(cls, rules: Rules, dealt: Deal, seed: str) -> Round:
        """A round at its first turn."""
        return cls(table(rules, dealt), seed, dealt)

    @property
    def to_move(self) -> int:
        """Whose turn it is; after the end, whose turn was the last."""
        return self.state.to_move

    @property
    def phase(self) -> Phase:
        """`draw`, `lay` or `over`."""
        return self.state.phase

    @property
    def over(self) -> bool:
        """Has the round ended?"""
        return self.state.over

    @property
    def out(self) -> int:
        """The seat that went out, -1 for nobody."""
        return self.state.out

    @property
    def dark(self) -> bool:
        """Did somebody go out in the very turn in which they first laid anything (D-19)?"""
        return self.state.out >= 0 and self.state.in_one_turn

    def check(self, move: Move | str) -> Refusal | None:
        """Why this move, or the text of one, cannot be played now; None if it can. Changes nothing."""
        try:
            found = self._forbids(as_move(move))
        except Refusal as unreadable:
            return unreadable
        return Refusal(found) if found else None

    def _forbids(self, move: Move) -> tuple[Reason, ...]:
        if self.state.over:
            return (Reason("G-1", {"phase": "over", "needs": "turn"}),)
        return verdict.forbids(self.state, move)

    def play(self, asked: Move | str, new_stock: Sequence[Card] = ()) -> list[Event]:
        """Play a move, which may be given as text: all of it, or, with `Refusal`, none.

        `new_stock`, top card first, is for the replay of a record; without it a new stock is shuffled from the seed.
        """
        move = as_move(asked)
        demand(self._forbids(move))
        after = self.state.copy()
        new_stock = (tuple(new_stock) or tuple(self.stock_to_come())) if needs_new_stock(after, move) else ()
        seat = move.seat if move.kind == "claim" else after.to_move
        happened = acts.perform(after, move, new_stock)
        penalties = tuple(after.penalties[len(self.state.penalties) :])
        self.state = after
        self.events.extend(happened)
        self.played.append(Played(seat, _as_said(move, happened), tuple(new_stock), penalties))
        return happened

    def stock_to_come(self) -> list[Card]:
        """The new stock that the next draw makes of the pile, top card first (R-25)."""
        if self.state.rules.stock_out == "turn_over":
            return turned_over(self.state)
        chance = Chance(derived(self.seed, f"stock {self.state.reshuffled + 1}"))
        return chance.shuffled(self.state.pile[:-1])

    def legal(self) -> Iterator[Move]:
        """The legal moves of the player to move, lazily and in a fixed order; none once the round is over."""
        return legal(self.state)

    def view(self, seat: int) -> View:
        """What that seat may know."""
        return view_of(self.state, seat)

    def score(self) -> Score:
        """The points of the round as it lies, line by line."""
        return score(self.state)


def _as_said(move: Move, happened: Sequence[Event]) -> Move:
    """The move with what every wild card stands for, as a record writes it."""
    steps = [step for event in happened if event.kind == "step" for step in event.steps]
    if move.kind == "meld":
        return move._replace(melds=tuple(step.cards for step in steps))
    return move._replace(cards=steps[0].cards) if move.kind in ("lay", "swap") else move

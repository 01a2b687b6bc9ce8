"""What must be true after every move. Used by tests and by `selfplay --check`: a violation is a fault of the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from engine import melds
from engine.cards import Card, pack_of
from engine.errors import Refusal
from engine.events import Event, seen
from engine.laws.laying import not_a_meld
from engine.moves import DRAW, PASS, Move, Said, back, discard
from engine.round import Round
from engine.state import Meld, State
from engine.view import View, fold, view_of


class Violation(AssertionError):
    """A fault of the engine: something is true that never may be."""


class Watch:
    """Follows a round from its first turn on and checks it after every move."""

    def __init__(self, table: Round) -> None:
        self.table = table
        self.folded = [table.view(seat) for seat in range(table.state.seats)]
        check_state(table.state)

    def after(self, happened: Sequence[Event]) -> None:
        """Check the table after a move, from what happened in it."""
        state = self.table.state
        check_state(state)
        check_legal(self.table)
        check_refusals(self.table)
        for seat, view in enumerate(self.folded):
            self._follow(seat, view, happened)

    def _follow(self, seat: int, view: View, happened: Sequence[Event]) -> None:
        """G-10: what a seat has seen adds up to its view, and the view holds nothing else."""
        for event in happened:
            shown = seen(event, seat)
            if shown is not None:
                fold(view, shown)
        if view != view_of(self.table.state, seat):
            raise Violation(f"seat {seat}: {', '.join(_differences(view, view_of(self.table.state, seat)))}")


def _differences(left: View, right: View) -> Iterator[str]:
    for name in State.__slots__:
        if getattr(left.state, name) != getattr(right.state, name):
            yield f"{name}: {getattr(left.state, name)} is not {getattr(right.state, name)}"


def check_state(state: State) -> None:
    """G-2 and the melds: every card is in one place, every meld still reads as itself."""
    on_table = [each.card for meld in state.melds.values() for each in meld.cards]
    turned = [] if state.turned is None else [state.turned]
    here = Counter([*state.stock, *state.pile, *(card for hand in state.hands for card in hand), *on_table, *turned])
    if here != Counter(pack_of(state.rules.packs, state.rules.jokers)):
        raise Violation("a card was lost or doubled")
    for number, meld in state.melds.items():
        said = [each.said for each in meld.cards]
        if not_a_meld(state, said) or not _same(melds.legal_readings(said, state.rules, state.wild_rank), meld):
            raise Violation(f"meld {number} is no longer one: {meld}")
    for seat, shown in enumerate(state.shown):
        laid = [said.card for step in state.turn.steps for said in step.cards] if seat == state.to_move else []
        if Counter(shown) - Counter([*state.hands[seat], *laid]):
            raise Violation(f"seat {seat} is thought to hold what it does not")


def _same(found: Sequence[Meld], meld: Meld) -> bool:
    """Is one of these readings the same cards, standing for the same?"""
    return any(each.kind == meld.kind and [c.stands for c in each.cards] == [c.stands for c in meld.cards] for each in found)


def check_legal(table: Round) -> None:
    """There is a legal move as long as the round goes on, and none after it."""
    if (next(iter(table.legal()), None) is None) != table.over:
        raise Violation("legal moves and the end of the round do not agree")


def check_refusals(table: Round) -> None:
    """A refused move changes nothing."""
    for move in _some_moves(table.state):
        before = table.state.copy()
        if table.check(move) is None:
            continue
        try:
            table.play(move)
        except Refusal:
            if table.state != before:
                raise Violation(f"{move} was refused and changed something") from None
        else:
            raise Violation(f"{move} was refused and then played")


def _some_moves(state: State) -> Iterator[Move]:
    """A few moves of each kind, most of which are not allowed now."""
    some: list[Card] = [*state.hand[:2], *state.pile[:1]]
    yield from (DRAW, PASS, back(1), Move("put back"), Move("take turned"), Move("claim", seat=0))
    for card in some:
        yield from (discard(card), Move("take", (Said(card),)), Move("lay", (Said(card),), 1), Move("swap", (Said(card),), 1))
    yield Move("meld", melds=(tuple(Said(card) for card in state.hand[:3]),))

"""What the laws have in common: the moment of a move, the cards it needs, and the shape of a law."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.cards import Card
from engine.errors import Reason, Refusal
from engine.state import Phase, State


def reasons(*found: Reason | None) -> tuple[Reason, ...]:
    """Those of the laws that forbid it, in their order."""
    return tuple(reason for reason in found if reason is not None)


def demand(found: tuple[Reason, ...]) -> None:
    """Raise `Refusal` if there is any reason against it."""
    if found:
        raise Refusal(found)


def moment(state: State, phase: Phase) -> Reason | None:
    """G-1: a turn is a draw, then laying, then a discard; the starter with one card more does not draw (R-11)."""
    if state.phase == phase:
        return None
    needs = "no draw" if phase == "draw" and state.turn.drawn == "none" else phase
    return Reason("G-1", {"phase": state.phase, "needs": needs})


def something_done(state: State) -> Reason | None:
    """G-1: before the draw there is nothing to take back or to put back, nor before the starter has laid anything (R-11)."""
    nothing = state.phase == "draw" or (state.turn.drawn == "none" and not state.turn.steps)
    return Reason("G-1", {"phase": state.phase, "needs": "something done"}) if nothing else moment(state, "lay")


def in_hand(state: State, needed: Iterable[Card]) -> Reason | None:
    """G-2: only cards that are in the hand can be played."""
    missing = Counter(needed) - Counter(state.hand)
    return Reason("G-2", {"cards": tuple(missing.elements())}) if missing else None


def on_table(state: State, number: int) -> Reason | None:
    """G-2: only a meld that lies on the table can be added to."""
    return None if number in state.melds else Reason("G-2", {"number": number})

"""What the acts have in common: going back to an earlier table, and what everybody knows of a hand."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card
from engine.state import State


def restore(state: State, earlier: State) -> None:
    """Make this table what it was at an earlier moment."""
    copy = earlier.copy()
    for name in State.__slots__:
        setattr(state, name, getattr(copy, name))


def show(state: State, seat: int, cards: Sequence[Card]) -> None:
    """Cards that came into a hand in the open are known to be in it."""
    state.shown[seat] = sorted([*state.shown[seat], *cards])


def hide(state: State, seat: int, cards: Sequence[Card]) -> None:
    """Cards that have left the hand in the open are no longer known to be in it."""
    for card in cards:
        if card in state.shown[seat]:
            state.shown[seat].remove(card)

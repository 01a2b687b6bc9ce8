"""The kinds of moves and events: every kind is dealt with wherever kinds are told apart."""

from __future__ import annotations

from typing import get_args

import pytest

from engine import acts, events, moves, verdict, view
from engine.events import EventKind
from engine.moves import MoveKind, parse
from engine.state import MeldKind, StepKind

MOVES = ["draw", "take", "take turned", "put back", "pass", "meld Ks Kh Kd", "lay 4s on 1", "swap 4s in 1", "back 1", "discard 4s"]


@pytest.mark.parametrize("written", [*MOVES, "claim 1"])
def test_every_kind_of_move_is_read_and_written(written: str) -> None:
    assert str(parse(written)) == written
    assert {parse(each).kind for each in [*MOVES, "claim"]} == set(get_args(MoveKind))


def test_every_kind_of_move_has_its_laws_and_its_deed() -> None:
    kinds = set(get_args(MoveKind))
    assert set(verdict._FORBIDS) == set(moves._WRITTEN) == kinds
    assert {*acts._PERFORMS, "draw"} == kinds  # a draw is given the new stock besides
    assert set(get_args(StepKind)) <= kinds and set(get_args(MeldKind)) == {"set", "run"}


def test_every_kind_of_event_is_followed() -> None:
    kinds = set(get_args(EventKind))
    assert kinds - set(view._HAPPENS) == {"penalty"}  # a penalty changes no card
    assert set(view._HAPPENS) | set(events._OWN_EYES) <= kinds

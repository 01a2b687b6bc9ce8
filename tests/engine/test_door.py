"""The door of the engine: all that a game needs from one import, moves as text, and nothing loaded that is not asked for."""

from __future__ import annotations

import subprocess
import sys

import pytest

import engine
from engine import Match, Refusal, explain, make, parse


def test_every_public_name_is_there_and_at_home() -> None:
    for name in engine.__all__:
        assert getattr(engine, name).__name__ == name
    with pytest.raises(AttributeError, match="no attribute 'deck'"):
        _ = engine.deck


def test_the_door_loads_nothing_before_it_is_asked() -> None:
    code = "import sys, engine; print(sorted(name for name in sys.modules if name.startswith('engine')))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "['engine']\n"


def test_moves_are_taken_as_text() -> None:
    """The game of the README: Anna, who dealt, begins with 15 cards and holds Ts Td Tc."""
    match = Match.start(make("romme"), ["Anna", "Ben", "Clara"], seed="30")
    assert match.round.check("draw").keys == match.round.check(parse("draw")).keys
    match.play("meld Ts Td Tc")
    assert str(match.round.played[-1].move) == "meld Ts Td Tc"
    match.round.play("back 1")
    assert not match.round.state.melds


def test_what_is_no_move_is_refused_and_changes_nothing() -> None:
    round_ = Match.start(make("romme"), ["Anna", "Ben", "Clara"], seed="30").round
    before = round_.state.copy()
    assert round_.check("jump").keys == ("notation",)
    assert "jump" in explain(round_.check("jump"), "en")
    with pytest.raises(Refusal):
        round_.play("jump")
    assert round_.state == before

"""Players against each other: every game at every number of players, every move checked, every record replayed."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from engine.presets import PRESETS
from engine.record import read, write
from engine.rules import preset
from engine.workbench.selfplay import Order, selfplay

FULL = os.environ.get("EFFORT") == "full"
ROUNDS = 1000 if FULL else 100
TABLES = [(name, seats) for name in PRESETS for seats in range(preset(name).players_min, preset(name).players_max + 1)]


@pytest.mark.long
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_rounds_break_no_rule_and_come_to_an_end(name: str, seats: int, tmp_path: Path) -> None:
    order = Order(preset(name), ("greedy",) * seats, ROUNDS, f"a{seats}", check=True, record=tmp_path)
    tally = selfplay(order)
    assert tally.rounds == ROUNDS
    assert tally.laps_ran_out <= (5 if name == "indian" else 0)
    records = sorted(tmp_path.glob("*.talon"))
    assert sum(len(read(record.read_text(encoding="utf-8")).finished) for record in records) == ROUNDS
    assert all(write(read(record.read_text(encoding="utf-8"))) == record.read_text(encoding="utf-8") for record in records[:3])


def test_the_same_order_plays_the_same_rounds(tmp_path: Path) -> None:
    played = []
    for at in range(2):
        folder = tmp_path / str(at)
        selfplay(Order(preset("romme"), ("greedy",) * 3, 3, "5eed", record=folder))
        played.append([record.read_text(encoding="utf-8") for record in sorted(folder.glob("*.talon"))])
    assert played[0] == played[1]


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rules_drawn_by_lot_can_be_played(seats: int) -> None:
    """Each round under rules of its own: a hundred in all, ten thousand in a full run."""
    for number in range(3334 if FULL else 34):
        tally = selfplay(Order(None, ("greedy",) * seats, 1, f"b{seats}{number}", check=True))
        assert tally.rounds == 1

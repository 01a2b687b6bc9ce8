"""What the page needs before it can be used, and what it may bring in later."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

LATER = (
    *("engine.sheet", "engine.wording.prose", "engine.position"),
    *("ui.papers.rules", "ui.house.screen", "ui.matches", "ui.replay", "ui.statistics.screen"),
)


def test_screens_beside_the_table_cost_the_start_nothing() -> None:
    shown = "import sys, ui.loop; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", shown], capture_output=True, text=True, check=True, cwd=Path(__file__).parents[2])
    loaded = done.stdout.split()
    assert "ui.table.table" in loaded
    assert [name for name in LATER if name in loaded] == []

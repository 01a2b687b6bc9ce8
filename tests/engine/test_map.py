"""The README's map names every room of the house and every module that has none, and nothing that is not there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def named(part: str) -> set[str]:
    """What the lines of that part of the map name, folders with a stroke behind them."""
    house = (ROOT / "README.md").read_text(encoding="utf-8").partition("## The house")[2].partition("```\n")[2].partition("```")[0]
    lines = house.partition(f"\n{part}/")[2].split("\n")[1:]
    rows = lines[: next(at for at, line in enumerate(lines) if not line.startswith("  "))]
    return {word for row in rows for word in re.split(r" {2,}", row.strip())[0].split()}


def there(part: str) -> set[str]:
    """The folders and the modules that stand there."""
    found = [path for path in (ROOT / part).iterdir() if not path.name.startswith("_")]
    folders = {f"{path.name}/" for path in found if path.is_dir()}
    return folders | {path.stem for path in found if path.suffix == ".py"}


@pytest.mark.parametrize("part", ["engine", "ui"])
def test_the_map_names_what_is_there(part: str) -> None:
    assert named(part) == there(part)

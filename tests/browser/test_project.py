"""What the project is built with is pinned to the last digit, and comes from no place that is named in it."""

import json
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXACT = re.compile(r"\d+\.\d+\.\d+")


def test_packages_are_pinned_and_the_lock_names_no_place() -> None:
    manifest = json.loads((ROOT / "package.json").read_text())
    for name, version in {**manifest["dependencies"], **manifest["devDependencies"]}.items():
        assert EXACT.fullmatch(version), name
    lock = json.loads((ROOT / "package-lock.json").read_text())
    locked = {path: entry for path, entry in lock["packages"].items() if path}
    assert all("integrity" in entry for entry in locked.values())
    assert [path for path, entry in locked.items() if "resolved" in entry] == []


def test_python_tools_are_pinned() -> None:
    lines = (ROOT / "tests/requirements.txt").read_text().splitlines()
    wanted = [line for line in lines if line and not line.startswith("#")]
    assert len(wanted) > 6
    assert [line for line in wanted if not re.fullmatch(r"[\w-]+==[\d.]+", line)] == []


def test_actions_are_pinned_by_commit() -> None:
    for workflow in (ROOT / ".github/workflows").glob("*.yml"):
        uses = re.findall(r"uses: (\S+)", workflow.read_text())
        assert uses
        assert [action for action in uses if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", action)] == [], workflow.name

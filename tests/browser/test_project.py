"""What the project is built with is pinned to the last digit, and comes from no place that is named in it."""

import json
import re
from pathlib import Path

import pytest

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


@pytest.mark.parametrize("file", ["tests/requirements.txt", "ui/build/requirements.txt"])
def test_python_packages_are_pinned_by_the_hashes_of_their_files(file: str) -> None:
    text = re.sub(r"^#.*\n|^\n", "", (ROOT / file).read_text(), flags=re.MULTILINE)
    entries = text.replace("\\\n", "").splitlines()
    assert entries
    pinned = re.compile(r"[\w-]+==[\d.]+( ; sys_platform == \"win32\")?( +--hash=sha256:[0-9a-f]{64})+")
    assert [entry for entry in entries if not pinned.fullmatch(entry)] == []


def test_tools_are_installed_by_their_hashes_alone() -> None:
    script = (ROOT / "ui/build/install.mjs").read_text()
    assert script.count('"--requirement", wanted') == 2 == script.count('"--require-hashes"')


def test_actions_are_pinned_by_commit() -> None:
    for workflow in (ROOT / ".github/workflows").glob("*.yml"):
        uses = re.findall(r"uses: (\S+)", workflow.read_text())
        assert uses
        assert [action for action in uses if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", action)] == [], workflow.name

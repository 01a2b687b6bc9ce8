"""What `pip install .` brings: the engine alone, which plays the game of the README and wants nothing but the standard library."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

PROJECT = Path(__file__).parents[2]

TRY = """
import doctest, sys
import engine
assert engine.__file__.startswith(sys.prefix), engine.__file__
tried = doctest.testfile(sys.argv[1], module_relative=False)
print(tried.attempted, tried.failed)
"""


def _run(*command: str | Path, cwd: Path) -> str:
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PIP_", "VIRTUAL_ENV"))}
    done = subprocess.run([*map(str, command)], cwd=cwd, env=clean, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built without a network from a copy of what it is built of."""
    pytest.importorskip("setuptools", minversion="77", reason="a .venv from before tests/requirements.txt named setuptools")
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    shutil.copytree(PROJECT / "engine", source / "engine", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(PROJECT / name, source)
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--quiet", "--no-deps", "--no-build-isolation")
    _run(*pip, "--no-index", "--wheel-dir", folder, source, cwd=folder)
    return next(folder.glob("*.whl"))


def test_the_wheel_holds_the_engine_whole_and_nothing_else(wheel: Path) -> None:
    names = {name for name in ZipFile(wheel).namelist() if not name.split("/")[0].endswith(".dist-info")}
    here = {
        path.relative_to(PROJECT).as_posix() for path in (PROJECT / "engine").rglob("*") if path.suffix in (".py", ".md", ".typed")
    }
    assert names == here
    assert not [name for name in names if "witness" in name or "tests" in name]


def test_nothing_in_the_wheel_wants_more_than_the_standard_library(wheel: Path) -> None:
    archive = ZipFile(wheel)
    for name in archive.namelist():
        if name.endswith(".py"):
            nodes = [*ast.walk(ast.parse(archive.read(name)))]
            wanted = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
            wanted |= {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}
            assert {each.split(".")[0] for each in wanted} <= {"engine", *sys.stdlib_module_names}, name


def test_an_empty_environment_plays_the_game_of_the_readme(wheel: Path, tmp_path: Path) -> None:
    _run(sys.executable, "-m", "venv", "--without-pip", tmp_path / "env", cwd=tmp_path)
    python = next(path for path in (tmp_path / "env").rglob("python*") if path.stem == "python")
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", python, "install", "--quiet")
    _run(*pip, "--no-index", "--no-deps", wheel, cwd=tmp_path)
    attempted, failed = _run(python, "-c", TRY, PROJECT / "README.md", cwd=tmp_path).split()
    assert int(attempted) > 10 and failed == "0"
    assert _run(python, "-m", "engine", "selfplay", "--rounds", "1", "--check", cwd=tmp_path).startswith("romme: 1 rounds")
    assert _run(python, "-m", "engine", "check", PROJECT / "tests/cases/hands.toml", cwd=tmp_path).endswith(" 0 failed\n")

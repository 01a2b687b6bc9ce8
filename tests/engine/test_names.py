"""The style of the engine: no game has a name in it, nothing comes from outside, modules and functions are short and explained."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.presets import PRESETS

ENGINE = Path(__file__).parents[2] / "engine"
MODULES = sorted(path for path in ENGINE.rglob("*.py") if "__pycache__" not in path.parts)
NAMED = [pytest.param(path, id=str(path.relative_to(ENGINE))) for path in MODULES]

OUTSIDE = {
    *("random", "time", "os", "pathlib", "datetime", "secrets", "uuid", "socket", "urllib", "threading", "subprocess"),
    *("js", "pyodide", "pyscript", "sys", "io", "locale"),
}
FREE = {ENGINE / "__main__.py", *(ENGINE / "workbench").glob("*.py")}
"""Modules that are no part of the game: the command line and what tests it."""

CAN_CHANGE = (ast.List, ast.Dict, ast.Set, ast.ListComp, ast.DictComp, ast.SetComp)

WORDS = {*PRESETS, "thai", "rommé", "rummy", "knock dummy"}


def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def _docstrings(tree: ast.Module) -> set[int]:
    """The constants that stand alone as an expression: docstrings of modules, classes, functions and names."""
    return {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)}


def _texts(tree: ast.Module) -> Iterator[str]:
    skipped = _docstrings(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in skipped:
            yield node.value


def _functions(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    yield from (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


@pytest.mark.parametrize("path", NAMED)
def test_no_game_is_named(path: Path) -> None:
    if path.name == "presets.py" or "wording" in path.parts:
        return
    found = [text for text in _texts(_tree(path)) if text.lower() in WORDS or any(f"{name}," in text for name in PRESETS)]
    assert [text for text in found if not text.startswith("game and departures")] == []


@pytest.mark.parametrize("path", NAMED)
def test_no_code_asks_which_game_is_played(path: Path) -> None:
    compared = [ast.unparse(node) for node in ast.walk(_tree(path)) if isinstance(node, ast.Compare) and _names_rules(node)]
    assert not compared


def _names_rules(node: ast.Compare) -> bool:
    parts = [ast.unparse(part) for part in (node.left, *node.comparators)]
    return any(part == "rules.name" or part.endswith(".rules.name") for part in parts)


@pytest.mark.parametrize("path", NAMED)
def test_nothing_comes_from_outside(path: Path) -> None:
    if path in FREE:
        return
    imported = set()
    for node in ast.walk(_tree(path)):
        if isinstance(node, ast.Import):
            imported |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            imported.add(node.module.split(".")[0])
    assert not imported & OUTSIDE
    calls = {ast.unparse(node.func) for node in ast.walk(_tree(path)) if isinstance(node, ast.Call)}
    assert not calls & {"open", "input", "print", "eval", "exec", "hash", "id", "globals"}


@pytest.mark.parametrize("path", NAMED)
def test_modules_are_short(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 300


@pytest.mark.parametrize("path", NAMED)
def test_functions_are_short(path: Path) -> None:
    long = {node.name: node.end_lineno - node.lineno + 1 for node in _functions(_tree(path)) if node.end_lineno}
    assert {name: lines for name, lines in long.items() if lines > 60} == {}


@pytest.mark.parametrize("path", NAMED)
def test_everything_public_is_explained(path: Path) -> None:
    tree = _tree(path)
    if path.name != "__init__.py" or tree.body:
        assert ast.get_docstring(tree), "the module"
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.name.startswith("_"):
            assert ast.get_docstring(node), node.name
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            for method in node.body:
                if isinstance(method, ast.FunctionDef) and not method.name.startswith("_") and not _of_a_setting(node):
                    assert ast.get_docstring(method), f"{node.name}.{method.name}"


def _of_a_setting(node: ast.ClassDef) -> bool:
    """Kinds of settings share the methods that the protocol `Setting` explains."""
    methods = {method.name for method in node.body if isinstance(method, ast.FunctionDef)}
    return {"read", "write", "allowed"} <= methods and node.name != "Setting"


@pytest.mark.parametrize("path", NAMED)
def test_no_module_keeps_anything(path: Path) -> None:
    """No state in modules: what is bound there and could change is said to be final."""
    for node in _tree(path).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) != "__all__":
            assert not isinstance(node.value, ast.List | ast.Dict | ast.Set | ast.ListComp | ast.DictComp | ast.SetComp), (
                ast.unparse(node)
            )
    assert not [node for node in ast.walk(_tree(path)) if isinstance(node, ast.Global | ast.Nonlocal)]

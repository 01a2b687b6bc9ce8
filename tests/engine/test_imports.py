"""No circle anywhere in the house, and nothing in it longer than one reads at a sitting."""

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LONGEST_MODULE = 300
LONGEST_FUNCTION = 60


def sources(root: Path) -> dict[str, str]:
    """The text of every module of engine and page, by its dotted name."""
    paths = [path for house in ("engine", "ui") for path in (root / house).rglob("*.py")]
    return {name_of(path.relative_to(root)): path.read_text(encoding="utf-8") for path in paths}


def name_of(path: Path) -> str:
    """The dotted name of a module."""
    return ".".join(path.parent.parts if path.name == "__init__.py" else path.with_suffix("").parts)


def told(name: str, tree: ast.Module, is_package: bool) -> Iterator[tuple[str, str]]:
    """Every module, and every name asked of it, that a module imports: at its head, for its types only, or when a function runs."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = name.split(".")[: len(name.split(".")) - node.level + is_package] if node.level else []
            module = ".".join([*above, *([node.module] if node.module else [])])
            yield from ((module, alias.name) for alias in node.names)


def imports(modules: dict[str, str]) -> dict[str, set[str]]:
    """What each module imports: a module that is a name of its package is meant itself, and not the package."""
    packages = {name.rpartition(".")[0] for name in modules}
    found: dict[str, set[str]] = {name: set() for name in modules}
    for name, source in modules.items():
        for module, asked in told(name, ast.parse(source), name in packages):
            inner = f"{module}.{asked}"
            found[name].add(inner if inner in modules else module)
        found[name] &= modules.keys() - {name}
    return found


def circle(modules: dict[str, str]) -> list[str]:
    """One circle of imports, if there is any."""
    try:
        TopologicalSorter(imports(modules)).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_no_imports_go_round_in_a_circle():
    assert circle(sources(ROOT)) == []


@pytest.mark.parametrize(
    "back",
    [
        "import engine.legal",
        "from engine import legal",
        "from .legal import way_out",
        "from . import legal",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from engine.legal import way_out",
        "def lazily():\n    from engine.legal import way_out",
    ],
)
def test_a_circle_is_found_however_it_is_hidden(back):
    modules = sources(ROOT)
    modules["engine.cards"] += f"\n{back}\n"
    assert {"engine.cards", "engine.legal"} <= set(circle(modules))


def test_no_module_is_too_long():
    lengths = {name: len(source.splitlines()) for name, source in sources(ROOT).items()}
    assert {name: length for name, length in lengths.items() if length > LONGEST_MODULE} == {}


def test_no_function_is_too_long():
    functions = {
        f"{name}.{node.name}": (node.end_lineno or node.lineno) - node.lineno + 1
        for name, source in sources(ROOT).items()
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }
    assert {name: length for name, length in functions.items() if length > LONGEST_FUNCTION} == {}

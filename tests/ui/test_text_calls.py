"""Every text is asked for with the values that it needs: a sentence that lacks one would stop the game when it is first said."""

from __future__ import annotations

import ast
import re
import string
from collections.abc import Iterator
from pathlib import Path

import pytest

from ui.parts.texts import LANGUAGES, read

UI = Path(__file__).parents[2] / "ui"


def _placeholders(text: str) -> set[str]:
    return {name.split(".")[0].split("[")[0] for _, name, _, _ in string.Formatter().parse(text) if name}


def _calls() -> Iterator[tuple[str, ast.Call, str]]:
    """Every call `texts(…)` or `self.texts(…)`, with the file it is in and the pattern of its key."""
    for path in sorted(UI.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and _asks_for_text(node.func):
                pattern = _pattern(node.args[0])
                if pattern:
                    yield f"{path.name}:{node.lineno}", node, pattern


def _asks_for_text(function: ast.expr) -> bool:
    name = function.id if isinstance(function, ast.Name) else function.attr if isinstance(function, ast.Attribute) else ""
    return name == "texts"


def _pattern(key: ast.expr) -> str:
    """The keys that are meant, as a regular expression; nothing where the key is a variable."""
    if isinstance(key, ast.Constant):
        return re.escape(str(key.value))
    if isinstance(key, ast.JoinedStr):
        return "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[\w ]+" for part in key.values)
    return ""


def _given(call: ast.Call) -> set[str | None]:
    """The names of the values that a call hands over; None among them stands for a whole dictionary."""
    return {each.arg for each in call.keywords}


def _suffices(call: ast.Call, text: str) -> bool:
    return None in _given(call) or _placeholders(text) <= _given(call)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_that_is_named_gets_the_values_that_it_needs(language: str) -> None:
    texts = read(language)
    named = [(where, call, str(call.args[0].value)) for where, call, _ in _calls() if isinstance(call.args[0], ast.Constant)]
    assert len(named) > 100
    for where, call, key in named:
        assert key in texts, f"{where} asks for {key}"
        assert _suffices(call, texts[key]), f"{where} asks for {key} without {_placeholders(texts[key]) - _given(call)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_with_values_is_asked_for_with_them(language: str) -> None:
    calls = list(_calls())
    for key, text in read(language).items():
        asking = [call for _, call, pattern in calls if re.fullmatch(pattern, key) and not pattern.startswith("[")]
        assert not asking or any(_suffices(call, text) for call in asking), f"nothing asks for {key} with {_placeholders(text)}"

"""The sheet that says how to play: reached from the set-up and from the table, short, in both languages."""

from __future__ import annotations

import pytest

from engine.presets import PRESETS
from engine.rules import make
from tests.ui.paper import walk, words
from tests.ui.test_app import opened
from ui.papers.help import help_sheet
from ui.parts.texts import LANGUAGES, Texts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PRESETS)
def test_it_has_ten_short_lines_at_most(name: str, language: str) -> None:
    lines = [words(node) for node in walk(help_sheet(make(name), Texts(language))) if node.tag == "li"]
    assert 6 <= len(lines) <= 10
    assert all(len(line) <= 150 for line in lines)


def test_it_is_reached_from_the_set_up_and_from_the_menu_of_the_table() -> None:
    page, _ = opened()
    page.press(data_action="help")
    assert page.marks["data-screen"] == "help" and page.find(class_="help-lines")
    page.tell("close")
    assert page.marks["data-screen"] == "setup"
    page, _ = opened("rules=dummy&players=3&seed=4&pace=0&lang=en")
    page.press(data_action="menu")
    page.press(data_action="help")
    assert page.marks["data-screen"] == "help" and "Draw:" in page.text()
    page.press(data_action="close")
    page.press(data_action="rules")
    assert page.marks["data-screen"] == "rules"
    page.press(data_action="close")
    assert page.marks["data-screen"] == "table"

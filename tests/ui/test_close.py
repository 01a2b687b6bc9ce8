"""Escape: what lies on top is put away, one thing after the other; and what is said where there is nothing to take back."""

from __future__ import annotations

import pytest

from tests.ui.tables import game, opened, touched
from ui.browser.page import Signal
from ui.game import act
from ui.parts.texts import Texts
from ui.table.say import message


def test_a_sheet_is_put_away_before_the_screen_below_it() -> None:
    page, _ = opened("")
    page.press(data_action="rules")
    page.press(data_action="share")
    assert page.marks["data-screen"] == "rules" and page.find(class_="sheet dialog")
    page.tell("close")
    assert page.marks["data-screen"] == "rules" and not page.find(class_="sheet dialog")
    page.tell("close")
    assert page.marks["data-screen"] == "setup"
    page.tell("close")
    assert page.marks["data-screen"] == "setup"


def test_at_the_table_a_chosen_card_is_let_go_of() -> None:
    page, app = opened("rules=dummy&players=2&seed=5&pace=0")
    assert app.shell.game is not None
    page.press(data_key=app.shell.game.hand[0].key)
    assert page.find(data_key="", aria_pressed="true")
    page.tell("close")
    assert not page.find(data_key="", aria_pressed="true") and page.marks["data-screen"] == "table"


@pytest.mark.parametrize("action", ["undo", "putback"])
def test_who_has_done_nothing_has_nothing_to_take_back(action: str) -> None:
    table = game("romme", phase="draw")
    act.press(table, Signal("press", {"action": action}))
    assert message(table, Texts("de")) == "Du hast in diesem Zug noch nichts gezogen und nichts ausgelegt."


def test_after_the_round_the_line_says_how_it_ended_also_when_the_page_was_loaded_anew() -> None:
    table = game("romme", closing_discard="faceup")
    state = table.match.round.state
    state.over, state.out, state.to_move = True, 1, 2
    table.last = ()
    touched(table)
    assert message(table, Texts("de")) == "Anna geht raus."

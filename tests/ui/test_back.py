"""The browser's way back: it puts away what lies on top, one layer after the other, and leaves the page where there is none."""

from __future__ import annotations

import random
from typing import Final

import pytest

from engine.cards import cards
from tests.ui.paper import Paper, walk
from tests.ui.tables import opened, touched
from ui.browser.page import Signal
from ui.loop import App

TABLE = "rules=romme&players=2&seed=6&pace=0"


@pytest.mark.parametrize("action", ["rules", "help", "about", "matches", "statistics"])
def test_at_the_set_up_the_way_back_leads_there_and_then_away(action: str) -> None:
    page, _ = opened("")
    page.press(data_action=action)
    assert (page.marks["data-screen"], page.layers) == (action, 1)
    page.go_back()
    assert (page.marks["data-screen"], page.left) == ("setup", False)
    page.go_back()
    assert page.left


WAYS: Final = (
    *("menu", "log", "rules", "menu help", "menu fair"),
    *("menu save_file", "menu new", "rules house", "rules sheet"),
)


@pytest.mark.parametrize("way", WAYS)
def test_at_the_table_the_way_back_leads_there_and_then_away(way: str) -> None:
    page, app = opened(TABLE)
    seen = page.tree
    for action in way.split():
        page.press(data_action=action)
        assert page.layers == 1
    page.go_back()
    assert page.tree == seen and app.shell.game is not None and not page.left
    page.go_back()
    assert page.left


def test_a_question_is_put_away_and_the_cards_stay_chosen() -> None:
    page, app = opened(TABLE)
    assert app.shell.game is not None
    app.shell.game.match.round.state.hands[0] = cards("7h 8h * Kc 3d")
    touched(app.shell.game)
    app.show()
    for key in ("7h", "8h", "*"):
        page.press(data_key=key)
    assert page.layers == 0
    page.press(data_action="lay")
    assert page.layers == 1
    page.go_back()
    assert not page.find(class_="sheet dialog") and len(app.shell.game.chosen) == 3
    page.go_back()
    assert page.left


def test_sheets_above_a_screen_go_before_it_and_a_long_press_goes_back_several() -> None:
    page, _ = opened("")
    for action in ("rules", "sets", "name"):
        page.press(data_action=action)
    assert page.layers == 2
    page.go_back()
    assert page.marks["data-screen"] == "rules" and not page.find(class_="sheet dialog")
    page.press(data_action="share")
    page.press(data_action="sheet")
    assert page.layers > 1
    page.tell("back", left="0")
    assert page.marks["data-screen"] == "setup" and page.layers == 0


def test_another_address_leaves_nothing_lying_on_top() -> None:
    page, app = opened(TABLE)
    for sheet in ("rules", "menu"):
        page.press(data_action=sheet)
        page.hash = "lang=en"
        page.tell("address")
        assert (page.marks["data-screen"], page.layers, app.shell.overlay) == ("setup", 0, "")
        page.hash = TABLE
        page.tell("address")
        assert (page.marks["data-screen"], page.layers) == ("table", 0)


def anything_pressed(page: Paper, dice: random.Random) -> None:
    """Press any button that can be reached: of the sheet that lies on top, if one does."""
    sheet = [node for node in page.tree if node.tag == "dialog"]
    reached = [node for each in sheet or page.tree for node in walk(each)]
    wanted = dice.choice([node.attributes for node in reached if node.tag == "button" and "data-action" in node.attributes])
    page.heard(Signal("press", {name.removeprefix("data-"): value for name, value in wanted.items() if name.startswith("data-")}))
    page.settle()


@pytest.mark.parametrize(("address", "presses"), [("", 60), (TABLE, 250), ("rules=dummy&players=3&seed=5&pace=0", 250)])
def test_whatever_is_pressed_each_way_back_takes_one_layer_away(address: str, presses: int) -> None:
    dice = random.Random(f"d {address}")
    page, app = opened(address)
    deepest = 0
    for _ in range(presses):
        anything_pressed(page, dice)
        assert page.layers == app.shell.layers
        deepest = max(deepest, page.layers)
        if dice.random() < 0.08:
            for left in range(page.layers)[::-1]:
                page.go_back()
                assert page.layers == left
            assert not any(node.tag == "dialog" for node in page.tree) and page.marks["data-screen"] in ("setup", "table", "score")
    assert deepest > 1


def test_a_screen_that_another_tab_takes_away_is_no_layer_any_more() -> None:
    page, app = opened(TABLE)
    page.press(data_action="menu")
    other = Paper(TABLE)
    other.saved, other.others, page.others = page.saved, [page], [other]
    second = App(other)
    other.owner = False
    second.begin()
    page.settle()
    other.press(data_action="take_over")
    assert app.shell.still is not None and page.layers == 0

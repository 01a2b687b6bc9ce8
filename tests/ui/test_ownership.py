"""Two tabs: one owns the table, the other one stands still, watches, and can take over."""

from __future__ import annotations

import pytest

from engine.record import write
from tests.ui.paper import Paper
from ui.browser.page import Signal
from ui.game.game import Game
from ui.game.order import by_rank
from ui.loop import App

ADDRESS = "rules={rules}&players=3&seed=5eed&pace=0"


class Tab:
    """A page of paper and the app in it; `beside` is the tab that was opened before."""

    def __init__(self, address: str, beside: Tab | None = None) -> None:
        self.page = Paper(address)
        if beside:
            self.page.saved, self.page.abouts, self.page.kept = beside.page.saved, beside.page.abouts, beside.page.kept
            self.page.others, beside.page.others = [beside.page], [self.page]
            self.page.owner = not beside.page.owner
        self.app = App(self.page)
        self.app.begin()
        self.page.settle()

    @property
    def game(self) -> Game:
        assert self.app.shell.game is not None
        return self.app.shell.game


@pytest.fixture
def tabs() -> tuple[Tab, Tab]:
    first = Tab(ADDRESS.format(rules="indian"))
    return first, Tab("", first)


def draw(tab: Tab) -> None:
    tab.page.press(data_action="draw")


def test_a_second_tab_is_told_and_has_nothing_to_play_with(tabs: tuple[Tab, Tab]) -> None:
    first, second = tabs
    assert first.page.marks["data-owner"] == "here"
    assert (second.page.marks["data-screen"], second.page.marks["data-owner"]) == ("elsewhere", "elsewhere")
    assert {node.attributes["data-action"] for node in second.page.find(data_action="")} == {"lang", "take_over", "watch"}
    assert second.page.marks["data-ready"] == "true"


def test_taking_over_goes_on_at_the_same_move_and_the_first_stands_still(tabs: tuple[Tab, Tab]) -> None:
    first, second = tabs
    draw(first)
    before = write(first.game.match)
    second.page.press(data_action="take_over")
    assert write(second.game.match) == before
    assert second.page.marks["data-owner"] == "here" and second.game.your_turn
    assert first.app.shell.game is None
    assert first.page.marks["data-screen"] == "elsewhere"
    first.page.press(data_action="take_over")
    assert write(first.game.match) == before
    assert second.page.marks["data-screen"] == "elsewhere"


def test_what_a_tab_could_not_keep_any_more_makes_it_stand_still(tabs: tuple[Tab, Tab]) -> None:
    """It has lost the table without having been told: the browser refuses, and nothing of it counts."""
    first, second = tabs
    kept = dict(first.page.saved)
    first.page.owner = False
    save = first.page.save

    def refused(name: str, words: str, then: object) -> None:
        first.page.heard(Signal("lost", {}))
        save(name, words, then)  # type: ignore[arg-type]

    first.page.save = refused  # type: ignore[method-assign]
    draw(first)
    assert first.page.marks["data-screen"] == "elsewhere"
    assert first.page.saved == kept
    assert not first.app.shell.keeper.refused
    assert second.page.saved == kept


def test_a_tab_that_watches_sees_every_move_and_can_play_none(tabs: tuple[Tab, Tab]) -> None:
    first, second = tabs
    second.page.press(data_action="watch")
    assert (second.page.marks["data-screen"], second.page.marks["data-owner"]) == ("table", "watching")
    draw(first)
    assert second.game.view == first.game.view
    assert [entry.event for entry in second.game.log] == [entry.event for entry in first.game.log]
    for node in second.page.find(data_action="", class_="move strong"):
        assert node.attributes["aria-disabled"] == "true"
    kept = dict(first.page.saved)
    for card in second.page.find(data_key=""):
        second.page.press(data_key=card.attributes["data-key"])
    for action in ("draw", "discard", "lay", "undo"):
        second.page.press(data_action=action)
    assert second.page.saved == kept
    assert second.game.chosen == ()
    assert "Du siehst zu" in second.page.text()


def test_a_tab_that_nobody_looks_at_follows_when_somebody_does(tabs: tuple[Tab, Tab]) -> None:
    first, second = tabs
    second.page.press(data_action="watch")
    before = second.game.view
    second.page.hidden = True
    draw(first)
    assert second.game.view == before
    second.page.hidden = False
    second.page.tell("shown")
    assert second.game.view == first.game.view


def test_who_watches_can_look_at_everything(tabs: tuple[Tab, Tab]) -> None:
    first, second = tabs
    second.page.press(data_action="watch")
    second.page.press(data_action="sort")
    second.page.press(data_action="log")
    draw(first)
    assert second.game.sorting == "rank"
    assert "Du ziehst" in second.page.text()
    second.page.press(data_action="close")
    second.page.press(data_action="rules")
    assert not second.page.find(data_action="house")
    second.page.press(data_action="close")
    second.page.press(data_action="menu")
    assert not second.page.find(data_action="pace") and not second.page.find(data_action="new")
    second.page.press(data_action="colours", data_value="four")
    assert second.page.marks["data-colours"] == "four"


def test_what_a_tab_sets_that_stands_still_does_not_undo_what_the_other_has_set(tabs: tuple[Tab, Tab]) -> None:
    first, second = tabs
    first.page.press(data_action="menu")
    first.page.press(data_action="pace", data_value="slow")
    second.page.press(data_action="lang")
    second.page.press(data_action="take_over")
    assert (second.app.shell.setup.pace, second.app.shell.setup.language) == ("slow", "en")
    assert second.page.marks["lang"] == "en"


def test_the_order_of_the_hand_goes_along_to_the_other_tab(tabs: tuple[Tab, Tab]) -> None:
    first, second = tabs
    first.page.press(data_action="sort")
    second.page.press(data_action="take_over")
    assert second.game.sorting == "rank" and [each.card for each in second.game.hand] == by_rank(second.game.view.hand)


def test_a_tab_is_told_that_the_other_is_gone(tabs: tuple[Tab, Tab]) -> None:
    _, second = tabs
    second.page.tell("free")
    assert "Der andere Tab ist zu" in second.page.text()
    second.page.press(data_action="watch")
    assert "Der andere Tab ist zu" in second.page.text()
    second.page.tell("taken")
    assert "Der andere Tab ist zu" not in second.page.text()


def test_a_tab_that_was_opened_for_another_deal_has_it_dealt(tabs: tuple[Tab, Tab]) -> None:
    first, _ = tabs
    third = Tab(ADDRESS.format(rules="dummy"), first)
    third.page.press(data_action="take_over")
    assert third.game.view.rules.name == "dummy"


def test_a_page_that_was_left_and_is_shown_again_asks_again(tabs: tuple[Tab, Tab]) -> None:
    first, second = tabs
    draw(first)
    before = write(first.game.match)
    first.page.tell("woke")
    assert write(first.game.match) == before and first.game.your_turn
    first.page.owner = False
    second.page.owner = True
    first.page.tell("woke")
    assert first.page.marks["data-screen"] == "elsewhere"


def test_without_a_match_there_is_nothing_to_watch() -> None:
    second = Tab("", Tab(""))
    assert not second.page.find(data_action="watch")
    second.page.press(data_action="take_over")
    assert second.page.marks["data-screen"] == "setup"

"""Matches that are kept: every move, at once, so that a page that is opened again goes on at the very move."""

from __future__ import annotations

import json

import pytest

from engine.record import read, write
from tests.ui.paper import Paper
from ui import course
from ui.app import App
from ui.game import Game

ADDRESS = "rules={rules}&players=3&seed=5eed&pace=0"


def _opened(page: Paper) -> App:
    app = App(page)
    app.begin()
    page.settle()
    return app


def _again(page: Paper, address: str) -> tuple[App, Paper]:
    """The page opened anew: only what was kept is still there."""
    fresh = Paper(address, page.kept)
    fresh.saved = dict(page.saved)
    return _opened(fresh), fresh


def _game(app: App) -> Game:
    assert app.game is not None
    return app.game


@pytest.mark.parametrize("rules", ["romme", "dummy", "indian"])
def test_a_page_that_is_opened_again_goes_on_at_the_same_move(rules: str) -> None:
    address = ADDRESS.format(rules=rules)
    page = Paper(address)
    before = _game(_opened(page))
    if before.view.phase == "draw":
        page.press(data_action="draw")
    app, _ = _again(page, address)
    after = _game(app)
    assert write(after.match) == write(before.match)
    assert after.view == before.view
    assert [entry.event for entry in after.log] == [entry.event for entry in before.log]
    assert after.match.round.state.stock == before.match.round.state.stock


def test_every_move_is_kept_before_the_next_one_can_be_made() -> None:
    page = Paper(ADDRESS.format(rules="indian"))
    kept: list[str] = []
    save = page.save

    def watched(name: str, words: str, then: object) -> None:
        kept.append(words)
        save(name, words, then)  # type: ignore[arg-type]

    page.save = watched  # type: ignore[method-assign]
    game = _game(_opened(page))
    played = game.match.round.played
    records = [json.loads(words)["record"] for words in kept]
    assert len(records) == len(played) + 1
    assert [len(read(record).round.played) for record in records] == list(range(len(played) + 1))


def test_the_set_up_offers_the_match_that_was_left() -> None:
    page = Paper(ADDRESS.format(rules="dummy"))
    before = _game(_opened(page))
    app, fresh = _again(page, "")
    assert app.game is None
    assert "Dummy" in fresh.text()
    fresh.press(data_action="resume")
    assert write(_game(app).match) == write(before.match)


def test_another_address_deals_its_own_cards() -> None:
    page = Paper(ADDRESS.format(rules="romme"))
    _opened(page)
    app, _ = _again(page, "rules=romme&players=3&seed=beef&pace=0")
    assert _game(app).match.seed == "beef"


NONSENSE = '{"name": "a", "record": "rules nonsense", "level": "x", "address": ""}'


@pytest.mark.parametrize("words", ["", "{}", "[]", "null", "no json", '{"name": 1}', NONSENSE])
def test_what_is_damaged_is_left_aside(words: str) -> None:
    page = Paper("")
    page.saved = {"bad": words}
    app = _opened(page)
    assert app.screen == "setup"
    assert not page.find(data_action="resume")


def test_a_damaged_match_does_not_hide_a_good_one() -> None:
    page = Paper(ADDRESS.format(rules="dummy"))
    _opened(page)
    page.saved["newer"] = "no json"
    _, fresh = _again(page, "")
    assert fresh.find(data_action="resume")


def test_a_browser_that_keeps_nothing_says_so_and_plays_on() -> None:
    page = Paper(ADDRESS.format(rules="indian"))
    page.saves = False
    app = _opened(page)
    assert "merkt sich nichts" in page.text()
    assert _game(app).your_turn
    page.press(data_action="draw")
    assert _game(app).view.phase == "lay"


def test_a_match_that_is_given_up_is_kept_no_longer() -> None:
    page = Paper(ADDRESS.format(rules="indian"))
    app = _opened(page)
    assert len(page.saved) == 1
    course.give_up(app)
    assert not page.saved

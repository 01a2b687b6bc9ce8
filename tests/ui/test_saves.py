"""Matches that are kept: every move, at once, so that a page that is opened again goes on at the very move."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from engine.bots import choose
from engine.match import Match
from engine.moves import Move
from engine.record import read, write
from engine.rules import make
from engine.shuffle import Chance
from engine.view import View
from tests.ui.paper import Paper
from tests.ui.player import play_to_the_end
from tests.ui.tables import finished
from ui.browser.page import Kept
from ui.game import opponents
from ui.game.game import Game
from ui.keep import keeper
from ui.loop import App
from ui.parts.texts import Texts
from ui.shell import course

ADDRESS = "rules={rules}&players=3&seed=5eed&pace=0"


def _opened(page: Paper) -> App:
    app = App(page)
    app.begin()
    page.settle()
    return app


def _again(page: Paper, address: str) -> tuple[App, Paper]:
    """The page opened anew: only what was kept is still there."""
    fresh = Paper(address, page.kept)
    fresh.saved, fresh.abouts, fresh.counted = dict(page.saved), dict(page.abouts), dict(page.counted)
    fresh.drawn = page.drawn
    return _opened(fresh), fresh


def _game(app: App) -> Game:
    assert app.shell.game is not None
    return app.shell.game


def test_a_turn_that_was_broken_off_goes_on_with_the_same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever loads the page again in the middle of an opponent's turn gets no other luck."""
    drawn: list[dict[int, int]] = [{}]
    game_now: list[App] = []

    def watched(level: str, view: View, chance: Chance) -> Move:
        drawn[-1][len(_game(game_now[-1]).match.round.played)] = chance.word()
        return choose(level, view, chance)

    monkeypatch.setattr(opponents, "choose", watched)
    page = Paper(ADDRESS.format(rules="indian"))
    kept: list[str] = []
    save = page.save

    def noted(match: Kept, result: str, then: Callable[[str], None]) -> None:
        kept.append(match.words)
        save(match, result, then)

    page.save = noted  # type: ignore[method-assign]
    game_now.append(App(page))
    game_now[-1].begin()
    page.settle()
    assert len(drawn[0]) > 3
    for words in kept[1:]:
        drawn.append({})
        again = Paper(page.hash)
        again.saved, again.abouts = dict.fromkeys(page.saved, words), page.abouts
        game_now.append(App(again))
        game_now[-1].begin()
        again.settle()
        assert drawn[-1].items() <= drawn[0].items()


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

    def watched(match: Kept, result: str, then: object) -> None:
        kept.append(match.words)
        save(match, result, then)  # type: ignore[arg-type]

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
    assert app.shell.game is None
    assert "Dummy" in fresh.text()
    fresh.press(data_action="resume")
    assert write(_game(app).match) == write(before.match)


def test_another_address_deals_its_own_cards() -> None:
    page = Paper(ADDRESS.format(rules="romme"))
    _opened(page)
    app, _ = _again(page, "rules=romme&players=3&seed=beef&pace=0")
    assert _game(app).match.seed == "beef"


NONSENSE = '{"name": "a", "record": "rules romme\\nrules romme", "level": "x", "address": ""}'

CUT_OFF = json.dumps({"name": "a", "record": "rules romme\nseats Ich Anna\nseed 5eed\nround 1\nde", "level": "x", "address": ""})
"""A save of a match that goes on, whose end is missing: its deal number tells all cards."""


@pytest.mark.parametrize("words", ["", "{}", "null", "no json", '{"name": 1}', NONSENSE, CUT_OFF])
def test_a_damaged_match_is_not_offered_and_is_said_to_be_damaged(words: str) -> None:
    """In one sentence, which quotes nothing of it."""
    page = Paper("")
    page.saved = {"bad": words}
    app = _opened(page)
    assert app.shell.screen == "setup"
    assert not page.find(data_action="resume")
    assert len(page.find(class_="note")) == 1
    assert Texts("de")("save.broken.one") in page.text() and "5eed" not in page.text()
    assert page.saved == {"bad": words}


def test_a_damaged_match_does_not_hide_a_good_one() -> None:
    page = Paper(ADDRESS.format(rules="dummy"))
    _opened(page)
    page.saved["newer"] = "no json"
    _, fresh = _again(page, "")
    assert fresh.find(data_action="resume") and "abgeschnitten oder verändert" in fresh.text()


def test_a_damaged_match_of_the_address_is_kept_beside_the_one_that_is_dealt_anew() -> None:
    address = ADDRESS.format(rules="indian")
    page = Paper(address)
    _opened(page)
    (name,) = page.saved
    page.saved[name] = "no json"
    app, fresh = _again(page, address)
    assert app.shell.screen == "table" and "lässt sich nicht lesen" in fresh.text()
    assert fresh.saved[name] == "no json" and len(fresh.saved) == 2


def test_a_match_of_the_first_version_is_found() -> None:
    page = Paper(ADDRESS.format(rules="dummy"))
    before = _game(_opened(page))
    told = json.loads(page.saved[before.name])
    page.saved = {before.name: json.dumps({key: told[key] for key in ("name", "record", "level", "address")})}
    page.abouts.clear()
    app, fresh = _again(page, "")
    assert "Dummy (Thai-Rommé), Runde 1" in fresh.text()
    fresh.press(data_action="resume")
    assert write(_game(app).match) == write(before.match)


def test_another_address_in_the_middle_keeps_the_match_and_says_so() -> None:
    page = Paper(ADDRESS.format(rules="romme"))
    before = _game(_opened(page))
    page.hash = "rules=dummy&players=2&seed=1&pace=0"
    page.tell("address")
    assert "bleibt dir erhalten: Rommé mit Auslegen, Runde 1." in page.text()
    page.hash = ADDRESS.format(rules="romme")
    page.tell("address")
    app, _ = _again(page, page.hash)
    assert write(_game(app).match) == write(before.match)
    assert len(page.saved) == 2


def test_a_match_that_is_over_is_kept_and_not_offered() -> None:
    address = "rules=indian,match_end=rounds,rounds=1&players=2&seed=5&pace=0"
    page = Paper(address)
    game = _game(_opened(page))
    play_to_the_end(page)
    assert game.match.over and page.marks["data-screen"] == "score"
    for _ in range(2):
        app, page = _again(page, address)
        assert page.marks["data-screen"] == "score" and write(_game(app).match) == write(game.match)
    page.press(data_action="new")
    assert page.marks["data-screen"] == "setup" and not page.find(data_action="resume")
    assert len(page.saved) == 1
    app, page = _again(page, address)
    assert page.marks["data-screen"] == "table" and len(page.saved) == 2


def test_of_the_matches_that_are_over_the_newest_fifty_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper, "MOST_FINISHED", 2)
    page = Paper("")
    app = _opened(page)
    running = Match.start(make("dummy"), ["Ich", "Anna"], "1")
    over = finished()
    for name in ("a", "b", "c", "d"):
        app.shell.keeper.keep(Game(over, "greedy", "once", name), lambda: None)
        app.shell.keeper.keep(Game(running, "greedy", "once", f"{name}-running"), lambda: None)
    assert set(page.saved) == {"c", "d", "a-running", "b-running", "c-running", "d-running"}


def test_a_clock_that_is_set_back_makes_no_older_match_the_newest(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Paper("")
    before = _opened(page)
    kept: dict[str, Kept] = {}
    save = page.save

    def noted(match: Kept, result: str, then: Callable[[str], None]) -> None:
        kept[match.name] = match
        save(match, result, then)

    page.save = noted  # type: ignore[method-assign]
    page.matches = lambda: sorted(kept.values(), key=lambda each: -each.when)  # type: ignore[method-assign]
    for app, name, now in ((before, "first", 2000.0), (before, "second", 1000.0), (_opened(page), "third", 500.0)):
        monkeypatch.setattr(keeper.time, "time", lambda now=now: now)
        app.shell.keeper.look()
        app.shell.keeper.keep(Game(Match.start(make("dummy"), ["Ich", "Anna"], "1"), "greedy", "once", name), lambda: None)
        app.shell.keeper.look()
        newest = app.shell.keeper.newest()
        assert newest is not None and newest.name == name
    assert [each.when for each in kept.values()] == [2_000_000, 2_000_001, 2_000_002]


def test_a_match_is_put_away_or_played_on_or_given_up() -> None:
    page = Paper(ADDRESS.format(rules="indian"))
    app = _opened(page)
    before = write(_game(app).match)
    page.press(data_action="menu")
    page.press(data_action="new")
    assert "Für später behalten Weiterspielen Partie löschen" in page.text()
    assert [node.attributes["data-action"] for node in page.find(class_="button warns")] == ["give_up"]
    page.press(data_action="close")
    assert page.marks["data-screen"] == "table"
    page.press(data_action="menu")
    page.press(data_action="new")
    page.press(data_action="put_away")
    assert page.marks["data-screen"] == "setup" and len(page.saved) == 1
    page.press(data_action="resume")
    assert write(_game(app).match) == before
    page.press(data_action="menu")
    page.press(data_action="new")
    page.press(data_action="give_up")
    assert page.marks["data-screen"] == "setup" and not page.saved


def test_a_match_that_has_been_given_up_does_not_come_back() -> None:
    page = Paper(ADDRESS.format(rules="indian"))
    app = _opened(page)
    game = _game(app)
    course.give_up(app.shell)
    app.shell.keeper.keep(game, lambda: None)
    assert not page.saved


def test_a_browser_that_keeps_nothing_says_so_and_plays_on() -> None:
    page = Paper(ADDRESS.format(rules="indian"))
    page.refuses = "InvalidStateError"
    app = _opened(page)
    assert "kann nicht speichern" in page.text()
    assert _game(app).your_turn
    page.press(data_action="draw")
    assert _game(app).view.phase == "lay"


def test_a_full_storage_is_called_by_its_name() -> None:
    page = Paper(ADDRESS.format(rules="indian"))
    page.refuses = "QuotaExceededError"
    _opened(page)
    assert "voll" in page.text()


def test_a_match_that_is_not_kept_cannot_be_put_away_but_saved_as_a_file() -> None:
    page = Paper(ADDRESS.format(rules="indian"))
    page.refuses = "QuotaExceededError"
    app = _opened(page)
    course.new(app.shell)
    app.show()
    assert not page.find(data_action="put_away") and "ist sie weg" in page.text()
    page.press(data_action="save_file")
    assert page.marks["data-screen"] == "export"

"""What matches brought: each is counted once, whatever happens to the page; the numbers can be carried away and erased."""

from __future__ import annotations

import json

import pytest

from engine.match import Match
from engine.record import write
from tests.ui.paper import Paper, words
from tests.ui.player import play_to_the_end
from tests.ui.tables import finished
from ui.browser.page import Kept
from ui.game.game import Game
from ui.keep import result
from ui.keep.result import Result, summaries
from ui.loop import App
from ui.shell import course

ADDRESS = "rules=indian,match_end=rounds,rounds=1&players=2&seed={seed}&pace=0"


def opened(address: str = "", page: Paper | None = None) -> tuple[Paper, App]:
    """A page with what another one had kept."""
    fresh = Paper(address)
    if page:
        fresh.saved, fresh.abouts, fresh.counted = dict(page.saved), dict(page.abouts), dict(page.counted)
        fresh.drawn = page.drawn
    app = App(fresh)
    app.begin()
    fresh.settle()
    return fresh, app


def played(seed: str, before: Paper | None = None) -> tuple[Paper, App]:
    """A match that has been played to its end at the table."""
    page, app = opened(ADDRESS.format(seed=seed), before)
    play_to_the_end(page)
    return page, app


def counts(page: Paper) -> dict[str, str]:
    """The numbers of the only group."""
    (group,) = page.find(data_matches="")
    return {node.attributes["data-count"]: words(node).split()[-1] for node in page.find(data_count="")} | {"": words(group)}


def test_a_match_is_counted_once_however_often_the_page_is_loaded() -> None:
    page, app = played("5")
    assert app.shell.game is not None
    match = app.shell.game.match
    for _ in range(3):
        page, app = opened(ADDRESS.format(seed="5"), page)
        assert page.marks["data-screen"] == "score"
        page.press(data_action="look")
        page.press(data_action="look")
    (counted,) = page.counted.values()
    assert result.read(counted) == Result(
        "indian,match_end=rounds,rounds=1", "greedy", 2, 1, int(match.finished[0].out == 0), match.totals[0], 0 in match.winners
    )
    page.press(data_action="new")
    assert len(page.counted) == 1


@pytest.mark.parametrize(("rules", "said"), [("dummy", "Punkte je Runde"), ("knock_dummy", "Einheiten je Runde")])
def test_what_is_counted_is_called_as_in_the_match(rules: str, said: str) -> None:
    before = Paper()
    before.counted["one"] = result.written(Result(rules, "greedy", 3, 2, 1, 5, won=True))
    page, _ = opened(page=before)
    page.press(data_action="statistics")
    assert f"{said} 2,5" in counts(page)[""]


def test_the_result_goes_into_the_same_save_as_the_last_move() -> None:
    page, _ = opened(ADDRESS.format(seed="5"))
    saves: list[tuple[str, str]] = []
    save = page.save

    def watched(match: object, counted: str, then: object) -> None:
        saves.append((json.loads(match.words)["record"].split("\n")[-2].split()[0], counted))  # type: ignore[attr-defined]
        save(match, counted, then)  # type: ignore[arg-type]

    page.save = watched  # type: ignore[method-assign]
    play_to_the_end(page)
    assert [bool(counted) for _, counted in saves] == [last == "match" for last, _ in saves]
    assert sum(last == "match" for last, _ in saves) == 1


def test_a_match_that_was_brought_in_is_not_counted() -> None:
    page, app = opened()
    for origin in ("", "number", "again", "brought"):
        app.shell.keeper.keep(Game(finished(), "greedy", "once", f"name {origin}", "", origin), lambda: None)
    assert set(page.counted) == {"name ", "name number", "name again"}


def test_what_is_deleted_stays_counted_and_what_is_erased_does_not_come_back() -> None:
    page, app = played("5")
    page.press(data_action="new")
    app.shell.keeper.forget(next(iter(page.saved)))
    page.press(data_action="statistics")
    assert page.find(data_matches="1")
    page.press(data_action="ask_erase")
    page.press(data_action="close")
    assert page.find(data_matches="1")
    page.press(data_action="ask_erase")
    page.press(data_action="erase")
    assert not page.counted and "Noch ist keine Partie zu Ende" in page.text()


def test_erased_numbers_do_not_come_back_from_a_match_that_is_still_at_the_table() -> None:
    page, _ = played("5")
    page.forget_results(lambda problem: None)
    page, _ = opened(ADDRESS.format(seed="5"), page)
    page.press(data_action="new")
    assert not page.counted


def test_a_result_that_could_not_be_kept_is_counted_when_the_match_can() -> None:
    page, _ = opened(ADDRESS.format(seed="5"))
    page.refuses = "QuotaExceededError"
    play_to_the_end(page)
    page.refuses = ""
    page.press(data_action="new")
    assert len(page.counted) == 1


def test_a_result_is_counted_when_a_match_without_an_address_could_not_be_kept_at_its_end() -> None:
    page, app = opened()
    page.refuses = "QuotaExceededError"
    game = Game(finished(), "greedy", "once", "name")
    app.shell.sit_down(game)
    app.shell.keeper.keep(game, lambda: None)
    assert not page.counted
    page.refuses = ""
    course.put_away(app.shell)
    assert set(page.counted) == set(page.saved) == {"name"}


@pytest.mark.parametrize(("when", "day"), [(0, ""), (1e99, ""), (-1e99, ""), (951782400000, "2000-02-29")])
def test_a_result_from_no_possible_time_is_carried_away_without_its_day(when: float, day: str) -> None:
    page, _ = opened()
    words_of_it = result.written(result.result(Game(finished(), "greedy", "once", "name")))
    page.results = lambda then: then([Kept("name", when, words=words_of_it)])  # type: ignore[method-assign]
    page.press(data_action="statistics")
    page.press(data_action="export_statistics")
    page.press(data_action="download")
    (table,) = page.files.values()
    assert table.split("\n")[1].split(";")[0] == day


def test_results_are_put_together_by_game_rules_and_level() -> None:
    results = [
        Result("indian", "greedy", 2, 4, 1, -20, False),
        Result("indian", "greedy", 4, 6, 3, 45, True),
        Result("indian,hand_cap=80", "greedy", 2, 1, 0, 7, False),
        Result("romme", "greedy", 2, 1, 1, 0, True),
        Result("indian", "expert", 2, 1, 1, 0, True),
    ]
    page, app = opened()
    page.counted = {str(at): result.written(each) for at, each in enumerate(results)}
    page.counted["bad"] = "{"
    page.press(data_action="statistics")
    assert [node.attributes["data-game"] for node in page.find(data_game="")] == ["indian", "romme"]
    assert len(page.find(data_matches="")) == 4
    first = next(node for node in page.find(data_matches="2"))
    told = words(first)
    assert "Gewonnen 1 (50 %)" in told and "Rausgegangen 4 (40 %)" in told and "Punkte je Runde 2,5" in told
    assert summaries(results)[0].rounds == 10
    page.press(data_action="export_statistics")
    page.press(data_action="download")
    (table,) = page.files.values()
    lines = table.strip().split("\n")
    assert len(lines) == 6
    assert lines[1].endswith(";indian;;greedy;2;4;1;-20;0") and lines[3].endswith(";indian;hand_cap=80;greedy;2;1;0;7;0")
    assert app.shell.screen == "export"


def test_an_empty_statistic_says_so() -> None:
    page, _ = opened()
    page.press(data_action="statistics")
    assert "Noch ist keine Partie zu Ende" in page.text() and not page.find(data_action="ask_erase")


GOOD = Result("romme", "greedy", 2, 1, 1, 0, True)._asdict()


BAD = ({"rules": "nonsense"}, {"players": 1}, {"players": "x"}, {"rounds": 0}, {"out": 2}, {"points": 10**30}, {"rounds": -1})


@pytest.mark.parametrize("change", BAD)
def test_damaged_results_are_not_counted(change: dict[str, object]) -> None:
    assert result.read(json.dumps(GOOD)) is not None
    assert result.read(json.dumps(GOOD | change)) is None


@pytest.mark.parametrize("words", ["", "null", "[]", "{}", "1", '{"rules": "romme"}', "[" * 100_000])
def test_nonsense_is_not_counted(words: str) -> None:
    assert result.read(words) is None


# ------------------------------------------------------------------------------------------- the same cards again


def test_the_same_deal_again_is_a_match_of_its_own() -> None:
    page, app = opened("rules=romme&players=3&seed=5&pace=0")
    play_to_the_end(page)
    page.press(data_action="next")
    play_to_the_end(page)
    assert app.shell.game is not None
    first: Match = app.shell.game.match
    page.press(data_action="again")
    game = app.shell.game
    assert game is not None and game.match is not first and game.origin == "again"
    assert game.match.round.dealt == first.rounds[1].dealt
    assert (game.match.names, game.match.rules, game.match.number) == (first.names, first.rules, 1)
    assert game.match.seed != first.seed
    records = [json.loads(kept)["record"] for kept in page.saved.values()]
    assert records == [write(first), write(game.match)]
    page.press(data_action="menu")
    assert game.match.seed not in page.text() and "Karten einer früheren" in page.text()
    page.press(data_action="close")
    play_to_the_end(page)
    page.press(data_action="next")
    page.press(data_action="menu")
    assert "Siegel" in page.text() and game.match.seed not in page.text()


# ------------------------------------------------------------------------------------------- any deal number


def test_a_deal_number_gives_its_cards_once() -> None:
    page, app = opened()
    page.tell("change", change="seed", value=" 1F9A 03 ")
    page.press(data_action="play")
    assert app.shell.game is not None and app.shell.game.match.seed == "1f9a03" and app.shell.game.origin == "number"
    page.press(data_action="menu")
    page.press(data_action="new")
    page.press(data_action="put_away")
    assert not page.find(data_change="seed", value="1f9a03")
    page.press(data_action="play")
    assert app.shell.game is not None and app.shell.game.match.seed != "1f9a03" and app.shell.game.origin == ""


@pytest.mark.parametrize("number", ["Herz", "<b>", "1" * 65, "12-34"])
def test_a_deal_number_that_is_none_gets_a_sentence(number: str) -> None:
    page, app = opened()
    page.tell("change", change="seed", value=number)
    (about,) = page.find(id="seed-about")
    assert "ist keine Spielnummer" in words(about)
    page.press(data_action="play")
    assert app.shell.game is None and not page.saved
    page.tell("change", change="seed", value="")
    page.press(data_action="play")
    assert app.shell.game is not None

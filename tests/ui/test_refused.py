"""What a browser refuses: it keeps, deletes and reads nothing, or does not answer. The page says so as long as it lasts."""

from __future__ import annotations

import json

import pytest

from engine.record import write
from tests.ui.paper import Paper, words
from tests.ui.player import discard_something
from ui.game.game import Game
from ui.loop import App
from ui.shell import setup

ADDRESS = "rules=indian&players=3&seed=5eed&pace=0"
SIGN = "Es wird nichts gespeichert. Was tun?"


def opened(page: Paper) -> App:
    app = App(page)
    app.begin()
    page.settle()
    return app


def game(app: App) -> Game:
    assert app.shell.game is not None
    return app.shell.game


# ---------------------------------------------------------------------------------------------------- nothing is kept


def test_as_long_as_nothing_is_kept_a_sign_says_so_and_the_file_is_offered() -> None:
    page = Paper(ADDRESS)
    app = opened(page)
    assert SIGN not in page.text()
    page.refuses = "InvalidStateError"
    discard_something(page)
    discard_something(page)
    assert SIGN in page.text()
    page.press(data_action="unkept")
    assert "Dieser Browser kann nicht speichern" in page.text()
    page.press(data_action="save_file")
    assert page.marks["data-screen"] == "export" and SIGN in page.text()
    page.press(data_action="download")
    assert next(iter(page.files.values())).endswith(write(game(app).match))


def test_the_sign_goes_when_a_move_is_kept_again_with_all_that_was_played_meanwhile() -> None:
    page = Paper(ADDRESS)
    app = opened(page)
    page.refuses = "UnknownError"
    discard_something(page)
    page.refuses = ""
    discard_something(page)
    assert SIGN not in page.text()
    (words,) = page.saved.values()
    assert json.loads(words)["record"] == write(game(app).match)


def test_what_is_told_once_is_told_again_when_it_comes_back() -> None:
    page = Paper(ADDRESS)
    opened(page)
    for problem in ("UnknownError", "", "UnknownError"):
        page.refuses = problem
        page.press(data_action="draw")
        assert ("kann nicht speichern" in page.text()) == bool(problem)
        page.refuses = ""
        discard_something(page)


def test_the_browser_is_asked_once_more_from_the_sheet() -> None:
    page = Paper(ADDRESS)
    app = opened(page)
    page.refuses = "TimeoutError"
    page.press(data_action="draw")
    page.press(data_action="unkept")
    assert "antwortet nicht" in page.text()
    page.press(data_action="keep_again")
    assert page.asked_again == 1 and SIGN in page.text()
    page.refuses = ""
    page.press(data_action="keep_again")
    assert SIGN not in page.text() and "Jetzt wird wieder gespeichert" in page.text()
    (words,) = page.saved.values()
    assert json.loads(words)["record"] == write(game(app).match)


def test_the_set_up_says_that_nothing_can_be_read() -> None:
    page = Paper("")
    opened(page)
    page.tell("unreadable", problem="SecurityError")
    assert SIGN in page.text()
    page.press(data_action="matches")
    assert "lässt sich gerade nicht lesen" in page.text() and "Noch ist keine Partie" not in page.text() and SIGN in page.text()
    page.press(data_action="done")
    page.press(data_action="statistics")
    assert "lässt sich gerade nicht lesen" in page.text() and "Noch ist keine Partie" not in page.text()
    page.tell("unreadable", problem="")
    assert SIGN not in page.text()


def test_a_new_version_is_not_offered_while_the_match_would_be_lost_with_the_page() -> None:
    page = Paper("")
    opened(page)
    page.tell("offline", state="ready", update="yes", version="2")
    assert page.find(data_action="update")
    page.tell("unreadable", problem="UnknownError")
    assert not page.find(data_action="update")


def test_what_is_set_up_and_not_kept_is_told() -> None:
    page = Paper("")
    opened(page)
    page.keeps = False
    page.press(data_action="pace", data_value="slow")
    assert "kann dieser Browser nicht speichern" in page.text()
    page.keeps = True
    page.press(data_action="pace", data_value="once")
    assert "kann dieser Browser nicht speichern" not in page.text()


def test_several_damaged_matches_are_told_in_one_sentence() -> None:
    page = Paper("")
    page.saved = {"bad": "", "worse": "no json"}
    opened(page)
    (note,) = page.find(class_="note")
    assert words(note) == (
        "2 gespeicherte Partien sind abgeschnitten oder verändert worden und lassen sich nicht lesen;"
        " du findest sie unter „Partien“."
    )


# ---------------------------------------------------------------------------------------------------- nothing is deleted


def test_a_match_that_is_not_deleted_stays_in_the_list_which_says_so() -> None:
    page = Paper(ADDRESS)
    app = opened(page)
    page.press(data_action="menu")
    page.press(data_action="new")
    page.press(data_action="put_away")
    page.press(data_action="matches")
    page.refuses = "UnknownError"
    page.press(data_action="ask_delete")
    page.press(data_action="delete")
    assert "nicht gelöscht; sie ist noch da" in page.text() and len(page.find(data_name="")) == 1
    assert [row.name for row in app.shell.keeper.rows] == list(page.saved)
    page.refuses = ""
    page.press(data_action="ask_delete")
    page.press(data_action="delete")
    assert "nicht gelöscht" not in page.text() and not page.find(data_name="") and not page.saved


def test_a_match_that_is_given_up_and_not_deleted_is_offered_again() -> None:
    page = Paper(ADDRESS)
    opened(page)
    page.press(data_action="menu")
    page.press(data_action="new")
    page.refuses = "UnknownError"
    page.press(data_action="give_up")
    assert page.marks["data-screen"] == "setup"
    assert "nicht gelöscht; sie ist noch da" in page.text() and page.find(data_action="resume")
    page.refuses = ""
    page.press(data_action="resume")
    page.press(data_action="draw")
    assert "0 draw" in next(iter(page.saved.values()))


def test_numbers_that_are_not_deleted_stay_and_the_screen_says_so() -> None:
    page = Paper("")
    result = {"rules": "romme", "level": "greedy", "players": 2, "rounds": 1, "out": 1, "points": 0, "won": True}
    page.counted = {"a": json.dumps(result)}
    opened(page)
    page.press(data_action="statistics")
    page.refuses = "UnknownError"
    page.press(data_action="ask_erase")
    page.press(data_action="erase")
    assert page.find(data_matches="1") and "noch da" in page.text()
    page.refuses = ""
    page.press(data_action="ask_erase")
    page.press(data_action="erase")
    assert not page.counted and "noch da" not in page.text() and not page.find(data_matches="1")


# ---------------------------------------------------------------------------------------------------- it does not answer


@pytest.mark.parametrize(("about", "words"), [("storage", "seinen Speicher"), ("lock", "einem anderen Tab offen")])
def test_before_the_table_is_there_the_page_says_what_it_waits_for(about: str, words: str) -> None:
    page = Paper(f"{ADDRESS}&lang=de")
    app = App(page)
    app.listen()
    page.tell("waiting", about=about)
    assert page.marks["data-ready"] == "true" and "Der Browser antwortet nicht" in page.text() and words in page.text()
    page.tell("address")
    page.press(data_action="go_without")
    assert page.gone_without == 1 and app.shell.game is None
    page.tell("waiting", about="")
    page.tell("unreadable", problem="TimeoutError")
    app.arrive()
    page.settle()
    assert page.marks["data-screen"] == "table" and "antwortet nicht" not in page.text()


def test_it_waits_in_the_language_of_the_address() -> None:
    page = Paper("lang=en")
    app = App(page)
    app.listen()
    page.tell("waiting", about="storage")
    assert page.marks["lang"] == "en" and "The browser does not answer" in page.text()


def test_in_the_middle_of_a_match_it_says_so_above_the_table_until_there_is_an_answer() -> None:
    page = Paper(ADDRESS)
    opened(page)
    page.tell("waiting", about="storage")
    (sheet,) = page.find(aria_labelledby="waiting-sheet-title")
    assert sheet.tag == "dialog"
    page.tell("close")
    page.press(data_action="draw")
    assert page.find(aria_labelledby="waiting-sheet-title") and page.find(id="table", data_phase="draw")
    page.press(data_action="go_without")
    assert page.gone_without == 1
    page.tell("waiting", about="")
    assert not page.find(aria_labelledby="waiting-sheet-title")
    page.press(data_action="draw")
    assert page.find(id="table", data_phase="lay")


# ---------------------------------------------------------------------------------------------------- the order of the hand


def order(page: Paper) -> str:
    """What the button that sorts the hand would bring: the other order."""
    (button,) = page.find(data_action="sort")
    return button.attributes["aria-label"]


def test_the_order_of_the_hand_stays_for_the_next_match_and_the_next_visit() -> None:
    page = Paper(ADDRESS)
    app = opened(page)
    assert order(page) == "Sortieren nach Werten"
    page.press(data_action="sort")
    ranks = [each.card.rank for each in game(app).hand]
    assert order(page) == "Sortieren nach Farben" and ranks == sorted(ranks, key=lambda rank: 14 if rank == 1 else rank)
    again = Paper(ADDRESS, page.kept)
    again.saved, again.abouts = dict(page.saved), dict(page.abouts)
    app = opened(again)
    assert order(again) == "Sortieren nach Farben" and [each.card.rank for each in game(app).hand] == ranks
    again.hash = "rules=romme&players=3&seed=1&pace=0"
    again.tell("address")
    assert order(again) == "Sortieren nach Farben"


def test_an_order_that_there_is_not_is_the_usual_one() -> None:
    usual = setup.usual(App(Paper("")).shell.texts)
    kept = json.loads(setup.written(usual._replace(pace="slow")))
    for sorting in ("value", 7, None):
        assert setup.recalled(json.dumps(kept | {"sorting": sorting}), usual) == usual._replace(pace="slow")
    del kept["sorting"]
    assert setup.recalled(json.dumps(kept), usual) == usual._replace(pace="slow")

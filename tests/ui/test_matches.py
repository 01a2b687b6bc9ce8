"""The list of kept matches: going on, carrying away, bringing in, deleting; what is broken says so and stays."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from engine.match import Match
from engine.record import parts, read, write
from engine.rules import make
from tests.ui.paper import Paper, walk
from tests.ui.tables import finished
from ui.browser.page import Kept, Signal
from ui.browser.tree import Node
from ui.game.game import Game
from ui.keep import digest, keeper, saves
from ui.loop import App

BROKEN = json.dumps({"name": "bad", "record": "rules romme\nseats Ich Anna\nseed <b>x</b>", "level": "greedy", "address": ""})


def opened(*games: Game, address: str = "", **kept: str) -> tuple[App, Paper]:
    """The list of matches, with these kept, the last one newest."""
    page = Paper(address)
    app = App(page)
    app.begin()
    page.settle()
    for game in games:
        app.shell.keeper.keep(game, lambda: None)
    page.saved |= kept
    page.press(data_action="matches")
    return app, page


def running(name: str, rules: str = "dummy", seed: str = "1") -> Game:
    return Game(Match.start(make(rules), ["Ich", "Anna"], seed), "greedy", "once", name)


def over(name: str) -> Game:
    return Game(finished(), "greedy", "once", name)


def choose_files(page: Paper, *files: tuple[str, str, str]) -> None:
    found = [{"name": name, "words": words, "problem": problem} for name, words, problem in files]
    page.tell("change", change="files", value=json.dumps(found))


def told(page: Paper) -> list[str]:
    """What is said to have become of each record that was brought in."""
    return [node.attributes["data-told"] for node in page.find(data_told="")]


def exported(page: Paper) -> str:
    """The file that was saved last."""
    page.press(data_action="download")
    return list(page.files.values())[-1]


def test_the_list_tells_of_every_match_and_goes_on_with_any() -> None:
    one, other = running("one"), running("other", "romme")
    app, page = opened(one, over("done"), other)
    assert [node.attributes["data-kind"] for node in page.find(data_kind="")] == ["running", "over"]
    assert [node.attributes["data-name"] for node in page.find(data_name="")] == ["other", "one", "done"]
    assert "Dummy (Thai-Rommé)" in page.text() and "Zu Ende gespielt" in page.text()
    page.press(data_action="go_on", data_value="one")
    assert page.marks["data-screen"] == "table"
    assert app.shell.game is not None and write(app.shell.game.match) == write(one.match)
    assert next(reversed(page.saved)) == "one"


def test_an_empty_list_says_what_will_be_there() -> None:
    _, page = opened()
    assert "Noch ist keine Partie" in page.text() and not page.find(data_action="export_all")
    page.press(data_action="done")
    assert page.marks["data-screen"] == "setup"


def test_a_broken_save_says_so_without_its_text_and_can_be_carried_away() -> None:
    _, page = opened(running("good"), bad=BROKEN, worse="\x00\x01 no json")
    for why in page.find(class_="why"):
        assert why.children == ("Die Partie ist abgeschnitten oder verändert worden und lässt sich nicht lesen.",)
    assert len(page.find(class_="why")) == 2 and "<b>x</b>" not in page.text() and "Zeile" not in page.text()
    page.press(data_action="export", data_value="bad")
    words = exported(page)
    assert words.endswith("rules romme\nseats Ich Anna\nseed <b>x</b>\n")
    page.press(data_action="done")
    page.press(data_action="ask_delete", data_value="bad")
    page.press(data_action="delete")
    assert set(page.saved) == {"good", "worse"}
    assert page.find(data_action="go_on", data_value="good")


def test_a_match_that_is_found_broken_when_it_is_to_go_on_says_so() -> None:
    app, page = opened(running("good"))
    page.saved["good"] = BROKEN
    page.press(data_action="go_on")
    assert app.shell.game is None and page.marks["data-screen"] == "matches"
    assert "abgeschnitten oder verändert" in page.text() and page.saved["good"] == BROKEN


def test_a_false_row_is_set_right() -> None:
    _, page = opened(over("done"))
    page.abouts["done"] = page.abouts["done"].replace('"over": true', '"over": false')
    App(page).begin()
    page.press(data_action="matches")
    assert [node.attributes["data-kind"] for node in page.find(data_kind="")] == ["over"]


def test_a_running_match_says_what_its_file_tells() -> None:
    _, page = opened(running("good"), over("done"))
    page.press(data_action="export", data_value="good")
    assert "Partie sichern" in page.text() and "Die Partie läuft noch" in page.text()
    assert not [node for node in page.nodes() if "data-card" in node.attributes]
    page.press(data_action="done")
    page.press(data_action="export", data_value="done")
    assert "jede Hand" not in page.text()


def test_a_file_is_shared_where_that_is_possible() -> None:
    app, page = opened(running("good"))
    page.shares = True
    page.press(data_action="export")
    page.press(data_action="share")
    assert "Geteilt" in page.text() and app.shell.keeper.rows
    page.tell("shared", done="no")
    page.tell("shared", done="")
    assert "nicht geklappt" in page.text()
    page.press(data_action="copy")
    (words,) = page.files.values()
    assert page.copied == words


def test_all_matches_go_into_one_file_and_come_back_from_it() -> None:
    games = [running("one"), over("two"), running("three", "romme")]
    _, page = opened(*games)
    page.press(data_action="export_all")
    assert "Partien sichern" in page.text() and "Nicht alle Partien" in page.text()
    words = exported(page)
    assert [write(read(part.text)) for part in parts(words)] == [write(game.match) for game in reversed(games)]
    _, fresh = opened()
    fresh.press(data_action="bring")
    choose_files(fresh, ("all.txt", words, ""))
    assert told(fresh) == ["bring.taken"] * 3
    choose_files(fresh, ("all.txt", words, ""))
    assert told(fresh) == ["bring.known"] * 3
    assert len(fresh.saved) == 3
    fresh.press(data_action="close")
    assert len(fresh.find(data_action="go_on")) == 2


def test_a_match_that_was_brought_in_is_played_on() -> None:
    game = running("one")
    game.level = "greedy"
    _, page = opened(game)
    page.press(data_action="export")
    words = exported(page)
    app, fresh = opened()
    fresh.press(data_action="bring")
    fresh.tell("change", change="pasted", value=words)
    fresh.press(data_action="take_in")
    fresh.press(data_action="close")
    fresh.press(data_action="go_on")
    assert app.shell.game is not None and app.shell.game.origin == "brought"
    assert write(app.shell.game.match) == write(game.match)
    (kept,) = fresh.saved.values()
    assert json.loads(kept)["origin"] == "brought"


def test_a_match_that_was_brought_in_does_not_take_the_place_of_the_one_that_was_played() -> None:
    match = Match.start(make("romme"), ["Ich", "Anna"], "2")
    _, page = opened(running("mine"))
    page.press(data_action="bring")
    choose_files(page, ("a.txt", write(match), ""))
    page.press(data_action="close")
    (new,) = set(page.saved) - {"mine"}
    marked = [" · übernommen" in str(node.children) for node in page.find(data_name="")]
    assert marked == [True, False]
    app = App(page)
    app.begin()
    page.settle()
    assert "Angefangen: Dummy" in page.text()
    page.press(data_action="matches")
    assert "· übernommen" in page.text()
    page.press(data_action="go_on", data_value=new)
    assert app.shell.game is not None and app.shell.game.name == new
    App(page).begin()
    page.settle()
    assert "Angefangen: Rommé" in page.text()
    page.press(data_action="matches")
    assert "· übernommen" not in page.text()


def test_what_was_said_stays_while_something_else_is_pasted() -> None:
    _, page = opened()
    page.press(data_action="bring")
    choose_files(page, ("a.txt", write(finished()), ""))
    page.tell("change", change="pasted", value="das ist keine Partie")
    assert told(page) == ["bring.taken"]
    page.press(data_action="take_in")
    assert told(page) == ["bring.no_match"] and "Das ist keine Partie von Talon." in page.text()


def test_what_is_brought_in_is_taken_or_refused_one_by_one() -> None:
    good, bad = write(finished()), "rules romme\nseats Ich Anna\nseed <img src=x>\n"
    _, page = opened()
    page.press(data_action="bring")
    unread = [("big.txt", "", "large"), ("cat.jpg", "", "binary"), ("gone", "", "gone")]
    choose_files(page, ("a.txt", bad + "\n" + good, ""), *unread, ("", "", ""))
    assert told(page) == ["bring.refused", "bring.taken", "bring.large", "bring.binary", "bring.gone", "bring.no_match"]
    assert "a.txt: Zeile 3" in page.text() and "mehr als 2 MB" in page.text()
    assert not [node for node in page.nodes() if node.tag == "img"]
    assert len(page.saved) == 1


def test_text_that_is_too_long_is_not_looked_at() -> None:
    _, page = opened()
    page.press(data_action="bring")
    page.tell("change", change="pasted", value="", problem="large")
    assert told(page) == ["bring.large"]


def test_names_from_elsewhere_are_shown_as_they_are_and_not_too_long() -> None:
    match = finished()
    match.names = ["<script>alert(1)</script>", "\u202eevil\u0007" + "x" * 500]
    _, page = opened()
    page.press(data_action="bring")
    choose_files(page, ("a.txt", write(match), ""))
    assert told(page) == ["bring.taken"]
    assert not [node for root in page.tree for node in walk(root) if node.tag == "script"]
    assert "<script>alert(1)</sc" in page.text() and "\u202e" not in page.text() and "x" * 30 not in page.text()


def test_a_full_storage_is_said_at_bringing_in() -> None:
    _, page = opened()
    page.refuses = "QuotaExceededError"
    page.press(data_action="bring")
    choose_files(page, ("a.txt", write(finished()), ""))
    assert told(page) == ["bring.full"] and not page.saved


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_match_that_cannot_be_kept_is_offered_as_a_file(language: str) -> None:
    page = Paper(f"rules=indian&players=2&seed=5&pace=0&lang={language}")
    page.refuses = "QuotaExceededError"
    app = App(page)
    app.begin()
    page.settle()
    page.press(data_action="save_file")
    assert page.marks["data-screen"] == "export"
    assert app.shell.game is not None
    assert write(read(exported(page))) == write(app.shell.game.match)
    page.press(data_action="done")
    assert page.marks["data-screen"] == "table"


# ------------------------------------------------------------------------------------------- very many, and no room


def shows(page: Paper) -> list[int]:
    """Notes from now on, in its length, how often the page is shown."""
    noted: list[int] = []
    show = page.show

    def counted(tree: tuple[Node, ...]) -> None:
        noted.append(len(tree))
        show(tree)

    page.show = counted  # type: ignore[method-assign]
    return noted


def test_a_thousand_refused_records_are_counted_and_not_all_shown() -> None:
    _, page = opened()
    page.press(data_action="bring")
    noted = shows(page)
    choose_files(page, ("many.txt", "rules romme\n\n" * 1000, ""))
    assert told(page) == ["bring.refused"] * 50
    assert "950 weitere, davon 0 übernommen" in page.text() and "Wird gelesen" not in page.text()
    assert len(noted) < 200


def test_a_thousand_false_rows_are_set_right_without_showing_each() -> None:
    page = Paper()
    game = running("one")
    page.saved = {f"m{at}": saves.written(game) for at in range(1000)}
    page.abouts = dict.fromkeys(page.saved, digest.written(digest.about(game)._replace(number=7)))
    app = App(page)
    app.begin()
    page.settle()
    noted = shows(page)
    page.press(data_action="matches")
    assert len(noted) < 200 and page.text().count("Runde 1") == 1000


def test_putting_the_sheet_away_stops_what_is_being_brought_in() -> None:
    _, page = opened()
    words = "\n".join(write(running("", seed=str(seed)).match) for seed in range(1, 5))
    page.press(data_action="bring")
    save = page.save

    def put_away(match: Kept, result: str, then: Callable[[str], None]) -> None:
        save(match, result, then)
        page.heard(Signal("press", {"action": "close"}))

    page.save = put_away  # type: ignore[method-assign]
    choose_files(page, ("a.txt", words, ""))
    assert len(page.saved) == 1 and page.find(data_action="go_on")
    page.save = save  # type: ignore[method-assign]
    page.press(data_action="bring")
    choose_files(page, ("a.txt", words, ""))
    assert told(page) == ["bring.known", *["bring.taken"] * 3]


def test_after_a_fault_more_can_be_brought_in(monkeypatch: pytest.MonkeyPatch) -> None:
    _, page = opened()
    page.press(data_action="bring")
    with monkeypatch.context() as patch, pytest.raises(MemoryError):
        patch.setattr(page, "random_hex", broken)
        choose_files(page, ("a.txt", write(finished()), ""))
    page.settle()
    choose_files(page, ("a.txt", write(finished()), ""))
    assert told(page)[-1] == "bring.taken"


def broken(size: int) -> str:
    raise MemoryError(size)


def test_what_is_brought_in_drives_nothing_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper, "MOST_FINISHED", 2)
    _, page = opened(over("own"), over("other"))
    page.press(data_action="bring")
    choose_files(page, ("a.txt", write(running("").match) + "\n" + write(finished(seed="3")), ""))
    assert told(page) == ["bring.taken", "bring.many"]
    assert "Höchstens 50 beendete" in page.text()
    assert {"own", "other"} < set(page.saved) and len(page.saved) == 3

"""The score sheet: its lines say what was counted, with the cards in order; rounds add up, and there is a way to another match."""

from __future__ import annotations

from engine.cards import cards
from engine.events import Event
from engine.scoring import Line, Score, ranking
from tests.ui.paper import Paper, walk, words
from tests.ui.player import play_to_the_end
from tests.ui.tables import game
from ui.loop import App
from ui.parts.texts import Texts, signed
from ui.score.tally import tally
from ui.shell import course
from ui.table.seal import is_sealed
from ui.table.seats import points_mark


def test_a_hand_that_counts_something_else_is_said_to_do_so() -> None:
    table = game("indian", 2, hand="Ks 7h Kh 2h Kd")
    lines = (
        Line("hand", {"cards": tuple(cards("Ks 7h Kh")), "each": (10, 7, 10)}, 85),
        Line("never_laid", {"value": "flat", "allowed": 80}, -5),
    )
    section = tally(table, Texts("de"), 0, Score((80,), (lines,)))
    assert "Nie ausgelegt: zählt 80 statt 85" in words(section)
    assert [node.attributes["data-suit"] for node in walk(section) if node.attributes.get("class") == "chip"] == ["s", "h", "h"]


def test_at_a_table_where_players_pay_each_other_units_are_counted() -> None:
    read_out = {
        (name, language): " ".join(words(points_mark(game(name), 0, Texts(language))).split())
        for name in ("knock_dummy", "dummy")
        for language in ("de", "en")
    }
    assert list(read_out.values()) == ["0 Einheiten E.", "0 units u.", "0 Punkte P.", "0 points pts"]


def opened(address: str) -> tuple[Paper, App]:
    """The score sheet after the first round of a match that the address asks for."""
    page = Paper(address)
    app = App(page)
    app.begin()
    page.settle()
    play_to_the_end(page)
    return page, app


def test_every_round_has_a_line_above_the_totals() -> None:
    page, app = opened("rules=indian,match_end=rounds,rounds=2&players=3&seed=5&pace=0")
    assert "Runde 1 von 2" in page.text() and "Die Partie hat 2 Runden." in page.text()
    assert page.find(class_="totals rounds") == []
    page.press(data_action="next")
    page.settle()
    play_to_the_end(page)
    assert app.shell.game is not None
    match = app.shell.game.match
    shown = {
        node.attributes["data-round"]: [words(cell) for cell in walk(node) if cell.tag == "td"]
        for node in walk(page.find(class_="totals rounds")[0])
        if "data-round" in node.attributes
    }
    rounds = [each.score.points for each in match.finished]
    assert list(shown) == ["1", "2", "total"]
    assert list(shown.values()) == [[signed(each) for each in points] for points in (*rounds, match.totals)]
    assert "Runde 2 von 2" in page.text() and "Gespielt wurden 2 Runden." in page.text()


def test_after_a_match_there_is_another_of_the_same_kind() -> None:
    page, app = opened("rules=indian,match_end=rounds,rounds=1&players=3&seed=5&pace=0&level=beginner")
    over = app.shell.game
    assert over is not None and "Gespielt wurde 1 Runde." in page.text()
    assert page.find(data_action="next") == [] and page.find(data_action="new") != []
    page.press(data_action="rematch")
    page.settle()
    assert app.shell.game is not None and app.shell.game is not over and page.marks["data-screen"] == "table"
    new = app.shell.game
    assert (new.match.rules, new.match.names, new.level) == (over.match.rules, over.match.names, over.level)
    assert new.match.seed != over.match.seed and is_sealed(new, 1) and new.name != over.name
    assert set(page.saved) == {over.name, new.name}


def test_a_match_that_goes_on_has_no_other() -> None:
    page, app = opened("rules=indian&players=2&seed=5&pace=0")
    before = app.shell.game
    assert page.find(data_action="rematch") == []
    course.rematch(app.shell)
    assert app.shell.game is before


def test_who_pays_is_said_as_each_seat_sees_it() -> None:
    table = game("knock_dummy", 3)
    ranks = Line("stake_ranks", {"from": ranking(table.match.round.state)[1], "to": 0}, 1)
    paid = Line("stake_knock", {"from": 0, "to": 1}, 3)
    between = Line("stake_head", {"from": 1, "to": 2}, 1)
    texts, score = Texts("de"), Score((1, 3, 1), ((ranks, paid), (paid, between), (between,)))
    mine, annas, bens = (words(tally(table, texts, seat, score)) for seat in range(3))
    assert "2. Platz: " in mine and "Geklopft: du zahlst Anna" in mine
    assert "Geklopft: du zahlst Anna" in annas and "Kopfkarte: Anna zahlt Ben" in annas
    assert "Kopfkarte: Anna zahlt Ben" in bens


def test_a_mistake_is_told_with_its_card() -> None:
    table = game("knock_dummy", 2)
    for made, key in (("7h", "penalty_layoff_discard"), ("Ks", "penalty_full_discard")):
        table.match.round.events += [Event("discarded", 0, tuple(cards(made))), Event("penalty", 0, key=key)]
        table.match.round.events.append(Event("discarded", 1, tuple(cards("2c"))))
    lines = tuple(Line("stake_mistake", {"from": 0, "to": 1}, 1) for _ in range(2))
    said = words(tally(table, Texts("de"), 1, Score((-2, 2), ((), lines))))
    first, second = said.split("Die Ablage voll gemacht: du zahlst Anna")
    assert "Passende Karte abgelegt: du zahlst Anna" in first and "Herz 7" in first and "Pik König" in second
    assert "Kreuz 2" not in said

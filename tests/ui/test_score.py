"""The score sheet: its lines say what was counted, with the cards in order."""

from __future__ import annotations

from engine.cards import cards
from engine.scoring import Line, Score
from tests.ui.paper import walk, words
from tests.ui.tables import game
from ui.score import tally
from ui.seats import points_mark
from ui.texts import Texts


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

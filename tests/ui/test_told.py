"""What has happened, told: to the player as to a person, of the others by their names, each in one sentence."""

from __future__ import annotations

import re

import pytest

from engine.cards import cards
from engine.events import Event
from engine.moves import Said
from engine.state import UNKNOWN, Step
from tests.ui.tables import game
from ui.game.game import Entry, Game
from ui.parts.texts import LANGUAGES, Texts, read
from ui.table.pile import middle
from ui.table.say import before
from ui.table.told import briefly, told

DE, EN = Texts("de"), Texts("en")
MELD, LAY, SWAP = (Step(kind, 1, (Said(cards("7h")[0], None),)) for kind in ("meld", "lay", "swap"))


def laid(seat: int) -> Event:
    return Event("laid", seat, steps=(MELD, MELD, MELD, LAY, LAY, LAY, SWAP))


def discarded(seat: int, card: str = "Qd") -> Event:
    return Event("discarded", seat, tuple(cards(card)))


def anna(table: Game) -> int:
    return table.match.names.index("Anna")


def test_what_one_does_in_a_turn_is_one_sentence() -> None:
    table = game("romme")
    seat = anna(table)
    events = (laid(seat), discarded(seat))
    assert briefly(events, table, DE) == "Anna legt 3 Figuren aus, legt 3 Karten an, tauscht einen Joker und legt Karo Dame ab."
    assert briefly(events, table, EN) == "Anna lays 3 melds, lays off 3 cards, swaps a joker and discards the queen of diamonds."


def test_to_the_player_it_is_said_as_to_a_person() -> None:
    table = game("romme")
    assert told(discarded(0, "4s"), table, DE) == "Du legst Pik 4 ab."
    assert told(discarded(0, "4s"), table, EN) == "You discard the 4 of spades."
    assert briefly((laid(0), Event("ended", 0)), table, EN) == "You lay 3 melds, lay off 3 cards, swap a joker and go out."


def test_of_cards_that_come_along_one_is_named_and_several_are_counted() -> None:
    table = game("dummy")
    name = table.match.names[1]
    assert briefly((Event("took", 1, tuple(cards("7d 9s"))),), table, DE) == f"{name} nimmt Karo 7 und Pik 9."
    assert briefly((Event("took", 1, tuple(cards("7d 9s Th"))),), table, DE) == f"{name} nimmt Karo 7 und 2 weitere Karten."
    assert briefly((Event("took", 0, tuple(cards("7d 9s Th"))),), table, EN) == "You take the 7 of diamonds and 2 more cards."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_penalty_is_told_with_its_reason(language: str) -> None:
    table = game("dummy")
    for key in ("penalty_layoff_discard", "penalty_knock_feed", "penalty_head_feed", "penalty_full_discard"):
        said = told(Event("penalty", 1, key=key, points=50), table, Texts(language))
        assert said.endswith(f": {read(language)[f'why.{key}']}")
    mine = Event("penalty", 0, key="penalty_layoff_discard", points=50)
    assert told(mine, table, DE) == "Strafe für dich, 50 Punkte: Die abgelegte Karte passt an eine Figur."
    assert told(mine, table, EN) == "Penalty for you, 50 points: The discarded card fits a meld."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_about_somebody_can_be_said_to_the_player(language: str) -> None:
    texts = read(language)
    names = {key for key, text in texts.items() if re.match(r"did\.\w+$", key) and "{name}" in text} - {"did.drew"}
    assert {f"{key}.you" for key in names} <= texts.keys()
    assert {key for key in texts if key.startswith("brief.other.")} == {
        key.replace(".you", ".other", 1) for key in texts if key.startswith("brief.you.")
    }


def test_the_line_tells_what_was_taken_even_if_nobody_saw_it_happen() -> None:
    table = game("romme", phase="draw")
    first, second = 1, 2
    for event in (
        discarded(0),
        Event("drew", first, (UNKNOWN,)),
        discarded(first),
        Event("took", second, tuple(cards("Kd"))),
        discarded(second),
    ):
        table.log.append(Entry(1, event))
    names = table.match.names
    assert before(table, DE) == f"{names[second]} nimmt Karo König und legt Karo Dame ab."


def test_the_last_card_lies_face_down() -> None:
    table = game("romme", 2, hand="4s", table=[(0, "Ks Kh Kd")], opened=[0])
    table.do(table.options.discard.moves if table.options.discard else [])
    assert table.view.over
    assert briefly(table.last, table, DE) == "Du legst die letzte Karte verdeckt ab und gehst raus."
    assert "4s" not in str(middle(table, DE))

"""Sets of rules with a name: those that come with the table, the player's own, and how they travel."""

from __future__ import annotations

import json

import pytest

from engine.rules import from_text, to_text
from tests.ui.paper import Paper, walk, words
from tests.ui.test_house import opened, rules_of, write
from ui.browser.page import Signal
from ui.rules import shelf
from ui.rules.sets import READY


def test_ready_made_sets_are_what_they_say() -> None:
    for written in READY.values():
        assert to_text(from_text(written)) == written
    tournament = from_text(READY["tournament"])
    assert (tournament.hand_size, tournament.opening_points, tournament.value_ace) == (13, 40, 11)
    assert (tournament.value_joker_hand, tournament.cut) == (20, "plain")
    assert from_text(READY["online"]).departures() == {"hand_size": 13, "opening_points": 40}
    assert from_text(READY["capped"]).hand_cap == 80


def test_a_set_is_chosen_and_called_by_its_name() -> None:
    page, app = opened()
    page.press(data_action="use", data_value=READY["tournament"])
    assert app.shell.setup.rules == READY["tournament"] and "Turnier (13 Karten, Ass 11): 4 Hausregeln" in page.text()
    page.press(data_action="done")
    assert "Turnier (13 Karten, Ass 11): 4 Hausregeln" in page.text()


def test_only_sets_of_the_game_are_offered_and_the_chosen_one_is_marked() -> None:
    page, _ = opened()
    assert {node.attributes["data-value"].split(",")[0] for node in page.find(data_kind="ready")} == {"romme"}
    page.press(data_action="use", data_value="indian")
    assert [node.attributes["data-value"] for node in page.find(data_kind="ready")] == [READY["capped"]]
    page.press(data_action="use", data_value=READY["capped"])
    assert [node.attributes["aria-pressed"] for node in page.find(data_kind="ready")] == ["true"]
    page.press(data_action="name")
    page.tell("change", change="typed", value="Oma")
    page.press(data_action="save")
    page.press(data_action="sets")
    (row,) = page.find(aria_current="true")
    assert "gerade gewählt" in words(row)
    page.press(data_action="close")
    write(page, "target", "150")
    page.press(data_action="sets")
    assert page.find(aria_current="true") == []


def test_own_sets_are_kept_renamed_and_deleted_after_a_question() -> None:
    page, app = opened()
    write(page, "opening_points", "30")
    page.press(data_action="name")
    page.tell("change", change="typed", value="  Oma   Erna ")
    page.press(data_action="save")
    assert page.find(data_kind="own", aria_pressed="true")
    again, app = opened("", page.kept)
    again.press(data_action="sets")
    again.press(data_action="name", data_value="Oma Erna")
    again.tell("change", change="typed", value="Oma")
    again.press(data_action="save")
    assert shelf.read(again.kept["sets"]) == (shelf.Own("Oma", "romme,opening_points=30"),)
    again.press(data_action="ask-delete", data_value="Oma")
    assert "„Oma“ löschen?" in again.text() and shelf.read(again.kept["sets"])
    again.press(data_action="delete")
    assert shelf.read(again.kept["sets"]) == () and rules_of(app) == {"opening_points": 30}


def name_it(page: Paper, name: str) -> None:
    """Write a name and press the button to keep it, if there is one."""
    page.tell("change", change="typed", value=name)
    page.heard(Signal("press", {"action": "save"}))
    page.settle()


@pytest.mark.parametrize("renaming", [False, True])
def test_a_set_gives_way_to_another_of_its_name_only_by_a_button_that_says_so(renaming: bool) -> None:
    kept = [shelf.Own("Oma", "romme,opening_points=30"), shelf.Own("Opa", "romme,opening_points=35")]
    page, _ = opened(kept={"sets": shelf.written(kept)})
    if renaming:
        page.press(data_action="sets")
        page.press(data_action="name", data_value="Opa")
    else:
        page.press(data_action="name")
    name_it(page, "Oma")
    assert shelf.read(page.kept["sets"]) == tuple(kept) and "„Oma“ gibt es schon" in page.text() and "Ersetzen" in page.text()
    name_it(page, "Uroma")
    names = {each.name for each in shelf.read(page.kept["sets"])}
    assert names == ({"Oma", "Uroma"} if renaming else {"Oma", "Opa", "Uroma"})
    page.press(data_action="sets")
    page.press(data_action="name", data_value="Uroma")
    name_it(page, "Oma")
    page.press(data_action="replace")
    assert {each.name for each in shelf.read(page.kept["sets"])} == names - {"Uroma"}
    assert dict(shelf.read(page.kept["sets"]))["Oma"] != "romme,opening_points=30"


def test_nothing_is_said_to_be_kept_where_nothing_can_be() -> None:
    oma = shelf.Own("Oma", "romme,opening_points=30")
    page, _ = opened(kept={"sets": shelf.written([oma])})
    page.keeps = False
    page.press(data_action="name")
    name_it(page, "Oma")
    page.press(data_action="replace")
    name_it(page, "Opa")
    assert "kann hier gerade nichts speichern" in page.text() and "ist gespeichert" not in page.text()
    page.press(data_action="close")
    page.press(data_action="sets")
    page.tell("change", change="typed", value="Neu = dummy")
    page.press(data_action="bring")
    assert "kann hier gerade nichts speichern" in page.text()
    page.press(data_action="ask-delete")
    page.press(data_action="delete")
    assert "kann hier gerade nichts speichern" in page.text() and page.find(data_action="ask-delete", data_value="Oma")


def test_of_too_many_sets_it_is_said_which_are_not_kept() -> None:
    many = [shelf.Own(f"Satz {number}", "dummy") for number in range(shelf.MOST - 1)]
    page, _ = opened(kept={"sets": shelf.written(many)})
    page.press(data_action="sets")
    page.tell("change", change="typed", value="Oma = romme\nOpa = romme")
    page.press(data_action="bring")
    assert "Übernommen: 1" in page.text() and "Übrig ist: Opa" in page.text()
    page.press(data_action="close")
    page.press(data_action="name")
    name_it(page, "Opa")
    assert f"schon {shelf.MOST} gespeichert" in page.text() and "ist gespeichert" not in page.text()
    assert len(shelf.read(page.kept["sets"])) == shelf.MOST


@pytest.mark.parametrize("name", ["\u202e", "\u200b\u200d", "a\u0301" + "\u0301" * 50, "x" * 10_000, "<b>\u202eamO</b>", "A\nB"])
def test_a_name_can_be_seen_and_stands_in_its_line(name: str) -> None:
    page, _ = opened(kept={"sets": json.dumps([[name, "romme"], [name, "dummy"]])})
    found = shelf.read(page.kept["sets"])
    assert all(each.name.isprintable() and len(each.name) <= shelf.LONGEST_NAME + len(" 2") for each in found)
    assert len({each.name for each in found}) == len(found)
    page.press(data_action="name")
    name_it(page, name)
    assert all(each.name.isprintable() and each.name for each in shelf.read(page.kept["sets"]))


@pytest.mark.parametrize(
    ("line", "kept"),
    [
        ("#rules=romme,opening_points=4000", []),  # not plain Rommé in the place of what was meant
        ("#rules=romme,opening_points=4000,joker_swap=off", ["romme,joker_swap=off"]),
        ("#rules=romme", ["romme"]),
        ("#rules=halma", []),
    ],
)
def test_of_a_damaged_link_only_what_was_meant_is_kept(line: str, kept: list[str]) -> None:
    assert [each.rules for each in shelf.brought(line, "Regeln").sets] == kept


@pytest.mark.parametrize("name", ["a = b", "x #rules=dummy", "rules=dummy", "50%41", "a%20b", "=", "#", "Oma = romme", "a,b"])
def test_a_set_travels_whatever_it_is_called(name: str) -> None:
    own = (shelf.Own(name, "romme,opening_points=30"), shelf.Own("Opa", "dummy"))
    assert shelf.brought(shelf.exported(own), "Regeln") == shelf.Brought(own, ())


def test_sets_travel_as_text() -> None:
    page, _ = opened()
    write(page, "opening_points", "30")
    page.press(data_action="name")
    page.tell("change", change="typed", value="Oma")
    page.press(data_action="save")
    page.press(data_action="sets")
    page.press(data_action="copy")
    assert page.copied == "Oma = romme,opening_points=30" and "Kopiert." in page.text()
    other, _ = opened()
    other.press(data_action="sets")
    other.tell("change", change="typed", value=f"{page.copied}\nhttps://x.example/#rules=dummy%2Ctarget%3D300&lang=en\nUnsinn")
    other.press(data_action="bring")
    assert [tuple(each) for each in shelf.read(other.kept["sets"])] == [
        ("Oma", "romme,opening_points=30"),
        ("Übernommene Regeln", "dummy,target=300"),
    ]
    assert "Unsinn" in other.text()


@pytest.mark.parametrize("kept", ["", "null", "{}", "[1, [2], []]", '[["", "romme"]]', "[[" * 5000])
def test_a_broken_shelf_is_an_empty_one(kept: str) -> None:
    assert shelf.read(kept) == ()


def test_a_set_of_a_later_version_is_used_as_far_as_it_goes() -> None:
    page, app = opened(kept={"sets": shelf.written([shelf.Own("Neu", "romme,opening_points=30,gravity=9")])})
    page.press(data_action="use", data_value="romme,opening_points=30,gravity=9")
    assert rules_of(app) == {"opening_points": 30} and "gravity=9" in page.text()


def test_the_link_is_drawn_as_a_code_or_the_page_says_why_not() -> None:
    page, _ = opened()
    page.press(data_action="share")
    (drawn,) = page.find(class_="code")
    (squares,) = [each for each in walk(drawn) if each.tag == "path"]
    assert drawn.tag == "svg" and drawn.attributes["viewBox"] == "0 0 37 37"
    assert squares.attributes["d"].startswith("M4 4h7v1h-7z")
    broken, _ = opened()
    broken.broken = True
    broken.press(data_action="share")
    assert not broken.find(class_="code") and "QR-Code lässt sich gerade nicht laden" in broken.text()


def test_a_file_has_no_link_but_a_line_that_can_be_brought_in() -> None:
    page, _ = opened()
    page.home = ""
    write(page, "opening_points", "40")
    page.press(data_action="share")
    assert not page.find(class_="code") and "zu der kein Link führt" in page.text()
    page.press(data_action="copy")
    assert page.copied == "#rules=romme,opening_points=40"
    assert shelf.brought(page.copied, "Geholt").sets == (shelf.Own("Geholt", "romme,opening_points=40"),)


def test_the_link_is_copied() -> None:
    page, _ = opened()
    write(page, "opening_points", "40")
    page.press(data_action="share")
    page.press(data_action="copy")
    assert page.copied == "https://talon.example/#rules=romme,opening_points=40"


LINK = "https://talon.example/#rules=romme,opening_points=30"


@pytest.mark.parametrize(
    ("line", "name"),
    [
        (f"<{LINK}>", "Regeln"),
        (f"({LINK}).", "Regeln"),
        (f"„{LINK}“!", "Regeln"),
        (f"»{LINK}«;", "Regeln"),
        (f'"{LINK}",', "Regeln"),
        (f"{LINK}.", "Regeln"),
        (f"Oma: <{LINK}&players=3>", "Oma"),
        ("Oma = romme , opening_points = 30", "Oma"),
        ("romme, opening_points= 30.", "Regeln"),
        ("https://talon.example/#rules = romme, opening_points =30, bitte", "Regeln"),
        (f"Unsere Regeln ({LINK}), bis Sonntag!", "Unsere Regeln"),
        (f"Liebe Oma, so wollen wir am Sonntag bei dir spielen: {LINK}. Bis dann!", "Regeln"),
    ],
)
def test_a_link_is_found_in_what_people_paste(line: str, name: str) -> None:
    assert shelf.brought(line, "Regeln") == shelf.Brought((shelf.Own(name, "romme,opening_points=30"),), ())


def test_the_comma_of_a_list_of_one_is_no_punctuation() -> None:
    assert shelf.brought("romme,hand_size=15,", "Regeln").sets[0].rules == "romme,hand_size=15,"
    assert shelf.brought("knock_dummy,stake_ranks=1,2,", "Regeln").sets[0].rules == "knock_dummy,stake_ranks=1,2"

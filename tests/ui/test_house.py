"""The house rules: what is offered, what a change does, what is refused and what works instead, and the sets."""

from __future__ import annotations

import pytest

from engine.kinds import Words
from engine.presets import PRESETS
from engine.rules import from_text, make, preset, to_text
from engine.settings import SETTINGS
from engine.sheet import has_effect
from tests.ui.paper import Paper, walk, words
from ui.browser.tree import Node
from ui.loop import App
from ui.parts.texts import LANGUAGES, read
from ui.rules import groups
from ui.rules.sets import READY
from ui.rules.words import setting_texts
from ui.shell import course


def opened(address: str = "rules=romme&players=9", kept: dict[str, str] | None = None) -> tuple[Paper, App]:
    """The house rules of a game; the address asks for too many players, so that nothing is dealt."""
    page = Paper(address, kept)
    app = App(page)
    app.begin()
    page.settle()
    page.press(data_action="rules")
    return page, app


def rules_of(app: App) -> dict[str, object]:
    return from_text(app.shell.setup.rules).departures()


def row(page: Paper, key: str) -> Node:
    return page.find(data_rule=key)[0]


def choose(page: Paper, key: str, value: str) -> None:
    page.press(data_action="set", data_setting=key, data_value=value)


def write(page: Paper, key: str, value: str, **more: str) -> None:
    page.tell("change", change="set", setting=key, value=value, **more)


# ------------------------------------------------------------------------------------------------------ what is offered


def test_every_setting_is_in_one_group() -> None:
    listed = [key for keys in groups.GROUPS.values() for key in keys]
    assert sorted(listed) == sorted(SETTINGS)
    assert list(groups.GROUPS) == ["deal", "melds", "opening", "pile", "layoff", "out", "stock", "scoring", "match"]
    assert groups.GROUPS["opening"] == ["opening_points", "opening_pure_run", "opening_from_pile", "opening_lap"]
    going_out = [key for key in groups.GROUPS["scoring"] if groups.part_of(key) == "out"]
    assert going_out[:3] == ["knock_bonus", "bonus_closing_special", "dark_multiplier"]  # whose line comes later on the record


def test_the_parts_of_a_group_are_told_one_after_the_other() -> None:
    parts = [groups.part_of(key) for key in groups.GROUPS["scoring"]]
    assert [part for part, before in zip(parts, ["none", *parts], strict=False) if part != before] == ["", *groups.PARTS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_and_a_sentence(language: str) -> None:
    texts = read(language, "settings")
    assert list(texts) == list(read(LANGUAGES[0], "settings"))
    for key, setting in SETTINGS.items():
        assert texts[key] and texts[f"{key}.about"].endswith(".")
        for word in setting.words if isinstance(setting, Words) else ():
            assert texts[f"{key}.{word}"]
    for name in READY:
        assert texts[f"set.{name}"] and texts[f"set.{name}.line"].endswith(".")
    used = {*SETTINGS, *(f"group.{each}" for each in groups.GROUPS), *(f"part.{each}" for each in groups.PARTS)}
    used |= {f"{key}.{end}" for key, setting in SETTINGS.items() for end in ("about", "number", *getattr(setting, "words", ()))}
    used |= {f"set.{name}{end}" for name in READY for end in ("", ".line")}
    assert texts.keys() - used == set()


@pytest.mark.parametrize("game", PRESETS)
def test_what_has_an_effect_is_offered_and_nothing_else(game: str) -> None:
    page, _ = opened(f"rules={game}&players=9")
    assert page.marks["data-screen"] == "rules"
    shown = [node.attributes["data-rule"] for node in page.find(data_rule="")]
    assert shown == [key for keys in groups.GROUPS.values() for key in keys if has_effect(preset(game), key)]
    assert page.find(data_departs="") == []


@pytest.mark.parametrize("game", PRESETS)
def test_the_usual_value_is_marked_or_stands_there(game: str) -> None:
    page, _ = opened(f"rules={game}&players=9")
    for node in page.find(data_rule=""):
        marked = [each for each in walk(node) if "data-usual" in each.attributes]
        chosen = [each for each in walk(node) if each.attributes.get("aria-pressed") == "true"]
        assert marked == [each for each in chosen if each.attributes["data-action"] == "set"], node.key


def test_settings_come_and_go_with_others() -> None:
    page, _ = opened()
    assert page.find(data_rule="joker_reuse") and not page.find(data_rule="rounds")
    choose(page, "match_end", "rounds")
    assert page.find(data_rule="rounds") and not page.find(data_rule="target")
    choose(page, "joker_swap", "off")
    assert not page.find(data_rule="joker_reuse")


def test_what_differs_without_effect_stays_in_sight() -> None:
    page, app = opened()
    choose(page, "match_end", "rounds")
    write(page, "rounds", "12")
    choose(page, "match_end", "target")
    assert "data-idle" in row(page, "rounds").attributes
    page.press(data_action="reset", data_setting="rounds")
    assert rules_of(app) == {} and not page.find(data_rule="rounds")


# ------------------------------------------------------------------------------------------------------ changing


def test_departures_are_marked_counted_and_taken_back() -> None:
    page, app = opened()
    write(page, "opening_points", "40")
    choose(page, "opening_pure_run", "on")
    choose(page, "packs", "3")
    assert rules_of(app) == {"packs": 3, "opening_points": 40, "opening_pure_run": True}
    assert {node.attributes["data-rule"] for node in page.find(data_departs="")} == set(rules_of(app))
    assert "3 Hausregeln" in page.text()
    page.press(data_action="reset", data_setting="packs")
    assert "packs" not in rules_of(app) and "2 Hausregeln" in page.text()
    page.press(data_action="reset-all")
    assert app.shell.setup.rules == "romme" and not page.find(data_departs="")


def test_rules_that_others_have_taken_the_place_of_can_be_had_again() -> None:
    page, app = opened()
    write(page, "opening_points", "40")
    for press in ({"data_action": "reset-all"}, {"data_action": "use", "data_value": "dummy"}):
        page.press(**press)
        assert rules_of(app) == {}
        (again,) = page.find(class_="button", data_action="use", data_value="romme,opening_points=40")
        assert words(again) == "Rückgängig"
        page.press(class_="button", data_action="use", data_value="romme,opening_points=40")
        assert rules_of(app) == {"opening_points": 40}
    page.press(data_action="reset-all")
    choose(page, "packs", "3")
    assert "Rückgängig" not in page.text()


def test_changes_are_kept() -> None:
    page, _ = opened()
    write(page, "opening_points", "40")
    again, app = opened("", page.kept)
    assert rules_of(app) == {"opening_points": 40} and "data-departs" in row(again, "opening_points").attributes


def test_a_number_that_is_out_of_bounds_is_refused_and_the_nearest_offered() -> None:
    page, app = opened()
    write(page, "opening_points", "4000")
    assert "„Punkte zum Anmelden“: „4000“ geht nicht; erlaubt ist 0–100." in page.text()
    assert rules_of(app) == {}
    page.press(data_action="offer")
    assert rules_of(app) == {"opening_points": 100}
    for wrong in ("", "1.5", "-3", "viel", "9" * 50):
        write(page, "opening_points", wrong)
        assert page.find(class_="trouble") and rules_of(app) == {"opening_points": 100}


def test_too_many_cards_are_refused_with_what_fits() -> None:
    page, app = opened("rules=romme&players=7")
    page.press(data_action="done")
    page.press(data_action="players", data_value="6")
    page.press(data_action="rules")
    choose(page, "packs", "1")
    assert rules_of(app) == {}
    assert "6 × 14 Karten sind mehr, als 58 Karten hergeben" in page.text()
    offers = [words(node) for node in page.find(data_action="offer")]
    assert offers == ["Kartenpakete: 1, Karten für jeden: 9", "Kartenpakete: 1, aber nur zu viert"]
    page.press(data_action="offer", data_number="0")
    assert (rules_of(app), app.shell.setup.players) == ({"packs": 1, "hand_size": 9}, 6)


def test_fewer_players_are_offered_where_the_wish_fits_them() -> None:
    page, app = opened("rules=romme&players=7")
    page.press(data_action="done")
    page.press(data_action="players", data_value="6")
    page.press(data_action="rules")
    choose(page, "packs", "1")
    page.press(data_action="offer", data_number=str(len(page.find(data_action="offer")) - 1))
    assert (rules_of(app), app.shell.setup.players) == ({"packs": 1}, 4)


def test_bounds_that_cross_offer_to_move_the_other() -> None:
    page, app = opened("rules=dummy&players=9")
    choose(page, "players_min", "5")
    assert "„Spieler mindestens“" in page.text() and rules_of(app) == {}
    page.press(data_action="offer")
    assert rules_of(app) == {"players_min": 5, "players_max": 5} or rules_of(app) == {"players_min": 4}


def test_cards_for_each_number_of_players() -> None:
    page, app = opened("rules=dummy&players=9")
    write(page, "hand_size", "8", part="1")
    assert rules_of(app) == {"hand_size": (11, 8, 7)}
    write(page, "hand_size", "99", part="1")
    assert "„99“ geht nicht; erlaubt ist 5–15." in page.text()
    page.press(data_action="offer")
    assert rules_of(app) == {"hand_size": (11, 15, 7)}
    alike = next(node for node in page.find(data_setting="hand_size") if words(node) == "immer gleich")
    choose(page, "hand_size", alike.attributes["data-value"])
    assert rules_of(app) == {"hand_size": 7}


def test_cards_of_a_value_of_their_own() -> None:
    page, app = opened("rules=dummy&players=9")
    page.press(data_action="card", data_value="Qs")
    page.press(data_action="card", data_value="Kh")
    assert to_text(from_text(app.shell.setup.rules)) == "dummy,special_cards=2c,Kh"
    page.press(data_action="card", data_value="2c")
    page.press(data_action="card", data_value="Kh")
    assert from_text(app.shell.setup.rules).special_cards == () and not page.find(data_rule="value_special")


def test_stakes_by_place() -> None:
    page, app = opened("rules=knock_dummy&players=9")
    write(page, "stake_ranks", "7", part="2")
    assert rules_of(app) == {"stake_ranks": (1, 2, 7, 4, 5)}


def test_every_control_can_be_pressed() -> None:
    """Whatever is pressed, the page stays and the rules can be played."""
    for game in PRESETS:
        page, app = opened(f"rules={game}&players=9")
        for button in list(page.find(data_action="set")):
            data = {name.removeprefix("data-"): value for name, value in button.attributes.items() if name.startswith("data-")}
            page.tell("press", **data)
            from_text(app.shell.setup.rules).check_seats(app.shell.setup.players)
            page.press(data_action="lang")


# ------------------------------------------------------------------------------------------------------ in a match


def test_rules_do_not_change_in_the_middle_of_a_match() -> None:
    page, app = Paper("rules=romme&players=2&seed=1&pace=0"), None
    app = App(page)
    app.begin()
    page.settle()
    page.press(data_action="rules")
    assert page.marks["data-screen"] == "rules"
    page.press(data_action="house")
    assert page.marks["data-screen"] == "rules" and "gilt für die nächste" in page.text()
    write(page, "opening_points", "40")
    page.press(data_action="done")
    assert page.marks["data-screen"] == "table"
    assert app.shell.game is not None and app.shell.game.view.rules.opening_points == 51
    course.give_up(app.shell)
    app.show()
    page.press(data_action="play")
    assert app.shell.game.view.rules.opening_points == 40


def test_a_game_keeps_its_rules_while_another_is_chosen() -> None:
    page, app = opened()
    write(page, "opening_points", "40")
    page.press(data_action="done")
    page.press(data_action="game", data_value="dummy")
    assert app.shell.setup.rules == "dummy"
    page.press(data_action="game", data_value="romme")
    assert app.shell.setup.rules == "romme,opening_points=40"


def test_the_sheet_marks_departures_and_is_offered_for_printing() -> None:
    page, _ = opened()
    write(page, "opening_points", "40")
    page.press(data_action="sheet")
    assert page.marks["data-screen"] == "sheet"
    (marked,) = page.find(data_departs="")
    assert "mindestens 40 Punkte" in words(marked) and "(Hausregel; üblich: 51)" in words(marked)
    page.press(data_action="print")
    assert page.printed == 1
    page.press(data_action="done")
    assert page.marks["data-screen"] == "rules"


def test_the_names_are_in_the_language_of_the_page() -> None:
    assert setting_texts("en")("opening_points") == "Points to open"
    assert make("romme").opening_points == 51

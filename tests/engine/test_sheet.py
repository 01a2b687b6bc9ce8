"""The rule sheet: every setting that has an effect is stated, in both languages, and nothing else is."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from string import Formatter

import pytest

from engine.__main__ import main
from engine.errors import Refusal
from engine.presets import PRESETS, TITLES
from engine.rules import Rules, from_text, make, preset, to_text
from engine.settings import SETTINGS
from engine.sheet import SECTIONS, Statement, has_effect, sheet, statement_for
from engine.wording import LANGUAGES, title
from engine.wording.prose import PROSE, heading, page, written
from engine.workbench.drawn import values_of
from tests.engine.dice import FULL, Player, any_move, rules_at_random, start

RANDOM_RECORDS = 4000 if FULL else 60
REFUSED_MATCHES = 60 if FULL else 4
RARE = (
    "romme,run_min=4,set_min=4,wilds_max=1",
    "romme,value_ace=1,value_face=1,value_ten=1,value_pip=1,opening_points=100",
    "romme,special_cards=Qs,bonus_closing_special=10",
    "romme,run_min=5,run_max=5,jokers=1",
    "knock_dummy,stake_ranks=0",
)
"""Rules for sentences that no single departure brings up."""


def _text(rules: Rules, lang: str) -> str:
    return page(sheet(rules), lang)


def _departures(name: str) -> Iterator[tuple[str, Rules]]:
    """The game with each of its settings at each bound and each word that it does not have."""
    usual = preset(name)
    for key, setting in SETTINGS.items():
        for value in values_of(setting):
            try:
                changed = make(name, **{key: value})
            except Refusal:
                continue
            if getattr(changed, key) != getattr(usual, key):
                yield key, changed


def _placeholders(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name}


# ---------------------------------------------------------------------------------------------------- complete


@pytest.mark.parametrize("name", PRESETS)
def test_a_setting_changes_the_sheet_if_and_only_if_it_has_an_effect(name: str) -> None:
    usual = {lang: _text(preset(name), lang) for lang in LANGUAGES}
    for key, changed in _departures(name):
        for lang in LANGUAGES:
            assert (_text(changed, lang) != usual[lang]) == has_effect(preset(name), key), (key, getattr(changed, key), lang)


@pytest.mark.parametrize("name", PRESETS)
def test_every_setting_with_an_effect_is_named_by_a_statement(name: str) -> None:
    named = {key for statement in sheet(preset(name)) for key in statement.settings}
    assert named == {key for key in SETTINGS if has_effect(preset(name), key)}


@pytest.mark.parametrize(
    ("rules", "without"),
    [
        (
            "dummy",
            "jokers: joker_swap joker_reuse wilds_max naturals_min protect_pure_run value_joker_hand cut turned_joker",
        ),
        ("dummy", "stakes: stake_knock stake_head stake_special stake_knock_feed stake_mistake stake_ranks"),
        ("dummy", "other games: reshuffles value_ace_low rounds never_laid_points"),
        ("romme", "a head: value_head value_head_special penalty_head_feed take_target pile_return"),
        ("romme", "a turned card: turned_joker value_wild_hand value_special dark_multiplier dark_needs_meld never_laid_when"),
        ("indian", "a swap: joker_reuse value_ace_low hand_waives_opening hand_needs_empty_table"),
        ("knock_dummy", "points as such: knock_bonus bonus_closing_special dark_scope target"),
        ("romme,wilds_max=0", "stand-ins: joker_swap joker_reuse naturals_min wilds_share wilds_adjacent protect_pure_run"),
        ("indian,wilds_max=1", "two stand-ins: wilds_share wilds_adjacent"),
        ("dummy,layoff=none", "laying off: layoff_on_layoff layoff_before_open penalty_layoff_discard penalty_notice take_target"),
        ("dummy,penalty_notice=off", "a penalty: penalty_layoff_discard"),
        ("dummy,pile_use=free", "a duty: pile_free take_target"),
        ("romme,opening_lap=2", "a first turn: starter_out_first_turn"),
        ("romme,cut_jokers_max=6,turned_card=wild", "a joker that can be turned up: turned_joker"),
    ],
)
def test_settings_without_effect(rules: str, without: str) -> None:
    for key in without.partition(": ")[2].split():
        assert not has_effect(from_text(rules), key), key


def test_only_settings_can_have_an_effect() -> None:
    with pytest.raises(Refusal):
        has_effect(preset("romme"), "melds_max")


@pytest.mark.parametrize("number", range(RANDOM_RECORDS))
def test_random_records_have_a_sheet_that_tells_their_settings_apart(number: int) -> None:
    dice = random.Random(f"sheet {number}")
    rules = rules_at_random(dice)
    for lang in LANGUAGES:
        text = _text(rules, lang)
        assert text and "{" not in text and "}" not in text and "None" not in text
        assert text == _text(from_text(to_text(rules)), lang)
    named = {key for statement in sheet(rules) for key in statement.settings}
    assert named == {key for key in SETTINGS if has_effect(rules, key)}


# ---------------------------------------------------------------------------------------------------- two languages


def test_both_languages_have_the_same_sentences_with_the_same_facts() -> None:
    german, english = PROSE["de"], PROSE["en"]
    for one, other in ((german.statements, english.statements), (german.words.EXAMPLES, english.words.EXAMPLES)):
        assert one.keys() == other.keys()
        for key in one:
            assert _placeholders(one[key]) == _placeholders(other[key]), key
    for table in ("WORDS", "UNITS", "MISSING", "HEADINGS", "SPAN"):
        assert vars(german.words)[table].keys() == vars(english.words)[table].keys(), table
    assert german.words.HEADINGS.keys() == SECTIONS.keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_examples_carry_no_number_of_their_own(lang: str) -> None:
    assert not [each for each in PROSE[lang].words.EXAMPLES.values() if re.search(r"\d", each)]


def test_every_sentence_and_example_is_needed() -> None:
    records = [changed for name in PRESETS for _, changed in _departures(name)] + [from_text(each) for each in RARE]
    records += [rules_at_random(random.Random(f"needed {number}")) for number in range(150)]
    statements = [statement for rules in records for statement in sheet(rules)]
    assert {statement.key for statement in statements} == PROSE["de"].statements.keys()
    assert {each.key for statement in statements for each in statement.examples} == PROSE["de"].words.EXAMPLES.keys()
    missing = {name for statement in statements if statement.key == "absent" for name in statement.values["what"]}
    assert missing == PROSE["de"].words.MISSING.keys()


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sheet_of_a_game_is_short_and_in_order(name: str, lang: str) -> None:
    statements = sheet(preset(name))
    sections = list(dict.fromkeys(statement.section for statement in statements))
    assert sections == [each for each in SECTIONS if each in sections]
    assert 40 <= len(statements) <= 60
    assert len(_text(preset(name), lang)) < 10_000
    assert all(heading(section, lang) for section in sections)
    assert title(preset(name), lang) == TITLES[name][lang]


def test_sentences_end_and_begin_as_sentences_do() -> None:
    for name in PRESETS:
        for lang in LANGUAGES:
            for statement in sheet(preset(name)):
                text = written(statement, lang)
                assert text[0].isupper() and text.endswith(".") and "  " not in text, text


def test_numbers_have_their_units() -> None:
    german = _text(make("romme", packs=1, jokers=1, players_max=4, hand_size=9), "de")
    assert "1 Paket zu 52 Karten und 1 Joker, zusammen 53 Karten" in german
    assert not re.search(r"\b1 (Punkte|Karten|Pakete|Runden)\b", german)
    assert not re.search(r"\b1 (points|cards|packs|rounds)\b", _text(preset("romme"), "en"))


# ---------------------------------------------------------------------------------------------------- examples


def test_examples_are_counted_under_the_rules_of_the_table() -> None:
    assert "zählen 54 Punkte, das genügt" in _text(preset("romme"), "de")
    assert "zählen 60 Punkte, das genügt" in _text(make("romme", value_face=20), "de")
    assert "65 Punkte" in written(_statement(preset("dummy"), "count.laid"), "de")
    assert "75 Punkte" in written(_statement(make("dummy", knock_bonus=60), "count.laid"), "de")
    assert "130 points" in written(_statement(preset("dummy"), "dark.all"), "en")
    assert "Falsch: Karo 7 – Joker – Joker" in _text(preset("romme"), "de")
    assert "Falsch: Karo 7 – Joker – Joker" not in _text(preset("indian"), "de")


@pytest.mark.parametrize(
    ("rules", "laid"),
    [
        ("romme", "Anna hat Herz 5-6-7, Pik 8-9-10 und Kreuz 5-6-7 ausgelegt"),  # 18 + 27 + 18 = 63, 51 are asked for
        ("romme", "Ben hat Könige in Pik, Herz und Karo und Karo 8-9-10 ausgelegt"),  # 30 + 27 = 57
        ("romme,opening_points=40", "Anna hat Herz 5-6-7 und Pik 8-9-10 ausgelegt"),  # 18 + 27 = 45
        ("indian", "Anna hat Herz 5-6-7 und Pik 8-9-10 ausgelegt"),  # two runs of her own, to go out
        ("indian", "Ben hat Könige in Pik, Herz und Karo ausgelegt"),
        ("dummy,opening_pure_run=on", "Ben hat Könige in Pik, Herz und Karo und Karo 8-9-10 ausgelegt"),
        ("dummy,colour_multiplier=2", "Anna hat Neunen in Pik, Herz und Karo ausgelegt und geht raus; sie bekommt 65 Punkte"),
    ],
)
def test_in_examples_people_lay_what_they_may(rules: str, laid: str) -> None:
    assert laid in _text(from_text(rules), "de")


@pytest.mark.parametrize(
    ("rules", "said", "unsaid"),
    [
        ("dummy,take_target=layoff", "Das gilt jedes Mal", "keine Ausnahme"),
        ("dummy,pile_return=on", "Davon abgesehen darfst du auch eine Karte", "Auch eine Karte, die du"),
        ("dummy,pile_use=free,pile_return=on", "Auch eine Karte, die du", "Davon abgesehen"),
        ("indian", "alles zurücknehmen, was du in diesem Zug gelegt hast; so geht", "fremde Figuren"),
        ("knock_dummy,stake_ranks=1", "der Zweite 1 Einheit; alle übrigen zahlen ihm nichts", "0 Einheiten"),
        ("dummy,colour_multiplier=2", "auch dann zusätzlich, wenn er dunkel rausgeht", "fremde Figuren."),
    ],
)
def test_no_sentence_of_a_sheet_contradicts_another(rules: str, said: str, unsaid: str) -> None:
    text = _text(from_text(rules), "de")
    assert said in text and unsaid not in text


def _statement(rules: Rules, key: str) -> Statement:
    return next(statement for statement in sheet(rules) if statement.key == key)


def test_the_sheet_for_a_number_of_players() -> None:
    assert "9 Karten" in page(sheet(preset("dummy"), 3), "de") and "zu zweit" not in page(sheet(preset("dummy"), 3), "de")
    with pytest.raises(Refusal):
        sheet(preset("dummy"), 6)


# ---------------------------------------------------------------------------------------------------- refusals


@pytest.mark.parametrize("name", PRESETS)
def test_every_refusal_of_a_move_leads_to_a_statement(name: str) -> None:
    dice = random.Random(f"refusals {name}")
    for number in range(REFUSED_MATCHES):
        rules = preset(name) if number == 0 else rules_at_random(dice, 3)
        match = start(rules, 3, dice)
        player, keys = Player(dice), set()
        while not match.round.over and match.round.state.turns[0] < 12:
            refusal = match.round.check(any_move(match.round, dice))
            keys |= set(refusal.keys) if refusal else set()
            match.play(player.choose(match.round))
        assert not {key for key in keys if statement_for(rules, key) is None}


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("key", ["G-1", "G-2", "G-3", "G-4", "R-25", "D-2", "D-4", "D-24"])
def test_the_statements_that_refusals_name_are_on_the_sheet(name: str, key: str) -> None:
    found = statement_for(preset(name), key)
    assert found is not None and (key in found.laws or key == "D-24")


@pytest.mark.parametrize("name", PRESETS)
def test_every_setting_with_an_effect_leads_to_its_statement(name: str) -> None:
    for key in SETTINGS:
        found = statement_for(preset(name), key)
        if has_effect(preset(name), key):
            assert found is not None and key in found.settings, key
    assert statement_for(preset(name), "Z-1") is None


# ---------------------------------------------------------------------------------------------------- the command


def test_the_command_prints_the_sheet(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sheet", "--rules", "romme,opening_points=40", "--lang", "en"]) == 0
    assert capsys.readouterr().out == f"German Rummy, with house rules\n\n{_text(make('romme', opening_points=40), 'en')}\n"
    assert main(["sheet", "--rules", "dummy", "--lang", "de", "--players", "3"]) == 0
    assert "Jeder bekommt 9 Karten" in capsys.readouterr().out
    assert main(["sheet", "--rules", "romme,opening_points=400"]) == 1

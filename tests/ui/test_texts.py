"""Every text stands in both languages, with the same values, and every key that is used is there."""

from __future__ import annotations

import re
from pathlib import Path
from string import Formatter

import pytest

from engine.cards import PACK, card
from engine.presets import PRESETS
from ui.parts.texts import LANGUAGES, Texts, read

SOURCES = sorted(path for path in Path("ui").rglob("*.py") if "build" not in path.parts)
KEY = re.compile(r'"([a-z_]+(?:\.[a-z_0-9]+)+)"')
CHOSEN = ("pace.", "colours.", "warnings.")
"""Texts for the values of a choice, whose keys are made of its name and of each value."""

OPEN = re.compile(r'f"([a-z_]+\.)')


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def test_both_languages_have_the_same_keys_and_values() -> None:
    german, english = (read(language) for language in LANGUAGES)
    assert list(german) == list(english)
    for key in german:
        assert placeholders(german[key]) == placeholders(english[key]), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty_or_untidy(language: str) -> None:
    for key, text in read(language).items():
        assert text and text == text.strip() and "  " not in text, key


def test_every_key_that_is_used_is_there() -> None:
    texts = read(LANGUAGES[0])
    numbered = {key.rsplit(".", 1)[0] for key in texts if key.endswith((".one", ".many"))}
    used = {key for path in SOURCES for key in KEY.findall(path.read_text())}
    assert used - texts.keys() - numbered == set()


def test_every_text_is_used() -> None:
    written = "\n".join(path.read_text() for path in SOURCES)
    exact, begun = set(KEY.findall(written)), tuple(OPEN.findall(written))
    names = {key for key in read(LANGUAGES[0]) if "." in key and not key.startswith(CHOSEN)}
    assert {key for key in names if not {key, key.rsplit(".", 1)[0]} & exact and not key.startswith(begun)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    texts = Texts(language)
    assert len({texts.card(each) for each in (*PACK, card("*"))}) == 53


def test_cards_are_called_as_people_call_them() -> None:
    assert [Texts("de").card(card(each)) for each in ("Qs", "Td", "Jc", "*")] == ["Pik Dame", "Karo 10", "Kreuz Bube", "Joker"]
    assert [Texts("en").card(card(each)) for each in ("Qs", "Ah")] == ["queen of spades", "ace of hearts"]
    assert [Texts("de").sign(card(each)) for each in ("Js", "Qs", "Ks", "As", "Ts")] == ["B", "D", "K", "A", "10"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_that_can_be_chosen_has_its_sentence(language: str) -> None:
    texts = Texts(language)
    games = texts("games").split()
    assert set(games) <= set(PRESETS) and len(games) == 4
    for name in games:
        assert texts(f"game.{name}.line").endswith(".") and texts(f"game.{name}.short")


def test_numbers_and_lists() -> None:
    texts = Texts("de")
    assert texts.number("seat.cards", 1) == "eine Karte"
    assert texts.number("seat.cards", 7) == "7 Karten"
    assert [texts.listed(parts) for parts in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == ["", "a", "a und b", "a, b und c"]

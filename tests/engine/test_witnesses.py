"""Each sentence of the rule sheet is true: a table for each of its settings, which the engine plays as the sentence says."""

from __future__ import annotations

import random

import pytest

from engine.errors import Refusal
from engine.presets import PRESETS
from engine.rules import Rules, make, preset
from engine.settings import SETTINGS
from engine.sheet import has_effect, sheet
from engine.wording.prose import page
from engine.workbench.drawn import values_of
from tests.engine.dice import FULL, rules_at_random
from tests.engine.witness.finding import contradictions, witness, witnesses
from tests.engine.witness.verdict import verdict

RANDOM_RECORDS = 400 if FULL else 12


def _turns(rules: Rules, key: str) -> None:
    """There is a witness; under its rules it comes out as promised, under the other value it turns, and the sheet says so."""
    found = witness(rules, key)
    assert found is not None, (key, getattr(rules, key))
    other = found.rules.having(**{key: found.other})
    assert getattr(found.rules, key) == getattr(rules, key)
    assert verdict(found.rules, found.case) == found.expect != found.turned == verdict(other, found.case)
    assert page(sheet(found.rules), "de") != page(sheet(other), "de")


@pytest.mark.parametrize("name", PRESETS)
def test_every_sentence_of_a_game_has_its_witnesses(name: str) -> None:
    rules = preset(name)
    for statement in sheet(rules):
        assert [each.setting for each in witnesses(rules, statement)] == list(statement.settings)
        for key in statement.settings:
            _turns(rules, key)


@pytest.mark.parametrize("name", [name for name in PRESETS if name != "knock_dummy"])
def test_nearly_every_witness_plays_under_the_rules_of_the_game_itself(name: str) -> None:
    rules = preset(name)
    found = [witness(rules, key) for key in SETTINGS if has_effect(rules, key)]
    assert all(each is not None and each.rules == rules for each in found)


@pytest.mark.parametrize("name", PRESETS)
def test_no_trial_contradicts_the_sheet_of_a_game(name: str) -> None:
    rules = preset(name)
    assert not [trial for key in SETTINGS if has_effect(rules, key) for trial in contradictions(rules, key)]


@pytest.mark.parametrize("number", range(RANDOM_RECORDS))
def test_no_trial_contradicts_the_sheet_of_random_records(number: int) -> None:
    dice = random.Random(f"contradiction {number}")
    rules = rules_at_random(dice)
    keys = [key for key in dice.sample(sorted(SETTINGS), 12) if has_effect(rules, key)]
    assert not [trial for key in keys for trial in contradictions(rules, key)]


@pytest.mark.parametrize("key", SETTINGS)
def test_every_value_of_a_setting_has_its_witness(key: str) -> None:
    names = list(PRESETS)
    for number, value in enumerate(values_of(SETTINGS[key])):
        for name in names if FULL else [names[(number + len(key)) % len(names)]]:
            try:
                rules = make(name, **{key: value})
            except Refusal:
                continue
            if has_effect(rules, key):
                _turns(rules, key)


@pytest.mark.parametrize("number", range(RANDOM_RECORDS))
def test_sentences_of_random_records_have_their_witnesses(number: int) -> None:
    dice = random.Random(f"witness {number}")
    rules = rules_at_random(dice)
    for key in dice.sample(sorted(SETTINGS), 12):
        if has_effect(rules, key):
            _turns(rules, key)

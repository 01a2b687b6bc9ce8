"""Witnesses: for each setting that a sentence states, a table on which its effect can be seen.

Under the rules of the table the engine does what the sentence promises; with another value of the setting it turns.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Final, NamedTuple

from engine.errors import Refusal
from engine.kinds import Number
from engine.position import Table
from engine.rules import Rules, make
from engine.settings import SETTINGS
from engine.sheet.effect import has_effect
from engine.sheet.statement import Statement
from engine.workbench.drawn import values_of
from tests.engine.witness import count, deal, melds, opening, play
from tests.engine.witness.trial import Trial, Trials
from tests.engine.witness.verdict import OTHER, verdict


class Witness(NamedTuple):
    """A table and moves, or cards, that turn with a setting.

    Under `rules` the engine's `verdict` on `case` is `expect`; with the value `other` for `setting` it is `turned`. `rules` are
    those of the table if they let the effect be seen alone, otherwise the plainest in which the setting has that value.
    """

    setting: str
    rules: Rules
    case: Table
    expect: object
    other: object
    turned: object


def witnesses(rules: Rules, statement: Statement) -> list[Witness]:
    """A witness for each setting of a statement, as far as there is one."""
    found = (witness(rules, key) for key in statement.settings)
    return [each for each in found if each is not None]


def witness(rules: Rules, key: str) -> Witness | None:
    """A witness for one setting that has an effect, on the rules of the table if they let it be seen.

    >>> found = witness(make("romme"), "layoff")
    >>> found.case["moves"], found.expect, found.other, found.turned
    (['lay 8h on 1'], 'allowed', 'own', 'refused')
    """
    for tried in (rules, _plain(rules, key)):
        if has_effect(tried, key):
            found = next(_turning(tried, key), None)
            if found is not None:
                return found
    return None


def contradictions(rules: Rules, key: str) -> list[Trial]:
    """The trials of a setting in which the engine does otherwise than the sheet says: there are none.

    A trial in which moves are refused for a reason that it does not ask about says nothing.
    """
    return [trial for trial in _TRIALS[key](rules) if verdict(rules, trial.case) not in (OTHER, trial.promised(rules))]


def _turning(rules: Rules, key: str) -> Iterator[Witness]:
    """Every trial of that setting that keeps its promise under these rules and turns with another value."""
    others = [rules.having(**{key: value}) for value in _other_values(rules, key)]
    for trial in _TRIALS[key](rules):
        expected = trial.promised(rules)
        turned = [other for other in others if trial.promised(other) != expected]
        if not turned or verdict(rules, trial.case) != expected:
            continue
        for other in turned:
            if _keeps(trial, other):
                yield Witness(key, rules, trial.case, expected, getattr(other, key), trial.promised(other))


def _keeps(trial: Trial, rules: Rules) -> bool:
    return verdict(rules, trial.case) == trial.promised(rules)


def _other_values(rules: Rules, key: str) -> list[object]:
    """Other values of a setting: the neighbours of the one it has, both bounds and every word."""
    value, setting = getattr(rules, key), SETTINGS[key]
    near = [value - 1, value + 1, *_SMALL] if isinstance(setting, Number) and isinstance(value, int) else []
    return [each for each in dict.fromkeys(_allowed(key, [*near, *values_of(setting)])) if each != value]


def _allowed(key: str, written: list[object]) -> Iterator[object]:
    """Those of the values that the setting may have, as the record holds them."""
    for each in written:
        with suppress(Refusal):
            yield SETTINGS[key].read(key, each)


_SMALL: Final = (1, 5)
"""Numbers that turn a count by a little, where a bound would turn all of it."""

_TRIALS: Final[dict[str, Trials]] = deal.TRIALS | melds.TRIALS | opening.TRIALS | play.TRIALS | count.TRIALS

_PLAIN: Final[dict[str, object]] = {
    "packs": 2,
    "jokers": 8,
    "players_min": 2,
    "players_max": 6,
    "hand_size": 13,
    "cut": "plain",
    "ace": "both",
    "run_min": 3,
    "run_max": 13,
    "set_min": 3,
    "set_max": 4,
    "wilds_max": 8,
    "naturals_min": 0,
    "wilds_share": "any",
    "wilds_adjacent": 8,
    "opening_points": 0,
    "opening_pure_run": "off",
    "opening_from_pile": "off",
    "opening_lap": 1,
    "pile_use": "free",
    "pile_return": "on",
    "layoff": "all",
    "layoff_on_layoff": "on",
    "protect_pure_run": "off",
    "take_back": "all",
    "closing_discard": "facedown",
    "starter_out_first_turn": "on",
    "out_runs": 0,
    "out_pure_runs": 0,
    "dark_needs_meld": "off",
    "stock_out": "reshuffle",
    "reshuffles": 3,
    "value_ace": 10,
    "value_face": 10,
    "value_ten": 10,
    "value_pip": 0,
    "special_cards": "none",
    "value_special": 50,
    "hand_cap": 0,
    "never_laid": "plain",
    "hand_multiplier": 1,
    "hand_needs_empty_table": "off",
    "colour_multiplier": 1,
    "stake_ranks": [1, 2, 3, 4, 5],
}
"""What does not get in the way of anything."""


def _plain(rules: Rules, key: str) -> Rules:
    """The plainest rules in which that setting has the value it has, and an effect."""
    plain = make(rules.name, **_PLAIN)
    kept = (key, *_KEPT.get(key, ()))
    return rules.having(**{name: getattr(plain, name) for name in _PLAIN if name not in kept})


_OPENING: Final = ("opening_points", "opening_pure_run", "opening_from_pile")

_KEPT: Final[dict[str, tuple[str, ...]]] = {
    "hand_waives_opening": _OPENING,
    "hand_needs_empty_table": (*_OPENING, "hand_multiplier"),
    "cut_jokers_max": ("cut",),
    "never_laid_points": ("never_laid",),
    "never_laid_when": ("never_laid",),
}
"""Settings without which another would have no effect; they stay as they are."""

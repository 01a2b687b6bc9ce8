"""What has no effect changes nothing: a round played under other values of such settings is the same to the last card."""

from __future__ import annotations

import random

import pytest

from engine.match import Match
from engine.rules import Rules
from engine.settings import SETTINGS
from engine.sheet import has_effect
from engine.state import State
from tests.engine.dice import FULL, Player, any_move, rules_at_random, seed_from, value_at_random

TABLES = range(400 if FULL else 12)
LEFT_ASIDE = ("turn", "rules")


def _without_effect(rules: Rules, dice: random.Random) -> list[tuple[str, Rules]]:
    """The same rules with one setting that has no effect changed, for each of them."""
    idle = [key for key in SETTINGS if not has_effect(rules, key)]
    changed = [(key, SETTINGS[key].read(key, value_at_random(SETTINGS[key], dice))) for key in idle]
    return [(key, rules.having(**{key: value})) for key, value in changed if value != getattr(rules, key)]


def _same(one: State, other: State) -> list[str]:
    """The names of what is not the same on two tables."""
    return [name for name in State.__slots__ if name not in LEFT_ASIDE and getattr(one, name) != getattr(other, name)]


@pytest.mark.parametrize("number", TABLES)
def test_a_setting_without_effect_changes_nothing_in_a_round(number: int) -> None:
    dice = random.Random(f"effect {number}")
    seats = dice.choice([2, 2, 3])
    rules = rules_at_random(dice, seats)
    seed, names = seed_from(dice), ("Anna", "Ben", "Clara")[:seats]
    match = Match.start(rules, names, seed)
    twins = [(key, Match.start(other, names, seed)) for key, other in _without_effect(rules, dice)]
    assert not [key for key, twin in twins if _same(match.round.state, twin.round.state)]
    player = Player(dice)
    while not match.round.over:
        wish = any_move(match.round, dice)
        verdict = match.round.check(wish) is None
        assert not [key for key, twin in twins if (twin.round.check(wish) is None) != verdict], wish
        match.play(player.choose(match.round))
        played = match.round.played[-1].move
        for key, twin in twins:
            twin.play(played)
            assert not _same(match.round.state, twin.round.state), (key, played)
    assert not [key for key, twin in twins if twin.round.score().points != match.round.score().points]
    assert not [key for key, twin in twins if twin.standing != match.standing]
    assert match.over or not [key for key, twin in twins if twin.next_dealer() != match.next_dealer()]

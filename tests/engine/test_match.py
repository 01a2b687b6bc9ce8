"""The law of matches: who deals next, when a match ends, who has won it."""

from __future__ import annotations

import random

import pytest

from engine.errors import Refusal
from engine.match import next_dealer, standing
from engine.rules import make
from tests.engine.dice import play_round, start
from tests.engine.proof import proves


@proves("D-29")
def test_the_knocker_deals_next_or_who_sits_after_the_last_to_draw() -> None:
    dummy = make("dummy")
    assert next_dealer(dummy, 4, dealer=1, out=3, last_drawer=0) == 3
    assert next_dealer(dummy, 4, dealer=1, out=-1, last_drawer=3) == 0
    assert next_dealer(dummy, 4, dealer=1, out=-1, last_drawer=-1) == 2


@proves("R-7", "I-20")
@pytest.mark.parametrize("name", ["romme", "indian"])
def test_the_deal_moves_on(name: str) -> None:
    assert [next_dealer(make(name), 3, dealer, out=0, last_drawer=0) for dealer in range(3)] == [1, 2, 0]


@proves("D-30")
def test_the_match_ends_at_500_and_a_tie_at_the_top_plays_on() -> None:
    dummy = make("dummy")
    assert standing(dummy, [499, 20], 3) == (False, ())
    assert standing(dummy, [500, 510], 3) == (True, (1,))
    assert standing(dummy, [510, 510, 400], 3) == (False, ())
    assert standing(dummy, [510, 400, 400], 3) == (True, (0,))


@proves("R-26", "I-20")
def test_the_lowest_wins_and_shares_the_place() -> None:
    assert standing(make("romme"), [299, 0], 9) == (False, ())
    assert standing(make("romme"), [300, 40, 40], 9) == (True, (1, 2))
    assert standing(make("indian"), [250, 90], 9) == (True, (1,))
    assert standing(make("indian"), [249, 90], 9) == (False, ())
    rounds = make("romme", match_end="rounds", rounds=4)
    assert standing(rounds, [900, 100], 3) == (False, ())
    assert standing(rounds, [90, 100], 4) == (True, (0,))


@proves("D-35")
def test_knock_dummy_is_a_number_of_rounds_and_the_most_units_win() -> None:
    knock = make("knock_dummy")
    assert standing(knock, [9000, -9000], 7) == (False, ())
    assert standing(knock, [-3, 2, 1], 8) == (True, (1,))


@proves("D-30", "R-26")
def test_a_tie_is_decided_as_the_table_says() -> None:
    """ichabod801/t_games#46: a tie has winners, or goes on."""
    assert standing(make("romme", tie="play_on"), [300, 40, 40], 9) == (False, ())
    assert standing(make("romme", tie="play_on"), [300, 40, 39], 9) == (True, (2,))
    assert standing(make("dummy", tie="share"), [510, 510, 400], 3) == (True, (0, 1))


@proves("D-30", "R-26")
def test_a_match_is_played_until_it_is_over_and_no_further() -> None:
    dice = random.Random("end")
    for name, departures in (
        ("dummy", {"target": 50, "laps_max": 20}),
        ("romme", {"match_end": "rounds", "rounds": 2, "laps_max": 20}),
    ):
        match = start(make(name, **departures), 2, dice)
        with pytest.raises(Refusal) as refusal:
            match.next_round()
        assert refusal.value.keys == ("G-1",)
        while True:
            play_round(match, dice)
            if match.over:
                break
            match.next_round()
        wanted = max if name == "dummy" else min
        assert [match.totals[seat] for seat in match.winners] == [wanted(match.totals)] * len(match.winners)
        with pytest.raises(Refusal):
            match.next_round()

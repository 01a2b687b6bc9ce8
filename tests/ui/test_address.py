"""The set-up that an address carries."""

from __future__ import annotations

import pytest

from ui.parts.texts import Texts
from ui.shell.address import read
from ui.shell.setup import Setup, recalled, usual, with_wish, written

USUAL = usual(Texts("de"))


def test_everything_at_once() -> None:
    wish = read("rules=romme,opening_points=40&players=3&level=expert&seed=1F9a03&pace=0&lang=en")
    assert wish.rules is not None and wish.rules.opening_points == 40
    assert wish[1:6] == (3, "expert", "1f9a03", "once", "en")
    assert wish.deals


def test_an_empty_address_asks_for_nothing() -> None:
    assert read("") == read("&&")
    assert not read("").deals and read("").problems == ()


@pytest.mark.parametrize(
    ("address", "keys"),
    [
        ("rules=ramme", ["rules"]),
        ("rules=romme,opening_points=4000", ["rules"]),
        ("rules=romme&players=many", ["players"]),
        ("rules=dummy&players=5", ["players"]),
        ("rules=romme&seed=xyz", ["seed"]),
        (f"rules=romme&seed={'a' * 65}", ["seed"]),
        ("pace=7&lang=fr", ["pace", "lang"]),
        ("colour=red", ["colour"]),
        ("rules=romme&players=0", ["players"]),
        ("rules=romme&players=1", ["players"]),
        ("rules=romme&players=03", ["players"]),
        ("rules=romme&players=+3", ["players"]),
        ("rules=romme&players=1_0", ["players"]),
        ("rules=romme&players=٣", ["players"]),
        ("rules=romme&seed=5&players=3&seed=6", ["seed"]),
        ("players=3&players=3&rules=romme&rules=dummy", ["players", "rules"]),
        ("pace=0&pace=1&lang=de&lang=en&level=greedy", ["pace", "lang", "level"]),
    ],
)
def test_what_cannot_be_understood_is_named_and_the_rest_is_kept(address: str, keys: list[str]) -> None:
    wish = read(address + "&level=greedy")
    assert [problem.key for problem in wish.problems] == keys
    assert wish.level == "greedy"
    assert not wish.deals


def test_a_wish_changes_only_what_it_says() -> None:
    setup = USUAL._replace(players=4, pace="slow")
    assert with_wish(setup, read("rules=dummy")) == setup._replace(rules="dummy")
    assert with_wish(setup, read("players=2&pace=0")) == setup._replace(players=2, pace="once")


def test_players_are_brought_to_what_the_game_allows() -> None:
    assert with_wish(USUAL._replace(players=6), read("rules=dummy")).players == 4


def test_a_set_up_is_remembered() -> None:
    setup = Setup("dummy", 4, ("Rosa", "", "", "", "", ""), "slow", "en", "four")
    assert recalled(written(setup), USUAL) == setup


@pytest.mark.parametrize(
    "kept",
    ["", "nonsense", "{}", "[]", '{"rules": "gone"}', written(USUAL._replace(players=9)), written(USUAL._replace(pace="fast"))],
)
def test_what_an_older_version_left_behind_keeps_nobody_from_playing(kept: str) -> None:
    assert recalled(kept, USUAL) == USUAL


@pytest.mark.parametrize("number", ["1_0", "+3", "03", "٣", "３", "3.0"])
def test_a_number_of_an_address_is_digits(number: str) -> None:
    wish = read(f"rules=romme&players={number}")
    assert [problem.key for problem in wish.problems] == ["players"] and not wish.deals
    assert [problem.key for problem in read(f"rules=romme,opening_points={number}").problems] == ["rules"]


def test_a_setting_named_twice_is_told_and_nothing_is_dealt() -> None:
    wish = read("rules=romme,opening_points=40,opening_points=51&players=3")
    assert not wish.deals
    (problem,) = wish.problems
    assert problem.value == "opening_points=51" and problem.refusal is not None and problem.refusal.reasons[0].values["twice"]
    assert wish.rules is not None and wish.rules.opening_points == 40


@pytest.mark.parametrize("around", ["<>", "()", "[]", "„“", "“”", "»«", "«»", '""', "‚‘", "''", "``"])
@pytest.mark.parametrize("behind", ["", ".", "!", ";", ",", "?", ":", " ", "…"])
def test_what_was_copied_along_with_an_address_is_no_part_of_it(around: str, behind: str) -> None:
    for part in ("rules=romme,opening_points=40", "seed=1f9a03", "players=3", "lang=en", "level=greedy", "pace=0"):
        whole = f"rules=romme,opening_points=40&{part}" if not part.startswith("rules") else part
        for pasted in (f"{whole}{behind}{around[1]}", f"{whole}{around[1]}{behind}", f"{around[0]}{whole}{behind}"):
            assert read(pasted) == read(whole) and read(pasted).deals


def test_blanks_round_the_signs_of_an_address_say_nothing() -> None:
    wish = read("rules = romme, opening_points = 40 , packs= 3 & players = 4 &amp;seed =7")
    assert wish == read("rules=romme,opening_points=40,packs=3&players=4&seed=7") and wish.deals


def test_the_first_of_two_parts_is_the_one_that_counts() -> None:
    wish = read("rules=romme&players=4&players=3")
    assert wish.players == 4 and [problem.told for problem in wish.problems] == ["twice"]

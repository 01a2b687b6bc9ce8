"""Every setting, read from the law itself: its words and bounds are accepted, what is just outside is refused, links travel."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import NamedTuple

import pytest

from engine.errors import Refusal
from engine.presets import PRESETS
from engine.rules import from_text, make, preset, read_departures, to_text, told_departures, written_departures
from engine.settings import FIELDS, SETTINGS
from tests.engine.dice import FULL, rules_at_random
from tests.engine.proof import LAW

ROOMY: dict[str, object] = {"players_min": 2, "players_max": 6, "packs": 3, "hand_size": 5, "set_min": 3, "set_max": 8}
"""Settings beside which any other can be tried."""

GARBAGE: tuple[object, ...] = (
    *(None, "", " ", "ON", "yes", -1, 10**9, "-1", "1.5", 2.5, True, [], {}, [[1]]),
    *("²", "٣", "1" * 5000, b"on", "off ", ",", "5,,6"),
)

LISTS = ("hand_size", "stake_ranks", "special_cards")


class Row(NamedTuple):
    """A setting as the table of the law gives it."""

    key: str
    low: int | None
    high: int | None
    words: tuple[str, ...]
    presets: dict[str, str]


def _rows() -> list[Row]:
    lines = (LAW / "settings.md").read_text(encoding="utf-8").splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| `")]
    return [row for each in cells for row in _rows_of(*each[:5])]


def _rows_of(keys: str, values: str, *columns: str) -> list[Row]:
    found = re.findall(r"`(\w+)`", keys)
    ranges = [(int(low), int(high)) for low, high in re.findall(r"(\d+)–(\d+)", values)] or [(None, None)]
    words = () if ranges[0][0] is not None else tuple(word for word in re.split(r", (?:or )?| or ", values))
    words += ("face",) if values.endswith("or face") else ()
    games = {}
    for name, cell in zip(("dummy", "romme", "indian"), columns, strict=True):
        whole = games.get("dummy", "") if cell == "the same" else re.sub(r" \(.*\)$", "", cell).strip("()")
        games[name] = whole
    several = len(ranges) == len(found)
    return [
        Row(key, *ranges[at if several else 0], words, {name: _part(cell, at, found) for name, cell in games.items()})
        for at, key in enumerate(found)
    ]


def _part(cell: str, at: int, keys: list[str]) -> str:
    parts = cell.split(", ")
    return parts[at] if len(parts) == len(keys) else parts[0]


ROWS = _rows()
NUMBERS = [pytest.param(row, id=row.key) for row in ROWS if row.low is not None and row.key not in LISTS]
WORDS = [pytest.param(row, id=row.key) for row in ROWS if row.words and row.key not in LISTS]


def _make(**settings: object) -> object:
    return make("romme", **ROOMY | settings)


def _refused_for(key: str, value: object) -> None:
    with pytest.raises(Refusal) as refusal:
        _make(**{key: value})
    assert refusal.value.keys == (key,)
    values = refusal.value.reasons[0].values
    assert values["value"] == value
    assert values["allowed"]


def test_the_law_and_the_engine_have_the_same_settings_in_the_same_order() -> None:
    assert [row.key for row in ROWS] == list(SETTINGS)


@pytest.mark.parametrize("row", NUMBERS)
def test_numbers_from_bound_to_bound(row: Row) -> None:
    assert row.low is not None and row.high is not None
    for value in (row.low, row.high, (row.low + row.high) // 2):
        for written in (value, str(value)):
            assert getattr(_make(**{row.key: written}), row.key) == value
    for value in (row.low - 1, row.high + 1):
        _refused_for(row.key, value)
        _refused_for(row.key, str(value))


@pytest.mark.parametrize("row", WORDS)
def test_every_word_and_no_other(row: Row) -> None:
    for word in row.words:
        value = getattr(_make(**{row.key: word}), row.key)
        assert value == (word == "on" if row.words == ("off", "on") else word)
    _refused_for(row.key, "middle")
    _refused_for(row.key, row.words[0].upper())


@pytest.mark.parametrize("key", SETTINGS)
def test_the_line_of_a_setting_names_a_default_that_it_may_have(key: str) -> None:
    usual = FIELDS[key].default
    assert SETTINGS[key].read(key, SETTINGS[key].write(usual)) == usual
    assert type(SETTINGS[key].read(key, SETTINGS[key].write(usual))) is type(usual)
    assert not FIELDS[key].after or FIELDS[FIELDS[key].after].group == FIELDS[key].group


def test_a_game_says_only_what_is_not_the_default() -> None:
    for name, written in PRESETS.items():
        said = {key: getattr(preset(name), key) for key in written}
        assert {key for key, value in said.items() if value == FIELDS[key].default} == set(), name


def test_rules_do_not_change_and_are_equal_by_their_values() -> None:
    rules = preset("romme")
    with pytest.raises(AttributeError):
        rules.jokers = 3  # type: ignore[misc]
    with pytest.raises(AttributeError):
        del rules.jokers
    with pytest.raises(TypeError):
        rules.having(jokrs=3)
    other = rules.having(jokers=3)
    assert (rules.jokers, other.jokers) == (6, 3)
    assert other != rules and other.having(jokers=6) == rules and hash(other.having(jokers=6)) == hash(rules)
    assert rules != rules.having(name="dummy") and rules != "romme"


def test_so_many_can_play_as_there_are_cards_and_seats_for() -> None:
    """14 cards each and one for the starter, a card to draw: of 110 cards seven could play, but six are the most."""
    assert [seats for seats in range(1, 9) if preset("romme").allows(seats)] == [2, 3, 4, 5, 6]
    assert [seats for seats in range(1, 9) if make("romme", packs=1, jokers=0).allows(seats)] == [2, 3]  # 52: 3 × 14 + 2 = 44


@pytest.mark.parametrize("key", SETTINGS)
def test_garbage_is_refused_with_the_key(key: str) -> None:
    for value in GARBAGE:
        _refused_for(key, value)


@pytest.mark.parametrize("name", ["dummy", "romme", "indian"])
@pytest.mark.parametrize("row", [pytest.param(row, id=row.key) for row in ROWS])
def test_the_presets_are_what_the_law_says(row: Row, name: str) -> None:
    wanted = row.presets[name].replace("`", "")
    assert SETTINGS[row.key].write(getattr(make(name), row.key)).replace(",", " ") == wanted


def test_knock_dummy_is_dummy_but_for_stakes_and_rounds() -> None:
    differs = {key for key in SETTINGS if getattr(make("knock_dummy"), key) != getattr(make("dummy"), key)}
    assert differs == {"scoring", "match_end"}
    assert (make("knock_dummy").scoring, make("knock_dummy").match_end) == ("stakes", "rounds")


# ------------------------------------------------------------------------------------------- lists


@pytest.mark.parametrize(
    ("value", "held"), [(5, 5), ("15", 15), ("11,9,7", (11, 9, 7)), ([11], (11,)), ("11,", (11,)), ([5] * 5, (5,) * 5)]
)
def test_hand_sizes(value: object, held: object) -> None:
    rules = make("romme", packs=3, hand_size=value)
    assert rules.hand_size == held
    assert rules.hand_size_for(2) == (held if isinstance(held, int) else held[0])  # type: ignore[index]


@pytest.mark.parametrize("value", [4, 16, "11,16", [4, 5], [5] * 6, "11,,9", "11 9", "11;9"])
def test_no_hand_sizes(value: object) -> None:
    _refused_for("hand_size", value)


@pytest.mark.parametrize(("value", "held"), [([0], (0,)), ("1,2", (1, 2)), ([100] * 5, (100,) * 5), ("3", (3,)), (3, (3,))])
def test_stakes_of_the_ranks(value: object, held: object) -> None:
    assert make("knock_dummy", stake_ranks=value).stake_ranks == held


@pytest.mark.parametrize("value", [[], [101], [-1], [1] * 6, "1,2,3,4,5,6"])
def test_no_stakes(value: object) -> None:
    _refused_for("stake_ranks", value)


@pytest.mark.parametrize(("value", "held"), [("none", ""), ("Qs 2c", "Qs 2c"), ("10♦ qS", "Td Qs"), ("As As", "As")])
def test_special_cards(value: object, held: str) -> None:
    assert " ".join(map(str, make("dummy", special_cards=value).special_cards)) == held


@pytest.mark.parametrize("value", ["*", "Qs *", "1s", "Qs 2", "QsQs", "none Qs"])
def test_no_special_cards(value: object) -> None:
    _refused_for("special_cards", value)


# ------------------------------------------------------------------------------------------- together


@pytest.mark.parametrize(
    ("name", "settings", "key"),
    [
        ("romme", {"players_min": 5, "players_max": 3}, "players_min"),
        ("dummy", {"players_min": 5}, "players_min"),
        ("romme", {"set_min": 4, "set_max": 3}, "set_min"),
        ("romme", {"packs": 1, "jokers": 0, "hand_size": 15, "players_min": 4}, "hand_size"),
        ("dummy", {"players_max": 6, "players_min": 5}, "hand_size"),
        ("romme", {"joker_swapp": "off"}, "joker_swapp"),
        ("romme", {"name": "x"}, "name"),
        ("whist", {}, "rules"),
        ("", {}, "rules"),
    ],
)
def test_what_cannot_be_played_is_refused(name: str, settings: dict[str, object], key: str) -> None:
    with pytest.raises(Refusal) as refusal:
        make(name, **{"hand_size": "11,9,7"} | settings if name == "dummy" else settings)  # type: ignore[arg-type]
    assert refusal.value.keys[0] == key


@pytest.mark.parametrize(
    ("settings", "seats", "key"),
    [
        ({}, 1, "players_min"),
        ({}, 5, "players_max"),
        ({"players_max": 5}, 5, "hand_size"),
        ({"hand_size": 13}, 4, "hand_size"),
        ({"hand_size": 12}, 4, ""),
        ({"hand_size": 13, "jokers": 1}, 4, "hand_size"),
        ({"hand_size": 13, "jokers": 2}, 4, ""),
        ({"hand_size": 13, "jokers": 1, "upcard": "none"}, 4, ""),
        ({"hand_size": 13, "jokers": 2, "starter_extra": "on"}, 4, "hand_size"),
        ({"hand_size": 13, "jokers": 2, "turned_card": "wild"}, 4, "hand_size"),
    ],
)
def test_hands_are_judged_for_the_players_at_the_table(settings: dict[str, object], seats: int, key: str) -> None:
    """52 cards: what is dealt, what is turned up, and one to draw."""
    rules = make("dummy", **settings)
    if not key:
        rules.check_seats(seats)
        return
    with pytest.raises(Refusal) as refusal:
        rules.check_seats(seats)
    assert refusal.value.keys == (key,)


# ------------------------------------------------------------------------------------------- links


def test_links_travel() -> None:
    dice = random.Random("links")
    for _ in range(5000 if FULL else 300):
        rules = rules_at_random(dice)
        assert from_text(to_text(rules)) == rules
        assert make(rules.name, **read_departures(written_departures(rules))) == rules
        assert make(rules.name, **{key: SETTINGS[key].write(getattr(rules, key)) for key in SETTINGS}) == rules


def test_a_link_says_only_what_departs() -> None:
    for name in PRESETS:
        assert to_text(make(name)) == name
        assert to_text(make(name, target=make(name).target)) == name
    assert to_text(make("romme", opening_points=40, jokers="4")) == "romme,jokers=4,opening_points=40"


TAILS = (",", ",target", ",target=", ",=3", ",future=1", ",name=x", ",self=x", ",hand_size=11,9", ",=", ",target=" + "9" * 9999)

MUTATE: tuple[Callable[[str, random.Random], str], ...] = (
    lambda link, dice: link[: dice.randrange(len(link) + 1)],
    lambda link, dice: link.replace("=", dice.choice(["", "==", "=,", ":"]), 1),
    lambda link, dice: link.replace(",", dice.choice([",,", ";", " ", "&"]), 1),
    lambda link, dice: (at := dice.randrange(len(link) + 1), link[:at] + dice.choice("=,*é\x00%9 ") + link[at:])[1],
    lambda link, dice: link + dice.choice(TAILS),
)


def test_a_damaged_link_is_read_or_refused() -> None:
    dice = random.Random("damage")
    for _ in range(20000 if FULL else 1000):
        link = to_text(rules_at_random(dice)) if dice.random() < 0.2 else "dummy,hand_size=11,9,8,knock_bonus=0"
        damaged = dice.choice(MUTATE)(link, dice)
        try:
            rules = from_text(damaged)
        except Refusal as refusal:
            assert refusal.reasons
        else:
            assert from_text(to_text(rules)) == rules


def test_a_list_of_one_travels_in_a_link() -> None:
    """`15,` is for two players alone, `15` for every number of them; a blank part elsewhere says nothing."""
    alone = make("romme", players_max=2, hand_size=[15])
    assert to_text(alone) == "romme,players_max=2,hand_size=15," and from_text(to_text(alone)) == alone
    assert from_text("romme,hand_size=15").hand_size == 15 and from_text("romme,hand_size=15").allows(3)
    assert list(told_departures(["jokers=2", "", "packs=3"])) == [("jokers", "2"), ("packs", "3")]

"""Witnesses for the opening: first melds that are enough or not, and going out in one turn without them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.melds import value
from engine.rules import Rules
from engine.sheet.examples import as_meld
from tests.engine.witness.trial import (
    Trial,
    Trials,
    at_table,
    before_draw,
    equals,
    first_hands,
    joined,
    own_runs,
    run,
    starter,
    when,
)

_OPENING: Final = ("opening_points", "opening_pure_run", "opening_from_pile")


def _sum(melds: list[str], rules: Rules) -> int:
    found = [as_meld(each, rules) for each in melds]
    return sum(value(meld, rules) for meld in found if meld)


def _opening(melds: list[str], key: str, *, takes: bool) -> dict[str, object]:
    """Seat 1, who has laid nothing, lays these melds, with the top of the pile or without it, and discards."""
    first, *rest = " ".join(melds).split()
    hand, draw = (rest, "take") if takes else ([first, *rest], "draw")
    more = {"opened": [], "pile": f"3d {first}", "stock": "3s"} if takes else {"opened": [], "stock": "3s"}
    return {**before_draw([], " ".join([*hand, "2c", "4c", "4s"]), [draw, joined(melds), "discard 4c"], [key], **more)}


def _opening_points(rules: Rules) -> Iterator[Trial]:
    """One run, two runs, and so on."""
    melds: list[str] = []
    for suit, first in (("h", 5), ("s", 5), ("d", 9), ("c", 9)):
        melds = [*melds, run(rules, suit, first)]
        total = _sum(melds, rules)
        yield Trial(
            _opening(melds, "opening_points", takes=True), when(lambda rules, total: total >= rules.opening_points), (total,)
        )


def _opening_pure_run(rules: Rules) -> Iterator[Trial]:
    """Sets only, as many as the opening needs."""
    melds: list[str] = []
    for rank in (13, 11, 10, 9, 8, 7):
        melds = [*melds, equals(rules, rank)]
        yield Trial(_opening(melds, "opening_pure_run", takes=True), when(lambda rules: not rules.opening_pure_run))


def _opening_from_pile(rules: Rules) -> Iterator[Trial]:
    """Runs from the hand, as many as the opening needs."""
    melds: list[str] = []
    for suit, first in (("h", 5), ("s", 5), ("d", 9), ("c", 9)):
        melds = [*melds, run(rules, suit, first)]
        yield Trial(_opening(melds, "opening_from_pile", takes=False), when(lambda rules: not rules.opening_from_pile))


def _opening_lap(rules: Rules) -> Iterator[Trial]:
    """A meld in the first turn of the round."""
    hands = first_hands(rules, f"{run(rules)} 2c 4c", "3c 3s")
    moves = ["meld " + run(rules)] if rules.starter_extra else ["draw", "meld " + run(rules)]
    told = {
        "look": "moves",
        "seats": 2,
        "first_turn": True,
        "to_move": starter(rules),
        "hands": hands,
        "moves": moves,
        "reasons": ["opening_lap"],
    }
    yield Trial({**told, "stock": "3d"}, when(lambda rules: rules.opening_lap == 1))


def _in_one_turn(rules: Rules, table: list[tuple[int, str]]) -> Iterator[tuple[dict[str, object], list[str]]]:
    """Seat 1, who has laid nothing, goes out in one turn with a set, or with the runs that going out needs."""
    runs = [written for _, written in own_runs(rules)]
    for melds in ([equals(rules, 9)], [equals(rules, 3)], runs, [equals(rules, 11), *runs]):
        moves = [joined(melds), "discard 4c"]
        case = at_table(table, " ".join([*melds, "4c"]), moves, _OPENING, opened=[seat for seat, _ in table])
        yield dict(case), melds


def meets_opening(rules: Rules, melds: list[str]) -> bool:
    """Are these melds from the hand an opening?"""
    pure = any(as_meld(each, rules) and len({word[1] for word in each.split()}) == 1 for each in melds)
    points = _sum(melds, rules) >= rules.opening_points
    return points and not rules.opening_from_pile and (pure or not rules.opening_pure_run)


def _waives(rules: Rules) -> Iterator[Trial]:
    for case, melds in _in_one_turn(rules, []):
        yield Trial(case, when(lambda rules, melds: rules.hand_waives_opening or meets_opening(rules, melds)), (melds,))


def waives_at_table(rules: Rules) -> Iterator[Trial]:
    """The same when somebody else has laid (R-23)."""
    for case, melds in _in_one_turn(rules, [(0, equals(rules, 12))]):
        yield Trial(case, when(lambda rules, melds: _waived_late(rules) or meets_opening(rules, melds)), (melds,))


def _waived_late(rules: Rules) -> bool:
    return rules.hand_waives_opening and not rules.hand_needs_empty_table


TRIALS: Final[dict[str, Trials]] = {
    "opening_points": _opening_points,
    "opening_pure_run": _opening_pure_run,
    "opening_from_pile": _opening_from_pile,
    "opening_lap": _opening_lap,
    "hand_waives_opening": _waives,
}

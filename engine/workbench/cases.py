"""Worked cases: positions, moves and what must come of them, read from TOML and tried."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from engine import melds
from engine.cards import Card, cards
from engine.errors import Refusal, refuse
from engine.laws.opening import is_open
from engine.moves import Move, parse
from engine.position import Table, listed, number, read_meld
from engine.round import Round
from engine.rules import Rules, make
from engine.state import Meld, State
from engine.workbench.outcome import (
    dealer_of,
    hand_value_of,
    meld_of,
    numbers,
    points_of,
    standing_of,
    table_of,
    try_move,
)

_KEYS: Final = {
    *("id", "source", "rules", "settings", "kind", "expect", "cards", "wild", "reads", "pure", "value", "seats", "hands", "stock"),
    *("pile", "head", "turned", "table", "opened", "taken", "dealer", "to_move", "first_turn", "phase", "moves", "out"),
    *("in_one_turn", "dark", "penalties", "totals", "round", "last_drawer", "played"),
}
"""What a case may say (engine/law/notation.md)."""


class Failure(NamedTuple):
    """What a case expected and what came instead."""

    what: str
    expected: object
    came: object

    def __str__(self) -> str:
        return f"{self.what}: expected {self.expected}, came {self.came}"


def read_cases(path: Path) -> list[Table]:
    """The cases of a file; raises `Refusal` (key `file`) with the reason if it cannot be read."""
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise refuse("file", file=str(path), why=_plain(error)) from None
    except (ValueError, RecursionError) as error:  # a number or a list that is too long or too deep for any case is no TOML error
        raise refuse("file", file=str(path), why=str(error)) from None
    cases = found.get("case")
    if not isinstance(cases, list) or not all(isinstance(each, dict) for each in cases):
        raise refuse("file", file=str(path), why="no list [[case]]")
    return cases


def _plain(error: OSError | UnicodeDecodeError) -> str:
    return (error.strerror or "cannot be read") if isinstance(error, OSError) else "is not UTF-8 text"


def failures(case: Table) -> list[Failure]:
    """Try one case: nothing if all of it is as expected. A case that makes no sense is a failure too."""
    kind = str(case.get("kind"))
    if kind not in _TRIES:
        return [Failure("kind", " | ".join(_TRIES), kind)]
    unknown = sorted(case.keys() - _KEYS)
    if unknown:
        return [Failure("key", "one of " + " ".join(sorted(_KEYS)), " ".join(unknown))]
    try:
        return list(_TRIES[kind](case))
    except Refusal as refusal:
        return [Failure("case", "to be possible", _reasons(refusal))]
    except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
        return [Failure("case", "to be well formed", f"{type(error).__name__}: {error}")]


def _reasons(refusal: Refusal) -> str:
    return "; ".join(f"{reason.key} {reason.values}" for reason in refusal.reasons)


def _rules(case: Table) -> Rules:
    settings = case.get("settings", {})
    if not isinstance(settings, Mapping):
        raise refuse("case", key="settings", value=settings)
    return make(str(case["rules"]), **settings)


def _differs(what: str, expected: object, came: object) -> Iterator[Failure]:
    if expected != came:
        yield Failure(what, expected, came)


def _try_meld(case: Table) -> Iterator[Failure]:
    rules = _rules(case)
    meld = meld_of(rules, case)
    yield from _differs("kind", case["expect"], meld.kind if meld else "none")
    if meld is None:
        return
    if "reads" in case:
        yield from _differs("reads", case["reads"], str(meld))
    if "pure" in case:
        yield from _differs("pure", case["pure"], melds.is_pure(meld))
    if "value" in case:
        yield from _differs("value", case["value"], melds.value(meld, rules))


def _try_hand(case: Table) -> Iterator[Failure]:
    yield from _differs("value", case["expect"], hand_value_of(_rules(case), case))


def _try_settings(case: Table) -> Iterator[Failure]:
    try:
        rules = _rules(case)
        if "seats" in case:
            rules.check_seats(number(case, "seats"))
        came = "ok"
    except Refusal as refusal:
        came = refusal.keys[0]
    yield from _differs("verdict", case["expect"], came)


def _try_match(case: Table) -> Iterator[Failure]:
    rules, expect = _rules(case), _expect(case)
    came = standing_of(rules, case)
    for key, value in (("over", came.over), ("winners", list(came.winners)), ("dealer", dealer_of(rules, case))):
        if key in expect:
            yield from _differs(key, expect[key], value)


def _expect(case: Table) -> Table:
    expect = case.get("expect", {})
    if not isinstance(expect, Mapping):
        raise refuse("case", key="expect", value=expect)
    return expect


def _try_score(case: Table) -> Iterator[Failure]:
    rules = _rules(case)
    points = points_of(rules, case)
    penalties = numbers(case, "penalties") or [0] * len(points)
    sign = -1 if rules.high_wins else 1
    yield from _differs("points", case["expect"], [each + sign * more for each, more in zip(points, penalties, strict=True)])


def _try_play(case: Table) -> Iterator[Failure]:
    table = table_of(_rules(case), case)
    for written in listed(case, "moves"):
        yield from _play(table, str(written))
    yield from _compare(table, _expect(case))


def _play(table: Round, written: str) -> Iterator[Failure]:
    """Play a move of a case; one that begins with `!` must be refused and leave everything as it was."""
    if not written.startswith("!"):
        refusal = try_move(table, written)
        if refusal is not None:
            yield Failure(written, "to be allowed", _reasons(refusal))
        return
    key, _, rest = (written[1:] + " ").partition(":" if ":" in written else " ")
    before = table.state.copy()
    refusal = try_move(table, rest.strip())
    if refusal is None:
        yield Failure(written, "to be refused", "allowed")
    elif key.strip() and key.strip() not in refusal.keys:
        yield Failure(written, key.strip(), _reasons(refusal))
    if before != table.state:
        yield Failure(written, "to leave the position as it was", "another")


def _compare(table: Round, expect: Table) -> Iterator[Failure]:
    for key, value in expect.items():
        if key not in _SHOWN:
            yield Failure("key", "one of " + " ".join(_SHOWN), key)
        else:
            yield from _SHOWN[key](table, value)


def _same_hands(table: Round, expected: object) -> Iterator[Failure]:
    assert isinstance(expected, list)
    for seat, hand in enumerate(expected):
        if hand != "?":
            yield from _differs(f"hand {seat}", sorted(cards(hand)), sorted(table.state.hands[seat]))


def _same_table(table: Round, expected: object) -> Iterator[Failure]:
    state = table.state
    assert isinstance(expected, list)
    wanted = [_as_shown(read_meld(each["cards"], each["seat"], state.rules, state.wild_rank)) for each in expected]
    yield from _differs("table", wanted, [_as_shown(state.melds[at]) for at in sorted(state.melds)])


def _as_shown(meld: Meld) -> str:
    return f"{meld.owner}: {meld}"


def _penalties(state: State) -> list[int]:
    return [sum(each.points for each in state.penalties if each.seat == seat) for seat in range(state.seats)]


def _moves_in(table: Round, expected: object, *, legal: bool) -> Iterator[Failure]:
    assert isinstance(expected, list)
    for written in expected:
        refusal = table.check(parse(written))
        if (refusal is None) != legal:
            yield Failure(written, "legal" if legal else "illegal", _reasons(refusal) if refusal else "legal")
        if legal and not _among_legal(table, parse(written)):
            yield Failure(written, "among the legal moves", "it is not")


def _among_legal(table: Round, move: Move) -> bool:
    """Is this among the moves that are enumerated, however its cards are ordered and its wild cards said?"""
    return any(_shape(table, each) == _shape(table, move) for each in table.legal())


def _shape(table: Round, move: Move) -> tuple[object, ...]:
    if move.kind == "take" and move.card in (None, table.state.pile[-1]):
        return ("take",)
    return (move.kind, move.number, sorted(each.card for each in move.cards), [sorted(s.card for s in each) for each in move.melds])


def _field(what: str, read: Callable[[Round], object]) -> Callable[[Round, object], Iterator[Failure]]:
    return lambda table, expected: _differs(what, expected, read(table))


def _pile(expected: object) -> Sequence[Card]:
    return cards(str(expected))


_SHOWN: Final[dict[str, Callable[[Round, object], Iterator[Failure]]]] = {
    "hands": _same_hands,
    "stock": _field("stock", lambda table: len(table.state.stock)),
    "pile": lambda table, expected: _differs("pile", _pile(expected), table.state.pile),
    "table": _same_table,
    "opened": _field("opened", lambda table: [seat for seat in range(table.state.seats) if is_open(table.state, seat)]),
    "to_move": _field("to_move", lambda table: table.to_move),
    "phase": _field("phase", lambda table: table.phase),
    "over": _field("over", lambda table: table.over),
    "out": _field("out", lambda table: table.out),
    "dark": _field("dark", lambda table: table.dark),
    "points": _field("points", lambda table: list(table.score().points)),
    "penalties": _field("penalties", lambda table: _penalties(table.state)),
    "legal": lambda table, expected: _moves_in(table, expected, legal=True),
    "illegal": lambda table, expected: _moves_in(table, expected, legal=False),
}

_TRIES: Final[dict[str, Callable[[Table], Iterator[Failure]]]] = {
    "meld": _try_meld,
    "hand": _try_hand,
    "play": _try_play,
    "score": _try_score,
    "match": _try_match,
    "settings": _try_settings,
}

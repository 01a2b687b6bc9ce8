"""What a witness is made of: a table, and what the sheet promises of it under any rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from engine.cards import Card, text
from engine.melds import place
from engine.position import Table
from engine.rules import Rules
from engine.sheet.effect import largest_set
from tests.engine.witness.verdict import ALLOWED, REFUSED

Promise = Callable[..., object]


class Trial(NamedTuple):
    """A table and what the sentence says of it, as a function of the rules and of some facts of the case."""

    case: Table
    promise: Promise
    facts: tuple[object, ...] = ()

    def promised(self, rules: Rules) -> object:
        """What becomes of this table under these rules, as the sheet says."""
        return self.promise(rules, *self.facts)


Trials = Callable[[Rules], Iterator[Trial]]


def when(condition: Callable[..., bool]) -> Promise:
    """The moves are allowed under this condition, otherwise refused."""
    return lambda rules, *facts: ALLOWED if condition(rules, *facts) else REFUSED


def run(rules: Rules, suit: str = "h", first: int = 5, more: int = 0) -> str:
    """The shortest run of that suit from that rank on, or one that is longer."""
    return text([place(first, suit, offset) for offset in range(rules.run_min + more)])


def equals(rules: Rules, rank: int) -> str:
    """The smallest set of that rank."""
    return text([Card(rank, suit) for suit in "shdc"[: rules.set_min]])


def growable(rules: Rules) -> tuple[str, str]:
    """A meld as short as it can be, and a card that fits it; a set if runs cannot grow."""
    if rules.run_max > rules.run_min or largest_set(rules) == rules.set_min:
        return run(rules), str(place(5, "h", rules.run_min))
    return equals(rules, 8), text([Card(8, "shdc"[rules.set_min % 4])])


def wild_card(rules: Rules) -> tuple[str, dict[str, object]]:
    """A card that may stand for another, and what the table needs for it: a turned card where there are no jokers."""
    return ("*", {}) if rules.jokers else ("2c", {"turned": "2d"})


def at_table(table: Sequence[tuple[int, str]], hand: str, moves: Sequence[str], reasons: Sequence[str], **more: object) -> Table:
    """Two seats in the middle of a round; seat 1 has drawn, holds that hand and makes these moves."""
    laid = [{"seat": seat, "cards": written} for seat, written in table]
    told: dict[str, object] = {"look": "moves", "seats": 2, "phase": "lay", "hands": ["3c", hand], "opened": [0, 1]}
    return {**told, "table": laid, "moves": list(moves), "reasons": list(reasons), **more}


def before_draw(table: Sequence[tuple[int, str]], hand: str, moves: Sequence[str], reasons: Sequence[str], **more: object) -> Table:
    """The same, before seat 1 has drawn; both have taken from the pile before."""
    return at_table(table, hand, moves, reasons, **{"phase": "draw", "taken": [5, 5], **more})


def own_runs(rules: Rules, number: int = 0) -> list[tuple[int, str]]:
    """So many pure runs of seat 1, without a number as many as going out needs, and one at least."""
    return [(1, run(rules, suit)) for suit in "hsdc"[: number or max(1, rules.out_runs, rules.out_pure_runs)]]


def starter(rules: Rules) -> int:
    """The seat that begins, seat 0 being the dealer."""
    return 0 if rules.starter == "dealer" else 1


def first_hands(rules: Rules, hand: str, other: str) -> list[str]:
    """The hands of starter and other, seat 0 being the dealer."""
    return [hand, other] if rules.starter == "dealer" else [other, hand]


def joined(melds: list[str]) -> str:
    """The move that lays these melds."""
    return "meld " + " / ".join(melds)

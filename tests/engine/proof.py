"""What tests of the law share: which statement a test proves, positions written shortly, and moves that must be refused."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final, TypeVar

from engine.cards import Card
from engine.deal import Deal, deal
from engine.moves import parse
from engine.position import position
from engine.round import Round
from engine.rules import Rules, from_text
from engine.shuffle import Chance

F = TypeVar("F", bound=Callable[..., object])
T = TypeVar("T")

HERE: Final = Path(__file__).parent
LAW: Final = HERE.parents[1] / "engine" / "law"
CASES: Final = HERE.parent / "cases"

_HEADS: Final = re.compile(r"^- `([GDRI]-\d+)`", re.MULTILINE)
_NAMED: Final = re.compile(r"\b[GDRI]-\d+\b")


def proves(*statements: str) -> Callable[[F], F]:
    """Marks a test with the statements of the law that it proves; `test_law` reads the marks in the source."""
    assert all(_NAMED.fullmatch(each) for each in statements), statements
    return lambda test: test


def statements() -> list[str]:
    """The id of every statement that the law makes, in its order."""
    return [found for path in sorted(LAW.glob("*.md")) for found in _HEADS.findall(path.read_text(encoding="utf-8"))]


def proofs_by_tests() -> Iterator[tuple[str, str]]:
    """Each statement with a test that is marked to prove it."""
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                yield from ((statement, f"{path.name}::{node.name}") for statement in _marks(node))


def _marks(function: ast.FunctionDef) -> Iterator[str]:
    for mark in function.decorator_list:
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "proves":
            yield from (each.value for each in mark.args if isinstance(each, ast.Constant) and isinstance(each.value, str))


def proofs_by_cases() -> Iterator[tuple[str, str]]:
    """Each statement with a case whose source names it."""
    for path in sorted(CASES.glob("*.toml")):
        for case in tomllib.loads(path.read_text(encoding="utf-8"))["case"]:
            yield from ((statement, f"{path.name}: {case['id']}") for statement in _NAMED.findall(case["source"]))


def at(rules: str, hands: Sequence[str] = (), seats: int = 0, **told: object) -> Round:
    """A position: the rules as a link, the hands, and what else `notation.md` says of positions. Seat 1 is to move."""
    return Round(position(from_text(rules), {"seats": seats or max(2, len(hands)), "hands": list(hands), **told}), "0")


def play(table: Round, *moves: str) -> Round:
    """Play moves that must be allowed; one that begins with `!` must be refused, and change nothing, for the key it names."""
    for move in moves:
        if move.startswith("!"):
            key, _, rest = move[1:].partition(": ")
            assert key in refused(table, rest), move
        else:
            table.play(parse(move))
    return table


def refused(table: Round, move: str) -> tuple[str, ...]:
    """Why a move is refused, as the keys of the reasons."""
    before = table.state.copy()
    refusal = table.check(parse(move))
    assert refusal is not None, f"{move} is allowed"
    assert table.state == before
    return refusal.keys


def allowed(table: Round, move: str) -> bool:
    """May this be played?"""
    return table.check(parse(move)) is None


def points(table: Round) -> list[int]:
    """The points of the round as it lies."""
    return list(table.score().points)


class Fixed(Chance):
    """Chance that is none: the pack lies in this order after the cut, and the cut is one card deep."""

    __slots__ = ("deck",)

    def __init__(self, deck: Sequence[Card]) -> None:
        super().__init__("0")
        self.deck = list(deck)

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The order that was told, before the cut."""
        assert sorted(items) == sorted(self.deck)  # type: ignore[type-var]
        return [*self.deck[-1:], *self.deck[:-1]]  # type: ignore[list-item]

    def below(self, bound: int) -> int:
        """Always the smallest."""
        return 0


def dealt(rules: Rules, seats: int, dealer: int, deck: Sequence[Card]) -> Deal:
    """The deal of a pack that lies in this order, top card first, after the cut."""
    return deal(rules, seats, dealer, Fixed(deck))

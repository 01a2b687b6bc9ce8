"""What comes of a table that is told: the one place that lets the engine read, play and count what a case says."""

from __future__ import annotations

from typing import Final

from engine import melds
from engine.cards import card, cards
from engine.errors import Refusal
from engine.match import Standing, next_dealer, standing
from engine.moves import Move, claim, parse, said_all
from engine.position import Table, listed, number, position
from engine.round import Round
from engine.rules import Rules
from engine.scoring import score
from engine.state import NOBODY, Discard, Meld, Penalty, State

_SEED: Final = "0"


def meld_of(rules: Rules, case: Table) -> Meld | None:
    """The best reading of the cards of a case as a meld, if they are one."""
    return melds.best(said_all(str(case["cards"])), rules, _wild_rank(case))


def hand_value_of(rules: Rules, case: Table) -> int:
    """What the cards of a case count in a hand."""
    return sum(melds.hand_value(each, rules, _wild_rank(case)) for each in cards(str(case["cards"])))


def _wild_rank(case: Table) -> int:
    return card(f"{case['wild']}s").rank if "wild" in case else 0


def numbers(case: Table, key: str) -> list[int]:
    """A list of whole numbers of a case, empty if it is missing."""
    return [int(str(each)) for each in listed(case, key)]


def table_of(rules: Rules, case: Table) -> Round:
    """The round that a case is in the middle of."""
    state = position(rules, case)
    if "turns" in case:
        state.turns = numbers(case, "turns")
    return Round(state, _SEED)


def move_of(table: Round, written: str) -> Move:
    """Read a move of a case; a claim without a seat is made by who is to move."""
    move = parse(written)
    return claim(table.to_move) if move.kind == "claim" and move.seat < 0 else move


def try_move(table: Round, written: str) -> Refusal | None:
    """Play a move of a case; or why it is refused."""
    move = move_of(table, written)
    try:
        table.play(move)
    except Refusal as refusal:
        return refusal
    return None


def ended(rules: Rules, case: Table) -> State:
    """A round that is over, as the case tells it."""
    state = position(rules, {**case, "stock": "."})
    state.over, state.out = True, number(case, "out", NOBODY)
    state.in_one_turn = bool(case.get("in_one_turn", case.get("dark", False)))
    if "closed_with" in case:
        state.last_discard = Discard(state.out, card(str(case["closed_with"])))
    if "head_laid" in case:
        head = card(str(case["head_laid"]))
        state.head_laid = (0, head)
        state.melds[1] = state.melds[1]._replace(
            cards=tuple(laid._replace(head=laid.card == head) for laid in state.melds[1].cards)
        )
    for key in listed(case, "fined"):
        state.penalties.append(Penalty(1, str(key), getattr(rules, str(key))))
    return state


def points_of(rules: Rules, case: Table) -> list[int]:
    """The points of each seat for a round that is over."""
    return list(score(ended(rules, case)).points)


def standing_of(rules: Rules, case: Table) -> Standing:
    """How a match stands after one more round than it has `played`."""
    totals = numbers(case, "totals")
    added = numbers(case, "round") or [0] * len(totals)
    points = [total + more for total, more in zip(totals, added, strict=True)]
    return standing(rules, points, number(case, "played", 0) + 1)


def dealer_of(rules: Rules, case: Table) -> int:
    """Who deals the next round."""
    out, last_drawer = number(case, "out", NOBODY), number(case, "last_drawer", NOBODY)
    return next_dealer(rules, number(case, "seats"), number(case, "dealer", 0), out, last_drawer)

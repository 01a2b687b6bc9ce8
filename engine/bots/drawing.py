"""Where to take the card of the turn from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine import melds
from engine.arrange import arrange, counts_on_table, makes_meld, values_in_hand
from engine.bots.knowledge import Knowledge
from engine.cards import Card
from engine.laws import drawing, ending
from engine.moves import DRAW, PASS, TAKE, TAKE_TURNED, Move, take
from engine.planning.plan import best_laying, distance_now, laid_points, needs_runs, tried, way_out
from engine.state import State

_BURDEN: Final = (0.4, 1.0)
"""How much the points left in the hand count, at the beginning of a round and at its end."""


_DEEP: Final = 10
"""Where wild cards could make a meld of anything, only so many cards of the pile are looked at."""

_THOUGHT: Final = 6000
"""How much the takes of one turn are thought about, the shallow ones first: each as much as `_effort` says."""


def draws(state: State, knowledge: Knowledge) -> Iterator[Move]:
    """The first moves that make sense in this turn, the best first; the last is always possible."""
    takes = list(_takes(state))
    yield from (move for move, after in takes if way_out(after) is not None)
    stock = not drawing.forbids_draw(state)
    burden = _BURDEN[0] + (_BURDEN[1] - _BURDEN[0]) * knowledge.urgency()
    useful = [(value, move) for move, after in takes if (value := _value_of_take(state, after, burden)) is not None]
    least = _value_of_draw(state, burden) if useful and stock else 0.0
    yield from (move for value, move in sorted(useful, key=lambda each: -each[0]) if value > least or not stock)
    yield DRAW if stock else PASS


def _takes(state: State) -> Iterator[tuple[Move, State]]:
    """What can be taken and may be of use, with the table after it; the turned card at last."""
    thought = _THOUGHT
    for move in (*_takes_from_pile(state), TAKE_TURNED):
        after = tried(state, (move,)) if thought > 0 or move == TAKE_TURNED else None
        if after is not None:
            thought -= _effort(after)
            yield move, after


def _effort(state: State) -> int:
    """How hard it is to see all that can be made of a hand: it grows with its cards, and faster with those that can be anything."""
    wild = sum(melds.is_wild(card, state.wild_rank) for card in state.hand)
    return (len(state.hand) * (1 + wild)) ** 2


def _takes_from_pile(state: State) -> Iterator[Move]:
    if not state.pile:
        return
    if state.rules.pile_take == "top":
        yield TAKE
        return
    later: list[Card] = []
    for at in range(len(state.pile) - 1, -1, -1):
        card = state.pile[at]
        if drawing.index_in_pile(state, card) == at and _makes_a_meld(state, card, later):
            yield take(card)
        later.append(card)


def _makes_a_meld(state: State, card: Card, later: Sequence[Card]) -> bool:
    """Does this card of the pile make a meld with a card of the hand, and perhaps with those that come along?"""
    if any(melds.is_wild(each, state.wild_rank) for each in (card, *state.hand, *later)):
        return len(later) < _DEEP
    return makes_meld(card, state.hand, later, state.rules, state.wild_rank)


def _value_of_take(state: State, after: State, burden: float) -> float | None:
    """What a take is worth that does not go out; None if it leads to nothing."""
    if after.turn.drawn == "turned":
        return None
    plan = best_laying(after, urgent=False)
    if plan is None or (not ending.taken_is_laid(plan.after) and not plan.moves and not _helps(state, after)):
        return None
    return _settled(plan.after, burden, thrown=1)


def _helps(state: State, after: State) -> bool:
    """Is a card that may be kept worth keeping?"""
    if needs_runs(state.rules):
        return distance_now(after) < distance_now(state)
    return _in_melds(after) > _in_melds(state)


def _in_melds(state: State) -> int:
    found = arrange(state.hand, state.rules, state.wild_rank)
    return sum(map(len, found.melds)) if found else 0


def _value_of_draw(state: State, burden: float) -> float:
    """What a draw from the stock is worth if it brings nothing: what can be laid anyway."""
    after = state.copy()
    after.turn.drawn = "stock"
    after.turn.hand = tuple(after.hand)
    plan = best_laying(after, urgent=False)
    return _settled(plan.after if plan else after, burden, thrown=0)


def _settled(state: State, burden: float, *, thrown: int) -> float:
    """What lies, where that counts, less what stays in the hand, so many of the most expensive cards thrown away."""
    value = values_in_hand(state.rules, state.wild_rank)
    left = sorted(value[card] for card in state.hand)
    laid = laid_points(state) if counts_on_table(state.rules) else 0
    return laid - burden * sum(left[: len(left) - thrown])

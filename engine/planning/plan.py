"""What a player can lay in this turn, tried out on a copy of its table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from engine import melds
from engine.acts import perform
from engine.arrange import Arrangement, Want, arrange, counts_on_table, distance, in_melds, values_in_hand
from engine.cards import Card
from engine.laws import ending, opening
from engine.moves import Move, discard, meld
from engine.planning.layoffs import Choices, cards_of, choices, swaps
from engine.rules import Rules
from engine.state import State
from engine.verdict import forbids

_EFFORT: Final = 3000
"""How much the way to going out is thought about; a hand for which that is not enough is far away."""


_MOST_TO_SWAP: Final = 20
"""With more cards than that in the hand, after a deep take say, swaps are not looked at: there is enough to lay."""


class Plan(NamedTuple):
    """Moves that lay something or nothing, the table after them, and their worth in points.

    The worth is what is laid, where that counts, less what is left in the hand after the best discard.
    """

    moves: tuple[Move, ...]
    after: State
    worth: float


class Duties(NamedTuple):
    """What a turn still owes: a card that must be laid (in a meld with one of `beside`, if there are any; or laid off where
    that will do), and what is missing of the opening. `may_open`: new melds can be laid at all.
    """

    holding: Card | None = None
    beside: tuple[Card, ...] = ()
    layoff_will_do: bool = False
    points: int = 0
    pure: int = 0
    may_open: bool = True


def tried(state: State, moves: Sequence[Move]) -> State | None:
    """The table after these moves; None if one of them is not allowed."""
    after = state.copy()
    for move in moves:
        if after.over or forbids(after, move):
            return None
        perform(after, move)
    return after


def duties(state: State) -> Duties:
    """What the turn owes if it does not go out."""
    owed = _cards_owed(state)
    rules, turn = state.rules, state.turn
    if opening.is_open(state, state.to_move):
        return owed
    if rules.opening_from_pile and turn.drawn == "pile" and opening.from_the_pile(state) is not None:
        owed = owed._replace(holding=turn.taken[0], beside=turn.hand if rules.pile_take == "deep" else ())
    return owed._replace(
        points=max(0, rules.opening_points - opening.opening_value(state)),
        pure=int(rules.opening_pure_run and opening.has_pure_run(state) is not None),
        may_open=not rules.opening_from_pile or turn.drawn == "pile",
    )


def _cards_owed(state: State) -> Duties:
    """The card that was taken, or the joker that was swapped, as long as it has to be laid."""
    rules, turn = state.rules, state.turn
    if ending.taken_is_laid(state):
        beside = turn.hand if rules.pile_take == "deep" and rules.pile_use == "meld" else ()
        return Duties(turn.taken[0], beside, rules.pile_use == "lay" or ending.layoff_will_do(state))
    if ending.jokers_are_used(state) is not None:
        freed = [card for step in turn.steps for card in step.freed]
        return Duties(freed[-1], layoff_will_do=rules.joker_reuse == "lay")
    return Duties()


def _must_leave(state: State) -> Duties:
    """What the turn owes if it goes out: a card that may not be thrown away has to be laid too (G-5, I-13)."""
    owed = _cards_owed(state)
    taken = state.turn.taken[0] if state.turn.drawn in ("pile", "turned") else None
    if owed.holding is None and taken in state.hand and taken is not None and ending.may_return(state, taken) is not None:
        owed = Duties(taken, layoff_will_do=True)
    if opening.is_open(state, state.to_move) or opening.waived(state):
        return owed
    full = duties(state)
    return full._replace(holding=full.holding or owed.holding, layoff_will_do=owed.layoff_will_do)


def way_out(state: State) -> tuple[Move, ...] | None:
    """Moves that go out in this turn, the discard included; None if there are none."""
    if ending.starter_stays_in(state) is not None:
        return None
    owed, own = _must_leave(state), ending.own_melds(state)
    want = Want(
        runs=max(0, state.rules.out_runs - sum(each.kind == "run" for each in own)),
        pure=max(owed.pure, state.rules.out_pure_runs - sum(map(melds.is_pure, own))),
        points=owed.points,
        staying=1,
    )
    for moves in _arranged(state, owed, want, state.rules, wild=True):
        after = tried(state, moves)
        if after is not None and after.over and after.out == state.to_move:
            return moves
    return None


def ways_on(state: State) -> Iterator[tuple[Move, ...]]:
    """Moves that may meet all duties of the turn, one choice of lay-offs after the other: first going on, then going out."""
    owed = duties(state)
    if owed.may_open:
        yield from _arranged(state, owed, Want(points=owed.points, pure=owed.pure), state.rules, wild=False)
    else:
        yield from _layoffs_alone(state)
    closing = way_out(state)
    if closing:
        yield closing


def _arranged(state: State, owed: Duties, want: Want, rules: Rules, *, wild: bool) -> Iterator[tuple[Move, ...]]:
    """Moves that lay the best melds, for each choice of cards to lay off; with the discard where only one card may stay."""
    possible = choices(state, wild=wild)
    if want.staying is not None and _stuck(state, possible) > want.staying:
        return
    for layoffs in possible.ways(state, closing=want.staying is not None):
        off = [card for move in layoffs for card in cards_of(move)]
        holding = None if owed.layoff_will_do and owed.holding in off else owed.holding
        rest = list((Counter(state.hand) - Counter(off)).elements())
        found = arrange(rest, rules, state.wild_rank, want._replace(holding=holding, beside=owed.beside if holding else ()))
        if found is not None:
            yield _moves(found, layoffs, closing=want.staying == 1)


def _stuck(state: State, possible: Choices) -> int:
    """The number of cards that are in no meld and cannot be laid off."""
    loose = in_melds(state.hand, state.rules, state.wild_rank).union(possible.always, possible.contested)
    return sum(card not in loose for card in state.hand)


def _moves(found: Arrangement, layoffs: Sequence[Move], *, closing: bool) -> tuple[Move, ...]:
    laid = [meld(*found.melds)] if found.melds else []
    thrown = [discard(found.thrown)] if closing and found.thrown else []
    return (*laid, *layoffs, *thrown)


def best_laying(state: State, *, urgent: bool) -> Plan | None:
    """The plan of the highest worth that does not go out, swaps included; None if the duties of the turn cannot be met."""
    plans = sorted(_with_swaps(state), key=lambda plan: plan.worth, reverse=True)
    return next((plan for plan in plans if _is_prudent(state, plan, urgent=urgent)), None)


def _with_swaps(state: State) -> Iterator[Plan]:
    yield from _plans(state, ())
    if opening.is_open(state, state.to_move) and len(state.hand) <= _MOST_TO_SWAP:
        for move in swaps(state):
            after = tried(state, (move,))
            if after is not None:
                yield from _plans(after, (move,))


def _plans(state: State, before: tuple[Move, ...]) -> Iterator[Plan]:
    """The plans after some moves that have been made."""
    owed = duties(state)
    if owed.holding is None:
        yield Plan(before, state, worth(state))
    if opening.lap_reached(state) is not None:
        return
    want = Want(points=owed.points, pure=owed.pure)
    rules = laying_rules(state.rules) if owed.holding is None else state.rules
    for moves in _arranged(state, owed, want, rules, wild=False) if owed.may_open else _layoffs_alone(state):
        after = tried(state, moves)
        if moves and after is not None and not after.over and ending.can_end(after):
            yield Plan((*before, *moves), after, worth(after))


def _layoffs_alone(state: State) -> Iterator[tuple[Move, ...]]:
    if state.rules.layoff_before_open:
        yield from map(tuple, choices(state, wild=False).ways(state, closing=False))


@lru_cache(maxsize=16)
def laying_rules(rules: Rules) -> Rules:
    """The rules for laying early: without wild cards where these cost nothing in the hand and are needed to go out."""
    cheap = rules.value_joker_hand == 0 and rules.scoring == "penalty"
    return rules.having(wilds_max=0) if cheap and needs_runs(rules) else rules


def worth(state: State) -> float:
    """What lies, laid in this turn, where that counts, less what the hand counts after the best discard."""
    value = values_in_hand(state.rules, state.wild_rank)
    left = sorted(value[card] for card in state.hand)[:-1]
    return (laid_points(state) if counts_on_table(state.rules) else 0) - sum(left)


def laid_points(state: State) -> int:
    """What the player to move has on the table."""
    return sum(
        melds.laid_value(there, at, state.rules)
        for there in state.melds.values()
        for at, each in enumerate(there.cards)
        if each.seat == state.to_move
    )


def needs_runs(rules: Rules) -> bool:
    """Does going out ask for runs (I-16)? Then the way there is looked at card by card."""
    return rules.out_runs + rules.out_pure_runs > 0


def _is_prudent(state: State, plan: Plan, *, urgent: bool) -> bool:
    """Does laying that leave the way to going out as short as before? Asked where going out needs runs.

    What has been begun for a card that must be laid is finished in any case.
    """
    begun = bool(state.turn.steps) and _cards_owed(state).holding is not None
    if not plan.moves or urgent or begun or not needs_runs(state.rules):
        return True
    return distance_now(plan.after) <= distance_now(state)


def distance_now(state: State) -> int:
    """How many cards the hand of the player to move is away from going out, not counting the discard that is still due."""
    return distance_out(state, state.hand, len(state.hand) - (state.phase == "lay"))


def distance_out(state: State, hand: Sequence[Card], covering: int) -> int:
    """How many cards such a hand is away from laying so many and going out (I-16), 5 for more than 4; laying off left aside."""
    own = ending.own_melds(state)
    return distance(
        hand,
        state.rules,
        state.wild_rank,
        runs=max(0, state.rules.out_runs - sum(each.kind == "run" for each in own)),
        pure=max(0, state.rules.out_pure_runs - sum(map(melds.is_pure, own))),
        covering=covering,
        effort=_EFFORT,
    )

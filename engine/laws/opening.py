"""The laws of the opening: what one's first melds must be, and when that is waived."""

from __future__ import annotations

from engine.errors import Reason
from engine.laws.common import reasons
from engine.state import State, Step


def new_melds(state: State) -> list[Step]:
    """The melds laid in the turn that is going on."""
    return [step for step in state.turn.steps if step.kind == "meld"]


def opening_value(state: State) -> int:
    """What the melds laid in this turn counted when they were laid (R-14, R-27)."""
    return sum(step.value for step in new_melds(state))


def is_open(state: State, seat: int) -> bool:
    """Has this player opened, or do the melds laid in this turn make the opening?"""
    if state.opened[seat]:
        return True
    return seat == state.to_move and bool(new_melds(state)) and not opening_lacks(state)


def opening_lacks(state: State) -> tuple[Reason, ...]:
    """What the melds of this turn lack of an opening."""
    return reasons(enough_points(state), has_pure_run(state), from_the_pile(state))


def enough_points(state: State) -> Reason | None:
    """R-14: the melds of the opening must count so much together."""
    needed, value = state.rules.opening_points, opening_value(state)
    return Reason("opening_points", {"allowed": needed, "value": value}) if value < needed else None


def has_pure_run(state: State) -> Reason | None:
    """`opening_pure_run`: the opening must hold a pure run."""
    if not state.rules.opening_pure_run or any(step.pure for step in new_melds(state)):
        return None
    return Reason("opening_pure_run", {})


def from_the_pile(state: State) -> Reason | None:
    """D-12: the first meld must be made with a card from the discard pile."""
    if not state.rules.opening_from_pile or any(_made_with_pile(state, step) for step in new_melds(state)):
        return None
    return Reason("opening_from_pile", {})


def _made_with_pile(state: State, step: Step) -> bool:
    if state.turn.drawn != "pile":
        return False
    laid = [said.card for said in step.cards]
    return any(card in laid for card in state.turn.taken) and (
        state.rules.pile_take == "top" or any(card in laid for card in state.turn.hand)
    )


def nobody_else_laid(state: State, seat: int) -> bool:
    """Has no other player laid anything in this round (R-22)?"""
    return not any(state.laid[other] for other in range(state.seats) if other != seat)


def waived(state: State) -> bool:
    """Does going out in this very turn need no opening (D-13, R-22)?"""
    seat, rules = state.to_move, state.rules
    if not rules.hand_waives_opening or state.laid[seat]:
        return False
    return not rules.hand_needs_empty_table or nobody_else_laid(state, seat)


def order_is_free(state: State) -> bool:
    """May cards be laid off and swapped before the opening, to be judged at the discard (R-27, D-13)?"""
    return state.rules.opening_from_pile and waived(state)


def lap_reached(state: State) -> Reason | None:
    """`opening_lap`: nothing is laid before that turn of one's own."""
    turn = state.turns[state.to_move] + 1
    if turn >= state.rules.opening_lap:
        return None
    return Reason("opening_lap", {"allowed": state.rules.opening_lap, "value": turn})


def opened_before(state: State, key: str) -> Reason | None:
    """R-16, R-18: before the opening nothing is laid off and nothing swapped."""
    if is_open(state, state.to_move) or order_is_free(state):
        return None
    return Reason(key, {"unopened": True, "allowed": state.rules.opening_points, "value": opening_value(state)})


def opening_owed(state: State, *, goes_out: bool) -> tuple[Reason, ...]:
    """What is missing of the opening at the end of the turn (R-14, D-12, R-23)."""
    if state.opened[state.to_move] or not state.turn.steps or (goes_out and waived(state)):
        return ()
    early = () if new_melds(state) else _done_early(state)
    return (*early, *opening_lacks(state)) if early or new_melds(state) else ()


def _done_early(state: State) -> tuple[Reason, ...]:
    """What was laid off or swapped in this turn though only an opening allows it (R-16, R-18, R-27)."""
    done = {step.kind for step in state.turn.steps}
    keys = [] if state.rules.layoff_before_open or "lay" not in done else ["layoff_before_open"]
    keys += ["joker_swap"] if "swap" in done else []
    return tuple(Reason(key, {"unopened": True}) for key in keys)

"""The end of a turn and of a round: the discard, going out, passing, penalties and claims."""

from __future__ import annotations

from engine.acts.common import hide, show
from engine.cards import Card
from engine.events import Event
from engine.laws import ending, penalties
from engine.laws.opening import new_melds
from engine.moves import Move
from engine.state import NOBODY, Discard, Penalty, State, Step, Turn


def discard(state: State, move: Move) -> list[Event]:
    """Discard a card and end the turn; the last card of the hand ends the round."""
    return finish(state, move.card)


def finish(state: State, card: Card | None) -> list[Event]:
    """End the turn with that discard, or without one where the last card was laid."""
    seat = state.to_move
    goes_out = state.hand == ([] if card is None else [card])
    fed = penalties.penalties_of_feeding(state, goes_out=goes_out)
    dark = ending.is_dark(state)
    happened = _publish(state)
    if card is not None:
        happened += _throw(state, card, goes_out=goes_out)
    happened += [_punish(state, penalty) for penalty in fed]
    state.turns[seat] += 1
    if goes_out:
        state.in_one_turn = dark
        return [*happened, _end(state, seat)]
    if _is_last_turn(state):
        return [*happened, _end(state, NOBODY)]
    state.to_move = state.next_seat(seat)
    return happened


def _publish(state: State) -> list[Event]:
    """G-13: what was laid in the turn is now seen by all, and stays."""
    seat, steps = state.to_move, tuple(state.turn.steps)
    if new_melds(state):
        state.opened[seat] = True
    if steps:
        state.laid[seat] = True
        for step in steps:
            show(state, seat, step.freed)
            hide(state, seat, [said.card for said in step.cards])
    _note_head(state)
    state.turn = Turn()
    return [Event("laid", seat, steps=steps)] if steps else []


def _note_head(state: State) -> None:
    """D-15: remember who laid the head card, and mark it where it lies."""
    turn = state.turn
    step = ending.step_with_taken(state) if turn.head else None
    if step is not None:
        state.head_laid = (state.to_move, turn.taken[0])
        meld = state.melds[step.number]
        at = _place_of_head(state, step)
        marked = (each._replace(head=each.head or place == at) for place, each in enumerate(meld.cards))
        state.melds[step.number] = meld._replace(cards=tuple(marked))


def _place_of_head(state: State, step: Step) -> int:
    """The place in its meld of the head card that was laid in this step; -1 if it has been swapped out again."""
    head, laid = state.turn.taken[0], state.melds[step.number].cards
    own = [at for at, each in enumerate(laid) if each.card == head and each.seat == state.to_move]
    same = [at for at in own if laid[at].first == (step.kind == "meld")]
    return (same or own or [-1])[-1]


def _throw(state: State, card: Card, *, goes_out: bool) -> list[Event]:
    seat = state.to_move
    facedown = goes_out and state.rules.closing_discard == "facedown"
    found = [] if goes_out else penalties.penalty_of_discard(state, card)
    made = Discard(seat, card)
    if not goes_out and state.rules.penalty_notice == "claim" and penalties.is_mistake(state, card):
        state.claimable = made
    state.hand.remove(card)
    hide(state, seat, [card])
    state.pile.append(card)
    state.last_discard = made
    return [Event("discarded", seat, (card,), hidden=facedown), *(_punish(state, penalty) for penalty in found)]


def _punish(state: State, penalty: Penalty) -> Event:
    state.penalties.append(penalty)
    return Event("penalty", penalty.seat, key=penalty.key, points=penalty.points, to=penalty.to)


def _is_last_turn(state: State) -> bool:
    """Does the round end though nobody went out (G-12, `stock_out` = `end`)?"""
    return min(state.turns) >= state.rules.laps_max or (state.rules.stock_out == "end" and not state.stock)


def _end(state: State, out: int) -> Event:
    state.over = True
    state.out = out
    return Event("ended", out)


def claim(state: State, move: Move) -> list[Event]:
    """Claim the penalty of the last discard (D-24)."""
    made = state.claimable
    assert made is not None
    state.claimable = None
    penalty = Penalty(made.seat, "penalty_layoff_discard", state.rules.penalty_layoff_discard)
    return [Event("claimed", move.seat), _punish(state, penalty)]


def pass_turn(state: State, move: Move) -> list[Event]:
    """Pass, which ends the round (D-21, R-25)."""
    state.claimable = None
    return [Event("passed", state.to_move), _end(state, NOBODY)]

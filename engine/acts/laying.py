"""Laying as it changes the table: new melds, laying off, swapping, and taking back; all for the time being (G-3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine import growth, melds
from engine.acts.common import restore
from engine.acts.ending import finish
from engine.events import Event
from engine.laws import laying as laws
from engine.moves import Move, Said
from engine.state import State, Step


def lay_steps(state: State, move: Move) -> list[Step]:
    """Lay what the move says, for the time being, and remember it as steps of the turn."""
    if state.turn.base is None:
        state.turn.base = state.copy()
    return [_STEP[move.kind](state, each, move.number) for each in (move.melds or (move.cards,))]


def lay(state: State, move: Move) -> list[Event]:
    """Lay new melds, lay off or swap, for the time being (G-3)."""
    seat = state.to_move
    happened = [Event("step", seat, steps=(step,)) for step in lay_steps(state, move)]
    return happened if state.hand else [*happened, *finish(state, None)]


def next_number(state: State) -> int:
    """The number of a new meld: the highest on the table plus one."""
    return max(state.melds, default=0) + 1


def _step_meld(state: State, cards: Sequence[Said], number: int) -> Step:
    meld = melds.best(cards, state.rules, state.wild_rank, state.to_move)
    assert meld is not None
    number = number or next_number(state)
    state.melds[number] = meld
    return _remember(
        state,
        Step("meld", number, tuple(each.said for each in meld.cards), melds.value(meld, state.rules), melds.is_pure(meld)),
    )


def _step_lay(state: State, cards: Sequence[Said], number: int) -> Step:
    before = state.melds[number]
    state.melds[number] = after = laws.laid_off(state, cards[0], number)
    return _remember(state, Step("lay", number, (growth.newest(before, after, cards[0].card).said,)))


def _step_swap(state: State, cards: Sequence[Said], number: int) -> Step:
    naturals = [said.card for said in cards]
    state.melds[number], freed = laws.swapped(state, naturals, number)
    state.hand.extend(freed)
    return _remember(state, Step("swap", number, tuple(Said(card, card) for card in naturals), freed=freed))


def _remember(state: State, step: Step) -> Step:
    for said in step.cards:
        state.hand.remove(said.card)
    state.turn.steps.append(step)
    return step


_STEP: Final = {"meld": _step_meld, "lay": _step_lay, "swap": _step_swap}


def dropped(state: State, move: Move) -> list[int]:
    """The places among the steps of the turn that go when this is taken back."""
    own = [at for at, step in enumerate(state.turn.steps) if step.number == move.number]
    if not move.cards:
        return own if own and state.turn.steps[own[0]].kind == "meld" else []
    added = [at for at in own if state.turn.steps[at].kind != "meld"]
    return [at for at in added if any(said.card == move.card for said in state.turn.steps[at].cards)][-1:]


def lay_again(state: State, steps: Sequence[Step]) -> None:
    """Lay steps that have been allowed before, after what already lies; they keep their numbers."""
    if state.turn.base is None:
        state.turn.base = state.copy()
    for step in steps:
        _STEP[step.kind](state, step.cards, step.number)


def back(state: State, move: Move) -> list[Event]:
    """Take back, by laying again all the rest of the turn."""
    gone, base = dropped(state, move), state.turn.base
    assert base is not None
    kept = [step for at, step in enumerate(state.turn.steps) if at not in gone]
    restore(state, base)
    state.turn.base = base
    lay_again(state, kept)
    return [Event("back", state.to_move, steps=tuple(state.turn.steps))]

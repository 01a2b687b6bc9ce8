"""Laying as it changes the table: new melds, laying off, swapping, and taking back; all for the time being (G-3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine import growth, melds
from engine.acts.common import restore
from engine.acts.ending import finish
from engine.errors import Reason
from engine.events import Event
from engine.laws import ending
from engine.laws import laying as laws
from engine.laws.common import reasons, something_done
from engine.moves import Move, Said
from engine.state import State, Step


def forbids_meld(state: State, move: Move) -> tuple[Reason, ...]:
    """Why these melds may not be laid."""
    return laws.forbids_melds(state, move.melds) or _closes(state, move, sum(map(len, move.melds)))


def forbids_lay(state: State, move: Move) -> tuple[Reason, ...]:
    """Why this card may not be laid off."""
    return laws.forbids_layoff(state, move.cards[0], move.number) or _closes(state, move, 1)


def forbids_swap(state: State, move: Move) -> tuple[Reason, ...]:
    """Why these cards may not be swapped in."""
    return laws.forbids_swap(state, [said.card for said in move.cards], move.number)


def _closes(state: State, move: Move, cards: int) -> tuple[Reason, ...]:
    """G-8: the last card may be laid only where no discard is required, and if every duty of the turn is met."""
    if len(state.hand) > cards:
        return ()
    if state.rules.closing_discard != "optional":
        return (Reason("closing_discard", {"value": state.rules.closing_discard}),)
    tried = state.copy()
    _lay_steps(tried, move)
    return ending.owed(tried, goes_out=True)


def _lay_steps(state: State, move: Move) -> list[Step]:
    """Lay what the move says, for the time being, and remember it as steps of the turn."""
    if state.turn.base is None:
        state.turn.base = state.copy()
    return [_STEP[move.kind](state, each, move.number) for each in (move.melds or (move.cards,))]


def lay(state: State, move: Move) -> list[Event]:
    """Lay new melds, lay off or swap, for the time being (G-3)."""
    seat = state.to_move
    happened = [Event("step", seat, steps=(step,)) for step in _lay_steps(state, move)]
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


def forbids_back(state: State, move: Move) -> tuple[Reason, ...]:
    """Why this may not be taken back (R-17, G-3)."""
    early = reasons(something_done(state))
    if early:
        return early
    dropped = _dropped(state, move)
    if not dropped:
        return (_not_of_this_turn(state, move),)
    return reasons(_stays(state, move)) or _replay(state, dropped)[1]


def _dropped(state: State, move: Move) -> list[int]:
    """The places among the steps of the turn that go when this is taken back."""
    own = [at for at, step in enumerate(state.turn.steps) if step.number == move.number]
    if not move.cards:
        return own if own and state.turn.steps[own[0]].kind == "meld" else []
    added = [at for at in own if state.turn.steps[at].kind != "meld"]
    return [at for at in added if any(said.card == move.card for said in state.turn.steps[at].cards)][-1:]


def _not_of_this_turn(state: State, move: Move) -> Reason:
    if move.number not in state.melds:
        return Reason("G-2", {"number": move.number})
    return Reason("take_back", {"value": state.rules.take_back, "earlier": True})


def _stays(state: State, move: Move) -> Reason | None:
    """R-17: what may be taken back; everything while no discard could end the turn (G-3)."""
    allowed = state.rules.take_back
    others = bool(move.cards) and state.melds[move.number].owner != state.to_move
    if allowed == "all" or (allowed == "own" and not others) or not ending.can_end(state):
        return None
    return Reason("take_back", {"value": allowed})


def _replay(state: State, dropped: Sequence[int]) -> tuple[State, tuple[Reason, ...]]:
    """The table with the steps of the turn played again but those; and why that does not work, if it does not."""
    assert state.turn.base is not None
    again = state.turn.base.copy()
    again.turn.base = state.turn.base
    for at, step in enumerate(state.turn.steps):
        if at in dropped:
            continue
        found = _forbids_step(again, step)
        if found:
            return again, found
        _STEP[step.kind](again, step.cards, step.number)
    return again, ()


def _forbids_step(state: State, step: Step) -> tuple[Reason, ...]:
    if step.kind == "meld":
        return forbids_meld(state, Move("meld", melds=(step.cards,)))
    return {"lay": forbids_lay, "swap": forbids_swap}[step.kind](state, Move(step.kind, step.cards, step.number))


def lay_again(state: State, steps: Sequence[Step]) -> None:
    """Lay steps that have been allowed before, after what already lies; they keep their numbers."""
    if state.turn.base is None:
        state.turn.base = state.copy()
    for step in steps:
        _STEP[step.kind](state, step.cards, step.number)


def back(state: State, move: Move) -> list[Event]:
    """Take back, by laying again all the rest of the turn."""
    restore(state, _replay(state, _dropped(state, move))[0])
    return [Event("back", state.to_move, steps=tuple(state.turn.steps))]

"""The moves as they change the table: for each kind a pair of functions, why it is forbidden and what it does.

`forbids` changes nothing; `perform` changes a state for which the move is allowed and returns what happened.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine import melds
from engine.arrange import melds_in
from engine.cards import Card
from engine.errors import Reason
from engine.events import Event
from engine.laws import drawing, ending, laying, penalties
from engine.laws.common import in_hand, moment, reasons
from engine.moves import Move, Said
from engine.state import NOBODY, Discard, Penalty, State, Step, Turn

Forbids = Callable[[State, Move], tuple[Reason, ...]]
Performs = Callable[[State, Move], list[Event]]


def forbids(state: State, move: Move) -> tuple[Reason, ...]:
    """Every rule that forbids this move now, the one to show first; nothing if it is allowed."""
    return _FORBIDS[move.kind](state, move)


def perform(state: State, move: Move, new_stock: Sequence[Card] = ()) -> list[Event]:
    """Do an allowed move. `new_stock`, top card first, is what a draw from an empty stock turns into one."""
    if move.kind == "draw":
        return _draw(state, new_stock)
    return _PERFORMS[move.kind](state, move)


# ---------------------------------------------------------------------------------------------------------- drawing


def needs_new_stock(state: State, move: Move) -> bool:
    """Will this allowed move make a new stock of the discard pile?"""
    return move.kind == "draw" and not state.stock


def turned_over(state: State) -> list[Card]:
    """The new stock where the pile is only turned over: the oldest discard on top."""
    return state.pile[:-1]


def _draw(state: State, new_stock: Sequence[Card]) -> list[Event]:
    state.claimable = None
    happened = [] if state.stock else [renew(state, new_stock)]
    seat, card = state.to_move, state.stock.pop()
    _begin_turn(state, "stock")
    state.hand.append(card)
    state.last_drawer = seat
    if state.stock_open:
        _show(state, seat, [card])
    return [*happened, Event("drew", seat, (card,), hidden=not state.stock_open)]


def renew(state: State, new_stock: Sequence[Card]) -> Event:
    """Make that the new stock, top card first; only the top card of the pile stays (R-25)."""
    open_order = state.rules.stock_out == "turn_over"
    state.stock = list(reversed(new_stock))
    state.stock_open = open_order
    state.pile = state.pile[-1:]
    state.head = False
    state.reshuffled += 1
    return Event("shuffled", state.to_move, tuple(new_stock), hidden=not open_order)


def _begin_turn(state: State, drawn: str) -> None:
    state.turn.drawn = drawn
    state.turn.hand = tuple(state.hand)


def begin_without_draw(state: State) -> None:
    """R-11: the starter who got one card more does not draw in the first turn."""
    _begin_turn(state, "none")


def _show(state: State, seat: int, cards: Sequence[Card]) -> None:
    state.shown[seat] = sorted([*state.shown[seat], *cards])


def _hide(state: State, seat: int, cards: Sequence[Card]) -> None:
    """Cards that have left the hand in the open are no longer known to be in it."""
    for card in cards:
        if card in state.shown[seat]:
            state.shown[seat].remove(card)


def _forbids_take(state: State, move: Move) -> tuple[Reason, ...]:
    return drawing.forbids_reach(state, move.card) or reasons(_can_use(state, drawing.index_in_pile(state, move.card)))


def _can_use(state: State, at: int) -> Reason | None:
    """D-11: with a deep pile a card that must be laid may be taken only if it can be."""
    rules = state.rules
    if rules.pile_take == "top" or rules.pile_use == "free" or drawing.may_be_kept(state, state.takes[state.to_move]):
        return None
    taken = state.copy()
    take_from(taken, at)
    if _meld_for_taken(taken) or _place_for_taken(taken):
        return None
    return Reason("pile_use", {"value": rules.pile_use, "card": state.pile[at], "deep": True})


def _meld_for_taken(state: State) -> bool:
    """Is there a meld for the chosen card that leaves a card to discard?"""
    chosen = state.turn.taken[0]
    most = len(state.hand) - (state.rules.closing_discard != "optional")
    for each in melds_in(state.hand, state.rules, state.wild_rank, holding=chosen):
        step = Step("meld", 0, tuple(Said(card) for card in each))
        right = state.rules.pile_use == "lay" or ending.with_hand_card(state, step)
        if right and len(each) <= most and not laying.lap_reached(state):
            return True
    return False


def _place_for_taken(state: State) -> bool:
    """May the chosen card be laid off, or swapped in, where that is enough?"""
    if state.rules.pile_use != "lay" and not ending.layoff_will_do(state):
        return False
    chosen = state.turn.taken[0]
    return any(
        not forbids(state, Move("lay", (Said(chosen),), number)) or not forbids(state, Move("swap", (Said(chosen),), number))
        for number in state.melds
    )


def _take(state: State, move: Move) -> list[Event]:
    taken = take_from(state, drawing.index_in_pile(state, move.card))
    return [Event("took", state.to_move, taken)]


def take_from(state: State, at: int) -> tuple[Card, ...]:
    """Take the card at that place of the pile and all later ones (D-10)."""
    state.claimable = None
    before = state.copy()
    _begin_turn(state, "pile")
    state.turn.before = before
    taken = tuple(state.pile[at:])
    state.turn.taken = taken
    state.turn.head = state.head and at == 0
    state.head = state.head and at > 0
    del state.pile[at:]
    _receive(state, taken)
    state.takes[state.to_move] += 1
    return taken


def _receive(state: State, cards: Sequence[Card]) -> None:
    state.hand.extend(cards)
    _show(state, state.to_move, cards)


def _forbids_take_turned(state: State, move: Move) -> tuple[Reason, ...]:
    return drawing.forbids_take_turned(state)


def _take_turned(state: State, move: Move) -> list[Event]:
    assert state.turned is not None
    state.claimable = None
    before = state.copy()
    before.turn.tried = True
    _begin_turn(state, "turned")
    state.turn.before = before
    state.turn.taken = (state.turned,)
    _receive(state, state.turn.taken)
    state.turned = None
    return [Event("took turned", state.to_move, state.turn.taken)]


def _forbids_put_back(state: State, move: Move) -> tuple[Reason, ...]:
    return drawing.forbids_put_back(state)


def _put_back(state: State, move: Move) -> list[Event]:
    before = state.turn.before
    assert before is not None
    restore(state, before)
    return [Event("put back", state.to_move)]


def restore(state: State, earlier: State) -> None:
    """Make this table what it was at an earlier moment."""
    copy = earlier.copy()
    for name in State.__slots__:
        setattr(state, name, getattr(copy, name))


def _forbids_pass(state: State, move: Move) -> tuple[Reason, ...]:
    return drawing.forbids_pass(state)


def _pass(state: State, move: Move) -> list[Event]:
    state.claimable = None
    return [Event("passed", state.to_move), _end(state, NOBODY)]


# ---------------------------------------------------------------------------------------------------------- laying


def _forbids_meld(state: State, move: Move) -> tuple[Reason, ...]:
    return laying.forbids_melds(state, move.melds) or _closes(state, move, sum(map(len, move.melds)))


def _forbids_lay(state: State, move: Move) -> tuple[Reason, ...]:
    return laying.forbids_layoff(state, move.cards[0], move.number) or _closes(state, move, 1)


def _forbids_swap(state: State, move: Move) -> tuple[Reason, ...]:
    return laying.forbids_swap(state, [said.card for said in move.cards], move.number)


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


def _lay(state: State, move: Move) -> list[Event]:
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
    state.melds[number] = after = laying.laid_off(state, cards[0], number)
    return _remember(state, Step("lay", number, (melds.newest(before, after, cards[0].card).said,)))


def _step_swap(state: State, cards: Sequence[Said], number: int) -> Step:
    naturals = [said.card for said in cards]
    state.melds[number], freed = laying.swapped(state, naturals, number)
    state.hand.extend(freed)
    return _remember(state, Step("swap", number, tuple(Said(card, card) for card in naturals), freed=freed))


def _remember(state: State, step: Step) -> Step:
    for said in step.cards:
        state.hand.remove(said.card)
    state.turn.steps.append(step)
    return step


_STEP: Final = {"meld": _step_meld, "lay": _step_lay, "swap": _step_swap}


# ---------------------------------------------------------------------------------------------------------- taking back


def _forbids_back(state: State, move: Move) -> tuple[Reason, ...]:
    early = reasons(moment(state, "lay"))
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
        move = _as_move(step)
        found = forbids(again, move)
        if found:
            return again, found
        _STEP[step.kind](again, step.cards, step.number)
    return again, ()


def _as_move(step: Step) -> Move:
    return Move("meld", melds=(step.cards,)) if step.kind == "meld" else Move(step.kind, step.cards, step.number)


def lay_again(state: State, steps: Sequence[Step]) -> None:
    """Lay steps that have been allowed before, after what already lies; they keep their numbers."""
    if state.turn.base is None:
        state.turn.base = state.copy()
    for step in steps:
        _STEP[step.kind](state, step.cards, step.number)


def _back(state: State, move: Move) -> list[Event]:
    restore(state, _replay(state, _dropped(state, move))[0])
    return [Event("back", state.to_move, steps=tuple(state.turn.steps))]


# ---------------------------------------------------------------------------------------------------------- the end


def _forbids_discard(state: State, move: Move) -> tuple[Reason, ...]:
    assert move.card is not None
    return ending.forbids_discard(state, move.card)


def _discard(state: State, move: Move) -> list[Event]:
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
    if ending.new_melds(state):
        state.opened[seat] = True
    if steps:
        state.laid[seat] = True
        for step in steps:
            _show(state, seat, step.freed)
            _hide(state, seat, [said.card for said in step.cards])
    _note_head(state)
    state.turn = Turn()
    return [Event("laid", seat, steps=steps)] if steps else []


def _note_head(state: State) -> None:
    """D-15: remember who laid the head card."""
    turn = state.turn
    if turn.head and any(said.card == turn.taken[0] for step in turn.steps for said in step.cards):
        state.head_laid = (state.to_move, turn.taken[0])


def _throw(state: State, card: Card, *, goes_out: bool) -> list[Event]:
    seat = state.to_move
    facedown = goes_out and state.rules.closing_discard == "facedown"
    found = [] if goes_out else penalties.penalty_of_discard(state, card)
    made = Discard(seat, card)
    if not goes_out and state.rules.penalty_notice == "claim" and penalties.is_mistake(state, card):
        state.claimable = made
    state.hand.remove(card)
    _hide(state, seat, [card])
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


def _forbids_claim(state: State, move: Move) -> tuple[Reason, ...]:
    return penalties.forbids_claim(state, move.seat)


def _claim(state: State, move: Move) -> list[Event]:
    made = state.claimable
    assert made is not None
    state.claimable = None
    penalty = Penalty(made.seat, "penalty_layoff_discard", state.rules.penalty_layoff_discard)
    return [Event("claimed", move.seat), _punish(state, penalty)]


_FORBIDS: Final[dict[str, Forbids]] = {
    "draw": lambda state, move: drawing.forbids_draw(state),
    "take": _forbids_take,
    "take turned": _forbids_take_turned,
    "put back": _forbids_put_back,
    "pass": _forbids_pass,
    "meld": _forbids_meld,
    "lay": _forbids_lay,
    "swap": _forbids_swap,
    "back": _forbids_back,
    "discard": _forbids_discard,
    "claim": _forbids_claim,
}

_PERFORMS: Final[dict[str, Performs]] = {
    "take": _take,
    "take turned": _take_turned,
    "put back": _put_back,
    "pass": _pass,
    "meld": _lay,
    "lay": _lay,
    "swap": _lay,
    "back": _back,
    "discard": _discard,
    "claim": _claim,
}

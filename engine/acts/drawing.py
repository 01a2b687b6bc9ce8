"""Drawing as it changes the table: the stock, the discard pile, the turned card, and putting back."""

from __future__ import annotations

from collections.abc import Sequence

from engine.acts.common import restore, show
from engine.cards import Card
from engine.events import Event
from engine.laws import drawing
from engine.moves import Move
from engine.state import Drawn, State


def needs_new_stock(state: State, move: Move) -> bool:
    """Will this allowed move make a new stock of the discard pile?"""
    return move.kind == "draw" and not state.stock


def turned_over(state: State) -> list[Card]:
    """The new stock where the pile is only turned over: the oldest discard on top."""
    return state.pile[:-1]


def draw(state: State, new_stock: Sequence[Card]) -> list[Event]:
    """Draw the top card of the stock, of a new one if there is none (G-1, R-25)."""
    state.claimable = None
    happened = [] if state.stock else [renew(state, new_stock)]
    seat, card = state.to_move, state.stock.pop()
    _begin_turn(state, "stock")
    state.hand.append(card)
    state.last_drawer = seat
    if state.stock_open:
        show(state, seat, [card])
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


def _begin_turn(state: State, drawn: Drawn) -> None:
    state.turn.drawn = drawn
    state.turn.hand = tuple(state.hand)


def begin_without_draw(state: State) -> None:
    """R-11: the starter who got one card more does not draw in the first turn."""
    _begin_turn(state, "none")


def take(state: State, move: Move) -> list[Event]:
    """Take that card of the pile and all later ones."""
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
    show(state, state.to_move, cards)


def take_turned(state: State, move: Move) -> list[Event]:
    """Take the turned card (I-13)."""
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


def put_back(state: State, move: Move) -> list[Event]:
    """Put back what was taken, with all that was laid since: the table is as it was before (G-3)."""
    before = state.turn.before
    assert before is not None
    restore(state, before)
    return [Event("put back", state.to_move)]

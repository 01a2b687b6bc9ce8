"""Drawing as it changes the table: the stock, the discard pile, the turned card, and putting back."""

from __future__ import annotations

from collections.abc import Sequence

from engine.acts.common import restore, show
from engine.arrange import melds_in
from engine.cards import Card
from engine.errors import Reason
from engine.events import Event
from engine.laws import drawing, ending, laying
from engine.laws.common import reasons
from engine.laws.opening import lap_reached
from engine.moves import Move, Said
from engine.state import Drawn, State, Step


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


def forbids_take(state: State, move: Move) -> tuple[Reason, ...]:
    """Why that card of the pile may not be taken (D-10, D-11, R-12)."""
    return drawing.forbids_reach(state, move.card) or _cannot_use(state, drawing.index_in_pile(state, move.card))


def _cannot_use(state: State, at: int) -> tuple[Reason, ...]:
    """D-11: with a deep pile a card that must be laid may be taken only if it can be."""
    rules = state.rules
    if rules.pile_take == "top" or rules.pile_use == "free" or drawing.may_be_kept(state, state.takes[state.to_move]):
        return ()
    taken = state.copy()
    take_from(taken, at)
    if _meld_for_taken(taken) or _place_for_taken(taken):
        return ()
    return (*ending.must_be_laid(state, state.pile[at], deep=True), *reasons(lap_reached(taken)))


def _meld_for_taken(state: State) -> bool:
    """Is there a meld for the chosen card that leaves a card to discard?"""
    chosen = state.turn.taken[0]
    most = len(state.hand) - (state.rules.closing_discard != "optional")
    for each in melds_in(state.hand, state.rules, state.wild_rank, holding=chosen):
        step = Step("meld", 0, tuple(Said(card) for card in each))
        right = state.rules.pile_use == "lay" or ending.with_hand_card(state, step)
        if right and len(each) <= most and not lap_reached(state):
            return True
    return False


def _place_for_taken(state: State) -> bool:
    """Is there a place on the table for the chosen card, to be laid off or swapped in, where that is enough?

    Whether the player has opened by then is judged at the discard.
    """
    if lap_reached(state) or not (state.rules.pile_use == "lay" or ending.layoff_will_do(state)):
        return False
    chosen = state.turn.taken[0]
    return any(_fits_on(state, chosen, number) or _swaps_into(state, chosen, number) for number in state.melds)


def _fits_on(state: State, chosen: Card, number: int) -> bool:
    return laying.layoff_owner(state, number) is None and not laying.no_room(state, Said(chosen), number)


def _swaps_into(state: State, chosen: Card, number: int) -> bool:
    if state.rules.pile_use != "lay":
        return False
    possible = laying.naturals_for(state, state.melds[number])
    return any(chosen in naturals and laying.frees_a_joker(state, naturals, number) is None for naturals in possible)


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

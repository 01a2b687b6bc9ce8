"""What one seat may know: the table with everything else turned face down (G-10, G-13)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine import acts
from engine.acts import drawing, ending, laying
from engine.acts.common import restore
from engine.cards import Card
from engine.events import Event, EventKind
from engine.laws.ending import closed_covered
from engine.moves import DRAW, PASS, PUT_BACK, TAKE_TURNED, claim
from engine.rules import Rules
from engine.state import NOBODY, UNKNOWN, Meld, Penalty, Phase, State


class View:
    """The table as one seat sees it: a state of its own in which every card that the seat has not seen is `UNKNOWN`.

    What is remembered is in it: cards that others took in the open, discards that lie covered, a pile that was turned over.
    """

    __slots__ = ("seat", "state")

    def __init__(self, seat: int, state: State) -> None:
        self.seat = seat
        self.state = state

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and (self.seat, self.state) == (other.seat, other.state)

    def __hash__(self) -> int:
        raise TypeError("a view can change and has no hash")

    def copy(self) -> View:
        """A copy that can be changed freely."""
        return View(self.seat, self.state.copy())

    @property
    def rules(self) -> Rules:
        """The rules of the table."""
        return self.state.rules

    @property
    def hand(self) -> list[Card]:
        """The cards of this seat."""
        return self.state.hands[self.seat]

    @property
    def counts(self) -> list[int]:
        """The number of cards in each hand, as far as this seat can tell."""
        return [len(hand) for hand in self.state.hands]

    @property
    def known(self) -> list[list[Card]]:
        """For each seat the cards that everybody knows it to hold."""
        return self.state.shown

    @property
    def melds(self) -> dict[int, Meld]:
        """The melds that this seat sees, by their numbers."""
        return self.state.melds

    @property
    def pile(self) -> list[Card]:
        """The discard pile, oldest first; covered cards are remembered."""
        return self.state.pile

    @property
    def head(self) -> bool:
        """Is the first card of the pile the head card?"""
        return self.state.head

    @property
    def stock(self) -> int:
        """The number of cards in the stock."""
        return len(self.state.stock)

    @property
    def turned(self) -> Card | None:
        """The turned card, where it lies."""
        return self.state.turned

    @property
    def wild_rank(self) -> int:
        """The rank that is wild in this round, 0 for none."""
        return self.state.wild_rank

    @property
    def dealer(self) -> int:
        """Who dealt this round."""
        return self.state.dealer

    @property
    def to_move(self) -> int:
        """Whose turn it is."""
        return self.state.to_move

    @property
    def phase(self) -> Phase:
        """`draw`, `lay` or `over`."""
        return self.state.phase

    @property
    def opened(self) -> list[bool]:
        """Who has opened, as far as this seat has seen."""
        return self.state.opened

    @property
    def laid(self) -> list[bool]:
        """Who has laid anything."""
        return self.state.laid

    @property
    def takes(self) -> list[int]:
        """How often each seat has taken from the pile in this round."""
        return self.state.takes

    @property
    def penalties(self) -> list[Penalty]:
        """The penalties of this round so far."""
        return self.state.penalties

    @property
    def over(self) -> bool:
        """Is the round over?"""
        return self.state.over

    @property
    def out(self) -> int:
        """Who went out, -1 for nobody."""
        return self.state.out


def view_of(state: State, seat: int) -> View:
    """What that seat may know of the table: all else is taken out."""
    return View(seat, _censored(_as_published(state, seat), seat))


def _as_published(state: State, seat: int) -> State:
    """G-13: what a player lays is seen by the others when the turn ends."""
    base = state.turn.base
    return state.copy() if seat == state.to_move or base is None or state.over else base.copy()


def _censored(state: State, seat: int) -> State:
    if not state.stock_open:
        state.stock = [UNKNOWN] * len(state.stock)
    for other in range(state.seats):
        if other != seat:
            unseen = len(state.hands[other]) - len(state.shown[other])
            state.hands[other] = [*state.shown[other], *[UNKNOWN] * unseen]
    if closed_covered(state) and state.out != seat:
        _cover_closing_card(state)
    turn = state.turn
    turn.before = None if turn.before is None else _censored(turn.before.copy(), seat)
    turn.base = None if turn.base is None else _censored(turn.base.copy(), seat)
    return _tidy(state, seat)


def _cover_closing_card(state: State) -> None:
    assert state.last_discard is not None
    state.pile[-1] = UNKNOWN
    state.last_discard = state.last_discard._replace(card=UNKNOWN)


def _tidy(state: State, seat: int) -> State:
    """Hands are sorted, so that no order tells anything; what another held before its draw is not known."""
    state.hands = [sorted(hand) for hand in state.hands]
    state.turn.hand = tuple(sorted(state.turn.hand)) if state.to_move == seat else ()
    return state


def fold(view: View, event: Event) -> None:
    """Bring a view up to date with something that its seat has seen: what was shown is turned face up, then it happens."""
    happen = _HAPPENS.get(event.kind)
    if happen is not None:
        happen(view.state, event)
        _tidy(view.state, view.seat)


def _drew(state: State, event: Event) -> None:
    state.stock[-1] = event.cards[0]
    acts.perform(state, DRAW)


def _took(state: State, event: Event) -> None:
    drawing.take_from(state, len(state.pile) - len(event.cards))


def _reveal(state: State, seat: int, cards: list[Card]) -> None:
    """Turn up cards of a hand that are not known yet."""
    hand = state.hands[seat]
    left = list(hand)
    for card in cards:
        if card in left:
            left.remove(card)
        else:
            hand.remove(UNKNOWN)
            hand.append(card)


def _laid(state: State, event: Event) -> None:
    for step in event.steps:
        _reveal(state, event.seat, [said.card for said in step.cards])
        laying.lay_again(state, [step])


def _went_back(state: State, event: Event) -> None:
    assert state.turn.base is not None
    base = state.turn.base
    restore(state, base)
    laying.lay_again(state, event.steps)


def _discarded(state: State, event: Event) -> None:
    (card,) = event.cards
    if card == UNKNOWN:
        state.hands[event.seat] = [UNKNOWN]
    else:
        _reveal(state, event.seat, [card])
    ending.finish(state, card)
    if card == UNKNOWN:
        state.shown[event.seat] = []  # a joker that the turn freed went face down as well


def _ended(state: State, event: Event) -> None:
    if not state.over and event.seat != NOBODY:
        ending.finish(state, None)


_HAPPENS: Final[dict[EventKind, Callable[[State, Event], object]]] = {
    "shuffled": lambda state, event: drawing.renew(state, event.cards),
    "drew": _drew,
    "took": _took,
    "took turned": lambda state, event: acts.perform(state, TAKE_TURNED),
    "put back": lambda state, event: acts.perform(state, PUT_BACK),
    "step": _laid,
    "back": _went_back,
    "laid": _laid,
    "discarded": _discarded,
    "passed": lambda state, event: acts.perform(state, PASS),
    "claimed": lambda state, event: acts.perform(state, claim(event.seat)),
    "ended": _ended,
}

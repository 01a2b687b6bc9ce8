"""Positions as cases write them: a table in the middle of a round, filled up from what is not said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from engine import melds
from engine.acts.drawing import begin_without_draw
from engine.cards import Card, card, cards, pack_of
from engine.errors import refuse
from engine.moves import Said, said
from engine.numbers import is_whole, whole
from engine.rules import Rules
from engine.state import Discard, Laid, Meld, State

Table = Mapping[str, object]


def position(rules: Rules, told: Table) -> State:
    """The table that a case describes; raises `Refusal` (key `case`) for what cannot be."""
    seats = number(told, "seats")
    if not 2 <= seats <= 6:
        raise refuse("case", key="seats", value=seats)
    hands = [str(each) for each in listed(told, "hands")]
    if len(hands) > seats:
        raise refuse("case", key="hands", value=len(hands))
    known = [[] if hand == "?" else cards(hand) for hand in hands] + [[] for _ in range(seats - len(hands))]
    state = State(rules, known, seat_in(told, "dealer", seats, 0))
    state.pile = cards(str(told.get("pile", "")))
    state.turned = card(str(told["turned"])) if "turned" in told else None
    state.wild_rank = melds.wild_rank_of(state.turned, rules)
    for at, each in enumerate(listed(told, "table"), 1):
        assert isinstance(each, Mapping)
        state.melds[at] = read_meld(str(each["cards"]), seat_in(each, "seat", seats), rules, state.wild_rank)
    _fill(state, told, [at for at in range(seats) if at >= len(hands) or hands[at] == "?"])
    _remember(state, told)
    return state


def number(told: Table, key: str, default: int | None = None) -> int:
    """A whole number of a case."""
    value = told.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int):
        raise refuse("case", key=key, value=value)
    return value


def numbers(told: Table, key: str) -> list[int]:
    """A list of whole numbers of a case."""
    found = listed(told, key)
    for value in found:
        if isinstance(value, bool) or not isinstance(value, int):
            raise refuse("case", key=key, value=value)
    return [each for each in found if isinstance(each, int)]


def seat_in(told: Table, key: str, seats: int, default: int | None = None) -> int:
    """A seat at a table of so many."""
    seat = number(told, key, default)
    if not 0 <= seat < seats:
        raise refuse("case", key=key, value=seat)
    return seat


def listed(told: Table, key: str) -> list[object]:
    """A list of a case, empty if it is missing."""
    value = told.get(key, [])
    if not isinstance(value, list):
        raise refuse("case", key=key, value=value)
    return value


def read_meld(written: str, owner: int, rules: Rules, wild_rank: int) -> Meld:
    """A meld as it lies on the table: `8h@2` was laid off by seat 2.

    It may be one that the rules would not let anybody lay: positions are taken as they come.
    """
    words = [word.partition("@") for word in written.split()]
    laid = [said(name) for name, _, _ in words]
    found = melds.best(laid, rules, wild_rank, owner) or next(melds.readings(laid, wild_rank, owner), None)
    if found is None:
        raise refuse("case", key="table", value=written)
    if any(at and not is_whole(seat) for _, at, seat in words):
        raise refuse("case", key="table", value=written)
    told = [(each, whole(seat) if at else None) for each, (_, at, seat) in zip(laid, words, strict=True)]
    return found._replace(cards=_with_seats(found.cards, told))


def _with_seats(laid: Sequence[Laid], told: list[tuple[Said, int | None]]) -> tuple[Laid, ...]:
    """The cards of a meld with those marked that somebody else laid off; equal cards lie in the order in which they are told."""
    marked = []
    for each in laid:
        by = next(word for said in (each.said, Said(each.card)) for word in told if word[0] == said)
        told.remove(by)
        marked.append(each if by[1] is None else each._replace(seat=by[1], first=False))
    return tuple(marked)


def _fill(state: State, told: Table, full_hands: Iterable[int]) -> None:
    """Give the hands and the stock that are not told the cards that are named nowhere, in pack order."""
    words = str(told.get("stock", "")).split()
    bottom = words[-1:] == ["."]
    named = cards(" ".join(words[:-1] if bottom else words))
    left = _left_over(state, named)
    for seat in full_hands:
        size = state.rules.hand_size_for(state.seats)
        state.hands[seat] = left[:size]
        del left[:size]
    state.stock = list(reversed(named if bottom else named + left))


def _left_over(state: State, named: Sequence[Card]) -> list[Card]:
    turned = [] if state.turned is None else [state.turned]
    on_table = [each.card for meld in state.melds.values() for each in meld.cards]
    used = Counter([*(each for hand in state.hands for each in hand), *state.pile, *turned, *on_table, *named])
    left = []
    for each in pack_of(state.rules.packs, state.rules.jokers):
        if used[each]:
            used[each] -= 1
        else:
            left.append(each)
    if +used:
        raise refuse("case", key="cards", value=" ".join(str(each) for each in (+used).elements()))
    return left


def _remember(state: State, told: Table) -> None:
    """What has been before the position: openings, takes, turns, and the draw of the player to move."""
    first = bool(told.get("first_turn", False))
    state.head = bool(told.get("head", False))
    state.to_move = seat_in(told, "to_move", state.seats, state.next_seat(state.dealer))
    state.starter = state.to_move if first else state.starter
    for meld in state.melds.values():
        for each in meld.cards:
            state.laid[each.seat] = True
        state.laid[meld.owner] = True
    owners = {meld.owner for meld in state.melds.values()}
    open_seats = numbers(told, "opened") if "opened" in told else owners
    state.opened = [seat in open_seats for seat in range(state.seats)]
    if "taken" in told:
        state.takes = numbers(told, "taken")
    state.turns = [0 if first else max(1, state.rules.opening_lap)] * state.seats
    if state.pile and not first and not (state.head and len(state.pile) == 1):
        state.last_discard = Discard((state.to_move - 1) % state.seats, state.pile[-1])
    _set_phase(state, told, first=first)


def _set_phase(state: State, told: Table, *, first: bool) -> None:
    if told.get("phase") == "lay" or (first and state.rules.starter_extra):
        begin_without_draw(state)
    if told.get("phase") == "lay":
        state.turn.drawn = "stock"
        state.last_drawer = state.to_move

"""From what is chosen to moves: where the chosen cards can go, and what each place would make of them.

All of it works on the state of the player's own view, in which nothing hidden is known.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from engine import growth, melds, moves, verdict
from engine.cards import Card
from engine.laws import ending
from engine.moves import Move, MoveKind, Said
from engine.planning.cure import Cure, back_of_last, so_that_it_ends
from engine.planning.effort import Effort
from engine.planning.ends import outlook
from engine.planning.plan import tried, way_out
from engine.state import Meld, State

_LOOKS: Final = 60
"""How much is thought about one tap: whether the turn can still end after what the places would make of the chosen cards."""


class Way(NamedTuple):
    """One way to play the chosen cards: the moves in their order, and the meld that comes of it (none for a discard)."""

    kind: MoveKind
    moves: tuple[Move, ...]
    meld: Meld | None = None


_NONE: Final[Mapping[int, tuple[Way, ...]]] = MappingProxyType({})


class Options(NamedTuple):
    """What the player to move can do now.

    `turned` says that one can go out with the turned card; `takes` are the places in the pile that may be taken from;
    `table` are the ways to lay the chosen cards as a new meld, `melds` the ways to add them to each meld, `discard` the way to
    end the turn with them. No place leads to where the turn can no longer end, as far as that can be told; but the melds of an
    opening can be laid one by one. `cure` says what would have to be taken back where the turn cannot end as it is.
    """

    draw: bool = False
    takes: tuple[int, ...] = ()
    turned: bool = False
    pass_: bool = False
    put_back: bool = False
    undo: Move | None = None
    backs: frozenset[int] = frozenset()
    table: tuple[Way, ...] = ()
    melds: Mapping[int, tuple[Way, ...]] = _NONE
    discard: Way | None = None
    cure: Cure | None = None

    @property
    def anywhere(self) -> bool:
        """Is there any place for the chosen cards?"""
        return bool(self.table or self.melds or self.discard)


NOTHING = Options()
"""What can be done while it is somebody else's turn."""


def options(state: State, chosen: Sequence[Card]) -> Options:
    """All that the player to move can do with these cards chosen."""
    effort = Effort(_LOOKS)
    if state.phase == "draw":
        return _drawing(state, effort)
    return _laying(state, chosen, effort) if state.phase == "lay" else NOTHING


def _drawing(state: State, effort: Effort) -> Options:
    return Options(
        draw=_may(state, moves.DRAW),
        takes=tuple(at for at in range(len(state.pile)) if _leads_on(state, (take_from(state, at),), effort)),
        turned=_goes_out_with_turned(state),
        pass_=_may(state, moves.PASS),
    )


def _goes_out_with_turned(state: State) -> bool:
    """Is the turned card of use: can the player go out with it in this very turn (I-13)?"""
    if state.turned is None:
        return False
    after = tried(state, (moves.TAKE_TURNED,))
    return after is not None and way_out(after) is not None


def take_from(state: State, at: int) -> Move:
    """The move that takes the card at that place of the pile, and all later ones."""
    pile = state.pile
    if at == len(pile) - 1:
        return moves.TAKE
    return moves.take(pile[at])


def _laying(state: State, chosen: Sequence[Card], effort: Effort) -> Options:
    steps = state.turn.steps
    undo = back_of_last(state)
    return Options(
        put_back=_may(state, moves.PUT_BACK),
        undo=undo if _may(state, undo) else None,
        backs=frozenset(step.number for step in steps if step.kind == "meld" and _may(state, moves.back(step.number))),
        table=tuple(way for way in new_melds(state, chosen) if _opens(state) or _leads_on(state, way.moves, effort)),
        melds={number: ways for number in state.melds if (ways := _useful_additions(state, chosen, number, effort))},
        discard=_discard(state, chosen),
        cure=_cure(state),
    )


def _opens(state: State) -> bool:
    """Are new melds those of an opening?"""
    return not state.opened[state.to_move]


def _useful_additions(state: State, chosen: Sequence[Card], number: int, effort: Effort) -> tuple[Way, ...]:
    return tuple(way for way in additions(state, chosen, number) if _leads_on(state, way.moves, effort))


def _leads_on(state: State, way: Sequence[Move], effort: Effort) -> bool:
    """May these moves be made, and can the turn still end after them, for all one can tell?"""
    after = tried(state, way)
    if after is None:
        return False
    return after.to_move != state.to_move or outlook(after, effort).verdict != "stuck"


def _cure(state: State) -> Cure | None:
    """What would have to be taken back, if something has been done after which the turn cannot end for all one can tell."""
    if ending.can_end(state) or not (state.turn.steps or state.turn.taken):
        return None
    effort = Effort(_LOOKS)
    return None if outlook(state, effort).verdict == "ends" else so_that_it_ends(state, effort)


def _may(state: State, move: Move) -> bool:
    return not verdict.forbids(state, move)


def new_melds(state: State, chosen: Sequence[Card]) -> Iterator[Way]:
    """The new melds that the chosen cards can be, the likeliest reading first.

    Sets that differ in nothing but the suit of a joker are one.
    """
    if len(chosen) < 2:
        return
    plain = [Said(card) for card in chosen]
    best = melds.best(plain, state.rules, state.wild_rank, state.to_move)
    if best is None:
        return
    found = [best]
    for other in melds.legal_readings(plain, state.rules, state.wild_rank, state.to_move):
        if not any(_looks_like(other, meld) for meld in found):
            found.append(other)
    for meld in found:
        move = moves.meld(tuple(each.said for each in meld.cards))
        if _may(state, move):
            yield Way("meld", (move,), meld)


def _looks_like(one: Meld, other: Meld) -> bool:
    """Would a player see no difference between these melds that matters?"""
    return one.kind == other.kind and _looks(one) == _looks(other)


def _looks(meld: Meld) -> object:
    if meld.kind == "set":
        return sum(each.natural for each in meld.cards)
    return [(each.stands, each.natural) for each in meld.cards]


def additions(state: State, chosen: Sequence[Card], number: int) -> Iterator[Way]:
    """The ways to add the chosen cards to that meld: laid off one after the other, or swapped for its jokers."""
    if not chosen:
        return
    yield from _layoffs(state, chosen, number)
    move = moves.swap(tuple(chosen), number)
    if _may(state, move):
        yield Way("swap", (move,), state.melds[number])


def _layoffs(state: State, chosen: Sequence[Card], number: int) -> Iterator[Way]:
    """Every way to lay the chosen cards off on a meld that looks different in the end."""
    seen: list[Meld] = []
    for said, meld in _grown(state.melds[number], tuple(chosen), state.wild_rank, state.to_move):
        if any(_looks_like(meld, other) for other in seen) or melds.faults(meld, state.rules):
            continue
        seen.append(meld)
        way = tuple(moves.lay(each, number) for each in said)
        if tried(state, way) is not None:
            yield Way("lay", way, meld)


def _grown(meld: Meld, cards: tuple[Card, ...], wild_rank: int, seat: int) -> Iterator[tuple[tuple[Said, ...], Meld]]:
    """What a meld becomes when all these cards are laid off on it, in whatever order they fit."""
    if not cards:
        yield (), meld
        return
    for at, card in enumerate(cards):
        if card in cards[:at]:
            continue
        for grown in growth.extended(meld, Said(card), wild_rank, seat):
            new = growth.newest(meld, grown, card)
            for rest, whole in _grown(grown, cards[:at] + cards[at + 1 :], wild_rank, seat):
                yield (new.said, *rest), whole


def _discard(state: State, chosen: Sequence[Card]) -> Way | None:
    if len(chosen) != 1:
        return None
    move = moves.discard(chosen[0])
    return Way("discard", (move,)) if _may(state, move) else None

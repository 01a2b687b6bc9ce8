"""Whether a turn can still end without taking anything back, and by which moves (G-3)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final, Literal, NamedTuple

from engine import melds
from engine.arrange import melds_in
from engine.laws import ending, opening
from engine.legal import layings, readings_to_offer
from engine.moves import Move, meld
from engine.planning.effort import Effort, of_arranging
from engine.planning.hopeless import is_hopeless
from engine.planning.plan import duties, tried, ways_on
from engine.state import State

Verdict = Literal["ends", "stuck", "open"]

_FIRST: Final = 8
"""So many melds of a card that must be laid are tried before anything else."""


class Outlook(NamedTuple):
    """What becomes of a turn: it `ends`, and these moves lead there; it is `stuck`; or the question stayed `open`."""

    verdict: Verdict
    moves: tuple[Move, ...] = ()


STUCK: Final = Outlook("stuck")
OPEN: Final = Outlook("open")


def outlook(state: State, effort: Effort) -> Outlook:
    """Can the player to move end this turn, nothing taken back? As far as so much effort tells.

    After the moves a discard would end the turn, or they have ended it.
    """
    if _has_ended(state):
        return Outlook("ends")
    if is_hopeless(state, effort):
        return STUCK
    return _searched(state, effort)


def _has_ended(state: State) -> bool:
    return state.over or ending.can_end(state)


def _searched(state: State, effort: Effort) -> Outlook:
    """Look at what can be laid, and at what can be laid then; `open` when the effort is spent."""
    waiting: list[tuple[State, tuple[Move, ...]]] = [(state, ())]
    seen = {_looks(state)}
    while waiting:
        here, before = waiting.pop()
        for moves in _promising(here, effort):
            if not effort.spend():
                return OPEN
            after = tried(here, moves)
            if after is not None and _ends_turn(after, here):
                return Outlook("ends", (*before, *moves))
        for move in layings(here):
            if not effort.spend():
                return OPEN
            after = tried(here, (move,))
            if after is None or _looks(after) in seen:
                continue
            seen.add(_looks(after))
            if _ends_turn(after, here):
                return Outlook("ends", (*before, move))
            if not is_hopeless(after, effort):
                waiting.append((after, (*before, move)))
    return STUCK if effort.left >= 0 else OPEN


def _ends_turn(after: State, before: State) -> bool:
    """Is the turn at its end, or only a discard away from it?"""
    return after.over or after.to_move != before.to_move or ending.can_end(after)


def _looks(state: State) -> object:
    """What makes a difference for the rest of the turn: the hand, the melds, and what the turn owes."""
    owed = tuple(reason.key for reason in ending.bars_the_end(state))
    jokers = ending.jokers_are_used(state)
    return (
        tuple(sorted(state.hand)),
        tuple(map(str, state.melds.values())),
        owed,
        opening.opening_value(state),
        jokers.values["jokers"] if jokers else 0,
    )


def _promising(state: State, effort: Effort) -> Iterator[tuple[Move, ...]]:
    """Moves that may well end the turn: a meld with the card that must be laid, then what a plan would lay."""
    must = duties(state).holding
    if must is not None:
        for cards in islice(melds_in(state.hand, state.rules, state.wild_rank, holding=must), _FIRST):
            yield from ((meld(said),) for said in readings_to_offer(state, cards)[:1])
    wilds = sum(melds.is_wild(card, state.wild_rank) for card in state.hand)
    if effort.spend(of_arranging(len(state.hand), wilds)):
        yield from ways_on(state)

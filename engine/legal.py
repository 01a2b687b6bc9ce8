"""Every move that the player to move may make, one after the other."""

from __future__ import annotations

from collections.abc import Iterator

from engine import growth, melds
from engine.arrange import melds_in
from engine.cards import Card, order
from engine.laws.drawing import forbids_draw
from engine.laws.laying import naturals_for
from engine.moves import DRAW, PASS, PUT_BACK, TAKE, TAKE_TURNED, Move, Said, back, discard, lay, meld, swap, take
from engine.state import Meld, State
from engine.verdict import forbids


def legal(state: State) -> Iterator[Move]:
    """The legal moves, lazily: draws; one meld a move; lay-offs at each distinct place; swaps; taking back; discards.

    Wild cards are said in the reading of G-6 and, in a run, in every place they can have. Nothing comes once the round is over.
    """
    candidates = _draws(state) if state.phase == "draw" else _plays(state) if state.phase == "lay" else ()
    yield from (move for move in candidates if not forbids(state, move))


def _draws(state: State) -> Iterator[Move]:
    yield DRAW
    if state.pile:
        yield TAKE
    if state.rules.pile_take == "deep":
        yield from (take(card) for card in dict.fromkeys(reversed(state.pile[:-1])) if card != state.pile[-1])
    yield TAKE_TURNED
    if forbids_draw(state):
        yield PASS


def layings(state: State) -> Iterator[Move]:
    """Everything that can be laid now: one meld a move, lay-offs at each distinct place, swaps; lazily."""
    return (move for move in _lays(state) if not forbids(state, move))


def _plays(state: State) -> Iterator[Move]:
    yield from _lays(state)
    yield from _discards(state)
    yield from _backs(state)
    yield PUT_BACK


def _melds(state: State) -> Iterator[Move]:
    for cards in melds_in(state.hand, state.rules, state.wild_rank):
        yield from (meld(said) for said in readings_to_offer(state, cards))


def _lays(state: State) -> Iterator[Move]:
    yield from _melds(state)
    yield from _layoffs(state)
    yield from _swaps(state)


def readings_to_offer(state: State, cards: tuple[Card, ...]) -> list[tuple[Said, ...]]:
    """How these cards may be laid: as G-6 reads them, then as every other run they can be."""
    plain = [Said(card) for card in cards]
    best = melds.best(plain, state.rules, state.wild_rank, state.to_move)
    if best is None:
        return []
    if all(each.natural for each in best.cards) and not any(melds.is_wild(card, state.wild_rank) for card in cards):
        return [_said(best)]
    others = melds.legal_readings(plain, state.rules, state.wild_rank, state.to_move)
    runs = (other for other in others if other.kind == "run" and any(not each.natural for each in other.cards))
    return list(dict.fromkeys(_said(reading) for reading in (best, *runs)))


def _said(reading: Meld) -> tuple[Said, ...]:
    return tuple(each.said for each in reading.cards)


def _hand(state: State) -> list[Card]:
    """The different cards in the hand of the player to move, in pack order."""
    return sorted(set(state.hand), key=order)


def _layoffs(state: State) -> Iterator[Move]:
    for number, there in state.melds.items():
        for card in _hand(state):
            yield from (lay(said, number) for said in _places(state, there, card))


def _places(state: State, there: Meld, card: Card) -> list[Said]:
    """The ways in which a card can be laid off on that meld: as itself, or for what a wild card can stand there."""
    grown = growth.extended(there, Said(card), state.wild_rank, state.to_move)
    return list(dict.fromkeys(growth.newest(there, each, card).said for each in grown))


def _swaps(state: State) -> Iterator[Move]:
    if state.rules.joker_swap == "off":
        return
    for number, there in state.melds.items():
        if any(not each.natural for each in there.cards):
            yield from (swap(naturals, number) for naturals in naturals_for(state, there))


def _discards(state: State) -> Iterator[Move]:
    return (discard(card) for card in _hand(state))


def _backs(state: State) -> Iterator[Move]:
    """Taking back what was laid in this turn, the last thing first."""
    moves = [
        back(step.number) if step.kind == "meld" else back(step.number, step.cards[0].card) for step in reversed(state.turn.steps)
    ]
    return iter(dict.fromkeys(moves))


def way_out(state: State) -> Move:
    """A move that brings a turn nearer to its end: take back all that was laid and taken, then draw, and discard.

    It ends the turn of a player that does not end it by itself.
    """
    if state.phase == "draw":
        return DRAW if not forbids_draw(state) else PASS
    return next(move for move in (*_backs(state), PUT_BACK, *_discards(state)) if not forbids(state, move))

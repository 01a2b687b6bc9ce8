"""`Round.legal` against brute force over `Round.check`, within the class that the design gives it, on small random positions."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations, product

import pytest

from engine.cards import JOKER, PACK, Card, pack_of
from engine.melds import best, is_wild, legal_readings
from engine.moves import DRAW, PASS, PUT_BACK, TAKE, TAKE_TURNED, Move, Said, back, discard, lay, meld, swap, take
from engine.position import position
from engine.round import Round
from engine.rules import Rules, make
from engine.state import Meld
from tests.engine.dice import FULL, legal_at_random, rules_at_random

RANKS = (1, 2, 3, 5, 6, 7, 12, 13)
MOST = 6
"""The most cards in a hand for which every choice of cards is tried."""


def _melds_by_force(table: Round) -> set[object]:
    """Every choice of cards of the hand, as G-6 reads it and, in a run, with its wild cards in every place they can have."""
    state = table.state
    found: set[object] = set()
    for size in range(3, len(state.hand) + 1):
        for chosen in set(combinations(sorted(state.hand), size)):
            found |= {_shape(reading) for reading in _readings(table, chosen) if _may_lay(table, reading)}
    return found


def _may_lay(table: Round, reading: Meld) -> bool:
    return table.check(meld(tuple(each.said for each in reading.cards))) is None


def _shape(reading: Meld) -> object:
    """A meld as its place and its cards; which of two wild cards stands where means nothing, nor does the suit in a set."""
    natural = sorted(each.card for each in reading.cards if each.natural)
    wild = sorted(each.card for each in reading.cards if not each.natural)
    where = (reading.start, reading.cards[0].stands.suit) if reading.kind == "run" else (reading.cards[0].stands.rank,)
    return reading.kind, where, tuple(natural), tuple(wild)


def _readings(table: Round, chosen: tuple[Card, ...]) -> Iterator[Meld]:
    state = table.state
    plain = [Said(card) for card in chosen]
    usual = best(plain, state.rules, state.wild_rank, state.to_move)
    if usual is not None:
        yield usual
        if any(is_wild(card, state.wild_rank) for card in chosen):
            yield from _fewest_wild(_runs_said(table, chosen))


def _fewest_wild(runs: Iterator[Meld]) -> Iterator[Meld]:
    """In each place only the readings in which the fewest cards stand for others."""
    by_place: dict[object, list[Meld]] = defaultdict(list)
    for run in runs:
        by_place[(run.start, run.cards[0].stands.suit)].append(run)
    for there in by_place.values():
        fewest = min(_wild_in(run) for run in there)
        yield from (run for run in there if _wild_in(run) == fewest > 0)


def _wild_in(run: Meld) -> int:
    return sum(not each.natural for each in run.cards)


def _runs_said(table: Round, chosen: tuple[Card, ...]) -> Iterator[Meld]:
    """Every way to say what the wild cards of a run stand for."""
    state = table.state
    naturals = [card for card in chosen if not is_wild(card, state.wild_rank)]
    wild = [card for card in chosen if is_wild(card, state.wild_rank)]
    suits = {card.suit for card in naturals} or set("shdc")
    for said in product([card for card in PACK if card.suit in suits], repeat=len(wild)):
        cards = [Said(card) for card in naturals] + [Said(card, as_what) for card, as_what in zip(wild, said, strict=True)]
        yield from (each for each in legal_readings(cards, state.rules, state.wild_rank, state.to_move) if each.kind == "run")


def _as_laid(table: Round, move: Move) -> object:
    """The shape of a meld that is said card by card."""
    state = table.state
    reading = best(move.melds[0], state.rules, state.wild_rank, state.to_move)
    assert reading is not None
    assert [each.said for each in reading.cards] == list(move.melds[0])
    return _shape(reading)


def _layoffs_by_force(table: Round) -> set[Move]:
    """Each card on each meld, as itself and for every card that it could be said to stand for: by the place that it gets."""
    state = table.state
    found = set()
    for number, card in product(state.melds, set(state.hand)):
        kinds = [card] if not is_wild(card, state.wild_rank) else [card, *PACK]
        for stands in kinds if card != JOKER else PACK:
            move = lay(Said(card, stands), number)
            if table.check(move) is None:
                twin = Round(state.copy(), "0")
                twin.play(move)
                found.add(move if state.melds[number].kind == "run" or stands == card else _any_suit(move))
    return found


def _any_suit(move: Move) -> Move:
    """In a set the suit that is written with a wild card means nothing."""
    said = move.cards[0]
    return move._replace(cards=(Said(said.card, None),))


def _shape_of_layoff(table: Round, move: Move) -> Move:
    said = move.cards[0]
    return move if table.state.melds[move.number].kind == "run" or said.stands == said.card else _any_suit(move)


def _swaps_by_force(table: Round) -> set[tuple[int, tuple[Card, ...]]]:
    """One card for a joker, or all those that fill a set."""
    state = table.state
    found = set()
    for number, there in state.melds.items():
        for size in (1, 2, 3, 4):
            for chosen in combinations(sorted(set(state.hand)), size):
                if table.check(swap(chosen, number)) is None and (size == 1 or _fills(there, chosen)):
                    found.add((number, chosen))
    return found


def _fills(there: Meld, chosen: tuple[Card, ...]) -> bool:
    naturals = {each.card for each in there.cards if each.natural}
    return there.kind == "set" and len(naturals | set(chosen)) == 4 and not naturals & set(chosen)


def _rest_by_force(table: Round) -> set[Move]:
    state = table.state
    moves = [DRAW, PASS, PUT_BACK, TAKE_TURNED, *(discard(card) for card in set(state.hand))]
    moves += [TAKE, *(take(card) for card in set(state.pile[:-1]) if card != state.pile[-1])]
    for step in state.turn.steps:
        moves.append(back(step.number) if step.kind == "meld" else back(step.number, step.cards[0].card))
    return {move for move in moves if table.check(move) is None}


def _same(table: Round) -> None:
    listed = list(table.legal())
    assert len(set(listed)) == len(listed), "a move comes twice"
    assert all(table.check(move) is None for move in listed)
    kinds: dict[str, set[Move]] = {"meld": set(), "lay": set(), "swap": set(), "": set()}
    for move in listed:
        kinds[move.kind if move.kind in kinds else ""].add(move)
    assert kinds[""] == _rest_by_force(table)
    if table.over:
        assert not listed
        return
    laid = [_as_laid(table, move) for move in sorted(kinds["meld"], key=str)]
    assert len(set(laid)) == len(laid)
    assert set(laid) == _melds_by_force(table)
    assert {_shape_of_layoff(table, move) for move in kinds["lay"]} == _layoffs_by_force(table)
    assert {(move.number, tuple(sorted(said.card for said in move.cards))) for move in kinds["swap"]} == _swaps_by_force(table)


def _some_melds(rules: Rules, wild_rank: int, cards: list[Card], dice: random.Random) -> Iterator[tuple[list[Card], Meld]]:
    """Melds out of these cards, as they come."""
    for _ in range(400):
        chosen = dice.sample(cards, min(len(cards), dice.choice([3, 3, 4, 5])))
        found = best([Said(card) for card in chosen], rules, wild_rank)
        if found is not None:
            yield chosen, found


def _position(rules: Rules, dice: random.Random) -> Round:
    """A few cards of few ranks: up to two melds, a small hand, a short pile, a stock that ends."""
    cards = [card for card in pack_of(rules.packs, min(rules.jokers, 3)) if card.rank in RANKS or not card.rank]
    cards = [card for card in cards if not card.rank or card.suit in dice.sample("shdc", 3)] or cards
    dice.shuffle(cards)
    told: dict[str, object] = {}
    wild_rank = 0
    if rules.turned_card != "none":
        turned = next(card for card in cards if card.rank)
        cards.remove(turned)
        told["turned"], wild_rank = str(turned), turned.rank
    table = []
    for chosen, found in _some_melds(rules, wild_rank, cards, dice):
        if len(table) == 2 or len(cards) < 14:
            break
        if all(cards.count(card) >= chosen.count(card) for card in chosen):
            for card in chosen:
                cards.remove(card)
            table.append({"seat": dice.randint(0, 1), "cards": str(found)})

    def some(fewest: int, most: int) -> str:
        return " ".join(str(cards.pop()) for _ in range(min(dice.randint(fewest, most), len(cards))))

    told |= {"hands": [some(1, 3), some(2, MOST)], "seats": 2, "table": table, "pile": some(0, 4), "stock": some(0, 2) + " ."}
    told |= {"phase": dice.choice(["draw", "lay"]), "first_turn": dice.random() < 0.1, "taken": [0, dice.randint(0, 1)]}
    told |= {"opened": dice.choice([[], [0], [0, 1], [1]]), "head": dice.random() < 0.3}
    return Round(position(rules, told), "0")


def _rules(number: int, dice: random.Random) -> Rules:
    if number % 2:
        return rules_at_random(dice, 2)
    return make(dice.choice(["romme", "dummy", "indian", "knock_dummy"]), opening_points=dice.choice([0, 0, 30, 51]))


@pytest.mark.parametrize("part", range(10))
def test_legal_is_brute_force(part: int) -> None:
    for number in range(part, 6000 if FULL else 400, 10):
        dice = random.Random(f"legal {number}")
        table = _position(_rules(number, dice), dice)
        _same(table)
        for _ in range(4):
            if table.over or len(table.state.hand) > MOST + 2:
                break
            table.play(legal_at_random(table, dice))
            if len(table.state.hand) <= MOST + 2:
                _same(table)

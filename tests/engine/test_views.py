"""What a seat may know: exactly what it has seen. Twin worlds: whatever else is hidden, the view is the same."""

from __future__ import annotations

import random

import pytest

from engine.cards import Card, cards, text
from engine.events import seen
from engine.moves import parse
from engine.round import Round
from engine.rules import make
from engine.state import UNKNOWN, Discard, State
from engine.view import view_of
from engine.workbench.invariants import Watch
from tests.engine.dice import FULL, Player, rules_at_random, start, tables
from tests.engine.proof import at, play, proves

MELDS = [{"seat": 0, "cards": "2h 3h 4h"}, {"seat": 1, "cards": "Ks Kh Kd"}]


def _unseen(state: State, seat: int) -> list[list[Card]]:
    """For each other seat the cards in its hand that this seat does not know, then the stock; in place of what is known nothing."""
    unknown = []
    for other in range(state.seats):
        hand = list(state.hands[other]) if other != seat else []
        for card in state.shown[other]:
            if card in hand:
                hand.remove(card)
        unknown.append(hand)
    return [*unknown, [] if state.stock_open else list(state.stock)]


def _twin(state: State, seat: int, dice: random.Random) -> State:
    """The same table to this seat, with everything that it has not seen dealt anew."""
    twin = state.copy()
    if seat != twin.to_move and twin.turn.base is not None and not twin.over:
        twin = twin.turn.base.copy()
    hidden = _unseen(twin, seat)
    closed = twin.over and twin.out not in (-1, seat) and twin.rules.closing_discard == "facedown"
    mixed = [card for part in hidden for card in part] + ([twin.pile[-1]] if closed else [])
    dice.shuffle(mixed)
    for other, part in enumerate(hidden[:-1]):
        if other != seat:
            known = list(twin.hands[other])
            for card in part:
                known.remove(card)
            twin.hands[other] = [*known, *(mixed.pop() for _ in part)]
    if not twin.stock_open:
        twin.stock = [mixed.pop() for _ in hidden[-1]]
    if closed:
        twin.pile[-1] = mixed.pop()
        twin.last_discard = Discard(twin.out, twin.pile[-1])
    turn = twin.turn
    turn.before = None if turn.before is None else _twin(turn.before, seat, dice)
    turn.base = None if turn.base is None else _twin(turn.base, seat, dice)
    return twin


def _same_to(state: State, seat: int, dice: random.Random) -> None:
    twin = _twin(state, seat, dice)
    one, other = view_of(state, seat).state, view_of(twin, seat).state
    differences = [name for name in State.__slots__ if getattr(one, name) != getattr(other, name)]
    assert not differences, f"seat {seat} of {state.seats}: {differences}"
    for inner in ("before", "base"):
        mine, theirs = getattr(one.turn, inner), getattr(other.turn, inner)
        assert mine == theirs, inner


def _holds_only_what_was_seen(state: State, seat: int) -> None:
    view = view_of(state, seat).state
    assert view.stock_open or set(view.stock) <= {UNKNOWN}
    for other in range(state.seats):
        if other != seat:
            known = [card for card in view.hands[other] if card != UNKNOWN]
            assert sorted(known) == sorted(view.shown[other])
    if seat != state.to_move:
        assert not view.turn.steps
        assert view.turn.hand == ()


def _follow(table: Round, dice: random.Random, every: float) -> None:
    player, count = Player(dice), 0
    while not table.over:
        table.play(player.choose(table))
        count += 1
        for seat in range(table.state.seats):
            if dice.random() < every:
                _same_to(table.state, seat, dice)
                _holds_only_what_was_seen(table.state, seat)
    assert count


@proves("G-10", "G-13")
@pytest.mark.parametrize(("name", "seats"), tables())
def test_twin_worlds_look_the_same(name: str, seats: int) -> None:
    """Card-Forge/forge#3604: nobody can play by a card that they have not seen."""
    for number in range(20 if FULL else 1):
        dice = random.Random(f"twins {name} {seats} {number}")
        _follow(start(make(name, laps_max=20), seats, dice).round, dice, 1.0 if FULL else 0.4)


@proves("G-10")
@pytest.mark.parametrize("number", range(200 if FULL else 6))
def test_twin_worlds_look_the_same_under_random_rules(number: int) -> None:
    dice = random.Random(f"twins {number}")
    seats = dice.randint(2, 4)
    _follow(start(rules_at_random(dice, seats), seats, dice).round, dice, 1.0 if FULL else 0.3)


@proves("G-10")
def test_others_see_that_a_card_was_drawn_and_not_which() -> None:
    table = at("romme", ["2s 3s", "7s 7h 7d 9c", "4d 5d"], table=MELDS, stock="Jc", pile="4c")
    play(table, "draw")
    drew = table.events[-1]
    own, other = seen(drew, 1), seen(drew, 0)
    assert own is not None and other is not None
    assert text(own.cards) == "Jc"
    assert other.cards == (UNKNOWN,)
    assert table.view(0).counts == [2, 5, 2]
    assert table.view(0).hand == cards("2s 3s")
    assert table.view(0).state.hands[1] == [UNKNOWN] * 5


@proves("G-10")
def test_what_was_taken_in_the_open_is_remembered_until_it_leaves_the_hand() -> None:
    table = at("romme,pile_use=free", ["2s 3s", "7s 7h 7d 9c", "4d 5d"], table=MELDS, pile="4c 7c")
    play(table, "take", "discard 9c")
    for seat in (0, 2):
        assert text(table.view(seat).known[1]) == "7c"
    play(table, "draw", "discard 4d", "draw", "discard 2s", "draw", "meld 7c 7h 7d")
    assert text(table.view(0).known[1]) == "7c"
    play(table, "discard 7s")
    assert table.view(0).known[1] == []


@proves("G-10", "G-9")
def test_of_two_equal_cards_one_stays_known_when_one_is_discarded() -> None:
    """What leaves the hand may be the copy that all have seen: then nothing of it is known any more."""
    table = at("romme,pile_use=free", ["2s 3s", "7c 7h 7d 9c"], table=MELDS, pile="4c 7c")
    play(table, "take", "discard 7c")
    assert table.view(0).known[1] == []


@proves("G-10")
def test_covered_discards_are_remembered_and_a_shuffled_stock_is_not() -> None:
    table = at("romme", ["2s 3s", "7s 7h 9c"], table=MELDS, stock=".", pile="4c 5c 6c 7c")
    assert text(table.view(0).pile) == "4c 5c 6c 7c"
    play(table, "draw")
    for seat in (0, 1):
        assert text(table.view(seat).pile) == "7c"
        assert table.view(seat).state.stock == [UNKNOWN] * 2
    over = at("romme,stock_out=turn_over", ["2s 3s", "7s 7h 9c"], table=MELDS, stock=".", pile="4c 5c 6c 7c")
    play(over, "draw")
    assert text(over.view(0).known[1]) == "4c"
    assert text(reversed(over.view(0).state.stock)) == "5c 6c"


@proves("G-13")
def test_what_is_laid_reaches_the_others_when_the_turn_ends() -> None:
    table = at("romme", ["2s 3s 5d", "7s 7h 7d 5h Kc 9c", "4d 5d"], table=MELDS, stock="Jc")
    play(table, "draw")
    before = table.view(2)
    play(table, "meld 7s 7h 7d", "lay 5h on 1", "lay Kc on 2")
    assert table.view(2) == before
    assert sorted(table.view(1).melds) == [1, 2, 3]
    assert all(seen(event, 2) is None for event in table.events[1:])
    play(table, "discard 9c")
    assert str(table.view(2).melds[1]) == "2h 3h 4h 5h@1"
    assert str(table.view(2).melds[3]) == "7s 7h 7d"
    assert table.view(2).counts == [3, 1, 2]


@proves("G-13", "I-13")
def test_what_was_taken_back_never_reaches_them() -> None:
    table = at("indian", ["2s 3s", "6h 7h Ks 2d"], turned="5h", pile="9c", stock="Jc")
    play(table, "take turned", "meld 5h 6h 7h", "put back", "draw", "discard Ks")
    told = [seen(event, 0) for event in table.events]
    assert [event.kind for event in told if event] == ["took turned", "put back", "drew", "discarded"]
    assert table.view(0).known[1] == []
    romme = at("romme", ["2s 3s", "7s 7h 7d 9c"], table=MELDS, stock="Jc")
    play(romme, "draw", "meld 7s 7h 7d", "back 3", "discard 9c")
    assert [event.kind for event in (seen(each, 0) for each in romme.events) if event] == ["drew", "discarded"]


@proves("G-10", "D-17")
@pytest.mark.parametrize(("way", "sees"), [("facedown", "?"), ("faceup", "9c")])
def test_a_card_that_closes_face_down_is_seen_by_its_owner_alone(way: str, sees: str) -> None:
    table = at(f"romme,closing_discard={way}", ["2s 3s", "9c"], table=MELDS, stock="Kc", pile="4c")
    play(table, "draw", "lay Kc on 2", "discard 9c")
    assert table.over
    for seat, wanted in ((0, sees), (1, "9c")):
        top = table.view(seat).pile[-1]
        assert (top == UNKNOWN) == (wanted == "?")
        assert sees == "?" or str(top) == wanted
    event = next(event for event in table.events if event.kind == "discarded")
    shown = seen(event, 0)
    assert shown is not None
    assert (shown.cards == (UNKNOWN,)) == (sees == "?")


@proves("G-10", "R-21")
def test_a_swapped_joker_that_closes_face_down_is_thought_to_be_in_no_hand() -> None:
    melds = [{"seat": 1, "cards": "Jc *=Qc Kc Ac"}, {"seat": 1, "cards": "2c 3c 4c"}]
    table = at("romme,joker_reuse=keep", ["2s 3s", "Qc 5c"], table=melds, stock="6c", pile="4d")
    watch = Watch(table)
    for written in ("draw", "lay 5c on 2", "lay 6c on 2", "swap Qc in 1", "discard *"):
        watch.after(table.play(parse(written)))
    assert table.out == 1
    assert table.view(0).state.shown == watch.folded[0].state.shown == [[], []]


@proves("D-8")
def test_in_dummy_the_whole_row_is_seen_by_all() -> None:
    table = at("dummy", ["2s 3s", "7s 7h 9c"], pile="7d 3h Qh", head=True, stock="Jc")
    play(table, "draw", "discard 9c")
    assert make("dummy").pile_visible == "all"
    assert [text(table.view(seat).pile) for seat in (0, 1)] == ["7d 3h Qh 9c"] * 2
    assert table.view(0).head


def test_a_view_is_a_copy() -> None:
    table = at("romme", ["2s 3s", "7s 7h 9c"], table=MELDS, stock="Jc")
    before = table.state.copy()
    view = table.view(1)
    view.state.hands[1].clear()
    view.state.melds.clear()
    view.state.pile.append(cards("As")[0])
    assert table.state == before
    table.play(parse("draw"))
    assert len(table.state.hands[1]) == 4

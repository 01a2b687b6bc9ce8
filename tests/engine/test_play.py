"""Rounds played at random under all games and random rules: no invariant breaks; records, undo and reload lose nothing."""

from __future__ import annotations

import random

import pytest

from engine.match import Match
from engine.moves import DRAW, PUT_BACK, Move, back
from engine.record import read, write
from engine.round import Round
from engine.rules import Rules, make, to_text
from engine.workbench.invariants import Watch
from tests.engine.dice import FULL, NAMES, Player, any_move, rules_at_random, start, tables

TABLES = tables()
RANDOM_TABLES = range(600 if FULL else 8)
ROUNDS = 40 if FULL else 1


def _watched(match: Match, dice: random.Random) -> None:
    """Play the round to its end, mostly by legal moves and now and then by any that is allowed, watched after every one."""
    table = match.round
    watch, player = Watch(table), Player(dice)
    while not table.over:
        move = any_move(table, dice)
        if table.check(move) is not None or dice.random() < 0.9:
            move = player.choose(table)
        watch.after(match.play(move))


def _matches_itself(match: Match) -> None:
    record = write(match)
    again = read(record)
    assert write(again) == record
    assert again.totals == match.totals
    assert [each.state for each in again.rounds] == [each.state for each in match.rounds]


@pytest.mark.parametrize("name,seats", TABLES)
def test_rounds_of_every_game_keep_the_invariants(name: str, seats: int) -> None:
    for number in range(ROUNDS):
        dice = random.Random(f"{name} {seats} {number}")
        match = start(make(name, laps_max=FULL * 60 + 20), seats, dice)
        _watched(match, dice)
        if FULL and not match.over:
            match.next_round()
            _watched(match, dice)
        _matches_itself(match)


@pytest.mark.parametrize("number", RANDOM_TABLES)
def test_rounds_under_random_rules_keep_the_invariants(number: int) -> None:
    dice = random.Random(f"rules {number}")
    seats = dice.randint(2, 6)
    rules = rules_at_random(dice, seats)
    match = start(rules, seats, dice)
    _watched(match, dice)
    _matches_itself(match)


@pytest.mark.parametrize("number", range(200 if FULL else 4))
def test_a_match_of_many_rounds_adds_up(number: int) -> None:
    dice = random.Random(f"match {number}")
    name, seats = TABLES[number % len(TABLES)]
    match = start(make(name, laps_max=20), seats, dice)
    totals = [0] * seats
    while True:
        player = Player(dice)
        while not match.round.over:
            match.play(player.choose(match.round))
        score = match.round.score()
        assert [sum(line.points for line in lines) for lines in score.lines] == list(score.points)
        totals = [a + b for a, b in zip(totals, score.points, strict=True)]
        assert match.totals == tuple(totals)
        if match.over or match.number == (8 if FULL else 3):
            break
        dealer = match.next_dealer()
        match.next_round()
        assert match.round.state.dealer == dealer
    _matches_itself(match)


def _next_card(match: Match) -> object:
    """The card that the next draw from the stock brings, now or after the turn that is going on."""
    table = match.round
    return (table.state.stock[-1:], table.stock_to_come() if table.state.pile else ())


@pytest.mark.parametrize("number", range(80 if FULL else 4))
def test_a_reload_at_every_moment_goes_on_the_same(number: int) -> None:
    """terraforming-mars#3739: a reload may not give another next card."""
    dice = random.Random(f"reload {number}")
    name, seats = dice.choice(TABLES)
    match = start(make(name, laps_max=20), seats, dice)
    player = Player(dice)
    while not match.round.over:
        match.play(player.choose(match.round))
        if not FULL and dice.random() < 0.75:
            continue
        again = read(write(match))
        assert again.round.state == match.round.state
        assert _next_card(again) == _next_card(match)
        assert list(again.round.legal()) == list(match.round.legal())
        if dice.random() < 0.3:
            match = again


def test_after_a_reload_the_same_next_round_is_dealt() -> None:
    dice = random.Random("next round")
    for name, seats in TABLES if FULL else [("romme", 3), ("dummy", 4), ("indian", 2)]:
        match = start(make(name, laps_max=20), seats, dice)
        player = Player(dice)
        while not match.round.over:
            match.play(player.choose(match.round))
        again = read(write(match))
        if not match.over:
            match.next_round()
            again.next_round()
            assert again.round.dealt == match.round.dealt


@pytest.mark.parametrize("number", range(300 if FULL else 14))
def test_taking_back_and_laying_again_is_as_if_nothing_had_been(number: int) -> None:
    """shlomif/PySolFC#278: undo and redo give an equal state, as text and as plain data."""
    dice = random.Random(f"undo {number}")
    seats = dice.randint(2, 4)
    rules = rules_at_random(dice, seats) if number % 2 else make(dice.choice(["romme", "dummy", "indian"]))
    match = start(rules, seats, dice)
    player, tried = Player(dice), 0
    while not match.round.over:
        move = player.choose(match.round)
        before = match.round.state.copy()
        match.play(move)
        if move.kind in ("meld", "lay", "swap") and not match.round.over:
            tried += _undo(match, move, before)
        elif move.kind in ("take", "take turned"):
            _put_back_and_take_again(match, move, before, rules)


def _undo(match: Match, move: Move, before: object) -> bool:
    """Take back what was laid last, if that is allowed, and lay it again."""
    table = match.round
    after = table.state.copy()
    number = table.state.turn.steps[-1].number
    undo = back(number) if move.kind == "meld" else back(number, table.state.turn.steps[-1].cards[0].card)
    if table.check(undo) is not None:
        assert table.state.rules.take_back != "all" or move.kind == "swap", f"{undo} after {move}"
        return False
    said = table.played[-1].move
    match.play(undo)
    _same_but_order(table, before)
    match.play(said)
    _same_but_order(table, after)
    return True


def _same_but_order(table: Round, wanted: object) -> None:
    """Equal to the last field; the order of the cards in a hand means nothing."""
    now, then = table.state.copy(), wanted.copy()  # type: ignore[attr-defined]
    now.hands, then.hands = [sorted(hand) for hand in now.hands], [sorted(hand) for hand in then.hands]
    assert now == then, [name for name in now.__slots__ if getattr(now, name) != getattr(then, name)]


def _put_back_and_take_again(match: Match, move: Move, before: object, rules: Rules) -> None:
    after = match.round.state.copy()
    match.play(PUT_BACK)
    if move.kind == "take turned":
        assert [reason.values.get("tried") for reason in match.round.check(move).reasons] == [True]  # type: ignore[union-attr]
        return
    assert match.round.state == before, to_text(rules)
    match.play(move)
    assert match.round.state == after


@pytest.mark.parametrize("name", ["romme", "dummy", "indian", "knock_dummy"])
def test_a_draw_from_the_stock_stands(name: str) -> None:
    """G-4, ymichael/everdell#31: what was hidden and has been seen is never undone."""
    dice = random.Random(name)
    match = start(make(name, laps_max=20), 2, dice)
    player = Player(dice)
    draws = 0
    while not match.round.over:
        move = player.choose(match.round)
        match.play(move)
        if move == DRAW:
            draws += 1
            refusal = match.round.check(PUT_BACK)
            assert refusal is not None and refusal.keys == ("G-4",)
    assert draws > 3


@pytest.mark.parametrize("name,seats", [("romme", 6), ("dummy", 4), ("indian", 6)])
def test_players_who_only_draw_and_discard_come_to_an_end(name: str, seats: int) -> None:
    """jpriebe/hotdeath#8: empty piles and weak players never make a round without an end."""
    match = Match.start(make(name), NAMES[:seats], "77")
    moves = 0
    while not match.round.over:
        first = next(move for move in match.round.legal() if move.kind in ("draw", "discard", "pass"))
        match.play(first)
        moves += 1
    assert match.round.out == -1
    assert moves < 2 * 112 * 4 * seats
    _matches_itself(match)

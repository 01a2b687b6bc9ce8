"""The greedy player: positions with one sensible move, and what it may not know or do."""

from __future__ import annotations

import math
import random

import pytest

from engine.bots import choose
from engine.cards import Card
from engine.errors import Refusal
from engine.moves import Move, parse
from engine.round import Round
from engine.rules import Rules, make
from engine.shuffle import Chance
from engine.state import State
from tests.engine.dice import FULL, rules_at_random, start, tables
from tests.engine.proof import at, play

MOVES_A_TURN = 30


def chosen(table: Round) -> str:
    """What the greedy player to move would do."""
    return str(choose("greedy", table.view(table.to_move), Chance("0")))


def plays_turn(table: Round) -> list[str]:
    """The moves of the greedy player to move until its turn is over."""
    seat, moves = table.to_move, list[str]()
    while table.to_move == seat and not table.over and len(moves) < MOVES_A_TURN:
        moves.append(chosen(table))
        play(table, moves[-1])
    return moves


# ------------------------------------------------------------------------------------------------------ drawing


def test_takes_deep_from_the_pile_for_a_meld() -> None:
    # D-28
    table = at("dummy", ["?", "Qs Qd 2h 4c 6s 8d"], pile="7d 3s Qh 9c 5d", head=True, stock="Kd")
    assert chosen(table) == "take Qh"
    moves = plays_turn(table)
    assert moves[1] == "meld Qs Qh Qd"
    assert moves[2].startswith("discard")


def test_takes_the_whole_pile_for_the_head() -> None:
    # D-15: the head counts 50
    table = at("dummy", ["?", "7s 7c 2h 4c 6s"], pile="7d 3s Jc", head=True, stock="Kd")
    assert chosen(table) == "take 7d"


def test_draws_where_the_pile_gives_no_meld() -> None:
    assert chosen(at("dummy", ["?", "Qs 2h 4c 6s 8d"], pile="7d 3s Qh 9c 5d", stock="Kd")) == "draw"
    assert chosen(at("romme", ["?", "Qs 2h 4c 6s 8d"], pile="Qh", stock="Kd")) == "draw"


def test_takes_the_discard_only_if_it_can_open_with_it() -> None:
    #
    hand = "Qh Kh 7s 7h 7d 2c 4d 9s"
    assert chosen(at("romme", ["?", hand], pile="Ah", stock="Kd")) == "take"
    assert chosen(at("romme,opening_points=60", ["?", hand], pile="Ah", stock="Kd")) == "draw"


def test_takes_the_turned_card_only_to_go_out() -> None:
    # I-13
    told = {"turned": "6d", "stock": "2h", "pile": "Ad"}
    closing = at("indian", ["?", "3h 4h 5h 9s Ts Js Qs Kd Kc Kh 8c 8d 2s"], **told)
    assert chosen(closing) == "take turned"
    assert plays_turn(closing)[-1] == "discard 2s"
    assert closing.out == 1
    assert chosen(at("indian", ["?", "3h 4h 5h 9s Ts Js Qs Kd Kc Kh 8c 4d 2s"], **told)) != "take turned"


def test_passes_where_nothing_else_is_possible() -> None:
    # D-21
    assert chosen(at("dummy", ["?", "Qs 2h 4c 6s 8d"], pile="7d 3s", stock=".")) == "pass"


def test_takes_after_the_end_of_the_stock_only_to_knock() -> None:
    # D-21
    assert chosen(at("dummy", ["?", "Qs Qd 2h"], pile="7d Qh", stock=".", opened=[1])) == "take Qh"
    assert chosen(at("dummy", ["?", "Qs Qd 2h 4c"], pile="7d Qh", stock=".", opened=[1])) == "pass"


def test_claims_a_penalty() -> None:
    # D-24
    lies = [{"seat": 0, "cards": "5h 6h 7h"}]
    table = at("dummy,penalty_notice=claim", ["8h Ks Kd", "2s 4d 9c"], table=lies, phase="lay", to_move=0, opened=[0])
    play(table, "discard 8h")
    assert chosen(table) == "claim 1"


# ------------------------------------------------------------------------------------------------------ laying


def test_opens_as_soon_as_it_may() -> None:
    table = at("romme", ["?", "Th Jh Qh 9s 9d 9c 2c 4d 7s"], phase="lay")
    assert plays_turn(table)[0] == "meld 9s 9d 9c / Th Jh Qh"


def test_holds_what_is_too_little_for_the_opening() -> None:
    table = at("romme", ["?", "Th Jh Qh 2c 4d 7s Kc"], phase="lay")
    assert chosen(table) in ("discard 2c", "discard 4d", "discard 7s", "discard Kc")


def test_swaps_a_joker_that_it_can_lay_at_once() -> None:
    #
    lies = [{"seat": 0, "cards": "5h *=6h 7h"}]
    table = at("romme", ["?", "6h Kd Kc 2s 9d"], table=lies, phase="lay", opened=[0, 1])
    moves = plays_turn(table)
    assert moves[0] == "swap 6h in 1"
    assert moves[1] == "meld *=Ks Kd Kc"
    unfit = at("romme", ["?", "6h Kd Jc 2s 9d"], table=lies, phase="lay", opened=[0, 1])
    assert not chosen(unfit).startswith("swap")


def test_lays_off_what_no_meld_needs() -> None:
    lies = [{"seat": 0, "cards": "5h 6h 7h"}]
    table = at("romme", ["?", "8h 9h Kd 2s 4c"], table=lies, phase="lay", opened=[0, 1])
    assert plays_turn(table)[:2] == ["lay 8h on 1", "lay 9h on 1"]


@pytest.mark.parametrize(
    ("hand", "last"),
    [
        ("8h 2c", "discard 2c"),
        ("8h 9h Kd", "discard Kd"),
        ("8h 8s 8d 9h", "discard"),
        ("8h 9h", "discard"),
        ("4h 8h 8s 8d 2c", "discard 2c"),
    ],
)
def test_goes_out(hand: str, last: str) -> None:
    lies = [{"seat": 0, "cards": "5h 6h 7h"}]
    table = at("romme", ["?", hand], table=lies, phase="lay", opened=[0, 1])
    assert plays_turn(table)[-1].startswith(last)
    assert table.out == 1


def test_goes_out_dark_without_the_pile() -> None:
    # D-13, D-20
    table = at("dummy", ["?", "5h 6h 7h Ks Kd Kc 9d 2s"], phase="lay", table=[{"seat": 0, "cards": "3s 4s 5s"}])
    moves = plays_turn(table)
    assert moves[-1] == "discard 9d"
    assert table.dark


def test_goes_out_only_with_its_runs() -> None:
    # I-16
    table = at("indian", ["?", "3h 4h 5h 9s Ts 6c Kd Kc Kh 2d"], turned="6d", phase="lay")
    plays_turn(table)
    assert table.out == 1
    missing = at("indian", ["?", "3h 4h 5h 9s 9d 9c Kd Kc Kh 2d"], turned="6d", phase="lay")
    plays_turn(missing)
    assert not missing.over


def test_takes_back_what_it_cannot_finish() -> None:
    # G-3
    table = play(at("romme", ["?", "Qs 2h 4c 6s 8d"], pile="Qh", stock="Kd"), "take")
    assert chosen(table) == "put back"
    laid = play(at("romme", ["?", "Ts Th Td 2h 4c 6s 8d"], phase="lay"), "meld Ts Th Td")
    assert chosen(laid) == "back 1"


def test_finishes_what_it_has_taken_a_card_for() -> None:
    # I-9: the four has to be laid; once the jacks lie, laying it off is no longer weighed against the way to going out
    hand = "9c Qd 8h 5d 7d 2s Qh Js Jh 7h"
    lies = [{"seat": 1, "cards": "Ad 2d 3d"}, {"seat": 0, "cards": "6d 7d 8d"}]
    table = at("indian", ["?", hand], table=lies, turned="2c", pile="Ks 6d 4d", taken=[0, 2])
    moves = plays_turn(table)
    assert "put back" not in moves
    assert moves[-1].startswith("discard")


# ------------------------------------------------------------------------------------------------------ discarding


def test_never_discards_what_fits_the_table() -> None:
    # D-24
    lies = [{"seat": 0, "cards": "5h 6h 7h"}]
    assert chosen(at("dummy", ["?", "8h Kd Jd 9d 9s"], table=lies, phase="lay")) != "discard 8h"
    assert chosen(at("dummy", ["?", "8h 4h Kd"], table=lies, phase="lay")) == "discard Kd"


def test_keeps_two_thirds_of_a_meld_that_can_still_come() -> None:
    hand = "7h 8h Ks Kd 2c"
    assert chosen(at("romme", ["?", hand], phase="lay")) == "discard 2c"
    # all sixes, sevens, eights and nines that could help lie on the table
    lies = ("6s 6h 6d", "9s 9h 9d", "7s 7d 7c", "8s 8d 8c")
    table = [{"seat": 0, "cards": each} for each in lies * 2]
    assert chosen(at("romme", ["?", hand], table=table, phase="lay")) == "discard 8h"


def test_does_not_feed_what_the_next_player_is_known_to_hold() -> None:
    table = at("romme,pile_use=free", ["2h Qs Qd 4c 9s", "Qh Kc 3d 5s"], phase="lay", opened=[0, 1], to_move=1)
    for hand in ([], [Card(12, "s"), Card(12, "d")]):
        table.state.shown[0] = hand
        assert (chosen(table) == "discard Qh") <= (not hand)
    assert chosen(table) != "discard Qh"


def test_throws_away_expensive_cards_when_the_end_is_near() -> None:
    few = at("romme", ["2h", "Kc 3d 5s 8h Jd"], phase="lay", opened=[0])
    assert chosen(few) in ("discard Kc", "discard Jd")


def test_keeps_its_jokers() -> None:
    assert chosen(at("romme", ["?", "* Kc 3d 8h"], phase="lay")) != "discard *"
    assert chosen(at("indian", ["?", "6h Kc 3d 8h"], turned="6d", phase="lay")) != "discard 6h"


# ------------------------------------------------------------------------------------------------------ what it knows


def twin(table: Round, dice: random.Random) -> Round:
    """The same table with everything shuffled that the player to move has not seen."""
    state = table.state.copy()
    others = [seat for seat in range(state.seats) if seat != state.to_move]
    unseen = {seat: _minus(state.hands[seat], state.shown[seat]) for seat in others}
    hidden = [card for seat in others for card in unseen[seat]] + ([] if state.stock_open else state.stock)
    dice.shuffle(hidden)
    hands = {seat: state.shown[seat] + [hidden.pop() for _ in unseen[seat]] for seat in others}
    for each in (state, state.turn.base, state.turn.before, state.turn.base and state.turn.base.turn.before):
        if each:
            _deal(each, hands, None if state.stock_open else hidden)
    return Round(state, table.seed)


def _minus(cards: list[Card], fewer: list[Card]) -> list[Card]:
    left = list(cards)
    for card in fewer:
        left.remove(card)
    return left


def _deal(state: State, hands: dict[int, list[Card]], stock: list[Card] | None) -> None:
    for seat, hand in hands.items():
        state.hands[seat] = list(hand)
    if stock is not None:
        assert len(stock) == len(state.stock)
        state.stock = list(stock)


TWINS = 2000 if FULL else 200
"""So many positions of each game are compared with a twin, shared among its tables."""


@pytest.mark.parametrize(("game", "seats"), tables())
def test_twin_worlds_get_the_same_move(game: str, seats: int) -> None:
    # G-10
    dice = random.Random(f"twins {game} {seats}")
    match = start(make(game), seats, dice)
    for _ in range(math.ceil(TWINS / sum(name == game for name, _ in tables()))):
        if match.round.over:
            match = start(make(game), seats, dice)
        other = twin(match.round, dice)
        assert other.view(other.to_move) == match.round.view(match.round.to_move)
        move = chosen(match.round)
        assert chosen(other) == move
        match.play(parse(move))


# ------------------------------------------------------------------------------------------------------ whole rounds


def play_round(rules: Rules, seats: int, dice: random.Random) -> Round:
    """A round of greedy players, each move checked, each turn ended by the player itself."""
    match = start(rules, seats, dice)
    table, turn, moves = match.round, -1, 0
    while not table.over:
        moves = moves + 1 if sum(table.state.turns) == turn else 0
        turn = sum(table.state.turns)
        assert moves < MOVES_A_TURN, table.state.turn.steps
        move: Move = choose("greedy", table.view(table.to_move), Chance("0"))
        assert table.check(move) is None, str(move)
        match.play(move)
    return table


@pytest.mark.parametrize(("game", "seats"), tables())
def test_rounds_come_to_an_end(game: str, seats: int) -> None:
    dice = random.Random(f"rounds {game} {seats}")
    tired = 0
    for _ in range(50 if FULL else 2):
        table = play_round(make(game), seats, dice)
        tired += min(table.state.turns) >= table.state.rules.laps_max
    assert tired == 0


@pytest.mark.parametrize("seed", range(600 if FULL else 25))
def test_any_rules_can_be_played(seed: int) -> None:
    dice = random.Random(f"house rules {seed}")
    seats = dice.choice([2, 2, 3, 4, 6])
    play_round(rules_at_random(dice, seats), seats, dice)


def test_an_unknown_player_is_refused() -> None:
    table = at("romme", ["?", "Qs 2h"])
    with pytest.raises(Refusal) as refused:
        choose("nobody", table.view(1), Chance("0"))
    assert refused.value.keys == ("bot",)

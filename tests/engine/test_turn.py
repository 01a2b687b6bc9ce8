"""The law of a turn: drawing, taking, putting back, taking back, the discard, and what happens when the stock ends."""

from __future__ import annotations

import pytest

from engine.cards import JOKER, cards, text
from engine.laws.opening import is_open
from engine.moves import parse
from tests.engine.proof import allowed, at, play, proves, refused

ROMME_TABLE = [{"seat": 0, "cards": "2h 3h 4h"}, {"seat": 1, "cards": "Ks Kh Kd"}]


@proves("G-1")
def test_a_turn_is_draw_then_lay_then_discard() -> None:
    table = at("romme", ["?", "7s 7h 7d 2c 9h"], table=ROMME_TABLE, pile="4d")
    for move in ("meld 7s 7h 7d", "lay Kc on 2", "swap 7s in 1", "back 1", "discard 2c", "put back"):
        assert "G-1" in refused(table, move)
    play(table, "draw", "!G-1: draw", "!G-1: take", "!G-1: take turned", "!G-1: pass", "meld 7s 7h 7d", "!G-1: draw", "discard 2c")
    assert (table.to_move, table.phase) == (0, "draw")


@proves("G-2")
def test_only_cards_that_are_there_are_moved() -> None:
    table = at("romme", ["?", "7s 7h 7d 2c 9h"], table=ROMME_TABLE, pile="4d")
    assert refused(table, "take 5d") == ("G-2",)
    play(table, "draw", "!G-2: discard 3c", "!G-2: meld 7s 7s 7h", "!G-2: lay 5h on 1", "!G-2: lay 2c on 9", "!G-2: back 9")


@proves("G-3")
def test_a_meld_taken_back_brings_home_what_was_laid_off_on_it() -> None:
    table = at("romme", ["?", "7s 7h 7d 7c 9h 2c"], table=ROMME_TABLE, stock="Jc")
    before = sorted([*table.state.hand, *cards("Jc")])
    play(table, "draw", "meld 7s 7h 7d", "lay 7c on 3", "back 3")
    assert sorted(table.state.hand) == before
    assert sorted(table.state.melds) == [1, 2]


@proves("G-3", "R-13")
def test_a_take_is_put_back_with_all_that_was_laid_and_may_be_tried_again() -> None:
    table = at("romme", ["?", "7s 7h 4c 2c 9h"], table=ROMME_TABLE, pile="3d 7d")
    before = table.state.copy()
    play(table, "take", "meld 7s 7h 7d", "put back")
    assert table.state == before
    play(table, "take", "put back", "take", "meld 7s 7h 7d", "discard 2c")


@proves("G-3", "R-17")
def test_nothing_is_lost_by_trying_while_no_discard_could_end_the_turn() -> None:
    """With take_back = none, what lies stays; but not what lies in a turn that could not be ended."""
    lies = at("romme,take_back=none", ["?", "7s 7h 7d 4c 9h"], table=ROMME_TABLE)
    play(lies, "draw", "meld 7s 7h 7d", "!take_back: back 3", "discard 4c")
    stuck = at("romme,take_back=none", ["?", "7s 7h 4c Kc 9h"], table=ROMME_TABLE, pile="9c")
    play(stuck, "take", "lay Kc on 2", "!pile_use: discard 4c", "back Kc from 2", "put back")


@proves("R-17")
def test_what_lies_on_another_players_meld_stays() -> None:
    table = at("romme", ["?", "5h 7s 7h 7d 9h Kc 2c"], table=ROMME_TABLE)
    play(table, "draw", "lay 5h on 1", "lay Kc on 2", "!take_back: back 5h from 1", "back Kc from 2", "!take_back: back Kc from 2")
    free = at("romme,take_back=all", ["?", "5h 7s 7h 7d 9h Kc 2c"], table=ROMME_TABLE)
    play(free, "draw", "lay 5h on 1", "back 5h from 1")


@proves("R-17")
def test_a_swap_in_another_players_meld_stays_when_the_turn_can_end() -> None:
    melds = [{"seat": 0, "cards": "4h *=5h 6h"}, {"seat": 1, "cards": "Ks Kh Kd"}]
    table = at("romme", ["?", "5h 8s 8d 9h 2c"], table=melds)
    play(table, "draw", "swap 5h in 1", "back 5h from 1", "swap 5h in 1", "meld 8s 8d *")
    play(table, "!take_back: back 5h from 1", "discard 2c")


@proves("G-4", "I-13")
def test_a_draw_cannot_be_put_back() -> None:
    play(at("indian", ["?", "7s 7h"], turned="5d"), "draw", "!G-4: put back", "!G-1: take turned")


@proves("R-12")
def test_only_the_top_of_the_pile_is_taken() -> None:
    table = at("romme", ["?", "7s 7h 4c 2c 9h"], table=ROMME_TABLE, pile="7d 3d")
    assert refused(table, "take 7d") == ("pile_take",)
    play(table, "take 3d")
    assert text(table.state.turn.taken) == "3d"


@proves("D-10")
def test_a_deep_take_brings_all_later_discards_and_the_newest_of_equal_cards() -> None:
    table = at("dummy,packs=2", ["?", "Qs Qd 3c 4c"], pile="2h Qh 5s Qh 9d")
    play(table, "take Qh")
    assert text(table.state.turn.taken) == "Qh 9d"
    assert text(table.state.pile) == "2h Qh 5s"


@proves("D-11", "D-12")
def test_a_meld_of_pile_cards_alone_may_be_laid_but_does_not_do() -> None:
    table = at("dummy", ["?", "7h 7s 2d Kc"], pile="5c 7d 8d 9d Jh")
    play(table, "take 7d", "meld 7d 8d 9d")
    assert not is_open(table.state, 1)
    play(table, "!pile_use: discard 2d", "back 1", "meld 7h 7s 7d")
    assert is_open(table.state, 1)
    play(table, "discard Jh")


@proves("D-11", "D-14", "G-8")
def test_a_deep_take_needs_a_meld_that_leaves_a_card() -> None:
    assert refused(at("dummy", ["?", "9h 9d"], pile="2h 9s"), "take") == ("pile_use",)
    assert allowed(at("dummy", ["?", "9h 9d 4c"], pile="2h 9s"), "take")
    assert allowed(at("dummy", ["?", "9h 9d"], pile="2h 9s 4c"), "take 9s")
    assert not allowed(at("dummy", ["?", "4h 9d 4d"], pile="2h 9s"), "take")


@proves("D-11")
def test_laying_off_the_chosen_card_will_do_only_for_who_was_open_before() -> None:
    melds = [{"seat": 0, "cards": "5c 6c 7c"}]
    rules = "dummy,take_target=layoff"
    assert not allowed(at(rules, ["?", "9h 9d Kc"], table=melds, pile="2h 8c"), "take")
    table = at(rules, ["?", "9h Kd Kc"], table=melds, pile="2h 8c", opened=[1])
    play(table, "take", "!pile_use: discard Kd", "lay 8c on 1", "discard Kd")


@proves("D-15")
def test_whoever_takes_the_head_card_takes_the_whole_pile_and_must_lay_it() -> None:
    table = at("dummy", ["?", "7s 7h Kc 2d"], pile="7d 3s 9c", head=True)
    play(table, "take 7d")
    assert table.state.pile == []
    play(table, "!pile_use: discard Kc", "meld 7d 7s 7h", "discard 3s", "draw", "discard Ts")
    assert not table.state.head
    assert table.state.head_laid == (1, cards("7d")[0])


@proves("D-15", "G-3")
def test_a_head_card_put_back_is_the_head_card_again() -> None:
    table = at("dummy", ["?", "7s 7h Kc 2d"], pile="7d 3s 9c", head=True)
    before = table.state.copy()
    play(table, "take 7d", "meld 7d 7s 7h", "put back")
    assert table.state == before
    assert table.state.head


@proves("D-16")
def test_cards_that_came_along_may_go_but_not_the_chosen_one() -> None:
    table = at("dummy,pile_use=free", ["?", "7s 7h Kc 2d"], pile="7d 3s 9c")
    play(table, "take 3s", "!pile_return: discard 3s", "discard 9c")
    play(at("dummy,pile_use=free,pile_return=on", ["?", "7s 7h Kc"], pile="7d 3s 9c"), "take 3s", "discard 3s")
    play(at("dummy,pile_use=free,pile_return=off", ["?", "7s 7h"], pile="7d 3s 9c"), "take 3s", "!pile_return: discard 9c")


@proves("G-5", "G-9")
def test_the_other_copy_may_go_unless_both_came_from_the_pile() -> None:
    rules = "romme,pile_use=free,pile_take=deep"
    play(at(rules, ["?", "9c 4h Kd"], pile="3d 9c"), "take", "discard 9c")
    play(at(rules, ["?", "4h Kd 2s"], pile="9c 3d 9c"), "take 9c", "!pile_return: discard 9c")
    both = at(rules, ["?", "4h Kd 2s"], pile="2h 3s 9c 9c")
    play(both, "take 3s", "!pile_return: discard 9c", "discard 4h")
    with_mine = at(rules, ["?", "9c Kd 2s"], pile="2h 3s 9c")
    play(with_mine, "take 3s", "discard 9c")
    chosen = at(rules, ["?", "4h Kd 2s"], pile="5d 9c 9c 7h")
    play(chosen, "take 9c", "!pile_return: discard 9c", "!pile_return: discard 7h", "discard 4h")


@proves("G-9")
def test_cards_of_two_packs_are_the_same_card() -> None:
    table = at("romme", ["?", "9c 9c 9h 9d 2s"], table=ROMME_TABLE)
    play(table, "draw", "meld 9c 9h 9d", "discard 9c")
    assert cards("9c")[0] == table.state.pile[-1]


# ------------------------------------------------------------------------------------------- pile_free, turned card


@proves("I-8", "I-9")
def test_the_first_card_of_the_round_may_be_kept() -> None:
    hand = ["?", "Ks 2d 7h"]
    play(at("indian", hand, pile="9c", turned="5d"), "take", "discard Ks")
    second = at("indian", hand, pile="9c", turned="5d", taken=[0, 1])
    play(second, "take", "!pile_use: discard Ks", "put back", "draw", "discard Ks")
    play(at("indian", hand, pile="9c", turned="5d", taken=[3, 0]), "take", "discard Ks")


@proves("I-9")
def test_a_take_that_is_put_back_does_not_count_as_the_first() -> None:
    play(at("indian", ["?", "Ks 2d 7h"], pile="9c", turned="5d"), "take", "put back", "take", "discard Ks")


@proves("I-9")
def test_the_other_readings_of_the_free_take_are_settings() -> None:
    first_turn = at("indian,pile_free=first_turn", ["?", "Ks 2d"], pile="9c", turned="5d", first_turn=True)
    play(first_turn, "take", "discard Ks")
    later = at("indian,pile_free=first_turn", ["?", "Ks 2d"], pile="9c", turned="5d")
    play(later, "take", "!pile_use: discard Ks")
    never = at("indian,pile_free=never", ["?", "Ks 2d"], pile="9c", turned="5d", first_turn=True)
    play(never, "take", "!pile_use: discard Ks")


@proves("I-13", "I-15", "I-16")
def test_the_turned_card_comes_back_with_all_that_was_laid_and_is_tried_once_a_turn() -> None:
    table = at("indian", ["Ah 9s 9d", "6h 7h Ks 2d"], turned="5h", pile="9c", stock="Qd Qh Qc Qs")
    before = table.state.copy()
    play(table, "take turned", "meld 5h 6h 7h", "!turned_card: discard Ks", "put back")
    assert table.state.hands == before.hands
    assert (table.state.turned, table.phase) == (before.turned, "draw")
    play(table, "!turned_card: take turned", "draw", "discard Ks", "draw", "discard Ah")
    play(table, "take turned", "put back", "take", "discard 2d")


@proves("I-13")
def test_the_turned_card_may_not_be_the_last_discard_but_may_stand_for_any() -> None:
    runs = [{"seat": 1, "cards": "9c Tc Jc"}]
    table = at("indian", ["?", "7h 8h 2d"], turned="5s", table=runs)
    play(table, "take turned", "meld 7h 8h 5s=9h", "discard 2d")
    assert (table.out, table.over) == (1, True)
    kept = at("indian", ["?", "7h 8h 9h"], turned="5s", table=runs)
    play(kept, "take turned", "meld 7h 8h 9h", "!pile_return: discard 5s", "put back")


# ------------------------------------------------------------------------------------------- the end of the stock


@proves("R-25", "G-2")
def test_the_pile_becomes_the_stock_once_and_then_a_pass_ends_the_round() -> None:
    """townteki/townsquare#497: the stock runs out twice in a row."""
    table = at("romme", ["2s 3d 9h", "Ks 7d 8c"], stock=".", pile="4c 5d 6h")
    play(table, "!R-25: pass")
    assert sorted(table.stock_to_come()) == sorted(cards("4c 5d"))
    play(table, "draw")
    assert text(table.state.pile) == "6h"
    assert len(table.state.stock) == 1
    play(table, "discard Ks", "draw", "discard 2s", "!reshuffles: draw", "pass")
    assert (table.over, table.out) == (True, -1)


@proves("R-25")
def test_with_one_card_in_the_pile_nothing_can_be_shuffled() -> None:
    table = at("romme,pile_use=free", ["2s 3d 9h", "Ks 7d 8c"], stock=".", pile="6h")
    assert refused(table, "draw")[0] == "stock_out"
    assert allowed(table, "pass")
    play(table, "take", "discard Ks")
    assert not table.over
    play(table, "pass")
    assert table.over


@proves("I-19")
@pytest.mark.parametrize("times", [0, 1, 3, 9])
def test_so_many_times_a_round(times: int) -> None:
    table = at(f"indian,reshuffles={times}", ["2s 3d", "Ks 7d"], stock=".", pile="4c 5d", turned="9h")
    for _ in range(times):
        table.play(parse("draw"))
        table.play(parse(f"discard {next(card for card in table.state.hand if card != JOKER)}"))
    assert refused(table, "draw")[0] == "reshuffles"
    assert table.state.reshuffled == times


@proves("R-25")
def test_the_pile_may_be_turned_over_instead_with_the_oldest_on_top() -> None:
    table = at("romme,stock_out=turn_over", ["2s 3d 9h", "Ks 7d 8c"], stock=".", pile="4c 5d 6h 7h")
    play(table, "draw")
    assert cards("4c")[0] in table.state.hand
    play(table, "discard Ks", "draw")
    assert cards("5d")[0] in table.state.hand


@proves("D-15", "R-25")
def test_a_head_card_is_none_any_more_after_a_new_stock() -> None:
    table = at("dummy,stock_out=reshuffle,reshuffles=1", ["2s 3d 9h", "Ks 7d 8c"], stock=".", pile="4c 5d 6h", head=True)
    play(table, "draw")
    assert not table.state.head


@proves("D-21")
def test_after_the_last_card_of_the_stock_a_take_must_knock() -> None:
    for knocks in (True, False):
        table = at("dummy", ["4c 8d Jc", "9h 9d Ks" + ("" if knocks else " Kd"), "As"], stock="2h .", pile="3s", to_move=0)
        play(table, "draw", "discard 4c", "!stock_out: draw", "!pile_use: take 4c", "pass")
        assert (table.over, table.out) == (True, -1)
        table = at("dummy", ["9c 8d Jc", "9h 9d Ks" + ("" if knocks else " Kd")], stock="2h .", pile="3s", to_move=0)
        play(table, "draw", "discard 9c", "take", "meld 9c 9h 9d", "discard Ks" if knocks else "!stock_out: discard Ks")
        assert table.over == knocks
        if not knocks:
            play(table, "put back", "pass")


@proves("G-12")
def test_a_round_ends_when_everybody_has_had_so_many_turns() -> None:
    table = at("romme,laps_max=20", ["?", "?", "?"], first_turn=True, dealer=0, to_move=0)
    turns = 0
    while not table.over:
        if table.phase == "draw":
            table.play(parse("draw"))
        table.play(next(move for move in table.legal() if move.kind == "discard"))
        turns += 1
    assert (turns, table.out) == (60, -1)

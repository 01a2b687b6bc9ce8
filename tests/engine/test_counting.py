"""The law of counting a round: cards laid, hands, multipliers, penalties and stakes; every number is worked out by hand."""

from __future__ import annotations

import pytest

from engine.round import Round
from engine.state import Penalty
from tests.engine.proof import at, play, points, proves, refused


def _penalties(table: Round) -> list[tuple[int, str, int, int]]:
    return [tuple(each) for each in table.state.penalties]  # type: ignore[misc]


# ------------------------------------------------------------------------------------------- dummy: cards laid


@proves("D-4", "D-17", "D-18", "D-22", "D-23", "D-26")
def test_a_knock_after_an_opening_counts_cards_laid_and_fifty() -> None:
    """Seat 1 lies with 5♥ 6♥ 7♥, lays 8♥ off on seat 0's run, and knocks with the ace, which counts nothing."""
    melds = [{"seat": 0, "cards": "8c 9c Tc"}, {"seat": 1, "cards": "5h 6h 7h"}]
    table = at("dummy", ["Kd 3d", "8h Jc", "Ac 4d"], table=melds, stock="As")
    play(table, "draw", "lay 8h on 2", "lay Jc on 1", "discard As")
    assert (table.out, table.dark) == (1, False)
    assert points(table) == [5 + 5 + 10 - 15, 15 + 5 + 10 + 50, -2 * (15 + 5)]
    assert not _penalties(table)


@proves("D-19")
@pytest.mark.parametrize(("scope", "mine"), [("all", 2 * (30 + 15 + 50)), ("cards", 2 * 45 + 50), ("bonus", 45 + 2 * 50)])
def test_a_dark_knock_doubles_what_its_scope_says(scope: str, mine: int) -> None:
    table = at(f"dummy,dark_scope={scope}", ["Kd 3d", "Ks Kh Kc 5h 6h 7h"], stock="As", pile="2s")
    play(table, "draw", "meld Ks Kh Kc", "meld 5h 6h 7h", "discard As")
    assert (table.out, table.dark) == (1, True)
    assert points(table) == [-30, mine]


@proves("D-19", "D-32")
def test_neither_penalties_nor_what_head_feed_brings_are_doubled() -> None:
    """Seat 1 made a mistake for 50 and is paid 50 by seat 0 for the head: both stay single beside a dark knock."""
    table = at("dummy,penalty_head_feed=50,penalty_knock_feed=0", ["9h 3d", "8h Kd", "4c 4d"], pile="7h", head=True, to_move=0)
    table.state.penalties.append(Penalty(1, "penalty_layoff_discard", 50))
    table.state.turn.drawn = "stock"
    play(table, "discard 9h", "take 7h", "meld 7h 8h 9h", "discard Kd")
    assert _penalties(table)[1:] == [(0, "penalty_head_feed", 50, 1)]
    assert points(table) == [-2 * 5 - 50, 2 * (50 + 5 + 5 + 50) - 50 + 50, -2 * 10]


@proves("D-15")
@pytest.mark.parametrize(("head", "hand", "worth"), [("7h", "8h 9h", 50 + 10), ("Qs", "Qh Qd", 100 + 20), ("As", "Ah Ad", 50 + 30)])
def test_the_head_card_counts_fifty_and_a_special_one_a_hundred(head: str, hand: str, worth: int) -> None:
    table = at("dummy", ["3d", f"{hand} Kd 4c"], pile=head, head=True)
    play(table, "take", f"meld {head} {hand}", "discard Kd")
    assert points(table) == [-10, worth - 5]


@proves("D-15")
def test_the_next_card_that_starts_an_empty_pile_is_no_head_card() -> None:
    table = at("dummy", ["4s 4d Jc 3d", "8h 9h 4c Kd"], pile="7h", head=True)
    play(table, "take", "meld 7h 8h 9h", "discard 4c", "take", "meld 4c 4s 4d", "discard Jc")
    assert points(table) == [15 - 5, 50 + 10 - 10]


@proves("D-31")
@pytest.mark.parametrize(("last", "mine"), [("8h", 4 * (20 + 50)), ("4c", 2 * (20 + 50))])
def test_a_dark_knock_in_one_colour_counts_fourfold(last: str, mine: int) -> None:
    melds = [{"seat": 0, "cards": "5c 6c 7c"}, {"seat": 0, "cards": "9h Th Jh"}]
    table = at("dummy,colour_multiplier=2", ["Kd", f"3h 4h 5h {last}"], table=melds, stock="As")
    play(table, "draw", "meld 3h 4h 5h", f"lay {last} on {2 if last == '8h' else 1}", "discard As")
    assert points(table)[1] == mine


@proves("D-33")
def test_other_values() -> None:
    melds = [{"seat": 0, "cards": "As Ah Ad"}, {"seat": 0, "cards": "Qs Qh Qd"}]
    for rules, worth in (
        ("", 45 + 70),
        (",value_ace=50", 150 + 70),
        (",special_cards=none", 45 + 30),
        (",special_cards=Qs,Qh", 45 + 110),
    ):
        assert points(at(f"dummy{rules}", ["", "4h"], table=melds))[0] == worth


# ------------------------------------------------------------------------------------------- dummy: penalties

SET_AND_RUN = [{"seat": 0, "cards": "5h 6h 7h"}, {"seat": 1, "cards": "Ks Kh Kd"}]


@proves("D-24")
@pytest.mark.parametrize(("card", "costs"), [("8h", 50), ("4h", 50), ("Kc", 50), ("9h", 0), ("5c", 0), ("3h", 0)])
def test_discarding_what_fits_costs_fifty_whoever_owns_the_meld(card: str, costs: int) -> None:
    table = at("dummy", ["2d", f"{card} 9c", "2h"], table=SET_AND_RUN, stock="As Ts", pile="3s")
    play(table, "draw", f"discard {card}")
    assert sum(each[2] for each in _penalties(table)) == costs
    assert points(table)[1] == 30 - 15 - 5 - costs


@proves("D-24")
def test_a_mistake_is_claimed_by_another_before_the_next_draw_and_once() -> None:
    def discarded(card: str) -> Round:
        hands = ["2d 3d", f"{card} 9c", "2h Th"]
        table = at("dummy,penalty_notice=claim", hands, table=SET_AND_RUN, stock="As Ts Qd", pile="3s")
        return play(table, "draw", f"discard {card}")

    table = discarded("8h")
    assert _penalties(table) == []
    play(table, "!D-24: claim 1", "!D-24: claim 7", "claim 2", "!D-24: claim 0")
    assert _penalties(table) == [(1, "penalty_layoff_discard", 50, -1)]
    assert "D-24" in refused(discarded("9d"), "claim 0")
    assert "D-24" in refused(play(discarded("8h"), "draw"), "claim 0")
    assert "D-24" in refused(play(discarded("8h"), "draw", "discard Th"), "claim 0")


@proves("D-25", "D-24")
def test_a_discard_that_is_laid_for_a_knock_costs_fifty_even_below_a_deeper_take() -> None:
    """Seat 0 throws 8♥; seat 1 takes from deeper, lays the chosen card, lays 8♥ off, and knocks."""
    hands = ["8h 2d", "9s 9d Kc", "3d"]
    table = at("dummy", hands, table=SET_AND_RUN, pile="2c 9h 4s", to_move=0, phase="lay")
    play(table, "discard 8h", "take 9h", "meld 9h 9s 9d", "lay 8h on 1", "lay Kc on 2", "discard 4s")
    assert _penalties(table) == [(0, "penalty_layoff_discard", 50, -1), (0, "penalty_knock_feed", 50, -1)]


@proves("D-25")
def test_a_discard_that_is_not_laid_or_knocked_with_costs_nothing_more() -> None:
    rules = "dummy,penalty_layoff_discard=0"
    kept = at(rules, ["8h 2d", "9s 9d Kc", "3d"], table=SET_AND_RUN, pile="2c 9h 4s", to_move=0, phase="lay")
    play(kept, "discard 8h", "take 9h", "meld 9h 9s 9d", "lay 8h on 1", "discard 4s")
    assert not _penalties(kept)
    closing = at(rules, ["4s 2d", "9s 9d", "3d"], table=SET_AND_RUN, pile="2c 9h", to_move=0, phase="lay")
    play(closing, "discard 4s", "take 9h", "meld 9h 9s 9d", "discard 4s")
    assert closing.out == 1
    assert not _penalties(closing)
    drawn = at(rules, ["8h 2d", "Kc", "3d"], table=SET_AND_RUN, pile="2c", to_move=0, phase="lay", stock="Qd")
    play(drawn, "discard 8h", "draw", "lay Kc on 2", "discard Qd")
    assert not _penalties(drawn)


@proves("D-32")
def test_who_feeds_the_head_pays_the_player_who_lays_both() -> None:
    rules = "dummy,penalty_head_feed=50,penalty_knock_feed=0"
    together = at(rules, ["9h 3d", "8h Kd 2h", "4c"], pile="7h 2s", head=True, to_move=0, phase="lay")
    play(together, "discard 9h", "take 7h", "meld 7h 8h 9h", "discard Kd")
    assert _penalties(together) == [(0, "penalty_head_feed", 50, 1)]
    before_pay = [-2 * 5, 50 + 5 + 5 - 5 - 5, -2 * 5]
    assert points(together) == [before_pay[0] - 50, before_pay[1] + 50, before_pay[2]]
    apart = at(rules, ["9h 3d", "7s 7d Kd", "4c"], pile="7h 2s", head=True, to_move=0, phase="lay")
    play(apart, "discard 9h", "take 7h", "meld 7h 7s 7d", "discard Kd")
    assert not _penalties(apart)


@proves("D-34")
@pytest.mark.parametrize(
    ("pile", "card", "costs"),
    [
        ("2s 9d 8d", "7d", 50),
        ("2s 7d 9d", "8d", 50),
        ("9d 8d", "7d", 50),
        ("8s 8d", "8h", 50),
        ("8d", "9d", 0),
        ("9d 8d 2s", "7d", 0),
    ],
)
def test_a_full_pile_costs_fifty(pile: str, card: str, costs: int) -> None:
    for amount in (0, 50):
        table = at(f"dummy,penalty_full_discard={amount}", ["3d", f"{card} Kc"], pile=pile, phase="lay")
        play(table, f"discard {card}")
        assert sum(each[2] for each in _penalties(table)) == costs * bool(amount)


# ------------------------------------------------------------------------------------------- knock dummy: stakes


@proves("D-35")
def test_all_the_stakes_of_a_knock() -> None:
    """Three players, dealer 0. Seat 1 knocks dark with the head Q♠, which seat 2 had not fed; seat 2 holds least.

    Results by D-22: seat 0 holds K♦ and never laid: −20; seat 2 laid 2♣ 2♥ 2♦ (60) and holds an ace: 45. So seat 2 is second and
    pays 1, seat 0 third and pays 2. The knock is dark: 3 × 2 from each. Head: 1 from each. Speto: Q♠ 1 from each to seat 1, 2♣ 1
    from each to seat 2. Seat 0 discarded Q♥, with which seat 1 knocks: 3 to seat 1.
    """
    melds = [{"seat": 2, "cards": "2h 2d 2c"}]
    hands = ["Qh Kd", "Qd 4c", "Ah"]
    table = at("knock_dummy", hands, table=melds, pile="Qs", head=True, to_move=0, phase="lay")
    play(table, "discard Qh", "take Qs", "meld Qs Qh Qd", "discard 4c")
    assert (table.out, table.dark) == (1, True)
    seat_0 = -2 - 6 - 1 - 1 - 1 - 3
    seat_2 = -1 - 6 - 1 - 1 + 2
    assert points(table) == [seat_0, -(seat_0 + seat_2), seat_2]


@proves("D-35")
def test_without_a_knock_the_best_result_wins_and_ties_go_to_the_earlier_seat_from_the_dealer() -> None:
    hands = ["Kd Ks", "Kh Kc", "Qd Qh"]
    stake = "knock_dummy,stake_ranks=5,7"
    for dealer, wanted in ((0, [12, -5, -7]), (1, [-7, 12, -5]), (2, [-5, -7, 12])):
        table = at(stake, hands, stock=".", pile="9s", dealer=dealer)
        play(table, "pass")
        assert points(table) == wanted


@proves("D-35")
def test_a_mistake_is_paid_to_each_and_a_missing_rank_pays_nothing() -> None:
    """Results: seat 0 15 − 5 = 10 wins; seat 2 never laid: −10, pays 2; seat 1 30 − 5 − 15 − 50 = −40 is third: nothing."""
    melds = [{"seat": 0, "cards": "5h 6h 7h"}, {"seat": 1, "cards": "Kh Kd Kc"}]
    table = at("knock_dummy,stake_ranks=2,stake_mistake=4", ["3d", "8h 9c", "4s"], table=melds, stock="As .", pile="3s")
    play(table, "draw", "discard 8h", "pass")
    assert points(table) == [2 + 4, -2 * 4, -2 + 4]


@proves("D-35")
def test_a_colour_knock_pays_its_multiplier() -> None:
    table = at("knock_dummy,colour_multiplier=3,stake_ranks=0", ["3d", "3h 4h 5h"], stock="As", pile="3s")
    play(table, "draw", "meld 3h 4h 5h", "discard As")
    assert points(table) == [-3 * 2 * 3, 3 * 2 * 3]


# ------------------------------------------------------------------------------------------- bad points


@proves("R-24", "R-5", "R-6", "R-21")
def test_the_winner_gets_nothing_and_the_others_their_hands() -> None:
    melds = [{"seat": 1, "cards": "2h 3h 4h"}, {"seat": 0, "cards": "7s 8s 9s"}]
    table = at("romme", ["As 9c * Kd", "5h", "* * 2s Td"], table=melds, stock="As")
    play(table, "draw", "lay 5h on 1", "discard As")
    assert points(table) == [10 + 9 + 20 + 10, 0, 20 + 20 + 2 + 10]


@proves("R-22", "R-23")
def test_hand_doubles_only_while_nobody_else_has_laid() -> None:
    hands = ["As 9c", "Kh Kd Kc 7s 8s 9s"]
    play(alone := at("romme", hands, stock="2d"), "draw", "meld Kh Kd Kc / 7s 8s 9s", "discard 2d")
    assert points(alone) == [2 * 19, 0]
    play(
        laid := at("romme", hands, stock="2d", table=[{"seat": 0, "cards": "2h 3h 4h"}]),
        "draw",
        "meld Kh Kd Kc / 7s 8s 9s",
        "discard 2d",
    )
    assert points(laid) == [19, 0]


@proves("R-25", "D-23")
def test_without_anybody_out_everybody_counts_the_hand() -> None:
    table = at("romme", ["As 9c", "Kd *"], stock=".", pile="3h")
    assert points(play(table, "pass")) == [19, 30]
    dummy = at("dummy", ["As 9c", "Kd 3s"], table=[{"seat": 0, "cards": "5h 6h 7h"}], stock=".", pile="3h")
    assert points(play(dummy, "pass")) == [15 - 20, -30]


@proves("I-17", "I-18")
def test_who_laid_counts_the_hand_and_who_did_not_80() -> None:
    """Wild rank 5: the fives and the jokers in the hands count nothing; there is no cap."""
    melds = [{"seat": 1, "cards": "5h 6h 7h"}, {"seat": 1, "cards": "2c 3c 4c"}, {"seat": 2, "cards": "Td Jd Qd"}]
    big = "Kh Kd Kc Qs Qh Js Jh Th 9h"
    table = at("indian", ["2s", "8h", f"5c * As {big}"], turned="5s", table=melds, stock="2d")
    play(table, "draw", "lay 8h on 1", "discard 2d")
    assert points(table) == [80, 0, 10 + 80 + 9]
    face = at(
        "indian,value_wild_hand=face,value_joker_hand=25,hand_cap=50", ["2s", "8h", "5c * 4s"], turned="5s", table=melds, stock="2d"
    )
    play(face, "draw", "lay 8h on 1", "discard 2d")
    assert points(face) == [80, 0, 5 + 25 + 4]


@proves("D-23", "I-18")
def test_first_the_cap_then_double_then_the_multiplier_of_hand() -> None:
    rules = "romme,hand_cap=30,never_laid=double,hand_multiplier=3"
    table = at(rules, ["Kd Ks Qd Qs", "Kh Kd Kc 7s 8s 9s"], stock="2d")
    play(table, "draw", "meld Kh Kd Kc / 7s 8s 9s", "discard 2d")
    assert points(table) == [30 * 2 * 3, 0]
    flat = at("romme,hand_cap=30,never_laid=flat", ["Kd Ks Qd Qs", "Kh Kd Kc 7s 8s 9s"], stock="2d")
    assert points(play(flat, "draw", "meld Kh Kd Kc / 7s 8s 9s", "discard 2d")) == [80 * 2, 0]

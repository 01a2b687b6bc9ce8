"""The law of the opening: what it must be, when it is waived, and what waits for it."""

from __future__ import annotations

import pytest

from engine.laws.opening import is_open
from tests.engine.proof import at, play, points, proves


@proves("R-14", "R-15", "R-16")
def test_the_opening_counts_melds_alone_and_small_melds_follow_it() -> None:
    table = at("romme", ["?", "Ks Kh Kd 7s 7h 7d 2s 3s 4s 5h 9c"], table=[{"seat": 0, "cards": "2h 3h 4h"}])
    play(table, "draw", "meld Ks Kh Kd", "!layoff_before_open: lay 5h on 1")
    assert not is_open(table.state, 1)
    play(table, "meld 7s 7h 7d")
    assert is_open(table.state, 1)
    play(table, "lay 5h on 1", "meld 2s 3s 4s", "discard 9c")
    assert table.state.opened == [True, True]


@proves("R-14")
@pytest.mark.parametrize(("hand", "enough"), [("Ks Kh Kd 7s 7h 7d 2s 9c", True), ("Ks Kh Kd 5s 6s 7s 2s 9c", False)])
def test_50_is_too_little_and_51_is_enough(hand: str, enough: bool) -> None:
    table = at("romme", ["?", hand], table=[{"seat": 0, "cards": "2h 3h 4h"}])
    cards = hand.split()
    play(table, "draw", f"meld {' '.join(cards[:3])}", f"meld {' '.join(cards[3:6])}")
    play(table, "discard 9c" if enough else "!opening_points: discard 9c")
    exact = at("romme,opening_points=48", ["?", hand], table=[{"seat": 0, "cards": "2h 3h 4h"}])
    play(exact, "draw", f"meld {' '.join(cards[:3])} / {' '.join(cards[3:6])}", "discard 9c")


@proves("R-27")
def test_a_card_of_the_opening_counts_what_it_counted_when_it_was_laid() -> None:
    """The joker as an ace in the set of sixes is worth 6; swapped for and laid anew, the opening is still met."""
    table = at("romme", ["?", "Ks Kh * Kd Kc 7s 7h 7d 2s 2h 2d 9c"], table=[{"seat": 0, "cards": "2h 3h 4h"}])
    play(table, "draw", "meld Ks Kh * / 7s 7h 7d", "swap Kd Kc in 2", "meld 2s 2d *", "discard 9c")
    assert table.state.opened == [True, True]


@proves("R-27", "R-20")
def test_one_joker_laid_after_a_swap_pays_for_it_whichever_it_is() -> None:
    melds = [{"seat": 0, "cards": "4h *=5h 6h"}, {"seat": 1, "cards": "8c *=9c Tc"}]
    table = at("romme", ["?", "5h 9c 7s 7d * 3s 3d 2h Kc"], table=melds)
    play(table, "draw", "meld 7s 7d *", "swap 5h in 1", "!joker_reuse: discard Kc", "meld 3s 3d *", "discard Kc")
    other = at("romme", ["?", "5h 9c 7s 7d * 3s 3d 2h Kc"], table=melds)
    play(other, "draw", "swap 5h in 1", "meld 7s 7d *", "discard Kc")
    assert "*" in [str(card) for card in other.state.hands[1]]
    two = at("romme", ["?", "5h 9c 7s 7d 3s 3d 2h Kc"], table=melds)
    play(two, "draw", "swap 5h in 1", "swap 9c in 2", "meld 7s 7d *", "!joker_reuse: discard Kc", "meld 3s 3d *", "discard Kc")


@proves("D-12", "D-13", "D-20")
def test_without_a_card_from_the_pile_only_a_dark_knock_lays() -> None:
    melds = [{"seat": 0, "cards": "5h 6h 7h"}]
    table = at("dummy", ["?", "8h 9s 9d 9c Kc"], table=melds, stock="2s")
    play(table, "draw", "lay 8h on 1", "meld 9s 9d 9c", "!opening_from_pile: discard 2s")
    play(table, "back 2", "back 8h from 1", "discard 2s")
    dark = at("dummy", ["?", "8h 9h 9s 9d 9c"], table=melds, stock="2s")
    play(dark, "draw", "lay 8h on 1", "lay 9h on 1", "meld 9s 9d 9c", "discard 2s")
    assert (dark.out, dark.dark) == (1, True)


@proves("R-22", "R-23")
def test_hand_romme_needs_no_51_and_an_empty_table() -> None:
    empty = at("romme", ["2s 3s", "4h 4d 4c 7s 8s 9s 2d"], stock="Qh")
    play(empty, "draw", "meld 4h 4d 4c", "!layoff_before_open: lay Qh on 1", "meld 7s 8s 9s", "!opening_points: discard 2d")
    empty = at("romme", ["2s 3s", "4h 4d 4c 7s 8s 9s"], stock="Qh")
    play(empty, "draw", "meld 4h 4d 4c", "meld 7s 8s 9s", "discard Qh")
    assert points(empty) == [10, 0]
    others = at("romme", ["2s 3s", "4h 4d 4c 7s 8s 9s"], stock="Qh", table=[{"seat": 0, "cards": "2h 3h 4h"}])
    play(others, "draw", "meld 4h 4d 4c", "meld 7s 8s 9s", "!opening_points: discard Qh")


# ------------------------------------------------------------------------------------------- lay-offs and swaps


@proves("R-16", "R-18", "D-13")
@pytest.mark.parametrize("early", ["off", "on"])
def test_a_swap_before_the_opening_is_for_those_who_go_out_whatever_may_be_laid_off_early(early: str) -> None:
    """Where a dark knock may come in any order, a swap is tried first and judged at the discard."""
    rules = f"dummy,jokers=2,wilds_max=2,naturals_min=1,joker_swap=free,joker_reuse=keep,layoff_before_open={early}"
    table = at(rules, ["2s 3s", "9c Kc 4d"], table=[{"seat": 0, "cards": "8c *=9c Tc"}], stock="2h")
    play(table, "draw", "swap 9c in 1", "!joker_swap: discard Kc", "back 9c from 1", "discard Kc")

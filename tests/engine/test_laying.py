"""The law of laying: what melds are and what wild cards in them stand for, lay-offs and swaps."""

from __future__ import annotations

from itertools import permutations

import pytest

from engine.melds import best, is_pure, value
from engine.moves import said_all
from engine.rules import from_text
from engine.state import Meld
from tests.engine.proof import at, play, proves, refused

THREE_SETS = [{"seat": 0, "cards": "6s 6h *"}, {"seat": 1, "cards": "Ks Kh Kd"}]


def _read(cards: str, rules: str = "romme", wild: int = 0) -> Meld | None:
    return best(said_all(cards), from_text(rules), wild)


# ------------------------------------------------------------------------------------------- melds


@proves("G-7", "R-1", "I-1")
@pytest.mark.parametrize("rules", ["romme", "dummy", "indian"])
def test_order_matters_nowhere(rules: str) -> None:
    for cards, reads in (("7h 5h 6h", "5h 6h 7h"), ("Qc Qs Qd Qh", "Qs Qh Qd Qc"), ("Ah Qh Kh Jh", "Jh Qh Kh Ah")):
        assert {str(_read(" ".join(each), rules)) for each in permutations(cards.split())} == {reads}
    assert all(_read(" ".join(each), rules) is None for each in permutations(["9s", "9h", "9d", "9d"]))


@proves("D-1", "D-2", "R-2", "I-2")
def test_where_an_ace_may_stand_in_a_run() -> None:
    def kinds(cards: str) -> list[bool]:
        return [_read(cards, rules) is not None for rules in ("dummy", "romme", "indian")]

    assert kinds("Jh Qh Kh Ah") == [True, True, True]
    assert kinds("Ah 2h 3h") == [False, True, True]
    assert kinds("Kh Ah 2h") == [False, False, False]
    assert kinds("5h 6h") == kinds("5h 6h 7s") == kinds("5h 6h 8h") == [False] * 3


@proves("D-3", "R-5")
@pytest.mark.parametrize(
    ("cards", "dummy", "romme"),
    [
        ("2h 3h 4h", 15, 9),
        ("9s Ts Js", 25, 29),
        ("Qs Qh Qd", 70, 30),
        ("As Ah Ad", 45, 30),
        ("Qh Kh Ah", 35, 30),
        ("2s 2h 2c", 60, 6),
    ],
)
def test_what_natural_melds_are_worth(cards: str, dummy: int, romme: int) -> None:
    for rules, wanted in (("dummy", dummy), ("romme", romme)):
        meld = _read(cards, rules)
        assert meld is not None
        assert value(meld, from_text(rules)) == wanted


@proves("R-3", "R-4")
@pytest.mark.parametrize(
    ("cards", "reads"),
    [
        ("7s * *", None),
        ("* * *", None),
        ("3s * * 6s", "3s *=4s *=5s 6s"),
        ("6s 6h * *", "6s 6h *=6d *=6c"),
        ("3s * * * 7s", None),
        ("3s 4s * * * 8s", None),
        ("3s * 5s * 7s *", "3s *=4s 5s *=6s 7s *=8s"),
        ("3s 4s * * 7s 8s * *", "3s 4s *=5s *=6s 7s 8s *=9s *=Ts"),
    ],
)
def test_how_many_jokers_a_meld_takes(cards: str, reads: str | None) -> None:
    meld = _read(cards)
    assert (str(meld) if meld else None) == reads


@proves("R-6", "G-6")
def test_a_joker_counts_as_what_it_stands_for_and_that_is_the_most() -> None:
    rules = from_text("romme")
    for cards, reads, worth in (
        ("Qs Ks *", "Qs Ks *=As", 30),
        ("2s 3s *", "2s 3s *=4s", 9),
        ("As 2s *", "As 2s *=3s", 6),
        ("*=As 2s 3s", "*=As 2s 3s", 6),
        ("9s Ts *", "9s Ts *=Js", 29),
        ("*=8s 9s Ts", "*=8s 9s Ts", 27),
        ("As Ah *", "As Ah *=Ad", 30),
        ("As 3s *", "As *=2s 3s", 6),
        ("As Qs *", "Qs *=Ks As", 30),
    ):
        meld = _read(cards)
        assert str(meld) == reads
        assert meld is not None
        assert value(meld, rules) == worth


@proves("I-3", "G-6")
@pytest.mark.parametrize(
    ("cards", "wild", "reads"),
    [
        ("7s * *", 5, "7s *=8s *=9s"),
        ("5s 5h 5s", 5, "5s 5h 5s=5d"),
        ("5s 5h 5s 5h", 5, "5s 5h 5s=5d 5h=5c"),
        ("5s 6s 7s", 5, "5s 6s 7s"),
        ("5h 6s 7s", 5, "6s 7s 5h=8s"),
        ("7s 7h 5s", 5, "7s 7h 5s=7d"),
        ("* * 7s 8s 5d", 5, None),
        ("7s 7h 7d 5s 5h", 5, None),
        ("Ks Kh 5s", 5, "Ks Kh 5s=Kd"),
    ],
)
def test_wild_cards_of_the_round(cards: str, wild: int, reads: str | None) -> None:
    meld = _read(cards, "indian", wild)
    assert (str(meld) if meld else None) == reads


@proves("I-4")
def test_a_card_of_the_wild_rank_as_itself_leaves_a_run_pure() -> None:
    pure = _read("5d 6d 7d", "indian", 6)
    assert pure is not None and is_pure(pure)
    stands = _read("6s 5d 7d", "indian", 6)
    assert stands is not None and str(stands) == "5d 6s=6d 7d" and not is_pure(stands)
    a_set = _read("6s 6h 6d", "indian", 6)
    assert a_set is not None and not is_pure(a_set)


@proves("G-6")
def test_a_wild_card_keeps_what_the_player_said_and_in_a_set_gives_way() -> None:
    table = at("romme", ["?", "7s 8s 9s Ts * 6c 6d 2h 3h"], table=THREE_SETS)
    play(table, "draw", "meld *=6s 7s 8s", "lay 9s on 3")
    assert str(table.state.melds[3]) == "*=6s 7s 8s 9s"
    play(table, "lay 6d on 1")
    assert str(table.state.melds[1]) == "6s 6h 6d@1 *=6c"
    said = at("romme", ["?", "6d 2h 3h"], table=[{"seat": 0, "cards": "6s 6h *=6c"}, THREE_SETS[1]])
    assert str(play(said, "draw", "lay 6d on 1").state.melds[1]) == "6s 6h 6d@1 *=6c"


@proves("G-6", "D-4")
def test_a_card_that_fits_two_melds_goes_where_the_player_says() -> None:
    melds = [{"seat": 0, "cards": "5h 6h 7h"}, {"seat": 1, "cards": "8s 8d 8c"}]
    for number, reads in ((1, "5h 6h 7h 8h@1"), (2, "8s 8h 8d 8c")):
        table = at("dummy", ["?", "8h Kc 2s"], table=melds)
        assert str(play(table, "draw", f"lay 8h on {number}").state.melds[number]) == reads


# ------------------------------------------------------------------------------------------- openings


@proves("D-4", "R-16", "I-10")
def test_a_run_grows_at_either_end_and_not_past_them() -> None:
    table = at("romme", ["?", "Ah 5h 6h Kh 2d Qd 9c"], table=[{"seat": 0, "cards": "2h 3h 4h"}, {"seat": 1, "cards": "Jd Kd *=Qd"}])
    play(table, "draw", "lay Ah on 1", "lay 5h on 1", "lay 6h on 1", "!ace: lay Kh on 1", "!D-4: lay 9c on 1", "!D-4: lay Qd on 2")
    own = at("indian", ["?", "5h Qd"], table=[{"seat": 0, "cards": "2h 3h 4h"}, {"seat": 1, "cards": "Td Jd *"}], turned="9s")
    play(own, "draw", "!layoff: lay 5h on 1")


@proves("R-18")
def test_in_a_run_the_very_card_frees_the_joker() -> None:
    table = at("romme", ["?", "9c Tc 8s 8d 2h"], table=[{"seat": 1, "cards": "8c *=9c *=Tc Jc"}])
    play(table, "draw", "!joker_swap: swap 8s in 1", "swap Tc in 1")
    assert str(table.state.melds[1]) == "8c *=9c Tc Jc"
    play(table, "meld 8s 8d *", "discard 2h")


@proves("R-19")
def test_in_a_set_the_joker_comes_free_when_all_four_suits_are_there() -> None:
    hand = ["?", "6c 6d 8s 8d 8h 9s 9d 2h"]
    table = at("romme", hand, table=THREE_SETS)
    play(table, "draw", "!joker_swap: swap 6c in 1", "!joker_swap: swap 6d in 1", "lay 6c on 1", "!set_max: lay 6d on 1")
    assert str(table.state.melds[1]) == "6s 6h *=6d 6c@1"
    play(table, "swap 6d in 1", "meld 8s 8d *", "discard 2h")
    assert str(table.state.melds[1]) == "6s 6h 6d@1 6c@1"
    one = at("romme", hand, table=THREE_SETS)
    play(one, "draw", "swap 6c 6d in 1")
    assert str(one.state.melds[1]) == "6s 6h 6d@1 6c@1"
    assert [str(card) for card in one.state.hand].count("*") == 1
    both = at("romme", hand, table=[{"seat": 0, "cards": "6s 6h * *"}, THREE_SETS[1]])
    play(both, "draw", "!joker_swap: swap 6c in 1", "!set_max: lay 6c on 1", "swap 6d 6c in 1")
    assert [str(card) for card in both.state.hand].count("*") == 2
    play(both, "meld 8s 8d *", "!joker_reuse: discard 2h", "meld 9s 9d *", "discard 2h")


@proves("R-19", "I-11")
def test_other_ways_to_swap_in_a_set() -> None:
    hand = ["?", "6c 6d 8s 8d 2h"]
    free = play(at("romme,joker_swap=free", hand, table=THREE_SETS), "draw", "swap 6c in 1")
    assert str(free.state.melds[1]) == "6s 6h 6c@1"
    for rules in ("romme,joker_swap=runs", "romme,joker_swap=off", "indian,layoff=all"):
        told = {"turned": "9h"} if rules.startswith("indian") else {}
        table = at(rules, hand, table=THREE_SETS, **told)
        play(table, "draw", "!joker_swap: swap 6c 6d in 1", "!joker_swap: swap 6c in 1")


@proves("I-14")
def test_a_wild_card_does_not_spoil_the_only_pure_run() -> None:
    melds = [{"seat": 1, "cards": "5h 6h 7h"}, {"seat": 1, "cards": "2c 3c *=4c"}, {"seat": 0, "cards": "Jd Qd Kd"}]
    table = at("indian", ["?", "* 8s 9s Ts 5c 2d"], turned="9d", table=melds)
    play(table, "draw", "!protect_pure_run: lay *=8h on 1", "!protect_pure_run: lay *=4h on 1", "meld 8s 9s Ts", "lay *=8h on 1")
    play(table, "!protect_pure_run: back 4", "back * from 1", "back 4", "lay 5c on 2")
    everybody = at("indian,layoff=all", ["?", "* 8s 2d"], turned="9d", table=melds)
    assert "protect_pure_run" in refused(play(everybody, "draw"), "lay *=Td on 3")
    play(at("indian,protect_pure_run=off", ["?", "* 8s 2d"], turned="9d", table=melds), "draw", "lay *=8h on 1")


@proves("I-16", "I-15")
@pytest.mark.parametrize(
    ("melds", "fits", "lacks"),
    [
        (("5h 6h 7h", "2c 3c *=4c"), "8h", ""),
        (("5h 6h 7h", "Ks Kh Kd"), "8h", "out_runs"),
        (("5h 6h 7h 8h 9h Th", "Ks Kh Kd"), "Jh", "out_runs"),
        (("2c 3c *=4c", "Jd Qd *=Kd"), "5c", "out_pure_runs"),
    ],
)
def test_going_out_needs_two_runs_and_one_pure(melds: tuple[str, str], fits: str, lacks: str) -> None:
    others = {"seat": 0, "cards": "9d Td Jd"}
    lies = [{"seat": 1, "cards": melds[0]}, {"seat": 1, "cards": melds[1]}, others]
    closing = at("indian", ["?", fits], turned="9s", table=lies, stock="2d")
    play(closing, "draw", f"lay {fits} on 1", f"!{lacks}: discard 2d" if lacks else "discard 2d")
    assert closing.over != bool(lacks)
    play(at("indian", ["?", f"{fits} 4s"], turned="9s", table=lies, stock="2d"), "draw", f"lay {fits} on 1", "discard 2d")

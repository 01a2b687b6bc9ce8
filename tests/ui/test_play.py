"""From chosen cards to moves: where they can go."""

from __future__ import annotations

from engine.cards import cards
from tests.ui.paper import walk
from tests.ui.tables import game, touched
from ui.browser.page import Signal
from ui.game.act import choose_card, press
from ui.game.game import Game
from ui.parts.texts import Texts
from ui.table.bar import bar
from ui.table.hand import hand
from ui.table.say import message


def choose(table: Game, written: str) -> Game:
    for key in written.split():
        choose_card(table, key)
    return table


def lit(table: Game) -> tuple[list[str], dict[int, list[str]], str]:
    """The moves of every place that is lit."""
    options = table.options
    new = [str(move) for way in options.table for move in way.moves]
    added = {number: [" + ".join(map(str, way.moves)) for way in ways] for number, ways in options.melds.items()}
    return new, added, str(options.discard.moves[0]) if options.discard else ""


def test_a_set_lights_the_table() -> None:
    table = choose(game("romme", hand="Ks Kh Kd 5c 7h"), "Ks Kh Kd")
    assert lit(table) == (["meld Ks Kh Kd"], {}, "")


def test_a_joker_at_either_end_of_a_run_is_two_ways() -> None:
    table = choose(game("romme", hand="7h 8h * 5c 4d"), "7h 8h *")
    assert lit(table)[0] == ["meld 7h 8h *=9h", "meld *=6h 7h 8h"]


def test_a_joker_in_a_set_is_one_way_whatever_its_suit() -> None:
    table = choose(game("romme", hand="7h 7s * 5c 4d"), "7h 7s *")
    assert len(lit(table)[0]) == 1


def test_a_joker_between_two_cards_is_one_way() -> None:
    table = choose(game("romme", hand="7h 9h * 5c 4d"), "7h 9h *")
    assert lit(table)[0] == ["meld 7h *=8h 9h"]


def test_a_single_card_lights_the_pile_and_every_meld_that_it_fits() -> None:
    table = game("romme", hand="8h 5c 4d Kc", table=[(1, "5h 6h 7h"), (2, "8s 8d 8c"), (1, "Qs Qh Qd")], opened=[0, 1, 2])
    assert lit(choose(table, "8h")) == ([], {1: ["lay 8h on 1"], 2: ["lay 8h on 2"]}, "discard 8h")


def test_several_cards_are_laid_off_in_the_order_in_which_they_fit() -> None:
    table = game("romme", hand="9h 8h 4h 5c 4d", table=[(1, "5h 6h 7h")], opened=[0, 1])
    (way,) = lit(choose(table, "9h 4h 8h"))[1][1]
    assert sorted(way.split(" + ")) == ["lay 4h on 1", "lay 8h on 1", "lay 9h on 1"]
    table.do(table.options.melds[1][0].moves)
    assert str(table.view.melds[1]) == "4h@0 5h 6h 7h 8h@0 9h@0"


def test_a_joker_laid_off_on_a_run_may_go_to_either_end() -> None:
    table = game("romme", hand="* 5c 4d", table=[(1, "5h 6h 7h")], opened=[0, 1])
    assert sorted(lit(choose(table, "*"))[1][1]) == ["lay *=4h on 1", "lay *=8h on 1"]


def test_the_natural_card_may_be_swapped_for_the_joker() -> None:
    table = game("romme", hand="7h 5c 4c 9s 2d", table=[(1, "6h *=7h 8h")], opened=[0, 1])
    assert lit(choose(table, "7h"))[1] == {1: ["swap 7h in 1"]}


def test_a_joker_that_could_not_be_laid_is_not_lit() -> None:
    #
    table = game("romme", hand="7h 5c 4d", table=[(1, "6h *=7h 8h")], opened=[0, 1])
    assert lit(choose(table, "7h")) == ([], {}, "discard 7h")


def test_nothing_is_laid_off_before_the_opening() -> None:
    table = game("romme", hand="8h 5c 4d", table=[(1, "5h 6h 7h")], opened=[1])
    assert lit(choose(table, "8h")) == ([], {}, "discard 8h")


def test_the_last_card_chooses_itself_and_cannot_be_laid_off() -> None:
    table = game("romme", hand="8h", table=[(1, "5h 6h 7h")], opened=[0, 1])
    assert table.chosen == ("8h",)
    assert lit(table) == ([], {}, "discard 8h")
    assert table.goes_out


def test_in_the_row_only_what_can_be_laid_may_be_taken() -> None:
    table = game("dummy", hand="Qs Qd 5h 9c 3d", pile="7d 3s Qh 9h 5d", phase="draw")
    assert table.options.draw
    assert [str(table.view.pile[at]) for at in table.options.takes] == ["Qh"]


def test_equal_cards_are_chosen_one_by_one() -> None:
    table = choose(game("romme", hand="Ks Ks Kh Kd 5c"), "Ks.2")
    assert table.chosen_cards == tuple(cards("Ks"))
    assert choose(table, "Kh Kd").chosen == ("Ks.2", "Kh", "Kd")


def test_choosing_again_lets_go() -> None:
    assert choose(game("romme", hand="Ks Kh Kd"), "Ks Kh Ks").chosen == ("Kh",)


def test_a_refused_wish_keeps_what_is_chosen_and_says_why() -> None:
    table = choose(game("romme", hand="Ks Kh 5c 4d"), "Ks")
    assert table.options.discard
    discard = table.options.discard.moves
    table.match.round.state.turn.drawn = ""
    touched(table)
    table.do(discard)
    assert table.refusal is not None and table.refusal.keys[0] == "G-1"
    assert table.chosen == ("Ks",)


def test_what_was_chosen_is_forgotten_after_a_move() -> None:
    table = choose(game("romme", hand="Ks Kh Kd 5c 4d"), "Ks Kh Kd")
    table.do(table.options.table[0].moves)
    assert table.chosen == () and table.refusal is None


def test_an_unlit_meld_says_why_the_cards_do_not_go_there() -> None:
    table = choose(game("romme", hand="9d 5c 4d Kc", table=[(1, "5h 6h 7h")], opened=[0, 1]), "9d")
    press(table, Signal("press", {"press": "meld", "number": "1"}))
    assert table.refusal is not None and table.refusal.keys[0] == "D-4"
    assert table.chosen == ("9d",)


def test_the_button_to_take_asks_for_the_card_of_the_row() -> None:
    table = game("dummy", hand="Qs Qd 5h 9c 3d", pile="7d 3s Qh 9h 5d", phase="draw")
    (button,) = [node for node in walk(bar(table, Texts("de"))) if node.attributes.get("data-action") == "take"]
    assert "aria-disabled" not in button.attributes
    press(table, Signal("press", {"action": "take"}))
    assert table.view.phase == "draw" and message(table, Texts("de")).startswith("Tippe in der Ablage")


def test_what_a_first_meld_still_lacks_is_said_at_once() -> None:
    table = choose(game("dummy", hand="Ks Kh Kd 5c 7h"), "Ks Kh Kd")
    table.do(table.options.table[0].moves)
    assert message(table, Texts("en")) == (
        "Your first meld needs a card from the discard pile. "
        "Take the king of diamonds, the king of hearts and the king of spades back, or go out this turn."
    )


def test_the_turned_card_is_lit_only_for_going_out() -> None:
    held = "5h 6h 7h 8h 2s 3s 4s 9d Td Jd Kc Kd"
    table = game("indian", hand=f"{held} 2d", phase="draw")
    state = table.match.round.state
    state.turned, state.wild_rank = cards("Kh")[0], 1
    touched(table)
    assert table.options.turned
    table.match.round.state.hands[0] = cards(f"{held[:-5]} 3c 8s 2d")
    touched(table)
    assert not table.options.turned
    press(table, Signal("press", {"press": "turned"}))
    assert table.view.phase == "lay" and message(table, Texts("de")).startswith("Die Abhebekarte gehört dir nur, wenn du")


def test_wild_cards_are_marked_in_the_hand() -> None:
    table = game("indian", hand="5h 6h 7h 8h 2s")
    table.match.round.state.wild_rank = 6
    touched(table)
    marked = [
        node.attributes["aria-label"]
        for node in walk(hand(table, Texts("de")))
        if any(each.attributes.get("class") == "wild" for each in walk(node)) and node.tag == "button"
    ]
    assert marked == ["Herz 6, wild"]

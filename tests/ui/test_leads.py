"""No lit place leads to where the turn cannot end; where it cannot all the same, the line says what would have to come back."""

from __future__ import annotations

import random

import pytest

from engine.cards import cards
from engine.laws import ending
from engine.legal import layings
from engine.match import Match
from engine.moves import Move, lay, said
from engine.planning.effort import Effort
from engine.planning.ends import outlook
from engine.planning.plan import tried
from engine.rules import Rules, make
from engine.state import State
from engine.verdict import forbids
from tests.engine.dice import FULL, Player, rules_at_random, start, tables
from tests.ui.paper import walk, words
from tests.ui.tables import game, opened, touched
from tests.ui.test_play import choose, lit
from ui.browser.page import Signal
from ui.game.act import press
from ui.game.game import Game
from ui.game.options import additions, options, take_from
from ui.parts.texts import Texts
from ui.table.line import line
from ui.table.say import message

DE, EN = Texts("de"), Texts("en")
ENOUGH = 4000
SEARCHED = 1500


def reaches_an_end(state: State) -> bool | None:
    """By trying everything that can be laid, in any order: can the turn end? None where that is too much."""
    if ending.can_end(state):
        return True
    waiting, seen, left = [state], set(), SEARCHED
    while waiting:
        here = waiting.pop()
        for move in layings(here):
            left -= 1
            after = tried(here, (move,))
            assert after is not None
            if after.to_move != here.to_move or after.over or ending.can_end(after):
                return True
            looks = (tuple(sorted(after.hand)), tuple(map(str, after.melds.values())), str(ending.bars_the_end(after)))
            if looks not in seen:
                seen.add(looks)
                waiting.append(after)
        if left < 0:
            return None
    return False


def _is_right(before: State, way: tuple[Move, ...], shown: bool) -> None:
    """What is lit leads to an end or nobody could tell; what is not lit leads to none."""
    after = tried(before, way)
    if after is None or after.to_move != before.to_move:
        return
    seen = outlook(after, Effort(ENOUGH))
    if shown and seen.verdict == "ends":
        last = tried(after, seen.moves)
        assert last is not None and (last.over or last.to_move != before.to_move or ending.can_end(last))
    elif shown:
        assert options(after, ()).cure is not None, (way, ending.bars_the_end(after))
    else:
        assert not reaches_an_end(after), (list(map(str, way)), before.hand, [str(meld) for meld in before.melds.values()])


def _look(state: State, dice: random.Random) -> None:
    if state.phase == "draw":
        lit_takes = options(state, ()).takes
        for at in range(len(state.pile))[-4:]:
            move = take_from(state, at)
            if not forbids(state, move):
                _is_right(state, (move,), at in lit_takes)
        return
    card = dice.choice(state.hand)
    lit_places = options(state, (card,)).melds
    for number in state.melds:
        for way in additions(state, (card,), number):
            _is_right(state, way.moves, way in lit_places.get(number, ()))


def _play(match: Match, dice: random.Random, positions: int) -> None:
    player = Player(dice)
    for _ in range(positions):
        if match.round.over:
            return
        _look(match.round.view(match.round.to_move).state, dice)
        match.play(player.choose(match.round))


@pytest.mark.parametrize(("name", "seats"), tables())
def test_no_place_that_is_lit_leads_nowhere(name: str, seats: int) -> None:
    dice = random.Random(f"leads {name} {seats}")
    _play(start(make(name), seats, dice), dice, 400 if FULL else 60)


@pytest.mark.parametrize("seed", range(200 if FULL else 10))
def test_nor_does_one_under_any_rules(seed: int) -> None:
    dice = random.Random(f"any leads {seed}")
    seats = dice.choice([2, 3, 4])
    rules: Rules = rules_at_random(dice, seats)
    _play(start(rules, seats, dice), dice, 200 if FULL else 40)


def test_an_equal_card_may_be_laid_off_on_a_set() -> None:
    # I-3: with wild rank 5 the second 5s stands for another suit
    table = game("indian", hand="5s 2d 9c Kd", table=[(0, "5s 5h 5c")], opened=[0])
    table.match.round.state.wild_rank = 5
    touched(table)
    assert lit(choose(table, "5s"))[1] == {1: ["lay 5s=5d on 1"]}


# ------------------------------------------------------------------------------------------------ the one that was found


def dummy() -> Game:
    """Drawn from the stock, nothing laid yet: laying off leads nowhere (D-12), though a dark knock would begin like that (D-13)."""
    return game("dummy", 4, hand="6h 2s 4d 9c Jd Kc 8s Qd", table=[(1, "7h 8h 9h")], opened=[1])


def test_a_layoff_that_could_only_be_part_of_a_knock_is_not_lit() -> None:
    table = choose(dummy(), "6h")
    assert not forbids(table.state, lay(said("6h"), 1))
    assert lit(table) == ([], {}, "discard 6h")


def test_it_is_lit_where_the_knock_is_there() -> None:
    # D-13, D-20
    table = choose(game("dummy", 4, hand="6h 2s 3s 4s Kc", table=[(1, "7h 8h 9h")], opened=[1]), "6h")
    assert lit(table)[1] == {1: ["lay 6h on 1"]}


def test_who_lays_off_all_the_same_is_told_what_must_come_back_and_can_press_it() -> None:
    table = dummy()
    table.do([lay(said("6h"), 1)])
    assert message(table, DE) == "Anlegen darfst du erst nach deiner Erstmeldung. Nimm Herz 6 zurück."
    assert message(table, EN) == "You can lay off only after you have opened. Take the 6 of hearts back."
    assert "Herz 6 zurücknehmen" in str(line(table, DE, ()))
    press(choose(table, "2s"), Signal("press", {"action": "mend"}))
    assert cards("6h")[0] in table.view.hand and not table.state.turn.steps and table.chosen == ("2s",)
    assert table.options.discard is not None and table.cure is None


def test_a_refused_discard_says_what_taken_back_would_make_it_possible() -> None:
    #
    table = choose(game("romme", hand="7s 7h 7d 5c 4d Kc Ac 9h"), "7s 7h 7d")
    table.do(table.options.table[0].moves)
    press(choose(table, "Kc"), Signal("press", {"action": "discard"}))
    assert message(table, EN).endswith("Meld more, or take the 7 of diamonds, the 7 of hearts and the 7 of spades back.")
    press(table, Signal("press", {"action": "mend"}))
    assert len(table.view.hand) == 8 and table.refusal is None


def test_a_taken_card_that_cannot_be_laid_any_more_is_put_back_by_one_press() -> None:
    #
    table = game("romme", hand="7s 7h 5c 4d Kc Ac 9h", pile="7d", opened=[0], phase="draw")
    press(table, Signal("press", {"press": "pile"}))
    assert table.options.cure is None and message(table, EN).startswith("You took the 7 of diamonds")
    table = game("romme", hand="7s 8h 5c 4d Kc Ac 9h", pile="7d", opened=[0], phase="draw")
    assert table.options.takes == ()
    press(table, Signal("press", {"press": "pile"}))
    assert "Karo 7 zurücklegen" in str(line(table, DE, ()))
    press(table, Signal("press", {"action": "mend"}))
    assert table.view.phase == "draw" and str(table.view.pile[-1]) == "7d"


def test_the_first_take_is_lit_only_if_the_opening_can_be_made_with_it() -> None:
    #
    hand = "Qh Kh 7s 7h 7d 2c 4d 9s"
    assert game("romme", hand=hand, pile="Ah", phase="draw").options.takes == (0,)
    assert game("romme", hand=hand, pile="Ah", phase="draw", opening_points=60).options.takes == ()


# ------------------------------------------------------------------------------------------------ the line asks the laws


def test_a_card_that_may_be_kept_is_not_asked_for() -> None:
    # I-9 with `pile_free = first_turn`
    table = game("indian", hand="7s 8h 5c 4d Kc Ac 9h", pile="Jd", phase="draw", pile_free="first_turn")
    table.match.round.state.turns = [0, 0, 0]
    touched(table)
    press(table, Signal("press", {"press": "pile"}))
    assert message(table, EN) == "Meld, or discard a card."


def test_after_a_swap_the_joker_is_asked_for() -> None:
    #
    table = choose(game("romme", hand="7h 5c 4c 9s 2d", table=[(1, "6h *=7h 8h")], opened=[0, 1]), "7h")
    table.do(table.options.melds[1][0].moves)
    assert message(table, DE).startswith("Der getauschte Joker muss in diesem Zug in eine neue Figur.")


def test_the_last_take_asks_for_the_knock() -> None:
    # D-21
    table = game("dummy", hand="Qs Qd 2h", pile="7d Qh", opened=[0], phase="draw")
    table.match.round.state.stock = []
    touched(table)
    assert message(table, EN) == "The stock is empty: take from the discard pile if you can go out with it, otherwise pass."
    press(table, Signal("press", {"press": "row", "at": "1"}))
    press(table, Signal("press", {"press": "row", "at": "1"}))
    assert "The stock is empty: you may take from the discard pile only to go out now." in message(table, EN)


def test_an_opening_is_met_when_the_laws_say_so() -> None:
    # `opening_pure_run` beside the points
    table = choose(game("romme", hand="Ks Kh Kd 5c 7h Qs Qh Qd", opening_pure_run="on"), "Ks Kh Kd")
    table.do(table.options.table[0].moves)
    table.do(choose(table, "Qs Qh Qd").options.table[0].moves)
    assert not table.opening_is_met and "reine Folge" in message(table, DE)


def test_the_same_refusal_again_is_another_element() -> None:
    table = game("romme", hand="7s 8h 5c 4d Kc Ac 9h")
    keys = []
    for _ in range(2):
        press(table, Signal("press", {"action": "lay"}))
        keys.append(next(node.key for node in walk(line(table, DE, ())) if node.attributes.get("class") == "said"))
        assert words(line(table, DE, ())).startswith("Tippe zuerst die Karten der Figur an")
    assert keys[0] != keys[1]


# ------------------------------------------------------------------------------------------------ penalties


def test_a_discard_that_costs_points_says_so_before() -> None:
    # D-24
    table = choose(game("dummy", hand="6h 2s 4d 9c", table=[(1, "7h 8h 9h")], opened=[1]), "6h")
    assert message(table, DE).endswith("Legst du sie ab, kostet dich das 50 Punkte: Sie passt an eine Figur.")
    assert "kostet" not in message(choose(table, "6h 2s"), DE)
    table = choose(table, "2s 6h")
    table.warns = False
    assert "kostet" not in message(table, DE)


def test_so_it_does_where_somebody_has_to_notice_and_where_units_are_paid() -> None:
    # D-24, D-35
    lies = [(1, "7h 8h 9h")]
    claimed = choose(game("dummy", hand="6h 2s 4d 9c", table=lies, opened=[1], penalty_notice="claim"), "6h")
    assert "kann dich das 50 Punkte kosten, wenn es jemand merkt" in message(claimed, DE)
    paid = choose(game("knock_dummy", hand="6h 2s 4d 9c", table=lies, opened=[1]), "6h")
    assert "costs you 2 units" in message(paid, EN)
    free = choose(game("dummy", hand="6h 2s 4d 9c", table=lies, opened=[1], penalty_notice="off"), "6h")
    assert "kost" not in message(free, DE)


def test_so_do_the_full_pile_and_the_head() -> None:
    # D-34, D-32
    full = choose(game("dummy", hand="6h 2s 4d 9c", pile="Kc 7h 8h", penalty_full_discard=50), "6h")
    assert "two cards on top of the pile" in message(full, EN)
    head = game("dummy", hand="6h 2s 4d 9c", pile="7h Kc", penalty_head_feed=50)
    assert "with the head card" in message(choose(head, "6h"), EN)
    assert "head" not in message(choose(head, "6h 2s"), EN)
    closing = game("dummy", hand="6h", table=[(1, "7h 8h 9h")], opened=[0, 1])
    assert "costs" not in message(closing, EN)


def test_what_was_paid_stays_in_sight_until_the_next_own_move() -> None:
    page, app = opened("rules=dummy&players=3&seed=5&pace=0")
    assert app.shell.game is not None
    state = app.shell.game.match.round.state
    table = game("dummy", hand="6h 2s 4d 9c", table=[(1, "7h 8h 9h")], opened=[1])
    table.match.round.state.stock = state.stock
    app.shell.sit_down(table)
    app.show()
    page.press(data_key="6h")
    page.press(data_action="discard")
    assert app.shell.game.your_turn and "Strafe für dich, 50 Punkte" in page.text()
    assert page.text().count("Strafe für dich") == 1
    page.press(data_zone="stock")
    assert "Strafe für dich" not in page.text()


def test_the_warning_is_a_choice_that_is_kept() -> None:
    page, app = opened("rules=dummy&players=3&seed=5&pace=0")
    page.press(data_action="menu")
    page.press(data_action="warnings", data_value="off")
    assert app.shell.game is not None and not app.shell.game.warns and '"warnings": "off"' in page.kept["setup"]
    assert not opened("rules=romme&players=3&seed=5&pace=0")[0].find(data_action="warnings")


def test_what_is_said_of_copying_is_heard_each_time() -> None:
    page, _ = opened("rules=romme&players=3&seed=5&pace=0")
    page.press(data_action="menu")
    page.press(data_action="save_file")
    heard = []
    for _ in range(2):
        page.press(data_action="copy")
        heard.append(next(node for node in page.find(role="status") if node.key == "notice").children)
    assert heard[0] != heard[1] and [words(each) for each in heard[0]] == [words(each) for each in heard[1]]


def test_a_joker_that_need_only_be_laid_off_leaves_a_small_hand_its_swap() -> None:
    """Four cards are left after the swap, of which the joker alone must go: the turn can end, so that the meld is lit (R-20)."""
    table = game("romme", 3, hand="5h 9c 2d Ks", table=[(1, "4h *=5h 6h")], opened=(0, 1), joker_reuse="lay")
    choose(table, "5h")
    assert [way.kind for way in table.options.melds[1]] == ["swap"]
    table.do(table.options.melds[1][0].moves)
    assert table.options.cure is None

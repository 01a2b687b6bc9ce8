"""Claims at the table: the button, the wait of the next opponent, right and wrong claims, and who else notices."""

from __future__ import annotations

import asyncio

import pytest

from engine.cards import cards
from engine.laws.penalties import is_claimed
from engine.moves import DRAW, claim, discard
from engine.shuffle import Chance
from engine.verdict import forbids
from engine.view import View
from tests.ui.paper import Paper
from tests.ui.tables import game, touched
from ui.browser.tree import Node
from ui.game.claims import claim_discard, may_claim
from ui.game.game import Game
from ui.game.opponents import play_until_you
from ui.game.pace import Pace
from ui.loop import App
from ui.parts.texts import Texts
from ui.table.bar import bar
from ui.table.say import message
from ui.table.told import told

TEXTS = Texts("de")
NINES = [(1, "9s 9h 9d")]


def discarded(written: str, by: int = 2, players: int = 3) -> Game:
    """A table where that seat has just discarded that card beside a set of nines."""
    table = game("dummy", players, table=NINES, opened=[1], penalty_notice="claim")
    state = table.match.round.state
    state.to_move = by
    state.hands[by] = cards(f"{written} 3h")
    state.turn.hand = tuple(state.hands[by])
    table.play(discard(cards(written)[0]))
    touched(table)
    return table


def button(table: Game, action: str) -> Node:
    return next(each for each in bar(table, TEXTS).children if isinstance(each, Node) and each.key == action)


def test_there_are_no_such_buttons_where_nothing_is_claimed() -> None:
    table = game("dummy")
    assert not is_claimed(table.view.rules)
    assert not {"claim", "go_on"} & {each.key for each in bar(table, TEXTS).children if isinstance(each, Node)}


def test_a_right_claim_costs_whoever_discarded() -> None:
    table = discarded("9c")
    assert may_claim(table) and "aria-disabled" not in button(table, "claim").attributes
    assert claim_discard(table)
    assert [(each.seat, each.key, each.points) for each in table.view.penalties] == [(2, "penalty_layoff_discard", 50)]
    assert not may_claim(table) and button(table, "claim").attributes["aria-disabled"] == "true"
    assert told(table.log[-2].event, table, TEXTS) == "Dein Einspruch: Das passt an eine Figur!"


def test_a_wrong_claim_is_refused_and_costs_nothing() -> None:
    table = discarded("4c")
    assert may_claim(table)
    assert not claim_discard(table)
    assert message(table, TEXTS).startswith("Hier gibt es keinen Einspruch")
    assert table.view.penalties == [] and may_claim(table)


def test_after_the_next_draw_it_is_too_late() -> None:
    table = discarded("9c", by=2)
    table.do([DRAW])
    assert not may_claim(table) and not claim_discard(table)
    assert table.view.penalties == []


def test_ones_own_discard_is_not_claimed_by_oneself() -> None:
    assert not may_claim(discarded("9c", by=0))


def play_on(table: Game, page: Paper, pace: Pace, during: list[str]) -> None:
    """Let the opponents play; while they wait, note what is said and do what is asked."""

    def shown() -> None:
        if table.waiting:
            during.append(message(table, TEXTS))
            pace.release()

    async def keep() -> None:
        return

    async def run() -> None:
        await play_until_you(table, pace, shown, keep, lambda: True)

    page.runner.run(asyncio.wait_for(run(), 20))


def test_the_next_opponent_waits_until_one_goes_on() -> None:
    page = Paper()
    table = discarded("9c", by=1)
    table.match.round.state.claimable = None
    table.match.round.state.to_move = 1
    hand = table.match.round.state.hands[1] = cards("9c Kh 4d 7s")
    table.match.round.state.turn.drawn = "stock"
    table.match.round.state.turn.hand = tuple(hand)
    touched(table)
    during: list[str] = []
    play_on(table, page, Pace(page), during)
    assert during and all("Passt die Karte an eine Figur?" in each for each in during)
    assert table.view.to_move == 0 and not table.waiting


def test_the_page_has_the_buttons_and_goes_on() -> None:
    page = Paper("rules=dummy,penalty_notice=claim&players=2&seed=5&pace=0")
    app = App(page)
    app.begin()
    page.settle()
    assert page.find(data_action="claim", aria_disabled="true") or page.find(data_action="claim")
    assert page.find(data_action="go_on", aria_disabled="true")
    page.press(data_action="claim")
    assert app.shell.game is not None and app.shell.game.view.penalties == []


def always_noticed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Let everybody notice every mistake; returns whom was asked, in order."""
    asked: list[int] = []

    def notices(_name: str, view: View, _chance: Chance) -> bool:
        asked.append(view.seat)
        return not forbids(view.state, claim(view.seat))

    monkeypatch.setattr("ui.game.game.notices", notices)
    return asked


def test_before_the_player_draws_another_opponent_may_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = always_noticed(monkeypatch)
    table = discarded("9c", by=2)
    assert table.view.penalties == [] and asked == []
    table.do([DRAW])
    assert [(each.seat, each.points) for each in table.view.penalties] == [(2, 50)]
    assert told(table.log[-3].event, table, TEXTS) == "Anna: Das passt an eine Figur!"


def test_who_claims_first_is_the_only_one(monkeypatch: pytest.MonkeyPatch) -> None:
    always_noticed(monkeypatch)
    table = discarded("9c", by=2, players=4)
    assert claim_discard(table)
    table.do([DRAW])
    assert [each.seat for each in table.view.penalties] == [2]


def test_a_draw_that_is_refused_lets_nobody_claim(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = always_noticed(monkeypatch)
    table = discarded("9c", by=2)
    table.do([discard(table.hand[0].card)])
    assert table.refusal and asked == [] and table.view.penalties == []


def test_the_mistake_of_the_player_is_noticed_by_all_but_the_next_before_that_one_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = always_noticed(monkeypatch)
    page, table = Paper(), discarded("9c", by=0)
    play_on(table, page, Pace(page), [])
    assert asked[0] == 2
    assert (table.view.penalties[0].seat, table.view.penalties[0].points) == (0, 50)


def test_after_a_reload_in_the_middle_of_the_wait_the_next_opponent_waits_again() -> None:
    page, table = Paper(), discarded("9c", by=1)
    during: list[str] = []
    play_on(table, page, Pace(page), during)
    assert during and "Passt die Karte an eine Figur?" in during[0]

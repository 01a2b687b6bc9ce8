"""Claims at the table: the button, the wait of the next opponent, right and wrong claims, and who else notices."""

from __future__ import annotations

import asyncio

from engine.cards import cards
from engine.moves import DRAW, discard
from tests.ui.paper import Paper
from tests.ui.tables import game
from ui.app import App
from ui.bar import bar
from ui.claims import claim_discard, has_claims, may_claim
from ui.game import Game
from ui.opponents import play_until_you
from ui.pace import Pace
from ui.say import message
from ui.texts import Texts
from ui.told import told
from ui.tree import Node

TEXTS = Texts("de")
NINES = [(1, "9s 9h 9d")]


def discarded(written: str, by: int = 2, players: int = 3, **settings: object) -> Game:
    """A table where that seat has just discarded that card beside a set of nines."""
    table = game("dummy", players, table=NINES, opened=[1], penalty_notice="claim", **settings)
    state = table.match.round.state
    state.to_move = by
    state.hands[by] = cards(f"{written} 3h")
    state.turn.hand = tuple(state.hands[by])
    table.play(discard(cards(written)[0]))
    table.refresh()
    return table


def button(table: Game, action: str) -> Node:
    return next(each for each in bar(table, TEXTS).children if isinstance(each, Node) and each.key == action)


def test_there_are_no_such_buttons_where_nothing_is_claimed() -> None:
    table = game("dummy")
    assert not has_claims(table.view.rules)
    assert not {"claim", "go_on"} & {each.key for each in bar(table, TEXTS).children if isinstance(each, Node)}


def test_a_right_claim_costs_whoever_discarded() -> None:
    table = discarded("9c")
    assert may_claim(table) and "aria-disabled" not in button(table, "claim").attributes
    assert claim_discard(table)
    assert [(each.seat, each.key, each.points) for each in table.view.penalties] == [(2, "penalty_layoff_discard", 50)]
    assert not may_claim(table) and button(table, "claim").attributes["aria-disabled"] == "true"
    assert told(table.log[-2].event, table, TEXTS) == "Du meldest: Das passt an eine Figur!"


def test_a_wrong_claim_is_refused_and_costs_nothing() -> None:
    table = discarded("4c")
    assert may_claim(table)
    assert not claim_discard(table)
    assert message(table, TEXTS).startswith("Hier ist nichts zu melden")
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
    table.refresh()
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
    assert app.game is not None and app.game.view.penalties == []

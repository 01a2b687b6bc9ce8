"""What is seen of a match is made when somebody asks, made anew after a change, and not made where nobody asks."""

from __future__ import annotations

import pytest

from tests.ui.tables import game, opened
from ui.game import options
from ui.game.act import choose_card


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """One entry for every search for what can be done."""
    found: list[int] = []
    search = options.options

    def counted(*asked: object) -> options.Options:
        found.append(len(found))
        return search(*asked)  # type: ignore[arg-type]

    monkeypatch.setattr(options, "options", counted)
    return found


def test_nothing_is_searched_before_somebody_asks_and_then_once(searches: list[int]) -> None:
    table = game("romme", hand="7h 8h 9h Kc 3d")
    table.sort("rank")
    for key in ("7h", "8h", "9h"):
        choose_card(table, key)
    assert not searches
    assert table.options.table and table.options is table.options
    assert len(searches) == 1


def test_a_move_a_choice_and_the_end_of_the_turn_are_seen_at_once() -> None:
    table = game("romme", hand="7h 8h 9h Kc 3d", opened=[0])
    seen = table.view
    assert table.view is seen and not table.options.table
    table.chosen = ("7h", "8h", "9h")
    assert table.view is seen and len(table.options.table) == 1
    table.play(table.options.table[0].moves[0])
    assert table.view is not seen and [each.key for each in table.hand] == ["Kc", "3d"]
    table.saving = True
    assert table.options is options.NOTHING
    table.saving = False
    assert table.options.undo


def test_a_press_of_the_player_costs_one_search(searches: list[int]) -> None:
    page, app = opened("rules=indian&players=4&seed=5&pace=0")
    assert app.shell.game and app.shell.game.your_turn
    searches.clear()
    page.press(data_press="stock")
    assert len(searches) == 1
    page.press(data_key=app.shell.game.hand[0].key)
    assert len(searches) == 2


def test_the_moves_of_the_others_cost_none(searches: list[int]) -> None:
    page, app = opened("rules=indian&players=4&seed=7&pace=0")
    page.press(data_press="stock")
    assert app.shell.game
    page.press(data_key=app.shell.game.hand[0].key)
    searches.clear()
    played = len(app.shell.game.match.round.played)
    page.press(data_action="discard")
    page.settle()
    assert app.shell.game.your_turn and len(app.shell.game.match.round.played) >= played + 7
    assert len(searches) == 1, "only what can be done in the new turn is searched for"


def test_who_only_watches_asks_for_no_search(searches: list[int]) -> None:
    table = game("indian")
    table.watched = "watch.elsewhere"
    assert table.options is options.NOTHING and not searches

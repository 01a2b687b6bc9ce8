"""Presses that come faster than moves are kept: a move is played once, and the others play when it is their turn, and once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from itertools import pairwise
from typing import Any

import pytest

from tests.ui.paper import Paper
from ui.browser.page import Kept, Signal
from ui.loop import App

GAMES = ("indian", "dummy", "romme,opening_points=0")


class SlowPaper(Paper):
    """A page where things run beside each other, and where it takes some moments until a match is kept."""

    def __init__(self, address: str, moments: int) -> None:
        super().__init__(address)
        self.moments = moments
        self.running: set[asyncio.Future[None]] = set()

    def begin(self, task: Coroutine[Any, Any, None]) -> None:
        self.running.add(asyncio.ensure_future(task))

    def save(self, match: Kept, result: str, then: Callable[[str], None]) -> None:
        async def later() -> None:
            for _ in range(self.moments):
                await asyncio.sleep(0)
            super(SlowPaper, self).save(match, result, then)

        self.begin(later())

    async def rest(self) -> None:
        """Let everything that runs come to its end; what went wrong in it is raised."""
        while self.running:
            await self.running.pop()

    def press_often(self, times: int, **attributes: str) -> None:
        """Press what is there that often before anything else can happen."""
        (found, *_) = self.find(**attributes)
        data = {name.removeprefix("data-"): value for name, value in found.attributes.items() if name.startswith("data-")}
        for _ in range(times):
            self.heard(Signal("press", data))


async def play(rules: str, presses: int, moments: int) -> App:
    """Some turns in which every press comes so many times."""
    page = SlowPaper(f"rules={rules}&players=3&seed=aa&pace=0", moments)
    app = App(page)
    app.begin()
    await page.rest()
    for _ in range(6):
        assert app.shell.game is not None
        if app.shell.game.view.over:
            break
        if app.shell.game.view.phase == "draw":
            page.press_often(presses, data_action="draw")
            await page.rest()
        page.press_often(1, data_key=app.shell.game.hand[-1].key)
        page.press_often(presses, data_action="discard")
        await page.rest()
    return app


@pytest.mark.parametrize("moments", [1, 3])
@pytest.mark.parametrize("presses", [2, 5])
@pytest.mark.parametrize("rules", GAMES)
def test_a_press_that_is_repeated_plays_nothing_for_anybody(rules: str, presses: int, moments: int) -> None:
    """It is the player's turn again after each, and everybody has had as many turns."""
    with asyncio.Runner() as runner:
        app = runner.run(play(rules, presses, moments))
    assert app.shell.game is not None
    turns = app.shell.game.state.turns
    assert sum(turns) == len([each for each in app.shell.game.match.round.played if each.move.kind == "discard"])
    assert app.shell.game.view.over or app.shell.game.your_turn
    drawn = [each.seat for each in app.shell.game.match.round.played if each.move.kind in ("draw", "take")]
    assert max(turns) - min(turns) <= 1 and all(one != other for one, other in pairwise(drawn))

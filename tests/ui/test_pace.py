"""The pace of the opponents: it can be cut short, and nothing happens while nobody looks."""

from __future__ import annotations

import asyncio

from engine.cards import cards
from engine.events import Event
from engine.moves import Said
from engine.state import Step
from tests.ui.paper import Paper
from tests.ui.tables import game, touched
from ui.game.opponents import beats
from ui.game.pace import Pace


async def done_soon(waiting: asyncio.Task[None]) -> bool:
    """Is it done after everything that is ready has run?"""
    for _ in range(5):
        await asyncio.sleep(0)
    return waiting.done()


def test_at_once_is_at_once() -> None:
    async def play() -> None:
        assert await done_soon(asyncio.create_task(Pace(Paper()).rest("once", 100)))

    asyncio.run(play())


def test_a_press_cuts_a_pause_short() -> None:
    async def play() -> None:
        pace = Pace(Paper())
        waiting = asyncio.create_task(pace.rest("slow", 1000))
        assert not await done_soon(waiting)
        pace.skip()
        await asyncio.wait_for(waiting, 10)

    asyncio.run(play())


def test_a_press_before_does_not_skip_the_next_pause() -> None:
    async def play() -> None:
        pace = Pace(Paper())
        pace.skip()
        waiting = asyncio.create_task(pace.rest("slow", 1000))
        assert not await done_soon(waiting)
        waiting.cancel()

    asyncio.run(play())


def test_nothing_happens_while_nobody_looks() -> None:
    async def play() -> None:
        page = Paper()
        page.hidden = True
        pace = Pace(page)
        waiting = asyncio.create_task(pace.rest("once"))
        assert not await done_soon(waiting)
        pace.go_on()
        assert await done_soon(waiting)
        pace.halt()
        assert not await done_soon(asyncio.create_task(pace.rest("once")))

    asyncio.run(play())


def test_what_was_laid_is_shown_the_longer_the_more_it_is() -> None:
    table = game("romme", 3)
    table.match.round.state.to_move = 1
    touched(table)

    def shown(cards_laid: int) -> float:
        step = Step("meld", 1, (Said(cards("7h")[0], None),) * cards_laid)
        return beats((Event("laid", 2, steps=(step,)), Event("discarded", 2, tuple(cards("Kd")))), table)

    assert shown(3) < shown(6) < shown(12)
    assert shown(60) < 10

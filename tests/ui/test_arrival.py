"""Addresses that follow each other faster than anything can be done about them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from tests.ui.tables import opened
from tests.ui.test_presses import SlowPaper
from ui.app import App
from ui.game import Game
from ui.page import Signal

FIRST, SECOND = "rules=dummy&players=2&seed=5&pace=0", "rules=indian&players=2&seed=6&pace=0"


def test_an_address_that_is_told_twice_deals_once() -> None:
    """The second time comes before the first match has been kept."""

    async def arrive() -> SlowPaper:
        page = SlowPaper(FIRST, 3)
        App(page).begin()
        await page.rest()
        page.hash = SECOND
        for _ in range(2):
            page.heard(Signal("address", {}))
        await page.rest()
        return page

    with asyncio.Runner() as runner:
        assert len(runner.run(arrive()).saved) == 2


def test_a_match_that_is_found_too_late_takes_nobody_from_another_table(monkeypatch: pytest.MonkeyPatch) -> None:
    page, app = opened(FIRST)
    page.hash = ""
    page.tell("address")
    found: list[Callable[[], None]] = []
    now = app.keeper.open

    def later(name: str, pace: str, then: Callable[[Game | None], None]) -> None:
        found.append(lambda: now(name, pace, then))

    monkeypatch.setattr(app.keeper, "open", later)
    page.hash = FIRST
    page.tell("address")
    page.hash = SECOND
    page.tell("address")
    for each in found:
        each()
    page.settle()
    assert app.game is not None and app.game.address == SECOND

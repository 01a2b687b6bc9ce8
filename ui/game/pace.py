"""The pace at which opponents play: pauses that a press cuts short, and a halt while nobody looks."""

from __future__ import annotations

import asyncio
from typing import Final

from ui.browser.page import Page

_TO_CLAIM: Final = {"slow": 9.0, "normal": 6.0, "once": 3.0}
"""How long the next opponent waits for a claim, in seconds."""

_SECONDS: Final = {"slow": 2.2, "normal": 0.8, "once": 0.0}


class Pace:
    """Pauses between the moves of the opponents."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._skip = asyncio.Event()
        self._go = asyncio.Event()
        self._looked_at = asyncio.Event()
        if not page.is_hidden():
            self._looked_at.set()

    def skip(self) -> None:
        """Cut the pause short that is going on."""
        self._skip.set()

    def release(self) -> None:
        """End the wait for a claim."""
        self._go.set()

    async def hold(self, pace: str) -> None:
        """Wait for a claim, long enough to look at the table, or until it is over; in any case until somebody looks."""
        self._go.clear()
        await self._looked_at.wait()
        await self._pause(_TO_CLAIM[pace], self._go)
        await self._looked_at.wait()

    def halt(self) -> None:
        """Nobody looks: nothing happens until somebody does."""
        self._looked_at.clear()

    def go_on(self) -> None:
        """Somebody looks again."""
        self._looked_at.set()

    async def rest(self, pace: str, beats: float = 1.0) -> None:
        """Pause for so many beats of that pace, and in any case let the page do its work and wait until somebody looks."""
        self._skip.clear()
        await asyncio.sleep(0)
        if seconds := _SECONDS[pace] * beats:
            await self._pause(seconds, self._skip)
        await self._looked_at.wait()

    @staticmethod
    async def _pause(seconds: float, end: asyncio.Event) -> None:
        try:
            await asyncio.wait_for(end.wait(), seconds)
        except TimeoutError:
            return


PACES: Final = ("slow", "normal", "once")
"""How fast the opponents play; in the address `0` means at once."""

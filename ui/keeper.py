"""Who keeps the matches: every move, before the next one can be made, and what was left when the page was closed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from ui import saves
from ui.game import Game
from ui.page import Page


class Keeper:
    """Keeps matches in the page; `refused` says that it once could not, which is told once."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.refused = False

    def left(self, pace: str) -> Game | None:
        """The newest match that was left before its end, as far as it can be read."""
        kept = (saves.saved(words) for words in self.page.matches())
        return next((game for each in kept if each and (game := saves.resumed(each, pace))), None)

    def keep(self, game: Game, then: Callable[[], None]) -> None:
        """Keep the match for good; until that is done, nothing can be played in it. One that is over is kept no longer."""
        game.saving, game.unsaved = True, False
        self.page.mark(data_turn="busy")

        def kept(problem: str) -> None:
            game.saving = False
            game.unkept = game.unkept or (bool(problem) and not self.refused)
            self.refused = self.refused or bool(problem)
            game.refresh()
            then()

        if game.match.over:
            self.page.forget(game.name)
            kept("")
        else:
            self.page.save(game.name, saves.written(game), kept)

    async def kept(self, game: Game) -> None:
        """Keep the match, and wait until it is."""
        done = asyncio.Event()
        self.keep(game, done.set)
        await done.wait()

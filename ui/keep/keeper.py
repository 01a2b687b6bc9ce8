"""Who keeps the matches: every move, before the next one can be made, and what was left when the page was closed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from engine.errors import Refusal
from ui.browser.page import LOST, Kept, Page
from ui.game.game import Game
from ui.keep import digest, result, saves
from ui.keep.digest import About

MOST_FINISHED: Final = 50
"""So many matches that are over are kept; of more, the oldest go first. Those that go on stay until somebody ends them."""


class Row(NamedTuple):
    """A kept match in the list: its name among the kept ones, when it was kept last, and what is told of it, if that is legible."""

    name: str
    when: float
    about: About | None

    @property
    def over(self) -> bool:
        """Is it known to be over?"""
        return self.about is not None and self.about.over

    @property
    def brought(self) -> bool:
        """Was it brought in from elsewhere, and not played on here since?"""
        return self.about is not None and self.about.brought


class Keeper:
    """Keeps matches in the page.

    `rows` are the kept matches, the newest first; `broken` says of some of them why they cannot be read, `sound` holds the words
    of those that could be, and what they are like; `refused` says that the page cannot keep a match just now, which is told once.

    `problem` is what went wrong when something was to be kept last, `unreadable` why nothing can be read; `undeleted` says that the
    page has just refused to delete a match.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self.rows: list[Row] = []
        self.broken: dict[str, Refusal] = {}
        self.sound: dict[str, tuple[str, About]] = {}
        self.refused = False
        self.problem = ""
        self.unreadable = ""
        self.undeleted = False
        self._forgotten: set[str] = set()

    def look(self) -> None:
        """See what is kept, as the page has looked at it last."""
        self.rows = [Row(each.name, each.when, digest.read(each.about)) for each in self.page.matches()]

    def newest(self, address: str = "") -> Row | None:
        """The match that was played last and can go on; for an address, the newest that it has begun, even if it is over."""
        legible = [row for row in self.rows if row.name not in self.broken]
        if address:
            return next((row for row in legible if row.about and row.about.address == address), None)
        return next((row for row in legible if not (row.over or row.brought)), None)

    def open(self, name: str, pace: str, then: Callable[[Game | None], None]) -> None:
        """Read a match again; nothing where it cannot be read, which `broken` then explains."""

        def found(words: str) -> None:
            try:
                game = saves.resumed(saves.saved(name, words), pace)
            except Refusal as refusal:
                self.broken[name] = refusal
                then(None)
            else:
                self.know(name, words, digest.about(game))
                then(game)

        self.page.read(name, found)

    def know(self, name: str, words: str, told: About) -> bool:
        """Note that a match can be read and what it is really like; whether something else was told of it."""
        self.sound[name] = (words, told)
        before = self.rows
        self.rows = [row._replace(about=told._replace(brought=row.brought)) if row.name == name else row for row in before]
        return self.rows != before

    # ------------------------------------------------------------------------------------------------ keeping

    def keep(self, game: Game, then: Callable[[], None]) -> None:
        """Keep the match for good; until that is done, nothing can be played in it."""
        game.saving, game.unsaved = True, False
        self.page.mark(data_turn="busy")

        def kept(problem: str) -> None:
            game.saving = False
            cannot = problem not in ("", LOST)
            game.problem = problem
            game.unkept = game.unkept or (cannot and not self.refused)
            self.refused = cannot or (self.refused and problem == LOST)
            if not problem:
                self._make_room()
            then()

        if game.name in self._forgotten:
            kept("")
        else:
            self._save(game, digest.about(game), kept, result.written(result.result(game)))

    def _save(self, game: Game, told: About, then: Callable[[str], None], counted: str = "") -> None:
        """Keep a match as it is now, and in the same breath its result, if it has come to one with the last move."""
        words = saves.written(game)
        when = self._now()

        def kept(problem: str) -> None:
            self.problem = "" if problem == LOST else problem
            if not problem and game.name not in self._forgotten:
                self.rows = [Row(game.name, when, told), *(row for row in self.rows if row.name != game.name)]
                self.sound[game.name] = (words, told)
            then(problem)

        self.page.save(Kept(game.name, when, digest.written(told), words), counted, kept)

    def _now(self) -> float:
        """The time by the clock, but later than that of any kept match: a clock that is set back makes none of them the newest."""
        return max([time.time() * 1000, *(row.when + 1 for row in self.rows)])

    def _make_room(self) -> None:
        """Forget the oldest of too many matches that are over."""
        finished = [row for row in self.rows if row.over]
        for row in finished[MOST_FINISHED:]:
            self.forget(row.name)

    def has_room(self) -> bool:
        """Can one more match that is over be kept without another one going?"""
        return sum(row.over for row in self.rows) < MOST_FINISHED

    async def kept(self, game: Game) -> None:
        """Keep the match, and wait until it is."""
        done = asyncio.Event()
        self.keep(game, done.set)
        await done.wait()

    async def stored(self, game: Game) -> str:
        """Keep a match that was brought in, and drive none out for it; what went wrong, nothing if all is well."""
        done: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._save(game, digest.about(game)._replace(brought=True), done.set_result)
        return await done

    def leave(self, game: Game) -> None:
        """The table is left: a match that is over is no longer found by its address, which then deals anew.

        If it could not be kept when it ended, this is the last time that it and its result may be.
        """
        if game.match.over and (game.address or game.problem):
            game.address = ""
            told = digest.about(game)
            self._save(game, told, lambda problem: None, result.written(result.result(game)) if game.problem else "")

    def forget(self, name: str, then: Callable[[], None] = lambda: None) -> None:
        """Keep that match no longer; where the page refuses, it is as it was, and `undeleted` says so."""
        rows, broken, sound = self.rows, self.broken.pop(name, None), self.sound.pop(name, None)
        self._forgotten.add(name)
        self.rows = [row for row in rows if row.name != name]

        def forgotten(problem: str) -> None:
            self.undeleted = bool(problem)
            if problem:
                self._forgotten.discard(name)
                self.rows = sorted([*self.rows, *(row for row in rows if row.name == name)], key=lambda row: -row.when)
                self.broken |= {name: broken} if broken else {}
                self.sound |= {name: sound} if sound else {}
            then()

        self.page.forget(name, forgotten)

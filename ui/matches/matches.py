"""The kept matches as they are looked at: what is known of each, one ended for good, and others brought in."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import NamedTuple

from engine.errors import Refusal
from engine.match import Match
from engine.record import Part, read_as_far, write
from ui.browser.page import Kept
from ui.game.game import Game
from ui.keep import digest
from ui.keep.digest import About
from ui.keep.keeper import Row
from ui.keep.saves import saved
from ui.keep.words import title
from ui.matches import carrying
from ui.matches.carrying import Brought
from ui.matches.showing import Showing
from ui.shell import course
from ui.shell.shell import Shell


class Result(NamedTuple):
    """What has become of a record that was brought in: what it is called, and the name under which it is kept or why it is not.

    `told` is the text that says so, `refusal` the reasons of the engine if it refuses.
    """

    what: str
    told: str
    name: str = ""
    refusal: Refusal | None = None


class Matches:
    """The kept matches.

    `show` shows them as they are now if they are looked at, `is_open` says whether anybody still does or will come back to them.

    `words` are the kept ones by their names; `top` names the sheet of paper on top, `asked` the match that it is about, `typed`
    what was pasted there; `results` are those of what was brought in, `busy` says that more are being read, which putting the
    sheet away stops.
    """

    def __init__(self, shell: Shell, show: Callable[[], None], is_open: Callable[[], bool]) -> None:
        self.shell = shell
        self.show = show
        self.is_open = is_open
        self.words: dict[str, str] = {}
        self.top = ""
        self.asked = ""
        self.typed = ""
        self.results: list[Result] = []
        self.busy = False
        self._showing = Showing(show)
        shell.page.everything(self._found)

    def _found(self, kept: list[Kept]) -> None:
        """The page has told which matches there are: show them, and then see which of them can be read."""
        self.words = {each.name: each.words for each in kept}
        self.shell.keeper.rows = [Row(each.name, each.when, digest.read(each.about)) for each in kept]
        self.show()
        self.shell.page.begin(self._check())

    async def _check(self) -> None:
        """Read every match once, the newest first, and say which cannot be read."""
        for name, words in list(self.words.items()):
            await asyncio.sleep(0)
            if name not in self.shell.keeper.broken and await self._is_news(name, words):
                self._showing.soon()
        self.show()

    async def _is_news(self, name: str, words: str) -> bool:
        """Read a match; whether it is other than was told of it."""
        keeper = self.shell.keeper
        try:
            told = await self._like(name, words)
        except Refusal as refusal:
            if name in self.words:  # it may have been deleted meanwhile
                keeper.broken[name] = refusal
            return name in self.words
        return name in self.words and keeper.know(name, words, told)

    async def _like(self, name: str, words: str) -> About:
        """What a match is really like: what was told of it may be old, or not true. Raises `Refusal` if it cannot be read."""
        known, told = self.shell.keeper.sound.get(name, ("", None))
        if told and known == words:
            return told
        kept = saved(name, words)
        return digest.of(await carrying.read_slowly(kept.record), kept.level, kept.address)

    # ------------------------------------------------------------------------------------------------ what is done

    def open(self, name: str, asked: str = "") -> None:
        """Lay a sheet on top, perhaps about one match; without a name, put it away."""
        self.shell.keeper.undeleted = False
        self.top = name
        self.asked = asked
        self.typed = ""
        self.results = []
        self.busy = False

    def row(self, name: str) -> Row | None:
        """What the list tells of that match."""
        return next((row for row in self.shell.keeper.rows if row.name == name), None)

    def as_far(self, name: str) -> Match | None:
        """That match as far as it can be read; nothing where that is nowhere. What is wrong with it is noted."""
        match, refusal = read_as_far(saved(name, self.words[name]).record)
        if refusal:
            self.shell.keeper.broken[name] = refusal
        return match

    def delete(self) -> None:
        """Keep that match no longer, if the page does as it is told; otherwise the list says so."""
        name, words = self.asked, self.words.pop(self.asked, None)

        def deleted() -> None:
            if self.shell.keeper.undeleted and words is not None:
                self.words[name] = words
            self.show()

        self.open("")
        self.shell.keeper.forget(name, deleted)

    # ------------------------------------------------------------------------------------------------ bringing in

    def paste(self, words: str, problem: str) -> None:
        """Note what was pasted, unless it was not even looked at.

        What was said before stays: without it the sheet would shrink while a button on it is being pressed.
        """
        self.typed = words
        if problem and not self.busy:
            self.results = [Result("", f"bring.{problem}")]

    def bring(self, brought: list[Brought]) -> None:
        """Take in what was chosen or pasted, one record after the other."""
        if not self.busy and brought:
            self.results = []
            self.busy = True
            self.shell.page.begin(self._bring(brought))

    async def _bring(self, brought: list[Brought]) -> None:
        """Take in what there is, as long as the sheet lies there that says what becomes of it."""
        results = self.results
        try:
            known = {saved(name, words).record: name for name, words in self.words.items()}
            for text, part in carrying.parted(brought):
                results.append(await self._bring_one(text, part, known))
                self._showing.soon()
                await asyncio.sleep(0)
                if self.results is not results or not self.is_open():
                    break
        finally:
            if self.results is results:
                self.busy = False
            self.shell.page.everything(self._found)

    async def _bring_one(self, text: Brought, part: Part | None, known: dict[str, str]) -> Result:
        """Take in one record, unless it cannot be read or is here already."""
        if part is None:
            return Result(text.name, f"bring.{text.problem}")
        if not carrying.names_rules(part):
            return Result(text.name, "bring.no_match")
        try:
            match = await carrying.read_slowly(part.text, part.line)
        except Refusal as refusal:
            return Result(text.name, "bring.refused", refusal=refusal)
        return await self._take_in(Game(carrying.with_tidy_names(match), carrying.level_of(part), self.shell.setup.pace), known)

    async def _take_in(self, game: Game, known: dict[str, str]) -> Result:
        """Keep a match that was brought in, unless it is `known` by its record or would drive out another one."""
        what = title(digest.about(game), self.shell.texts)
        record = write(game.match)
        if record in known:
            return Result(what, "bring.known", known[record])
        if game.match.over and not self.shell.keeper.has_room():
            return Result(what, "bring.many")
        game.name = self.shell.page.random_hex(course.NAME_SIZE)
        game.origin = "brought"
        problem = await self.shell.keeper.stored(game)
        if problem:
            return Result(what, "bring.full")
        known[record] = game.name
        self.words[game.name], _ = self.shell.keeper.sound[game.name]
        return Result(what, "bring.taken", game.name)

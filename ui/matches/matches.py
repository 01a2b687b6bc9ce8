"""The kept matches as a screen: each to go on with, to carry away or to end, and the way for others to come in."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, NamedTuple

from engine.errors import Refusal
from engine.record import Part, read_as_far, write
from ui.browser.page import Kept, Signal
from ui.browser.tree import Node
from ui.game.game import Game
from ui.keep import digest
from ui.keep.digest import About
from ui.keep.keeper import Row
from ui.keep.saves import saved
from ui.keep.words import title
from ui.matches import carrying
from ui.matches.carrying import Brought
from ui.matches.export import Export, File, about_file
from ui.matches.screen import screen
from ui.matches.showing import Showing
from ui.matches.tops import top
from ui.replay.replay import Replay
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
    """The screen of the kept matches.

    `words` are the kept ones by their names; `top` names the sheet of paper on top, `asked` the match that it is about, `typed`
    what was pasted there; `results` are those of what was brought in, `busy` says that more are being read, which putting the
    sheet away stops.
    """

    name: Final = "matches"

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        self.words: dict[str, str] = {}
        self.top = ""
        self.asked = ""
        self.typed = ""
        self.results: list[Result] = []
        self.busy = False
        self._showing = Showing(self._show)
        shell.page.everything(self._found)

    def _found(self, kept: list[Kept]) -> None:
        """The page has told which matches there are: show them, and then see which of them can be read."""
        self.words = {each.name: each.words for each in kept}
        self.shell.keeper.rows = [Row(each.name, each.when, digest.read(each.about)) for each in kept]
        self._show()
        self.shell.page.begin(self._check())

    async def _check(self) -> None:
        """Read every match once, the newest first, and say which cannot be read."""
        for name, words in list(self.words.items()):
            await asyncio.sleep(0)
            if name not in self.shell.keeper.broken and await self._is_news(name, words):
                self._showing.soon()
        self._show()

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

    def _show(self) -> None:
        if self.shell.aside is self:
            self.shell.show()

    # ------------------------------------------------------------------------------------------------ what is seen

    @property
    def covered(self) -> bool:
        """Does a sheet lie on top?"""
        return bool(self.top)

    def nodes(self, shell: Shell) -> tuple[Node, ...]:
        """The list, and the sheet on top of it."""
        above = top(self, shell.texts)
        below = screen(self, shell.texts)
        return (below, above) if above else (below,)

    def close(self) -> None:
        """Put away the sheet on top."""
        self.open("")

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

    # ------------------------------------------------------------------------------------------------ what is heard

    def hear(self, shell: Shell, signal: Signal) -> bool:  # noqa: ARG002
        """Answer what was pressed or chosen."""
        what = signal.data.get("change", "") if signal.kind == "change" else signal.action
        answer = _ANSWERS.get(what)
        if answer:
            answer(self, signal.data)
        return answer is not None

    def go_on(self, name: str) -> None:
        """Sit down to that match; if it cannot be read, stay here and say why."""
        course.go_on(self.shell, name, self._show)

    def replay(self, name: str) -> None:
        """Look at that match from its beginning, as far as it can be read; if that is nowhere, stay here and say why."""
        match, refusal = read_as_far(saved(name, self.words[name]).record)
        if refusal:
            self.shell.keeper.broken[name] = refusal
        if match:
            self.shell.go(Replay(match))

    def delete(self) -> None:
        """Keep that match no longer, if the page does as it is told; otherwise the list says so."""
        name, words = self.asked, self.words.pop(self.asked, None)

        def deleted() -> None:
            if self.shell.keeper.undeleted and words is not None:
                self.words[name] = words
            self._show()

        self.open("")
        self.shell.keeper.forget(name, deleted)

    def export(self, name: str) -> None:
        """Carry one match away."""
        row = self.row(name)
        told = row.about if row else None
        what = title(told, self.shell.texts)
        words = carrying.exported(saved(name, self.words[name]), what)
        running = name not in self.shell.keeper.broken and not (told and told.over)
        self.shell.go(Export(File(carrying.file_name(told), words, what, "export.title", about_file(of=1, running=int(running)))))

    def export_all(self) -> None:
        """Carry all matches away, in one file."""
        rows = self.shell.keeper.rows
        texts = [
            carrying.exported(saved(row.name, self.words[row.name]), title(row.about, self.shell.texts))
            for row in rows
            if row.name in self.words
        ]
        what = self.shell.texts.number("matches.all", len(texts))
        heading = "export.title" if len(texts) == 1 else "export.title_all"
        tells = about_file(of=len(texts), running=sum(not row.over for row in rows))
        self.shell.go(Export(File(carrying.file_name(None), carrying.together(texts), what, heading, tells)))

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
                if self.results is not results or self not in self.shell.asides:
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


_ANSWERS: Final[dict[str, Callable[[Matches, dict[str, str]], None]]] = {
    "go_on": lambda matches, data: matches.go_on(data["value"]),
    "replay": lambda matches, data: matches.replay(data["value"]),
    "export": lambda matches, data: matches.export(data["value"]),
    "export_all": lambda matches, data: matches.export_all(),
    "ask_delete": lambda matches, data: matches.open("delete", data["value"]),
    "delete": lambda matches, data: matches.delete(),
    "bring": lambda matches, data: matches.open("bring"),
    "files": lambda matches, data: matches.bring(carrying.files(data["value"])),
    "pasted": lambda matches, data: matches.paste(data["value"], data.get("problem", "")),
    "take_in": lambda matches, data: matches.bring([Brought("", matches.typed)] if matches.typed.strip() else []),
}
"""What the controls of the screen do."""

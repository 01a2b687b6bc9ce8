"""The browser: the only module that touches JavaScript."""

from __future__ import annotations

import asyncio
import json
import sys
import traceback
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any, Final

import js
from pyodide.ffi import JsException, create_proxy

from ui.browser.page import Kept, Signal
from ui.browser.tree import Node, plain

_DRAWER: Final = "/lib/drawer.zip"


class Browser:
    """The page of the browser, by way of the helper `js/stage.js`."""

    def __init__(self) -> None:
        self._stage = js.talon.stage
        self._name = str(js.document.title)
        self._tasks: set[asyncio.Future[None]] = set()
        self._matches: list[Kept] = []
        self._heard: Callable[[Signal], None] = lambda signal: None

    async def open(self) -> None:
        """Ask for the table, and look for the matches that are kept."""
        await self.claim()

    def owns(self) -> bool:
        """Does this tab own the table?"""
        return bool(js.talon.owner.owns())

    async def claim(self) -> None:
        """Own the table if no other tab does, and look again at what is kept."""
        await js.talon.owner.claim()
        await self.look()

    async def take_over(self) -> None:
        """Own the table, whichever tab does, and look again at what is kept."""
        await js.talon.owner.takeOver()
        await self.look()

    async def look(self) -> None:
        """Look again at the matches that are kept."""
        self._matches = _kept(await js.talon.store.rows())

    def show(self, tree: tuple[Node, ...]) -> None:
        """Bring the page to look like these elements."""
        self._stage.show(json.dumps([plain(each) for each in tree]))

    def mark(self, **attributes: str) -> None:
        """Set attributes of the document itself, `data_turn` for `data-turn`."""
        for name, value in attributes.items():
            js.document.documentElement.setAttribute(name.replace("_", "-"), value)

    def title(self, words: str) -> None:
        """Say in the title of the document, behind the name that its host has given it, what is played."""
        js.document.title = f"{self._name} – {words}" if words else self._name

    def listen(self, heard: Callable[[Signal], None]) -> None:
        """Call this with everything the player does."""
        self._heard = heard
        self._stage.listen(create_proxy(lambda kind, data: heard(Signal(kind, json.loads(data)))))
        js.talon.owner.listen(create_proxy(lambda kind: heard(Signal(kind, {}))))

    def stack(self, layers: int) -> None:
        """Let the browser's way back put away so many layers before it leaves the page: `back` tells how many are `left` then."""
        js.talon.layers.stack(layers)

    def begin(self, task: Coroutine[Any, Any, None]) -> None:
        """Let something run beside the rest; it is held until it is done."""
        running = asyncio.ensure_future(task)
        self._tasks.add(running)
        running.add_done_callback(self._done)

    def _done(self, task: asyncio.Future[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()):
            js.talon.failed("".join(traceback.format_exception(fault)))

    def address(self) -> str:
        """What stands behind the `#` of the address."""
        return str(self._stage.address())

    def place(self) -> str:
        """The address of the page without what stands behind the `#`; nothing where it is a file, which nobody else can open."""
        return str(self._stage.place())

    def copy(self, words: str) -> None:
        """Copy text for pasting elsewhere, and tell with `copied` whether it could be done: `done` is then not empty."""
        self._stage.copy(words)

    def can_share(self) -> bool:
        """Can a file be handed to the device's own share sheet?"""
        return bool(js.talon.files.canShare())

    def share(self, name: str, words: str) -> None:
        """Hand a file to the share sheet, and tell with `shared` whether it went: `done` is `yes`, `no` if not wanted, or empty."""
        self._ask(js.talon.files.share(name, words), lambda done: self._heard(Signal("shared", {"done": str(done)})))

    def download(self, name: str, words: str) -> None:
        """Put a file where the browser puts what it downloads."""
        js.talon.files.download(name, words)

    def date(self, when: float, language: str) -> str:
        """A time in milliseconds since 1970 as people write it there, with the hour."""
        return str(self._stage.date(when, language))

    async def bring_drawer(self) -> bool:
        """Bring what draws QR codes; whether it is there."""
        if _DRAWER not in sys.path:
            try:
                Path(_DRAWER).write_bytes((await js.talon.drawer.zip()).to_bytes())
            except JsException:
                return False
            sys.path.append(_DRAWER)
        return True

    def print(self) -> None:
        """Offer the page for printing."""
        self._stage.print()

    def is_hidden(self) -> bool:
        """Is the page in the background?"""
        return bool(js.document.hidden)

    def random_hex(self, size: int) -> str:
        """So many random bytes of the browser's source for secrets, in hexadecimal."""
        return bytes(js.crypto.getRandomValues(js.Uint8Array.new(size)).to_py()).hex()

    def matches(self) -> list[Kept]:
        """All matches that were kept when they were looked at last, the newest first, without their words."""
        return self._matches

    def read(self, name: str, then: Callable[[str], None]) -> None:
        """The words of that match; nothing if it is not there."""
        self._ask(js.talon.store.read(name), lambda words: then(str(words)))

    def everything(self, then: Callable[[list[Kept]], None]) -> None:
        """All matches that are kept now, the newest first, with their words."""
        self._ask(js.talon.store.everything(), lambda found: then(_kept(found)))

    def save(self, match: Kept, result: str, then: Callable[[str], None]) -> None:
        """Keep a match for good, with its result if it has one, all at once; then say what went wrong: nothing, if all is well."""
        saving = js.talon.store.save(match.name, match.words, match.about, result, match.when)
        self._ask(saving, lambda problem: then(str(problem)))

    def forget(self, name: str, then: Callable[[str], None]) -> None:
        """Keep that match no longer, its result stays; then say what went wrong: nothing, if all is well."""
        self._ask(js.talon.store.forget(name), lambda problem: then(str(problem)))

    def results(self, then: Callable[[list[Kept]], None]) -> None:
        """The results of all matches that have been counted, the oldest first."""
        self._ask(js.talon.store.results(), lambda found: then(_kept(found)))

    def forget_results(self, then: Callable[[str], None]) -> None:
        """Keep no results; then say what went wrong: nothing, if all is well."""
        self._ask(js.talon.store.forgetResults(), lambda problem: then(str(problem)))

    def ask_again(self) -> None:
        """Ask the browser anew for what it has refused or not answered."""
        js.talon.store.again()

    def go_without(self) -> None:
        """Wait no longer for what the browser does not answer."""
        js.talon.patience.goOn()

    def _ask(self, promise: Awaitable[Any], then: Callable[[Any], None]) -> None:
        """Wait for what was promised beside the rest, and then go on with it."""

        async def answered() -> None:
            then(await promise)

        self.begin(answered())

    def recall(self, name: str) -> str:
        """What was kept under that name, or nothing."""
        return str(self._stage.recall(name))

    def keep(self, name: str, words: str) -> bool:
        """Keep something for the next visit; whether it is kept."""
        return bool(self._stage.keep(name, words))

    def warm(self) -> None:
        """Fetch the pictures of all cards ahead, and keep the page and what it stores for later."""
        self._stage.warm()
        js.talon.offline.begin()
        js.talon.lasting.begin()

    def update(self) -> None:
        """Go on with the new version of the page."""
        js.talon.offline.update()

    def ask_to_keep(self) -> None:
        """Ask the browser to keep what is stored, and tell with `lasting` what it has promised."""
        js.talon.lasting.ask()


def _kept(written: str) -> list[Kept]:
    """What the store tells of things that are kept."""
    found = json.loads(written)
    return [Kept(str(each["id"]), each.get("when") or 0, str(each.get("about")), str(each.get("words"))) for each in found]

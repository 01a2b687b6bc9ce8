"""The browser: the only module that touches JavaScript."""

from __future__ import annotations

import asyncio
import json
import sys
import traceback
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Final

import js
from pyodide.ffi import JsException, create_proxy

from ui.page import Signal
from ui.tree import Node, plain

_DRAWER: Final = "/lib/drawer.zip"


class Browser:
    """The page of the browser, by way of the helper `js/stage.js`."""

    def __init__(self) -> None:
        self._stage = js.talon.stage
        self._tasks: set[asyncio.Future[None]] = set()
        self._matches: list[str] = []

    async def open(self) -> None:
        """Look for the matches that are kept."""
        self._matches = json.loads(await js.talon.store.all())

    def show(self, tree: tuple[Node, ...]) -> None:
        """Bring the page to look like these elements."""
        self._stage.show(json.dumps([plain(each) for each in tree]))

    def mark(self, **attributes: str) -> None:
        """Set attributes of the document itself, `data_turn` for `data-turn`."""
        for name, value in attributes.items():
            js.document.documentElement.setAttribute(name.replace("_", "-"), value)

    def title(self, words: str) -> None:
        """Set the title of the document."""
        js.document.title = words

    def listen(self, heard: Callable[[Signal], None]) -> None:
        """Call this with everything the player does."""
        self._stage.listen(create_proxy(lambda kind, data: heard(Signal(kind, json.loads(data)))))

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
        """The address of the page without what stands behind the `#`."""
        return str(self._stage.place())

    def copy(self, words: str) -> None:
        """Copy text for pasting elsewhere, and tell with `copied` whether it could be done: `done` is then not empty."""
        self._stage.copy(words)

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

    def matches(self) -> list[str]:
        """All matches that were kept when the page was opened, the newest first."""
        return self._matches

    def save(self, name: str, words: str, then: Callable[[str], None]) -> None:
        """Keep a match for good, and then say what went wrong: nothing, if all is well."""

        async def kept() -> None:
            then(str(await js.talon.store.save(name, words)))

        self.begin(kept())

    def forget(self, name: str) -> None:
        """Keep that match no longer."""
        js.talon.store.forget(name)

    def recall(self, name: str) -> str:
        """What was kept under that name, or nothing."""
        return str(self._stage.recall(name))

    def keep(self, name: str, words: str) -> None:
        """Keep something for the next visit."""
        self._stage.keep(name, words)

    def warm(self) -> None:
        """Fetch the pictures of all cards ahead."""
        self._stage.warm()

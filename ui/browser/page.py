"""The page as the table sees it: something that shows a tree, tells what was pressed, waits and remembers."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final, NamedTuple, Protocol

from ui.browser.tree import Node


class Signal(NamedTuple):
    """Something the player or the browser did.

    `kind` is `press`, `key`, `change`, `close`, `back`, `copied`, `shared`, `address`, `shown` or `hidden`. What the page has
    found out about itself is `offline` or `lasting`.

    Of other tabs it is `lost` (the table, to one of them), `taken` (by another), `free` (as its owner is gone) or `kept` (a move
    was); `woke` is a page that was left and is shown again.

    Of what the browser lends it is `waiting`, where `about` says for what it has not answered: `storage`, `lock`, or nothing any
    more; and `unreadable`, where `problem` says why nothing that is kept can be read, or nothing.

    `data` is what the pressed or changed element carries, by name; of chosen files its `value` is a list as JSON, of each the
    `name`, the `words`, and the `problem` if it was not read: `large`, `binary` or `gone`.
    """

    kind: str
    data: dict[str, str]

    @property
    def action(self) -> str:
        """The action of the control that was pressed, if it has one."""
        return self.data.get("action", "")


class Kept(NamedTuple):
    """Something that is kept under a name: what was written, what a list says of it, and when, in milliseconds since 1970."""

    name: str
    when: float
    about: str = ""
    words: str = ""


LOST: Final = "lost"
"""What is answered to a wish to keep something in a tab that no longer owns the table."""


class Page(Protocol):
    """All that the table asks of a browser."""

    def show(self, tree: tuple[Node, ...]) -> None:
        """Bring the page to look like these elements."""

    def mark(self, **attributes: str) -> None:
        """Set attributes of the document itself, `data_turn` for `data-turn`."""

    def title(self, words: str) -> None:
        """Say in the title of the document what is played: its name, or nothing."""

    def listen(self, heard: Callable[[Signal], None]) -> None:
        """Call this with everything the player does."""

    def stack(self, layers: int) -> None:
        """Let the browser's way back put away so many layers before it leaves the page: `back` tells how many are `left` then."""

    def begin(self, task: Coroutine[Any, Any, None]) -> None:
        """Let something run beside the rest."""

    def address(self) -> str:
        """What stands behind the `#` of the address."""

    def place(self) -> str:
        """The address of the page without what stands behind the `#`; nothing where it is a file, which nobody else can open."""

    def copy(self, words: str) -> None:
        """Copy text for pasting elsewhere, and tell with `copied` whether it could be done: `done` is then not empty."""

    def can_share(self) -> bool:
        """Can a file be handed to the device's own share sheet?"""

    def share(self, name: str, words: str) -> None:
        """Hand a file to the share sheet, and tell with `shared` whether it went: `done` is `yes`, `no` if not wanted, or empty."""

    def download(self, name: str, words: str) -> None:
        """Put a file where the browser puts what it downloads."""

    def date(self, when: float, language: str) -> str:
        """A time in milliseconds since 1970 as people write it there, with the hour."""

    async def bring_drawer(self) -> bool:
        """Bring what draws QR codes; whether it is there."""

    def print(self) -> None:
        """Offer the page for printing."""

    def is_hidden(self) -> bool:
        """Is the page in the background?"""

    def random_hex(self, size: int) -> str:
        """So many random bytes from a source fit for secrets, in hexadecimal."""

    def owns(self) -> bool:
        """Does this tab own the table? Only that one may play and keep anything."""

    async def claim(self) -> None:
        """Own the table if no other tab does, and look again at what is kept."""

    async def take_over(self) -> None:
        """Own the table, whichever tab does, and look again at what is kept."""

    async def look(self) -> None:
        """Look again at what is kept."""

    def matches(self) -> list[Kept]:
        """All matches that were kept when they were looked at last, the newest first, without their words."""

    def read(self, name: str, then: Callable[[str], None]) -> None:
        """The words of that match; nothing if it is not there."""

    def everything(self, then: Callable[[list[Kept]], None]) -> None:
        """All matches that are kept now, the newest first, with their words."""

    def save(self, match: Kept, result: str, then: Callable[[str], None]) -> None:
        """Keep a match for good, with its result if it has one, all at once; then say what went wrong: nothing, if all is well.

        It is `LOST` if another tab owns the table.
        """

    def forget(self, name: str, then: Callable[[str], None]) -> None:
        """Keep that match no longer, its result stays; then say what went wrong: nothing, if all is well."""

    def results(self, then: Callable[[list[Kept]], None]) -> None:
        """The results of all matches that have been counted, the oldest first."""

    def forget_results(self, then: Callable[[str], None]) -> None:
        """Keep no results; then say what went wrong: nothing, if all is well."""

    def ask_again(self) -> None:
        """Ask the browser anew for what it has refused or not answered."""

    def go_without(self) -> None:
        """Wait no longer for what the browser does not answer: it is taken for refused."""

    def recall(self, name: str) -> str:
        """What was kept under that name, or nothing."""

    def keep(self, name: str, words: str) -> bool:
        """Keep something for the next visit; whether it is kept."""

    def update(self) -> None:
        """Go on with the new version of the page."""

    def ask_to_keep(self) -> None:
        """Ask the browser to keep what is stored, and tell with `lasting` what it has promised."""

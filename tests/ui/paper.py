"""A page of paper: it shows what the table draws, and presses what a player would press."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

from ui.browser.page import Kept, Signal
from ui.browser.tree import Child, Node


def walk(child: Child) -> Iterator[Node]:
    """Every element of the tree, parents first."""
    if isinstance(child, Node):
        yield child
        for each in child.children:
            yield from walk(each)


def words(child: Child) -> str:
    """All text in the tree, as it would be read."""
    if isinstance(child, str):
        return child
    return " ".join(filter(None, map(words, child.children)))


class Paper:
    """A page without a browser."""

    def __init__(self, address: str = "", kept: dict[str, str] | None = None) -> None:
        self.tree: tuple[Node, ...] = ()
        self.marks: dict[str, str] = {}
        self.kept = dict(kept or {})
        self.hash = address
        self.saved: dict[str, str] = {}
        self.abouts: dict[str, str] = {}
        self.counted: dict[str, str] = {}
        self.refuses = ""
        self.drawn = 0
        self.owner = True
        self.others: list[Paper] = []
        self.copied = ""
        self.home = "https://talon.example/"
        self.shares = False
        self.files: dict[str, str] = {}
        self.printed = 0
        self.updates = 0
        self.asked_to_keep = 0
        self.asked_again = 0
        self.gone_without = 0
        self.broken = False
        self.hidden = False
        self.keeps = True
        self.layers = 0
        self.left = False
        self.tasks: list[Coroutine[Any, Any, None]] = []
        self.runner = asyncio.Runner()
        self.heard: Callable[[Signal], None] = lambda signal: None

    def show(self, tree: tuple[Node, ...]) -> None:
        self.tree = tree

    def mark(self, **attributes: str) -> None:
        self.marks.update({name.replace("_", "-"): value for name, value in attributes.items()})

    def title(self, words: str) -> None:
        self.marks["title"] = words

    def listen(self, heard: Callable[[Signal], None]) -> None:
        self.heard = heard

    def stack(self, layers: int) -> None:
        self.layers = layers

    def begin(self, task: Coroutine[Any, Any, None]) -> None:
        self.tasks.append(task)

    def address(self) -> str:
        return self.hash

    def place(self) -> str:
        return self.home

    def copy(self, words: str) -> None:
        self.copied = words
        self.heard(Signal("copied", {"done": "yes"}))

    def can_share(self) -> bool:
        return self.shares

    def share(self, name: str, words: str) -> None:
        self.files[name] = words
        self.heard(Signal("shared", {"done": "yes"}))

    def download(self, name: str, words: str) -> None:
        self.files[name] = words

    def date(self, when: float, language: str) -> str:
        return f"{language} {when:.0f}"

    async def bring_drawer(self) -> bool:
        return not self.broken

    def print(self) -> None:
        self.printed += 1

    def update(self) -> None:
        self.updates += 1

    def ask_to_keep(self) -> None:
        self.asked_to_keep += 1

    def is_hidden(self) -> bool:
        return self.hidden

    def random_hex(self, size: int) -> str:
        self.drawn += 1
        return f"{0x5EEC + self.drawn:04x}" * (size // 2)

    def owns(self) -> bool:
        return self.owner

    async def claim(self) -> None:
        self.owner = not any(other.owner for other in self.others)

    async def take_over(self) -> None:
        self.owner = True
        for other in self.others:
            other.heard(Signal("lost" if other.owner else "taken", {}))
            other.owner = False

    async def look(self) -> None:
        """The other tabs write on the same paper."""

    def matches(self) -> list[Kept]:
        return [Kept(name, at, self.abouts.get(name, "")) for at, name in enumerate(self.saved)][::-1]

    def read(self, name: str, then: Callable[[str], None]) -> None:
        then(self.saved.get(name, ""))

    def everything(self, then: Callable[[list[Kept]], None]) -> None:
        then([each._replace(words=self.saved[each.name]) for each in self.matches()])

    def save(self, match: Kept, result: str, then: Callable[[str], None]) -> None:
        if not self.owner:
            then("lost")
            return
        if not self.refuses:
            self.saved.pop(match.name, None)
            self.saved[match.name] = match.words
            self.abouts[match.name] = match.about
            if result:
                self.counted[match.name] = result
        for other in self.others:
            other.heard(Signal("kept", {}))
        then(self.refuses)

    def forget(self, name: str, then: Callable[[str], None]) -> None:
        if not self.refuses:
            self.saved.pop(name, None)
            self.abouts.pop(name, None)
        then(self.refuses)

    def results(self, then: Callable[[list[Kept]], None]) -> None:
        then([Kept(name, at, words=words) for at, (name, words) in enumerate(self.counted.items())])

    def forget_results(self, then: Callable[[str], None]) -> None:
        if not self.refuses:
            self.counted.clear()
        then(self.refuses)

    def ask_again(self) -> None:
        self.asked_again += 1

    def go_without(self) -> None:
        self.gone_without += 1

    def recall(self, name: str) -> str:
        return self.kept.get(name, "")

    def keep(self, name: str, words: str) -> bool:
        if self.keeps:
            self.kept[name] = words
        return self.keeps

    # ------------------------------------------------------------------------------------------- what a player does

    def settle(self) -> None:
        """Let everything that runs beside come to its end, in the other tabs as well."""
        while page := next((each for each in (self, *self.others) if each.tasks), None):
            self.runner.run(page.tasks.pop(0))

    def find(self, **attributes: str) -> list[Node]:
        """The elements that have these attributes; an empty value asks only that it is there."""
        wanted = {name.rstrip("_").replace("_", "-"): value for name, value in attributes.items()}
        return [node for node in self.nodes() if all(_has(node, name, value) for name, value in wanted.items())]

    def nodes(self) -> Iterator[Node]:
        """Every element that is shown."""
        for node in self.tree:
            yield from walk(node)

    def text(self) -> str:
        """Everything that is to be read."""
        return " ".join(words(node) for node in self.tree)

    def press(self, **attributes: str) -> None:
        """Press the first such element, as a player would, and let follow what follows."""
        found = self.find(**attributes)
        assert found, f"nothing to press: {attributes} in {self.text()}"
        data = {name.removeprefix("data-"): value for name, value in found[0].attributes.items() if name.startswith("data-")}
        self.heard(Signal("press", data))
        self.settle()

    def go_back(self) -> None:
        """The browser's way back: to the layer below the topmost, or away from the page."""
        if self.layers:
            self.tell("back", left=str(self.layers - 1))
        else:
            self.left = True

    def tell(self, kind: str, **data: str) -> None:
        """Something else that the browser tells."""
        self.heard(Signal(kind, data))
        self.settle()


def _has(node: Node, name: str, value: str) -> bool:
    return name in node.attributes and value in ("", node.attributes[name])

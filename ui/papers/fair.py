"""Fair and shown to be: the seal of a round, the key behind it, and a page that says in plain words how to check both."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.rules import to_text
from ui.browser.page import Signal
from ui.browser.tree import Node, element, spoken
from ui.game.game import Game
from ui.parts.buttons import back_button, button
from ui.parts.texts import Texts
from ui.shell.shell import Shell
from ui.table.seal import _known, _shown, is_sealed

_PARTS: Final = ("chance", "seal", "check", "deck", "others", "kept")
"""What the page explains, in this order."""


class Fair:
    """The page beside the table that explains how chance is kept honest."""

    name: Final = "fair"
    covered: Final = False

    def __init__(self) -> None:
        self._copied = ""
        self._said = 0

    def nodes(self, shell: Shell) -> tuple[Node, ...]:
        """The page; with a match, its rounds with their seals and keys first."""
        return (screen(shell.game, shell.texts, self._copied, self._said),)

    def hear(self, shell: Shell, signal: Signal) -> bool:
        """Copy a command if that is wanted, and say whether it could be done."""
        if signal.kind == "copied":
            self._said += 1
            self._copied = "house.copied" if signal.data.get("done") else "house.not_copied"
        elif signal.action == "copy":
            shell.page.copy(signal.data["value"])
        return signal.kind == "copied" or signal.action == "copy"

    def close(self) -> None:
        """Nothing lies above this page."""


def screen(game: Game | None, texts: Texts, copied: str = "", said: int = 0) -> Node:
    """The page that explains it all; with a match, for its rounds. `copied` is the key of what is said of
    copying, `said` how often it has been.
    """
    head = back_button(texts)
    return element(
        "div",
        element("header", head, key="head", class_="paper-head", data_reveal="start"),
        element(
            "article",
            element("h1", texts("fair.title"), key="title", tabindex="-1", data_home=True),
            *(_rounds(game, texts) if game else ()),
            *[_part(part, game, texts) for part in _PARTS],
            element("p", spoken(texts(copied), said) if copied else None, key="copied", role="status"),
            key="paper",
            class_="sheet paper fair",
        ),
        key="fair",
        class_="paper-screen",
    )


def _rounds(game: Game, texts: Texts) -> Iterator[Node]:
    """The rounds of the match, the latest first."""
    if game.origin:
        yield _known(game, texts)
    for number in filter(lambda number: is_sealed(game, number), range(game.match.number, 0, -1)):
        heading = element("h2", texts("menu.round", number=number))
        yield element("section", heading, *_shown(game, texts, number), key=f"round{number}", data_round=number)


def _part(part: str, game: Game | None, texts: Texts) -> Node:
    """One thing that is explained; what can be tried is shown as a command."""
    command = {"check": _check, "deck": _deck}.get(part)
    return element(
        "section",
        element("h2", texts(f"fair.{part}.title")),
        element("p", texts(f"fair.{part}.text"), key="text"),
        *(_command(command(game, texts), texts) if command else ()),
        key=part,
    )


def _command(command: str, texts: Texts) -> Iterator[Node]:
    """A command to look at, and the press that copies it."""
    yield element("pre", command, key="command", class_="command", tabindex="0")
    yield button("copy", texts("house.copy"), data_value=command)


def _key(game: Game | None, texts: Texts) -> str:
    """The key of the round if it may be told, else a word for it."""
    shown = game is not None and game.match.round.over and is_sealed(game, game.match.number)
    return game.match.round.seed if game and shown else texts("fair.key.placeholder")


def _check(game: Game | None, texts: Texts) -> str:
    return f"printf %s {_key(game, texts)} | sha256sum"


def _deck(game: Game | None, texts: Texts) -> str:
    if game is None:
        return f"python3 -m engine deal --rules … --players … --dealer … {_key(game, texts)}"
    rules, view = to_text(game.view.rules), game.view
    return f"python3 -m engine deal --rules {rules} --players {len(game.match.names)} --dealer {view.dealer} {_key(game, texts)}"

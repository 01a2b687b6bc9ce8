"""The log: everything that has been seen in this match, the latest first."""

from __future__ import annotations

from ui.choice import dialog
from ui.game import Game
from ui.told import told
from ui.texts import Texts
from ui.tree import Node, element

_LONGEST = 120


def log_sheet(game: Game, texts: Texts) -> Node:
    """The log as a sheet above the table."""
    return dialog(
        texts("log.title"),
        lines(game, texts),
        element("button", texts("action.close"), key="close", class_="button main", data_action="close"),
        key="log",
    )


def lines(game: Game, texts: Texts) -> Node:
    """The latest lines of the log, in a list with the newest first."""
    found: list[Node] = []
    for at in range(len(game.log) - 1, -1, -1):
        entry = game.log[at]
        if words := told(entry.event, game, texts):
            found.append(element("li", words, key=str(at), data_seat_of=entry.event.seat))
        if len(found) == _LONGEST:
            break
    if not found:
        found.append(element("li", texts("log.empty"), key="empty"))
    return element("ol", *found, key="lines", class_="log-lines", tabindex="0")

"""Where a record is looked at step by step: by buttons, by keys, and with a slider."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.match import Match
from ui.browser.page import Signal
from ui.browser.tree import Node
from ui.replay.replay import Replay
from ui.replay.screen import screen
from ui.shell.shell import Shell


class Desk:
    """The screen of a replay."""

    name: Final = "replay"
    covered: Final = False

    def __init__(self, match: Match, number: int = 0) -> None:
        self.replay = Replay(match, number)

    def nodes(self, shell: Shell) -> tuple[Node, ...]:
        """The screen."""
        return (screen(self.replay, shell.texts),)

    def close(self) -> None:
        """Nothing lies above this screen."""

    def hear(self, shell: Shell, signal: Signal) -> bool:  # noqa: ARG002
        """Go where a button, a key or the slider leads."""
        if signal.data.get("change") == "step":
            self.replay.go(_number(signal.data.get("value", "")))
            return True
        way = _WAYS.get(_KEYS.get(signal.data.get("key", ""), "") if signal.kind == "key" else signal.action)
        if way:
            way(self.replay)
        return way is not None


def _number(written: str) -> int:
    return int(written) if written.isascii() and written.isdigit() else 0


_WAYS: Final[dict[str, Callable[[Replay], None]]] = {
    "to_first": lambda replay: replay.go(0),
    "to_round_before": Replay.go_before,
    "to_previous": lambda replay: replay.go(replay.at - 1),
    "to_next": lambda replay: replay.go(replay.at + 1),
    "to_round_after": lambda replay: replay.go_to_round(replay.round + 1),
    "to_last": lambda replay: replay.go(len(replay.tape.steps) - 1),
    "hands": Replay.toggle,
}
"""Where each control leads."""

_KEYS: Final = {
    "ArrowLeft": "to_previous",
    "ArrowRight": "to_next",
    "PageUp": "to_round_before",
    "PageDown": "to_round_after",
    "Home": "to_first",
    "End": "to_last",
}
"""The keys that do the same as a control."""

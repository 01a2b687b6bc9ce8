"""The words of the page for the engine's words: what its controls carry, and how its texts call what happens."""

from __future__ import annotations

from typing import Final

from engine.events import EventKind
from engine.moves import MoveKind

ACTION: Final[dict[MoveKind, str]] = {
    "draw": "draw",
    "take": "take",
    "put back": "putback",
    "pass": "pass",
    "meld": "lay",
    "lay": "layoff",
    "swap": "swap",
    "back": "back",
    "discard": "discard",
    "claim": "claim",
}
"""What a control carries as `data-action` for each kind of move; the turned card is taken by a press on it."""

DEED: Final[dict[EventKind, str]] = {
    "drew": "draw",
    "took": "take",
    "took turned": "take_turned",
    "put back": "put_back",
    "laid": "laid",
    "discarded": "close",
    "passed": "pass",
    "ended": "out",
}
"""How the texts call the events that make a clause of a sentence, where no cards are told."""

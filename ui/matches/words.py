"""What is said of kept matches in a sentence."""

from __future__ import annotations

from engine import wording
from engine.errors import Refusal
from engine.rules import from_text
from ui.house.words import explained
from ui.keeper import Row
from ui.texts import Texts, signed


def standing(row: Row, texts: Texts) -> str:
    """A match that was left: its game, its round and how many points everybody has."""
    if row.about is None:
        return ""
    return texts("setup.left", game=game(row, texts), number=row.about.number, points=points(row))


def game(row: Row, texts: Texts) -> str:
    """What is played, as far as it is told."""
    return wording.title(from_text(row.about.rules), texts.language) if row.about else texts("matches.unknown")


def points(row: Row) -> str:
    """Who has how many points."""
    if row.about is None:
        return ""
    return ", ".join(f"{name} {signed(total)}" for name, total in zip(row.about.names, row.about.totals, strict=True))


def broken(refusals: dict[str, Refusal], texts: Texts) -> tuple[str, ...]:
    """A sentence for each match that cannot be read, with the line and the reason."""
    return tuple(texts("save.broken", why=explained(refusal, texts)) for refusal in refusals.values())

"""What is said of kept matches in a sentence."""

from __future__ import annotations

from engine import wording
from engine.errors import Refusal
from engine.rules import from_text
from ui.keep.digest import About
from ui.parts.texts import Texts, signed
from ui.rules.words import explained


def standing(told: About | None, texts: Texts) -> str:
    """A match that was left: its game, its round and how many points everybody has."""
    return texts("setup.left", game=game(told, texts), number=told.number, points=points(told)) if told else ""


def title(told: About | None, texts: Texts) -> str:
    """The same of any match, as a heading."""
    return texts("matches.title", game=game(told, texts), number=told.number, points=points(told)) if told else game(told, texts)


def game(told: About | None, texts: Texts) -> str:
    """What is played, as far as it is told."""
    return wording.title(from_text(told.rules), texts.language) if told else texts("matches.unknown")


def points(told: About) -> str:
    """Who has how many points."""
    return ", ".join(f"{name} {signed(total)}" for name, total in zip(told.names, told.totals, strict=True))


def broken(refusals: dict[str, Refusal], texts: Texts) -> tuple[str, ...]:
    """What is said of the matches that cannot be read, if there are any."""
    return (texts.number("save.broken", len(refusals)),) if refusals else ()


def is_legible(refusal: Refusal) -> bool:
    """Can a match that does not go on be looked at as far as it follows the rules?"""
    return bool(refusal.reasons[0].values.get("moves"))


def why_broken(refusal: Refusal, texts: Texts) -> str:
    """Why a kept match cannot be read: a move that the rules forbid is told, of other lines nothing, as they tell cards to come."""
    is_move = str(refusal.reasons[0].values.get("text", "")).partition(" ")[0].isdigit()
    return explained(refusal, texts) if is_move and is_legible(refusal) else texts("save.damaged")

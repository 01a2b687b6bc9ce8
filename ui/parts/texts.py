"""The words of the interface in the language of the page, and how cards are called in it."""

from __future__ import annotations

import json
import pkgutil
from collections.abc import Sequence

from engine.cards import Card
from engine.wording import LANGUAGES
from engine.wording.names import card_name, in_sentence, listed, signed

__all__ = ["LANGUAGES", "Texts", "next_language", "read", "signed"]


def next_language(language: str) -> str:
    """The language that comes after this one, and after the last the first."""
    return LANGUAGES[(LANGUAGES.index(language) + 1) % len(LANGUAGES)]


class Texts:
    """All texts of one language.

    >>> texts = Texts("en")
    >>> texts("pile.name", card=texts.card(Card(12, "s")))
    'Discard pile, on top: queen of spades'
    """

    def __init__(self, language: str, part: str = "") -> None:
        self.language = language
        self._texts = read(language, part)

    def __call__(self, key: str, **values: object) -> str:
        """The text of that key with its values put in."""
        return self._texts[key].format(**values)

    def knows(self, key: str) -> bool:
        """Is there a text of that key?"""
        return key in self._texts

    def number(self, key: str, count: int, **values: object) -> str:
        """The text of that key for one or for several: `key.one` or `key.many`."""
        return self(f"{key}.one" if count == 1 else f"{key}.many", count=count, **values)

    def card(self, card: Card) -> str:
        """The full name of a card, as it is read out."""
        return card_name(card, self.language)

    def the(self, card: Card) -> str:
        """A card as a sentence speaks of it that somebody does something with it: `the queen of spades`, `a joker`."""
        if not card.rank:
            return self("card.the_joker")
        return in_sentence(card, self.language)

    def sign(self, card: Card) -> str:
        """The sign in the corner of a card: `D`, `10`."""
        return self(f"sign.{card.rank}") if self.knows(f"sign.{card.rank}") else str(card.rank)

    def listed(self, parts: Sequence[str]) -> str:
        """Several things in a sentence: `a, b and c`."""
        return listed(parts, self.language)


def read(language: str, part: str = "") -> dict[str, str]:
    """The texts of a language as they are kept, key by key; those of a `part` of the page lie in a file of their own."""
    kept = pkgutil.get_data("ui", f"locales/{part}{'.' if part else ''}{language}.json")
    if kept is None:
        raise FileNotFoundError(language)
    texts: dict[str, str] = json.loads(kept.decode())
    return texts

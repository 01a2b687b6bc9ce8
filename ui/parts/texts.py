"""The words of the interface in the language of the page, and how cards are called in it."""

from __future__ import annotations

import json
import pkgutil
from collections.abc import Sequence
from typing import Final

from engine.cards import Card

LANGUAGES: Final = ("de", "en")
"""The languages there are, the usual one first."""

_SUITS: Final = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}


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
        if not card.rank:
            return self("card.joker")
        return self("card.name", rank=self(f"rank.{card.rank}"), suit=self(f"suit.{_SUITS[card.suit]}"))

    def the(self, card: Card) -> str:
        """A card as a sentence speaks of it that somebody does something with it: `the queen of spades`, `a joker`."""
        if not card.rank:
            return self("card.the_joker")
        return self("card.the", rank=self(f"rank.{card.rank}"), suit=self(f"suit.{_SUITS[card.suit]}"))

    def sign(self, card: Card) -> str:
        """The sign in the corner of a card: `D`, `10`."""
        return self(f"sign.{card.rank}") if self.knows(f"sign.{card.rank}") else str(card.rank)

    def listed(self, parts: Sequence[str]) -> str:
        """Several things in a sentence: `a, b and c`."""
        if len(parts) < 2:
            return "".join(parts)
        return self("list.and", first=", ".join(parts[:-1]), last=parts[-1])


def read(language: str, part: str = "") -> dict[str, str]:
    """The texts of a language as they are kept, key by key; those of a `part` of the page lie in a file of their own."""
    kept = pkgutil.get_data("ui", f"locales/{part}{'.' if part else ''}{language}.json")
    if kept is None:
        raise FileNotFoundError(language)
    texts: dict[str, str] = json.loads(kept.decode())
    return texts


def signed(points: int) -> str:
    """Points with a true minus sign.

    >>> signed(-20)
    '−20'
    """
    return str(points).replace("-", "−")

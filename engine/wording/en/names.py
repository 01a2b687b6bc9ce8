"""How cards and lists are called in English."""

from __future__ import annotations

from typing import Final

SUITS: Final = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}

RANKS: Final = ("ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king")

JOKER: Final = "joker"

CARD: Final = "{rank} of {suit}"

THE_CARD: Final = "the {card}"

A_JOKER: Final = "a joker"

AND: Final = " and "

CHANGED: Final = "with house rules"

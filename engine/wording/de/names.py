"""Wie Karten und Listen auf Deutsch heißen."""

from __future__ import annotations

from typing import Final

SUITS: Final = {"s": "Pik", "h": "Herz", "d": "Karo", "c": "Kreuz"}

RANKS: Final = ("Ass", "2", "3", "4", "5", "6", "7", "8", "9", "10", "Bube", "Dame", "König")

JOKER: Final = "Joker"

CARD: Final = "{suit} {rank}"

THE_CARD: Final = "{card}"

A_JOKER: Final = "Joker"

AND: Final = " und "

CHANGED: Final = "mit Hausregeln"

"""What cards bring when they are laid, as the search counts it."""

from __future__ import annotations

from typing import Final

from engine import melds
from engine.arrange.packed import CARDS
from engine.cards import JOKER, SUITS, Card
from engine.rules import Rules
from engine.state import Laid, Meld

SCALE: Final = 64
"""Gains are points times this plus one for each card, so that of two equal ones the one with more cards counts."""


class Worth:
    """The gain of each card: `leaving` for leaving the hand, by its place among the 52, `laid` for lying on the table
    besides, `natural` for both, at most.

    `laid` is nothing where only the hands count (R-24). `run_points` are what the cards of a suit count at each place of a run,
    `set_points` what a wild card counts in a set of each rank, `in_hand` what each card counts in a hand.
    """

    def __init__(self, rules: Rules, wild_rank: int) -> None:
        self.laying = 0 if rules.scoring == "penalty" else SCALE
        self.leaving = tuple(SCALE * melds.hand_value(card, rules, wild_rank) + 1 for card in CARDS)
        self.laid = tuple(
            self.laying * max(melds.natural_value(card, rules), _in_run(card.rank, card.suit, rules)) for card in CARDS
        )
        self.natural = tuple(leaving + laid for leaving, laid in zip(self.leaving, self.laid, strict=True))
        self.joker = SCALE * melds.hand_value(JOKER, rules, wild_rank) + 1
        self.in_hand = {card: melds.hand_value(card, rules, wild_rank) for card in (*CARDS, JOKER)}
        self.run_points = tuple(tuple(_in_run(place, suit, rules) for place in range(27)) for suit in SUITS)
        self.set_points = (0, *(_wild_in_set(rank, rules) for rank in range(1, 14)))

    def of(self, card: Card) -> int:
        """The gain of a card for leaving the hand."""
        return SCALE * self.in_hand[card] + 1


def _in_run(place: int, suit: str, rules: Rules) -> int:
    card = Card((place - 1) % 13 + 1, suit)
    return melds.laid_value(Meld(0, "run", (Laid(card, card, 0),), place), 0, rules)


def _wild_in_set(rank: int, rules: Rules) -> int:
    return melds.laid_value(Meld(0, "set", (Laid(JOKER, Card(rank, SUITS[0]), 0),), 0), 0, rules)

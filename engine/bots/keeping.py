"""What the cards of a hand are good for: the melds in the making that each of them belongs to."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Final

from engine import melds
from engine.arrange import Making, counts_on_table, in_the_making, values_in_hand
from engine.bots.knowledge import Knowledge
from engine.cards import Card

_TURNS: Final = 5.0
"""So many turns a player counts on to find a missing card."""

_TEMPO: Final = 8.0
"""What it is worth in points to have one more meld."""

_TWO_MISSING: Final = 0.08
"""How much a meld with two cards missing counts beside one with one card missing."""


_WILD: Final = 60.0
"""The use of a wild card."""

_IN_PILE: Final = 1.5
"""How many unseen copies a card counts for that lies in the pile within reach."""


class Keeping:
    """The use of each card of a hand in points: what would be lost if it were thrown away."""

    def __init__(self, hand: Sequence[Card], knowledge: Knowledge) -> None:
        state = knowledge.state
        self.rules, self.wild_rank = state.rules, state.wild_rank
        self.hand = hand
        self.value = values_in_hand(self.rules, self.wild_rank)
        hidden = max(1, knowledge.hidden)
        self.chances = {card: min(0.9, copies * _TURNS / hidden) for card, copies in _within_reach(knowledge).items()}
        self.use = dict.fromkeys(hand, 0.0)
        self._count()

    def _count(self) -> None:
        """Look at every meld that could not be smaller, and of which one or two cards are missing."""
        for making in in_the_making(self.hand, self.rules, self.wild_rank):
            self._add(making)

    def _add(self, making: Making) -> None:
        chance = prod(self.chances[card] for card in making.missing) * (1.0 if len(making.missing) == 1 else _TWO_MISSING)
        gain = chance * (_TEMPO + self._gain(making))
        for card in making.held:
            self.use[card] += gain

    def _gain(self, making: Making) -> float:
        """What laying that meld brings: the cards leave the hand, and where they count on the table they count there."""
        saved = sum(self.value[card] for card in making.held)
        return saved + (making.points if counts_on_table(self.rules) else 0)

    def of(self, card: Card) -> float:
        """The use of one card; a second copy of it has none, a wild card has most."""
        if melds.is_wild(card, self.wild_rank):
            return _WILD
        return self.use[card] if self.hand.count(card) < 2 else 0.0


def _within_reach(knowledge: Knowledge) -> dict[Card, float]:
    """How many copies of each card may still come."""
    copies = {card: float(number) for card, number in knowledge.unseen.items()}
    if knowledge.state.rules.pile_take == "deep":
        for card in knowledge.state.pile:
            if card.rank:
                copies[card] += _IN_PILE
    return copies

"""What the cards of a hand are good for: the melds in the making that each of them belongs to."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Final

from engine import melds
from engine.arrange import packed
from engine.arrange.figures import figures_for
from engine.bots.knowledge import PLACE_OF, Knowledge
from engine.bots.thirds import smallest_melds
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
        self.counters, _ = packed.pack(hand)
        self.worth = figures_for(self.rules, self.wild_rank).worth
        self.chances = [min(0.9, copies * _TURNS / max(1, knowledge.hidden)) for copies in _within_reach(knowledge)]
        self.use = [0.0] * packed.PLACES
        self._count()

    def _count(self) -> None:
        """Look at every meld that could not be smaller, and of which one or two cards are missing."""
        has = packed.present(self.counters)
        for smallest in smallest_melds(self.rules, self.wild_rank):
            if smallest.mask & has:
                missing = [place for place in smallest.places if not has >> 2 * place & 1]
                if 1 <= len(missing) <= 2:
                    self._add([place for place in smallest.places if place not in missing], missing, smallest.points)

    def _add(self, held: Sequence[int], missing: Sequence[int], points: int) -> None:
        chance = prod(self.chances[place] for place in missing) * (1.0 if len(missing) == 1 else _TWO_MISSING)
        gain = chance * (_TEMPO + self._gain(held, points))
        for place in held:
            self.use[place] += gain

    def _gain(self, held: Sequence[int], points: int) -> float:
        """What laying that meld brings: the cards leave the hand, and where they count on the table they count there."""
        saved = sum(self.worth.in_hand[packed.CARDS[place]] for place in held)
        return saved + (points if self.worth.laying else 0)

    def of(self, card: Card) -> float:
        """The use of one card; a second copy of it has none, a wild card has most."""
        if melds.is_wild(card, self.wild_rank):
            return _WILD
        place = PLACE_OF[card]
        return self.use[place] if self.counters >> 2 * place & 3 < 2 else 0.0


def _within_reach(knowledge: Knowledge) -> list[float]:
    """How many copies of each card may still come, by the places of the cards."""
    copies = [float(number) for number in knowledge.unseen]
    if knowledge.state.rules.pile_take == "deep":
        for card in knowledge.state.pile:
            if card.rank:
                copies[PLACE_OF[card]] += _IN_PILE
    return copies

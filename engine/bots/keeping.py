"""What the cards of a hand are good for: the melds in the making that each of them belongs to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
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


class Keeping:
    """The use of each card of a hand in points, by its place among the 52: what would be lost if it were thrown away."""

    def __init__(self, hand: Sequence[Card], knowledge: Knowledge) -> None:
        self.knowledge = knowledge
        state = knowledge.state
        self.rules, self.wild_rank = state.rules, state.wild_rank
        self.counters, _ = packed.pack(hand)
        self.worth = figures_for(self.rules, self.wild_rank).worth
        self.reachable = self._reachable()
        self.use = [0.0] * packed.PLACES
        self._count()

    def _reachable(self) -> Sequence[float]:
        """How many copies of each card may still come: unseen ones, and those in a pile that can be reached."""
        unseen: list[float] = list(self.knowledge.unseen)
        if self.rules_allow_deep():
            for card in self.knowledge.state.pile:
                if card.rank:
                    unseen[PLACE_OF[card]] += 1.5
        return unseen

    def rules_allow_deep(self) -> bool:
        """May cards be taken from below in the pile?"""
        return self.rules.pile_take == "deep"

    def _count(self) -> None:
        has = packed.present(self.counters)
        hidden = max(1, self.knowledge.hidden)
        for smallest in smallest_melds(self.rules, self.wild_rank):
            here = smallest.mask & has
            if here and here != smallest.mask:
                missing = [place for place in smallest.places if not has >> 2 * place & 1]
                if len(missing) <= 2:
                    self._add(smallest.places, has, missing, smallest.points, hidden)

    def _add(self, places: Iterable[int], has: int, missing: Sequence[int], points: int, hidden: int) -> None:
        chance = 1.0
        for place in missing:
            chance *= min(0.9, self.reachable[place] * _TURNS / hidden)
        if len(missing) == 2:
            chance *= _TWO_MISSING
        if chance <= 0:
            return
        held = [place for place in places if has >> 2 * place & 1]
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
            return 60.0
        place = PLACE_OF[card]
        return self.use[place] if self.counters >> 2 * place & 3 < 2 else 0.0

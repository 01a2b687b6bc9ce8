"""What a discard may bring to others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.arrange import Smallest, smallest_with
from engine.bots.knowledge import Knowledge
from engine.cards import PACK, Card
from engine.laws import penalties

_MELD: Final = 10.0
"""What a meld is worth to a player besides its points."""

_JOKER: Final = 40.0
"""What a joker is worth to whoever finds it on the pile."""

_LATER: Final = 0.4
"""How much it counts that somebody after the next player may use the card, where it stays within reach."""

_UNOPENED: Final = 0.2
"""How much of the danger is left where the next player would first have to open with the card."""


class Danger:
    """The danger of discards on a given table, in points."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.knowledge = knowledge
        self.state = knowledge.state
        self.rules = self.state.rules
        self.melds = smallest_with(self.rules, self.state.wild_rank)
        self.deep = self.rules.pile_take == "deep"
        others = knowledge.others() if self.deep else knowledge.others()[:1]
        self.holds = {seat: {card: knowledge.holds(seat, card) for card in PACK} for seat in others}
        self.pile = {card for card in self.state.pile if card.rank} if self.deep else set()
        self.head = self.state.pile[0] if self.state.head and self.state.pile else None

    def of(self, card: Card) -> float:
        """The danger of discarding that card."""
        fines = sum(penalty.points for penalty in penalties.penalty_of_discard(self.state, card))
        if self.rules.penalty_notice == "claim" and penalties.is_mistake(self.state, card):
            fines += self.rules.penalty_layoff_discard
        if not card.rank:
            return fines + _JOKER
        return fines + self._fed(card)

    def _fed(self, card: Card) -> float:
        """What others may gain by it: the next player, and where the pile can be reached those after too."""
        others = self.knowledge.others()
        found = self._for(others[0], card)
        if self.deep:
            found += _LATER * sum(self._for(other, card) for other in others[1:])
        return found * (1 + 1 / len(others)) / 2

    def _for(self, seat: int, card: Card) -> float:
        """What that player may gain by the card."""
        gain = 0.0
        for smallest in self.melds[card]:
            chance = self._chance(seat, [other for other in smallest.cards if other != card])
            if chance:
                gain += chance * (self._value(smallest) + self._knock(seat))
        return gain * self._may_use(seat)

    def _chance(self, seat: int, needed: Sequence[Card]) -> float:
        """How likely that player has all the other cards, at least one of them in the hand, the rest within reach in the pile."""
        holds, chance, from_hand = self.holds[seat], 1.0, False
        for card in needed:
            if card not in self.pile:
                from_hand = True
                chance *= holds[card]
        return chance if from_hand else 0.0

    def _value(self, smallest: Smallest) -> float:
        """What that meld is worth to a player, the head card counted as such (D-15, D-32)."""
        head = self.head in smallest.cards
        return _MELD + smallest.points + (self.rules.value_head + self.rules.penalty_head_feed if head else 0)

    def _knock(self, seat: int) -> float:
        """What it costs if that player goes out with it."""
        few = max(0.0, (6 - len(self.state.hands[seat])) / 5)
        return few * (self.rules.penalty_knock_feed + 15)

    def _may_use(self, seat: int) -> float:
        """How likely that player may lay at all."""
        if self.state.opened[seat] or not self.rules.opening_points:
            return 1.0
        return _UNOPENED

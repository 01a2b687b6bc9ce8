"""What a player can conclude from what it sees: where the cards are that it does not see."""

from __future__ import annotations

from engine.cards import PACK, Card
from engine.state import UNKNOWN, State


class Knowledge:
    """The cards that may still turn up, how many of each, and how likely a player holds one of them."""

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        self.unseen = dict.fromkeys(PACK, state.rules.packs)
        for card in self._seen():
            if card.rank:
                self.unseen[card] -= 1
        self.hidden = sum(hand.count(UNKNOWN) for hand in state.hands) + state.stock.count(UNKNOWN)

    def _seen(self) -> list[Card]:
        state = self.state
        found = [card for hand in state.hands for card in hand if card != UNKNOWN]
        found += [card for card in (*state.pile, *state.stock) if card != UNKNOWN]
        found += [laid.card for meld in state.melds.values() for laid in meld.cards]
        return [*found, state.turned] if state.turned else found

    def holds(self, seat: int, card: Card) -> float:
        """How likely that player has the card, 0 to 1."""
        hand = self.state.hands[seat]
        if card in self.state.shown[seat]:
            return 1.0
        if not self.hidden or self.unseen[card] <= 0:
            return 0.0
        return min(1.0, self.unseen[card] * hand.count(UNKNOWN) / self.hidden)

    def others(self) -> list[int]:
        """The other seats, the next to play first."""
        return [(self.seat + step) % self.state.seats for step in range(1, self.state.seats)]

    def urgency(self) -> float:
        """How near the end of the round seems, 0 to 1: by the smallest hand of the others, and by the stock."""
        smallest = min(len(self.state.hands[other]) for other in self.others())
        near = 1 - (smallest - 1) / 6
        if self.state.rules.stock_out in ("last_take", "end"):
            near = max(near, 1 - len(self.state.stock) / self.state.seats / 4)
        return min(1.0, max(0.0, near))

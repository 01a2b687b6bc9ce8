"""Which card to throw away: the one of least use and least danger, and late in the round the most expensive."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from engine.arrange import arrange, values_in_hand
from engine.bots.danger import Danger
from engine.bots.keeping import Keeping
from engine.bots.knowledge import Knowledge
from engine.cards import Card
from engine.laws import ending
from engine.planning.plan import distance_now, distance_out, needs_runs
from engine.state import State

_IN_MELD: Final = 40.0
"""What it costs beside its points to break a meld that is held."""

_SHED: Final = (0.3, 1.0)
"""How much the points of a card count for throwing it away, at the beginning of a round and at its end."""


def best_discard(state: State, knowledge: Knowledge) -> Card | None:
    """The card to end the turn with; None if no card can."""
    allowed = [card for card in sorted(set(state.hand)) if not ending.forbids_discard(state, card)]
    if len(allowed) < 2:
        return allowed[0] if allowed else None
    costs = _costs(state, knowledge, allowed)
    ranked = sorted(allowed, key=lambda card: costs[card])
    return _nearest(state, ranked) if needs_runs(state.rules) else ranked[0]


def _costs(state: State, knowledge: Knowledge, cards: Sequence[Card]) -> dict[Card, float]:
    """What throwing each card away costs, in points; much for a card of a meld that is held."""
    keeping, danger, held = Keeping(state.hand, knowledge), Danger(knowledge), _held_in_melds(state)
    in_hand = values_in_hand(state.rules, state.wild_rank)
    urgency = knowledge.urgency()
    shed = _SHED[0] + (_SHED[1] - _SHED[0]) * urgency
    use = 1 - urgency / 2
    return {card: use * keeping.of(card) + danger.of(card) + _IN_MELD * held[card] - shed * in_hand[card] for card in cards}


def _held_in_melds(state: State) -> Counter[Card]:
    """The cards of melds that are held in the hand, each once, if no copy of it is free."""
    found = arrange(state.hand, state.rules, state.wild_rank)
    if found is None:
        return Counter()
    inside = Counter(said.card for meld in found.melds for said in meld)
    return Counter({card: 1 for card, number in inside.items() if number == state.hand.count(card)})


def _nearest(state: State, ranked: Sequence[Card]) -> Card:
    """The first of these cards without which the hand is as near to going out as with it."""
    near = distance_now(state)
    for card in ranked:
        rest = list(state.hand)
        rest.remove(card)
        if distance_out(state, rest, len(rest)) <= near:
            return card
    return ranked[0]

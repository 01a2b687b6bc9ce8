"""What cards bring under rules, as the players ask for it."""

from __future__ import annotations

from collections.abc import Mapping

from engine.arrange.figures import figures_for
from engine.cards import Card
from engine.rules import Rules


def values_in_hand(rules: Rules, wild_rank: int) -> Mapping[Card, int]:
    """What each card counts in a hand.

    >>> from engine.cards import JOKER
    >>> from engine.rules import preset
    >>> values_in_hand(preset("romme"), 0)[JOKER]
    20
    """
    return figures_for(rules, wild_rank).worth.in_hand


def counts_on_table(rules: Rules) -> bool:
    """Does it count what lies on the table, and not only what is left in the hands (R-24)?"""
    return rules.high_wins

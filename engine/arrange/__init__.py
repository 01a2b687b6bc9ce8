"""Arranging a hand: which melds it holds, which of them together are best, how far it is from going out.

>>> from engine.cards import cards
>>> from engine.rules import make
>>> found = arrange(cards("Qs Qh Qd 7s 8s 9s Kh 2d"), make("dummy"), 0)
>>> [" ".join(map(str, meld)) for meld in found.melds], [str(card) for card in found.left], str(found.thrown)
(['7s 8s 9s', 'Qs Qh Qd'], ['2d'], 'Kh')
"""

from __future__ import annotations

from engine.arrange.best import Arrangement, Want, arrange
from engine.arrange.distance import distance
from engine.arrange.lists import in_melds, melds_in
from engine.arrange.making import Making, Smallest, in_the_making, makes_meld, smallest_with
from engine.arrange.values import counts_on_table, values_in_hand

__all__ = [
    "Arrangement",
    "Making",
    "Smallest",
    "Want",
    "arrange",
    "counts_on_table",
    "distance",
    "in_melds",
    "in_the_making",
    "makes_meld",
    "melds_in",
    "smallest_with",
    "values_in_hand",
]

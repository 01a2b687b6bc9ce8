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

__all__ = ["Arrangement", "Want", "arrange", "distance", "in_melds", "melds_in"]

"""How much is thought about a turn before a question is left open: counted, never timed, so that it is the same everywhere."""

from __future__ import annotations


class Effort:
    """So many looks at the table may still be had."""

    def __init__(self, looks: int) -> None:
        self.left = looks

    def spend(self, looks: int = 1) -> bool:
        """Take so many; false, and nothing is left, if there are not enough."""
        self.left = max(-1, self.left - looks)
        return self.left >= 0


def of_arranging(cards: int, wilds: int) -> int:
    """How many looks the search for the best melds of a hand is worth: it grows with the cards, faster with the wild ones.

    >>> of_arranging(9, 0), of_arranging(15, 0), of_arranging(15, 3)
    (3, 6, 91)
    """
    return 1 + (cards * (1 + wilds)) ** 2 // 40

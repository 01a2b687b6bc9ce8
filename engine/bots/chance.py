"""The only source of chance that a player has."""

from __future__ import annotations

from typing import Protocol


class Chance(Protocol):
    """A seeded stream of numbers."""

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1, each as likely as the others."""

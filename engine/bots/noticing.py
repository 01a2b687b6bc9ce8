"""Who notices that a discard fits a meld, where that has to be claimed (D-24)."""

from __future__ import annotations

from typing import Final

from engine.bots.chance import Chance
from engine.moves import claim
from engine.verdict import forbids
from engine.view import View

NOTICED_OF_HUNDRED: Final = {"beginner": 15, "casual": 35, "solid": 60, "strong": 80, "expert": 95, "greedy": 75}
"""How many mistakes of a hundred each player notices; the frozen yardstick a good share."""


def notices(name: str, view: View, chance: Chance) -> bool:
    """Does the player of that name, whose view this is, claim the penalty of the last discard?

    Chance is asked only if there is something to claim.
    """
    if forbids(view.state, claim(view.seat)):
        return False
    return chance.below(100) < NOTICED_OF_HUNDRED.get(name, 0)

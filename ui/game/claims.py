"""Claims: where a discard that fits a meld costs only what somebody says (D-24), the player may say so before the next draw."""

from __future__ import annotations

from engine.errors import Refusal
from engine.laws.penalties import claims_are_open
from engine.moves import claim
from ui.game.game import YOU, Game


def may_claim(game: Game) -> bool:
    """Has an opponent just discarded, and nobody drawn since, with melds on the table that the card could fit?

    Whether it does fit is for the player to see.
    """
    return not (game.watched or _settled(game)) and claims_are_open(game.state, YOU)


def _settled(game: Game) -> bool:
    """Has somebody claimed the last discard?"""
    said = (entry.event.kind for entry in reversed(game.log))
    return next((kind for kind in said if kind in ("discarded", "claimed")), "") == "claimed"


def claim_discard(game: Game) -> bool:
    """Claim the penalty of the last discard; whether there was one. A wrong claim is refused and costs nothing."""
    game.clear()
    try:
        game.play(claim(YOU))
    except Refusal as refusal:
        game.refusal = refusal
    return game.refusal is None

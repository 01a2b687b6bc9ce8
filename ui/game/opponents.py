"""The opponents: one after the other decides on its view alone, and its moves are shown one by one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from engine.bots import choose
from engine.events import Event, EventKind
from engine.shuffle import Chance, derived
from ui.game.claims import may_claim
from ui.game.game import YOU, Game
from ui.game.pace import Pace

_BEATS: Final[dict[EventKind, float]] = {
    "drew": 1.0,
    "took": 1.4,
    "took turned": 1.6,
    "put back": 1.2,
    "discarded": 1.5,
    "passed": 1.2,
    "shuffled": 1.5,
}
"""How long a move is shown, in beats; moves that the player does not see yet take no time (G-13)."""


_FOR_LAID: Final = 0.3
"""How much longer it is shown for every card that was laid, in beats."""

_MOST_FOR_LAID: Final = 5.0


async def play_until_you(
    game: Game, pace: Pace, show: Callable[[], None], keep: Callable[[], Awaitable[None]], goes_on: Callable[[], bool]
) -> None:
    """Let the opponents play until it is the player's turn or the round is over, or the match no longer `goes_on`.

    Every move is kept before the next one is made.
    """
    while goes_on() and not game.match.round.over and game.match.round.to_move != YOU:
        if may_claim(game):
            await _wait_for_claims(game, pace, show)
        if goes_on():
            game.let_others_claim()
        if game.unsaved:
            await keep()
            show()
        await _turn(game, pace, show, keep, goes_on)


async def _wait_for_claims(game: Game, pace: Pace, show: Callable[[], None]) -> None:
    """The next opponent waits until the player has claimed, or wants to go on, or has had time to look."""
    game.waiting = True
    show()
    await pace.hold(game.pace)
    game.waiting = False
    show()


async def _turn(
    game: Game, pace: Pace, show: Callable[[], None], keep: Callable[[], Awaitable[None]], goes_on: Callable[[], bool]
) -> None:
    table = game.match.round
    seat = table.to_move
    while goes_on() and not table.over and table.to_move == seat:
        move = choose(game.level, table.view(seat), chance_for(game))
        seen = game.play(move)
        await keep()
        if seen and game.pace != "once":
            show()
        await pace.rest(game.pace, beats(seen, game))


def beats(seen: tuple[Event, ...], game: Game) -> float:
    """How long these events are shown; after the last move before the player's own turn nobody waits."""
    if game.view.to_move == YOU and not game.view.over:
        return 0
    return max((_BEATS.get(event.kind, 0) for event in seen), default=0) + min(_MOST_FOR_LAID, _FOR_LAID * _laid(seen))


def _laid(seen: tuple[Event, ...]) -> int:
    """How many cards have come onto the table with these events."""
    return sum(len(step.cards) for event in seen if event.kind == "laid" for step in event.steps)


def chance_for(game: Game) -> Chance:
    """The source of chance for the next move: made of the round's seed and how much has been played.

    So a turn that was broken off goes on with the same chance, however often the page is loaded again.
    """
    played = game.match.round
    return Chance(derived(played.seed, f"player {len(played.played)}"))

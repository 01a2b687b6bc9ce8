"""The result of a match that is over, as it is counted once; and the results of many, put together."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Final, NamedTuple

from engine.errors import Refusal
from engine.rules import from_text, to_text
from ui.game.game import YOU, Game

_MOST: Final = 10**7
"""No number in a result is greater."""


class Result(NamedTuple):
    """What a match brought the player: the rules as a link writes them, the level of the opponents, how many sat at the table,
    how many rounds there were and in how many the player went out, the points of the match, and whether it was won, alone or with
    others.
    """

    rules: str
    level: str
    players: int
    rounds: int
    out: int
    points: int
    won: bool


class Summary(NamedTuple):
    """Results of one game by the same rules and of one level, put together."""

    rules: str
    level: str
    matches: int
    won: int
    rounds: int
    out: int
    points: int


def result(game: Game) -> Result | None:
    """What is counted of this match: nothing before it is over, and nothing of one from a file, which others may have played."""
    match = game.match
    if not match.over or game.origin == "brought":
        return None
    out = sum(each.out == YOU for each in match.finished)
    won = YOU in match.winners
    return Result(to_text(match.rules), game.level, len(match.names), len(match.finished), out, match.totals[YOU], won)


def written(counted: Result | None) -> str:
    """A result as it is kept; nothing for none."""
    return json.dumps(counted._asdict()) if counted else ""


def read(words: str) -> Result | None:
    """Read it again; nothing where it is damaged, or from another version."""
    try:
        told = json.loads(words)
        players, rounds, out, points = (int(told[field]) for field in ("players", "rounds", "out", "points"))
        rules, level, won = to_text(from_text(str(told["rules"]))), str(told["level"])[:40], told["won"] is True
    except (ValueError, KeyError, TypeError, RecursionError, OverflowError, Refusal):
        return None
    if not (1 < players <= 6 and 0 <= out <= rounds <= _MOST and rounds and abs(points) <= _MOST):
        return None
    return Result(rules, level, players, rounds, out, points, won)


def summaries(results: Iterable[Result]) -> list[Summary]:
    """The results put together, the one with the most matches first."""
    found: dict[tuple[str, str], Summary] = {}
    for each in results:
        before = found.get((each.rules, each.level), Summary(each.rules, each.level, 0, 0, 0, 0, 0))
        found[each.rules, each.level] = Summary(
            each.rules,
            each.level,
            before.matches + 1,
            before.won + each.won,
            before.rounds + each.rounds,
            before.out + each.out,
            before.points + each.points,
        )
    return sorted(found.values(), key=lambda each: -each.matches)

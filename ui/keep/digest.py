"""What a list tells of a kept match, so that it need not be played again to be listed. It is told, not trusted."""

from __future__ import annotations

import json
from typing import Final, NamedTuple

from engine.errors import Refusal
from engine.match import Match
from engine.rules import from_text, to_text
from ui.game.game import Game
from ui.parts import names

LONGEST_NAME: Final = 20
"""So long is a name at the most, in letters."""

_MOST_PLAYERS: Final = 6


class About(NamedTuple):
    """A match in short: its rules as a link writes them, who plays, how it stands in which round, how the opponents play.

    `address` is the address that asked for it and finds it again; `over` says that somebody has won, `brought` that it was brought
    in from elsewhere and has not been played on here.
    """

    rules: str
    names: tuple[str, ...]
    totals: tuple[int, ...]
    number: int
    over: bool
    level: str
    address: str
    brought: bool = False


def tidy(name: str) -> str:
    r"""A name as it can stand in a line: visible, and not too long; `_`, as in a record, where nothing of it could be seen.

    >>> tidy("Anna\n<b>Berta</b>\u202e"), tidy("\u3164")
    ('Anna <b>Berta</b>', '_')
    """
    return names.tidy(name, LONGEST_NAME) or "_"


def about(game: Game) -> About:
    """The match at a table in short, as it is now."""
    return of(game.match, game.level, game.address)


def of(match: Match, level: str, address: str) -> About:
    """Any match in short, with how the opponents play and the address that asked for it."""
    return About(to_text(match.rules), tuple(map(tidy, match.names)), match.totals, match.number, match.over, level, address)


def written(told: About) -> str:
    """As it is kept beside the match."""
    return json.dumps(told._asdict())


def read(words: str) -> About | None:
    """Read it again; nothing where it is damaged, or from another version."""
    try:
        told = json.loads(words)
        found = About(
            to_text(from_text(str(told["rules"]))),
            tuple(tidy(str(name)) for name in told["names"]),
            tuple(map(int, told["totals"])),
            int(told["number"]),
            told["over"] is True,
            str(told["level"]),
            str(told["address"]),
            told.get("brought") is True,
        )
    except (ValueError, KeyError, TypeError, RecursionError, OverflowError, Refusal):
        return None
    return found if 1 < len(found.names) == len(found.totals) <= _MOST_PLAYERS else None

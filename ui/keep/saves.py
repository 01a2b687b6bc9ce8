"""Matches that are kept: what is written after every move, and how a match goes on from it."""

from __future__ import annotations

import json
from typing import Final, NamedTuple

from engine.events import seen
from engine.match import Match
from engine.record import read, write
from ui.game.game import LEVELS, ORIGINS, YOU, Entry, Game

_PLAIN: Final = ("name", "record", "level", "address")


class Saved(NamedTuple):
    """A match as it is kept: its name among the kept ones, its record, how the opponents play, the address that asked for it.

    `origin` says where its cards come from, as in `Game`.
    """

    name: str
    record: str
    level: str
    address: str
    origin: str = ""


def written(game: Game) -> str:
    """The match as it is kept."""
    return json.dumps(Saved(game.name, write(game.match), game.level, game.address, game.origin)._asdict())


def saved(name: str, words: str) -> Saved:
    """Read what was kept under that name; words that are no save are taken for a record, which then says what is wrong."""
    try:
        told = json.loads(words)
    except (ValueError, RecursionError):
        told = None
    if not isinstance(told, dict) or not all(isinstance(told.get(field), str) for field in _PLAIN):
        return Saved(name, words, LEVELS[0], "")
    level = told["level"] if told["level"] in LEVELS else LEVELS[0]
    origin = told.get("origin") if told.get("origin") in ORIGINS else ""
    return Saved(name, told["record"], level, told["address"], str(origin))


def resumed(kept: Saved, pace: str) -> Game:
    """The match at the very move at which it was left; raises `Refusal` (key `record`) for a record that cannot be followed."""
    match = read(kept.record)
    game = Game(match, kept.level, pace, kept.name, kept.address, kept.origin)
    game.log = logged(match)
    game.counted = match.round.over and not match.owes_count
    game.unsaved = False
    return game


def logged(match: Match) -> list[Entry]:
    """Everything of the match that the player has seen."""
    return [
        Entry(number, event)
        for number, each in enumerate(match.rounds, 1)
        for happened in each.events
        if (event := seen(happened, YOU)) is not None
    ]

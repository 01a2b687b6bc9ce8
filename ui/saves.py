"""Matches that are kept: what is written after every move, and how a match goes on from it."""

from __future__ import annotations

import json
from typing import NamedTuple

from engine.errors import Refusal
from engine.events import seen
from engine.record import read, write
from ui.game import YOU, Entry, Game


class Saved(NamedTuple):
    """A match as it is kept: its name among the kept ones, its record, how the opponents play, the address that asked for it."""

    name: str
    record: str
    level: str
    address: str


def written(game: Game) -> str:
    """The match as it is kept."""
    return json.dumps(Saved(game.name, write(game.match), game.level, game.address)._asdict())


def saved(words: str) -> Saved | None:
    """Read what was kept; nothing where it is damaged."""
    try:
        told = json.loads(words)
        return Saved(*(str(told[field]) for field in Saved._fields))
    except (ValueError, KeyError, TypeError):
        return None


def resumed(kept: Saved, pace: str) -> Game | None:
    """The match at the very move at which it was left; nothing where its record is damaged or the match is over."""
    try:
        match = read(kept.record)
    except Refusal:
        return None
    if match.over:
        return None
    game = Game(match, kept.level, pace, kept.name, kept.address)
    game.log = [
        Entry(number, event)
        for number, each in enumerate(match.rounds, 1)
        for happened in each.events
        if (event := seen(happened, YOU)) is not None
    ]
    game.counted = match.round.over
    return game

"""A file in which matches are carried away: one of them, or all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ui.game.game import Game
from ui.keep import digest
from ui.keep.keeper import Row
from ui.keep.saves import Saved, saved, written
from ui.keep.words import title
from ui.matches.carrying import exported, file_name, together
from ui.parts.texts import Texts

WARNINGS: Final = ("export.tells", "export.tells_some")
"""The texts that warn of a file: cards in it are still to come."""


class File(NamedTuple):
    """What is to be carried away: the name of the file, its words, what it holds, and the texts above and about it."""

    name: str
    words: str
    what: str
    title: str
    about: str


def at_the_table(game: Game, texts: Texts) -> File:
    """The match at the table as a file."""
    told = digest.about(game)
    what = title(told, texts)
    words = exported(saved(game.name, written(game)), what)
    return File(file_name(told), words, what, "export.title", _about(of=1, running=int(not game.match.over)))


def of_one(row: Row | None, kept: Saved, texts: Texts, *, broken: bool) -> File:
    """A kept match as a file; one that cannot be read goes as it is."""
    told = row.about if row else None
    what = title(told, texts)
    running = not (broken or (told and told.over))
    return File(file_name(told), exported(kept, what), what, "export.title", _about(of=1, running=int(running)))


def of_all(rows: Sequence[Row], words: dict[str, str], texts: Texts) -> File:
    """All kept matches in one file; `words` are theirs by their names."""
    found = [exported(saved(row.name, words[row.name]), title(row.about, texts)) for row in rows if row.name in words]
    what = texts.number("matches.all", len(found))
    heading = "export.title" if len(found) == 1 else "export.title_all"
    tells = _about(of=len(found), running=sum(not row.over for row in rows))
    return File(file_name(None), together(found), what, heading, tells)


def _about(*, of: int, running: int) -> str:
    """The text about a file with so many matches: a warning where some are running, so that cards in it are still to come."""
    return WARNINGS[of > 1] if running else "export.about"

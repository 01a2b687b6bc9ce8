"""Carrying matches elsewhere and back: a file that is the record, with remarks for people and for what a record does not say."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Iterator
from typing import Final, NamedTuple

from engine.match import Match
from engine.record import Part, parts, read_by_lines
from engine.wording import readable
from ui.game.game import LEVELS
from ui.keep.digest import About, tidy
from ui.keep.saves import Saved

_LEVEL: Final = re.compile(r"^#\s*level\s+(\S+)\s*$", re.MULTILINE)

_LINES_AT_ONCE: Final = 50
"""So many lines of a record are read before the page may do something else."""


class Brought(NamedTuple):
    """A text that is to be brought in: what it is called, and its words or why it has none (`large`, `binary`, `gone`)."""

    name: str
    words: str
    problem: str = ""


def exported(kept: Saved, title: str) -> str:
    """A match as the text of a file; `title` says to people what it is. What cannot be read goes as it is."""
    remarks = [f"# {' '.join(title.split())}", f"# level {kept.level}"]
    return "\n".join([*remarks, kept.record.rstrip("\n")]) + "\n"


def together(texts: list[str]) -> str:
    """Several matches in one file, an empty line between them."""
    return "\n".join(texts)


def file_name(told: About | None) -> str:
    """What a file with a match is called; without one, a file with several."""
    what = told.rules.partition(",")[0] if told else "matches"
    return f"talon-{what}-{time.strftime('%Y-%m-%d-%H%M')}.txt"


def files(chosen: str) -> list[Brought]:
    """The files that were chosen, as the page tells them."""
    return [Brought(readable(each["name"]), each["words"], each["problem"]) for each in json.loads(chosen)]


def level_of(part: Part) -> str:
    """How the opponents play, as a remark of the record says; the usual level where it says none that there is."""
    found = _LEVEL.search(part.text)
    return found[1] if found and found[1] in LEVELS else LEVELS[0]


def parted(brought: list[Brought]) -> Iterator[tuple[Brought, Part | None]]:
    """Every record of these texts; none for a text without words."""
    for each in brought:
        if each.problem:
            yield each, None
        else:
            yield from ((each, part) for part in parts(each.words))


def names_rules(part: Part) -> bool:
    r"""Does it begin with its rules, as every record does? Any other text is not a record, not even a faulty one.

    >>> names_rules(Part(1, "# a remark\nrules romme")), names_rules(Part(1, "Lieber Ben,"))
    (True, False)
    """
    lines = [line.split() for line in part.text.splitlines()]
    return next((words[0] == "rules" for words in lines if words and not words[0].startswith("#")), False)


async def read_slowly(text: str, first: int = 1) -> Match:
    """Read a record as the page lets one: a few lines, then it may do something else. Raises `Refusal` as reading does."""
    match = None
    for lines, read in enumerate(read_by_lines(text, first)):
        match = read
        if lines % _LINES_AT_ONCE == 0:
            await asyncio.sleep(0)
    assert match is not None
    return match


def with_tidy_names(match: Match) -> Match:
    """The match with names that can be shown: a name from elsewhere may be anything."""
    match.names = [tidy(name) for name in match.names]
    return match

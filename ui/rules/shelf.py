"""Rule sets of the player's own: named, kept, renamed, deleted, and carried from one browser to another as text."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.presets import PRESETS
from engine.rules import to_text
from ui.parts import names
from ui.rules import link
from ui.rules.pasted import bare, tight

KEPT: Final = "sets"
"""Under which name the player's own sets are kept."""

LONGEST_NAME: Final = 40

MOST: Final = 100
"""So many sets are kept at the most."""

_LINES: Final = 500
"""So many lines of a text are read at the most."""

_ESCAPED: Final = re.compile("%([0-7][0-9a-fA-F])")
_IN_LINK: Final = re.compile(r"(?:\S*#\S*?)?\brules\s*=\s*(.+)")
_BETWEEN: Final = re.compile(r"[\s&#]")


class Own(NamedTuple):
    """A named set of rules, as a link writes them."""

    name: str
    rules: str


class Brought(NamedTuple):
    """What was read from a text: the sets, and the lines and parts that could not be used."""

    sets: tuple[Own, ...]
    unused: tuple[str, ...]


def read(kept: str) -> tuple[Own, ...]:
    """The sets that were kept; anything else is skipped.

    >>> read('[["Oma", "romme,opening_points=30"], 7]')
    (Own(name='Oma', rules='romme,opening_points=30'),)
    """
    try:
        found = json.loads(kept)
    except (ValueError, RecursionError):
        return ()
    pairs = [each for each in found if isinstance(each, list) and len(each) == 2] if isinstance(found, list) else []
    sets: tuple[Own, ...] = ()
    for name, rules in pairs[:MOST]:
        if tidy(str(name)):
            sets = put(sets, free(tidy(str(name)), sets), str(rules))
    return sets


def written(sets: Sequence[Own]) -> str:
    """The sets as they are kept."""
    return json.dumps([list(each) for each in sets])


def tidy(name: str) -> str:
    """A name on one line, all of it visible, and not too long."""
    return names.tidy(name, LONGEST_NAME)


def put(sets: Sequence[Own], name: str, rules: str) -> tuple[Own, ...]:
    """The sets with one more while there is room for it, or with other rules under the same name."""
    if any(each.name == name for each in sets):
        return tuple(Own(name, rules) if each.name == name else each for each in sets)
    return (*sets, Own(name, rules))[:MOST]


def renamed(sets: Sequence[Own], old: str, new: str) -> tuple[Own, ...]:
    """The sets with one renamed; another one of the new name gives way."""
    return tuple(each._replace(name=new) if each.name == old else each for each in sets if each.name == old or each.name != new)


def is_full(sets: Sequence[Own]) -> bool:
    """Is there no room for another one?"""
    return len(sets) >= MOST


def without(sets: Sequence[Own], name: str) -> tuple[Own, ...]:
    """The sets but for one."""
    return tuple(each for each in sets if each.name != name)


def exported(sets: Sequence[Own]) -> str:
    """The sets as text, one a line.

    >>> exported([Own("Oma", "romme,opening_points=30")])
    'Oma = romme,opening_points=30'
    """
    return "\n".join(f"{each.name} = {each.rules}" for each in sets)


def brought(words: str, usual_name: str) -> Brought:
    """Read sets from text that `exported` has written, or from links, one a line.

    >>> brought("Oma = romme,opening_points=30", "Regeln").sets
    (Own(name='Oma', rules='romme,opening_points=30'),)
    >>> brought("https://example.org/#rules=dummy,target=300&players=3", "Regeln").sets
    (Own(name='Regeln', rules='dummy,target=300'),)
    """
    sets: tuple[Own, ...] = ()
    unused: list[str] = []
    lines = list(filter(None, map(str.strip, words.splitlines())))
    for line in lines[:_LINES]:
        name, rules = _parted(line)
        found = link.read(rules)
        unused += [each.part or line for each in found.unused]
        # A game as it usually is, in a line of which nothing else could be read, is not what was meant.
        if found.rules is not None and (found.rules.departures() or not found.unused):
            sets = put(sets, free(tidy(name) or usual_name, sets), to_text(found.rules))
    return Brought(sets, (*unused, *lines[_LINES:]))


def _parted(line: str) -> tuple[str, str]:
    """The name in a line, if there is one, and the rules; a name may look like a link."""
    parts = line.split(" = ")
    for at in range(len(parts) - 1, 0, -1):
        if parts[at].partition(",")[0].strip() in PRESETS and not parts[at - 1].endswith("#rules"):
            return " = ".join(parts[:at]), bare(tight(" = ".join(parts[at:])))
    plain = _ESCAPED.sub(lambda code: chr(int(code[1], 16)), line)
    found = _IN_LINK.search(plain)
    if found:
        return _name_before(plain[: found.start()]), bare(_BETWEEN.split(tight(found[1]), 1)[0])
    name, _, rules = plain.rpartition(" = ")
    return name, bare(tight(rules))


def _name_before(words: str) -> str:
    """The name that stands before a link; what is too long for one is a sentence, and no name."""
    name = words.strip(" =:<([{\"'„“”‚‘’«»‹›")
    return name if len(name) <= LONGEST_NAME else ""


def free(name: str, sets: Sequence[Own]) -> str:
    """That name, with a number where it is taken."""
    taken = {each.name for each in sets}
    return next(each for each in (name, *(f"{name} {number}" for number in range(2, MOST + 3))) if each not in taken)

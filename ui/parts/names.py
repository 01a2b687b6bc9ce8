"""Names of players: one line of visible letters, the same after a record has kept them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final
from unicodedata import category

_BLANK: Final = frozenset("_\u115f\u1160\u2800\u3164\uffa0")
"""What is taken for a blank: a record writes blanks as `_`, and nothing is seen of the others, which count as letters or signs."""

_MOST_MARKS: Final = 2
"""So many marks above and below one letter are enough in every language; more would cover the lines around it."""


def tidy(name: str, longest: int) -> str:
    r"""The name with so many signs at most; nothing where nothing of it could be seen.

    >>> tidy("Max_M", 16), tidy(" Anna\n<b>Berta</b>\u202e", 8), tidy("\u3164", 16)
    ('Max M', 'Anna <b>', '')
    """
    return " ".join("".join(_few_marks(_visible(name))).split())[:longest].strip()


def _visible(name: str) -> str:
    return "".join(" " if each.isspace() or each in _BLANK else each for each in name if each.isspace() or each.isprintable())


def _few_marks(name: str) -> Iterator[str]:
    """The letters of a name, each with its first marks; a mark without a letter has no place."""
    marks = _MOST_MARKS
    for each in name:
        marks = marks + 1 if category(each) in ("Mn", "Me") else _MOST_MARKS if each == " " else 0
        if each == " " or marks <= _MOST_MARKS:
            yield each

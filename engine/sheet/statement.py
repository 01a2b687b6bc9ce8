"""A sentence of the rule sheet as data: what it is about, the settings it states, and the facts to put into it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

_NO_VALUES: Final[Mapping[str, object]] = MappingProxyType({})


class Span(NamedTuple):
    """From so many to so many, both included."""

    low: int
    high: int


class Example(NamedTuple):
    """A worked example: the key of its template and facts that were computed by the engine."""

    key: str
    values: Mapping[str, object]


class Statement(NamedTuple):
    """One statement of the rule sheet.

    `key` names its template in `engine.wording`, `settings` the keys of the record that it states, `values` the facts for its
    placeholders, `laws` the ids of the statements of the rule book that it tells. `section` is one of `SECTIONS`.
    """

    key: str
    settings: tuple[str, ...] = ()
    values: Mapping[str, object] = _NO_VALUES
    examples: tuple[Example, ...] = ()
    laws: tuple[str, ...] = ()
    section: str = ""


class Absent(NamedTuple):
    """Something that this table does not play: the key of its name, and the settings that leave it out."""

    key: str
    settings: tuple[str, ...]


def absent(*missing: tuple[str, bool] | tuple[str, bool, tuple[str, ...]]) -> list[Absent]:
    """What is not played: each with a key, whether it is missing, and its settings if they are others than the key.

    >>> absent(("knock_bonus", True), ("hand_cap", False))
    [Absent(key='knock_bonus', settings=('knock_bonus',))]
    """
    return [Absent(each[0], each[2] if len(each) == 3 else (each[0],)) for each in missing if each[1]]

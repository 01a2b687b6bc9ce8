"""The settings in the order and the groups in which they are offered, and which of them are."""

from __future__ import annotations

from typing import Final

from engine.rules import Rules
from engine.settings import FIELDS
from engine.sheet import has_effect


def _grouped() -> dict[str, list[str]]:
    groups: dict[str, list[str]] = {}
    for key, field in FIELDS.items():
        keys = groups.setdefault(field.group.partition(".")[0], [])
        keys.insert(keys.index(field.after) + 1 if field.after else len(keys), key)
    return groups


GROUPS: Final = _grouped()
"""The groups of the rule book, each with its settings."""


def part_of(key: str) -> str:
    """The part of its group that a setting belongs to, or nothing where the group has no parts."""
    return FIELDS[key].group.partition(".")[2]


PARTS: Final = tuple(dict.fromkeys(part for part in map(part_of, FIELDS) if part))
"""The parts that groups have."""


def offered(rules: Rules, group: str) -> list[str]:
    """The settings of a group that have an effect, and those that differ all the same.

    >>> from engine.rules import make
    >>> offered(make("romme"), "match"), offered(make("romme", rounds=9), "match")
    (['match_end', 'target', 'tie'], ['match_end', 'target', 'rounds', 'tie'])
    """
    changed = rules.departures()
    return [key for key in GROUPS[group] if key in changed or has_effect(rules, key)]

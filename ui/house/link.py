"""Rules as a link carries them, read as far as they can be understood."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from engine.errors import Refusal, refuse
from engine.presets import PRESETS
from engine.rules import Rules, make, to_text
from engine.settings import SETTINGS, CardList, Numbers, Setting

_LIKE_ENOUGH: Final = 0.6

_LONGEST: Final = 10_000
"""What is longer, in letters, are no rules: all settings together are not half of that."""


class Unused(NamedTuple):
    """A part of the rules that cannot be used, and why."""

    part: str
    refusal: Refusal


class Read(NamedTuple):
    """What could be read: the rules, None where not even the game can be told, and all that had to be left out."""

    rules: Rules | None
    unused: tuple[Unused, ...] = ()


def link(place: str, rules: Rules) -> str:
    """The address of these rules on a page at that place: the game and what differs from it.

    >>> link("https://example.org/", make("romme", opening_points=40))
    'https://example.org/#rules=romme,opening_points=40'
    """
    return f"{place}#rules={to_text(rules)}"


def read(written: str) -> Read:
    """Read rules from a link that may be damaged, edited, or of a later version: every part that can be kept is kept.

    >>> found = read("romme,opening_points=40,colour=red,packs=9")
    >>> found.rules.departures(), [each.part for each in found.unused]
    ({'opening_points': 40}, ['colour=red', 'packs=9'])
    """
    if len(written) > _LONGEST:
        return Read(None, (Unused(written, _no_game(written)),))
    name, *parts = written.split(",")
    game = _game(name)
    if game is None:
        return Read(None, (Unused(name, _no_game(name)),))
    unused = [] if game == name.strip().lower() else [Unused(name, _no_game(name))]
    good: dict[str, str] = {}
    for key, value in _pairs(parts):
        refusal = _refusal(key, value)
        if refusal is None:
            good[key] = value
        else:
            unused.append(Unused(_joined(key, value), refusal))
    rules, crossed = _together(game, good)
    return Read(rules, (*unused, *crossed))


def _game(name: str) -> str | None:
    """The game of that name, or of one that is nearly the same."""
    from difflib import get_close_matches

    wanted = name.strip().lower()
    if wanted in PRESETS:
        return wanted
    return next(iter(get_close_matches(wanted[:40], PRESETS, 1, _LIKE_ENOUGH)), None)


def _no_game(name: str) -> Refusal:
    return refuse("rules", value=name, allowed=", ".join(PRESETS))


def _pairs(parts: list[str]) -> Iterator[tuple[str, str]]:
    """Keys with their values; a part without `=` goes on with a list before it, and otherwise stands alone."""
    found: list[tuple[str, list[str]]] = []
    for part in parts:
        key, sign, value = part.partition("=")
        if sign:
            found.append((key.strip(), [value.strip()]))
        elif found and _goes_on(SETTINGS.get(found[-1][0]), part.strip()):
            found[-1][1].append(part.strip())
        elif part.strip():
            found.append((part.strip(), [""]))
    yield from ((key, ",".join(values)) for key, values in found)


def _goes_on(setting: Setting | None, part: str) -> bool:
    """Is this part another one of the list before it? An empty one, behind a last comma, only where that means something."""
    if isinstance(setting, Numbers) and setting.single:
        return True
    return bool(part) and isinstance(setting, Numbers | CardList)


def _refusal(key: str, value: str) -> Refusal | None:
    """Why a value cannot be used, looked at alone."""
    if key not in SETTINGS:
        return refuse(key, value=value, unknown=True)
    try:
        SETTINGS[key].read(key, value)
    except Refusal as refusal:
        return refusal
    return None


def _joined(key: str, value: str) -> str:
    return f"{key}={value}" if value else key or "="


def _together(game: str, good: dict[str, str]) -> tuple[Rules, list[Unused]]:
    """As many of these settings as can be played together, those that come first before the others."""
    try:
        return make(game, **good), []
    except Refusal:
        pass
    kept: dict[str, str] = {}
    left = dict(good)
    while fitting := next((key for key in left if _fits(game, kept, key, left[key])), None):
        kept[fitting] = left.pop(fitting)
    return make(game, **kept), [Unused(_joined(key, value), _crossed(game, kept, key, value)) for key, value in left.items()]


def _fits(game: str, kept: dict[str, str], key: str, value: str) -> bool:
    try:
        make(game, **{**kept, key: value})
    except Refusal:
        return False
    return True


def _crossed(game: str, kept: dict[str, str], key: str, value: str) -> Refusal:
    """Why this setting does not go with those that are kept."""
    try:
        make(game, **{**kept, key: value})
    except Refusal as refusal:
        return refusal
    raise AssertionError(key)

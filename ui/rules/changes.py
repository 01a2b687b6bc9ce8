"""What becomes of the rules when one setting is changed: the new rules, or why not and what would work."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from engine.errors import Refusal, refuse
from engine.kinds import Number, Numbers
from engine.numbers import is_whole
from engine.rules import Rules, departures_as_text, make
from engine.settings import SETTINGS

_PARTNERS: Final = {"players_min": "players_max", "players_max": "players_min", "set_min": "set_max", "set_max": "set_min"}
"""Settings of which one must not be over the other."""


class Offer(NamedTuple):
    """Something near that works: the setting and its value in words of a link (no setting: fewer or more players)."""

    key: str
    value: str
    rules: Rules
    players: int


class Trouble(NamedTuple):
    """A change that was refused: which setting, what was wanted, why not, and what works instead."""

    key: str
    tried: str
    refusal: Refusal
    offers: tuple[Offer, ...]


def seats_for(rules: Rules, players: int) -> int:
    """The number of players nearest to the wanted one that these rules allow and have cards for."""
    fitting = [seats for seats in range(rules.players_min, rules.players_max + 1) if rules.allows(seats)]
    return min(fitting, key=lambda seats: abs(seats - players))


def changed(rules: Rules, players: int, **changes: str) -> Rules:
    """The rules with some settings changed; raises `Refusal` if they, or so many players under them, cannot be played.

    A number of players that the rules themselves forbid is no fault: others are seated then.
    """
    after = make(rules.name, **(departures_as_text(rules) | changes))
    after.check_seats(min(max(players, after.players_min), after.players_max))
    return after


def without(rules: Rules, players: int, key: str) -> Rules:
    """The rules with one setting as the game has it; raises `Refusal` as `changed` does."""
    return changed(rules, players, **{key: SETTINGS[key].write(getattr(make(rules.name), key))})


def trouble(rules: Rules, players: int, key: str, value: str, refusal: Refusal) -> Trouble:
    """All about a change that was refused."""
    refusal = _about_one(key, value, refusal)
    found: dict[str, Offer] = {}
    for extra, changes in _nearby(rules, key, value, refusal):
        offer = _offer(rules, players, extra, changes)
        if offer is not None:
            found.setdefault(f"{offer.key}={offer.value}", offer)
    fewer = _with_other_seats(rules, players, key, value)
    return Trouble(key, value, refusal, (*found.values(), *([fewer] if fewer else [])))


def _about_one(key: str, value: str, refusal: Refusal) -> Refusal:
    """The refusal of a list, said of the number in it that is out of bounds."""
    setting = SETTINGS[key]
    if not isinstance(setting, Numbers) or "allowed" not in refusal.reasons[0].values:
        return refusal
    wrong = [part for part in value.split(",") if not _within(part, setting)]
    return refuse(key, value=wrong[0], allowed=f"{setting.low}–{setting.high}") if wrong else refusal


def _within(part: str, setting: Number | Numbers) -> bool:
    return _is_number(part) and setting.low <= int(part) <= setting.high


def _is_number(part: str) -> bool:
    return is_whole(part.removeprefix("-"))


def _clamped(value: str, setting: Number | Numbers) -> str:
    """The numbers brought within the bounds."""
    return ",".join(str(min(max(int(part), setting.low), setting.high)) for part in value.split(","))


def _offer(rules: Rules, players: int, key: str, changes: dict[str, str]) -> Offer | None:
    try:
        after = changed(rules, players, **changes)
    except Refusal:
        return None
    if after == rules:
        return None
    return Offer(key, changes[key], after, seats_for(after, players))


def _with_other_seats(rules: Rules, players: int, key: str, value: str) -> Offer | None:
    """The change as it was wanted, for another number of players."""
    try:
        after = make(rules.name, **(departures_as_text(rules) | {key: value}))
    except Refusal:
        return None
    return Offer("", value, after, seats_for(after, players))


def _nearby(rules: Rules, key: str, value: str, refusal: Refusal) -> Iterator[tuple[str, dict[str, str]]]:
    """Changes that might work, each with the setting that it is about."""
    reason = refusal.reasons[0]
    setting = SETTINGS[key]
    if isinstance(setting, Number | Numbers) and "allowed" in reason.values and all(map(_is_number, value.split(","))):
        yield key, {key: _clamped(value, setting)}
    if "at_most" in reason.values and key in _PARTNERS:
        other = _PARTNERS[key]
        yield other, {key: value, other: value}
        yield key, {key: str(getattr(rules, other))}
    if reason.values.get("packs"):
        yield "packs", {key: value, "packs": str(reason.values["packs"])}
    if reason.values.get("fits"):
        yield "hand_size", {key: value, "hand_size": _fitting(rules, key, value, reason.values)}


def _fitting(rules: Rules, key: str, value: str, facts: object) -> str:
    """The number of cards that fits, put in its place where there is one for each number of players."""
    assert isinstance(facts, dict)
    sizes = SETTINGS["hand_size"].read("hand_size", value) if key == "hand_size" else rules.hand_size
    if isinstance(sizes, tuple):
        place = facts["seats"] - 2
        sizes = tuple(facts["fits"] if at == place else size for at, size in enumerate(sizes))
    else:
        sizes = facts["fits"]
    return SETTINGS["hand_size"].write(sizes)

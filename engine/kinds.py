"""The kinds of settings: which values one may have, and how they are written and read."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from engine.cards import Card, cards, text
from engine.errors import Refusal, refuse
from engine.numbers import is_whole


class Setting(Protocol):
    """The values that one key of the record may have."""

    def read(self, key: str, given: object) -> object:
        """The value as the record holds it; raises `Refusal` with the key, the value and what is allowed."""

    def write(self, value: object) -> str:
        """The value as a link and a record of a match write it."""

    @property
    def allowed(self) -> str:
        """The allowed values, for people."""


def _refused(key: str, given: object, setting: Setting) -> Refusal:
    return refuse(key, value=given, allowed=setting.allowed)


class Number(NamedTuple):
    """A whole number from `low` to `high`, both included; or one of a few `words`."""

    low: int
    high: int
    words: tuple[str, ...] = ()

    @property
    def allowed(self) -> str:
        return " | ".join([f"{self.low}–{self.high}", *self.words])

    def read(self, key: str, given: object) -> object:
        value = _whole(given)
        if value in self.words or (isinstance(value, int) and self.low <= value <= self.high):
            return value
        raise _refused(key, given, self)

    def write(self, value: object) -> str:
        return str(value)


class Words(NamedTuple):
    """One of a few words."""

    words: tuple[str, ...]

    @property
    def allowed(self) -> str:
        return " | ".join(self.words)

    def read(self, key: str, given: object) -> object:
        if given in self.words and isinstance(given, str):
            return given
        raise _refused(key, given, self)

    def write(self, value: object) -> str:
        return str(value)


class Switch(NamedTuple):
    """`off` or `on`; the record holds False or True."""

    words: tuple[str, ...] = ("off", "on")

    @property
    def allowed(self) -> str:
        return " | ".join(self.words)

    def read(self, key: str, given: object) -> object:
        if isinstance(given, str) and given in self.words:
            return given == self.words[1]
        raise _refused(key, given, self)

    def write(self, value: object) -> str:
        return self.words[bool(value)]


class Numbers(NamedTuple):
    """A list of `fewest` to `most` whole numbers from `low` to `high`; alone, one number where `single` allows it.

    A list of one is then written with a comma behind it: `15` is for every number of players, `15,` for two alone.
    """

    low: int
    high: int
    fewest: int
    most: int
    single: bool

    @property
    def allowed(self) -> str:
        listed = f"{self.fewest}–{self.most} × {self.low}–{self.high}"
        return f"{self.low}–{self.high} | {listed}" if self.single else listed

    def read(self, key: str, given: object) -> object:
        of_one = self.single and isinstance(given, str) and given.count(",") == 1 and given.endswith(",")
        values = _list_of_numbers(given[:-1] if of_one and isinstance(given, str) else given)
        if values is None or any(not self.low <= each <= self.high for each in values):
            raise _refused(key, given, self)
        if self.single and len(values) == 1 and not of_one and not isinstance(given, list | tuple):
            return values[0]
        if not self.fewest <= len(values) <= self.most:
            raise _refused(key, given, self)
        return tuple(values)

    def write(self, value: object) -> str:
        if not isinstance(value, tuple):
            return str(value)
        return ",".join(map(str, value)) + ("," if self.single and len(value) == 1 else "")


class CardList(NamedTuple):
    """Some natural cards, separated by blanks; or `none`."""

    none: str = "none"

    @property
    def allowed(self) -> str:
        return f"Qs 2c … | {self.none}"

    def read(self, key: str, given: object) -> object:
        if not isinstance(given, str) or not given.strip():
            raise _refused(key, given, self)
        if given == self.none:
            return ()
        return self._natural(key, given)

    def _natural(self, key: str, given: str) -> tuple[Card, ...]:
        try:
            found = cards(given.replace("_", " ").replace(",", " "))
        except Refusal:
            raise _refused(key, given, self) from None
        if not found or any(not each.rank for each in found):
            raise _refused(key, given, self)
        return tuple(dict.fromkeys(found))

    def write(self, value: object) -> str:
        assert isinstance(value, tuple)
        return text(value).replace(" ", ",") or self.none


def _whole(given: object) -> object:
    """A number that is written as text, as the number it means; anything else as it is, but no truth value."""
    if isinstance(given, bool):
        return None
    return int(given) if isinstance(given, str) and is_whole(given) else given


def _list_of_numbers(given: object) -> list[int] | None:
    """The numbers of a list, of a text with commas, or of one number alone; None if anything else is among them."""
    parts = given.split(",") if isinstance(given, str) else given
    values = [_whole(part) for part in (parts if isinstance(parts, list | tuple) else [parts])]
    numbers = [each for each in values if isinstance(each, int)]
    return numbers if len(numbers) == len(values) else None

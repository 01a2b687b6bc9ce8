"""How a setting is declared: one line of a class, from which its values, its default and its place among the others follow."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple, NoReturn, Self, TypeVar, cast, dataclass_transform, get_args

from engine.cards import Card
from engine.kinds import CardList, Number, Numbers, Setting, Switch, Words

T = TypeVar("T")

Group = Literal[
    "deal",
    "melds",
    "opening",
    "pile",
    "layoff",
    "out",
    "stock",
    "scoring",
    "scoring.values",
    "scoring.out",
    "scoring.hand",
    "scoring.penalties",
    "scoring.stakes",
    "match",
]
"""The groups of the rule book; a long one has parts."""


class Field(NamedTuple):
    """What a line says of its setting: its kind, the value it has where a game says nothing, and where it is offered.

    Among the settings of its group it comes in the order of the lines, or right `after` another.
    """

    setting: Setting
    default: object
    group: str
    after: str = ""


def number(low: int, high: int, *words: str, default: T, group: Group, after: str = "") -> T:
    """A whole number within bounds, or one of some words."""
    return cast("T", Field(Number(low, high, words), default, group, after))


def numbers(low: int, high: int, fewest: int, most: int, *, single: bool, default: T, group: Group) -> T:
    """A list of whole numbers within bounds; with `single` also one number alone."""
    return cast("T", Field(Numbers(low, high, fewest, most, single), default, group))


def switch(*, default: bool, group: Group) -> bool:
    """On or off."""
    return cast("bool", Field(Switch(), default, group))


def word(*, default: T, group: Group, after: str = "") -> T:
    """One of the words that the type of the line names."""
    return cast("T", Field(Words(()), default, group, after))


def card_list(*, default: tuple[Card, ...], group: Group) -> tuple[Card, ...]:
    """Some natural cards."""
    return cast("tuple[Card, ...]", Field(CardList(), default, group))


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(number, numbers, switch, word, card_list))
class Record:
    """A record that does not change, equal to another of its class if all its values are equal.

    It is no `dataclass`, since that costs the start of the page as much as all other rules do.
    """

    def __init__(self, **values: object) -> None:
        self.__dict__.update(values)

    @classmethod
    def of(cls, values: Mapping[str, object]) -> Self:
        """The record with these values, all of them."""
        made = object.__new__(cls)
        made.__dict__.update(values)
        return made

    def having(self, **values: object) -> Self:
        """The same record with some values changed, whether they can be played or not."""
        if unknown := values.keys() - self.__dict__.keys():
            raise TypeError(", ".join(sorted(unknown)))
        return self.of(self.__dict__ | values)

    def __eq__(self, other: object) -> bool:
        return self is other or (type(other) is type(self) and self.__dict__ == other.__dict__)

    def __hash__(self) -> int:
        return tuple(self.__dict__.values()).__hash__()

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"{name} of a record does not change")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"{name} of a record does not change")


def fields_of(record: type[Record]) -> dict[str, Field]:
    """The lines of a class by their names, in their order; the words of a setting are read from its type."""
    lines = {name: value for name, value in vars(record).items() if isinstance(value, Field)}
    return {name: _with_words(field, record.__annotations__[name]) for name, field in lines.items()}


def _with_words(field: Field, kind: object) -> Field:
    return field._replace(setting=Words(get_args(kind))) if isinstance(field.setting, Words) else field

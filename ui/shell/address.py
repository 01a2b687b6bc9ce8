"""The set-up that an address carries behind its `#`, and what in it could not be understood."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from engine.errors import Refusal
from engine.numbers import whole
from engine.rules import Rules
from ui.game.pace import PACES
from ui.parts.texts import LANGUAGES
from ui.rules import link
from ui.rules.pasted import bare

_PACE_VALUES: Final = {"0": "once", "1": "normal", "2": "slow"}
_HEX: Final = frozenset("0123456789abcdef")


_MOST_PARTS: Final = 20
"""So many parts of an address are read; the next one is named as a problem, and those after it are not looked at."""


class Problem(NamedTuple):
    """A part of the address that could not be used: which, and what stood there; the reasons of the rules if they refuse it.

    `told` is the sentence that tells it where it is not the one about that part.
    """

    key: str
    value: str
    refusal: Refusal | None = None
    told: str = ""


class Wish(NamedTuple):
    """What an address asks for; what it does not say is empty or None."""

    rules: Rules | None = None
    players: int | None = None
    level: str = ""
    seed: str = ""
    pace: str = ""
    language: str = ""
    problems: tuple[Problem, ...] = ()

    @property
    def deals(self) -> bool:
        """Does the address ask for a deal at once, and can all of it be understood?"""
        return self.rules is not None and not self.problems


def read(address: str) -> Wish:
    """What an address asks for, whatever was copied along with it; percent signs are decoded before.

    >>> wish = read("rules=romme,opening_points=40&players=3&seed=1f9a03&pace=0&lang=en")
    >>> wish.rules.opening_points, wish.players, wish.seed, wish.pace, wish.language
    (40, 3, '1f9a03', 'once', 'en')
    >>> [problem.key for problem in read("rules=romme&players=many").problems]
    ['players']
    """
    wish = Wish()
    parts = _parts(address)
    seen: set[str] = set()
    for key, value in parts[:_MOST_PARTS]:
        again = key in seen and key in PARTS
        wish = _with_problem(wish, Problem(key, value, told="twice")) if again else _with(wish, key, value)
        seen.add(key)
    for key, value in parts[_MOST_PARTS:][:1]:
        wish = _with_problem(wish, Problem(key, value))
    return fitting(wish, wish.rules) if wish.rules else wish


def _parts(address: str) -> list[tuple[str, str]]:
    """The parts with their values; an `&` that was copied out of the source of a page is written `&amp;`."""
    pairs = [part.partition("=") for part in bare(address).replace("&amp;", "&").split("&") if part]
    return [(key.strip(), value if key.strip() == "rules" else value.strip(" ,")) for key, _, value in pairs]


def _with(wish: Wish, key: str, value: str) -> Wish:
    reader = _READERS.get(key)
    if reader is None:
        return _with_problem(wish, Problem(key, value))
    try:
        return reader(wish, value)
    except ValueError:
        return _with_problem(wish, Problem(key, value))
    except Refusal as refusal:
        return _with_problem(wish, Problem(key, value, refusal))


def _with_rules(wish: Wish, written: str) -> Wish:
    """The wish with all of the rules that can be understood; what cannot is one problem."""
    found = link.read(written)
    wish = wish._replace(rules=found.rules)
    if not found.unused:
        return wish
    reason = found.unused[0].refusal if len(found.unused) == 1 else None
    return _with_problem(wish, Problem("rules", ", ".join(each.part for each in found.unused), reason))


def _with_problem(wish: Wish, problem: Problem) -> Wish:
    return wish._replace(problems=(*wish.problems, problem))


def _chosen(value: str, among: dict[str, str] | tuple[str, ...]) -> str:
    if value not in among:
        raise ValueError(value)
    return among[value] if isinstance(among, dict) else value


def _seed(value: str) -> str:
    seed = value.lower()
    if not seed or len(seed) > 64 or not set(seed) <= _HEX:
        raise ValueError(value)
    return seed


_READERS: Final[dict[str, Callable[[Wish, str], Wish]]] = {
    "rules": lambda wish, value: _with_rules(wish, value),
    "players": lambda wish, value: wish._replace(players=whole(value)),
    "level": lambda wish, value: wish._replace(level=value),
    "seed": lambda wish, value: wish._replace(seed=_seed(value)),
    "pace": lambda wish, value: wish._replace(pace=_chosen(value, _PACE_VALUES | {name: name for name in PACES})),
    "lang": lambda wish, value: wish._replace(language=_chosen(value, LANGUAGES)),
}


PARTS: Final = tuple(_READERS)
"""The keys of all parts of an address that mean something."""


def fitting(wish: Wish, rules: Rules) -> Wish:
    """The wish with a number of players that these rules allow; another number is a problem."""
    if wish.players is None:
        return wish
    try:
        rules.check_seats(wish.players)
    except Refusal as refusal:
        return _with_problem(wish, Problem("players", str(wish.players), refusal))._replace(players=None)
    return wish

"""The set-up: which game, against how many, at what pace; what was chosen last is kept."""

from __future__ import annotations

import json
from collections.abc import Iterable
from contextlib import suppress
from typing import Final, NamedTuple

from engine.errors import Refusal
from engine.presets import PRESETS
from engine.rules import from_text, to_text
from ui.game.game import LEVELS
from ui.game.pace import PACES
from ui.parts.names import tidy
from ui.parts.texts import LANGUAGES, Texts
from ui.rules.changes import seats_for
from ui.shell.address import Wish

KEPT: Final = "setup"
"""The name under which the set-up is kept."""

WARNINGS: Final = ("on", "off")
"""Is it said before a discard that it costs something?"""

COLOURS: Final = ("two", "four")
"""How many colours the suits have."""

SORTINGS: Final = ("suit", "rank")
"""By what the hand is sorted."""

LONGEST_NAME: Final = 16
"""How many signs a name has at most."""


class Setup(NamedTuple):
    """Everything that is chosen before a match; names are empty where the usual ones are meant.

    `others` are the rules that were last chosen for the other games; `seed` is the deal number of the next match alone.
    """

    rules: str
    players: int = 3
    names: tuple[str, ...] = ("",) * 6
    pace: str = "normal"
    language: str = LANGUAGES[0]
    colours: str = "two"
    warnings: str = WARNINGS[0]
    level: str = LEVELS[0]
    others: tuple[str, ...] = ()
    seed: str = ""
    sorting: str = SORTINGS[0]


def usual(texts: Texts) -> Setup:
    """The set-up of a first visit."""
    return Setup(rules=games(texts)[0])


def games(texts: Texts) -> list[str]:
    """The games that can be chosen: those that have a name in the language of the page."""
    return [name for name in texts("games").split() if name in PRESETS]


def written(setup: Setup) -> str:
    """The set-up as it is kept."""
    return json.dumps({field: value for field, value in setup._asdict().items() if field != "seed"})


def recalled(kept: str, usual_one: Setup) -> Setup:
    """The set-up that was kept, as far as it still means something; otherwise the usual one."""
    try:
        values = json.loads(kept)
        others = _rules_among(values.get("others"))
        setup = Setup(**{**values, "names": _tidied(values["names"]), "others": others, "seed": ""})
        from_text(setup.rules).check_seats(setup.players)
    except (ValueError, TypeError, LookupError, AttributeError, Refusal):  # of an older version, perhaps
        return usual_one
    setup = setup._replace(level=setup.level if setup.level in LEVELS else LEVELS[0])
    setup = setup._replace(sorting=setup.sorting if setup.sorting in SORTINGS else SORTINGS[0])
    setup = setup._replace(warnings=setup.warnings if setup.warnings in WARNINGS else WARNINGS[0])
    known = setup.pace in PACES and setup.language in LANGUAGES and setup.colours in COLOURS and len(setup.names) == 6
    return setup if known else usual_one


def _tidied(names: Iterable[object]) -> tuple[str, ...]:
    return tuple(tidy(str(name), LONGEST_NAME) for name in names)[:6]


def _rules_among(kept: object) -> tuple[str, ...]:
    """Those of the kept rules that can still be read."""
    found = []
    for each in kept if isinstance(kept, list) else []:
        with suppress(Refusal):
            found.append(to_text(from_text(str(each))))
    return tuple(found)


def with_wish(setup: Setup, wish: Wish) -> Setup:
    """The set-up with what the address asks for put in."""
    rules = to_text(wish.rules) if wish.rules else setup.rules
    changed = setup._replace(
        rules=rules,
        players=wish.players or setup.players,
        pace=wish.pace or setup.pace,
        language=wish.language or setup.language,
        level=wish.level if wish.level in LEVELS else setup.level,
    )
    return _seated(changed)


def changed(setup: Setup, what: str, value: str) -> Setup:
    """The set-up after the player has chosen something."""
    if what == "players":
        return setup._replace(players=int(value))
    if what == "game":
        return _seated(_with_game(setup, value))
    if what.startswith("name"):
        return _named(setup, int(what[4:]), value)
    if what == "pace":
        return setup._replace(pace=value)
    if what == "sorting":
        return setup._replace(sorting=value)
    if what == "seed":
        return setup._replace(seed=tidy_number(value))
    return setup._replace(warnings=value) if what == "warnings" else setup._replace(colours=value)


def _with_game(setup: Setup, game: str) -> Setup:
    """The set-up with another game, by the rules that were last chosen for it."""
    known = {rules.partition(",")[0]: rules for rules in (*setup.others, setup.rules)}
    return setup._replace(rules=known.pop(game, game), others=tuple(known.values()))


def _named(setup: Setup, seat: int, name: str) -> Setup:
    names = list(setup.names)
    names[seat] = tidy(name, LONGEST_NAME)
    return setup._replace(names=tuple(names))


def _seated(setup: Setup) -> Setup:
    return setup._replace(players=seats_for(from_text(setup.rules), setup.players))


def names(setup: Setup, texts: Texts) -> list[str]:
    """The names at the table, the player's first, no two alike."""
    found: list[str] = []
    for seat in range(setup.players):
        name = setup.names[seat] or texts(f"name.{seat}")
        while name in found:
            name += "’"
        found.append(name)
    return found


LONGEST_NUMBER: Final = 80
"""So many signs of a deal number are taken in."""


def tidy_number(written: str) -> str:
    """A number as it was written, without blanks; a good one in small letters.

    >>> tidy_number(" 1F 9A03 "), tidy_number("no number")
    ('1f9a03', 'nonumber')
    """
    return "".join(written.split()).lower()[:LONGEST_NUMBER]

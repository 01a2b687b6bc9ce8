"""The rule sheet of a table: every setting that has an effect, in the order in which one plays, as data.

`engine.wording.sheet.written` makes prose of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from engine.rules import Rules
from engine.sheet import end, table, turn
from engine.sheet.effect import has_effect
from engine.sheet.statement import Absent, Example, Span, Statement

__all__ = ["SECTIONS", "Example", "Span", "Statement", "has_effect", "sheet", "statement_for"]

_Tell = Callable[[Rules, int], Iterator[Statement | Absent]]

SECTIONS: Final[dict[str, _Tell]] = {
    "game": lambda rules, seats: table.game(rules),
    "cards": lambda rules, seats: table.cards(rules),
    "deal": table.deal,
    "turn": lambda rules, seats: turn.turn(rules),
    "pile": lambda rules, seats: turn.pile(rules),
    "melds": lambda rules, seats: turn.melds(rules),
    "opening": lambda rules, seats: turn.opening(rules),
    "layoff": lambda rules, seats: turn.layoff(rules),
    "jokers": lambda rules, seats: turn.jokers(rules),
    "out": lambda rules, seats: end.going_out(rules),
    "stock": lambda rules, seats: end.stock(rules),
    "count": end.count,
    "penalties": lambda rules, seats: end.penalties(rules),
    "match": lambda rules, seats: end.match(rules),
}
"""The sections in the order in which one plays, each with what tells it."""


def sheet(rules: Rules, seats: int | None = None) -> list[Statement]:
    """The rules of a table as statements; with `seats` for that number of players.

    >>> from engine.rules import make
    >>> [each.values for each in sheet(make("romme", opening_points=40)) if each.key == "opening_points"]
    [{'points': 40}]

    Raises `Refusal` for a number of players that these rules do not allow.
    """
    if seats is not None:
        rules.check_seats(seats)
    return [
        statement._replace(section=section)
        for section, tell in SECTIONS.items()
        for statement in _with_effect(rules, tell(rules, seats or 0))
    ]


def _with_effect(rules: Rules, told: Iterable[Statement | Absent]) -> Iterator[Statement]:
    """The statements that have an effect, with those of their settings that have one; last, what is not played."""
    missing: list[Absent] = []
    for each in told:
        settings = tuple(key for key in each.settings if has_effect(rules, key))
        if each.settings and not settings:
            continue
        if isinstance(each, Absent):
            missing.append(each._replace(settings=settings))
        else:
            yield each._replace(settings=settings)
    if missing:
        left_out = tuple(each.key for each in missing)
        yield Statement("absent", tuple(key for each in missing for key in each.settings), {"what": left_out})


def statement_for(rules: Rules, reason: str) -> Statement | None:
    """The statement that a refusal leads to, by the key of its reason: a setting, or the id of a law (`G-4`, `D-24`).

    >>> from engine.rules import preset
    >>> statement_for(preset("romme"), "opening_points").key, statement_for(preset("dummy"), "G-4").key
    ('opening_points', 'draw_stands')
    """
    statements = sheet(rules)
    for key in (*_RATHER.get(reason, ()), reason, *_INSTEAD.get(reason, ())):
        for each in statements:
            if key in each.settings or key in each.laws:
                return each
    return None


_RATHER: Final[dict[str, tuple[str, ...]]] = {"turned_card": ("I-13",)}
"""Where a setting is told by two statements: the one that forbids moves."""

_INSTEAD: Final[dict[str, tuple[str, ...]]] = {
    "wilds_max": ("D-2",),
    "naturals_min": ("wilds_max", "D-2"),
    "wilds_share": ("wilds_max", "D-2"),
    "wilds_adjacent": ("wilds_max", "D-2"),
    "set_suits": ("set_max",),
    "joker_swap": ("wilds_max", "D-2"),
    "joker_reuse": ("joker_swap", "wilds_max", "D-2"),
    "layoff": ("D-4", "D-2"),
    "layoff_on_layoff": ("layoff", "D-2"),
    "layoff_before_open": ("layoff", "D-2"),
    "protect_pure_run": ("layoff", "D-2"),
    "reshuffles": ("stock_out",),
    "penalty_notice": ("penalty_layoff_discard", "D-4", "G-1"),
    "take_target": ("pile_use",),
    "pile_free": ("pile_use",),
    "pile_return": ("pile_use",),
    "D-4": ("layoff", "D-2"),
    "D-24": ("penalty_layoff_discard", "D-4", "G-1"),
    "dark_needs_meld": ("closing_discard",),
    "starter_out_first_turn": ("closing_discard",),
    "cut": ("hand_size",),
}
"""Where a refusal leads whose own setting has no statement, since it has no effect: to the nearest that has one."""

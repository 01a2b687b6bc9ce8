"""What was punished in a round: which card was discarded that should not have been, and what was wrong with it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from engine.cards import Card
from engine.events import Event
from engine.scoring import Line

_COUNTED: Final = {
    "penalty_layoff_discard": "stake_mistake",
    "penalty_full_discard": "stake_mistake",
    "penalty_knock_feed": "stake_knock_feed",
}
"""As which line a fault is counted where the players pay each other."""


class Fault(NamedTuple):
    """A discard that cost something: whose, the setting that punishes it, and the card."""

    seat: int
    key: str
    card: Card


def faults(events: Iterable[Event]) -> Iterator[Fault]:
    """The faults of a round, the first one first; each is about the last discard of the seat that pays for it."""
    last: dict[int, Card] = {}
    for event in events:
        if event.kind == "discarded":
            last[event.seat] = event.cards[0]
        elif event.kind == "penalty" and event.seat in last:
            yield Fault(event.seat, event.key, last[event.seat])


def told(lines: Iterable[Line], events: Iterable[Event], seat: int) -> Iterator[Line]:
    """The lines in the count of a seat; one that is for a fault gets its card (`fault`), and what kind of fault it was (`value`).

    Faults are counted in the order in which they were made, so the next line of a kind is for the next fault of that kind.
    """
    made = list(faults(events))
    waiting: dict[tuple[object, ...], Iterator[Fault]] = {}
    for line in lines:
        payer = line.values.get("from", seat)
        of_kind = waiting.setdefault((line.key, payer, line.values.get("to")), _of_kind(made, line.key, payer))
        fault = next(of_kind, None)
        yield line._replace(values={**line.values, "fault": fault.card, "value": fault.key}) if fault else line


def _of_kind(made: Sequence[Fault], key: str, payer: object) -> Iterator[Fault]:
    """The faults for which that seat pays with lines of that key."""
    return (each for each in made if each.seat == payer and each.key in _COUNTED and key in (each.key, _COUNTED[each.key]))

"""What has happened at the table, and what each seat sees of it (G-10, G-13)."""

from __future__ import annotations

from typing import Literal, NamedTuple

from engine.cards import Card
from engine.state import UNKNOWN, Step

EventKind = Literal[
    "drew",
    "took",
    "took turned",
    "put back",
    "shuffled",
    "step",
    "back",
    "laid",
    "discarded",
    "passed",
    "claimed",
    "penalty",
    "ended",
]
"""The kinds of events."""


class Event(NamedTuple):
    """One thing that happened. `kind` says what:

    `drew` (cards: the one drawn), `took` (cards: the chosen one first), `took turned`, `put back`,
    `shuffled` (cards: the new stock, top card first), `step` (the mover laid `steps`, for its own eyes until the turn ends),
    `back` (all that still lies after something was taken back, in `steps`), `laid` (all that was laid in the turn, for the others),
    `discarded` (cards), `passed`, `claimed`, `penalty` (key, points, `to`), `ended` (seat: who went out, or -1).

    `hidden` says that only the seat itself may see the cards; of a shuffled stock nobody sees any.
    """

    kind: EventKind
    seat: int
    cards: tuple[Card, ...] = ()
    steps: tuple[Step, ...] = ()
    key: str = ""
    points: int = 0
    to: int = -1
    hidden: bool = False


_OWN_EYES = ("step", "back")


def seen(event: Event, observer: int) -> Event | None:
    """The event as that seat sees it, or None if it does not see it at all."""
    own = event.seat == observer
    if event.kind in _OWN_EYES:
        return event if own else None
    if event.kind == "laid":
        return None if own else event
    if event.hidden and not (own and event.kind != "shuffled"):
        return event._replace(cards=(UNKNOWN,) * len(event.cards))
    return event

"""Refusals: why something may not be done, as data. The sentences are made in `engine.wording`."""

from __future__ import annotations

from typing import NamedTuple


class Reason(NamedTuple):
    """One rule that forbids something.

    `key` is the setting or the statement (`G-1`) that forbids it; `values` are the facts of the case, by name.
    """

    key: str
    values: dict[str, object]


class Refusal(Exception):
    """What was asked for is not allowed; nothing has been changed.

    `reasons` holds every rule that forbids it, the one to show first.
    """

    def __init__(self, reasons: tuple[Reason, ...]) -> None:
        super().__init__(", ".join(reason.key for reason in reasons))
        self.reasons = reasons

    @property
    def keys(self) -> tuple[str, ...]:
        """The settings and statements that forbid it, in the order of the reasons."""
        return tuple(reason.key for reason in self.reasons)


def refuse(key: str, /, **values: object) -> Refusal:
    """A refusal for one reason, to be raised."""
    return Refusal((Reason(key, values),))

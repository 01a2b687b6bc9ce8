"""The house rules in the set-up: what differs from the game, in a few lines, and the way to change it."""

from __future__ import annotations

from typing import Final

from engine.rules import from_text
from ui.browser.tree import Node, element
from ui.parts.buttons import button
from ui.parts.texts import Texts
from ui.rules.shelf import Own
from ui.rules.words import called, departures

_SHOWN: Final = 4


def summary(written: str, own: tuple[Own, ...], texts: Texts) -> Node:
    """The rules by their name if they have one, how much of them differs, and the first of what does."""
    differing = departures(from_text(written), texts)
    shown = [*differing[:_SHOWN], *(["…"] if len(differing) > _SHOWN else [])]
    return element(
        "div",
        element("p", _counted(written, len(differing), own, texts), key="count"),
        element("ul", *[element("li", each, key=str(at)) for at, each in enumerate(shown)], key="what") if differing else None,
        element(
            "div",
            button("rules", texts("setup.house_change")),
            button("sheet", texts("house.sheet")),
            key="ways",
            class_="buttons",
        ),
        class_="rules-line",
    )


def _counted(written: str, differing: int, own: tuple[Own, ...], texts: Texts) -> str:
    if not differing:
        return texts("setup.usual")
    name, count = called(written, own, texts), texts.number("house.count", differing)
    return f"{name}: {count}" if name else count

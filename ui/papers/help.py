"""How to play at this table: what is pressed for each thing one can do in the game."""

from __future__ import annotations

from collections.abc import Iterator

from engine.rules import Rules
from ui.browser.tree import Node, element
from ui.parts.buttons import button
from ui.parts.dialog import dialog
from ui.parts.texts import Texts


def help_sheet(rules: Rules, texts: Texts) -> Node:
    """A sheet with one line for each thing that can be done under these rules."""
    lines = [_line(key, rules, texts) for key in _things(rules)]
    return dialog(
        texts("action.help"),
        element("ul", *lines, key="lines", class_="help-lines", tabindex="0"),
        button("close", texts("action.close"), "button main"),
        key="help",
    )


def _line(key: str, rules: Rules, texts: Texts) -> Node:
    title = element("strong", texts(f"help.{key}.title"), key="title")
    return element("li", title, " ", texts(f"help.{key}", points=rules.opening_points), key=key)


def _things(rules: Rules) -> Iterator[str]:
    """What can be done, in the order of a turn; ten things at most."""
    yield "draw"
    yield "row" if rules.pile_visible == "all" else "take"
    if rules.turned_card == "wild_closing":
        yield "turned"
    yield "choose"
    yield "lay"
    if rules.opening_points:
        yield "opening"
    if rules.layoff != "none":
        yield "layoff"
    if rules.joker_swap != "off":
        yield "swap"
    yield "discard"
    yield "back"

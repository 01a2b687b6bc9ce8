"""What a tab shows in which nothing can be played because another one owns the table."""

from __future__ import annotations

from ui.lobby import language_button
from ui.ownership import Standstill
from ui.texts import Texts
from ui.tree import Node, element


def screen(still: Standstill, texts: Texts) -> Node:
    """Where the match is played, and the two things that can be done about it."""
    return element(
        "div",
        element("header", element("p", "Talon", class_="title"), language_button(texts), key="head", class_="still-head"),
        element(
            "div",
            element("h1", texts(still.title), key="title", tabindex="-1", data_home=True),
            element("p", texts(still.about), key="about", role="status"),
            element("div", *_ways(still, texts), key="buttons", class_="buttons"),
            key="sheet",
            class_="sheet still",
        ),
        key="elsewhere",
        class_="still-screen",
    )


def _ways(still: Standstill, texts: Texts) -> list[Node]:
    ways = [take_over_button(texts, "button main")]
    if still.found:
        ways.append(element("button", texts("action.watch"), key="watch", class_="button", data_action="watch"))
    return ways


def take_over_button(texts: Texts, kind: str) -> Node:
    """The press that makes this tab the one in which the match goes on."""
    return element("button", texts("action.take_over"), key="take_over", class_=kind, data_action="take_over")

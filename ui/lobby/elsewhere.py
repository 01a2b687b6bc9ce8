"""What a tab shows in which nothing can be played because another one owns the table."""

from __future__ import annotations

from ui.browser.tree import Node, element
from ui.parts.buttons import button, language_button, take_over_button
from ui.parts.texts import Texts
from ui.shell.still import Standstill


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
        ways.append(button("watch", texts("action.watch")))
    return ways

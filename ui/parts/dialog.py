"""A question or a sheet that lies above everything else, with its answers."""

from __future__ import annotations

from typing import Final

from ui.browser.tree import Node, element
from ui.parts.buttons import button

_DESTROYS: Final = ("delete", "erase", "give_up")
"""Actions after which something is gone for good; their buttons warn of it."""


def answers(*actions: tuple[str, str]) -> Node:
    """The buttons at the foot of a sheet: each an action and its words, the usual one first."""
    kinds = [" warns" if action in _DESTROYS else "" if at else " main" for at, (action, _) in enumerate(actions)]
    buttons = [button(action, words, f"button{kind}") for (action, words), kind in zip(actions, kinds, strict=True)]
    return element("div", *buttons, key="buttons", class_="buttons")


def dialog(title: str, *content: Node | None, key: str) -> Node:
    """A sheet of paper above the table; nothing else can be done while it lies there."""
    heading = element("h2", title, key="title", id=f"{key}-title")
    return element("dialog", heading, *content, key=key, class_="sheet dialog", aria_labelledby=f"{key}-title")

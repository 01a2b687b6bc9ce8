"""A part of the table that is only looked at: nothing in it can be pressed."""

from __future__ import annotations

from typing import Final

from ui.browser.tree import Child, Node

_OF_CONTROLS: Final = ("data-press", "data-action", "data-key", "data-target", "aria-pressed", "aria-disabled")


def still(child: Child) -> Child:
    """The same to look at and to hear, but every button is a picture of one."""
    if isinstance(child, str):
        return child
    attributes = {name: value for name, value in child.attributes.items() if name not in _OF_CONTROLS}
    if child.tag == "button" and "aria-label" in attributes:
        attributes["role"] = "img"
    tag = "span" if child.tag == "button" else child.tag
    return Node(tag, child.key, attributes, tuple(map(still, child.children)))


def still_node(node: Node) -> Node:
    """The same of a whole node."""
    found = still(node)
    assert isinstance(found, Node)
    return found

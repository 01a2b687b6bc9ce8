"""What is to be seen, as a tree of plain data; the page is brought to look like it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, Union

Child = Union["Node", str]
"""What may stand inside a node: another one, or text."""

Value = str | int | bool | None
"""What an attribute may be given: False and None leave it out, True writes it without a value."""


class Node(NamedTuple):
    """One element: its tag, the key by which it is known again among its siblings, its attributes, its content.

    An attribute whose name begins with `--` is a custom property of the element's style.
    """

    tag: str
    key: str
    attributes: dict[str, str]
    children: tuple[Child, ...]


def element(tag: str, *children: Child | None, key: str = "", **attributes: Value) -> Node:
    """A node; underscores in names become hyphens, one at the end is dropped, and nothing stays for content that is None.

    >>> element("p", "Hello", class_="note", hidden=True, title=None).attributes
    {'class': 'note', 'hidden': ''}
    """
    return Node(tag, key, dict(_written(attributes)), tuple(child for child in children if child is not None))


def styled(node: Node, **properties: float | str) -> Node:
    """The node with custom properties, `size` for `--size`.

    >>> styled(element("ul"), count=3).attributes
    {'--count': '3'}
    """
    named = {f"--{name.replace('_', '-')}": str(value) for name, value in properties.items()}
    return node._replace(attributes=node.attributes | named)


def hidden_text(words: str) -> Node:
    """Words that are heard and not seen."""
    return element("span", words, key="spoken", class_="spoken")


def plain(child: Child) -> object:
    """The tree as lists, dictionaries and strings, for the page's reconciler."""
    if isinstance(child, str):
        return child
    return [child.tag, child.key, child.attributes, [plain(each) for each in child.children]]


def _written(attributes: dict[str, Value]) -> Iterator[tuple[str, str]]:
    for name, value in attributes.items():
        if value is not None and value is not False:
            yield name.rstrip("_").replace("_", "-"), "" if value is True else str(value)


def spoken(words: str, times: int) -> Node:
    """Words of a region that is read out: said another time they are another element, and so are heard again."""
    return element("span", words, key=f"said{times}")

"""A QR code of an address, as a drawing of squares."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import groupby
from typing import Final

from ui.browser.tree import Node, element

_MARGIN: Final = 4
"""The width of the white edge, in squares, that readers need."""


def code(address: str, name: str) -> Node:
    """The QR code of an address, which is read out as `name`. What draws it must have been brought before."""
    encoder = import_module(".encoder", "segno")
    matrix = encoder.encode(address, error="m", micro=False).matrix
    size = len(matrix) + 2 * _MARGIN
    return element(
        "svg",
        element("path", d="".join(_bars(matrix)), key="squares"),
        key="code",
        class_="code",
        viewBox=f"0 0 {size} {size}",
        role="img",
        aria_label=name,
    )


def _bars(matrix: Sequence[Sequence[int]]) -> Iterator[str]:
    """Dark squares that lie side by side, as one bar each."""
    for y, row in enumerate(matrix):
        x = 0
        for dark, squares in groupby(row):
            width = len(list(squares))
            if dark:
                yield f"M{x + _MARGIN} {y + _MARGIN}h{width}v1h-{width}z"
            x += width

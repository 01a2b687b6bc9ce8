"""Numbers as the notation writes them."""

from __future__ import annotations

from typing import Final

_DIGITS: Final = frozenset("0123456789")

_MOST: Final = 9
"""So many digits a number has at most: none that means anything here is longer."""


def is_whole(written: str) -> bool:
    """Is this a whole number: the digits 0 to 9 alone, and no zero before others?

    >>> [is_whole(each) for each in ("10", "0", "01", "+3", "1_0", "٣", "３", "")]
    [True, True, False, False, False, False, False, False]
    """
    return 0 < len(written) <= _MOST and _DIGITS.issuperset(written) and (written == "0" or written[0] != "0")


def whole(written: str) -> int:
    """Read a whole number; raises `ValueError` for anything else that Python would take for one."""
    if not is_whole(written):
        raise ValueError(written)
    return int(written)

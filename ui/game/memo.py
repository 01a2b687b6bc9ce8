"""What is made when somebody asks for it, and made again only when it would come out otherwise."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

_Value = TypeVar("_Value")


class Memo(Generic[_Value]):
    """The last value that was made of something.

    >>> memo, hand = Memo[str](), ["7h", "8h"]
    >>> memo.of(hand, make=lambda: "made"), memo.of(hand, make=lambda: "made again")
    ('made', 'made')
    >>> memo.of(hand, "by rank", make=lambda: "made under another condition")
    'made under another condition'
    """

    def __init__(self) -> None:
        self._of: object = None
        self._under: tuple[Hashable, ...] | None = None
        self._value: _Value | None = None

    def of(self, thing: object, *conditions: Hashable, make: Callable[[], _Value]) -> _Value:
        """The value of this very thing under these conditions; it is made if that is not what was asked for last."""
        if self._value is None or self._of is not thing or self._under != conditions:
            self._of, self._under, self._value = thing, conditions, make()
        return self._value

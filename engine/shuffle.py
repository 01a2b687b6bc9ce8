"""Chance: seeds, numbers drawn from them without bias, and the shuffle (G-11).

A seed is written as hexadecimal digits; 64 of them hold the 256 bits of a fair one. The same seed gives the same numbers on every
machine and every Python.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final, TypeVar

from engine.errors import refuse

T = TypeVar("T")

_WORD: Final = 1 << 32
_LONGEST: Final = 64


class Chance:
    """A stream of numbers made from a seed: SHA-256 of the seed and a counter, read as words of 32 bits."""

    __slots__ = ("_counter", "_seed", "_words")

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._counter = 0
        self._words: list[int] = []

    def word(self) -> int:
        """The next number from 0 to 2**32 - 1."""
        if not self._words:
            digest = hashlib.sha256(f"{self._seed}:{self._counter}".encode()).digest()
            self._words = [int.from_bytes(digest[at : at + 4], "big") for at in range(28, -1, -4)]
            self._counter += 1
        return self._words.pop()

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1, each as likely as the others; `bound` is 1 to 2**32."""
        limit = _WORD - _WORD % bound
        while (word := self.word()) >= limit:
            pass
        return word % bound

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in a random order, each order as likely as the others (Fisher and Yates)."""
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, each as likely as the others."""
        return items[self.below(len(items))]


def check_seed(seed: str) -> str:
    """The seed in small letters; raises `Refusal` (key `seed`) if it is not 1 to 64 hexadecimal digits."""
    plain = seed.strip().lower()
    if not 1 <= len(plain) <= _LONGEST or any(digit not in "0123456789abcdef" for digit in plain):
        raise refuse("seed", value=seed[:80], allowed="1–64 × 0–9 a–f")
    return plain


def derived(seed: str, what: object) -> str:
    """The seed of a part, made from the seed of the whole: it tells nothing of the whole or of other parts.

    >>> derived("1f9a03", 1) == hashlib.sha256(b"1f9a03 1").hexdigest()
    True
    """
    return hashlib.sha256(f"{seed} {what}".encode()).hexdigest()


def seal(seed: str) -> str:
    """The seal of a seed: SHA-256 of its hexadecimal digits, written in small letters and without a line end.

    It can be shown before the cards are played, as it tells nothing of the seed, and no other seed has the same.
    `printf %s 1f9a03 | sha256sum` prints it too.

    >>> seal("1f9a03")
    '6de50c5191ff0f9985c7118002f9895d9b9d96cd83d379c701348192e1f074c3'
    """
    return hashlib.sha256(seed.encode()).hexdigest()

"""Showing what changes fast: seldom enough that the change itself gets most of the time."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

_PAUSE: Final = 0.25
"""So many seconds pass at least before it is shown again."""

_SHARE: Final = 4
"""So many times as long as the showing took, the pause after it is at least: a long list takes long."""


class Showing:
    """Shows something now, or when there is time for it again."""

    def __init__(self, show: Callable[[], None]) -> None:
        self._show = show
        self._next = 0.0

    def now(self) -> None:
        """Show it at once."""
        begun = time.monotonic()
        self._show()
        ended = time.monotonic()
        self._next = ended + max(_PAUSE, _SHARE * (ended - begun))

    def soon(self) -> None:
        """Show it, unless it has just been shown; whoever calls this shows it once more in the end."""
        if time.monotonic() >= self._next:
            self.now()

"""A tab in which nothing can be played, since another one owns the table."""

from __future__ import annotations


class Standstill:
    """A tab in which nothing can be played.

    `free` says that the tab which owned the table is gone, `watching` that its match is shown here as it goes on, `found` that
    there is a match; `taking` says that the table is just being taken over; `reading` that what was kept is being read, and
    `behind` that more has been kept since.
    """

    def __init__(self) -> None:
        self.free = False
        self.watching = False
        self.found = False
        self.taking = False
        self.reading = False
        self.behind = False

    @property
    def title(self) -> str:
        """The key of the text that says in few words where the match is played."""
        return "still.title.free" if self.free else "still.title" if self.found else "still.title.none"

    @property
    def about(self) -> str:
        """The key of the text that says what this tab waits for."""
        return "still.free" if self.free else "still.watching" if self.watching else "still.about"

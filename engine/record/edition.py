"""The edition of the games by which a record was played: what a game's name meant then goes on to hold for it.

Before its rules a record of a later edition than the first has the remark `# edition 2`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.errors import refuse

EDITION: Final = 1
"""The edition of the games as `presets` has them. Whoever changes a game there counts up, and writes what it was into `FORMER`."""

FORMER: Final[Mapping[int, Mapping[str, Mapping[str, str]]]] = {}
"""For each edition that has passed, by the name of the game: the settings that the next one changed or brought in, as they were."""

_MARK: Final = "edition"


def remark() -> str:
    """The remark before the rules that names the edition; a record of the first one needs none."""
    return f"# {_MARK} {EDITION}" if EDITION > 1 else ""


def edition_of(words: list[str]) -> int:
    """The edition that a remark, given as its words, names; 0 for any other remark. Raises `Refusal` for one still to come."""
    if words[:2] != ["#", _MARK]:
        return 0
    written = " ".join(words[2:])
    if written not in map(str, range(1, EDITION + 1)):
        raise refuse("edition", value=written, allowed=EDITION)
    return int(written)


def former(game: str, edition: int) -> dict[str, str]:
    """What this game had in that edition and has no longer."""
    found: dict[str, str] = {}
    for each in range(EDITION - 1, edition - 1, -1):
        found |= FORMER.get(each, {}).get(game, {})
    return found

"""What people copy along with a link: brackets, quotation marks and full stops round it, blanks within it."""

from __future__ import annotations

import re
from typing import Final

_BEFORE: Final = "<([{\"'„“”‟‚‘’«»‹›` \t\r\n\u00a0"
_BEHIND: Final = ">)]}\"'“”„‟’‘‚«»‹›`.!?;:… \t\r\n\u00a0"
_BLANKS_ROUND: Final = re.compile(r"\s*=\s*|\s*,\s+(?=[a-z_]+\s*=|\d)|\s+,\s*")


def bare(words: str) -> str:
    """The link alone. A comma right behind it stays: it may be that of a list.

    >>> bare("<rules=dummy&players=3>."), bare("„rules=dummy“!")
    ('rules=dummy&players=3', 'rules=dummy')
    """
    begun = words.lstrip(_BEFORE)
    alone = begun.rstrip(_BEHIND + ",")
    return f"{alone}," if begun.startswith(f"{alone},") else alone


def tight(words: str) -> str:
    """The same words without blanks round the `=` of a setting and the commas between two settings.

    >>> tight("romme, opening_points = 40, packs=3, and more")
    'romme,opening_points=40,packs=3, and more'
    """
    return _BLANKS_ROUND.sub(lambda blanks: blanks[0].strip(), words)

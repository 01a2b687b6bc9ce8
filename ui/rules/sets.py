"""Rule sets that come with the table beside the games themselves. Data, no code."""

from __future__ import annotations

from typing import Final

READY: Final[dict[str, str]] = {
    "online": "romme,hand_size=13,opening_points=40",
    "tournament": "romme,hand_size=13,cut=plain,opening_points=40,value_ace=11",
    "quick": "romme,players_max=2,hand_size=10,opening_points=30,target=100",
    "quick_dummy": "dummy,players_max=2,hand_size=7,target=200",
    "capped": "indian,hand_cap=80",
}
"""Rule sets as people name them, each as a link writes it; their names are texts."""

"""The games: each is a record of settings, written as people write them, as far as it is not the default. Data, no code."""

from __future__ import annotations

from typing import Final

_DUMMY: Final[dict[str, object]] = {
    "players_max": 4,
    "packs": 1,
    "hand_size": [11, 9, 7],
    "next_dealer": "winner",
    "upcard": "head",
    "ace": "high",
    "wilds_max": 0,
    "opening_from_pile": "on",
    "pile_take": "deep",
    "pile_visible": "all",
    "pile_return": "others",
    "dark_needs_meld": "on",
    "stock_out": "last_take",
    "reshuffles": 0,
    "laps_max": 100,
    "scoring": "laid",
    "value_ace": 15,
    "value_pip": 5,
    "special_cards": "Qs 2c",
    "knock_bonus": 50,
    "dark_multiplier": 2,
    "never_laid": "double",
    "penalty_layoff_discard": 50,
    "penalty_knock_feed": 50,
    "tie": "play_on",
}


_ROMME: Final[dict[str, object]] = {
    "jokers": 6,
    "hand_size": 14,
    "starter_extra": "on",
    "deal_packet": 2,
    "seating": "draw",
    "upcard": "none",
    "cut": "keep_jokers",
    "naturals_min": 2,
    "wilds_share": "half",
    "opening_points": 51,
    "joker_swap": "complete",
    "take_back": "own",
    "starter_out_first_turn": "off",
    "value_joker_hand": 20,
    "hand_multiplier": 2,
    "hand_needs_empty_table": "on",
    "target": 300,
}


_INDIAN: Final[dict[str, object]] = {
    "jokers": 2,
    "direction": "left",
    "starter": "next",
    "first_dealer": "random",
    "turned_card": "wild_closing",
    "wilds_max": 2,
    "pile_use": "lay",
    "pile_free": "first_take",
    "layoff": "own",
    "protect_pure_run": "on",
    "closing_discard": "faceup",
    "out_runs": 2,
    "out_pure_runs": 1,
    "reshuffles": 3,
    "laps_max": 300,
    "value_wild_hand": 0,
    "hand_waives_opening": "off",
    "never_laid": "flat",
    "target": 250,
}

PRESETS: Final[dict[str, dict[str, object]]] = {
    "romme": _ROMME,
    "dummy": _DUMMY,
    "indian": _INDIAN,
    "knock_dummy": _DUMMY | {"scoring": "stakes", "match_end": "rounds"},
}
"""The record of each game, by its name."""

TITLES: Final[dict[str, dict[str, str]]] = {
    "romme": {"de": "Rommé mit Auslegen", "en": "German Rummy"},
    "dummy": {"de": "Dummy (Thai-Rommé)", "en": "Dummy (Thai rummy)"},
    "indian": {"de": "Indisches Rommé", "en": "Indian Rummy"},
    "knock_dummy": {"de": "Knock Dummy (um Einheiten)", "en": "Knock Dummy (for units)"},
}
"""The name of each game as people know it, by the language."""

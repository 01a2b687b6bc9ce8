"""The settings in the order and the groups in which they are offered, and which of them are."""

from __future__ import annotations

from typing import Final

from engine.rules import Rules
from engine.sheet import has_effect

GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "deal": (
        *("players_min", "players_max", "packs", "jokers", "hand_size", "starter_extra", "deal_packet", "direction", "starter"),
        *("first_dealer", "seating", "next_dealer", "upcard", "cut", "cut_jokers_max", "turned_card", "turned_joker"),
    ),
    "melds": (
        *("ace", "run_min", "run_max", "set_min", "set_max", "set_suits"),
        *("wilds_max", "naturals_min", "wilds_share", "wilds_adjacent"),
    ),
    "opening": ("opening_points", "opening_pure_run", "opening_from_pile", "opening_lap"),
    "pile": ("pile_take", "pile_visible", "pile_use", "pile_free", "take_target", "pile_return"),
    "layoff": (
        *("layoff", "layoff_on_layoff", "layoff_before_open", "joker_swap", "joker_reuse"),
        *("protect_pure_run", "take_back"),
    ),
    "out": ("closing_discard", "starter_out_first_turn", "out_runs", "out_pure_runs", "dark_needs_meld"),
    "stock": ("stock_out", "reshuffles", "laps_max"),
    "scoring": (
        *("scoring", "value_ace", "value_ace_low", "value_face", "value_ten", "value_pip", "value_joker_hand", "value_wild_hand"),
        *("special_cards", "value_special", "value_head", "value_head_special"),
        *("knock_bonus", "bonus_closing_special", "dark_multiplier", "dark_scope", "colour_multiplier"),
        *("hand_multiplier", "hand_needs_empty_table", "hand_waives_opening"),
        *("never_laid", "never_laid_points", "never_laid_when", "hand_cap"),
        *("penalty_layoff_discard", "penalty_notice", "penalty_knock_feed", "penalty_head_feed", "penalty_full_discard"),
        *("stake_knock", "stake_head", "stake_special", "stake_knock_feed", "stake_mistake", "stake_ranks"),
    ),
    "match": ("match_end", "target", "rounds", "tie"),
}
"""The groups of the rule book, each with its settings."""

PARTS: Final[dict[str, str]] = {
    "value_ace": "values",
    "knock_bonus": "out",
    "never_laid": "hand",
    "penalty_layoff_discard": "penalties",
    "stake_knock": "stakes",
}
"""Where a part of a long group begins, and what it is called."""


def part_of(key: str) -> str:
    """The part of its group that a setting belongs to, or nothing where the group has no parts."""
    part = ""
    for each in GROUPS["scoring"]:
        part = PARTS.get(each, part)
        if each == key:
            return part
    return ""


def offered(rules: Rules, group: str) -> list[str]:
    """The settings of a group that have an effect, and those that differ all the same.

    >>> from engine.rules import make
    >>> offered(make("romme"), "match"), offered(make("romme", rounds=9), "match")
    (['match_end', 'target', 'tie'], ['match_end', 'target', 'rounds', 'tie'])
    """
    changed = rules.departures()
    return [key for key in GROUPS[group] if key in changed or has_effect(rules, key)]

"""Headings, units, words and examples of the rule sheet in English."""

from __future__ import annotations

from typing import Final

HEADINGS: Final = {
    "game": "The game",
    "cards": "Cards and values",
    "deal": "Seats, shuffle and deal",
    "turn": "A turn",
    "pile": "Drawing and taking",
    "melds": "Melds",
    "opening": "The opening",
    "layoff": "Laying off",
    "jokers": "Jokers and wild cards",
    "out": "Going out",
    "stock": "When the stock is empty",
    "count": "Scoring a round",
    "penalties": "Penalties",
    "match": "The match",
}

UNITS: Final = {
    "card": ("card", "cards"),
    "joker": ("joker", "jokers"),
    "lap": ("lap", "laps"),
    "natural": ("natural card", "natural cards"),
    "pack": ("pack", "packs"),
    "person": ("person", "people"),
    "point": ("point", "points"),
    "pure": ("pure run of your own", "pure runs of your own"),
    "round": ("round", "rounds"),
    "run": ("run of your own", "runs of your own"),
    "substitute": ("wild card", "wild cards"),
    "time": ("time", "times"),
    "unit": ("unit", "units"),
}

ONCE: Final = {"time": "once"}

SPAN: Final = {"exact": "exactly {low}", "near": "{low} or {high}", "wide": "{low} to {high}"}

WORDS: Final = {
    "way.right": "to the right, counter-clockwise",
    "way.left": "to the left, clockwise",
    "side.right": "to the right",
    "side.left": "to the left",
    "packet.1": "one at a time",
    "packet.2": "two at a time",
    "packet.3": "three at a time",
    "seated.2": "with two players",
    "seated.3": "with three",
    "seated.4": "with four",
    "seated.5": "with five",
    "seated.6": "with six",
    "place.2": "the second",
    "place.3": "the third",
    "place.4": "the fourth",
    "place.5": "the fifth",
    "place.6": "the sixth",
    "turn.2": "second",
    "turn.3": "third",
    "turn.4": "fourth",
    "turn.5": "fifth",
    "fold.2": "double",
    "fold.3": "three times",
    "fold.4": "four times",
    "when.always": "even if nobody went out",
    "when.gone_out": "but only if somebody went out",
    "wins.high": "the most points",
    "wins.low": "the fewest points",
    "wins.units": "the most units",
}

MISSING: Final = {
    "special_cards": "cards of special value",
    "turned_card": "a card turned up to make a rank wild",
    "opening_pure_run": "a pure run required for the opening",
    "opening_from_pile": "a card of the discard pile required for the opening",
    "opening_lap": "a wait before the first meld",
    "protect_pure_run": "protection for pure runs (runs without a wild card)",
    "out_runs": "runs required for going out",
    "knock_bonus": "points for going out",
    "bonus_closing_special": "points for a Speto as the last card",
    "dark_multiplier": "multiples for laying everything in one turn",
    "colour_multiplier": "multiples for going out in a single suit",
    "hand_multiplier": "multiples for the hands of the others",
    "never_laid": "a surcharge for never having laid a card",
    "hand_cap": "a cap on what a hand counts",
    "stake_knock": "units for going out",
    "stake_head": "units for the head card",
    "stake_special": "units for a Speto",
    "stake_knock_feed": "units for the card with which somebody goes out",
    "stake_mistake": "units for mistakes",
    "penalty_layoff_discard": "a penalty for discarding a card that fits a meld",
    "penalty_knock_feed": "a penalty for the card with which the next player goes out",
    "penalty_head_feed": "a penalty for discarding beside the head card",
    "penalty_full_discard": "a penalty for making a meld of the top three discards",
}

EXAMPLES: Final = {
    "hand": "Example: {cards} in your hand count {sum:point}.",
    "worth": "Example: {cards} counts {sum:point}.",
    "runs.yes": "Right: {runs:all}.",
    "runs.no": "Wrong: {runs:all}.",
    "melds.yes": "Right: {runs:all}.",
    "melds.no": "Wrong: {runs:all}.",
    "opening.enough": "Example: {runs:all} count {sum:point}, which is enough.",
    "opening.short": "Example: {runs:all} count only {sum:point}.",
    "fits": "Example: {cards:or} fits on {meld}.",
    "round": (
        "Example: Anna has melded {hers:all} and goes out; she scores {first:point}. Ben has melded {his:all} and still holds "
        "{cards}; he scores {second:point}."
    ),
    "dark": "Example: going out dark with only {cards} scores {sum:point}.",
    "never_laid": "Example: {cards} in your hand then count {sum:point}.",
}

RUN: Final = "{ranks} of {suit}"

PLURALS: Final = ["aces", "2s", "3s", "4s", "5s", "6s", "7s", "8s", "9s", "10s", "jacks", "queens", "kings"]

SET: Final = "{rank} of {suits}"

SEATED: Final = "{1:card} {0:seated}"

OR: Final = " or "

"""The settings: one line each, with its values, what it is where a game does not say otherwise, and its group.

The order is that of the rule book; links and records keep to it.
"""

# The types are read when the class is made (the words of a setting stand there), so they are no text here.

from typing import Final, Literal

from engine.cards import Card
from engine.fields import Field, Record, card_list, fields_of, number, numbers, switch, word
from engine.kinds import Setting


class Settings(Record):
    """The record of settings. Each line is a setting of the rule book and is explained there under its name.

    `on` and `off` are True and False, lists are tuples.
    """

    # pack and deal
    players_min: int = number(2, 6, default=2, group="deal")
    players_max: int = number(2, 6, default=6, group="deal")
    packs: int = number(1, 3, default=2, group="deal")
    jokers: int = number(0, 8, default=0, group="deal")
    hand_size: int | tuple[int, ...] = numbers(5, 15, 1, 5, single=True, default=13, group="deal")
    starter_extra: bool = switch(default=False, group="deal")
    deal_packet: int = number(1, 3, default=1, group="deal")
    direction: Literal["right", "left"] = word(default="right", group="deal")
    starter: Literal["dealer", "next"] = word(default="dealer", group="deal")
    first_dealer: Literal["draw", "random"] = word(default="draw", group="deal")
    seating: Literal["free", "draw"] = word(default="free", group="deal")
    next_dealer: Literal["rotate", "winner"] = word(default="rotate", group="deal")
    upcard: Literal["none", "discard", "head"] = word(default="discard", group="deal")
    cut: Literal["plain", "keep_jokers"] = word(default="plain", group="deal")
    cut_jokers_max: int = number(1, 6, default=2, group="deal")
    turned_card: Literal["none", "wild", "wild_closing"] = word(default="none", group="deal")
    turned_joker: Literal["aces", "redraw", "jokers"] = word(default="aces", group="deal")
    # melds
    ace: Literal["high", "low", "both", "around"] = word(default="both", group="melds")
    run_min: int = number(3, 5, default=3, group="melds")
    run_max: int = number(5, 14, default=13, group="melds")
    set_min: int = number(3, 4, default=3, group="melds")
    set_max: int = number(3, 8, default=4, group="melds")
    set_suits: Literal["different", "any"] = word(default="different", group="melds")
    wilds_max: int = number(0, 8, default=8, group="melds")
    naturals_min: int = number(0, 3, default=1, group="melds")
    wilds_share: Literal["any", "half", "fewer"] = word(default="any", group="melds")
    wilds_adjacent: int = number(1, 8, default=2, group="melds")
    # opening
    opening_points: int = number(0, 100, default=0, group="opening")
    opening_pure_run: bool = switch(default=False, group="opening")
    opening_from_pile: bool = switch(default=False, group="opening")
    opening_lap: int = number(1, 5, default=1, group="opening")
    # discard pile
    pile_take: Literal["top", "deep"] = word(default="top", group="pile")
    pile_visible: Literal["top", "all"] = word(default="top", group="pile")
    pile_use: Literal["free", "lay", "meld"] = word(default="meld", group="pile")
    pile_free: Literal["never", "first_take", "first_turn"] = word(default="never", group="pile")
    take_target: Literal["meld", "layoff"] = word(default="meld", group="pile")
    pile_return: Literal["off", "others", "on"] = word(default="off", group="pile")
    # laying off
    layoff: Literal["all", "own", "none"] = word(default="all", group="layoff")
    layoff_on_layoff: bool = switch(default=True, group="layoff")
    layoff_before_open: bool = switch(default=False, group="layoff")
    joker_swap: Literal["off", "runs", "complete", "free"] = word(default="off", group="layoff")
    joker_reuse: Literal["meld", "lay", "keep"] = word(default="meld", group="layoff")
    protect_pure_run: bool = switch(default=False, group="layoff")
    take_back: Literal["own", "all", "none"] = word(default="all", group="layoff")
    # going out
    closing_discard: Literal["facedown", "faceup", "optional"] = word(default="facedown", group="out")
    starter_out_first_turn: bool = switch(default=True, group="out")
    out_runs: int = number(0, 4, default=0, group="out")
    out_pure_runs: int = number(0, 4, default=0, group="out")
    dark_needs_meld: bool = switch(default=False, group="out")
    # end of the stock
    stock_out: Literal["last_take", "reshuffle", "turn_over", "end"] = word(default="reshuffle", group="stock")
    reshuffles: int = number(0, 9, default=1, group="stock")
    laps_max: int = number(20, 500, default=200, group="stock")
    # scoring of a round
    scoring: Literal["laid", "penalty", "stakes"] = word(default="penalty", group="scoring")
    value_ace: int = number(1, 50, default=10, group="scoring.values")
    value_ace_low: int = number(1, 50, default=1, group="scoring.values")
    value_face: int = number(1, 50, default=10, group="scoring.values")
    value_ten: int = number(1, 50, default=10, group="scoring.values")
    value_pip: int = number(0, 50, default=0, group="scoring.values")
    value_joker_hand: int = number(0, 100, default=0, group="scoring.values")
    value_wild_hand: int | Literal["face"] = number(0, 100, "face", default="face", group="scoring.values")
    special_cards: tuple[Card, ...] = card_list(default=(), group="scoring.values")
    value_special: int = number(0, 200, default=50, group="scoring.values")
    value_head: int = number(0, 200, default=50, group="scoring.values")
    value_head_special: int = number(0, 200, default=100, group="scoring.values")
    knock_bonus: int = number(0, 200, default=0, group="scoring.out")
    dark_multiplier: int = number(1, 4, default=1, group="scoring.out")
    dark_scope: Literal["all", "cards", "bonus"] = word(default="all", group="scoring.out")
    colour_multiplier: int = number(1, 4, default=1, group="scoring.out")
    hand_multiplier: int = number(1, 4, default=1, group="scoring.out")
    hand_needs_empty_table: bool = switch(default=False, group="scoring.out")
    hand_waives_opening: bool = switch(default=True, group="scoring.out")
    never_laid: Literal["plain", "double", "flat"] = word(default="plain", group="scoring.hand")
    never_laid_points: int = number(0, 200, default=80, group="scoring.hand")
    never_laid_when: Literal["always", "gone_out"] = word(default="always", group="scoring.hand")
    hand_cap: int = number(0, 200, default=0, group="scoring.hand")
    penalty_layoff_discard: int = number(0, 200, default=0, group="scoring.penalties")
    penalty_knock_feed: int = number(0, 200, default=0, group="scoring.penalties")
    penalty_head_feed: int = number(0, 200, default=0, group="scoring.penalties")
    penalty_full_discard: int = number(0, 200, default=0, group="scoring.penalties")
    penalty_notice: Literal["auto", "claim", "off"] = word(
        default="auto", group="scoring.penalties", after="penalty_layoff_discard"
    )
    bonus_closing_special: int = number(0, 200, default=0, group="scoring.out", after="knock_bonus")
    stake_knock: int = number(0, 100, default=3, group="scoring.stakes")
    stake_head: int = number(0, 100, default=1, group="scoring.stakes")
    stake_special: int = number(0, 100, default=1, group="scoring.stakes")
    stake_knock_feed: int = number(0, 100, default=3, group="scoring.stakes")
    stake_mistake: int = number(0, 100, default=1, group="scoring.stakes")
    stake_ranks: tuple[int, ...] = numbers(0, 100, 1, 5, single=False, default=(1, 2, 3, 4, 5), group="scoring.stakes")
    # match
    match_end: Literal["target", "rounds"] = word(default="target", group="match")
    target: int = number(50, 5000, default=500, group="match")
    rounds: int = number(1, 50, default=8, group="match")
    tie: Literal["share", "play_on"] = word(default="share", group="match")


FIELDS: Final[dict[str, Field]] = fields_of(Settings)
"""What the line of each setting says, by its key."""

SETTINGS: Final[dict[str, Setting]] = {key: field.setting for key, field in FIELDS.items()}
"""Every key of the record of rules with the values it may have, in the order of the rule book."""

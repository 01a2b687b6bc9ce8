"""What each setting may be: the values of one key of the record of rules, and how they are written."""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol

from engine.cards import Card, cards, text
from engine.errors import Refusal, refuse
from engine.numbers import is_whole


class Setting(Protocol):
    """The values that one key of the record may have."""

    def read(self, key: str, given: object) -> object:
        """The value as the record holds it; raises `Refusal` with the key, the value and what is allowed."""

    def write(self, value: object) -> str:
        """The value as a link and a record of a match write it."""

    @property
    def allowed(self) -> str:
        """The allowed values, for people."""


def _refused(key: str, given: object, setting: Setting) -> Refusal:
    return refuse(key, value=given, allowed=setting.allowed)


class Number(NamedTuple):
    """A whole number from `low` to `high`, both included; or one of a few `words`."""

    low: int
    high: int
    words: tuple[str, ...] = ()

    @property
    def allowed(self) -> str:
        return " | ".join([f"{self.low}–{self.high}", *self.words])

    def read(self, key: str, given: object) -> object:
        value = _whole(given)
        if value in self.words or (isinstance(value, int) and self.low <= value <= self.high):
            return value
        raise _refused(key, given, self)

    def write(self, value: object) -> str:
        return str(value)


class Words(NamedTuple):
    """One of a few words."""

    words: tuple[str, ...]

    @property
    def allowed(self) -> str:
        return " | ".join(self.words)

    def read(self, key: str, given: object) -> object:
        if given in self.words and isinstance(given, str):
            return given
        raise _refused(key, given, self)

    def write(self, value: object) -> str:
        return str(value)


class Switch(NamedTuple):
    """`off` or `on`; the record holds False or True."""

    words: tuple[str, ...] = ("off", "on")

    @property
    def allowed(self) -> str:
        return " | ".join(self.words)

    def read(self, key: str, given: object) -> object:
        if isinstance(given, str) and given in self.words:
            return given == self.words[1]
        raise _refused(key, given, self)

    def write(self, value: object) -> str:
        return self.words[bool(value)]


class Numbers(NamedTuple):
    """A list of `fewest` to `most` whole numbers from `low` to `high`; alone, one number where `single` allows it.

    A list of one is then written with a comma behind it: `15` is for every number of players, `15,` for two alone.
    """

    low: int
    high: int
    fewest: int
    most: int
    single: bool

    @property
    def allowed(self) -> str:
        listed = f"{self.fewest}–{self.most} × {self.low}–{self.high}"
        return f"{self.low}–{self.high} | {listed}" if self.single else listed

    def read(self, key: str, given: object) -> object:
        of_one = self.single and isinstance(given, str) and given.count(",") == 1 and given.endswith(",")
        values = _list_of_numbers(given[:-1] if of_one and isinstance(given, str) else given)
        if values is None or any(not self.low <= each <= self.high for each in values):
            raise _refused(key, given, self)
        if self.single and len(values) == 1 and not of_one and not isinstance(given, list | tuple):
            return values[0]
        if not self.fewest <= len(values) <= self.most:
            raise _refused(key, given, self)
        return tuple(values)

    def write(self, value: object) -> str:
        if not isinstance(value, tuple):
            return str(value)
        return ",".join(map(str, value)) + ("," if self.single and len(value) == 1 else "")


class CardList(NamedTuple):
    """Some natural cards, separated by blanks; or `none`."""

    none: str = "none"

    @property
    def allowed(self) -> str:
        return f"Qs 2c … | {self.none}"

    def read(self, key: str, given: object) -> object:
        if not isinstance(given, str) or not given.strip():
            raise _refused(key, given, self)
        if given == self.none:
            return ()
        return self._natural(key, given)

    def _natural(self, key: str, given: str) -> tuple[Card, ...]:
        try:
            found = cards(given.replace("_", " ").replace(",", " "))
        except Refusal:
            raise _refused(key, given, self) from None
        if not found or any(not each.rank for each in found):
            raise _refused(key, given, self)
        return tuple(dict.fromkeys(found))

    def write(self, value: object) -> str:
        assert isinstance(value, tuple)
        return text(value).replace(" ", ",") or self.none


def _whole(given: object) -> object:
    """A number that is written as text, as the number it means; anything else as it is, but no truth value."""
    if isinstance(given, bool):
        return None
    return int(given) if isinstance(given, str) and is_whole(given) else given


def _list_of_numbers(given: object) -> list[int] | None:
    """The numbers of a list, of a text with commas, or of one number alone; None if anything else is among them."""
    parts = given.split(",") if isinstance(given, str) else given
    values = [_whole(part) for part in (parts if isinstance(parts, list | tuple) else [parts])]
    numbers = [each for each in values if isinstance(each, int)]
    return numbers if len(numbers) == len(values) else None


_points = Number(0, 200)
_worth = Number(1, 50)
_stake = Number(0, 100)
_switch = Switch()

SETTINGS: Final[dict[str, Setting]] = {
    # pack and deal
    "players_min": Number(2, 6),
    "players_max": Number(2, 6),
    "packs": Number(1, 3),
    "jokers": Number(0, 8),
    "hand_size": Numbers(5, 15, 1, 5, single=True),
    "starter_extra": _switch,
    "deal_packet": Number(1, 3),
    "direction": Words(("right", "left")),
    "starter": Words(("dealer", "next")),
    "first_dealer": Words(("draw", "random")),
    "seating": Words(("free", "draw")),
    "next_dealer": Words(("rotate", "winner")),
    "upcard": Words(("none", "discard", "head")),
    "cut": Words(("plain", "keep_jokers")),
    "cut_jokers_max": Number(1, 6),
    "turned_card": Words(("none", "wild", "wild_closing")),
    "turned_joker": Words(("aces", "redraw", "jokers")),
    # melds
    "ace": Words(("high", "low", "both", "around")),
    "run_min": Number(3, 5),
    "run_max": Number(5, 14),
    "set_min": Number(3, 4),
    "set_max": Number(3, 8),
    "set_suits": Words(("different", "any")),
    "wilds_max": Number(0, 8),
    "naturals_min": Number(0, 3),
    "wilds_share": Words(("any", "half", "fewer")),
    "wilds_adjacent": Number(1, 8),
    # opening
    "opening_points": Number(0, 100),
    "opening_pure_run": _switch,
    "opening_from_pile": _switch,
    "opening_lap": Number(1, 5),
    # discard pile
    "pile_take": Words(("top", "deep")),
    "pile_visible": Words(("top", "all")),
    "pile_use": Words(("free", "lay", "meld")),
    "pile_free": Words(("never", "first_take", "first_turn")),
    "take_target": Words(("meld", "layoff")),
    "pile_return": Words(("off", "others", "on")),
    # laying off
    "layoff": Words(("all", "own", "none")),
    "layoff_on_layoff": _switch,
    "layoff_before_open": _switch,
    "joker_swap": Words(("off", "runs", "complete", "free")),
    "joker_reuse": Words(("meld", "lay", "keep")),
    "protect_pure_run": _switch,
    "take_back": Words(("own", "all", "none")),
    # going out
    "closing_discard": Words(("facedown", "faceup", "optional")),
    "starter_out_first_turn": _switch,
    "out_runs": Number(0, 4),
    "out_pure_runs": Number(0, 4),
    "dark_needs_meld": _switch,
    # end of the stock
    "stock_out": Words(("last_take", "reshuffle", "turn_over", "end")),
    "reshuffles": Number(0, 9),
    "laps_max": Number(20, 500),
    # scoring of a round
    "scoring": Words(("laid", "penalty", "stakes")),
    "value_ace": _worth,
    "value_ace_low": _worth,
    "value_face": _worth,
    "value_ten": _worth,
    "value_pip": Number(0, 50),
    "value_joker_hand": _stake,
    "value_wild_hand": Number(0, 100, ("face",)),
    "special_cards": CardList(),
    "value_special": _points,
    "value_head": _points,
    "value_head_special": _points,
    "knock_bonus": _points,
    "dark_multiplier": Number(1, 4),
    "dark_scope": Words(("all", "cards", "bonus")),
    "colour_multiplier": Number(1, 4),
    "hand_multiplier": Number(1, 4),
    "hand_needs_empty_table": _switch,
    "hand_waives_opening": _switch,
    "never_laid": Words(("plain", "double", "flat")),
    "never_laid_points": _points,
    "never_laid_when": Words(("always", "gone_out")),
    "hand_cap": _points,
    "penalty_layoff_discard": _points,
    "penalty_knock_feed": _points,
    "penalty_head_feed": _points,
    "penalty_full_discard": _points,
    "penalty_notice": Words(("auto", "claim", "off")),
    "bonus_closing_special": _points,
    "stake_knock": _stake,
    "stake_head": _stake,
    "stake_special": _stake,
    "stake_knock_feed": _stake,
    "stake_mistake": _stake,
    "stake_ranks": Numbers(0, 100, 1, 5, single=False),
    # match
    "match_end": Words(("target", "rounds")),
    "target": Number(50, 5000),
    "rounds": Number(1, 50),
    "tie": Words(("share", "play_on")),
}
"""Every key of the record of rules with the values it may have, in the order of the rule book."""

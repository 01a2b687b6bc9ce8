"""The record of settings that a table plays by: made, checked, written as a link and read again."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cache
from typing import Final

from engine.cards import Card
from engine.errors import Refusal, refuse
from engine.presets import PRESETS
from engine.settings import SETTINGS


@dataclass(frozen=True, kw_only=True)
class Rules:
    """The rules of one table. Each field is a setting of the rule book and is explained there under its name.

    `on` and `off` are True and False, lists are tuples. A record is made with `make` or `from_text`, which check it.
    """

    name: str
    # pack and deal
    players_min: int
    players_max: int
    packs: int
    jokers: int
    hand_size: int | tuple[int, ...]
    starter_extra: bool
    deal_packet: int
    direction: str
    starter: str
    first_dealer: str
    seating: str
    next_dealer: str
    upcard: str
    cut: str
    cut_jokers_max: int
    turned_card: str
    turned_joker: str
    # melds
    ace: str
    run_min: int
    run_max: int
    set_min: int
    set_max: int
    set_suits: str
    wilds_max: int
    naturals_min: int
    wilds_share: str
    wilds_adjacent: int
    # opening
    opening_points: int
    opening_pure_run: bool
    opening_from_pile: bool
    opening_lap: int
    # discard pile
    pile_take: str
    pile_visible: str
    pile_use: str
    pile_free: str
    take_target: str
    pile_return: str
    # laying off
    layoff: str
    layoff_on_layoff: bool
    layoff_before_open: bool
    joker_swap: str
    joker_reuse: str
    protect_pure_run: bool
    take_back: str
    # going out
    closing_discard: str
    starter_out_first_turn: bool
    out_runs: int
    out_pure_runs: int
    dark_needs_meld: bool
    # end of the stock
    stock_out: str
    reshuffles: int
    laps_max: int
    # scoring of a round
    scoring: str
    value_ace: int
    value_ace_low: int
    value_face: int
    value_ten: int
    value_pip: int
    value_joker_hand: int
    value_wild_hand: int | str
    special_cards: tuple[Card, ...]
    value_special: int
    value_head: int
    value_head_special: int
    knock_bonus: int
    dark_multiplier: int
    dark_scope: str
    colour_multiplier: int
    hand_multiplier: int
    hand_needs_empty_table: bool
    hand_waives_opening: bool
    never_laid: str
    never_laid_points: int
    never_laid_when: str
    hand_cap: int
    penalty_layoff_discard: int
    penalty_knock_feed: int
    penalty_head_feed: int
    penalty_full_discard: int
    penalty_notice: str
    bonus_closing_special: int
    stake_knock: int
    stake_head: int
    stake_special: int
    stake_knock_feed: int
    stake_mistake: int
    stake_ranks: tuple[int, ...]
    # match
    match_end: str
    target: int
    rounds: int
    tie: str

    @property
    def cards_in_play(self) -> int:
        """How many cards the packs and the jokers are together."""
        return 52 * self.packs + self.jokers

    @property
    def high_wins(self) -> bool:
        """Are points good points?"""
        return self.scoring != "penalty"

    def hand_size_for(self, seats: int) -> int:
        """The number of cards that are dealt to each of so many players, 0 where the list has no entry for them."""
        if isinstance(self.hand_size, int):
            return self.hand_size
        return self.hand_size[seats - 2] if seats - 2 < len(self.hand_size) else 0

    def cards_needed(self, seats: int) -> int:
        """The fewest cards with which so many players can begin: dealt, turned up, and one to draw."""
        turned_up = (self.upcard != "none") + (self.turned_card != "none")
        return seats * self.hand_size_for(seats) + self.starter_extra + turned_up + 1

    def check_seats(self, seats: int) -> None:
        """Refuse a number of players that these rules do not allow or have not enough cards for."""
        if seats < self.players_min:
            raise refuse("players_min", value=seats, allowed=self.players_min)
        if seats > self.players_max:
            raise refuse("players_max", value=seats, allowed=self.players_max)
        if not self.hand_size_for(seats):
            raise refuse("hand_size", value=_listed(self), seats=seats)
        if self.cards_needed(seats) > self.cards_in_play:
            raise _too_many_cards(self, seats)

    def departures(self) -> dict[str, object]:
        """The settings in which these rules differ from the game they are named after."""
        usual = preset(self.name)
        return {key: getattr(self, key) for key in SETTINGS if getattr(self, key) != getattr(usual, key)}


_KEYS: Final = frozenset(field.name for field in fields(Rules)) - {"name"}
assert SETTINGS.keys() == _KEYS


@cache
def preset(name: str) -> Rules:
    """The rules of a game as they come; raises `Refusal` (key `rules`) for an unknown name."""
    if name not in PRESETS:
        raise refuse("rules", value=name, allowed=" | ".join(PRESETS))
    return _record(name, PRESETS[name])


def make(name: str, /, **departures: object) -> Rules:
    """The rules of a game with some settings changed, checked.

    >>> make("romme", opening_points=40).opening_points
    40

    Raises `Refusal` with the key of the first setting that is unknown, out of range or cannot be played.
    """
    usual = preset(name)
    if not departures:
        return usual
    for key in departures:
        if key not in SETTINGS:
            raise refuse(key, value=departures[key], unknown=True)
    rules = _record(name, PRESETS[name] | departures)
    _check_together(rules)
    return rules


def _record(name: str, written: dict[str, object]) -> Rules:
    values: dict[str, object] = {key: SETTINGS[key].read(key, written[key]) for key in SETTINGS}
    return Rules(name=name, **values)  # type: ignore[arg-type]


def _check_together(rules: Rules) -> None:
    """Refuse settings that contradict each other, and a record that no number of players could play."""
    for low, high in (("players_min", "players_max"), ("set_min", "set_max")):
        if getattr(rules, low) > getattr(rules, high):
            raise refuse(low, value=getattr(rules, low), at_most=getattr(rules, high))
    numbers = range(rules.players_min, rules.players_max + 1)
    for seats in numbers:
        if not _refused(rules, seats):
            return
    rules.check_seats(numbers[0])


def _refused(rules: Rules, seats: int) -> bool:
    try:
        rules.check_seats(seats)
    except Refusal:
        return True
    return False


def _listed(rules: Rules) -> str:
    return SETTINGS["hand_size"].write(rules.hand_size)


def _too_many_cards(rules: Rules, seats: int) -> Refusal:
    """Says what does not fit, and the nearest number of packs and of cards that would."""
    size = rules.hand_size_for(seats)
    missing = rules.cards_needed(seats) - rules.cards_in_play
    packs = rules.packs + -(-missing // 52)
    return refuse(
        "hand_size",
        value=size,
        seats=seats,
        cards=rules.cards_in_play,
        packs=packs if packs <= 3 else 0,
        fits=size - -(-missing // seats),
    )


def to_text(rules: Rules) -> str:
    """The rules as a link carries them: the game, then the departures from it.

    >>> to_text(make("dummy", hand_size=[11, 9, 8], knock_bonus=0))
    'dummy,hand_size=11,9,8,knock_bonus=0'
    """
    return ",".join([rules.name, *written_departures(rules)])


def written_departures(rules: Rules) -> list[str]:
    """Each departure as `key=value`."""
    return [f"{key}={SETTINGS[key].write(value)}" for key, value in rules.departures().items()]


def from_text(written: str) -> Rules:
    """Read what `to_text` writes: a part without `=` goes on with the list before it.

    >>> from_text("dummy,hand_size=11,9,8") == make("dummy", hand_size=(11, 9, 8))
    True
    """
    name, *parts = written.split(",")
    return make(name, **read_departures(parts))


def read_departures(parts: list[str]) -> dict[str, object]:
    """Read `key=value` parts, as `make` takes them; raises `Refusal` with the key of a setting that is named twice."""
    departures: dict[str, object] = {}
    key = ""
    for part in parts:
        if "=" in part:
            key, _, value = part.partition("=")
            if key in departures:
                raise refuse(key, value=value, twice=True)
            departures[key] = value
        elif key:
            departures[key] = f"{departures[key]},{part}"
        else:
            raise refuse(part, value="", unknown=True)
    return departures

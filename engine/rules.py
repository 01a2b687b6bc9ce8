"""The record of settings that a table plays by: made, checked, written as a link and read again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from engine.errors import Refusal, refuse
from engine.kinds import CardList, Numbers, Setting
from engine.presets import PRESETS
from engine.settings import FIELDS, SETTINGS, Settings


class Rules(Settings):
    """The rules of one table: the name of the game and every setting. Made with `make` or `from_text`, which check them."""

    name: str

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

    def allows(self, seats: int) -> bool:
        """Can so many play by these rules?"""
        try:
            self.check_seats(seats)
        except Refusal:
            return False
        return True

    def departures(self) -> dict[str, object]:
        """The settings in which these rules differ from the game they are named after."""
        usual = preset(self.name)
        return {key: getattr(self, key) for key in SETTINGS if getattr(self, key) != getattr(usual, key)}


@cache
def preset(name: str) -> Rules:
    """The rules of a game as they come; raises `Refusal` (key `rules`) for an unknown name."""
    if name not in PRESETS:
        raise refuse("rules", value=name, allowed=" | ".join(PRESETS))
    return Rules.of({"name": name, **{key: field.default for key, field in FIELDS.items()}, **_read(PRESETS[name])})


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
    rules = usual.having(**_read(departures))
    _check_together(rules)
    return rules


def _read(written: Mapping[str, object]) -> dict[str, object]:
    """The values as the record holds them, the first that is refused being the first in the order of the settings."""
    return {key: setting.read(key, written[key]) for key, setting in SETTINGS.items() if key in written}


def _check_together(rules: Rules) -> None:
    """Refuse settings that contradict each other, and a record that no number of players could play."""
    for low, high in (("players_min", "players_max"), ("set_min", "set_max")):
        if getattr(rules, low) > getattr(rules, high):
            raise refuse(low, value=getattr(rules, low), at_most=getattr(rules, high))
    numbers = range(rules.players_min, rules.players_max + 1)
    if not any(map(rules.allows, numbers)):
        rules.check_seats(numbers[0])


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


def departures_as_text(rules: Rules) -> dict[str, str]:
    """Each departure by its key, the value as a link writes it."""
    return {key: SETTINGS[key].write(value) for key, value in rules.departures().items()}


def written_departures(rules: Rules) -> list[str]:
    """Each departure as `key=value`."""
    return [f"{key}={value}" for key, value in departures_as_text(rules).items()]


def from_text(written: str) -> Rules:
    """Read what `to_text` writes: a part without `=` goes on with the list before it.

    >>> from_text("dummy,hand_size=11,9,8") == make("dummy", hand_size=(11, 9, 8))
    True
    """
    name, *parts = written.split(",")
    return make(name, **read_departures(parts))


def read_departures(parts: Iterable[str]) -> dict[str, object]:
    """Read `key=value` parts, as `make` takes them; raises `Refusal` with the key of a setting that is named twice."""
    departures: dict[str, object] = {}
    for key, value in told_departures(parts):
        if key in departures:
            raise refuse(key, value=value, twice=True)
        departures[key] = value
    return departures


def told_departures(parts: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Each key with its value: a part without `=` goes on with a list before it; otherwise, unless it is blank, it has no value.

    >>> list(told_departures(["hand_size=11", "9", "8", "jokers=2", "packs"]))
    [('hand_size', '11,9,8'), ('jokers', '2'), ('packs', '')]
    """
    key, values = "", list[str]()
    for part in parts:
        name, sign, value = part.partition("=")
        if not sign and _goes_on(SETTINGS.get(key), part.strip()):
            values.append(part.strip())
            continue
        if values:
            yield key, ",".join(values)
        key, values = name.strip(), [value.strip()] if part.strip() else []
    if values:
        yield key, ",".join(values)


def _goes_on(setting: Setting | None, part: str) -> bool:
    """Is this part another one of the list before it? A blank one, behind a last comma, only where that means something."""
    return (isinstance(setting, Numbers) and setting.single) or (bool(part) and isinstance(setting, Numbers | CardList))

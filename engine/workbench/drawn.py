"""Rules drawn by lot: any game with any of its settings changed, as long as it can be played."""

from __future__ import annotations

from typing import Final

from engine.cards import PACK, text
from engine.errors import Refusal, refuse
from engine.kinds import CardList, Number, Numbers, Setting, Switch, Words
from engine.presets import PRESETS
from engine.rules import Rules, make
from engine.settings import SETTINGS
from engine.shuffle import Chance

LAPS_MOST: Final = 40
"""The most laps of a round under drawn rules: many of them let hardly anybody go out."""

_CHANGED_OF_TEN: Final = 3


def drawn_rules(seats: int, chance: Chance) -> Rules:
    """Rules for so many players in which about three settings of ten are drawn by lot; what cannot be played is drawn anew.

    Raises `Refusal` for a number of players that no rules allow.
    """
    _check_seats(seats)
    while True:
        name = chance.choice(list(PRESETS))
        changed = {key: drawn_value(setting, chance) for key, setting in SETTINGS.items() if chance.below(10) < _CHANGED_OF_TEN}
        try:
            rules = make(name, **changed, **({} if "laps_max" in changed else {"laps_max": LAPS_MOST}))
            rules.check_seats(seats)
        except Refusal:
            continue
        return make(name, **{**changed, "laps_max": min(rules.laps_max, LAPS_MOST)})


def _check_seats(seats: int) -> None:
    """Refuse a number of players for which one would draw for ever."""
    fewest, most = SETTINGS["players_min"], SETTINGS["players_max"]
    assert isinstance(fewest, Number) and isinstance(most, Number)
    if seats < fewest.low:
        raise refuse("players_min", value=seats, allowed=fewest.low)
    if seats > most.high:
        raise refuse("players_max", value=seats, allowed=most.high)


def values_of(setting: Setting) -> list[object]:
    """Every word and both bounds of a setting, as people write them.

    >>> values_of(Number(0, 8)), values_of(Numbers(5, 15, 1, 5, single=True))[:3]
    ([0, 8], [5, 15, [5]])
    """
    match setting:
        case Number(low, high, words):
            return [low, high, *words]
        case Numbers(low, high, fewest, most, single):
            return [*([low, high] if single else []), *([bound] * length for length in (fewest, most) for bound in (low, high))]
        case CardList(none):
            return [none, "Qs", "Qs 2c", "Ah Kh Qh Jh"]
        case Words(words) | Switch(words):
            return list(words)
    raise TypeError(setting)


def drawn_value(setting: Setting, chance: Chance) -> object:
    """Any of the values of a setting, as people write it."""
    if isinstance(setting, Number):
        return chance.choice([*range(setting.low, setting.high + 1), *setting.words])
    if isinstance(setting, Numbers):
        return _drawn_list(setting, chance)
    if isinstance(setting, CardList):
        return text(chance.shuffled(PACK)[: chance.below(4)]) or setting.none
    return chance.choice(values_of(setting))


def _drawn_list(setting: Numbers, chance: Chance) -> object:
    if setting.single and chance.below(2):
        return setting.low + chance.below(setting.high - setting.low + 1)
    length = setting.fewest + chance.below(setting.most - setting.fewest + 1)
    return [setting.low + chance.below(setting.high - setting.low + 1) for _ in range(length)]

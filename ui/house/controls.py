"""The control of a setting: a switch, words or a few numbers side by side, a number with less and more, a list, cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from engine.cards import PACK, Card
from engine.kinds import CardList, Number, Numbers, Switch, Words
from engine.numbers import is_whole, whole
from engine.rules import Rules, preset
from engine.settings import SETTINGS
from ui.browser.tree import Node, element, hidden_text
from ui.game.order import by_suit
from ui.parts.cards import chip
from ui.parts.texts import Texts
from ui.rules.words import name_of, value_name

_SIDE_BY_SIDE: Final = 5
"""So many numbers are offered side by side; more of them by less and more."""

_STEPS: Final = {"opening_points": 5, "laps_max": 10, "target": 50, "value_wild_hand": 5, "value_joker_hand": 5}
"""How far less and more go, where it is not the usual."""


class Asked(NamedTuple):
    """A setting as it stands: its key, the rules, what was last tried for it in vain (nothing: it was not), the texts."""

    key: str
    rules: Rules
    tried: str
    texts: Texts

    @property
    def value(self) -> object:
        """The value under the rules."""
        return getattr(self.rules, self.key)

    @property
    def usual(self) -> object:
        """The value that the game itself has."""
        return getattr(preset(self.rules.name), self.key)


class Choice(NamedTuple):
    """One of several values side by side: as a link writes it, what it is called, whether it is chosen, whether it is usual."""

    written: str
    words: str
    chosen: bool
    usual: bool


def control(asked: Asked) -> Node:
    """The control for a setting."""
    return _CONTROLS[type(SETTINGS[asked.key])](asked)


# ---------------------------------------------------------------------------------------------------- one of a few


def _switch(asked: Asked) -> Node:
    on = bool(asked.value)
    return element(
        "button",
        element("span", key="track", class_="track", aria_hidden="true"),
        element("span", value_name(asked.key, on, asked.texts), key="words"),
        key="control",
        class_="switch",
        role="switch",
        aria_checked="true" if on else "false",
        aria_labelledby=f"rule-{asked.key}",
        data_action="set",
        data_setting=asked.key,
        data_value="off" if on else "on",
    )


def _words(asked: Asked) -> Node:
    setting = SETTINGS[asked.key]
    assert isinstance(setting, Words)
    return _side_by_side(asked, [_choice(asked, word, word) for word in setting.words])


def _choice(asked: Asked, written: str, value: object) -> Choice:
    return Choice(written, value_name(asked.key, value, asked.texts), asked.value == value, asked.usual == value)


def _side_by_side(asked: Asked, choices: Sequence[Choice]) -> Node:
    buttons = [_option(asked, each) for each in choices]
    return element("div", *buttons, key="choices", class_="options values", role="group", aria_labelledby=f"rule-{asked.key}")


def _option(asked: Asked, choice: Choice) -> Node:
    return element(
        "button",
        choice.words,
        hidden_text(" " + asked.texts("house.usual_mark")) if choice.usual else None,
        key=choice.written,
        class_="option",
        data_action="set",
        data_setting=asked.key,
        data_value=choice.written,
        data_usual=choice.usual,
        aria_pressed="true" if choice.chosen else "false",
    )


# ---------------------------------------------------------------------------------------------------- numbers


def _number(asked: Asked) -> Node:
    setting = SETTINGS[asked.key]
    assert isinstance(setting, Number)
    if setting.words:
        return _number_or_word(asked, setting)
    if setting.high - setting.low < _SIDE_BY_SIDE:
        return _side_by_side(asked, [_choice(asked, str(number), number) for number in range(setting.low, setting.high + 1)])
    return _stepper(asked, setting.low, setting.high, asked.value, asked.tried)


def _number_or_word(asked: Asked, setting: Number) -> Node:
    """A word, or a number with less and more."""
    counts = isinstance(asked.value, int)
    own = Choice(
        str(asked.value) if counts else "0", value_name(asked.key, "number", asked.texts), counts, isinstance(asked.usual, int)
    )
    choices = [*(_choice(asked, word, word) for word in setting.words), own]
    stepper = _stepper(asked, setting.low, setting.high, asked.value, asked.tried) if counts else None
    return element("div", _side_by_side(asked, choices), stepper, key="control", class_="both")


def _stepper(asked: Asked, low: int, high: int, value: object, tried: str, part: int | None = None, label: str = "") -> Node:
    """A number that can be written, and made less or more; `part` is its place in a list, which `label` names."""
    assert isinstance(value, int)
    step = _STEPS.get(asked.key, 5 if high >= 100 else 1)
    name = f"{name_of(asked.key, asked.texts)} {label}".strip()
    less, more = max(low, (value - 1) // step * step), min(high, (value // step + 1) * step)
    return element(
        "div",
        element("span", label, key="label", class_="of", aria_hidden="true") if label else None,
        _step(asked, "−", less, value, asked.texts("house.less", name=name), part),
        _field(
            asked, (low, high), tried or str(value), name, part, wrong=bool(tried) and (part is None or not _fits(tried, low, high))
        ),
        _step(asked, "+", more, value, asked.texts("house.more", name=name), part),
        key="number" if part is None else str(part),
        class_="stepper",
        role="group",
        aria_label=name,
    )


def _fits(tried: str, low: int, high: int) -> bool:
    """Is this number of a list within its bounds, so that it is another one that is wrong?"""
    return is_whole(tried) and low <= whole(tried) <= high


def _step(asked: Asked, sign: str, to: int, value: int, name: str, part: int | None) -> Node:
    return element(
        "button",
        sign,
        key=sign,
        class_="step",
        aria_label=name,
        aria_disabled="true" if to == value else None,
        data_action="set",
        data_setting=asked.key,
        data_value=to,
        data_part=part,
    )


def _field(asked: Asked, bounds: tuple[int, int], shown: str, name: str, part: int | None, *, wrong: bool) -> Node:
    low, high = bounds
    return element(
        "input",
        key="number",
        type="number",
        inputmode="numeric",
        min=low,
        max=high,
        value=shown,
        aria_label=name,
        aria_invalid="true" if wrong else None,
        autocomplete="off",
        data_change="set",
        data_setting=asked.key,
        data_part=part,
    )


# ---------------------------------------------------------------------------------------------------- lists


def _numbers(asked: Asked) -> Node:
    setting = SETTINGS[asked.key]
    assert isinstance(setting, Numbers)
    return _sizes(asked, setting) if setting.single else element("div", *_places(asked, setting), key="control", class_="both")


def _sizes(asked: Asked, setting: Numbers) -> Node:
    """One number of cards for all, or one for each number of players."""
    rules, texts = asked.rules, asked.texts
    each = isinstance(asked.value, tuple)
    alike = rules.hand_size_for(rules.players_max) or rules.hand_size_for(rules.players_min) or setting.low
    apart = ",".join(str(rules.hand_size_for(seats) or alike) for seats in range(2, rules.players_max + 1))
    choices = [
        Choice(str(alike), texts("house.sizes.alike"), not each, isinstance(asked.usual, int)),
        Choice(apart if rules.players_max > 2 else f"{apart},", texts("house.sizes.each"), each, isinstance(asked.usual, tuple)),
    ]
    fields = _for_each(asked, setting) if each else [_stepper(asked, setting.low, setting.high, asked.value, asked.tried)]
    return element("div", _side_by_side(asked, choices), *fields, key="control", class_="both")


def _for_each(asked: Asked, setting: Numbers) -> list[Node]:
    rules = asked.rules
    return [
        _stepper(
            asked,
            setting.low,
            setting.high,
            rules.hand_size_for(seats) or rules.hand_size_for(2),
            _part_of(asked.tried, seats - 2),
            seats - 2,
            asked.texts(f"house.seated.{seats}"),
        )
        for seats in range(2, rules.players_max + 1)
    ]


def _places(asked: Asked, setting: Numbers) -> list[Node]:
    """What each place pays, from the second on."""
    pays = (*asked.rules.stake_ranks, 0, 0, 0, 0, 0)
    return [
        _stepper(
            asked, setting.low, setting.high, pays[at], _part_of(asked.tried, at), at, asked.texts("house.place", number=at + 2)
        )
        for at in range(asked.rules.players_max - 1)
    ]


def _part_of(tried: str, at: int) -> str:
    """The number in that place of a list that was tried."""
    parts = tried.split(",")
    return parts[at] if at < len(parts) else ""


# ---------------------------------------------------------------------------------------------------- cards


def _cards(asked: Asked) -> Node:
    """The cards that are chosen, each to be dropped, and all others to be added."""
    chosen: tuple[Card, ...] = asked.rules.special_cards
    others = [card for card in by_suit(PACK) if card not in chosen]
    return element(
        "div",
        element("div", *[_card(card, asked, chosen=True) for card in chosen], key="chosen", class_="card-choice")
        if chosen
        else element("p", asked.texts("house.none"), key="none", class_="usual"),
        element(
            "details",
            element("summary", asked.texts("house.add_card")),
            element("div", *[_card(card, asked, chosen=False) for card in others], key="others", class_="card-choice"),
            key="add",
            class_="add",
        ),
        key="control",
        class_="both",
        role="group",
        aria_labelledby=f"rule-{asked.key}",
    )


def _card(card: Card, asked: Asked, *, chosen: bool) -> Node:
    return element(
        "button",
        chip(card, asked.texts, "card"),
        element("span", "×", key="drop", aria_hidden="true") if chosen else None,
        key=str(card),
        class_="option card-option",
        data_action="card",
        data_value=str(card),
        aria_pressed="true" if chosen else "false",
    )


_CONTROLS: Final[dict[type, Callable[[Asked], Node]]] = {
    Switch: _switch,
    Words: _words,
    Number: _number,
    Numbers: _numbers,
    CardList: _cards,
}
"""What each kind of setting is set with."""

"""What settings and their values are called, and refusals that call them so."""

from __future__ import annotations

from functools import cache
from typing import cast

from engine import wording
from engine.cards import Card
from engine.errors import Refusal
from engine.rules import Rules, preset
from engine.settings import SETTINGS
from ui.parts.texts import Texts
from ui.rules.sets import READY
from ui.rules.shelf import Own


@cache
def setting_texts(language: str) -> Texts:
    """The names and explanations of all settings."""
    return Texts(language, "settings")


def name_of(key: str, texts: Texts) -> str:
    """What a setting is called."""
    return setting_texts(texts.language)(key)


def value_name(key: str, value: object, texts: Texts) -> str:
    """A value as people say it: `ja`, `nur oben`, `51`, `11, 9, 7`, `Pik Dame und Kreuz 2`."""
    if isinstance(value, bool):
        return texts("house.on" if value else "house.off")
    if isinstance(value, str):
        return setting_texts(texts.language)(f"{key}.{value}")
    if isinstance(value, tuple):
        return _list_name(value, texts)
    return str(value)


def _list_name(values: tuple[object, ...], texts: Texts) -> str:
    if not values:
        return texts("house.none")
    if isinstance(values[0], Card):
        return texts.listed([texts.card(card) for card in cast(tuple[Card, ...], values)])
    return ", ".join(map(str, values))


def written_name(key: str, written: str, texts: Texts) -> str:
    """The same for a value as a link writes it."""
    return value_name(key, SETTINGS[key].read(key, written), texts)


def usual_name(rules: Rules, key: str, texts: Texts) -> str:
    """What the game itself has there."""
    return value_name(key, getattr(preset(rules.name), key), texts)


def explained(refusal: Refusal, texts: Texts) -> str:
    """The engine's sentence for a refusal, with a setting that it names called by its name."""
    reason = refusal.reasons[0]
    names_it = isinstance(reason.values.get("allowed"), str) or not reason.values.keys().isdisjoint(("at_most", "twice"))
    if reason.key in SETTINGS and names_it:
        return wording.sentence(reason._replace(key=name_of(reason.key, texts)), texts.language)
    return wording.explain(refusal, texts.language)


def departures(rules: Rules, texts: Texts) -> list[str]:
    """What differs from the game, each as `Punkte zum Anmelden: 40 (sonst 51)`."""
    return [
        texts("house.departure", name=name_of(key, texts), value=value_name(key, value, texts), usual=usual_name(rules, key, texts))
        for key, value in rules.departures().items()
    ]


def set_name(key: str, texts: Texts) -> str:
    """What a rule set that comes with the table is called."""
    return setting_texts(texts.language)(f"set.{key}")


def set_line(key: str, texts: Texts) -> str:
    """What a rule set that comes with the table is about."""
    return setting_texts(texts.language)(f"set.{key}.line")


def called(written: str, own: tuple[Own, ...], texts: Texts) -> str:
    """The name that these rules have as a set, or nothing."""
    names = [each.name for each in own if each.rules == written]
    return next(iter([*names, *(set_name(key, texts) for key, rules in READY.items() if rules == written)]), "")

"""From reasons to sentences, in German and in English. The only place where a refusal becomes prose.

The sentences of the rule sheet are made in `engine.wording.prose`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from engine.cards import Card
from engine.errors import Reason, Refusal
from engine.moves import Said
from engine.presets import TITLES
from engine.rules import Rules
from engine.wording.languages import LANGUAGES, words
from engine.wording.names import card_name, in_sentence, listed

__all__ = ["LANGUAGES", "card_name", "explain", "readable", "sentence", "title"]

_MOST_CARDS: Final = 8

_LONGEST: Final = 120

_FLAGS: Final = ("tried", "taken", "earlier", "unopened", "deep", "knock", "few", "unknown")


def title(rules: Rules, lang: str) -> str:
    """The name of the game as people know it, and whether house rules are played.

    >>> from engine.rules import make
    >>> title(make("romme", opening_points=40), "de")
    'Rommé mit Auslegen, mit Hausregeln'
    """
    name = TITLES[rules.name][lang]
    return f"{name}, {words(lang, 'names').CHANGED}" if rules.departures() else name


def explain(refusal: Refusal, lang: str, back: Sequence[Card] = ()) -> str:
    """The first reason of a refusal as a sentence; `back` are the cards that would have to be taken back."""
    return sentence(refusal.reasons[0], lang, back)


def sentence(reason: Reason, lang: str, back: Sequence[Card] = ()) -> str:
    """What is not possible, why, and what would be, in one sentence or two; `back` are the cards that would have to be taken back.

    >>> sentence(Reason("opening_points", {"allowed": 51, "value": 36}), "en")
    'You need 51 points to open; you have 36 on the table. Meld more, or take back.'
    >>> sentence(Reason("layoff_before_open", {"unopened": True}), "en", [Card(6, "h")])
    'You can lay off only after you have opened. Take the 6 of hearts back.'
    """
    told = words(lang, "refusals")
    facts = {name: _said(value, lang) for name, value in reason.values.items()}
    if "reasons" in reason.values:
        facts["why"] = " ".join(sentence(each, lang) for each in _inner(reason)[:1])
    template = str(told.SENTENCES[_template(reason, told.SENTENCES)])
    if back and "{back}" not in template:
        template = f"{template} {told.TAKE_BACK}"
    named = f" {listed([in_sentence(card, lang) for card in back], lang)}" if back else ""
    written = template.format_map({"key": readable(reason.key), "back": named, **facts})
    return written[:1].upper() + written[1:]


def _inner(reason: Reason) -> tuple[Reason, ...]:
    inner = reason.values["reasons"]
    assert isinstance(inner, tuple)
    return inner


def _template(reason: Reason, sentences: Mapping[str, str]) -> str:
    """Which sentence says it: one for the special case, else one for the key, else one for any setting."""
    for name in _names(reason):
        if name in sentences:
            return name
    return "fallback"


def _names(reason: Reason) -> list[str]:
    key, values = reason
    if "unknown" in values:
        return ["unknown"]
    if "twice" in values:
        return ["twice"]
    if isinstance(values.get("allowed"), str) and f"{key}" not in ("rules", "bot", "seed"):
        return ["setting"]
    if "at_most" in values:
        return ["crossed"]
    special = [f"{key}.{flag}" for flag in _FLAGS if values.get(flag)]
    own = _SPECIAL[key](values) if key in _SPECIAL else []
    return [*special, *own, f"{key}.{values.get('value')}", key]


def _of_moment(values: Mapping[str, object]) -> list[str]:
    if "to_move" in values:
        return ["G-1.turn"]
    return ["G-1.over"] if values.get("phase") == "over" else [f"G-1.{values.get('needs')}"]


def _of_cards(values: Mapping[str, object]) -> list[str]:
    if "pile" in values:
        return ["G-2.pile" if values.get("cards") else "G-2.empty"]
    return [f"G-2.{name}" for name in ("deal", "cards", "number") if values.get(name)]


def _of_hand_size(values: Mapping[str, object]) -> list[str]:
    if "allowed" in values:
        return ["hand_size.dealt"]
    return [f"hand_size.{name}" for name in ("packs", "fits") if values.get(name)] or ["hand_size.list"]


_SPECIAL: Final[dict[str, Callable[[Mapping[str, object]], list[str]]]] = {
    "G-1": _of_moment,
    "G-2": _of_cards,
    "hand_size": _of_hand_size,
    "ace": lambda values: [f"ace.{values.get('allowed')}"],
    "out_runs": lambda values: [f"out_runs.{values.get('allowed')}"],
    "out_pure_runs": lambda values: [f"out_pure_runs.{values.get('allowed')}"],
    "wilds_share": lambda values: [f"wilds_share.{values.get('allowed')}"],
    "notation": lambda values: [f"notation.{values.get('expected')}"],
}


def _said(value: object, lang: str) -> object:
    """A fact as people say it: cards by their names, and no more of it than one can read."""
    if isinstance(value, Card):
        return in_sentence(value, lang)
    if isinstance(value, Said):
        return in_sentence(value.card, lang)
    if isinstance(value, tuple) and value and all(isinstance(each, Card) for each in value):
        names = [in_sentence(each, lang) for each in value[:_MOST_CARDS]]
        return f"{', '.join(names)} …" if len(value) > _MOST_CARDS else listed(names, lang)
    if isinstance(value, int | float):
        return value
    return readable(str(value))


def readable(text: str, most: int = _LONGEST) -> str:
    r"""Words from elsewhere as a sentence can hold them: in one line, all of it visible, and no more than one can read.

    >>> readable("seed\tx\x1b[2J\u202eabc", 12)
    'seed x\ufffd[2J\ufffda…'
    """
    shown = text if len(text) <= most else f"{text[:most]}…"
    return "".join(each if each.isprintable() else " " if each.isspace() else "\ufffd" for each in shown)

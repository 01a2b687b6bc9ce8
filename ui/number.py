"""The deal number (Spielnummer) at the set-up: none for a fair deal, or one that somebody chooses."""

from __future__ import annotations

from typing import Final

from engine import wording
from engine.errors import Refusal
from engine.shuffle import check_seed
from ui.texts import Texts
from ui.tree import Node, element

_LONGEST: Final = 80


def tidy(written: str) -> str:
    """A number as it was written, without blanks; a good one in small letters.

    >>> tidy(" 1F 9A03 "), tidy("no number")
    ('1f9a03', 'nonumber')
    """
    return "".join(written.split()).lower()[:_LONGEST]


def field(number: str, texts: Texts) -> Node:
    """The field for a number, with a sentence about what was written there if it is none."""
    trouble = _trouble(number, texts)
    return element(
        "div",
        element(
            "input",
            key="field",
            type="text",
            value=number,
            placeholder=texts("setup.seed_none"),
            aria_label=texts("setup.seed"),
            aria_describedby="seed-about",
            aria_invalid="true" if trouble else None,
            maxlength=_LONGEST,
            autocomplete="off",
            autocapitalize="off",
            spellcheck="false",
            data_change="seed",
        ),
        element("p", trouble or texts("setup.seed_about"), key="about", id="seed-about", data_trouble=bool(trouble)),
        class_="seed-field",
    )


def _trouble(number: str, texts: Texts) -> str:
    try:
        check_seed(number or "0")
    except Refusal as refusal:
        return wording.explain(refusal, texts.language)
    return ""

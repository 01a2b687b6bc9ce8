"""The deal number (Spielnummer) at the set-up: none for a fair deal, or one that somebody chooses."""

from __future__ import annotations

from engine import wording
from engine.errors import Refusal
from engine.shuffle import check_seed
from ui.browser.tree import Node, element
from ui.parts.texts import Texts
from ui.shell.setup import LONGEST_NUMBER


def field(number: str, texts: Texts) -> Node:
    """The field for a number, with a sentence about what was written there if that is not a number."""
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
            maxlength=LONGEST_NUMBER,
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

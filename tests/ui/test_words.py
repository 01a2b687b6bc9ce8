"""The glossary of the README holds in every text: one word for one thing, in the page, the refusals and the rule sheet."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.presets import PRESETS
from engine.rules import from_text, preset
from engine.sheet import sheet
from engine.wording.languages import LANGUAGES
from engine.wording.languages import words as said
from engine.wording.prose import PROSE, page
from tests.ui.paper import words
from tests.ui.screens import screens
from ui.parts.texts import read

README = Path(__file__).parents[2] / "README.md"

FORBIDDEN = {
    "de": {
        "Joker": r"Ersatz",
        "echte Karte": r"[Nn]atürlich",
        "Wert": r"\bR(ang|änge)",
        "Hausregel": r"Abweichung",
        "angemeldet": r"\bgemeldet\b",
        "Einspruch": r"\b[Mm]elde(n|st|t|)\b(?! auf)",
        "Version": r"Fassung",
        "speichern": r"\bgemerkt\b|\bMerken\b|merkt sich",
        "übernehmen": r"\b[Gg]eholt|\b[Hh]olen\b",
        "teilen": r"[Ww]eiter(geben|gegeben)",
        "Minuspunkte": r"(schlechte|gute) Punkte|Punkte sind gut",
        "der Speto": r"\b(eine|jede gelegte|die) Speto\b",
        "markiert": r"leucht",
        "Zahl der …": r"^So (viele|oft)\b",
        "Link": r"\bAdresse\b",
        "im Uhrzeigersinn": r"(rechts|links) ?herum",
        "einmal": r"\b1 Mal\b",
        "üblich:": r"üblich ist",
        "Du": r"^Ich$",
    },
    "en": {
        "wild card": r"[Ss]tand.in",
        "house rule": r"\bdepartures?\b",
        "import": r"\b([Bb]ring|[Bb]rought) in\b",
        "share": r"\b[Pp](ass|assed|assing it) on\b",
        "version": r"\bedition\b",
        "highlighted": r"\blit\b|glow",
        "number of …": r"\bso many\b",
        "is not a …": r"(?<!here )\bis (no(?! longer)|none)\b",
        "… are wild": r"\bWild are\b",
        "which": r"\bshall\b",
        "has the turn": r"\bis to move\b|^to move$",
        "penalty points": r"(bad|good) points|[Pp]oints are good",
        "Speto": r"\bspetos?\b",
        "the player who starts": r"\bWho begins\b",
        "link": r"\bthe address\b",
        "once": r"\b1 time\b",
        "You": r"^Me$",
    },
}
"""By language, the word that is used, and what is not said in its place."""


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Every text with a name by which it is found."""
    for set_of_texts in ("", "settings"):
        yield from (read(language, set_of_texts) if set_of_texts else read(language)).items()
    yield from said(language, "refusals").SENTENCES.items()
    yield from PROSE[language].statements.items()
    told = PROSE[language].words
    for table in (told.HEADINGS, told.WORDS, told.MISSING, told.EXAMPLES):
        yield from table.items()
    yield from ((name, form) for name, forms in told.UNITS.items() if name != "time" for form in forms)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_another_word_for_a_thing(language: str) -> None:
    found = list(texts(language))
    for wanted, forbidden in FORBIDDEN[language].items():
        assert [(key, text) for key, text in found if re.search(forbidden, text)] == [], wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_screen_and_no_rule_sheet_has_one_either(language: str) -> None:
    shown = " ".join(" ".join(map(words, screen.nodes)) for screen in screens(language))
    told = [page(sheet(preset(name)), language) for name in PRESETS]
    told.append(page(sheet(from_text("romme,ace=around,reshuffles=1,direction=left,special_cards=Qs")), language))
    for wanted, forbidden in FORBIDDEN[language].items():
        if "^" not in forbidden:
            assert not [match[0] for text in (shown, *told) for match in re.finditer(forbidden, text)], wanted


def test_what_was_wrong_is_right() -> None:
    """Errors of fact and of grammar, each with the right sentence."""
    told = page(sheet(from_text("romme,reshuffles=1,special_cards=Qs")), "de")
    assert "nach rechts, also gegen den Uhrzeigersinn" in told and "höchstens einmal je Runde" in told
    assert "die Spetos, sind Pik Dame; jeder zählt" in told
    english = page(sheet(from_text("romme,reshuffles=1")), "en")
    assert "at most 8 wild cards" in english and "at most once a round" in english
    assert "−" not in english and "nach links, also im Uhrzeigersinn" in page(sheet(from_text("romme,direction=left")), "de")


def test_a_minus_sign_stands_before_numbers_only(monkeypatch: pytest.MonkeyPatch) -> None:
    prose = PROSE["en"]
    monkeypatch.setitem(prose.words.UNITS, "card", ("face-card", "face-cards"))
    assert prose.sentence("{sum:point}, {most:card}", {"sum": -5, "most": 8}) == "−5 points, 8 face-cards"


def test_the_glossary_names_the_words() -> None:
    table = README.read_text(encoding="utf-8")
    german = ("Joker", "echte Karte", "Wert", "Hausregel", "Erstmeldung", "Einspruch", "der Speto")
    english = ("wild card", "natural card", "rank", "house rule", "to open", "claim", "import")
    assert [word for word in (*german, *english) if word not in table] == []

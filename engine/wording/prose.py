"""From the statements of the rule sheet to prose, in German and in English."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from string import Formatter
from typing import TYPE_CHECKING, Final

from engine.cards import Card
from engine.wording.languages import LANGUAGES, words
from engine.wording.names import card_name, joined, listed, rank_name, signed, suit_name

if TYPE_CHECKING:
    from engine.sheet import Statement


class Prose(Formatter):
    """Puts facts into sentences of one language: `{size:card}` is a number of cards, `{times:fold}` a word for the value."""

    def __init__(self, lang: str) -> None:
        super().__init__()
        self.lang = lang
        self.names = words(lang, "names")
        self.words = words(lang, "words")
        self.statements: Mapping[str, str] = words(lang, "play").STATEMENTS | words(lang, "count").STATEMENTS
        self._lists: dict[str, Callable[[object], str]] = {
            "missing": lambda key: str(self.words.MISSING[key]),
            "seated": lambda pair: self._pair(pair, self.words.SEATED),
            "place": lambda pair: self._pair(pair, "{0:place} {1:unit}"),
        }

    def sentence(self, template: str, values: Mapping[str, object]) -> str:
        """The template with the facts in it."""
        return self.vformat(template, (), values)

    def format_field(self, value: object, spec: str) -> str:
        """One fact as people say it."""
        if spec in self.words.UNITS:
            return self._counted(value, spec)
        if isinstance(value, tuple) and spec in self._lists:
            return listed([self._lists[spec](each) for each in value], self.lang)
        if spec == "all" and isinstance(value, tuple):
            return listed([self._said(each) for each in value], self.lang)
        if spec == "or" and isinstance(value, tuple):
            return joined([self._said(each) for each in value], self.words.OR)
        return str(self.words.WORDS[f"{spec}.{value}"]) if spec else self._said(value)

    def _pair(self, pair: object, template: str) -> str:
        assert isinstance(pair, tuple)
        return self.vformat(template, pair, {})

    def _counted(self, value: object, spec: str) -> str:
        """A number, or from so many to so many, with its unit."""
        one, many = self.words.UNITS[spec]
        if isinstance(value, tuple):
            low, high = value
            kind = "exact" if low == high else "near" if low + 1 == high else "wide"
            return f"{self.words.SPAN[kind].format(low=low, high=high)} {one if high == 1 else many}"
        if value == 1 and spec in self.words.ONCE:
            return str(self.words.ONCE[spec])
        return f"{signed(value) if isinstance(value, int) else value} {one if value == 1 else many}"

    def _said(self, value: object) -> str:
        """A card by its name, several in the shortest way."""
        if isinstance(value, Card):
            return card_name(value, self.lang)
        if isinstance(value, tuple) and value and all(isinstance(each, Card) for each in value):
            return self._cards(value)
        return str(value)

    def _cards(self, cards: Sequence[Card]) -> str:
        """A run by its suit, a set by its rank, cards with jokers among them side by side, others one by one."""
        if any(not card.rank for card in cards):
            return " – ".join(card_name(card, self.lang) for card in cards)
        suits, ranks = {card.suit for card in cards}, {card.rank for card in cards}
        names = [rank_name(card.rank, self.lang) for card in cards]
        if len(suits) == 1 and len(cards) > 2:
            return str(self.words.RUN.format(suit=suit_name(cards[0].suit, self.lang), ranks="-".join(names)))
        if len(ranks) == 1 and len(cards) > 2:
            suits_named = listed([suit_name(card.suit, self.lang) for card in cards], self.lang)
            return str(self.words.SET.format(rank=self.words.PLURALS[cards[0].rank - 1], suits=suits_named))
        return listed([card_name(card, self.lang) for card in cards], self.lang)


PROSE: Final = {lang: Prose(lang) for lang in LANGUAGES}
"""What makes sentences of facts, by the code of the language."""


def written(statement: Statement, lang: str) -> str:
    """A statement of the rule sheet as prose, its worked examples after it.

    >>> from engine.rules import preset
    >>> from engine.sheet import statement_for
    >>> written(statement_for(preset("dummy"), "knock_bonus"), "de")
    'Wer rausgeht, bekommt 50 Punkte dazu.'
    """
    prose = PROSE[lang]
    first = prose.sentence(prose.statements[statement.key], statement.values)
    return " ".join([first, *(prose.sentence(prose.words.EXAMPLES[each.key], each.values) for each in statement.examples)])


def heading(section: str, lang: str) -> str:
    """The heading of a section of the sheet."""
    return str(PROSE[lang].words.HEADINGS[section])


def page(statements: Iterable[Statement], lang: str) -> str:
    """The whole sheet as plain text, section by section."""
    lines: list[str] = []
    section = ""
    for each in statements:
        if each.section != section:
            section = each.section
            lines += ["", heading(section, lang)]
        lines.append(f"- {written(each, lang)}")
    return "\n".join(lines[1:])

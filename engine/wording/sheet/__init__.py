"""From the statements of the rule sheet to prose, in German and in English."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from string import Formatter
from types import ModuleType
from typing import TYPE_CHECKING, Final

from engine.cards import Card
from engine.wording import de, en
from engine.wording.sheet import count_de, count_en, play_de, play_en, words_de, words_en

if TYPE_CHECKING:
    from engine.sheet import Statement


class Prose(Formatter):
    """Puts facts into sentences of one language: `{size:card}` is a number of cards, `{times:fold}` a word for the value."""

    def __init__(self, names: ModuleType, words: ModuleType, statements: Mapping[str, str]) -> None:
        super().__init__()
        self.names = names
        self.words = words
        self.statements = statements
        self._lists: dict[str, Callable[[object], str]] = {
            "missing": lambda key: str(words.MISSING[key]),
            "seated": lambda pair: self._pair(pair, words.SEATED),
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
            return self._joined([self._lists[spec](each) for each in value], self.names.AND)
        if spec == "all" and isinstance(value, tuple):
            return self._joined([self._said(each) for each in value], self.names.AND)
        if spec == "or" and isinstance(value, tuple):
            return self._joined([self._said(each) for each in value], self.words.OR)
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
        return f"{value} {one if value == 1 else many}".replace("-", "−", str(value).count("-"))

    @staticmethod
    def _joined(parts: Sequence[str], last: str) -> str:
        return last.join([", ".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else "".join(parts)

    def _said(self, value: object) -> str:
        """A card by its name, several in the shortest way."""
        if isinstance(value, Card):
            return self._card(value)
        if isinstance(value, tuple) and value and all(isinstance(each, Card) for each in value):
            return self._cards(value)
        return str(value)

    def _card(self, card: Card) -> str:
        if not card.rank:
            return str(self.names.JOKER)
        return str(self.names.CARD.format(suit=self.names.SUITS[card.suit], rank=self.names.RANKS[card.rank - 1]))

    def _cards(self, cards: Sequence[Card]) -> str:
        """A run by its suit, a set by its rank, cards with jokers among them side by side, others one by one."""
        if any(not card.rank for card in cards):
            return " – ".join(map(self._card, cards))
        suits, ranks = {card.suit for card in cards}, {card.rank for card in cards}
        names = [str(self.names.RANKS[card.rank - 1]) for card in cards]
        if len(suits) == 1 and len(cards) > 2:
            return str(self.words.RUN.format(suit=self.names.SUITS[cards[0].suit], ranks="-".join(names)))
        if len(ranks) == 1 and len(cards) > 2:
            listed = self._joined([self.names.SUITS[card.suit] for card in cards], self.names.AND)
            return str(self.words.SET.format(rank=self.words.PLURALS[cards[0].rank - 1], suits=listed))
        return self._joined([self._card(card) for card in cards], self.names.AND)


PROSE: Final = {
    "de": Prose(de, words_de, play_de.STATEMENTS | count_de.STATEMENTS),
    "en": Prose(en, words_en, play_en.STATEMENTS | count_en.STATEMENTS),
}
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

"""How cards, lists and numbers are said: for the refusals, the rule sheet and the page alike."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card
from engine.state import UNKNOWN
from engine.wording.languages import words


def suit_name(suit: str, lang: str) -> str:
    """The name of a suit."""
    return str(words(lang, "names").SUITS[suit])


def rank_name(rank: int, lang: str) -> str:
    """The name of a rank, 1 to 13."""
    return str(words(lang, "names").RANKS[rank - 1])


def card_name(card: Card, lang: str) -> str:
    """The name of a card as one says it.

    >>> card_name(Card(12, "s"), "de"), card_name(Card(12, "s"), "en")
    ('Pik Dame', 'queen of spades')
    """
    names = words(lang, "names")
    if card == UNKNOWN:
        return "?"
    if not card.rank:
        return str(names.JOKER)
    return str(names.CARD.format(suit=suit_name(card.suit, lang), rank=rank_name(card.rank, lang)))


def in_sentence(card: Card, lang: str) -> str:
    """A card in the middle of a sentence, with its article where the language has one.

    >>> in_sentence(Card(12, "s"), "de"), in_sentence(Card(12, "s"), "en")
    ('Pik Dame', 'the queen of spades')
    """
    names = words(lang, "names")
    return str(names.A_JOKER if not card.rank and card != UNKNOWN else names.THE_CARD.format(card=card_name(card, lang)))


def listed(parts: Sequence[str], lang: str) -> str:
    """Several things in a sentence, an *and* before the last.

    >>> listed(["a", "b", "c"], "en")
    'a, b and c'
    """
    return joined(parts, str(words(lang, "names").AND))


def joined(parts: Sequence[str], last: str) -> str:
    """Several things one after the other, with that before the last."""
    return last.join(filter(None, [", ".join(parts[:-1]), *parts[-1:]]))


def signed(number: float) -> str:
    """A number with a true minus sign.

    >>> signed(-20)
    '−20'
    """
    return str(number).replace("-", "−")

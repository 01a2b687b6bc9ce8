"""Cards as they are drawn: open ones, backs, and small ones in a line of text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.cards import Card, order
from engine.state import Laid
from ui.texts import Texts
from ui.tree import Node, Value, element, hidden_text

_RED = "hd"


class Held(NamedTuple):
    """A card in a hand or a row, with a key that tells it from an equal one."""

    key: str
    card: Card


def held(cards: Sequence[Card]) -> tuple[Held, ...]:
    """Cards with their keys, equal ones numbered.

    >>> from engine.cards import cards
    >>> [each.key for each in held(cards("Qs 4h Qs"))]
    ['Qs', '4h', 'Qs.2']
    """
    seen: dict[Card, int] = {}
    found = []
    for card in cards:
        seen[card] = seen.get(card, 0) + 1
        found.append(Held(str(card) if seen[card] == 1 else f"{card}.{seen[card]}", card))
    return tuple(found)


def by_suit(cards: Sequence[Card]) -> list[Card]:
    """Cards in the order of suits, black and red in turn, the ace above the king; jokers last."""
    return sorted(cards, key=lambda card: ("shcd*".index(card.suit), _height(card)))


def by_rank(cards: Sequence[Card]) -> list[Card]:
    """Cards in the order of ranks, the ace above the king; jokers last."""
    return sorted(cards, key=lambda card: (not card.rank, _height(card), order(card)))


def _height(card: Card) -> int:
    return 14 if card.rank == 1 else card.rank


def picture(card: Card, *children: Node | None, tag: str = "span", key: str = "", **attributes: Value) -> Node:
    """An open card."""
    return element(tag, *children, key=key, class_="card face", data_card=str(card), **attributes)


def back(key: str = "", **attributes: Value) -> Node:
    """A card of which nothing is known."""
    return element("span", key=key, class_="card back", **attributes)


def laid_picture(laid: Laid, texts: Texts, key: str) -> Node:
    """A card in a meld, with a mark for what it stands for."""
    mark = None if laid.natural else _mark(laid.stands, texts)
    return element(
        "span",
        mark,
        hidden_text(laid_name(laid, texts)),
        key=key,
        class_="card face",
        data_card=str(laid.card),
        data_fly=str(laid.card),
        data_from=f"seat-{laid.seat}",
    )


def laid_name(laid: Laid, texts: Texts) -> str:
    """The name of a card in a meld, with what it stands for."""
    if laid.natural:
        return texts.card(laid.card)
    return texts("card.as", card=texts.card(laid.card), other=texts.card(laid.stands))


def _mark(card: Card, texts: Texts) -> Node:
    return element("span", texts.sign(card), suit(card), key="mark", class_="stands", aria_hidden="true", data_suit=card.suit)


def suit(card: Card) -> Node:
    """The suit of a card as a small drawing."""
    return element("span", key="suit", class_="suit", data_suit=card.suit)


def chip(card: Card, texts: Texts, key: str = "") -> Node:
    """A card in a line of text: its sign and its suit, read out by its full name."""
    drawn = (texts.sign(card), suit(card)) if card.rank else ("★", None)
    shown = element("span", *drawn, key="chip", class_="chip", aria_hidden="true", data_suit=card.suit)
    return element("span", shown, hidden_text(texts.card(card)), key=key)

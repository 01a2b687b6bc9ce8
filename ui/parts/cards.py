"""Cards as they are drawn: open ones, backs, and small ones in a line of text."""

from __future__ import annotations

from engine.cards import Card
from engine.state import Laid
from ui.browser.tree import Node, Value, element, hidden_text
from ui.parts.texts import Texts

_RED = "hd"


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

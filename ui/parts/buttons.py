"""Buttons and heads that several screens have."""

from __future__ import annotations

from ui.browser.tree import Node, Value, element
from ui.parts.texts import Texts, next_language


def button(action: str, words: str, kind: str = "button", **attributes: Value) -> Node:
    """A press that does something, known by that among its siblings; `kind` is how it looks."""
    return element("button", words, key=action, class_=kind, data_action=action, **attributes)


def back_button(texts: Texts) -> Node:
    """The way back to where one came from."""
    return element("button", "←", key="back", class_="top-button", data_action="done", aria_label=texts("house.back"))


def language_button(texts: Texts) -> Node:
    """The press that changes the language; it speaks the other one."""
    other = next_language(texts.language)
    name = texts("language.other")
    short = texts("language.short")
    return element("button", short, key="lang", class_="top-button", data_action="lang", lang=other, aria_label=name)


def take_over_button(texts: Texts, kind: str) -> Node:
    """The press that makes this tab the one in which the match goes on."""
    return element("button", texts("action.take_over"), key="take_over", class_=kind, data_action="take_over")


def head(words: str, texts: Texts) -> Node:
    """The head of a screen about matches, with the way back."""
    return element(
        "header",
        back_button(texts),
        element("h1", words, key="title", tabindex="-1", data_home=True),
        key="head",
        class_="house-head",
        data_reveal="start",
    )

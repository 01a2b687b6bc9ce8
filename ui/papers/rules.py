"""The rule sheet of the table, from the engine's statements: above the table, and as a page to print."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from engine.rules import Rules
from engine.sheet import Statement, sheet, statement_for
from engine.wording import prose, title
from ui.browser.page import Signal
from ui.browser.tree import Node, element
from ui.parts.buttons import back_button, button
from ui.parts.dialog import answers, dialog
from ui.parts.texts import Texts
from ui.rules.link import link
from ui.rules.words import name_of, usual_name
from ui.shell.shell import Shell


class RulePaper:
    """Rules as a page to read aloud or to print; without `seats` they are told for every number of players."""

    name: Final = "sheet"
    covered: Final = False

    def __init__(self, rules: Rules, seats: int | None = None) -> None:
        self.rules = rules
        self.seats = seats

    def nodes(self, shell: Shell) -> tuple[Node, ...]:
        """The page, with the address that leads back to these rules."""
        return (screen(self.rules, self.seats, shell.texts, link(shell.page.place(), self.rules)),)

    def hear(self, shell: Shell, signal: Signal) -> bool:
        """Print the page if that is wanted."""
        if signal.action == "print":
            shell.page.print()
        return signal.action == "print"

    def close(self) -> None:
        """Nothing lies above this page."""


def rule_sheet(rules: Rules, seats: int, texts: Texts, refused: str = "", *, watched: bool = False) -> Node:
    """The rules as a sheet above the table; the statement behind a refusal, given by the key of its reason, is marked.

    Who only watches cannot change anything for the next match.
    """
    marked = statement_for(rules, refused) if refused else None
    ways = [("close", texts("action.close")), ("sheet", texts("action.sheet"))]
    return dialog(
        title(rules, texts.language),
        element("div", *_sections(rules, seats, texts, marked), key="sections", class_="sentences", tabindex="0"),
        answers(*ways, *([] if watched else [("house", texts("action.house"))])),
        key="rules",
    )


def screen(rules: Rules, seats: int | None, texts: Texts, address: str) -> Node:
    """The rules as a page to read aloud or to print, with the address that leads back to them.

    Without `seats` they are told for every number of players.
    """
    return element(
        "div",
        element(
            "header",
            back_button(texts),
            button("print", texts("action.print")),
            key="head",
            class_="paper-head",
            data_reveal="start",
        ),
        element(
            "article",
            element("h1", title(rules, texts.language), key="title", tabindex="-1", data_home=True),
            element("div", *_sections(rules, seats, texts, None, heading="h2"), key="sections", class_="paper-text"),
            element("p", address, key="address", class_="paper-address"),
            key="paper",
            class_="sheet paper",
        ),
        key="paper",
        class_="paper-screen",
    )


def _sections(rules: Rules, seats: int | None, texts: Texts, marked: Statement | None, heading: str = "h3") -> Iterator[Node]:
    for section, told in groupby(sheet(rules, seats), key=lambda each: each.section):
        items = [_statement(each, rules, texts, marked) for each in told]
        yield element("section", element(heading, prose.heading(section, texts.language)), element("ul", *items), key=section)


def _statement(statement: Statement, rules: Rules, texts: Texts, marked: Statement | None) -> Node:
    """One sentence, marked if it forbids the move that was tried, and if it is a house rule."""
    found = marked is not None and statement.key == marked.key
    changed = [key for key in statement.settings if key in rules.departures()]
    return element(
        "li",
        prose.written(statement, texts.language),
        _departure(changed, rules, texts, alone=len(statement.settings) == 1) if changed else None,
        data_marked=found,
        data_departs=bool(changed),
        data_reveal="center" if found else None,
    )


def _departure(changed: list[str], rules: Rules, texts: Texts, *, alone: bool) -> Node:
    """What the game itself has where this table differs; a sentence about one setting alone need not name it."""
    named = {key: usual_name(rules, key, texts) for key in changed}
    usual = list(named.values()) if alone else [texts("sheet.usual", name=name_of(key, texts), usual=named[key]) for key in named]
    return element("span", " " + texts("sheet.departs", usual="; ".join(usual)), key="departs", class_="departs")

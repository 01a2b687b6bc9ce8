"""The rule sheet of the table, from the engine's statements."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from engine import wording
from engine.rules import Rules
from engine.sheet import Statement, sheet, statement_for
from ui.choice import dialog
from ui.texts import Texts
from ui.tree import Node, element


def rule_sheet(rules: Rules, seats: int, texts: Texts, refused: str = "") -> Node:
    """The rules as a sheet above the table; the statement behind a refusal, given by the key of its reason, is marked."""
    marked = statement_for(rules, refused) if refused else None
    return dialog(
        wording.title(rules, texts.language),
        element("div", *_sections(sheet(rules, seats), texts.language, marked), key="sections", class_="sentences", tabindex="0"),
        element("button", texts("action.close"), key="close", class_="button main", data_action="close"),
        key="rules",
    )


def _sections(statements: list[Statement], language: str, marked: Statement | None) -> Iterator[Node]:
    for section, told in groupby(statements, key=lambda each: each.section):
        items = [_statement(each, language, marked) for each in told]
        yield element("section", element("h3", wording.heading(section, language)), element("ul", *items), key=section)


def _statement(statement: Statement, language: str, marked: Statement | None) -> Node:
    found = marked is not None and statement.key == marked.key
    return element("li", wording.written(statement, language), data_marked=found, data_reveal="center" if found else None)

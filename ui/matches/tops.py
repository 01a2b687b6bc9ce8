"""The sheets of paper above the list of matches: the way for others to come in, and a question before one is deleted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ui.browser.tree import Child, Node, element
from ui.keep.keeper import MOST_FINISHED
from ui.keep.words import title
from ui.matches.matches import Matches, Result
from ui.parts.buttons import button
from ui.parts.dialog import answers, dialog
from ui.parts.texts import Texts
from ui.rules.words import explained

_MOST_LINES: Final = 50
"""Of so many records it is said what has become of each; the rest are counted."""


def top(matches: Matches, texts: Texts) -> Node | None:
    """The sheet that lies on top, if one does."""
    if matches.top == "delete":
        return _delete(matches, texts)
    return _bring(matches, texts) if matches.top == "bring" else None


def _delete(matches: Matches, texts: Texts) -> Node:
    row = matches.row(matches.asked)
    return dialog(
        texts("matches.ask_delete"),
        element("p", title(row.about if row else None, texts), key="what"),
        element("p", texts("matches.ask_delete_text"), key="text"),
        answers(("close", texts("action.cancel")), ("delete", texts("matches.delete"))),
        key="delete",
    )


def _bring(matches: Matches, texts: Texts) -> Node:
    """Where files are chosen and text is pasted, and what has become of it."""
    return dialog(
        texts("matches.bring"),
        element(
            "div",
            _chosen(texts),
            _pasted(matches, texts),
            _results(matches, texts),
            key="body",
            class_="scrolled",
            tabindex="0",
        ),
        answers(("close", texts("action.close"))),
        key="bring",
    )


def _chosen(texts: Texts) -> Node:
    """The way to choose files: a field that looks like a button."""
    field = element("input", key="field", type="file", multiple=True, accept=".txt,.talon,text/plain", data_change="files")
    return element("label", element("span", texts("bring.files"), key="words"), field, key="files", class_="button file-field")


def _pasted(matches: Matches, texts: Texts) -> Node:
    return element(
        "section",
        element("textarea", key="text", rows="4", value=matches.typed, aria_label=texts("bring.paste"), data_change="pasted"),
        element("p", texts("bring.paste"), key="about"),
        button("take_in", texts("house.bring_now")),
        key="paste",
        class_="carried",
    )


def _results(matches: Matches, texts: Texts) -> Node:
    """What has become of each record, read out as it comes."""
    shown, more = matches.results[:_MOST_LINES], matches.results[_MOST_LINES:]
    lines = [element("li", *_result(each, texts), key=str(at), data_told=each.told) for at, each in enumerate(shown)]
    if more:
        taken = sum(each.told == "bring.taken" for each in more)
        lines.append(element("li", texts("bring.more", count=len(more), taken=taken), key="more"))
    if matches.busy:
        lines.append(element("li", texts("bring.busy"), key="busy"))
    return element("div", element("ul", *lines, key="lines", class_="results"), key="results", role="status")


def _result(result: Result, texts: Texts) -> Iterator[Child]:
    """What is said of a record, and the way to look at it if it is here."""
    why = explained(result.refusal, texts) if result.refusal else ""
    what = result.what or texts("bring.pasted")
    yield texts(result.told, what=what, why=why, most=MOST_FINISHED)
    if result.name:
        words = texts("matches.replay")
        yield button("replay", words, data_value=result.name)

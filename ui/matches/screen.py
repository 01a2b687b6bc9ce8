"""The list of the kept matches: those that go on, those that are over, and those that cannot be read."""

from __future__ import annotations

from ui.browser.tree import Node, element
from ui.keep.keeper import Keeper, Row
from ui.keep.words import game, is_legible, points, why_broken
from ui.matches.matches import Matches
from ui.parts.buttons import button, head
from ui.parts.texts import Texts


def screen(matches: Matches, texts: Texts) -> Node:
    """The whole screen."""
    keeper = matches.shell.keeper
    rows = [row for row in keeper.rows if row.name in matches.words]
    broken = [row for row in rows if row.name in keeper.broken]
    legible = [row for row in rows if row.name not in keeper.broken]
    return element(
        "div",
        head(texts("matches.heading"), texts),
        _ways(texts, any_there=bool(rows)),
        element("p", texts("matches.not_deleted"), key="undeleted", class_="note", role="alert") if keeper.undeleted else None,
        _list("broken", [_broken(matches, row, texts) for row in broken], texts),
        _list("running", [_match(matches, row, texts) for row in legible if not row.over], texts),
        _list("over", [_match(matches, row, texts) for row in legible if row.over], texts),
        None if rows else none_kept("matches.none", keeper, texts),
        key="matches",
        class_="matches",
    )


def none_kept(otherwise: str, keeper: Keeper, texts: Texts) -> Node:
    """What is said where there is nothing: that nothing can be read, or otherwise the text of that key."""
    return element("p", texts("matches.unreadable" if keeper.unreadable else otherwise), key="none", class_="sheet none-kept")


def _ways(texts: Texts, *, any_there: bool) -> Node:
    actions = ["bring", "export_all"] if any_there else ["bring"]
    buttons = [button(each, texts(f"matches.{each}"), "top-button") for each in actions]
    return element("div", *buttons, key="ways", class_="buttons")


def _list(kind: str, items: list[Node], texts: Texts) -> Node | None:
    if not items:
        return None
    heading = element("h2", texts(f"matches.{kind}"), key="title")
    return element("section", heading, element("ul", *items, key="items"), key=kind, class_="kept", data_kind=kind)


def _match(matches: Matches, row: Row, texts: Texts) -> Node:
    """A match with what can be done with it."""
    name = game(row.about, texts)
    when = matches.shell.page.date(row.when, texts.language)
    round_ = [texts("menu.round", number=row.about.number)] if row.about else []
    brought = [texts("matches.brought")] if row.brought else []
    way = None if row.over else _button("go_on", row, "button main", texts, name)
    return element(
        "li",
        element("h3", name, key="name"),
        element("p", points(row.about) if row.about else "", key="points"),
        element("p", " · ".join([*round_, when, *brought]), key="when", class_="when"),
        _buttons(way, _button("replay", row, "button", texts, name), *_usual(row, texts, name)),
        key=row.name,
        class_="sheet kept-match",
        data_name=row.name,
    )


def _broken(matches: Matches, row: Row, texts: Texts) -> Node:
    """A match that cannot be read, why, and what can be done with it still."""
    name = game(row.about, texts)
    refusal = matches.shell.keeper.broken[row.name]
    legible = is_legible(refusal)
    return element(
        "li",
        element("h3", name, key="name"),
        element("p", why_broken(refusal, texts), key="why", class_="why"),
        element("p", texts("matches.as_far"), key="as-far") if legible else None,
        element("p", matches.shell.page.date(row.when, texts.language), key="when", class_="when"),
        _buttons(_button("replay", row, "button", texts, name) if legible else None, *_usual(row, texts, name)),
        key=row.name,
        class_="sheet kept-match",
        data_name=row.name,
    )


def _usual(row: Row, texts: Texts, name: str) -> list[Node]:
    return [_button(action, row, "button", texts, name) for action in ("export", "ask_delete")]


def _buttons(*buttons: Node | None) -> Node:
    return element("div", *buttons, key="buttons", class_="buttons")


def _button(action: str, row: Row, kind: str, texts: Texts, name: str) -> Node:
    words = texts(f"matches.{action}")
    return button(action, words, kind, data_value=row.name, aria_label=f"{words}: {name}")

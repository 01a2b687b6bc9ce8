"""The sheets of paper above the house rules: a name to write, the own sets, a link to pass on, a question before deleting."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.rules import to_text
from ui.browser.tree import Node, element, spoken
from ui.house.code import code
from ui.house.house import House
from ui.parts.buttons import button
from ui.parts.dialog import dialog
from ui.parts.texts import Texts
from ui.rules import shelf
from ui.rules.link import link
from ui.rules.words import departures


def top(house: House, texts: Texts) -> Node | None:
    """The sheet that lies on top, if one does."""
    return _TOPS[house.top](house, texts) if house.top else None


def _button(action: str, words: str, kind: str = "button", value: str | None = None, name: str | None = None) -> Node:
    return button(action, words, kind, data_value=value, aria_label=name)


def _buttons(*buttons: Node) -> Node:
    return element("div", *buttons, key="buttons", class_="buttons")


def _notice(house: House, texts: Texts) -> Node:
    """What has just been done, read out."""
    key, values = house.notice
    words = spoken(texts(key, **values), house.said) if key else None
    return element("p", words, key="notice", class_="notice", role="status")


def _name(house: House, texts: Texts) -> Node:
    """A name for the rules, or a new one for a set."""
    taken = "" if house.notice[0] else house.replaced
    action = "replace" if taken else "save"
    keep = _button(action, texts("house.replace" if taken else "house.save"), "button main")
    return dialog(
        texts("house.rename" if house.about else "house.remember"),
        _field(house, texts, action),
        element("ul", *[element("li", each) for each in departures(house.rules, texts)], key="what", class_="what", tabindex="0")
        if not house.about
        else element("p", "", key="no"),
        element("p", texts("house.replaces", name=taken), key="taken", role="status") if taken else _notice(house, texts),
        _buttons(keep, _button("close", texts("action.cancel"))),
        key="name",
    )


def _field(house: House, texts: Texts, action: str) -> Node:
    """Where the name is written; the key that ends the line does the same as the button."""
    return element(
        "label",
        element("span", texts("house.name"), key="label"),
        element(
            "input",
            key="field",
            type="text",
            value=house.typed,
            maxlength=shelf.LONGEST_NAME,
            autocomplete="off",
            autofocus=True,
            data_change="typed",
            data_enter=action,
        ),
        key="name",
        class_="field",
    )


def _sets(house: House, texts: Texts) -> Node:
    """The own sets, each to be used, renamed or deleted, and the way to carry them elsewhere."""
    rows = [_set(each, at, texts, to_text(house.rules)) for at, each in enumerate(house.own)]
    return dialog(
        texts("house.own" if house.own else "house.bring"),
        element(
            "div",
            element("ul", *rows, key="rows", class_="own-sets"),
            _as_text(house, texts) if house.own else element("p", texts("house.no_own"), key="no_own"),
            _pasted(house, texts),
            key="body",
            class_="scrolled",
            tabindex="0",
        ),
        _notice(house, texts),
        _buttons(_button("close", texts("action.close"), "button main")),
        key="sets",
    )


def _set(own: shelf.Own, at: int, texts: Texts, chosen: str) -> Node:
    """A set with what can be done with it; it is marked if its rules are those that are chosen now."""
    current = own.rules == chosen
    mark = element("span", texts("house.current"), key="current", class_="current") if current else None
    return element(
        "li",
        element("strong", own.name, mark, key="name"),
        _button("use", texts("house.use"), value=own.rules, name=texts("house.use_name", name=own.name)),
        _button("name", texts("house.rename"), value=own.name, name=texts("house.rename_name", name=own.name)),
        _button("ask-delete", texts("house.delete"), value=own.name, name=texts("house.delete_name", name=own.name)),
        key=str(at),
        aria_current="true" if current else None,
    )


def _as_text(house: House, texts: Texts) -> Node:
    """All own sets as text, to be copied."""
    words = shelf.exported(house.own)
    return element(
        "section",
        element("h3", texts("house.export"), key="title"),
        element("textarea", key="text", readonly=True, rows="3", value=words, aria_label=texts("house.export")),
        _button("copy", texts("house.copy"), value=words),
        key="export",
        class_="carried",
    )


def _pasted(house: House, texts: Texts) -> Node:
    """A place for text or links with sets from elsewhere."""
    return element(
        "section",
        element("h3", texts("house.bring"), key="title") if house.own else None,
        element("textarea", key="text", rows="3", value=house.typed, aria_label=texts("house.bring_about"), data_change="typed"),
        element("p", texts("house.bring_about"), key="about"),
        _button("bring", texts("house.bring_now")),
        key="bring",
        class_="carried",
    )


def _delete(house: House, texts: Texts) -> Node:
    return dialog(
        texts("house.ask_delete", name=house.about),
        element("p", texts("house.ask_delete_text"), key="text"),
        _buttons(_button("sets", texts("action.cancel"), "button main"), _button("delete", texts("house.delete"))),
        key="delete",
    )


def _share(house: House, texts: Texts) -> Node:
    """The link that carries these rules."""
    address = link(house.page.place(), house.rules)
    if not house.page.place():
        return _share_line(house, texts, address)
    return dialog(
        texts("house.share"),
        element("p", texts("house.share_about"), key="about"),
        element("input", key="link", type="text", readonly=True, value=address, aria_label=texts("house.link"), class_="link"),
        code(address, texts("house.code")) if house.draws else None,
        _notice(house, texts),
        _buttons(_button("copy", texts("house.copy_link"), "button main", address), _button("close", texts("action.close"))),
        key="share",
    )


def _share_line(house: House, texts: Texts, line: str) -> Node:
    """The same where the page is a file, which no link leads to: a line to be pasted by whoever has such a file too."""
    return dialog(
        texts("house.share"),
        element("p", texts("house.line_about", where=texts("house.bring")), key="about"),
        element("input", key="link", type="text", readonly=True, value=line, aria_label=texts("house.line"), class_="link"),
        _notice(house, texts),
        _buttons(_button("copy", texts("house.copy"), "button main", line), _button("close", texts("action.close"))),
        key="share",
    )


_TOPS: Final[dict[str, Callable[[House, Texts], Node]]] = {
    "name": _name,
    "sets": _sets,
    "delete": _delete,
    "share": _share,
}

"""The screen of the house rules: the sets, every setting that has an effect in its group, and how much differs."""

from __future__ import annotations

from collections.abc import Iterator

from engine import wording
from engine.presets import PRESETS
from engine.rules import from_text, preset, to_text
from engine.sheet import has_effect
from ui.browser.tree import Node, element
from ui.house.controls import Asked, control
from ui.house.house import House
from ui.parts.buttons import back_button, button, language_button
from ui.parts.texts import Texts
from ui.rules import groups
from ui.rules.changes import Offer, Trouble
from ui.rules.sets import READY
from ui.rules.words import called, explained, name_of, set_line, set_name, setting_texts, usual_name, written_name


def screen(house: House, texts: Texts, *, playing: bool) -> Node:
    """The whole screen; while a match is being played, what is set is for the next one."""
    return element(
        "div",
        _head(house, texts),
        element("p", texts("house.next_match"), key="playing", class_="note") if playing else None,
        element("div", _sets(house, texts), _groups(house, texts), key="columns", class_="house-columns"),
        _foot(house, texts),
        key="house",
        class_="house",
    )


def _head(house: House, texts: Texts) -> Node:
    return element(
        "header",
        back_button(texts),
        element("h1", texts("house.title"), key="title", tabindex="-1", data_home=not house.last),
        language_button(texts),
        key="head",
        class_="house-head",
        data_reveal="start",
    )


# ---------------------------------------------------------------------------------------------------- sets


def _sets(house: House, texts: Texts) -> Node:
    """Which set of rules is being changed, the others to choose from, and what can be done with it."""
    written = to_text(house.rules)
    return element(
        "section",
        element("h2", wording.title(preset(house.rules.name), texts.language), key="game"),
        element("p", _state(house, written, texts), key="state", class_="state", role="status"),
        element(
            "details",
            element("summary", texts("house.sets")),
            element("div", *_choices(house, written, texts), key="choices", class_="set-choice"),
            key="sets",
            class_="other-sets",
        ),
        element(
            "div",
            _button("name", texts("house.remember")),
            _button("sets", texts("house.own" if house.own else "house.bring")),
            _button("share", texts("house.share")),
            _button("reset-all", texts("house.reset_all")) if house.rules.departures() else None,
            _button("use", texts("house.again"), house.dropped) if house.dropped else None,
            _button("sheet", texts("house.sheet")),
            key="ways",
            class_="buttons",
        ),
        key="sets",
        class_="sheet house-sets",
    )


def _button(action: str, words: str, value: str | None = None) -> Node:
    return button(action, words, data_value=value)


def _state(house: House, written: str, texts: Texts) -> str:
    """The name of the rules and how much differs; or what has just been done."""
    key, values = house.notice
    if key:
        return texts(key, **values)
    name = called(written, house.own, texts)
    count = texts.number("house.count", len(house.rules.departures())) if house.rules.departures() else texts("house.count.none")
    return f"{name}: {count}" if name else count


def _choices(house: House, written: str, texts: Texts) -> Iterator[Node]:
    """All games, the sets that come with the table for this game, and the player's own."""
    for game in texts("games").split():
        if game in PRESETS:
            yield _choice(game, wording.title(preset(game), texts.language), "", written, f"game-{game}")
    for key, rules in READY.items():
        if from_text(rules).name == house.rules.name:
            yield _choice(rules, set_name(key, texts), set_line(key, texts), written, f"ready-{key}")
    for each in house.own:
        yield _choice(each.rules, each.name, texts("house.own_line"), written, f"own-{each.name}")


def _choice(rules: str, name: str, line: str, written: str, key: str) -> Node:
    return element(
        "button",
        element("strong", name, key="name"),
        element("span", line, key="line", class_="line") if line else None,
        key=key,
        class_="option set",
        data_action="use",
        data_value=rules,
        data_kind=key.split("-")[0],
        aria_pressed="true" if rules == written else "false",
    )


# ---------------------------------------------------------------------------------------------------- settings


def _groups(house: House, texts: Texts) -> Node:
    shown = [_group(group, house, texts) for group in groups.GROUPS if groups.offered(house.rules, group)]
    legend = element("p", texts("house.legend"), key="legend", class_="legend")
    return element("div", legend, *shown, key="groups", class_="groups")


def _group(group: str, house: House, texts: Texts) -> Node:
    keys = groups.offered(house.rules, group)
    changed = sum(key in house.rules.departures() for key in keys)
    count = element("span", texts.number("house.count", changed), key="count", class_="departures") if changed else None
    heading = element("h2", setting_texts(texts.language)(f"group.{group}"), key="name")
    return element(
        "details",
        element("summary", heading, count, key="summary"),
        element("div", *_rows(keys, house, texts), key="rows", class_="rule-rows"),
        key=group,
        class_="sheet rule-group",
        data_group=group,
    )


def _rows(keys: list[str], house: House, texts: Texts) -> Iterator[Node]:
    """A row for each setting, with a heading where a part of a long group begins."""
    before = ""
    for key in keys:
        part = groups.part_of(key)
        if part and part != before:
            yield element("h3", setting_texts(texts.language)(f"part.{part}"), key=f"part-{part}", class_="rule-part")
        before = part
        yield _row(key, house, texts)


def _row(key: str, house: House, texts: Texts) -> Node:
    rules = house.rules
    departs, idle = key in rules.departures(), not has_effect(rules, key)
    trouble = house.trouble if house.trouble and house.trouble.key == key else None
    return element(
        "section",
        element(
            "div",
            element("h3", name_of(key, texts), key="name", id=f"rule-{key}"),
            element("p", setting_texts(texts.language)(f"{key}.about"), key="about"),
            element("p", texts("house.idle"), key="idle", class_="idle") if idle else None,
            key="words",
            class_="rule-words",
        ),
        element(
            "div",
            control(Asked(key, rules, trouble.tried if trouble else "", texts)),
            _return(key, house, texts) if departs else None,
            _trouble(trouble, texts) if trouble else None,
            key="setting",
            class_="rule-setting",
        ),
        key=key,
        class_="rule",
        data_rule=key,
        data_departs=departs,
        data_idle=idle,
        tabindex="-1",
        data_home=key == house.last,
    )


def _return(key: str, house: House, texts: Texts) -> Node:
    """The way back to what the game has, which says what that is."""
    usual = usual_name(house.rules, key, texts)
    name = texts("house.reset_name", name=name_of(key, texts), usual=usual)
    words = texts("house.reset", usual=usual)
    return button("reset", words, "reset", data_setting=key, aria_label=name)


def _trouble(trouble: Trouble, texts: Texts) -> Node:
    """Why a change was refused, and what would work."""
    offers = [_offer(each, at, trouble, texts) for at, each in enumerate(trouble.offers)]
    return element(
        "div",
        element("p", explained(trouble.refusal, texts), key="why"),
        element("div", *offers, key="offers", class_="offers") if offers else None,
        key="trouble",
        class_="trouble",
        role="alert",
    )


def _offer(offer: Offer, at: int, trouble: Trouble, texts: Texts) -> Node:
    words = [_value_put(trouble.key, trouble.tried, texts)] if offer.key != trouble.key else []
    words.append(_value_put(offer.key, offer.value, texts) if offer.key else texts(f"house.only.{offer.players}"))
    return element("button", ", ".join(words), key=str(at), class_="button", data_action="offer", data_number=at)


def _value_put(key: str, written: str, texts: Texts) -> str:
    return texts("house.offer", name=name_of(key, texts), value=written_name(key, written, texts))


def _foot(house: House, texts: Texts) -> Node:
    """How much differs, and the way on."""
    changed = len(house.rules.departures())
    return element(
        "footer",
        element("p", texts.number("house.count", changed), key="count", class_="departures") if changed else None,
        button("done", texts("house.done"), "button main"),
        key="foot",
        class_="house-foot",
    )

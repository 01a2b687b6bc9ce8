"""What is seen before a match: the games, what is set up, and the matches that can go on."""

from __future__ import annotations

from collections.abc import Sequence

from engine import wording
from engine.cards import card
from engine.laws.penalties import has_penalties
from engine.rules import Rules, from_text, make
from ui.browser.tree import Node, element, styled
from ui.game.pace import PACES
from ui.lobby import number
from ui.lobby.summary import summary
from ui.parts.buttons import language_button
from ui.parts.cards import picture
from ui.parts.texts import Texts
from ui.rules.shelf import Own
from ui.shell.setup import COLOURS, LONGEST_NAME, WARNINGS, Setup, games


def screen(setup: Setup, texts: Texts, notes: Sequence[Node], own: tuple[Own, ...] = (), left: str = "") -> Node:
    """The whole set-up; `own` are the player's own sets of rules, `left` tells of a match that can go on."""
    return element(
        "div",
        _head(texts),
        _resume(left, texts) if left else None,
        *[element("p", note, key=f"note{number}", class_="note", role="alert") for number, note in enumerate(notes)],
        element("div", _games(setup, texts), _choices(setup, own, texts), _play(texts), key="form", class_="sheet form"),
        element("button", texts("action.about"), key="about", class_="about", data_action="about"),
        key="setup",
        class_="setup",
    )


def _resume(left: str, texts: Texts) -> Node:
    button = element("button", texts("setup.resume"), key="resume", class_="button main", data_action="resume")
    return element("section", element("p", left, key="left"), button, key="left", class_="sheet resume")


def _head(texts: Texts) -> Node:
    title = element("div", element("h1", "Talon"), element("p", texts("setup.motto")), class_="title")
    help_button = element("button", "?", key="help", class_="top-button", data_action="help", aria_label=texts("action.help"))
    return element("header", title, _ways(texts), help_button, language_button(texts), key="head", class_="setup-head")


def _ways(texts: Texts) -> Node:
    """The ways to what has been played."""
    ways = ("matches", "statistics")
    buttons = [element("button", texts(f"action.{way}"), key=way, class_="top-button", data_action=way) for way in ways]
    return element("nav", *buttons, key="ways", class_="setup-ways", aria_label=texts("setup.ways"))


def _games(setup: Setup, texts: Texts) -> Node:
    chosen = from_text(setup.rules).name
    buttons = [_game(name, texts, chosen) for name in games(texts)]
    return element("section", element("h2", texts("setup.game")), element("div", *buttons, class_="games"), key="games")


def _game(name: str, texts: Texts, chosen: str) -> Node:
    rules = make(name)
    return element(
        "button",
        _fan(rules),
        element(
            "span",
            element("strong", wording.title(rules, texts.language), key="name"),
            element("span", texts(f"game.{name}.line"), key="line", class_="line"),
            element("span", texts("setup.seats", low=rules.players_min, high=rules.players_max), key="seats", class_="seats-line"),
            key="words",
            class_="words",
        ),
        key=name,
        class_="game",
        data_action="game",
        data_value=name,
        aria_pressed="true" if name == chosen else "false",
    )


def _fan(rules: Rules) -> Node:
    """Three cards that say something about the game."""
    if rules.special_cards:
        shown = [*map(str, rules.special_cards[:2]), "Ah"]
    else:
        shown = ["Kh", "Qh", "*"] if rules.turned_card == "none" else ["7c", "7d", "*"]
    pictures = [picture(card(each), key=str(at)) for at, each in enumerate(shown)]
    return element("span", *pictures, key="fan", class_="fan", aria_hidden="true")


def _choices(setup: Setup, own: tuple[Own, ...], texts: Texts) -> Node:
    return element(
        "div",
        _setting("rules", texts("setup.house"), summary(setup.rules, own, texts)),
        _opponents(setup, texts),
        _names(setup, texts),
        pace_options(setup, texts),
        colour_options(setup, texts),
        warning_options(setup, texts) if has_penalties(from_text(setup.rules)) else None,
        _setting("seed", texts("setup.seed"), number.field(setup.seed, texts)),
        key="choices",
        class_="choices",
    )


def _play(texts: Texts) -> Node:
    return element("button", texts("action.play"), key="play", class_="button main play", data_action="play")


def _opponents(setup: Setup, texts: Texts) -> Node:
    rules = from_text(setup.rules)
    counts = [count for count in range(rules.players_min, rules.players_max + 1) if rules.allows(count)]
    buttons = [
        _option(
            "players", str(count), str(count - 1), chosen=setup.players == count, name=texts.number("setup.opponents", count - 1)
        )
        for count in counts
    ]
    return _setting("players", texts("setup.against"), _group(buttons, texts("setup.against")))


def _group(buttons: list[Node], name: str) -> Node:
    return element("div", *buttons, class_="options", role="group", aria_label=name)


def pace_options(setup: Setup, texts: Texts) -> Node:
    """How fast the opponents play."""
    return _options("pace", PACES, setup.pace, texts)


def colour_options(setup: Setup, texts: Texts) -> Node:
    """How many colours the suits have."""
    return _options("colours", COLOURS, setup.colours, texts)


def warning_options(setup: Setup, texts: Texts) -> Node:
    """Is a discard that costs something told beforehand?"""
    return _options("warnings", WARNINGS, setup.warnings, texts)


def _options(what: str, values: tuple[str, ...], chosen: str, texts: Texts) -> Node:
    title = texts(f"setup.{what}")
    buttons = [_option(what, value, texts(f"{what}.{value}"), chosen=value == chosen) for value in values]
    return _setting(what, title, _group(buttons, title))


def _option(what: str, value: str, words: str, *, chosen: bool, name: str | None = None) -> Node:
    return element(
        "button",
        words,
        key=value,
        class_="option",
        data_action=what,
        data_value=value,
        aria_pressed="true" if chosen else "false",
        aria_label=name,
    )


def _names(setup: Setup, texts: Texts) -> Node:
    fields = [
        element(
            "input",
            key=f"name{seat}",
            type="text",
            value=setup.names[seat],
            placeholder=texts(f"name.{seat}"),
            aria_label=texts("setup.own_name") if seat == 0 else texts("setup.name_of", number=seat),
            maxlength=LONGEST_NAME,
            autocomplete="off",
            spellcheck="false",
            data_change=f"name{seat}",
        )
        for seat in range(setup.players)
    ]
    return _setting("names", texts("setup.names"), styled(element("div", *fields, class_="names"), count=len(fields)))


def _setting(key: str, title: str, content: Node) -> Node:
    return element("section", element("h2", title), content, key=key, class_="setting")

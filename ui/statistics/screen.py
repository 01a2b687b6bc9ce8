"""What is seen of the statistics: for each game, its rules and levels with what the matches brought."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from engine import wording
from engine.rules import from_text, preset
from ui.browser.tree import Node, element
from ui.keep.keeper import Keeper
from ui.keep.result import Result, Summary, summaries
from ui.matches.screen import none_kept
from ui.parts.buttons import button, head
from ui.parts.dialog import answers, dialog
from ui.parts.texts import Texts, signed
from ui.rules.shelf import Own
from ui.rules.words import called, departures
from ui.statistics.statistics import Statistics
from ui.table.seats import unit


def screen(statistics: Statistics, own: tuple[Own, ...], keeper: Keeper, texts: Texts) -> Node:
    """The whole screen; `own` are the sets of rules that have a name, `keeper` knows whether anything can be read."""
    results = statistics.results
    notice = texts("statistics.not_erased") if statistics.refused else ""
    return element(
        "div",
        head(texts("statistics.title"), texts),
        element("p", notice, key="notice", class_="note", role="alert") if notice else None,
        element("p", texts("statistics.about"), key="about", class_="sheet none-kept") if results is not None else None,
        *_games(results or (), own, texts),
        none_kept("statistics.none", keeper, texts) if results == [] else None,
        _ways(texts) if results else None,
        key="statistics",
        class_="matches",
    )


def _ways(texts: Texts) -> Node:
    buttons = [button(action, texts(f"statistics.{action}"), "top-button") for action in ("export_statistics", "ask_erase")]
    return element("div", *buttons, key="ways", class_="buttons")


def question(texts: Texts) -> Node:
    """The question before everything is erased."""
    return dialog(
        texts("statistics.ask_title"),
        element("p", texts("statistics.ask_text"), key="text"),
        answers(("close", texts("action.cancel")), ("erase", texts("statistics.erase"))),
        key="erase",
    )


def _games(results: Sequence[Result], own: tuple[Own, ...], texts: Texts) -> list[Node]:
    """A part for each game, in the order of their names."""
    by_game = sorted(summaries(results), key=lambda each: each.rules.partition(",")[0])
    return [_game(game, list(found), own, texts) for game, found in groupby(by_game, key=lambda each: each.rules.partition(",")[0])]


def _game(game: str, found: list[Summary], own: tuple[Own, ...], texts: Texts) -> Node:
    heading = element("h2", wording.title(preset(game), texts.language), key="title")
    items = [_summary(each, own, texts) for each in found]
    return element("section", heading, element("ul", *items, key="items"), key=game, class_="kept", data_game=game)


def _summary(each: Summary, own: tuple[Own, ...], texts: Texts) -> Node:
    """One set of rules at one level: how they are called, and the numbers."""
    differing = departures(from_text(each.rules), texts)
    count = texts.number("house.count", len(differing)) if differing else texts("statistics.usual")
    level = texts(f"level.{each.level}") if texts.knows(f"level.{each.level}") else each.level
    return element(
        "li",
        element("h3", called(each.rules, own, texts) or count, key="name"),
        element("p", texts("statistics.level", level=level), key="level", class_="when"),
        element("ul", *[element("li", one) for one in differing], key="differs", class_="differs") if differing else None,
        element("dl", *_numbers(each, texts), key="numbers", class_="numbers-list"),
        key=f"{each.rules} {each.level}",
        class_="sheet kept-match",
        data_matches=each.matches,
    )


def _numbers(each: Summary, texts: Texts) -> list[Node]:
    """What is counted, each with its number."""
    numbers = {
        "matches": str(each.matches),
        "won": _share(each.won, each.matches, texts),
        "rounds": str(each.rounds),
        "out": _share(each.out, each.rounds, texts),
        unit(from_text(each.rules)).removeprefix("unit."): _decimal(each.points / each.rounds, texts),
    }
    return [
        element("div", element("dt", texts(f"statistics.of.{key}")), element("dd", number), key=key, data_count=key)
        for key, number in numbers.items()
    ]


def _share(part: int, whole: int, texts: Texts) -> str:
    return texts("statistics.share", part=part, percent=round(100 * part / whole))


def _decimal(number: float, texts: Texts) -> str:
    """A number with one place behind the sign that the language has for it."""
    return signed(round(number, 1)).replace(".", texts("statistics.point"))

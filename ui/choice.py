"""What is asked when the chosen cards could mean more than one thing, and when a match is left."""

from __future__ import annotations

from typing import Final

from engine import melds
from engine.rules import Rules
from ui.game import Game
from ui.melds import meld_cards, meld_name
from ui.play import Way
from ui.texts import Texts
from ui.tree import Node, element


def question(game: Game, texts: Texts) -> Node | None:
    """The ways to play the chosen cards, each as it would look."""
    if game.question is None:
        return None
    ways = [_way(way, at, game.view.rules, texts) for at, way in enumerate(game.question.ways)]
    return dialog(
        texts("choice.title"),
        element("ul", *[element("li", each, key=str(at)) for at, each in enumerate(ways)], key="ways", class_="ways"),
        element("button", texts("action.cancel"), key="cancel", class_="button", data_action="close"),
        key="question",
    )


_DESTROYS: Final = ("delete", "erase", "give_up")
"""Actions after which something is gone for good; their buttons warn of it."""


def answers(*actions: tuple[str, str]) -> Node:
    """The buttons at the foot of a sheet: each an action and its words, the usual one first."""
    kinds = [" warns" if action in _DESTROYS else "" if at else " main" for at, (action, _) in enumerate(actions)]
    buttons = [
        element("button", words, key=action, class_=f"button{kind}", data_action=action)
        for (action, words), kind in zip(actions, kinds, strict=True)
    ]
    return element("div", *buttons, key="buttons", class_="buttons")


def dialog(title: str, *content: Node | None, key: str) -> Node:
    """A sheet of paper above the table; nothing else can be done while it lies there."""
    heading = element("h2", title, key="title", id=f"{key}-title")
    return element("dialog", heading, *content, key=key, class_="sheet dialog", aria_labelledby=f"{key}-title")


def _way(way: Way, at: int, rules: Rules, texts: Texts) -> Node:
    assert way.meld is not None
    words = _words(way, rules, texts)
    return element(
        "button",
        meld_cards(way.meld, texts),
        element("span", words, key="words", class_="way-words", aria_hidden="true"),
        class_="way",
        data_action="choose",
        data_number=at,
        aria_label=f"{words}: {meld_name(way.meld, texts)}",
    )


def _words(way: Way, rules: Rules, texts: Texts) -> str:
    if way.kind == "meld" and way.meld is not None and rules.opening_points:
        return texts("choice_points", count=melds.value(way.meld, rules))
    return texts(f"choice.{way.kind}")


def leave(game: Game, texts: Texts) -> Node:
    """The question what is to become of a match that is left before its end."""
    way = ("save_file", texts("action.save_file")) if game.problem else ("put_away", texts("leave.put_away"))
    return dialog(
        texts("leave.title"),
        element("p", texts("leave.unkept" if game.problem else "leave.text"), key="text"),
        answers(way, ("close", texts("leave.play_on")), ("give_up", texts("leave.give_up"))),
        key="leave",
    )

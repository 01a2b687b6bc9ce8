"""What is asked when the chosen cards could mean more than one thing, and when a match is left."""

from __future__ import annotations

from engine import melds
from engine.rules import Rules
from ui.browser.tree import Node, element
from ui.game.game import Game
from ui.game.options import Way
from ui.parts.dialog import answers, dialog
from ui.parts.texts import Texts
from ui.table.melds import meld_cards, meld_name


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

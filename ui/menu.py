"""The menu of the table: what is being played, the pace, and the ways out."""

from __future__ import annotations

from engine import wording
from ui.choice import dialog
from ui.game import Game
from ui.setup import Setup, colour_options, pace_options
from ui.texts import Texts
from ui.tree import Node, element


def menu(game: Game, setup: Setup, texts: Texts) -> Node:
    """The menu as a sheet above the table."""
    name = wording.title(game.view.rules, texts.language)
    return dialog(
        texts("menu.match", game=name, number=game.match.number),
        element("p", texts("menu.seed", seed=game.match.seed), key="seed", class_="seed"),
        pace_options(setup, texts),
        colour_options(setup, texts),
        element(
            "div",
            element("button", texts("action.close"), key="close", class_="button main", data_action="close"),
            element("button", texts("action.help"), key="help", class_="button", data_action="help"),
            element("button", texts("action.give_up"), key="new", class_="button", data_action="new"),
            key="buttons",
            class_="buttons",
        ),
        key="menu",
    )

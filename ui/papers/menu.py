"""The menu of the table: what is being played, the pace, and the ways out."""

from __future__ import annotations

from engine import wording
from engine.laws.penalties import has_penalties
from ui.browser.tree import Node
from ui.game.game import Game
from ui.lobby.lobby import colour_options, pace_options, warning_options
from ui.papers import about
from ui.parts.dialog import answers, dialog
from ui.parts.texts import Texts
from ui.shell.setup import Setup
from ui.shell.site import Site
from ui.table import seal


def menu(game: Game, setup: Setup, site: Site, texts: Texts) -> Node:
    """The menu as a sheet above the table."""
    name = wording.title(game.view.rules, texts.language)
    return dialog(
        texts("menu.match", game=name, number=game.match.number),
        about.announced(site, texts),
        seal.in_menu(game, texts),
        None if game.watched else pace_options(setup, texts),
        colour_options(setup, texts),
        warning_options(setup, texts) if has_penalties(game.view.rules) else None,
        answers(
            ("close", texts("action.close")),
            ("help", texts("action.help")),
            ("save_file", texts("action.save_file")),
            ("fair", texts("action.fair")),
            _way_out(game, texts),
        ),
        key="menu",
    )


def _way_out(game: Game, texts: Texts) -> tuple[str, str]:
    return ("take_over", texts("action.take_over")) if game.watched else ("new", texts("action.leave"))

"""What the page shows: the screen that the app is at, and the sheet of paper that lies above it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine import wording
from engine.rules import from_text
from ui.browser.tree import Node
from ui.game.game import Game
from ui.keep.words import broken, standing
from ui.lobby import elsewhere, lobby
from ui.papers import about, refused
from ui.papers.help import help_sheet
from ui.papers.menu import menu
from ui.rules import shelf
from ui.score import score
from ui.table import choice, log, table

if TYPE_CHECKING:
    from ui.shell.shell import App


def turn(app: App) -> str:
    """The seat to move; `busy` while a move is being kept, or what others do is being shown, unless they wait for the player."""
    game = app.game
    if game and (game.saving or (game.moving and not game.waiting)):
        return "busy"
    return str(game.view.to_move) if game and not game.view.over else "-1"


def title(app: App) -> str:
    """What is played, for the title of the document."""
    return "" if app.game is None else wording.title(app.game.view.rules, app.texts.language)


def nodes(app: App) -> tuple[Node, ...]:
    """The screen, and the sheet above it if there is one."""
    if not app.begun:
        return (refused.waiting_screen(app.waiting, app.texts),)
    if app.aside and not app.sheet and not app.waiting:
        shown: tuple[Node | None, ...] = (refused.sign(app), *app.aside.nodes(app))
    else:
        above = refused.waiting_sheet(app.waiting, app.texts) if app.waiting else _sheet(app)
        shown = (refused.sign(app), _offer(app), _screen(app), above)
    return tuple(node for node in shown if node)


def _offer(app: App) -> Node | None:
    """The offer of a new version, which is only made where a match can be played: before it and between its rounds."""
    at_rest = (app.game is None or app.counting) and app.aside is None and app.still is None and not refused.problem(app)
    return about.offer(app.site, app.texts) if at_rest else None


def _screen(app: App) -> Node:
    if app.aside:
        return app.aside.nodes(app)[0]
    if app.game is None and app.still:
        return elsewhere.screen(app.still, app.texts)
    if app.game is None:
        return _setup(app)
    if app.counting:
        return score.screen(app.game, app.texts)
    return table.screen(app.game, app.texts, (refused.reason(app.game.problem, app.texts),) if app.game.unkept else app.notes)


def _setup(app: App) -> Node:
    """The set-up, with what is to be said of the address and of matches that cannot be read."""
    notes = (*app.notes, *broken(app.keeper.broken, app.texts), *refused.notes(app))
    newest = app.keeper.newest()
    left = standing(newest.about, app.texts) if newest else ""
    return lobby.screen(app.setup, app.texts, notes, shelf.read(app.page.recall(shelf.KEPT)), left)


def _sheet(app: App) -> Node | None:
    """The sheet above the screen, if there is one."""
    game = app.game
    if app.sheet == "help":
        return help_sheet(game.view.rules if game else from_text(app.setup.rules), app.texts)
    if app.sheet == "about":
        return about.sheet(app.site, app.texts)
    if app.sheet == "unkept":
        return refused.sheet(app)
    if game is None:
        return None
    sheets: dict[str, Callable[[], Node]] = {
        "log": lambda: log.log_sheet(game, app.texts),
        "rules": lambda: _rules(app, game),
        "menu": lambda: menu(game, app.setup, app.site, app.texts),
        "leave": lambda: choice.leave(game, app.texts),
    }
    return sheets[app.sheet]() if app.sheet else choice.question(game, app.texts)


def _rules(app: App, game: Game) -> Node:
    """The rules of the match, which are brought in when somebody first reads them."""
    from ui.papers.rules import rule_sheet

    refused = game.refusal.reasons[0].key if game.refusal else ""
    return rule_sheet(game.view.rules, len(game.match.names), app.texts, refused, watched=bool(game.watched))

"""What the page shows: the screen that the shell is at, and the sheet of paper that lies above it."""

from __future__ import annotations

from collections.abc import Callable

from engine import wording
from engine.rules import from_text
from ui.browser.tree import Node, spoken
from ui.game.game import Game
from ui.keep.words import broken, standing
from ui.lobby import elsewhere, lobby
from ui.papers import about, refused
from ui.papers.help import help_sheet
from ui.papers.menu import menu
from ui.rules import shelf
from ui.score import score
from ui.shell.shell import Shell
from ui.table import choice, log, table


def turn(shell: Shell) -> str:
    """The seat to move; `busy` while a move is being kept, or what others do is being shown, unless they wait for the player."""
    game = shell.game
    if game and (game.saving or (game.moving and not game.waiting)):
        return "busy"
    return str(game.view.to_move) if game and not game.view.over else "-1"


def title(shell: Shell) -> str:
    """What is played, for the title of the document."""
    return "" if shell.game is None else wording.title(shell.game.view.rules, shell.texts.language)


def nodes(shell: Shell) -> tuple[Node, ...]:
    """The screen, and the sheet above it if there is one."""
    if not shell.begun:
        return (refused.waiting_screen(shell.waiting, shell.texts),)
    if shell.aside and not shell.overlay and not shell.waiting:
        shown: tuple[Node | None, ...] = (refused.sign(shell), *shell.aside.nodes(shell))
    else:
        above = refused.waiting_sheet(shell.waiting, shell.texts) if shell.waiting else _sheet(shell)
        shown = (refused.sign(shell), _offer(shell), _screen(shell), above)
    return tuple(node for node in shown if node)


def _offer(shell: Shell) -> Node | None:
    """The offer of a new version, which is only made where a match can be played: before it and between its rounds."""
    at_rest = (shell.game is None or shell.counting) and shell.aside is None and shell.still is None and not refused.problem(shell)
    return about.offer(shell.site, shell.texts) if at_rest else None


def _screen(shell: Shell) -> Node:
    if shell.aside:
        return shell.aside.nodes(shell)[0]
    if shell.game is None and shell.still:
        return elsewhere.screen(shell.still, shell.texts)
    if shell.game is None:
        return _setup(shell)
    if shell.counting:
        return score.screen(shell.game, shell.texts)
    return table.screen(
        shell.game, shell.texts, (refused.reason(shell.game.problem, shell.texts),) if shell.game.unkept else shell.notes
    )


def _setup(shell: Shell) -> Node:
    """The set-up, with what is to be said of the address and of matches that cannot be read."""
    notes = (*shell.notes, *broken(shell.keeper.broken, shell.texts), *refused.notes(shell))
    newest = shell.keeper.newest()
    left = standing(newest.about, shell.texts) if newest else ""
    own = shelf.read(shell.page.recall(shelf.KEPT))
    return lobby.screen(shell.setup, shell.texts, [spoken(note, shell.said) for note in notes], own, left)


def _sheet(shell: Shell) -> Node | None:
    """The sheet above the screen, if there is one."""
    game = shell.game
    if shell.overlay == "help":
        return help_sheet(game.view.rules if game else from_text(shell.setup.rules), shell.texts)
    if shell.overlay == "about":
        return about.sheet(shell.site, shell.texts)
    if shell.overlay == "unkept":
        return refused.sheet(shell)
    if game is None:
        return None
    sheets: dict[str, Callable[[], Node]] = {
        "log": lambda: log.log_sheet(game, shell.texts),
        "rules": lambda: _rules(shell, game),
        "menu": lambda: menu(game, shell.setup, shell.site, shell.texts),
        "leave": lambda: choice.leave(game, shell.texts),
    }
    return sheets[shell.overlay]() if shell.overlay else choice.question(game, shell.texts)


def _rules(shell: Shell, game: Game) -> Node:
    """The rules of the match, which are brought in when somebody first reads them."""
    from ui.papers.rules import rule_sheet

    refused = game.refusal.reasons[0].key if game.refusal else ""
    return rule_sheet(game.view.rules, len(game.match.names), shell.texts, refused, watched=bool(game.watched))

"""The course of a match: begun, gone on with, dealt again, given up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine import wording
from engine.errors import Refusal
from engine.match import Match
from engine.rules import from_text
from ui import setup
from ui.game import Game

if TYPE_CHECKING:
    from ui.app import App

_SEED_SIZE: Final = 32
"""So many random bytes fix everything that chance decides in a match."""

_NAME_SIZE: Final = 8


def start(app: App) -> None:
    """Begin a match with what is set up."""
    app.notes = ()
    app.keep_setup()
    deal(app, "")


def deal(app: App, seed: str) -> None:
    """Begin a match; without a seed, with a fair one."""
    rules = from_text(app.setup.rules)
    try:
        match = Match.start(rules, setup.names(app.setup, app.texts), seed or app.page.random_hex(_SEED_SIZE))
    except Refusal as refusal:
        app.notes = (wording.explain(refusal, app.texts.language),)
        app.render()
        return
    app.game = Game(match, app.setup.level, app.setup.pace, app.page.random_hex(_NAME_SIZE), app.page.address())
    app.sheet = ""
    app.after_press()


def resume(app: App) -> None:
    """Go on with the match that was left."""
    app.game, app.left = app.left, None
    app.notes = ()
    if app.game:
        app.game.pace = app.setup.pace


def next_round(app: App) -> None:
    """Deal the next round."""
    game = app.game
    if game and game.counted and not game.match.over:
        game.match.next_round()
        app.looking = False
        game.clear()
        game.begin_round()
        game.unsaved = True


def new(app: App) -> None:
    """Back to the set-up; a match that is not over is given up only after a question."""
    if app.game and not app.game.match.over:
        app.sheet = "give-up"
    else:
        give_up(app)


def give_up(app: App) -> None:
    """Leave the match for the set-up."""
    if app.game:
        app.page.forget(app.game.name)
    app.game = None
    app.sheet = ""
    app.looking = False
    app.notes = ()

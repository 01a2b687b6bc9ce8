"""The course of a match: begun, gone on with, dealt again, put away, given up."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from engine import wording
from engine.errors import Refusal
from engine.match import Match
from engine.rules import from_text
from ui.game.game import Game
from ui.shell import setup

if TYPE_CHECKING:
    from ui.shell.shell import App

_SEED_SIZE: Final = 32
"""So many random bytes fix everything that chance decides in a match."""

NAME_SIZE: Final = 8
"""So many random bytes are the name of a match among the kept ones."""

_GOES_ON: Final = "goes-on"


def start(app: App) -> None:
    """Begin a match with what is set up."""
    app.notes = ()
    app.keep_setup()
    deal(app, app.setup.seed)


def deal(app: App, seed: str) -> None:
    """Begin a match; without a seed, with a fair one."""
    rules = from_text(app.setup.rules)
    try:
        match = Match.start(rules, setup.names(app.setup, app.texts), seed or app.page.random_hex(_SEED_SIZE))
    except Refusal as refusal:
        app.notes = (wording.explain(refusal, app.texts.language),)
        app.render()
        return
    app.setup = app.setup._replace(seed="")
    begin(app, match, app.setup.level, "number" if seed else "")


def again(app: App) -> None:
    """Play the round that was played last once more, as a match of its own with the same cards; the other one stays as it is."""
    game = app.game
    if game and game.counted and game.match.round.dealt:
        dealt = game.match.round.dealt
        match = Match(game.match.rules, game.match.names, app.page.random_hex(_SEED_SIZE), dealt.dealer)
        match.deal(dealt)
        app.keeper.leave(game)
        app.notes = (app.texts("score.again_note"),)
        begin(app, match, game.level, "again")


def rematch(app: App) -> None:
    """Play another match after the end of one: the same rules, players and level, with a fair seed of its own."""
    game = app.game
    if game and game.counted and game.match.over:
        match = Match.start(game.match.rules, game.match.names, app.page.random_hex(_SEED_SIZE))
        app.keeper.leave(game)
        app.notes = ()
        begin(app, match, game.level, "")


def begin(app: App, match: Match, level: str, origin: str) -> None:
    """Sit down to a match that has been dealt."""
    name = app.page.random_hex(NAME_SIZE)
    app.sit_down(Game(match, level, app.setup.pace, name, app.page.address(), origin))
    app.after_press()


def resume(app: App) -> None:
    """Go on with the match that was played last."""
    row = app.keeper.newest()
    if row:
        go_on(app, row.name, app.render)


def go_on(app: App, name: str, otherwise: Callable[[], None]) -> None:
    """Sit down again to a match that is kept; if it cannot be read, do what is to be done otherwise.

    Whoever has gone to another address or table before it was found stays there.
    """
    here, before = app.page.address(), app.game

    def opened(game: Game | None) -> None:
        if app.page.address() != here or app.game is not before:
            return
        if game is None:
            otherwise()
            return
        app.sit_down(game)
        app.notes = ()
        # A match that goes on is the newest from now on; one whose end was not counted is kept with its last lines.
        game.unsaved = game.match.count() or not game.match.over
        app.after_press()

    app.keeper.open(name, app.setup.pace, opened)


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
    """Back to the set-up; of a match that is not over it is asked what is to become of it."""
    if app.game and not app.game.match.over:
        app.sheet = "leave"
    else:
        put_away(app)


def put_away(app: App) -> None:
    """Leave the match for the set-up; it is kept."""
    if app.game:
        app.keeper.leave(app.game)
    _leave(app)


def give_up(app: App) -> None:
    """Leave the match for the set-up; it is kept no longer."""
    if app.game:
        app.keeper.forget(app.game.name, app.render)
    _leave(app)


def change_version(app: App) -> None:
    """Go on with the new version of the page, at this place."""
    if app.game:
        app.page.keep(_GOES_ON, app.game.name)
    app.page.update()


def goes_on(app: App) -> str:
    """The name of the match that goes on in a new version, the first time that it is asked for; nothing otherwise."""
    name = app.page.recall(_GOES_ON)
    if name:
        app.page.keep(_GOES_ON, "")
    return name


def _leave(app: App) -> None:
    app.game = None
    app.sheet = ""
    app.looking = False
    app.notes = ()

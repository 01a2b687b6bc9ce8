"""The course of a match: begun, gone on with, dealt again, put away, given up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine import wording
from engine.errors import Refusal
from engine.match import Match
from engine.rules import from_text
from ui.game.game import Game
from ui.shell import setup
from ui.shell.shell import Shell

_SEED_SIZE: Final = 32
"""So many random bytes fix everything that chance decides in a match."""

NAME_SIZE: Final = 8
"""So many random bytes are the name of a match among the kept ones."""

_GOES_ON: Final = "goes-on"


def start(shell: Shell) -> None:
    """Begin a match with what is set up."""
    shell.notes = ()
    shell.said += 1
    shell.keep_setup()
    deal(shell, shell.setup.seed)


def deal(shell: Shell, seed: str) -> None:
    """Begin a match; without a seed, with a fair one."""
    rules = from_text(shell.setup.rules)
    try:
        match = Match.start(rules, setup.names(shell.setup, shell.texts), seed or shell.page.random_hex(_SEED_SIZE))
    except Refusal as refusal:
        shell.notes = (wording.explain(refusal, shell.texts.language),)
        return
    shell.setup = shell.setup._replace(seed="")
    begin(shell, match, shell.setup.level, "number" if seed else "", shell.notes)


def again(shell: Shell) -> None:
    """Play the round that was played last once more, as a match of its own with the same cards; the other one stays as it is."""
    game = shell.game
    if game and game.counted and game.match.round.dealt:
        dealt = game.match.round.dealt
        match = Match(game.match.rules, game.match.names, shell.page.random_hex(_SEED_SIZE), dealt.dealer)
        match.deal(dealt)
        shell.keeper.leave(game)
        begin(shell, match, game.level, "again", (shell.texts("score.again_note"),))


def rematch(shell: Shell) -> None:
    """Play another match after the end of one: the same rules, players and level, with a fair seed of its own."""
    game = shell.game
    if game and game.counted and game.match.over:
        match = Match.start(game.match.rules, game.match.names, shell.page.random_hex(_SEED_SIZE))
        shell.keeper.leave(game)
        begin(shell, match, game.level, "")


def begin(shell: Shell, match: Match, level: str, origin: str, notes: tuple[str, ...] = ()) -> None:
    """Sit down to a match that has been dealt."""
    name = shell.page.random_hex(NAME_SIZE)
    shell.sit_down(Game(match, level, shell.setup.pace, name, shell.page.address(), origin), notes)


def resume(shell: Shell) -> None:
    """Go on with the match that was played last."""
    row = shell.keeper.newest()
    if row:
        go_on(shell, row.name, shell.show)


def go_on(shell: Shell, name: str, otherwise: Callable[[], None]) -> None:
    """Sit down again to a match that is kept; if it cannot be read, do what is to be done otherwise.

    Whoever has gone to another address or table before it was found stays there.
    """
    here, before = shell.page.address(), shell.game

    def opened(game: Game | None) -> None:
        if shell.page.address() != here or shell.game is not before:
            return
        if game is None:
            otherwise()
            return
        shell.sit_down(game)
        # A match that goes on is the newest from now on; one whose end was not counted is kept with its last lines.
        game.unsaved = game.match.count() or not game.match.over
        shell.proceed()

    shell.keeper.open(name, shell.setup.pace, opened)


def next_round(shell: Shell) -> None:
    """Deal the next round."""
    game = shell.game
    if game and game.counted and not game.match.over:
        game.match.next_round()
        shell.looking = False
        game.clear()
        game.begin_round()
        game.unsaved = True


def new(shell: Shell) -> None:
    """Back to the set-up; of a match that is not over it is asked what is to become of it."""
    if shell.game and not shell.game.match.over:
        shell.overlay = "leave"
    else:
        put_away(shell)


def put_away(shell: Shell) -> None:
    """Leave the match for the set-up; it is kept."""
    if shell.game:
        shell.keeper.leave(shell.game)
    shell.leave()


def give_up(shell: Shell) -> None:
    """Leave the match for the set-up; it is kept no longer."""
    if shell.game:
        shell.keeper.forget(shell.game.name, shell.show)
    shell.leave()


def change_version(shell: Shell) -> None:
    """Go on with the new version of the page, at this place."""
    if shell.game:
        shell.page.keep(_GOES_ON, shell.game.name)
    shell.page.update()


def goes_on(shell: Shell) -> str:
    """The name of the match that goes on in a new version, the first time that it is asked for; nothing otherwise."""
    name = shell.page.recall(_GOES_ON)
    if name:
        shell.page.keep(_GOES_ON, "")
    return name

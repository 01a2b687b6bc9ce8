"""Which tab owns the table. Only that one plays; any other stands still, says so, can watch, and can take over."""

from __future__ import annotations

from typing import Final

from ui.browser.page import Signal
from ui.game.game import Game
from ui.shell import address, arrival, course, setup
from ui.shell.shell import Shell
from ui.shell.still import Standstill

_HARMLESS: Final = frozenset(
    (
        *("watch", "take_over", "lang", "colours", "sort", "look", "log", "rules", "why", "help", "menu", "fair"),
        *("sheet", "print", "copy", "done", "close"),
    )
)
"""What can be pressed in a tab that stands still: nothing of it plays or keeps a move."""


def role(shell: Shell) -> str:
    """What this tab is: it owns the table (`here`), watches it (`watching`), or stands still (`elsewhere`)."""
    if shell.still is None:
        return "here"
    return "watching" if shell.game else "elsewhere"


def arrive(shell: Shell) -> None:
    """Begin in a page that has just been opened."""
    if shell.page.owns():
        shell.keeper.look()
        arrival.arrive(shell)
    else:
        shell.speak(address.read(shell.page.address()).language or shell.setup.language)
        _stand_still(shell)


def heard(shell: Shell, signal: Signal) -> bool:
    """Answer what is told of other tabs, and what cannot be done in a tab that stands still; whether that was all."""
    match signal.kind:
        case "lost":
            _stand_still(shell)
        case "woke":
            shell.page.begin(_wake(shell))
        case "taken" | "free" | "kept":
            _told(shell, signal.kind)
        case "shown":
            if shell.still and shell.still.behind:
                _follow(shell)
            return False
        case "press":
            return shell.still is not None and signal.action not in _HARMLESS
        case "change" | "address":
            return shell.still is not None
        case _:
            return False
    return True


def watch(shell: Shell) -> None:
    """Look on while the match is played in the other tab."""
    if shell.still:
        shell.still.watching = True
        _follow(shell)


def take_over(shell: Shell) -> None:
    """Play on in this tab; the other one stands still then."""
    if shell.still and not shell.still.taking:
        shell.still.taking = True
        shell.page.begin(_take_over(shell))


def _stand_still(shell: Shell) -> None:
    """Nothing is played here any more, from this moment on."""
    shell.still = Standstill()
    shell.leave()
    shell.show()
    _follow(shell)


def _told(shell: Shell, kind: str) -> None:
    if shell.still is None:
        return
    shell.still.free = kind == "free"
    _follow(shell)


def _follow(shell: Shell) -> None:
    """Read what the other tab has kept, and again if it keeps more meanwhile; while nobody looks it waits."""
    still = shell.still
    assert still is not None
    still.behind = True
    if not still.reading and not shell.page.is_hidden():
        shell.page.begin(_look(shell, still))


async def _look(shell: Shell, still: Standstill) -> None:
    still.reading, still.behind = True, False
    await shell.page.look()
    shell.keeper.look()
    latest = next((row for row in shell.keeper.rows if row.about), None)
    still.found = latest is not None and (still.watching or not latest.over)
    if still.watching and latest:
        shell.keeper.open(latest.name, shell.setup.pace, lambda game: _looked(shell, still, game))
    else:
        _looked(shell, still, None)


def _looked(shell: Shell, still: Standstill, game: Game | None) -> None:
    still.reading = False
    if shell.still is not still:
        return
    _show(shell, still, game)
    if still.behind:
        _follow(shell)


def _show(shell: Shell, still: Standstill, game: Game | None) -> None:
    """Show the match as it was kept last, if it is watched; what the player looks at stays as it is."""
    before = shell.game
    still.watching = game is not None
    if game:
        game.watched = still.about
        if before and before.name == game.name:
            game.last = tuple(entry.event for entry in game.log[len(before.log) :]) or before.last
        game.sort(shell.setup.sorting)
    shell.game = game
    shell.show()


async def _take_over(shell: Shell) -> None:
    await shell.page.take_over()
    _go_on(shell)


async def _wake(shell: Shell) -> None:
    """The page was left and is shown again: it goes on if no other tab has come to own the table."""
    if shell.still is None:
        await shell.page.claim()
        _go_on(shell)
    else:
        _follow(shell)


def _go_on(shell: Shell) -> None:
    """Play on at the move that was kept last; a tab that was opened for another deal has that dealt."""
    if not shell.page.owns():
        _stand_still(shell)
        return
    shell.still = shell.game = None
    kept = setup.recalled(shell.page.recall(setup.KEPT), shell.setup)
    shell.setup = kept._replace(language=shell.texts.language, colours=shell.setup.colours)
    shell.keeper.look()
    here = shell.page.address()
    new = address.read(here).deals and not shell.keeper.newest(here)
    if new or not shell.keeper.newest():
        arrival.arrive(shell)
    else:
        course.resume(shell)

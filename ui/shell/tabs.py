"""Which tab owns the table. Only that one plays; any other stands still, says so, can watch, and can take over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ui.browser.page import Signal
from ui.game.game import Game
from ui.shell import address, arrival, course, setup
from ui.shell.still import Standstill

if TYPE_CHECKING:
    from ui.shell.shell import App

_HARMLESS: Final = frozenset(
    (
        *("watch", "take_over", "lang", "colours", "sort", "look", "log", "rules", "why", "help", "menu", "fair"),
        *("sheet", "print", "copy", "done", "close"),
    )
)
"""What can be pressed in a tab that stands still: nothing of it plays or keeps a move."""


def role(app: App) -> str:
    """What this tab is: it owns the table (`here`), watches it (`watching`), or stands still (`elsewhere`)."""
    if app.still is None:
        return "here"
    return "watching" if app.game else "elsewhere"


def arrive(app: App) -> None:
    """Begin in a page that has just been opened."""
    if app.page.owns():
        app.keeper.look()
        arrival.arrive(app)
    else:
        app.speak(address.read(app.page.address()).language or app.setup.language)
        _stand_still(app)


def heard(app: App, signal: Signal) -> bool:
    """Answer what is told of other tabs, and what cannot be done in a tab that stands still; whether that was all."""
    match signal.kind:
        case "lost":
            _stand_still(app)
        case "woke":
            app.page.begin(_wake(app))
        case "taken" | "free" | "kept":
            _told(app, signal.kind)
        case "shown":
            if app.still and app.still.behind:
                _follow(app)
            return False
        case "press":
            return app.still is not None and signal.action not in _HARMLESS
        case "change" | "address":
            return app.still is not None
        case _:
            return False
    return True


def watch(app: App) -> None:
    """Look on while the match is played in the other tab."""
    if app.still:
        app.still.watching = True
        _follow(app)


def take_over(app: App) -> None:
    """Play on in this tab; the other one stands still then."""
    if app.still and not app.still.taking:
        app.still.taking = True
        app.page.begin(_take_over(app))


def _stand_still(app: App) -> None:
    """Nothing is played here any more, from this moment on."""
    app.still = Standstill()
    app.game = None
    app.sheet = ""
    app.looking = False
    app.notes = ()
    app.asides.clear()
    app.render()
    _follow(app)


def _told(app: App, kind: str) -> None:
    if app.still is None:
        return
    app.still.free = kind == "free"
    _follow(app)


def _follow(app: App) -> None:
    """Read what the other tab has kept, and again if it keeps more meanwhile; while nobody looks it waits."""
    still = app.still
    assert still is not None
    still.behind = True
    if not still.reading and not app.page.is_hidden():
        app.page.begin(_look(app, still))


async def _look(app: App, still: Standstill) -> None:
    still.reading, still.behind = True, False
    await app.page.look()
    app.keeper.look()
    latest = next((row for row in app.keeper.rows if row.about), None)
    still.found = latest is not None and (still.watching or not latest.over)
    if still.watching and latest:
        app.keeper.open(latest.name, app.setup.pace, lambda game: _looked(app, still, game))
    else:
        _looked(app, still, None)


def _looked(app: App, still: Standstill, game: Game | None) -> None:
    still.reading = False
    if app.still is not still:
        return
    _show(app, still, game)
    if still.behind:
        _follow(app)


def _show(app: App, still: Standstill, game: Game | None) -> None:
    """Show the match as it was kept last, if it is watched; what the player looks at stays as it is."""
    before = app.game
    still.watching = game is not None
    if game:
        game.watched = still.about
        if before and before.name == game.name:
            game.last = tuple(entry.event for entry in game.log[len(before.log) :]) or before.last
        game.sort(app.setup.sorting)
    app.game = game
    app.render()


async def _take_over(app: App) -> None:
    await app.page.take_over()
    _go_on(app)


async def _wake(app: App) -> None:
    """The page was left and is shown again: it goes on if no other tab has come to own the table."""
    if app.still is None:
        await app.page.claim()
        _go_on(app)
    else:
        _follow(app)


def _go_on(app: App) -> None:
    """Play on at the move that was kept last; a tab that was opened for another deal has that dealt."""
    if not app.page.owns():
        _stand_still(app)
        return
    app.still = app.game = None
    kept = setup.recalled(app.page.recall(setup.KEPT), app.setup)
    app.setup = kept._replace(language=app.texts.language, colours=app.setup.colours)
    app.keeper.look()
    here = app.page.address()
    new = address.read(here).deals and not app.keeper.newest(here)
    if new or not app.keeper.newest():
        arrival.arrive(app)
    else:
        course.resume(app)

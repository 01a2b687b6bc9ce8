"""What an address asks for, put into effect when the page opens with it or comes to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ui import address, course, setup
from ui.address import Wish
from ui.house.words import explained

if TYPE_CHECKING:
    from ui.app import App


def arrive(app: App) -> None:
    """Follow the address with which the page was opened; a deal of it that was left goes on."""
    wish = address.read(app.page.address())
    if wish.deals and app.left and app.left.address == app.page.address():
        _set_up(app, wish)
        course.resume(app)
        app.after_press()
    else:
        follow(app, wish)


def follow(app: App, wish: Wish) -> None:
    """Set up what an address asks for, and deal if it asks for a deal."""
    _set_up(app, wish)
    if wish.deals:
        course.deal(app, wish.seed)
    else:
        app.render()


def _set_up(app: App, wish: Wish) -> None:
    app.setup = setup.with_wish(app.setup, wish)
    app.speak(app.setup.language)
    app.notes = tuple(_notes(app, wish))
    app.game = None
    app.asides.clear()


def _notes(app: App, wish: Wish) -> Iterator[str]:
    """What in the address could not be followed, a sentence each, and what becomes of the rest."""
    for problem in wish.problems:
        reason = explained(problem.refusal, app.texts) if problem.refusal else ""
        yield setup.problem_text(problem, app.texts, reason)
    if wish.level and wish.level not in address.LEVELS:
        yield app.texts("address.level", level=wish.level, used=app.setup.level)
    if wish.problems:
        yield app.texts("address.offer")

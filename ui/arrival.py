"""What an address asks for, put into effect when the page opens with it or comes to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from engine import wording
from engine.rules import from_text
from ui import address, course, setup
from ui.address import Problem, Wish
from ui.game import Game
from ui.house.words import explained
from ui.matches.words import broken
from ui.texts import Texts

if TYPE_CHECKING:
    from ui.app import App

_LONGEST_PART: Final = 60


def arrive(app: App) -> None:
    """Follow the address, at the opening of the page or later; a deal of it that was left goes on."""
    here = app.page.address()
    wish = _of(app, here)
    other = app.game
    if wish.deals and other and other.address == here and not other.match.over:
        app.render()  # the browser tells twice of two changes in one moment
        return
    _set_up(app, wish)
    row = app.keeper.newest(here) if wish.deals else None
    name = course.goes_on(app)
    if name:
        course.go_on(app, name, lambda: arrive(app))
    elif row:
        # A match that cannot be read is not found again, so that it is dealt anew.
        course.go_on(app, row.name, lambda: arrive(app))
    elif wish.deals:
        app.notes += (*_put_away(app, other), *broken(app.keeper.broken, app.texts))
        course.deal(app, wish.seed)
    else:
        _look_for_newest(app, app.render)


def _of(app: App, here: str) -> Wish:
    """What the address asks for; without rules of its own it asks for players of the game that is set up."""
    wish = address.read(here)
    return wish if wish.rules else address.fitting(wish, from_text(app.setup.rules))


def _look_for_newest(app: App, then: Callable[[], None]) -> None:
    """See whether the newest match that was left can be read, if not, the next one, and so on."""
    row = app.keeper.newest()
    if row:
        app.keeper.open(row.name, app.setup.pace, lambda game: then() if game else _look_for_newest(app, then))
    else:
        then()


def _set_up(app: App, wish: Wish) -> None:
    """Set up what an address asks for, and leave the table."""
    app.setup = setup.with_wish(app.setup, wish)
    app.speak(app.setup.language)
    app.notes = tuple(_notes(app, wish))
    if app.game:
        app.keeper.leave(app.game)
    app.game = None
    app.sheet = ""
    app.asides.clear()


def _put_away(app: App, game: Game | None) -> Iterator[str]:
    """What has become of the match in whose middle another address was followed."""
    if game and not game.match.over and not game.problem:
        title = wording.title(game.match.rules, app.texts.language)
        yield app.texts("address.other", game=title, number=game.match.number)


def _notes(app: App, wish: Wish) -> Iterator[str]:
    """What in the address could not be followed, a sentence each, and what becomes of the rest."""
    for problem in _gathered(wish.problems):
        reason = explained(problem.refusal, app.texts) if problem.refusal else ""
        yield _problem_text(problem, app.texts, reason)
    if wish.level and wish.level not in address.LEVELS:
        level = wording.readable(wish.level, _LONGEST_PART)
        yield app.texts("address.level", level=level)
    if wish.problems and wish._replace(problems=()) != Wish():
        yield app.texts("address.offer")


def _gathered(problems: tuple[Problem, ...]) -> Iterator[Problem]:
    """The problems, all parts that mean nothing as one."""
    unknown = [problem.key for problem in problems if problem.key not in address.PARTS]
    yield from (problem for problem in problems if problem.key in address.PARTS)
    if unknown:
        yield Problem(", ".join(unknown), "", told="unknown")


def _problem_text(problem: Problem, texts: Texts, reason: str) -> str:
    """One sentence about a part of the address that could not be used."""
    part, value = (wording.readable(each, _LONGEST_PART) for each in (problem.key, problem.value))
    sentence = texts(f"address.{problem.told or problem.key}", part=part, value=value)
    return f"{sentence} {reason}".strip()

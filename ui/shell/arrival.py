"""What an address asks for, put into effect when the page opens with it or comes to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from engine import wording
from engine.rules import from_text
from ui.game import game
from ui.game.game import Game
from ui.keep.words import broken
from ui.parts.texts import Texts
from ui.rules.words import explained
from ui.shell import address, course, setup
from ui.shell.address import Problem, Wish
from ui.shell.shell import Shell

_LONGEST_PART: Final = 60


def arrive(shell: Shell) -> None:
    """Follow the address, at the opening of the page or later; a deal of it that was left goes on."""
    here = shell.page.address()
    wish = _of(shell, here)
    other = shell.game
    if wish.deals and other and other.address == here and not other.match.over:
        shell.show()  # the browser tells twice of two changes in one moment
        return
    _set_up(shell, wish)
    row = shell.keeper.newest(here) if wish.deals else None
    name = course.goes_on(shell)
    if name:
        course.go_on(shell, name, lambda: arrive(shell))
    elif row:
        # A match that cannot be read is not found again, so that it is dealt anew.
        course.go_on(shell, row.name, lambda: arrive(shell))
    elif wish.deals:
        shell.notes += (*_put_away(shell, other), *broken(shell.keeper.broken, shell.texts))
        course.deal(shell, wish.seed)
        shell.proceed()
    else:
        _look_for_newest(shell, shell.show)


def _of(shell: Shell, here: str) -> Wish:
    """What the address asks for; without rules of its own it asks for players of the game that is set up."""
    wish = address.read(here)
    return wish if wish.rules else address.fitting(wish, from_text(shell.setup.rules))


def _look_for_newest(shell: Shell, then: Callable[[], None]) -> None:
    """See whether the newest match that was left can be read, if not, the next one, and so on."""
    row = shell.keeper.newest()
    if row:
        shell.keeper.open(row.name, shell.setup.pace, lambda game: then() if game else _look_for_newest(shell, then))
    else:
        then()


def _set_up(shell: Shell, wish: Wish) -> None:
    """Set up what an address asks for, and leave the table."""
    shell.setup = setup.with_wish(shell.setup, wish)
    shell.speak(shell.setup.language)
    if shell.game:
        shell.keeper.leave(shell.game)
    shell.leave()
    shell.notes = tuple(_notes(shell, wish))
    shell.said += 1


def _put_away(shell: Shell, game: Game | None) -> Iterator[str]:
    """What has become of the match in whose middle another address was followed."""
    if game and not game.match.over and not game.problem:
        title = wording.title(game.match.rules, shell.texts.language)
        yield shell.texts("address.other", game=title, number=game.match.number)


def _notes(shell: Shell, wish: Wish) -> Iterator[str]:
    """What in the address could not be followed, a sentence each, and what becomes of the rest."""
    for problem in _gathered(wish.problems):
        reason = explained(problem.refusal, shell.texts) if problem.refusal else ""
        yield _problem_text(problem, shell.texts, reason)
    if wish.level and wish.level not in game.LEVELS:
        level = wording.readable(wish.level, _LONGEST_PART)
        yield shell.texts("address.level", level=level)
    if wish.problems and wish._replace(problems=()) != Wish():
        yield shell.texts("address.offer")


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

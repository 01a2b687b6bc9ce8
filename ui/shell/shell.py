"""The state of the page and what can be done with it: which screen is shown, what has been set up, which match is being played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from ui.browser.page import Page, Signal
from ui.browser.tree import Node
from ui.game import claims
from ui.game.game import Game
from ui.game.pace import Pace
from ui.keep.keeper import Keeper
from ui.parts.texts import LANGUAGES, Texts, next_language
from ui.shell import setup
from ui.shell.site import Site
from ui.shell.still import Standstill


class Aside(Protocol):
    """A screen that lies in front of the set-up or the table until one goes back."""

    @property
    def name(self) -> str:
        """What the document is marked with while the screen is shown: its `data-screen`."""

    @property
    def covered(self) -> bool:
        """Does a sheet of paper lie above the screen?"""

    def nodes(self, shell: Shell) -> tuple[Node, ...]:
        """The screen, and the sheet of paper above it if there is one."""

    def hear(self, shell: Shell, signal: Signal) -> bool:
        """Answer what was pressed, changed or told; whether it was meant for this screen. The screen is shown again afterwards."""

    def close(self) -> None:
        """Put away the sheet of paper that lies above the screen."""


class Shell:
    """What the page is at.

    `show` brings the page to look like this, `proceed` keeps what has been played, shows it and lets the opponents go on: both
    are the loop's, for what goes on beside a press; after a press the loop does so by itself.

    `overlay` names the sheet of paper that lies above everything else, if one does; `looking` says that the player looks at the
    table again after the round; `asides` are the screens that lie in front of it, the last one on top; `notes` are sentences
    about an address that could not be followed, `said` counts how often something was to be said there; `still` says why nothing
    can be played here, if another tab owns the table;
    `site` is what the page knows of itself; `arrived` says that something has been shown.

    `begun` says that the table is there to be used, `waiting` what the browser has not answered, `recalls` that what is set up
    is kept for the next visit.
    """

    def __init__(self, page: Page, show: Callable[[], None], proceed: Callable[[], None]) -> None:
        self.page = page
        self.show = show
        self.proceed = proceed
        self.keeper = Keeper(page)
        self.pace = Pace(page)
        self.texts = Texts(LANGUAGES[0])
        self.setup = setup.recalled(page.recall(setup.KEPT), setup.usual(self.texts))
        self.game: Game | None = None
        self.overlay = ""
        self.looking = False
        self.asides: list[Aside] = []
        self.notes: tuple[str, ...] = ()
        self.said = 0
        self.still: Standstill | None = None
        self.site = Site()
        self.arrived = False
        self.begun = False
        self.waiting = ""
        self.recalls = True

    # ------------------------------------------------------------------------------------------------ what is looked at

    @property
    def aside(self) -> Aside | None:
        """The screen that lies in front, if there is one."""
        return self.asides[-1] if self.asides else None

    @property
    def screen(self) -> str:
        """What is looked at: `setup`, `table`, `score`, `elsewhere`, an aside by name, or `rules`, `help`, `about` as sheets."""
        if self.overlay in ("rules", "help", "about"):
            return self.overlay
        if self.aside:
            return self.aside.name
        if self.game is None:
            return "elsewhere" if self.still else "setup"
        return "score" if self.counting else "table"

    @property
    def counting(self) -> bool:
        """Is the score of a round looked at?"""
        return self.game is not None and self.game.counted and not self.looking

    @property
    def layers(self) -> int:
        """How many things lie one above the other in front of the set-up or the table: screens, sheets of paper, a question."""
        asks = self.game is not None and self.game.question is not None
        return len(self.asides) + sum(aside.covered for aside in self.asides) + bool(self.overlay) + asks

    # ------------------------------------------------------------------------------------------------ the table

    def sit_down(self, game: Game, notes: tuple[str, ...] = ()) -> None:
        """Go to the table of that match; nothing lies in front of it. Where another tab owns the table nobody sits down."""
        self.leave()
        self.notes = notes
        game.sort(self.setup.sorting)
        game.warns = self.setup.warnings == setup.WARNINGS[0]
        self.game = None if self.still else game

    def leave(self) -> None:
        """Leave the table, and whatever lies above or in front of it."""
        self.game = None
        self.overlay = ""
        self.looking = False
        self.notes = ()
        self.asides.clear()

    def claim(self) -> None:
        """Claim the penalty of the last discard; if it was a right claim, the opponents go on."""
        if self.game and not self.game.saving and claims.claim_discard(self.game):
            self.pace.release()

    def sort(self) -> None:
        """Sort the hand the other way, whoever is to move; so it stays."""
        if self.game:
            self.choose("sorting", setup.SORTINGS[1 - setup.SORTINGS.index(self.game.sorting)])
            self.game.sort(self.setup.sorting)

    def look(self) -> None:
        """Look at the table after the round, or at the score again."""
        self.looking = not self.looking

    # ------------------------------------------------------------------------------------------------ the set-up

    def speak(self, language: str) -> None:
        """Change the language of the page."""
        self.setup = self.setup._replace(language=language)
        self.texts = Texts(language)
        self.page.mark(lang=language)

    def change_language(self) -> None:
        """Speak the next language, now and at the next visit."""
        self.speak(next_language(self.texts.language))
        self.keep_setup()

    def choose(self, what: str, value: str) -> None:
        """Something of the set-up is chosen, also in the middle of a match."""
        self.setup = setup.changed(self.setup, what, value)
        if self.game and what == "pace":
            self.game.pace = value
        if self.game:
            self.game.warns = self.setup.warnings == setup.WARNINGS[0]
        self.keep_setup()

    def keep_setup(self) -> None:
        """Keep what is set up for the next visit; of a tab that stands still, only how things look there."""
        kept = self.setup
        if self.still:
            there = setup.recalled(self.page.recall(setup.KEPT), kept)
            kept = there._replace(language=kept.language, colours=kept.colours, sorting=kept.sorting)
        self.recalls = self.page.keep(setup.KEPT, setup.written(kept))

    # ------------------------------------------------------------------------------------------------ sheets and screens

    def open(self, name: str) -> None:
        """Lay a sheet of paper above the table."""
        self.overlay = name

    def go(self, aside: Aside) -> None:
        """Go to another screen, from which one comes back."""
        self.overlay = ""
        self.notes = ()
        self.asides.append(aside)

    def back(self) -> None:
        """Back to where one came from."""
        if self.asides:
            self.asides.pop()

    def close(self) -> None:
        """Put away what lies on top: a sheet, a question, the screen in front; with nothing there, let go of what is chosen."""
        game = self.game
        if self.overlay:
            self.overlay = ""
        elif self.aside:
            self._close_aside(self.aside)
        elif game and game.question:
            game.question = None
        elif game and game.your_turn:
            game.clear()

    def _close_aside(self, aside: Aside) -> None:
        if aside.covered:
            aside.close()
        else:
            self.back()

"""The whole of it: which screen is shown, what has been set up, which match is being played."""

from __future__ import annotations

from typing import Final

from ui import scene
from ui.actions import ACTIONS
from ui.aside import Aside
from ui.browser.page import Page, Signal
from ui.game import act, claims
from ui.game.game import Game
from ui.game.opponents import play_until_you
from ui.game.pace import Pace
from ui.keep.keeper import Keeper
from ui.papers import refused
from ui.parts.texts import LANGUAGES, Texts
from ui.shell import arrival, setup, site, tabs
from ui.shell.site import Site
from ui.shell.still import Standstill

_BEATS_AT_THE_END: Final = 2.5


class App:
    """The table in a page.

    `sheet` names the sheet of paper that lies above everything else, if one does; `looking` says that the player looks at the
    table again after the round; `asides` are the screens that lie in front of it, the last one on top; `notes` are sentences
    about an address that could not be followed; `still` says why nothing can be played here, if another tab owns the table;
    `site` is what the page knows of itself; `arrived` says that something has been shown.

    `begun` says that the table is there to be used, `waiting` what the browser has not answered (see `refused`), `recalls` that
    what is set up is kept for the next visit.
    """

    def __init__(self, page: Page) -> None:
        self.page: Page = page
        self.keeper = Keeper(page)
        self.pace: Pace = Pace(page)
        self.texts = Texts(LANGUAGES[0])
        self.setup = setup.recalled(page.recall(setup.KEPT), setup.usual(self.texts))
        self.game: Game | None = None
        self.sheet = ""
        self.looking = False
        self.asides: list[Aside] = []
        self.notes: tuple[str, ...] = ()
        self.still: Standstill | None = None
        self.site = Site()
        self.arrived = False
        self.begun = False
        self.waiting = ""
        self.recalls = True

    def begin(self) -> None:
        """Listen, follow the address, or go on with the match that it began, and show the first screen."""
        self.listen()
        self.arrive()

    def listen(self) -> None:
        """Hear what the player and the browser do; before the table is there it is only about waiting for that."""
        self.page.listen(self.hear)

    def arrive(self) -> None:
        """Follow the address, or go on with the match that it began, and show the first screen."""
        self.begun = True
        tabs.arrive(self)

    def speak(self, language: str) -> None:
        """Change the language of the page."""
        self.setup = self.setup._replace(language=language)
        self.texts = Texts(language)
        self.page.mark(lang=language)

    # ------------------------------------------------------------------------------------------------ screens

    @property
    def aside(self) -> Aside | None:
        """The screen that lies in front, if there is one."""
        return self.asides[-1] if self.asides else None

    @property
    def screen(self) -> str:
        """What is looked at: `setup`, `table`, `score`, `elsewhere`, an aside by name, or `rules`, `help`, `about` as sheets."""
        if self.sheet in ("rules", "help", "about"):
            return self.sheet
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
        return len(self.asides) + sum(each.covered for each in self.asides) + bool(self.sheet) + asks

    def render(self) -> None:
        """Show everything as it is now."""
        marks = {"data_screen": self.screen, "data_turn": scene.turn(self), "data_colours": self.setup.colours}
        self.page.mark(**marks, data_owner=tabs.role(self))
        self.page.title(scene.title(self))
        self.page.stack(self.layers)
        self.page.show(scene.nodes(self))
        self.page.mark(data_ready="true")
        self.arrived = True

    # ------------------------------------------------------------------------------------------------ what is heard

    def hear(self, signal: Signal) -> None:
        """Answer something that the player or the browser did."""
        if refused.heard(self, signal) or tabs.heard(self, signal):
            return
        match signal.kind:
            case "press":
                self._press(signal)
            case "change":
                self._change(signal)
            case "copied" | "shared" | "key":
                self._answered_aside(signal)
            case "offline" | "lasting":
                self._told(signal)
            case "close":
                self.close()
                self.render()
            case "back":
                self._put_away_all_but(int(signal.data["left"]))
            case "address":
                arrival.arrive(self)
            case "hidden":
                self.pace.halt()
            case "shown":
                self.pace.go_on()

    def _told(self, signal: Signal) -> None:
        """Take in what the page has found out about itself; at the table it waits until somebody looks."""
        self.site = site.told(self.site, signal)
        if self.arrived and (self.game is None or self.counting):
            self.render()

    def _press(self, signal: Signal) -> None:
        self.pace.skip()
        if self._answered_aside(signal):
            return
        answer = ACTIONS.get(signal.action)
        if answer:
            answer(self, signal)
        elif self.aside or not self.game or (self.game.your_turn and not act.press(self.game, signal)):
            return
        self.after_press()

    def _answered_aside(self, signal: Signal) -> bool:
        """Let the screen that lies in front answer; whether it was meant."""
        answered = self.aside is not None and self.aside.hear(self, signal)
        if answered:
            self.render()
        return answered

    def after_press(self) -> None:
        """Keep what a press has changed, then go on."""
        if self.game and self.game.unsaved and not self.still:
            self.keeper.keep(self.game, self._go_on)
        else:
            self._go_on()

    def _go_on(self) -> None:
        """Show everything as it is and let the opponents play if it is their turn."""
        self.render()
        game = self.game
        if game and not self.still and not game.busy and not game.your_turn and not game.counted:
            game.moving = True
            self.page.begin(self._opponents(game))

    async def _opponents(self, game: Game) -> None:
        """Let the others play; a round that is over stays in sight for a while before it is counted."""
        self.page.mark(data_turn=scene.turn(self))
        await self.pace.rest(game.pace, 0.6)
        await play_until_you(game, self.pace, self.render, lambda: self.keeper.kept(game), lambda: self.game is game)
        if game.view.over:
            self.render()
            await self.pace.rest(game.pace, _BEATS_AT_THE_END)
        game.moving = False
        game.counted = game.view.over
        game.refresh()
        if self.game is game:
            self.render()

    def _change(self, signal: Signal) -> None:
        what = signal.data.get("change", "")
        if not self._answered_aside(signal) and what and self.game is None and self.aside is None:
            self.choose(what, signal.data.get("value", ""))
            self.render()

    # ------------------------------------------------------------------------------------------------ what is done

    def go(self, aside: Aside) -> None:
        """Go to another screen, from which one comes back."""
        self.sheet = ""
        self.notes = ()
        self.asides.append(aside)

    def back(self) -> None:
        """Back to where one came from."""
        if self.asides:
            self.asides.pop()

    def sit_down(self, game: Game) -> None:
        """Go to the table of that match; nothing lies in front of it. Where another tab owns the table nobody sits down."""
        game.sort(self.setup.sorting)
        self.game = None if self.still else game
        game.warns = self.setup.warnings == setup.WARNINGS[0]
        self.sheet = ""
        self.looking = False
        self.asides.clear()

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

    def change_language(self) -> None:
        """Speak the other language, now and at the next visit."""
        self.speak(LANGUAGES[1 - LANGUAGES.index(self.texts.language)])
        self.keep_setup()

    def open(self, name: str) -> None:
        """Lay a sheet of paper above the table."""
        self.sheet = name

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

    def close(self) -> None:
        """Put away what lies on top: a sheet, a question, the screen in front; with nothing there, let go of what is chosen."""
        game = self.game
        if self.sheet:
            self.sheet = ""
        elif self.aside:
            self._close_aside(self.aside)
        elif game and game.question:
            game.question = None
        elif game and game.your_turn:
            game.clear()
            game.refresh()

    def _put_away_all_but(self, left: int) -> None:
        """Put away what lies on top until so many layers are left."""
        while self.layers > left:
            self.close()
        self.render()

    def _close_aside(self, aside: Aside) -> None:
        if aside.covered:
            aside.close()
        else:
            self.back()

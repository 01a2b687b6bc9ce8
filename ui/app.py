"""The whole of it: which screen is shown, what has been set up, which match is being played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine import wording
from engine.errors import Refusal
from engine.match import Match
from engine.rules import from_text
from ui import act, address, choice, howto, log, score, setup, table
from ui.address import Wish
from ui.game import YOU, Game
from ui.menu import menu
from ui.opponents import play_until_you
from ui.pace import Pace
from ui.page import Page, Signal
from ui.texts import LANGUAGES, Texts
from ui.tree import Node

_KEPT: Final = "setup"
_SEED_SIZE: Final = 32


class App:
    """The table in a page.

    `sheet` names the sheet of paper that lies above everything else, if one does; `looking` says that the player looks at the
    table again after the round; `notes` are sentences about an address that could not be followed.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self.pace = Pace(page)
        self.texts = Texts(LANGUAGES[0])
        self.setup = setup.recalled(page.recall(_KEPT), setup.usual(self.texts))
        self.game: Game | None = None
        self.sheet = ""
        self.looking = False
        self.notes: tuple[str, ...] = ()

    def begin(self) -> None:
        """Follow the address, show the first screen and listen."""
        self.page.listen(self.hear)
        self.follow(address.read(self.page.address()))
        self.page.mark(data_ready="true")

    def follow(self, wish: Wish) -> None:
        """Set up what an address asks for, and deal if it asks for a deal."""
        self.setup = setup.with_wish(self.setup, wish)
        self.speak(self.setup.language)
        self.notes = self._notes(wish)
        self.game = None
        if wish.deals:
            self.deal(wish.seed)
        else:
            self.render()

    def _notes(self, wish: Wish) -> tuple[str, ...]:
        """What in the address could not be followed, a sentence each, and what becomes of the rest."""
        notes = []
        for problem in wish.problems:
            reason = wording.explain(problem.refusal, self.texts.language) if problem.refusal else ""
            notes.append(setup.problem_text(problem, self.texts, reason))
        if wish.level and wish.level not in address.LEVELS:
            notes.append(self.texts("address.level", level=wish.level, used=self.setup.level))
        if wish.problems:
            notes.append(self.texts("address.offer"))
        return tuple(notes)

    def speak(self, language: str) -> None:
        """Change the language of the page."""
        self.setup = self.setup._replace(language=language)
        self.texts = Texts(language)
        self.page.mark(lang=language)

    # ------------------------------------------------------------------------------------------------ screens

    @property
    def screen(self) -> str:
        """The screen that is shown: `setup`, `table` or `score`."""
        if self.game is None:
            return "setup"
        return "score" if self.game.view.over and not self.looking else "table"

    def render(self) -> None:
        """Show everything as it is now."""
        self.page.mark(data_screen=self.screen, data_turn=self._turn(), data_colours=self.setup.colours)
        self.page.title(self._title())
        self.page.show(tuple(node for node in (self._screen(), self._sheet()) if node))

    def _turn(self) -> str:
        game = self.game
        return str(game.view.to_move) if game and not game.view.over else "-1"

    def _title(self) -> str:
        if self.game is None:
            return self.texts("app.title")
        return self.texts("app.playing", game=howto.name_of(self.game.view.rules, self.texts))

    def _screen(self) -> Node:
        if self.game is None:
            return setup.screen(self.setup, self.texts, self.notes)
        return score.screen(self.game, self.texts) if self.screen == "score" else table.screen(self.game, self.texts, self.notes)

    def _sheet(self) -> Node | None:
        """The sheet above the screen, if there is one."""
        game = self.game
        if game is None:
            return None
        sheets: dict[str, Callable[[], Node]] = {
            "log": lambda: log.log_sheet(game, self.texts),
            "rules": lambda: howto.rules_sheet(game.view.rules, self.texts),
            "menu": lambda: menu(game, self.setup, self.texts),
            "give-up": lambda: choice.give_up(self.texts),
        }
        return sheets[self.sheet]() if self.sheet else choice.question(game, self.texts)

    # ------------------------------------------------------------------------------------------------ what is heard

    def hear(self, signal: Signal) -> None:
        """Answer something that the player or the browser did."""
        answer = {
            "press": self._press,
            "change": self._change,
            "close": lambda signal: self._close(),
            "address": lambda signal: self.follow(address.read(self.page.address())),
            "hidden": lambda signal: self.pace.halt(),
            "shown": lambda signal: self.pace.go_on(),
        }[signal.kind]
        answer(signal)

    def _press(self, signal: Signal) -> None:
        self.pace.skip()
        general = self._general.get(signal.action)
        if general:
            general(self, signal.data.get("value", ""))
        elif self.game and self.game.your_turn and not act.press(self.game, signal):
            return
        elif self.game is None:
            return
        self._after_press()

    def _after_press(self) -> None:
        """Show what a press has changed and let the opponents play if it is their turn."""
        self.render()
        game = self.game
        if game and not game.view.over and game.view.to_move != YOU and not game.moving:
            self.page.begin(self._opponents(game))

    async def _opponents(self, game: Game) -> None:
        game.moving = True
        await self.pace.rest(game.pace, 0.6)
        await play_until_you(game, self.pace, self.render, lambda: self.game is game)
        game.moving = False
        game.refresh()
        if self.game is game:
            self.render()

    def _change(self, signal: Signal) -> None:
        what = signal.data.get("change", "")
        if what and self.game is None:
            self._set(what, signal.data.get("value", ""))
            self.render()

    # ------------------------------------------------------------------------------------------------ what is done

    def _set(self, what: str, value: str) -> None:
        """Something of the set-up is chosen, also in the middle of a match."""
        self.setup = setup.changed(self.setup, what, value)
        if self.game and what == "pace":
            self.game.pace = value
        self._keep()

    def _keep(self) -> None:
        self.page.keep(_KEPT, setup.written(self.setup))

    def _change_language(self, value: str) -> None:
        self.speak(LANGUAGES[1 - LANGUAGES.index(self.texts.language)])
        self._keep()

    def _start(self, value: str) -> None:
        self.notes = ()
        self._keep()
        self.deal("")

    def deal(self, seed: str) -> None:
        """Begin a match; without a seed, with a fair one."""
        rules = from_text(self.setup.rules)
        try:
            match = Match.start(rules, setup.names(self.setup, self.texts), seed or self.page.random_hex(_SEED_SIZE))
        except Refusal as refusal:
            self.notes = (wording.explain(refusal, self.texts.language),)
            self.render()
            return
        self.game = Game(match, self.setup.level, self.setup.pace)
        self.sheet = ""
        self._after_press()

    def _next(self, value: str) -> None:
        """Deal the next round."""
        game = self.game
        if game and game.view.over and not game.match.over:
            game.match.next_round()
            self.looking = False
            game.clear()
            game.begin_round()

    def _new(self, value: str) -> None:
        """Back to the set-up; a match that is not over is given up only after a question."""
        if self.game and not self.game.match.over:
            self.sheet = "give-up"
        else:
            self._give_up(value)

    def _give_up(self, value: str) -> None:
        self.game = None
        self.sheet = ""
        self.looking = False
        self.notes = ()

    def _open(self, name: str) -> None:
        self.sheet = name

    def _look(self, value: str) -> None:
        self.looking = not self.looking

    def _close(self) -> None:
        """Put away the sheet or the question that lies on top."""
        self.sheet = ""
        if self.game:
            self.game.question = None
        self.render()

    _general: Final[dict[str, Callable[[App, str], None]]] = {
        "play": _start,
        "lang": _change_language,
        "game": lambda app, value: app._set("game", value),
        "players": lambda app, value: app._set("players", value),
        "pace": lambda app, value: app._set("pace", value),
        "colours": lambda app, value: app._set("colours", value),
        "next": _next,
        "new": _new,
        "give_up": _give_up,
        "look": _look,
        "menu": lambda app, value: app._open("menu"),
        "log": lambda app, value: app._open("log"),
        "rules": lambda app, value: app._open("rules"),
        "close": lambda app, value: app._close(),
    }

"""The whole of it: which screen is shown, what has been set up, which match is being played."""

from __future__ import annotations

from typing import Final

from engine import wording
from engine.errors import Refusal
from engine.match import Match
from engine.rules import Rules, from_text
from ui import act, address, claims, scene, setup
from ui.actions import ACTIONS
from ui.address import Wish
from ui.game import Game
from ui.house import desk
from ui.house.house import House
from ui.house.words import explained
from ui.keeper import Keeper
from ui.opponents import play_until_you
from ui.pace import Pace
from ui.page import Page, Signal
from ui.texts import LANGUAGES, Texts

_KEPT: Final = "setup"
_SEED_SIZE: Final = 32
_NAME_SIZE: Final = 8
_BEATS_AT_THE_END: Final = 2.5


class App:
    """The table in a page.

    `sheet` names the sheet of paper that lies above everything else, if one does; `looking` says that the player looks at the
    table again after the round; `house` are the house rules while they are being set, `paper` the rules that
    are shown as a page to print; `notes` are sentences about an address
    that could not be followed.
    """

    def __init__(self, page: Page) -> None:
        self.page: Page = page
        self.keeper = Keeper(page)
        self.pace: Pace = Pace(page)
        self.texts = Texts(LANGUAGES[0])
        self.setup = setup.recalled(page.recall(_KEPT), setup.usual(self.texts))
        self.game: Game | None = None
        self.sheet = ""
        self.looking = False
        self.house: House | None = None
        self.paper: Rules | None = None
        self.notes: tuple[str, ...] = ()
        self.left: Game | None = None

    def begin(self) -> None:
        """Follow the address, or go on with the match that it began, show the first screen and listen."""
        self.page.listen(self.hear)
        self.left = self.keeper.left(self.setup.pace)
        self.follow(address.read(self.page.address()), opening=True)
        self.page.mark(data_ready="true")

    def follow(self, wish: Wish, *, opening: bool = False) -> None:
        """Set up what an address asks for, and deal if it asks for a deal; a page that opens goes on with a deal that was left."""
        self.setup = setup.with_wish(self.setup, wish)
        self.speak(self.setup.language)
        self.notes = self._notes(wish)
        self.game = None
        self.house = None
        self.paper = None
        if opening and wish.deals and self.left and self.left.address == self.page.address():
            self.resume()
            self._after_press()
        elif wish.deals:
            self.deal(wish.seed)
        else:
            self.render()

    def _notes(self, wish: Wish) -> tuple[str, ...]:
        """What in the address could not be followed, a sentence each, and what becomes of the rest."""
        notes = []
        for problem in wish.problems:
            reason = explained(problem.refusal, self.texts) if problem.refusal else ""
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
        """What is looked at: `setup`, `rules`, `help`, `sheet`, `table` or `score`."""
        if self.paper:
            return "sheet"
        if self.sheet in ("rules", "help"):
            return self.sheet
        if self.house:
            return "rules"
        if self.game is None:
            return "setup"
        return "score" if self.counting else "table"

    @property
    def counting(self) -> bool:
        """Is the score of a round looked at?"""
        return self.game is not None and self.game.counted and not self.looking

    def render(self) -> None:
        """Show everything as it is now."""
        self.page.mark(data_screen=self.screen, data_turn=scene.turn(self), data_colours=self.setup.colours)
        self.page.title(scene.title(self))
        self.page.show(scene.nodes(self))

    # ------------------------------------------------------------------------------------------------ what is heard

    def hear(self, signal: Signal) -> None:
        """Answer something that the player or the browser did."""
        match signal.kind:
            case "press":
                self._press(signal)
            case "change":
                self._change(signal)
            case "copied":
                desk.copied(self, signal)
            case "close":
                self.close()
                self.render()
            case "address":
                self.follow(address.read(self.page.address()))
            case "hidden":
                self.pace.halt()
            case "shown":
                self.pace.go_on()

    def _press(self, signal: Signal) -> None:
        self.pace.skip()
        if self.house and desk.answer(self, self.house, signal):
            return
        answer = ACTIONS.get(signal.action)
        if answer:
            answer(self, signal)
        elif self.house or not self.game or (self.game.your_turn and not act.press(self.game, signal)):
            return
        self._after_press()

    def _after_press(self) -> None:
        """Keep what a press has changed, then go on."""
        if self.game and self.game.unsaved:
            self.keeper.keep(self.game, self._go_on)
        else:
            self._go_on()

    def _go_on(self) -> None:
        """Show everything as it is and let the opponents play if it is their turn."""
        self.render()
        game = self.game
        if game and not game.moving and not game.your_turn and not game.counted:
            self.page.begin(self._opponents(game))

    async def _opponents(self, game: Game) -> None:
        """Let the others play; a round that is over stays in sight for a while before it is counted."""
        game.moving = True
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
        if self.house:
            desk.answer(self, self.house, signal)
            return
        what = signal.data.get("change", "")
        if what and self.game is None:
            self.choose(what, signal.data.get("value", ""))
            self.render()

    # ------------------------------------------------------------------------------------------------ house rules

    def open_house(self) -> None:
        """Show the house rules, to be set for the next match."""
        self.house = House(self.page, from_text(self.setup.rules), self.setup.players)
        self.sheet = ""
        self.notes = ()

    def rules(self) -> None:
        """The rules of the match that is being played, or the house rules before one."""
        if self.game:
            self.open("rules")
        else:
            self.open_house()

    # ------------------------------------------------------------------------------------------------ what is done

    def choose(self, what: str, value: str) -> None:
        """Something of the set-up is chosen, also in the middle of a match."""
        self.setup = setup.changed(self.setup, what, value)
        if self.game and what == "pace":
            self.game.pace = value
        self.keep_setup()

    def keep_setup(self) -> None:
        """Keep what is set up for the next visit."""
        self.page.keep(_KEPT, setup.written(self.setup))

    def change_language(self) -> None:
        """Speak the other language, now and at the next visit."""
        self.speak(LANGUAGES[1 - LANGUAGES.index(self.texts.language)])
        self.keep_setup()

    def start(self) -> None:
        """Begin a match with what is set up."""
        self.notes = ()
        self.keep_setup()
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
        self.game = Game(match, self.setup.level, self.setup.pace, self.page.random_hex(_NAME_SIZE), self.page.address())
        self.sheet = ""
        self._after_press()

    def resume(self) -> None:
        """Go on with the match that was left."""
        self.game, self.left = self.left, None
        self.notes = ()
        if self.game:
            self.game.pace = self.setup.pace

    def next_round(self) -> None:
        """Deal the next round."""
        game = self.game
        if game and game.counted and not game.match.over:
            game.match.next_round()
            self.looking = False
            game.clear()
            game.begin_round()
            game.unsaved = True

    def new(self) -> None:
        """Back to the set-up; a match that is not over is given up only after a question."""
        if self.game and not self.game.match.over:
            self.sheet = "give-up"
        else:
            self.give_up()

    def give_up(self) -> None:
        """Leave the match for the set-up."""
        if self.game:
            self.page.forget(self.game.name)
        self.game = None
        self.sheet = ""
        self.looking = False
        self.notes = ()

    def open(self, name: str) -> None:
        """Lay a sheet of paper above the table."""
        self.sheet = name

    def claim(self) -> None:
        """Claim the penalty of the last discard; if it was a right claim, the opponents go on."""
        if self.game and claims.claim_discard(self.game):
            self.pace.release()

    def sort(self) -> None:
        """Sort the hand, whoever is to move."""
        if self.game:
            self.game.sort()

    def look(self) -> None:
        """Look at the table after the round, or at the score again."""
        self.looking = not self.looking

    def close(self) -> None:
        """Put away the sheet or the question that lies on top."""
        self.sheet = ""
        if self.house:
            self.house.open("")
        elif self.game:
            self.game.question = None

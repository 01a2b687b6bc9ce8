"""The whole of it: which screen is shown, what has been set up, which match is being played."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from engine import wording
from engine.errors import Refusal
from engine.match import Match
from engine.rules import Rules, from_text, to_text
from ui import act, address, choice, claims, log, saves, score, setup, table
from ui.address import Wish
from ui.game import Game
from ui.help import help_sheet
from ui.house import screen as house_screen
from ui.house import shelf
from ui.house.house import KEPT, House
from ui.house.link import link
from ui.house.tops import top
from ui.house.words import explained
from ui.menu import menu
from ui.opponents import play_until_you
from ui.pace import Pace
from ui.page import Page, Signal
from ui.sheet import rule_sheet
from ui.sheet import screen as paper_screen
from ui.texts import LANGUAGES, Texts, signed
from ui.tree import Node

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
        self.page = page
        self.pace = Pace(page)
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
        self.left = self._left_match()
        self.follow(address.read(self.page.address()), opening=True)
        self.page.mark(data_ready="true")

    def _left_match(self) -> Game | None:
        """The newest match that was left before its end, as far as it can be read."""
        kept = (saves.saved(words) for words in self.page.matches())
        return next((game for each in kept if each and (game := saves.resumed(each, self.setup.pace))), None)

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
        return "score" if self._counting else "table"

    @property
    def _counting(self) -> bool:
        """Is the score of a round looked at?"""
        return self.game is not None and self.game.counted and not self.looking

    def render(self) -> None:
        """Show everything as it is now."""
        self.page.mark(data_screen=self.screen, data_turn=self._turn(), data_colours=self.setup.colours)
        self.page.title(self._title())
        self.page.show(tuple(node for node in (self._screen(), self._sheet()) if node))

    def _turn(self) -> str:
        """The seat to move; `busy` while what others do is being shown, unless they wait for the player."""
        game = self.game
        if game and game.moving and not game.waiting:
            return "busy"
        return str(game.view.to_move) if game and not game.view.over else "-1"

    def _title(self) -> str:
        if self.game is None:
            return self.texts("app.title")
        return self.texts("app.playing", game=wording.title(self.game.view.rules, self.texts.language))

    def _screen(self) -> Node:
        if self.paper:
            return self._paper_screen(self.paper)
        if self.house:
            return house_screen.screen(self.house, self.texts, playing=self.game is not None)
        if self.game is None:
            return setup.screen(self.setup, self.texts, self.notes, shelf.read(self.page.recall(KEPT)), self._left())
        return score.screen(self.game, self.texts) if self._counting else table.screen(self.game, self.texts, self.notes)

    def _left(self) -> str:
        """What is told of the match that was left: its game, its round and how many points everybody has."""
        if self.left is None:
            return ""
        match = self.left.match
        points = ", ".join(f"{name} {signed(total)}" for name, total in zip(match.names, match.totals, strict=True))
        title = wording.title(match.rules, self.texts.language)
        return self.texts("setup.left", game=title, number=match.number, points=points)

    def _sheet(self) -> Node | None:
        """The sheet above the screen, if there is one."""
        game = self.game
        if self.paper:
            return None
        if self.house:
            return top(self.house, self.texts)
        if self.sheet == "help":
            return help_sheet(game.view.rules if game else from_text(self.setup.rules), self.texts)
        if game is None:
            return None
        sheets: dict[str, Callable[[], Node]] = {
            "log": lambda: log.log_sheet(game, self.texts),
            "rules": lambda: self._rules(game),
            "menu": lambda: menu(game, self.setup, self.texts),
            "give-up": lambda: choice.give_up(self.texts),
        }
        return sheets[self.sheet]() if self.sheet else choice.question(game, self.texts)

    def _paper_screen(self, rules: Rules) -> Node:
        seats = len(self.game.match.names) if self.game and not self.house else None
        return paper_screen(rules, seats, self.texts, link(self.page.place(), rules))

    def _rules(self, game: Game) -> Node:
        refused = game.refusal.reasons[0].key if game.refusal else ""
        return rule_sheet(game.view.rules, len(game.match.names), self.texts, refused)

    # ------------------------------------------------------------------------------------------------ what is heard

    def hear(self, signal: Signal) -> None:
        """Answer something that the player or the browser did."""
        match signal.kind:
            case "press":
                self._press(signal)
            case "change":
                self._change(signal)
            case "copied":
                self._copied(signal)
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
        if self.house and self._set_rules(self.house, signal):
            return
        answer = _ACTIONS.get(signal.action)
        if answer:
            answer(self, signal)
        elif self.house or not self.game or (self.game.your_turn and not act.press(self.game, signal)):
            return
        self._after_press()

    def _after_press(self) -> None:
        """Keep what a press has changed, then go on."""
        if self.game and self.game.unsaved:
            self._save(self.game, self._go_on)
        else:
            self._go_on()

    def _save(self, game: Game, then: Callable[[], None]) -> None:
        """Keep the match for good before anything else can be played; where it cannot be kept, say so and play on."""
        game.saving, game.unsaved = True, False
        self.page.mark(data_turn="busy")

        def kept(problem: str) -> None:
            game.saving = False
            game.refresh()
            if problem and not self.notes:
                self.notes = (self.texts("save.impossible"),)
                game.unkept = True
            then()

        if game.match.over:
            self.page.forget(game.name)
            kept("")
        else:
            self.page.save(game.name, saves.written(game), kept)

    async def _kept(self, game: Game) -> None:
        """Keep the match, and wait until it is."""
        done = asyncio.Event()
        self._save(game, done.set)
        await done.wait()

    def _go_on(self) -> None:
        """Show everything as it is and let the opponents play if it is their turn."""
        self.render()
        game = self.game
        if game and not game.moving and not game.your_turn and not game.counted:
            self.page.begin(self._opponents(game))

    async def _opponents(self, game: Game) -> None:
        """Let the others play; a round that is over stays in sight for a while before it is counted."""
        game.moving = True
        self.page.mark(data_turn=self._turn())
        await self.pace.rest(game.pace, 0.6)
        await play_until_you(game, self.pace, self.render, lambda: self._kept(game), lambda: self.game is game)
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
            self._set_rules(self.house, signal)
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

    def leave_house(self) -> None:
        """Back from the page to print, or from the house rules to the set-up or to the table."""
        if self.paper:
            self.paper = None
        else:
            self.house = None

    def show_paper(self) -> None:
        """Show the rules as a page to print: those that are being set, or those of the match."""
        self.sheet = ""
        if self.house:
            self.paper = self.house.rules
        else:
            self.paper = self.game.view.rules if self.game else from_text(self.setup.rules)

    def rules(self) -> None:
        """The rules of the match that is being played, or the house rules before one."""
        if self.game:
            self.open("rules")
        else:
            self.open_house()

    def _set_rules(self, house: House, signal: Signal) -> bool:
        """Let the house rules answer; what they are then is what is set up."""
        if signal.action == "copy":
            self.page.copy(signal.data["value"])
            return True
        if not house.hear(signal, self.texts("house.brought_name")):
            return False
        self.setup = self.setup._replace(rules=to_text(house.rules), players=house.players)
        self._keep()
        self.render()
        if house.top == "share" and not house.draws:
            self.page.begin(self._bring_drawer(house))
        return True

    async def _bring_drawer(self, house: House) -> None:
        """Bring what draws QR codes, and draw one if it is still wanted."""
        await house.bring_drawer()
        if self.house is house:
            self.render()

    def _copied(self, signal: Signal) -> None:
        """Say whether something could be copied."""
        if self.house:
            self.house.say("house.copied" if signal.data.get("done") else "house.not_copied")
            self.render()

    # ------------------------------------------------------------------------------------------------ what is done

    def choose(self, what: str, value: str) -> None:
        """Something of the set-up is chosen, also in the middle of a match."""
        self.setup = setup.changed(self.setup, what, value)
        if self.game and what == "pace":
            self.game.pace = value
        self._keep()

    def _keep(self) -> None:
        self.page.keep(_KEPT, setup.written(self.setup))

    def change_language(self) -> None:
        """Speak the other language, now and at the next visit."""
        self.speak(LANGUAGES[1 - LANGUAGES.index(self.texts.language)])
        self._keep()

    def start(self) -> None:
        """Begin a match with what is set up."""
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


_ACTIONS: Final[dict[str, Callable[[App, Signal], None]]] = {
    "play": lambda app, signal: app.start(),
    "resume": lambda app, signal: app.resume(),
    "lang": lambda app, signal: app.change_language(),
    **{
        what: lambda app, signal: app.choose(signal.action, signal.data["value"]) for what in ("game", "players", "pace", "colours")
    },
    "next": lambda app, signal: app.next_round(),
    "new": lambda app, signal: app.new(),
    "give_up": lambda app, signal: app.give_up(),
    "claim": lambda app, signal: app.claim(),
    "go_on": lambda app, signal: app.pace.release(),
    "sort": lambda app, signal: app.sort(),
    "look": lambda app, signal: app.look(),
    **{sheet: lambda app, signal: app.open(signal.action) for sheet in ("menu", "log", "help")},
    "rules": lambda app, signal: app.rules(),
    "house": lambda app, signal: app.open_house(),
    "done": lambda app, signal: app.leave_house(),
    "sheet": lambda app, signal: app.show_paper(),
    "print": lambda app, signal: app.page.print(),
    "why": lambda app, signal: app.open("rules"),
    "close": lambda app, signal: app.close(),
}
"""What the controls do that do not play a move."""

"""The loop: what is heard is answered, what was played is kept and shown, and the opponents go on."""

from __future__ import annotations

from typing import Final

from ui import scene
from ui.actions import ACTIONS
from ui.browser.page import Page, Signal
from ui.game import act
from ui.game.game import Game
from ui.game.opponents import play_until_you
from ui.papers import refused
from ui.shell import arrival, site, tabs
from ui.shell.shell import Shell

_BEATS_AT_THE_END: Final = 2.5
"""So long a round that is over stays in sight before it is counted."""


class App:
    """The table in a page: `shell` is what it is at, and this makes it go."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.shell = Shell(page, self.show, self.proceed)

    def begin(self) -> None:
        """Listen, follow the address, or go on with the match that it began, and show the first screen."""
        self.listen()
        self.arrive()

    def listen(self) -> None:
        """Hear what the player and the browser do; before the table is there it is only about waiting for that."""
        self.page.listen(self.hear)

    def arrive(self) -> None:
        """Follow the address, or go on with the match that it began, and show the first screen."""
        self.shell.begun = True
        tabs.arrive(self.shell)

    # ------------------------------------------------------------------------------------------------ what is heard

    def hear(self, signal: Signal) -> None:
        """Answer something that the player or the browser did."""
        if refused.heard(self.shell, signal) or tabs.heard(self.shell, signal):
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
                self.shell.close()
                self.show()
            case "back":
                self._put_away_all_but(int(signal.data["left"]))
            case "address":
                arrival.arrive(self.shell)
            case "hidden":
                self.shell.pace.halt()
            case "shown":
                self.shell.pace.go_on()

    def _press(self, signal: Signal) -> None:
        shell = self.shell
        shell.pace.skip()
        if self._answered_aside(signal):
            return
        answer = ACTIONS.get(signal.action)
        if answer:
            answer(shell, signal)
        elif shell.aside or not shell.game or (shell.game.your_turn and not act.press(shell.game, signal)):
            return
        self.proceed()

    def _change(self, signal: Signal) -> None:
        what = signal.data.get("change", "")
        if not self._answered_aside(signal) and what and self.shell.game is None and self.shell.aside is None:
            self.shell.choose(what, signal.data.get("value", ""))
            self.show()

    def _answered_aside(self, signal: Signal) -> bool:
        """Let the screen that lies in front answer; whether it was meant."""
        aside = self.shell.aside
        answered = aside is not None and aside.hear(self.shell, signal)
        if answered:
            self.show()
        return answered

    def _told(self, signal: Signal) -> None:
        """Take in what the page has found out about itself; at the table it waits until somebody looks."""
        self.shell.site = site.told(self.shell.site, signal)
        if self.shell.arrived and (self.shell.game is None or self.shell.counting):
            self.show()

    def _put_away_all_but(self, left: int) -> None:
        """Put away what lies on top until so many layers are left."""
        while self.shell.layers > left:
            self.shell.close()
        self.show()

    # ------------------------------------------------------------------------------------------------ keeping and showing

    def show(self) -> None:
        """Show everything as it is now."""
        shell = self.shell
        marks = {"data_screen": shell.screen, "data_turn": scene.turn(shell), "data_colours": shell.setup.colours}
        self.page.mark(**marks, data_owner=tabs.role(shell))
        self.page.title(scene.title(shell))
        self.page.stack(shell.layers)
        self.page.show(scene.nodes(shell))
        self.page.mark(data_ready="true")
        shell.arrived = True

    def proceed(self) -> None:
        """Keep what has been played, then go on."""
        game = self.shell.game
        if game and game.unsaved and not self.shell.still:
            self.shell.keeper.keep(game, self._go_on)
        else:
            self._go_on()

    def _go_on(self) -> None:
        """Show everything as it is and let the opponents play if it is their turn."""
        self.show()
        game = self.shell.game
        if game and not self.shell.still and not game.busy and not game.your_turn and not game.counted:
            game.moving = True
            self.page.begin(self._opponents(game))

    async def _opponents(self, game: Game) -> None:
        """Let the others play; a round that is over stays in sight for a while before it is counted."""
        shell = self.shell
        self.page.mark(data_turn=scene.turn(shell))
        await shell.pace.rest(game.pace, 0.6)
        await play_until_you(game, shell.pace, self.show, lambda: shell.keeper.kept(game), lambda: shell.game is game)
        if game.view.over:
            self.show()
            await shell.pace.rest(game.pace, _BEATS_AT_THE_END)
        game.moving = False
        game.counted = game.view.over
        if shell.game is game:
            self.show()

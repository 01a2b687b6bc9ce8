"""Where house rules are set beside a match: what is pressed there, and what is shown of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.rules import from_text, to_text
from ui.house.house import House
from ui.page import Signal

if TYPE_CHECKING:
    from ui.app import App


def leave(app: App) -> None:
    """Back from the page to print, or from the house rules to the set-up or to the table."""
    if app.paper:
        app.paper = None
    else:
        app.house = None


def show_paper(app: App) -> None:
    """Show the rules as a page to print: those that are being set, or those of the match."""
    app.sheet = ""
    if app.house:
        app.paper = app.house.rules
    else:
        app.paper = app.game.view.rules if app.game else from_text(app.setup.rules)


def answer(app: App, house: House, signal: Signal) -> bool:
    """Let the house rules answer; what they are then is what is set up."""
    if signal.action == "copy":
        app.page.copy(signal.data["value"])
        return True
    if not house.hear(signal, app.texts("house.brought_name")):
        return False
    app.setup = app.setup._replace(rules=to_text(house.rules), players=house.players)
    app.keep_setup()
    app.render()
    if house.top == "share" and not house.draws:
        app.page.begin(_bring_drawer(app, house))
    return True


async def _bring_drawer(app: App, house: House) -> None:
    """Bring what draws QR codes, and draw one if it is still wanted."""
    await house.bring_drawer()
    if app.house is house:
        app.render()


def copied(app: App, signal: Signal) -> None:
    """Say whether something could be copied."""
    if app.house:
        app.house.say("house.copied" if signal.data.get("done") else "house.not_copied")
        app.render()

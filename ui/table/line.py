"""The line of messages above the buttons."""

from __future__ import annotations

from engine.planning.cure import Cure
from ui.browser.tree import Node, element
from ui.game.game import Game
from ui.parts.buttons import button, take_over_button
from ui.parts.texts import Texts
from ui.table.say import before, message, of_others, paid


def line(game: Game, texts: Texts, notes: tuple[str, ...]) -> Node:
    """The line of messages, read out when it changes; `notes` stand before what is always said."""
    told = " ".join(notes) or _told(game, texts)
    return element(
        "div",
        said(message(game, texts), told, paid(game, texts), game.tries),
        _lead(game, texts),
        key="line",
        class_="line-of-messages",
        role="status",
        tabindex="-1",
        data_home=True,
        data_refused=game.refusal is not None,
        data_lead=_room_for_lead(game),
        data_yours=game.your_turn,
        data_noted=bool(notes),
    )


def said(say: str, told: str = "", paid: str = "", tries: int = 0) -> Node:
    """The words of the line: what was paid, what has happened, and what is to be said now. They can be scrolled where they need
    more room.

    Other words are another element, so that they are read from their beginning; so are the same words at another try, which would
    not be heard again otherwise.
    """
    return element(
        "div",
        element("p", paid, key="paid", class_="paid") if paid else None,
        element("p", told, key="told", class_="told") if told else None,
        element("p", say, key="say", class_="say"),
        key=f"{tries} {paid} {told} {say}",
        class_="said",
        tabindex="0",
    )


def _lead(game: Game, texts: Texts) -> Node | None:
    """A way on from the line: what to take back, the rule behind a refusal, or back to the score."""
    if game.your_turn and game.cure:
        return _cures(game, game.cure, texts)
    if game.watched:
        return take_over_button(texts, "lead")
    if game.counted:
        return button("look", texts("action.to_score"), "lead")
    if game.refusal:
        return _why(texts)
    if game.unkept:
        name = texts("action.save_file")
        return element("button", texts("matches.export"), key="save", class_="lead", data_action="save_file", aria_label=name)
    return None


def _why(texts: Texts) -> Node:
    return button("why", texts("action.why"), "lead")


def _cures(game: Game, cure: Cure, texts: Texts) -> Node:
    """The press that takes back what stands in the way, and under it the way to the rule, if something was refused."""
    key = "put_back" if cure.puts_back else "take_back"
    name = texts(f"mend.{key}.name", cards=texts.listed([texts.the(card) for card in cure.cards]))
    mend = button("mend", texts(f"mend.{key}"), "lead", aria_label=name, title=name)
    return element("div", mend, _why(texts) if game.refusal else None, key="leads", class_="leads")


def _told(game: Game, texts: Texts) -> str:
    """What is told of the others beside what the player may do."""
    if game.watched:
        return of_others(game, texts)
    return before(game, texts) if game.turn_begins else ""


def _room_for_lead(game: Game) -> str | bool:
    """How much room the way on from the line needs."""
    if game.your_turn and game.cure:
        return "both" if game.refusal else "wide"
    if game.watched or game.counted:
        return "wide"
    return "long" if game.unkept else game.refusal is not None

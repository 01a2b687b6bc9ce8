"""The buttons below the table: they never change their places."""

from __future__ import annotations

from engine.laws.penalties import is_claimed
from ui.browser.tree import Node, element
from ui.game.claims import may_claim
from ui.game.contract import ACTION
from ui.game.game import Game
from ui.parts.texts import Texts


def bar(game: Game, texts: Texts) -> Node:
    """One button for each thing a player can do, dimmed while it cannot be done."""
    options = game.options
    buttons = (
        _button("draw", texts("action.draw"), lit=options.draw),
        _button("take", _take_words(game, texts), lit=_can_take(game)),
        _button("lay", texts("action.lay"), lit=bool(options.table)),
        _button("discard", _discard_words(game, texts), lit=options.discard is not None),
        _button("undo", texts("action.undo"), lit=options.undo is not None, quiet=True, name=texts("action.undo.name")),
        _button(ACTION["put back"], texts("action.putback"), lit=options.put_back, quiet=True, name=texts("action.putback.name")),
        _button("pass", texts("action.pass"), lit=options.pass_, quiet=True),
        _button("sort", texts("action.sort"), lit=True, quiet=True, name=texts(f"action.sort_{_other(game)}")),
    )
    claims = _claims(game, texts) if is_claimed(game.view.rules) else ()
    name = texts("bar.name")
    return element("div", *buttons, *claims, key="bar", class_="bar", role="group", aria_label=name, data_claims=bool(claims))


def _claims(game: Game, texts: Texts) -> tuple[Node, Node]:
    """At tables where mistakes are claimed: the claim, and the wish to go on without one."""
    return (
        _button("claim", texts("action.claim"), lit=may_claim(game), name=texts("action.claim.name")),
        _button("go_on", texts("action.go_on"), lit=game.waiting, name=texts("action.go_on.name")),
    )


def _button(action: str, words: str, *, lit: bool, quiet: bool = False, name: str | None = None) -> Node:
    """A button for one kind of move; `name` is what it is called where the words on it are too short to be heard alone."""
    return element(
        "button",
        words,
        key=action,
        class_="move quiet" if quiet else "move strong",
        data_action=action,
        aria_label=name,
        title=name,
        aria_disabled=None if lit else "true",
    )


def _can_take(game: Game) -> bool:
    takes = game.options.takes
    return bool(takes) and (game.reach is None or game.reach in takes)


def _take_words(game: Game, texts: Texts) -> str:
    if game.reach is None or len(game.view.pile) - game.reach < 2:
        return texts("action.take")
    return texts("action.take_many", count=len(game.view.pile) - game.reach)


def _discard_words(game: Game, texts: Texts) -> str:
    """The button says when the discard ends the round."""
    if not (game.goes_out and game.options.discard):
        return texts("action.discard")
    return texts("action.knock" if game.view.rules.knock_bonus else "action.go_out")


def _other(game: Game) -> str:
    return "rank" if game.sorting == "suit" else "suit"

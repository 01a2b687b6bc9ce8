"""The table: opponents around it, stock and pile in the middle, melds, the line of messages, the buttons, the hand."""

from __future__ import annotations

from engine.rules import Rules
from ui.browser.tree import Node, element
from ui.game.game import YOU, Game
from ui.parts.buttons import button, language_button
from ui.parts.texts import Texts
from ui.table.bar import bar
from ui.table.hand import hand
from ui.table.line import line
from ui.table.melds import field
from ui.table.pile import middle
from ui.table.seats import dealer_mark, mark, points_mark, seats
from ui.table.tray import tray


def screen(game: Game, texts: Texts, notes: tuple[str, ...] = ()) -> Node:
    """The whole table; `notes` are sentences that belong to its beginning."""
    return element(
        "div",
        _top(game, texts),
        seats(game, texts),
        felt(game, texts),
        you(game, texts),
        line(game, texts, notes if game.unkept or not _has_played(game) else ()),
        bar(game, texts),
        hand(game, texts),
        key="table",
        id="table",
        class_="table",
        data_flight=_flight(game),
        data_opponents=len(game.match.names) - 1,
        data_phase=game.view.phase if game.your_turn else "wait",
    )


def _has_played(game: Game) -> bool:
    """Has the player done anything in this match?"""
    return any(entry.event.seat == YOU for entry in game.log)


def _flight(game: Game) -> str | None:
    """What an opponent has just drawn or taken is seen going to its seat: a number, where from, where to."""
    for event in game.last:
        if event.seat > YOU and event.kind in ("drew", "took"):
            return f"{len(game.log)} {'stock' if event.kind == 'drew' else 'pile'} seat-{event.seat}"
    return None


def _has_row(game: Game) -> bool:
    """Does the discard pile lie open in a row?"""
    return game.view.rules.pile_visible == "all"


def felt(game: Game, texts: Texts, *first: Node) -> Node:
    """What lies on the table: stock and pile, and everything that has been laid; before that what else there is to see."""
    return element("div", middle(game, texts), _melds(game, texts, first), key="felt", class_="felt", data_row=_has_row(game))


def _melds(game: Game, texts: Texts, first: tuple[Node, ...]) -> Node:
    """Everything that has been laid: the opening that is being made, and the melds of all."""
    return element(
        "div",
        *first,
        tray(game, texts),
        field(game, texts),
        key="melds",
        class_="laid",
        role="group",
        aria_label=texts("melds.title"),
        data_crowd=_crowd(game),
        data_scrolls=True,
    )


def _crowd(game: Game) -> str:
    """How full the table is: the cards on it are drawn smaller when there are many."""
    cards = sum(len(meld.cards) for meld in game.view.melds.values())
    return "few" if cards <= 20 else "some" if cards <= 45 else "many"


def game_name(rules: Rules, texts: Texts) -> str:
    """The short name of a game."""
    return texts(f"game.{rules.name}.short") if texts.knows(f"game.{rules.name}.short") else rules.name


def _top(game: Game, texts: Texts) -> Node:
    title = element(
        "h1",
        element("span", game_name(game.view.rules, texts), key="name"),
        " ",
        element("span", texts("menu.round", number=game.match.number), key="round", class_="round"),
    )
    return element(
        "header",
        button("menu", "☰", "top-button", aria_label=texts("action.menu")),
        title,
        button("log", texts("action.log"), "top-button"),
        button("rules", texts("action.rules"), "top-button"),
        language_button(texts),
        key="top",
        class_="top",
    )


def you(game: Game, texts: Texts) -> Node:
    """The player's own seat."""
    view = game.view
    parts = [
        element("span", game.match.names[YOU], key="name", class_="name"),
        points_mark(game, YOU, texts),
    ]
    if view.opened[YOU]:
        parts.append(mark("opened", texts("seat.opened_short"), "✓"))
    if view.dealer == YOU:
        parts.append(dealer_mark(texts))
    return element("div", *parts, key="you", class_="you", data_seat=YOU, data_turn=view.to_move == YOU and not view.over)

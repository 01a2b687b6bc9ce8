"""The seal of a round as the table shows it, and the key behind it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.shuffle import seal
from ui.browser.tree import Node, element
from ui.game.game import Game
from ui.parts.buttons import button
from ui.parts.texts import Texts

_GROUP: Final = 4


def is_sealed(game: Game, number: int) -> bool:
    """Was that round dealt from a number that the browser drew, so that there is something to prove?

    One that somebody knows proves nothing, nor do cards that were dealt before; after such a round chance begins anew.
    """
    return not game.origin or (game.origin == "again" and number > 1)


def grouped(digits: str) -> Node:
    """A long number to compare by eye: in groups that are only drawn apart, so that it is copied in one piece."""
    groups = [element("span", digits[at : at + _GROUP], class_="group") for at in range(0, len(digits), _GROUP)]
    return element("code", *groups, key="digits", class_="digits")


def seal_of(game: Game, number: int) -> str:
    """The seal of a round of the match."""
    return seal(game.match.rounds[number - 1].seed)


def logged(game: Game, texts: Texts, number: int) -> Node | None:
    """The first line of a round in the log: its seal, if there is something to prove."""
    if not is_sealed(game, number):
        return None
    return element("li", texts("fair.seal"), " ", grouped(seal_of(game, number)), key=f"seal{number}", class_="seal")


def in_menu(game: Game, texts: Texts) -> Node:
    """What the menu shows: the seal of the round, or the deal number that somebody knows anyway."""
    number = game.match.number
    if is_sealed(game, number):
        return element("p", texts("fair.seal"), " ", grouped(seal_of(game, number)), key="seal", class_="seed")
    words = texts("fair.known.again") if game.origin == "again" else texts("menu.seed", seed=game.match.seed)
    return element("p", words, key="seed", class_="seed")


def under_score(game: Game, texts: Texts) -> Node:
    """What the score sheet shows when a round is over: its key, that it fits the seal, and the way to the page."""
    number = game.match.number
    told = _shown(game, texts, number) if is_sealed(game, number) else [_known(game, texts)]
    more = button("fair", texts("action.fair"))
    return element("section", *told, more, key="fair", class_="fair-note")


def _shown(game: Game, texts: Texts, number: int) -> Iterator[Node]:
    """The seal of a round, and its key, which is its seed, once it is over."""
    played = game.match.rounds[number - 1]
    yield element("p", texts("fair.seal"), " ", grouped(seal_of(game, number)), key="seal", data_seal=seal_of(game, number))
    if played.over:
        yield element("p", texts("fair.key"), " ", grouped(played.seed), key="seed", data_seed=played.seed)
        yield element("p", texts("fair.fits"), key="fits", class_="fits")
    else:
        yield element("p", texts("fair.going"), key="going")


def _known(game: Game, texts: Texts) -> Node:
    """Why there is nothing to prove, and the number that somebody knows."""
    return element("p", texts(f"fair.known.{game.origin}", seed=game.match.seed), key="known", class_="known")

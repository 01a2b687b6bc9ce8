"""The log: everything that has been seen in this match, the latest first."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

from ui.browser.tree import Node, element
from ui.game.game import Game
from ui.parts.buttons import button
from ui.parts.dialog import dialog
from ui.parts.texts import Texts
from ui.table import seal
from ui.table.told import did, told

_LONGEST: Final = 150


def log_sheet(game: Game, texts: Texts) -> Node:
    """The log as a sheet above the table."""
    return dialog(
        texts("log.title"),
        lines(game, texts),
        button("close", texts("action.close"), "button main"),
        key="log",
    )


def lines(game: Game, texts: Texts) -> Node:
    """The latest lines of the log, in a list with the newest first."""
    found = list(islice(_newest_first(game, texts), _LONGEST))
    return element("ol", *found, key="lines", class_="log-lines", tabindex="0")


def _newest_first(game: Game, texts: Texts) -> Iterator[Node]:
    left = len(game.log)
    for number in range(game.match.number, 0, -1):
        while left and game.log[left - 1].round == number:
            left -= 1
            event = game.log[left].event
            if words := told(event, game, texts):
                yield element("li", words, key=str(left), data_seat_of=event.seat)
        yield from _deal(game, texts, number)


def _deal(game: Game, texts: Texts, number: int) -> Iterator[Node]:
    """How a round began: its seal, who drew what for the deal, who dealt, what the cutter kept."""
    names, dealt = game.match.names, game.match.rounds[number - 1].dealt
    assert dealt is not None
    if dealt.kept:
        kept = texts.listed([texts.the(card) for card in dealt.kept])
        yield element("li", did("kept", dealt.cutter, game, texts, cards=kept), key=f"cut{number}")
    yield element("li", did("deal", dealt.dealer, game, texts, number=number), key=f"deal{number}", class_="deal")
    if number == 1 and game.match.draws:
        drawn = [
            texts("did.drew", name=name, card=", ".join(map(texts.card, cards)))
            for name, cards in zip(names, game.match.draws, strict=True)
        ]
        yield element("li", texts("did.draws", parts=", ".join(drawn)), key="draws")
    if first := seal.logged(game, texts, number):
        yield first

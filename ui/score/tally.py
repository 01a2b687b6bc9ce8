"""How one seat was counted, line by line: what for, with which cards, who pays whom."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from engine.cards import Card
from engine.scoring import Line, Score, ranking
from engine.state import NOBODY
from ui.browser.tree import Child, Node, element
from ui.game.game import YOU, Game
from ui.game.order import by_suit
from ui.parts.cards import chip
from ui.parts.texts import Texts, signed
from ui.score import faults


def tally(game: Game, texts: Texts, seat: int, score: Score) -> Node:
    """How one seat was counted, line by line."""
    told = faults.told(_with_former(score.lines[seat]), game.match.round.events, seat)
    lines = [_line(game, texts, line, seat, str(at)) for at, line in enumerate(told)]
    if not lines:
        lines = [_line(game, texts, Line("nothing", {}, 0), seat, "none")]
    points = element("span", signed(score.points[seat]), key="sum", class_="number")
    head = element("h3", element("span", game.match.names[seat], key="name"), points)
    return element("section", head, element("ul", *lines, class_="lines"), key=f"count{seat}", class_="tally")


def _with_former(lines: Sequence[Line]) -> Iterator[Line]:
    """The lines of a seat, each with what was counted before it: the number that another one may have replaced."""
    counted = 0
    for line in lines:
        yield line._replace(values={**line.values, "instead": abs(counted)})
        counted += line.points


def _line(game: Game, texts: Texts, line: Line, seat: int, key: str) -> Node:
    what = element("span", *_what(game, texts, line, seat), key="what", class_="what")
    number = element("span", _plus(line.points), key="number", class_="number")
    return element("li", what, number, key=key, data_line=line.key)


def _plus(points: int) -> str:
    return f"+{points}" if points > 0 else signed(points)


def _what(game: Game, texts: Texts, line: Line, seat: int) -> Iterator[Child]:
    """What a line of the count of a seat is for, with its cards."""
    yield texts(_key_of(line, texts), **_named(game, line, seat, texts))
    if "fault" in line.values:
        yield element("span", chip(cast(Card, line.values["fault"]), texts, "card"), key="fault", class_="counted")
    for at, (card, points) in enumerate(_cards(line)):
        worth = element("span", str(points), key="points", class_="each")
        yield element("span", chip(card, texts, "card"), worth, key=f"card{at}", class_="counted")


def _key_of(line: Line, texts: Texts) -> str:
    """The text for a line: for who pays, for who is paid, or the plain one."""
    for given in ("by", "to"):
        if line.values.get(given, NOBODY) != NOBODY and texts.knows(f"line.{line.key}.{given}"):
            return f"line.{line.key}.{given}_you" if line.values[given] == YOU else f"line.{line.key}.{given}"
    value = line.values.get("value")
    return f"line.{line.key}.{value}" if texts.knows(f"line.{line.key}.{value}") else f"line.{line.key}"


def _named(game: Game, line: Line, seat: int, texts: Texts) -> dict[str, object]:
    """The values of a line in the count of a seat, seats by their names, and who pays whom."""
    names = game.match.names
    seats = {key: cast(int, value) for key, value in line.values.items() if key in ("by", "to", "from") and value != NOBODY}
    named: dict[str, object] = {f"{key}_name": names[other] for key, other in seats.items()}
    if {"from", "to"} <= seats.keys():
        named["pays"] = texts(_pays(seats["from"], seats["to"], seat), **named)
    if line.key == "stake_ranks":
        named["place"] = ranking(game.match.round.state).index(seats["from"]) + 1
    return {**line.values, **named}


def _pays(payer: int, payee: int, seat: int) -> str:
    """The text for a payment in the count of a seat: as that seat sees it, so that what it gets is never said like what it pays."""
    gets = seat == payee
    other = payer if gets else payee
    whose = "you." if seat == YOU else ""
    return f"line.pays.{whose}{'from' if gets else 'to'}{'_you' if other == YOU else ''}"


def _cards(line: Line) -> Sequence[tuple[Card, int]]:
    cards = cast(tuple[Card, ...], line.values.get("cards", ()))
    each = dict(zip(cards, cast(tuple[int, ...], line.values.get("each", ())), strict=True))
    return [(card, each[card]) for card in by_suit(cards)]

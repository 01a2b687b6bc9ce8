"""The score sheet: what the round brought, how it was counted, and how the match stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from engine import record
from engine.cards import Card
from engine.scoring import Line, Score
from engine.state import NOBODY
from ui import fair
from ui.cards import by_suit, chip
from ui.elsewhere import take_over_button
from ui.game import YOU, Game
from ui.seats import unit
from ui.texts import Texts, signed
from ui.tree import Child, Node, element


def screen(game: Game, texts: Texts) -> Node:
    """The whole sheet, with the way on."""
    return element(
        "div",
        element(
            "div",
            element("h1", texts("score.title", number=game.match.number)),
            element("p", _ending(game, texts), key="ending", class_="ending", role="status", tabindex="-1", data_home=True),
            _winner(game, texts),
            totals(game, texts),
            element("p", _goal(game, texts), key="goal", class_="goal"),
            _buttons(game, texts),
            element("h2", texts("score.details"), key="how"),
            *[tally(game, texts, seat, game.match.finished[-1].score) for seat in _ranking(game)],
            fair.under_score(game, texts),
            _record(game, texts),
            key="sheet",
            class_="sheet score",
        ),
        key="score",
        class_="score-screen",
    )


def _ending(game: Game, texts: Texts) -> str:
    out = game.view.out
    if out == NOBODY:
        return texts("score.nobody")
    dark = " " + texts("score.dark") if game.match.round.dark else ""
    sentence = texts("score.out_you") if out == YOU else texts("score.out", name=game.match.names[out])
    return sentence + dark


def _winner(game: Game, texts: Texts) -> Node | None:
    """Who has won the match, if it is over."""
    winners = game.match.winners
    if not winners:
        return None
    if winners == (YOU,):
        words = texts("score.winner_you")
    elif len(winners) == 1:
        words = texts("score.winner", name=game.match.names[winners[0]])
    else:
        names = texts.listed([game.match.names[seat] for seat in winners if seat != YOU])
        words = texts("score.winners_you", names=names) if YOU in winners else texts("score.winners", names=names)
    return element("p", words, key="winner", class_="winner", data_winner=" ".join(map(str, winners)))


def _ranking(game: Game) -> list[int]:
    """The seats, the best of the match first."""
    totals = game.match.totals
    return sorted(range(len(totals)), key=lambda seat: -totals[seat] if game.view.rules.high_wins else totals[seat])


def totals(game: Game, texts: Texts) -> Node:
    """Who got how many points in the round that was counted last, and in all."""
    head = element("tr", *[element("th", texts(f"score.{key}"), key=key, scope="col") for key in ("player", "round", "total")])
    rows = [_row(game, seat) for seat in _ranking(game)]
    return element("table", element("thead", head), element("tbody", *rows), key="totals", class_="totals")


def _row(game: Game, seat: int) -> Node:
    return element(
        "tr",
        element("th", game.match.names[seat], scope="row"),
        element("td", signed(game.match.finished[-1].score.points[seat]), key="round"),
        element("td", signed(game.match.totals[seat]), key="total"),
        key=str(seat),
        data_seat=seat,
        data_you=seat == YOU,
        data_out=seat == game.view.out,
    )


def _goal(game: Game, texts: Texts) -> str:
    rules = game.view.rules
    if rules.match_end == "rounds":
        return texts("score.goal.rounds", rounds=rules.rounds)
    named = texts.number(unit(rules), rules.target)
    return texts("score.goal.high" if rules.high_wins else "score.goal.low", target=rules.target, unit=named)


def _buttons(game: Game, texts: Texts) -> Node:
    look = _button("look", texts("action.look"), "button")
    more = [_button(each, texts(f"action.{each}"), "button") for each in ("replay_round", "again")]
    if game.watched:
        ways = [take_over_button(texts, "button main"), look]
    elif game.match.over:
        ways = [_button("new", texts("action.new"), "button main"), look, *more]
    else:
        leave = _button("new", texts("action.leave"), "button plain")
        ways = [_button("next", texts("action.next"), "button main"), look, *more, leave]
    return element(
        "div",
        *ways,
        key="buttons",
        class_="buttons",
    )


def _button(action: str, words: str, kind: str) -> Node:
    return element("button", words, key=action, class_=kind, data_action=action)


def tally(game: Game, texts: Texts, seat: int, score: Score) -> Node:
    """How one seat was counted, line by line."""
    lines = [_line(game, texts, line, str(at)) for at, line in enumerate(_with_former(score.lines[seat]))]
    if not lines:
        lines = [_line(game, texts, Line("nothing", {}, 0), "none")]
    points = element("span", signed(score.points[seat]), key="sum", class_="number")
    head = element("h3", element("span", game.match.names[seat], key="name"), points)
    return element("section", head, element("ul", *lines, class_="lines"), key=f"count{seat}", class_="tally")


def _with_former(lines: Sequence[Line]) -> Iterator[Line]:
    """The lines of a seat, each with what was counted before it: the number in whose stead another one may stand."""
    counted = 0
    for line in lines:
        yield line._replace(values={**line.values, "instead": abs(counted)})
        counted += line.points


def _line(game: Game, texts: Texts, line: Line, key: str) -> Node:
    what = element("span", *_what(game, texts, line), key="what", class_="what")
    number = element("span", _plus(line.points), key="number", class_="number")
    return element("li", what, number, key=key, data_line=line.key)


def _plus(points: int) -> str:
    return f"+{points}" if points > 0 else signed(points)


def _what(game: Game, texts: Texts, line: Line) -> Iterator[Child]:
    """What a line of the count is for, with its cards."""
    yield texts(_key_of(line, texts), **_named(game, line, texts))
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


def _named(game: Game, line: Line, texts: Texts) -> dict[str, object]:
    """The values of a line, seats by their names, and who pays whom."""
    names = game.match.names
    seats = {key: value for key, value in line.values.items() if key in ("by", "to", "from") and value != NOBODY}
    named: dict[str, object] = {f"{key}_name": names[cast(int, seat)] for key, seat in seats.items()}
    if {"from", "to"} <= seats.keys():
        who = ".from_you" if seats["from"] == YOU else ".to_you" if seats["to"] == YOU else ""
        named["pays"] = texts(f"line.pays{who}", **named)
    return {**line.values, **named}


def _cards(line: Line) -> Sequence[tuple[Card, int]]:
    cards = cast(tuple[Card, ...], line.values.get("cards", ()))
    each = dict(zip(cards, cast(tuple[int, ...], line.values.get("each", ())), strict=True))
    return [(card, each[card]) for card in by_suit(cards)]


def _record(game: Game, texts: Texts) -> Node:
    return element(
        "details",
        element("summary", texts("score.record")),
        element("pre", _written(game, texts), id="record", tabindex="0"),
        key="record",
        class_="record",
    )


def _written(game: Game, texts: Texts) -> str:
    """The record so far; while there is still something to prove, without the number from which the coming cards follow."""
    if game.match.over or not fair.is_sealed(game, game.match.number + 1):
        return record.write(game.match)
    return f"# {texts('score.record_sealed')}\n{record.write(game.match, seed='0')}"

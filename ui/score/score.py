"""The score sheet: what the round brought, how it was counted, and how the match stands."""

from __future__ import annotations

from engine import record
from engine.state import NOBODY
from ui.browser.tree import Node, element
from ui.game.game import YOU, Game
from ui.parts.buttons import button, take_over_button
from ui.parts.texts import Texts, signed
from ui.score.history import history
from ui.score.tally import tally
from ui.table import seal
from ui.table.seats import unit


def screen(game: Game, texts: Texts) -> Node:
    """The whole sheet, with the way on."""
    return element(
        "div",
        element(
            "div",
            element("h1", _title(game, texts)),
            element("p", _ending(game, texts), key="ending", class_="ending", role="status", tabindex="-1", data_home=True),
            _winner(game, texts),
            totals(game, texts),
            element("p", _goal(game, texts), key="goal", class_="goal"),
            _buttons(game, texts),
            history(game, texts),
            element("h2", texts("score.details"), key="how"),
            *[tally(game, texts, seat, game.match.finished[-1].score) for seat in _ranking(game)],
            seal.under_score(game, texts),
            _record(game, texts),
            key="sheet",
            class_="sheet score",
        ),
        key="score",
        class_="score-screen",
    )


def _title(game: Game, texts: Texts) -> str:
    """Which round it was, and of how many if that is fixed; where a tie is played on there may be more."""
    rules, number = game.view.rules, game.match.number
    if rules.match_end == "rounds" and number <= rules.rounds:
        return texts("score.title_of", number=number, rounds=rules.rounds)
    return texts("score.title", number=number)


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
    """How long is played; after the end, how many rounds were."""
    rules = game.view.rules
    if game.match.over:
        return texts.number("score.played", len(game.match.finished))
    if rules.match_end == "rounds":
        return texts("score.goal.rounds", rounds=rules.rounds)
    named = texts.number(unit(rules), rules.target)
    return texts("score.goal.high" if rules.high_wins else "score.goal.low", target=rules.target, unit=named)


def _buttons(game: Game, texts: Texts) -> Node:
    """The ways on, the usual one first."""
    more = [_button(each, texts) for each in ("look", "replay_round", "again")]
    if game.watched:
        ways = [take_over_button(texts, "button main"), more[0]]
    elif game.match.over:
        ways = [_button("rematch", texts, "button main"), _button("new", texts), *more]
    else:
        leave = button("new", texts("action.leave"))
        ways = [_button("next", texts, "button main"), *more, leave]
    return element("div", *ways, key="buttons", class_="buttons")


def _button(action: str, texts: Texts, kind: str = "button") -> Node:
    return button(action, texts(f"action.{action}"), kind)


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
    if game.match.over or not seal.is_sealed(game, game.match.number + 1):
        return record.write(game.match)
    return f"# {texts('score.record_sealed')}\n{record.write(game.match, seed='0')}"

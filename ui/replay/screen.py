"""What is seen of a replay: the table as it stood, what was done, and the way to every other step."""

from __future__ import annotations

from collections.abc import Iterator

from engine.state import NOBODY
from ui.browser.tree import Node, element, hidden_text
from ui.game.game import YOU, Game
from ui.game.order import by_suit, held
from ui.parts.buttons import back_button
from ui.parts.cards import picture
from ui.parts.texts import Texts
from ui.replay.replay import Replay
from ui.replay.still import still_node
from ui.score.score import totals
from ui.score.tally import tally
from ui.table.hand import hand
from ui.table.line import said
from ui.table.seats import seats
from ui.table.table import felt, game_name, you
from ui.table.told import did, told


def screen(replay: Replay, texts: Texts) -> Node:
    """The whole screen."""
    game = replay.game
    return element(
        "div",
        _top(replay, texts),
        still_node(seats(game, texts)),
        still_node(felt(game, texts, *_laid_open(replay, texts))),
        still_node(you(game, texts)),
        _line(replay, texts),
        _controls(replay, texts),
        still_node(hand(game, texts)),
        key="replay",
        id="table",
        class_="table replay",
        data_opponents=len(game.match.names) - 1,
        data_step=replay.at,
        data_open=replay.opened,
        data_keys=True,
    )


def _top(replay: Replay, texts: Texts) -> Node:
    match = replay.tape.match
    where = texts("replay.round", number=replay.round + 1, count=len(match.rounds))
    return element(
        "header",
        back_button(texts),
        element(
            "h1",
            element("span", game_name(match.rules, texts), key="name"),
            " ",
            element("span", where, key="round", class_="round"),
            tabindex="-1",
            data_home=True,
        ),
        _hands_button(replay, texts) if replay.may_open else None,
        key="top",
        class_="top",
    )


def _hands_button(replay: Replay, texts: Texts) -> Node:
    return element(
        "button",
        texts("replay.hands"),
        key="hands",
        class_="top-button",
        data_action="hands",
        aria_pressed="true" if replay.open else "false",
        aria_label=texts("replay.hands_name"),
    )


# ---------------------------------------------------------------------------------------------------- what lies open


def _laid_open(replay: Replay, texts: Texts) -> Iterator[Node]:
    """What is seen after a round or on request: how it was counted, and the hands of the others."""
    game = replay.game
    if replay.tape.ends_round(replay.at):
        yield _score(game, texts)
    if replay.opened:
        yield from (_hand(game, texts, seat) for seat in range(YOU + 1, len(game.match.names)) if game.view.counts[seat])


def _hand(game: Game, texts: Texts, seat: int) -> Node:
    cards = held(by_suit(game.match.round.state.hands[seat]))
    shown = [element("li", picture(each.card, hidden_text(texts.card(each.card)), key="card"), key=each.key) for each in cards]
    return element(
        "section",
        element("h2", texts("replay.hand", name=game.match.names[seat]), key="name"),
        element("ol", *shown, key="cards", class_="meld-cards"),
        key=f"hand{seat}",
        class_="open-hand",
        data_hand=seat,
    )


def _score(game: Game, texts: Texts) -> Node:
    """How the round was counted, and how the match stands."""
    score = game.match.finished[-1].score
    lines = [tally(game, texts, seat, score) for seat in range(len(game.match.names))]
    return element(
        "section",
        totals(game, texts),
        element("details", element("summary", texts("score.details")), *lines, key="details", class_="score"),
        key="score",
        class_="sheet replay-score",
    )


# ---------------------------------------------------------------------------------------------------- what was done


def _line(replay: Replay, texts: Texts) -> Node:
    """What was done with this step, read out when it changes."""
    return element(
        "div",
        said(_says(replay, texts)),
        key="line",
        class_="line-of-messages",
        role="status",
    )


def _says(replay: Replay, texts: Texts) -> str:
    game = replay.game
    if not replay.tape.steps[replay.at].played:
        return did("deal", game.view.dealer, game, texts, number=game.match.number)
    sentences = [told(event, game, texts) for event in game.last]
    if game.match.winners:
        sentences.append(texts("replay.won", names=texts.listed([game.match.names[seat] for seat in game.match.winners])))
    return " ".join(filter(None, sentences)) or _thinks(game, texts)


def _thinks(game: Game, texts: Texts) -> str:
    seat = game.match.round.to_move
    if seat == YOU:
        return texts("replay.thinks.you")
    return texts("replay.thinks", name="" if seat == NOBODY else game.match.names[seat])


# ---------------------------------------------------------------------------------------------------- the way elsewhere


def _controls(replay: Replay, texts: Texts) -> Node:
    """Six buttons, a slider and where it stands; what leads nowhere is dimmed."""
    last = len(replay.tape.steps) - 1
    first, end = replay.at > 0, replay.at < last
    after = replay.round + 1 < len(replay.tape.match.rounds)
    where = texts("replay.at", number=replay.at, count=last)
    slider = element(
        "input",
        key="slider",
        type="range",
        min="0",
        max=last,
        value=str(replay.at),
        aria_label=texts("replay.step"),
        aria_valuetext=where,
        data_change="step",
    )
    return element(
        "div",
        _way("to_first", "|◀", texts, lit=first),
        _way("to_round_before", "◀◀", texts, lit=first),
        _way("to_previous", "◀", texts, lit=first),
        _way("to_next", "▶", texts, lit=end),
        _way("to_round_after", "▶▶", texts, lit=after),
        _way("to_last", "▶|", texts, lit=end),
        slider,
        element("p", where, key="at", class_="replay-at", aria_hidden="true"),
        key="controls",
        class_="bar replay-bar",
        role="group",
        aria_label=texts("replay.controls"),
    )


def _way(action: str, sign: str, texts: Texts, *, lit: bool) -> Node:
    name = texts(f"replay.{action}")
    return element(
        "button",
        element("span", sign, aria_hidden="true"),
        key=action,
        class_="move quiet",
        data_action=action,
        aria_label=name,
        title=name,
        aria_disabled=None if lit else "true",
    )

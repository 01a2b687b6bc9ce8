"""The opponents around the table: how many cards they hold, whether they have opened, their points, what they do."""

from __future__ import annotations

from typing import Final

from engine.rules import Rules
from engine.state import NOBODY
from ui.browser.tree import Node, element, hidden_text, styled
from ui.game.game import YOU, Game
from ui.parts.cards import back, chip
from ui.parts.texts import Texts, signed

_SPOTS: Final = {
    1: ("top",),
    2: ("right", "left"),
    3: ("right", "top", "left"),
    4: ("right", "top-right", "top-left", "left"),
    5: ("right", "top-right", "top", "top-left", "left"),
}
"""Where the opponents sit, in the order of play where play runs to the right (counter-clockwise)."""

_FAN: Final = 7


def spots(opponents: int, direction: str) -> tuple[str, ...]:
    """Where each opponent sits, in the order of play.

    >>> spots(2, "right"), spots(2, "left")
    (('right', 'left'), ('left', 'right'))
    """
    found = _SPOTS[opponents]
    return found if direction == "right" else found[::-1]


def seats(game: Game, texts: Texts) -> Node:
    """The list of opponents, in the order of play."""
    places = spots(len(game.match.names) - 1, game.view.rules.direction)
    people = [_seat(game, texts, number, place) for number, place in enumerate(places, start=1)]
    return styled(
        element("ul", *people, key="seats", class_="seats", data_many=len(people) > 3, aria_label=texts("setup.against")),
        count=len(people),
    )


def _seat(game: Game, texts: Texts, seat: int, spot: str) -> Node:
    view, cards = game.view, game.view.counts[seat]
    turn = not view.over and view.to_move == seat
    return element(
        "li",
        _fan(cards),
        element(
            "div",
            element("span", game.match.names[seat], key="name", class_="name"),
            element(
                "span",
                element("span", str(cards), key="count", class_="count", aria_hidden="true"),
                points_mark(game, seat, texts),
                key="numbers",
                class_="numbers",
            ),
            _marks(game, texts, seat),
            key="who",
            class_="who",
        ),
        element("p", *_does(game, texts, seat), key="does", class_="does", aria_hidden="true"),
        hidden_text(_told(game, texts, seat)),
        key=f"seat{seat}",
        class_="seat",
        data_seat=seat,
        data_spot=spot,
        data_turn=turn,
        data_origin=f"seat-{seat}",
    )


def points_mark(game: Game, seat: int, texts: Texts) -> Node:
    """What a seat has won in the match; the word for it is shortened where there is no room."""
    points, counting = game.match.totals[seat], unit(game.view.rules)
    long = element("span", texts.number(counting, points), key="long", class_="long")
    short = element("span", texts(f"{counting}.short"), key="short", class_="short", aria_hidden="true")
    named = element("span", " ", long, short, key="unit", class_="unit")
    return element("span", signed(points), named, key="points", class_="points")


def unit(rules: Rules) -> str:
    """The texts for what is counted in a match: points, or the units that players pay each other (D-35)."""
    return "unit.stakes" if rules.scoring == "stakes" else "unit.points"


def _fan(cards: int) -> Node:
    """A small fan of backs: no more of them than can be told apart."""
    shown = min(cards, _FAN)
    backs = [styled(back(str(at)), turn=2 * at - shown + 1) for at in range(shown)]
    return element("div", *backs, key="fan", class_="seat-fan", aria_hidden="true")


def _marks(game: Game, texts: Texts, seat: int) -> Node:
    marks = [mark("opened", texts("seat.opened_short"), "✓")] if game.view.opened[seat] else []
    if game.view.dealer == seat:
        marks.append(dealer_mark(texts))
    return element("span", *marks, key="marks", class_="marks", aria_hidden="true")


def dealer_mark(texts: Texts) -> Node:
    """The mark of the dealer, in one letter where there is no room for the word."""
    return mark("dealer", texts("seat.dealer"), texts("seat.dealer_short"))


def mark(kind: str, words: str, sign: str) -> Node:
    """A mark beside a name: words where there is room, else a sign."""
    long = element("span", words, key="long", class_="long")
    return element("span", long, element("span", sign, key="short", class_="short"), key=kind, class_=f"mark {kind}")


def _told(game: Game, texts: Texts, seat: int) -> str:
    """What else a reader is told of a seat."""
    view = game.view
    parts = [texts.number("seat.cards", view.counts[seat])]
    if view.opened[seat]:
        parts.append(texts("seat.opened"))
    if view.dealer == seat:
        parts.append(texts("seat.dealer"))
    if view.to_move == seat and not view.over:
        parts.append(texts("seat.turn"))
    return ", ".join(parts)


def _does(game: Game, texts: Texts, seat: int) -> list[Node | str]:
    """What this seat has just been seen doing in its turn, in few words."""
    shown: list[Node | str] = []
    for event in game.last:
        if event.seat != seat or event.seat in (YOU, NOBODY):
            continue
        if event.kind == "drew":
            shown.append(texts("seat.does.draw"))
        elif event.kind in ("took", "took turned"):
            shown += [texts("seat.does.take"), " ", chip(event.cards[0], texts, "taken")]
            shown += [f" +{len(event.cards) - 1}"] if len(event.cards) > 1 else []
        elif event.kind == "put back":
            shown.append(texts("seat.does.put_back"))
        elif event.kind == "passed":
            shown.append(texts("seat.does.pass"))
    return shown

"""The course of the match: as a curve, and in numbers, a line for each round and the totals below."""

from __future__ import annotations

from ui.browser.tree import Node, element
from ui.game.game import YOU, Game
from ui.parts.texts import Texts, signed
from ui.score.curve import curve


def history(game: Game, texts: Texts) -> Node | None:
    """Every round that has been counted, the newest last, once there is more than one; long ones scroll in their box."""
    finished = game.match.finished
    if len(finished) < 2:
        return None
    rows = [_row(str(number), each.score.points, str(number)) for number, each in enumerate(finished, start=1)]
    table = element(
        "table",
        element("thead", _head(game, texts)),
        element("tbody", *rows),
        element("tfoot", _row(texts("score.total"), game.match.totals, "total")),
        key="rounds",
        class_="totals rounds",
    )
    heading = element("h2", texts("score.history"), key="title", id="history-title")
    box = element("div", table, key="box", class_="rounds-box", role="group", aria_labelledby="history-title", tabindex="0")
    return element("section", heading, curve(game, texts), box, key="history", class_="history")


def _head(game: Game, texts: Texts) -> Node:
    names = [
        element("th", name, key=f"name{seat}", scope="col", data_you=seat == YOU) for seat, name in enumerate(game.match.names)
    ]
    return element("tr", element("th", texts("score.number"), key="number", scope="col"), *names)


def _row(name: str, points: tuple[int, ...], key: str) -> Node:
    """What each seat got, in the order of the seats."""
    cells = [element("td", signed(each), key=f"seat{seat}", data_you=seat == YOU) for seat, each in enumerate(points)]
    return element("tr", element("th", name, key="name", scope="row"), *cells, key=key, data_round=key)

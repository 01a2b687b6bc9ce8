"""The course of the match as a drawing: a line for each seat through its totals, round after round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise
from typing import Final

from ui.browser.tree import Node, element, styled
from ui.game.game import YOU, Game
from ui.parts.texts import Texts, signed
from ui.table.seats import unit

_WIDE: Final = 100
_BESIDE: Final = 8
"""The room on the right in which a line leads on to its label, where the drawing is 100 wide and 100 high."""

_APART: Final = 15
"""How far the labels of two lines are apart at least, from one middle to the other."""

_MANY: Final = 12
"""With more rounds than this only the ends of the lines are marked."""

Point = tuple[float, float]


def curve(game: Game, texts: Texts) -> Node:
    """The drawing with its labels and a sentence that says who leads."""
    match = game.match
    lines = places(courses([each.score.points for each in match.finished]))
    ends = [line[-1][1] for line in lines]
    labels = spread(ends)
    zero = lines[0][0][1]
    drawing = element(
        "svg",
        element("path", key="zero", class_="zero", d=f"M0 {zero:g}h{_WIDE}"),
        *[part for seat, line in enumerate(lines) for part in _line(seat, line, labels[seat])],
        key="lines",
        class_="curve-lines",
        viewBox=f"0 0 {_WIDE + _BESIDE} 100",
        preserveAspectRatio="none",
        aria_hidden="true",
    )
    names = [_label(game, seat, at) for seat, at in enumerate(labels)]
    return element(
        "div",
        drawing,
        element("div", *names, key="names", class_="curve-names"),
        element("p", sentence(game, texts), key="says", class_="curve-says", id="curve-says"),
        key="curve",
        class_="curve",
        role="img",
        aria_labelledby="curve-says",
    )


def courses(rounds: Sequence[Sequence[int]]) -> list[list[int]]:
    """The totals of each seat before the first round and after every one, from what each round brought to the seats.

    >>> courses([(10, 0), (-5, 20)])
    [[0, 10, 5], [0, 0, 20]]
    """
    return [list(accumulate(points, initial=0)) for points in zip(*rounds, strict=True)]


def places(totals: Sequence[Sequence[int]]) -> list[list[Point]]:
    """Where the totals lie in a square of 100: rounds from left to right, and the higher a total the further up.

    >>> places([[0, 10, 5], [0, 0, 20]])
    [[(0.0, 100.0), (50.0, 50.0), (100.0, 75.0)], [(0.0, 100.0), (50.0, 100.0), (100.0, 0.0)]]
    """
    every = [total for line in totals for total in line]
    top, between = max(every), max(every) - min(every) or 1
    step = _WIDE / (len(totals[0]) - 1)
    heights = [[round(100 * (top - total) / between, 1) for total in line] for line in totals]
    return [[(round(number * step, 1), height) for number, height in enumerate(line)] for line in heights]


def spread(ends: Sequence[float], apart: float = _APART) -> list[float]:
    """The heights of the labels of lines that end at these heights: beside their lines, as far as they do not overlap.

    >>> spread([50, 52, 0], apart=15)
    [50, 65, 0]
    >>> spread([100, 98], apart=15)
    [100, 85]
    """
    order = sorted(range(len(ends)), key=lambda seat: ends[seat])
    found = list(ends)
    for before, after in pairwise(order):
        found[after] = max(found[after], found[before] + apart)
    lowest = 100 if found[order[-1]] > 100 else found[order[-1]]
    for seat in reversed(order):
        found[seat] = min(found[seat], lowest)
        lowest = found[seat] - apart
    return found


def _line(seat: int, line: Sequence[Point], label: float) -> Iterator[Node]:
    """One seat: the line, the way from its end to its label, and a mark at each total and beside the label."""
    marked = [*(line if len(line) <= _MANY + 1 else line[-1:]), (_WIDE + _BESIDE, label)]
    shapes = {
        "course": "M" + "L".join(f"{x:g} {y:g}" for x, y in line),
        "marks": "".join(f"M{x:g} {y:g}h0" for x, y in marked),
        "leader": f"M{_WIDE} {line[-1][1]:g}L{_WIDE + _BESIDE} {label:g}",
    }
    for kind, path in shapes.items():
        yield element("path", key=f"{kind}{seat}", class_=kind, d=path, data_line=seat)


def _label(game: Game, seat: int, at: float) -> Node:
    words = (element("span", game.match.names[seat], key="name", class_="name"), f" {signed(game.match.totals[seat])}")
    return styled(element("p", *words, key=f"name{seat}", data_line=seat), at=at / 100)


def sentence(game: Game, texts: Texts) -> str:
    """Who leads, and by how much; and where that is to be seen if it is not at the top."""
    rules, totals = game.view.rules, game.match.totals
    ranked = sorted(set(totals), reverse=rules.high_wins)
    count = len(game.match.finished)
    if len(ranked) == 1:
        return texts("curve.level", count=count)
    lead = abs(ranked[0] - ranked[1])
    follow = texts("curve.follow", lead=lead, unit=texts.number(unit(rules), lead), names=_named(game, ranked[1], texts))
    said = texts("curve.says", count=count, first=_first(game, ranked[0], texts), follow=follow)
    return said if rules.high_wins else " ".join([said, texts("curve.low")])


def _first(game: Game, total: int, texts: Texts) -> str:
    """Who leads: the player, somebody else, or several together."""
    others = [name for seat, name in enumerate(game.match.names) if seat != YOU and game.match.totals[seat] == total]
    names = texts.listed(others)
    if game.match.totals[YOU] == total:
        return texts("curve.shared_you", names=names) if others else texts("curve.first_you")
    return texts("curve.shared" if len(others) > 1 else "curve.first", names=names)


def _named(game: Game, total: int, texts: Texts) -> str:
    """Those who have this total, the player as `you`."""
    found = [seat for seat, points in enumerate(game.match.totals) if points == total]
    return texts.listed([texts("curve.you") if seat == YOU else game.match.names[seat] for seat in found])

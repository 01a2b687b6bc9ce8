"""The curve of a match: its points are where the totals say, its labels do not overlap, and its sentence says who leads."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from engine.match import Match
from engine.rules import make
from engine.scoring import Score
from tests.ui.paper import walk, words
from tests.ui.tables import NAMES, finished
from ui.game.game import Game
from ui.parts.texts import Texts
from ui.score.curve import curve, places, spread
from ui.score.history import history


def counted(rules: str, rounds: Sequence[Sequence[int]]) -> Game:
    """A match in which the rounds have brought these points to the seats."""
    match = Match.start(make(rules), NAMES[: len(rounds[0])], "5")
    played = finished(rules, len(rounds[0])).finished[0]
    match.finished.extend(played._replace(score=Score(tuple(points), ((),) * len(points))) for points in rounds)
    return Game(match, "greedy", "once")


def paths(game: Game, kind: str) -> dict[str, str]:
    """The paths of that kind, by seat."""
    drawn = [node.attributes for node in walk(curve(game, Texts("de"))) if node.attributes.get("class") == kind]
    return {each["data-line"]: each["d"] for each in drawn}


def said(game: Game, language: str = "de") -> str:
    """The name by which the drawing is read out."""
    drawing = curve(game, Texts(language))
    named = next(node for node in walk(drawing) if node.attributes.get("id") == drawing.attributes["aria-labelledby"])
    assert drawing.attributes["role"] == "img"
    return words(named)


def test_the_points_of_the_lines() -> None:
    # Totals 0 30 20 and 0 −20 30: 50 from the lowest to the highest.
    game = counted("dummy", [(30, -20), (-10, 50)])
    assert paths(game, "course") == {"0": "M0 60L50 0L100 20", "1": "M0 60L50 100L100 0"}
    assert places([[0, 0, 0], [0, 0, 0]]) == [[(0, 0), (50, 0), (100, 0)]] * 2


def test_who_has_most_or_least_leads() -> None:
    rounds = [(30, -20, 10), (-10, 50, 5)]
    assert said(counted("dummy", rounds)) == "Nach 2 Runden führt Anna, 10 Punkte vor dir."
    assert said(counted("romme", rounds)) == "Nach 2 Runden führt Ben, 5 Punkte vor dir. Die tiefste Linie führt."
    assert said(counted("knock_dummy", [(1, 0), (1, 1)]), "en") == "After 2 rounds you lead, 1 unit ahead of Anna."


def test_a_lead_can_be_shared() -> None:
    assert said(counted("dummy", [(5, 5, 1), (0, 0, 1)])) == "Nach 2 Runden führst du gleichauf mit Anna, 3 Punkte vor Ben."
    assert said(counted("dummy", [(0, 5, 5), (1, 0, 0)])) == "Nach 2 Runden führen Anna und Ben gleichauf, 4 Punkte vor dir."
    assert said(counted("romme", [(4, 4), (1, 1)])) == "Nach 2 Runden liegen alle gleichauf."


def test_labels_stand_beside_their_lines_and_apart() -> None:
    assert spread([0, 40, 100]) == [0, 40, 100]
    assert spread([98, 100, 99, 97, 96, 95], apart=15) == [70, 100, 85, 55, 40, 25]
    for ends in ([0] * 6, [100] * 6, [50, 50, 51, 0, 100, 99]):
        heights = sorted(spread(ends))
        assert heights[0] >= 0 and heights[-1] <= 100
        assert all(after - before >= 15 for before, after in pairwise(heights))


def test_every_line_is_named_and_differs_in_more_than_colour() -> None:
    game = counted("dummy", [(30, -20), (-10, 50)])
    labels = [words(node) for node in walk(curve(game, Texts("de"))) if node.tag == "p" and "data-line" in node.attributes]
    assert [" ".join(each.split()) for each in labels] == ["Ich 20", "Anna 30"]
    marks = paths(game, "marks")
    assert marks["0"] == "M0 60h0M50 0h0M100 20h0M108 20h0"
    many = counted("dummy", [(1, 2)] * 13)
    assert paths(many, "marks")["1"] == "M100 0h0M108 0h0"


def test_there_is_a_curve_from_the_second_round_on() -> None:
    assert history(counted("dummy", [(30, -20)]), Texts("de")) is None
    shown = history(counted("dummy", [(30, -20), (-10, 50)]), Texts("de"))
    assert shown is not None and [node.tag for node in walk(shown)].count("svg") == 1

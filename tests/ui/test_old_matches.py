"""Matches of before: one that no longer follows the law is looked at as far as it does; one whose end was not counted goes on."""

from __future__ import annotations

import json

import pytest

from engine.cards import cards, pack_of
from engine.deal import Deal
from engine.match import Match
from engine.moves import parse
from engine.record import read, write
from engine.rules import make
from tests.ui.paper import Paper
from tests.ui.tables import finished
from ui.game.game import Game
from ui.loop import App

RULES = make("dummy", penalty_head_feed=50, take_target="layoff")
HANDS = ("5h 6h 2s 3s Ks 2d 3d Kd 9c Jc Kc", "4h 8h 4s 5s 7s 9s 4d 5d 9d Jd 4c")
"""The head card is the seven of hearts."""

MOVES = (
    *("draw", "discard Kc", "draw", "discard 4h", "take", "meld 4h 5h 6h", "discard Ks", "draw", "discard 8h"),
    *("take 7h", "lay 7h on 1", "lay 8h on 1", "discard Kd", "draw"),
)


def played_the_old_way() -> str:
    """A record as it was once written: both cards beside each other were laid off, and nobody was fined for that (D-32)."""
    hands = tuple(tuple(cards(hand)) for hand in HANDS)
    head = cards("7h")
    used = {*head, *hands[0], *hands[1]}
    stock = tuple(card for card in pack_of(1, 0) if card not in used)
    match = Match(RULES, ["Ich", "Anna"], "0ddba11", 0)
    match.deal(Deal(0, hands, stock, tuple(head)))
    for move in MOVES:
        match.play(parse(move))
    record = write(match)
    fined = "penalty 1 penalty_head_feed 50\n"
    assert record.count(fined) == 1
    return record.replace(fined, "")


def save(record: str) -> str:
    """A match as it is kept."""
    return json.dumps({"name": "old", "record": record, "level": "greedy", "address": ""})


def opened(address: str = "", **kept: str) -> tuple[App, Paper]:
    """The page with these matches kept, the last one newest."""
    page = Paper(address)
    page.saved |= kept
    app = App(page)
    app.begin()
    page.settle()
    return app, page


def test_a_match_played_the_old_way_says_why_it_does_not_go_on_and_stops_no_other() -> None:
    good = save(write(Match.start(make("romme"), ["Ich", "Anna"], "1")))
    _, page = opened(good=good, old=save(played_the_old_way()))
    assert page.find(data_action="resume")  # the other one goes on
    page.press(data_action="matches")
    assert [node.attributes["data-kind"] for node in page.find(data_kind="")] == ["broken", "running"]
    line = played_the_old_way().splitlines().index("0 discard Kd") + 2
    (why,) = page.find(class_="why")
    assert f"Zeile {line}" in str(why.children) and "penalty 1 penalty_head_feed 50" in str(why.children)
    assert "noch ansehen" in page.text()
    assert not page.find(data_action="go_on", data_value="old") and page.find(data_action="go_on", data_value="good")


def test_it_is_looked_at_up_to_that_line_and_carried_away_whole() -> None:
    _, page = opened(old=save(played_the_old_way()))
    page.press(data_action="matches")
    page.press(data_action="replay", data_value="old")
    assert page.marks["data-screen"] == "replay"
    page.press(data_action="to_last")
    assert {"7h", "8h"} <= {node.attributes["data-card"] for node in page.find(data_card="")}
    page.press(data_action="done")
    page.press(data_action="export", data_value="old")
    page.press(data_action="download")
    assert list(page.files.values())[-1].endswith(played_the_old_way())


def test_a_match_that_was_altered_before_its_first_move_cannot_be_looked_at() -> None:
    _, page = opened(old=save(played_the_old_way().replace("hand 0 5h", "hand 0 7h")))
    page.press(data_action="matches")
    assert page.find(class_="why") and not page.find(data_action="replay")
    assert page.find(data_action="export")


@pytest.mark.parametrize("without", [1, 2, 3])
def test_a_match_whose_end_was_not_counted_goes_on_and_is_counted(without: int) -> None:
    whole = write(finished())
    cut = "\n".join(whole.splitlines()[:-without]) + "\n"
    assert not read(cut).over
    _, page = opened(cut=save(cut))
    page.press(data_action="matches")
    assert [node.attributes["data-kind"] for node in page.find(data_kind="")] == ["running"]
    page.press(data_action="go_on", data_value="cut")
    page.settle()
    assert page.marks["data-screen"] == "score"
    assert json.loads(page.saved["cut"])["record"] == whole
    assert len(page.counted) == 1


def test_a_match_that_was_counted_is_not_counted_again() -> None:
    game = Game(finished(), "greedy", "once", "done")
    app, page = opened()
    app.shell.keeper.keep(game, lambda: None)
    page.press(data_action="matches")
    assert [node.attributes["data-kind"] for node in page.find(data_kind="")] == ["over"]

"""The replay: every step of a record, back and forth, as the player saw it; all hands only in rounds that are over."""

from __future__ import annotations

import pytest

from engine.match import Match
from engine.record import read, write
from engine.rules import make
from engine.state import State
from tests.ui.paper import Paper, walk, words
from tests.ui.player import play_to_the_end
from tests.ui.tables import finished
from ui.browser.tree import element
from ui.game.game import YOU
from ui.loop import App
from ui.replay.desk import Desk
from ui.replay.replay import Replay
from ui.replay.still import still
from ui.replay.tape import Tape

GAMES = ("romme", "dummy", "indian", "knock_dummy")


def shown(match: Match, number: int = 0) -> tuple[Paper, Replay]:
    """The replay of a match on a page, at the beginning of that round."""
    page = Paper("")
    app = App(page)
    app.begin()
    desk = Desk(match, number)
    app.shell.go(desk)
    app.show()
    return page, desk.replay


def states_of(match: Match) -> list[State]:
    """The table before and after every move of a match, played again by itself."""
    found = []
    for part in match.rounds:
        assert part.dealt is not None
        again = type(part).of(match.rules, part.dealt, part.seed)
        found.append(again.state)
        for each in part.played:
            again.play(each.move, each.new_stock)
            found.append(again.state)
    return found


def cards_in(page: Paper, **attributes: str) -> list[str]:
    """The open cards in that part of the page."""
    (part,) = page.find(**attributes)
    return sorted(node.attributes["data-card"] for node in walk(part) if "data-card" in node.attributes)


@pytest.mark.parametrize("rules", GAMES)
def test_every_step_is_the_table_as_it_stood_there_and_back(rules: str) -> None:
    match = read(write(finished(rules, players=3, rounds=2, seed="7")))
    tape = Tape(match)
    states = states_of(match)
    starts = [0, len(match.rounds[0].played) + 1]
    for at in [*range(len(tape.steps)), *reversed(range(len(tape.steps)))]:
        step = tape.steps[at]
        there = tape.at(at)
        assert there.round.state == states[starts[step.round] + step.played]
        assert there.number == step.round + 1 and len(there.round.played) == step.played
    assert write(tape.at(len(tape.steps) - 1)) == write(match)
    assert [tape.ends_round(at) for at in range(len(tape.steps))].count(True) == 2


@pytest.mark.parametrize("rules", GAMES)
def test_nothing_hidden_is_on_the_page_before_the_round_is_over(rules: str) -> None:
    page, replay = shown(finished(rules, players=3, seed="7"))
    while not replay.tape.ends_round(replay.at):
        state = replay.game.match.round.state
        view = replay.game.match.round.view(YOU)
        known = [str(card) for zone in (view.hand, view.pile, [view.turned]) for card in zone if card]
        known += [str(each.card) for meld in view.melds.values() for each in meld.cards]
        cards = [node.attributes["data-card"] for node in page.nodes() if "data-card" in node.attributes]
        assert all(cards.count(card) <= known.count(card) for card in set(cards)), (cards, known)
        assert not page.find(data_hand="")
        assert cards_in(page, data_zone="hand") == sorted(map(str, state.hands[YOU]))
        page.tell("key", key="ArrowRight")
    assert page.find(data_hand="") and page.find(class_="totals")


def test_all_hands_are_shown_on_request_in_a_round_that_is_over_only() -> None:
    match = finished("romme", players=3, seed="7")
    page, replay = shown(match)
    page.press(data_action="hands")
    assert [node.attributes["data-hand"] for node in page.find(data_hand="")] == ["1", "2"]
    assert match.rounds[0].dealt is not None
    for seat in (1, 2):
        assert cards_in(page, data_hand=str(seat)) == sorted(map(str, match.rounds[0].dealt.hands[seat]))
    page.press(data_action="hands")
    assert not page.find(data_hand="")
    running = read("\n".join(write(match).split("\n")[:30]))
    page, replay = shown(running)
    assert not page.find(data_action="hands")
    replay.toggle()
    page.tell("key", key="End")
    assert not page.find(data_hand="")


def test_buttons_keys_and_slider_lead_to_the_same_steps() -> None:
    match = finished("indian", players=2, rounds=2)
    page, replay = shown(match)
    second, last = replay.tape.first_of(1), len(replay.tape.steps) - 1
    ways = {"to_next": 1, "to_last": last, "to_round_before": second, "to_first": 0, "to_round_after": second}
    for way, at in ways.items():
        page.press(data_action=way)
        assert replay.at == at, way
    keys = [("Home", 0), ("ArrowLeft", 0), ("PageDown", second), ("PageUp", 0), ("End", last), ("ArrowRight", last)]
    for key, at in keys:
        page.tell("key", key=key)
        assert replay.at == at, key
    for value, at in [("3", 3), ("-5", 0), ("x", 0), ("9" * 30, last)]:
        page.tell("change", change="step", value=value)
        assert replay.at == at and page.find(type="range", value=str(at))
    assert f"Schritt {last} von {last}" in page.text()


def test_the_line_says_what_was_done() -> None:
    match = finished("romme", players=3, seed="7")
    page, replay = shown(match)
    (line,) = page.find(role="status")
    assert "gibt" in words(line)
    told = set()
    while replay.at < len(replay.tape.steps) - 1:
        page.press(data_action="to_next")
        (line,) = page.find(role="status")
        told |= set(words(line).split())
    assert {"ziehst", "legt", "legst", "ab.", "raus."} & told >= {"legt", "ab."}
    assert "Gewonnen: " in words(line)


def test_the_player_thinks_as_a_person() -> None:
    match = Match.start(make("romme", opening_points=0), ["Ich", "Anna"], "5")
    while True:
        moves = list(match.round.legal())
        melds = [move for move in moves if move.kind == "meld"]
        if melds and match.round.to_move == YOU:
            break
        match.play(next((move for move in moves if move.kind == "draw"), None) or next(m for m in moves if m.kind == "discard"))
    match.play(melds[0])
    match.play(next(move for move in match.round.legal() if move.kind == "back"))
    page, replay = shown(match)
    while replay.at < len(replay.tape.steps) - 1:
        page.press(data_action="to_next")
    (line,) = page.find(role="status")
    assert words(line) == "Du überlegst."


def test_nothing_in_a_replay_can_be_pressed_but_the_ways() -> None:
    page, _ = shown(finished("dummy", players=3, seed="7"))
    buttons = {node.attributes["data-action"] for node in page.nodes() if node.tag == "button"}
    assert buttons == {
        *("done", "hands", "to_first", "to_round_before", "to_previous", "to_next", "to_round_after", "to_last"),
    }
    button = element("button", "x", data_press="stock", aria_label="Talon")
    assert still(button) == element("span", "x", aria_label="Talon", role="img")


def test_the_round_is_looked_at_from_the_score_and_from_the_list() -> None:
    page = Paper("rules=indian,match_end=rounds,rounds=1&players=2&seed=5&pace=0")
    app = App(page)
    app.begin()
    page.settle()
    play_to_the_end(page)
    page.press(data_action="replay_round")
    assert page.marks["data-screen"] == "replay"
    page.tell("key", key="End")
    page.press(data_action="done")
    assert page.marks["data-screen"] == "score"
    page.press(data_action="new")
    page.press(data_action="matches")
    page.press(data_action="replay")
    assert page.marks["data-screen"] == "replay"
    page.press(data_action="done")
    assert page.marks["data-screen"] == "matches"

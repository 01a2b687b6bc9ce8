"""Every screen of the page as it is drawn, with the longest words that an address, a file or a player can bring."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import NamedTuple

from engine.laws.penalties import is_claimed
from engine.record import write
from tests.ui.paper import Paper
from tests.ui.player import play_to_the_end
from tests.ui.tables import finished, game
from ui.browser.tree import Node
from ui.game.act import choose_card
from ui.game.game import Game, Question
from ui.keep.saves import written
from ui.loop import App
from ui.parts.texts import Texts
from ui.replay.replay import Replay
from ui.replay.screen import screen as replay_screen
from ui.rules import shelf
from ui.score import score
from ui.table import choice, table

WORD = "Donaudampfschifffahrt" * 15
"""A word of 315 letters."""

NAMES = ["W" * 16, "Anna Maria Luise", "M" * 16, "Clara", "Dora", "Emil"]

ROW = "7d 3s Qh 9c 5d As 2h 8c Jd 4s Tc 6h Kd 2s 9d 5c Jh 7s 3c Qd 8h 4d Ks Th 6c"
HAND = "As 2s 3s 4h 5h 6h 7d 8d 9d Tc Jc Qc Kc * *"
LAID = [
    (0, "Ks Kh Kd"),
    (1, "3c 4c *=5c 6c"),
    (2, "As 2s 3s 4s 5s"),
    (1, "Tc Jc Qc Kc Ac"),
    (2, "6d 7d 8d 9d Td Jd"),
    (0, "2c 2d 2h 2s"),
]


class Screen(NamedTuple):
    """A screen by a name of its own, and what is drawn."""

    name: str
    nodes: tuple[Node, ...]


def screens(language: str) -> Iterator[Screen]:
    """All of them, one after the other."""
    yield from _before(language)
    yield from _house(language)
    yield from _kept(language)
    yield from _at_the_table(language)
    yield from _drawn(Texts(language))


def _opened(address: str, **kept: str) -> Paper:
    page = Paper(address, kept)
    page.shares = True
    App(page).begin()
    page.settle()
    return page


def _seen(name: str, page: Paper) -> Screen:
    return Screen(name, page.tree)


def _before(language: str) -> Iterator[Screen]:
    """The set-up, and what one comes to from there."""
    parts = "&".join(f"part{number}={WORD}" for number in range(30))
    page = _opened(f"lang={language}&rules=romme,{WORD}=5&players={WORD}&seed={WORD}&pace=%00{WORD}&level={WORD}&{parts}")
    yield _seen("setup", page)
    page.tell("change", change="seed", value=WORD)
    yield _seen("setup, number", page)
    for sheet in ("help", "about"):
        page.press(data_action=sheet)
        yield _seen(sheet, page)
        page.press(data_action="close")
    for way in ("sheet", "statistics", "matches"):
        page.press(data_action=way)
        yield _seen(way, page)
        page.press(data_action="done")


def _house(language: str) -> Iterator[Screen]:
    """The house rules, and the sheets above them."""
    own = [shelf.Own("W" * 40, "romme,opening_points=30"), shelf.Own("Oma", "romme,packs=3")]
    departures = "opening_points=40,packs=3,jokers=8,hand_size=11,9,8,special_cards=Qs,2c,value_ace=11,joker_swap=complete"
    for rules in (f"romme,{departures}", "knock_dummy,special_cards=Qs,2c,stake_ranks=1,2,3"):
        page = _opened(f"lang={language}&rules={rules}&players=many", sets=shelf.written(own))
        page.press(data_action="rules")
        page.tell("change", change="set", setting="hand_size", value="99999999", part="0")
        yield _seen(f"house rules of {rules.split(',')[0]}", page)
    page.press(data_action="share")
    yield _seen("sharing rules", page)
    page.press(data_action="close")
    page.press(data_action="name")
    yield _seen("a name", page)
    page.press(data_action="close")
    page.press(data_action="sets")
    page.tell("change", change="typed", value=f"{WORD}\nromme,{WORD}={WORD}")
    page.press(data_action="bring")
    yield _seen("own rules", page)
    page.press(data_action="ask-delete")
    yield _seen("rules to delete", page)


def _kept(language: str) -> Iterator[Screen]:
    """Matches and what they brought, with one that cannot be read."""
    page = _opened(f"lang={language}&rules=indian,match_end=rounds,rounds=1&players=2&seed=5&pace=0")
    play_to_the_end(page)
    yield _seen("score", page)
    page.press(data_action="new")
    page.saved["bad"] = json.dumps({"name": "bad", "record": f"rules romme\nseats {WORD}", "level": "greedy", "address": ""})
    for name, players in (("three", 3), ("six", 6)):
        match = game("romme", players)
        match.match.names[:] = NAMES[:players]
        page.saved[name] = written(match)
    page.press(data_action="statistics")
    yield _seen("statistics with numbers", page)
    page.press(data_action="ask_erase")
    yield _seen("numbers to erase", page)
    page.press(data_action="close")
    page.press(data_action="done")
    page.press(data_action="matches")
    yield _seen("kept matches", page)
    page.press(data_action="ask_delete")
    yield _seen("a match to delete", page)
    page.press(data_action="close")
    page.press(data_action="bring")
    brought = [(WORD, write(finished()), ""), (f"{WORD}.txt", f"talon 1\nrules romme {WORD}=5\n", ""), (WORD, "", "binary")]
    files = [{"name": name, "words": words, "problem": problem} for name, words, problem in brought]
    page.tell("change", change="files", value=json.dumps(files))
    yield _seen("matches brought", page)
    page.press(data_action="close")
    page.press(data_action="export_all")
    page.press(data_action="download")
    yield _seen("export", page)


def _at_the_table(language: str) -> Iterator[Screen]:
    """A match in its first round, and what lies above it."""
    page = _opened(f"lang={language}&rules=indian&players=2&seed=5&pace=0")
    for sheet in ("menu", "log", "rules"):
        page.press(data_action=sheet)
        yield _seen(f"{sheet} of a match", page)
        page.press(data_action="close")
    page.press(data_action="rules")
    page.press(data_action="sheet")
    yield _seen("rule sheet of a match", page)
    page.press(data_action="done")
    page.press(data_action="menu")
    page.press(data_action="fair")
    yield _seen("fair", page)
    page.press(data_action="done")
    page.press(data_action="menu")
    page.press(data_action="new")
    yield _seen("leaving", page)
    second = Paper(f"lang={language}")
    second.owner, second.others = False, [page]
    second.saved, second.abouts, second.kept = page.saved, page.abouts, page.kept
    App(second).begin()
    second.settle()
    yield _seen("elsewhere", second)


def _drawn(texts: Texts) -> Iterator[Screen]:
    """Tables at which there is much to see, a question, scores of long matches, and a replay."""
    for name, shown in _tables():
        yield Screen(name, (table.screen(shown, texts, (WORD[:60],)),))
    asked = _chosen(game("romme", 3, hand="7h 8h * 5c 4d"), "7h 8h *")
    asked.question = Question(asked.options.table)
    asking = choice.question(asked, texts)
    assert asking is not None
    yield Screen("a question", (table.screen(asked, texts), asking))
    for rules in ("dummy", "knock_dummy"):
        yield Screen(f"score of {rules}", (score.screen(Game(finished(rules, 4, rounds=9), "greedy", "once"), texts),))
    replay = Replay(finished("romme", 4))
    replay.go(len(replay.tape.steps) // 2)
    yield Screen("replay", (replay_screen(replay, texts),))
    replay.go(len(replay.tape.steps) - 1)
    yield Screen("end of a replay", (replay_screen(replay, texts),))


def _tables() -> Iterator[tuple[str, Game]]:
    """By name: to draw, to play, something chosen and lit, much laid, a claim."""
    yield "table to draw from", game("dummy", 4, hand="Qs Qd 5h 9c 3d", pile=ROW, phase="draw")
    lit = game("romme", 3, hand="7c Kc 5h 9c 3d", pile="9c Jd", table=LAID, opened=range(3))
    yield "lit table", _chosen(lit, "7c")
    yield "table with a new meld", _chosen(game("romme", 6, hand="Qs Qd Qh 9c 3d", pile="9c"), "Qs Qd Qh")
    yield "full table", game("romme", 6, hand=HAND, pile="9c Jd", table=LAID, opened=range(6))
    yield "table with a turned card", game("indian", 6, pile="9c", phase="draw")
    claimed = game("knock_dummy", 4, hand=HAND, pile=ROW, table=[LAID[0], *LAID[3:5]], phase="draw", penalty_notice="claim")
    assert is_claimed(claimed.view.rules)
    yield "table with claims", claimed


def _chosen(shown: Game, keys: str) -> Game:
    for key in keys.split():
        choose_card(shown, key)
    return shown

"""Names of players: the same after a record, never invisible, and no tower of marks."""

from __future__ import annotations

import json
import random

import pytest

from engine.match import Match
from engine.record import read, write
from engine.rules import make
from tests.ui.paper import Paper
from ui.keep import digest
from ui.loop import App
from ui.matches import carrying
from ui.parts.names import tidy

SIGNS = "aÄ字ก \t_\u0301\u0327\u0e49\u0903\u200d\u202e\u3164\u2800\ufe0f😀\x00\n"


@pytest.mark.parametrize("seed", range(20))
def test_a_tidy_name_is_the_same_when_it_is_tidied_again_and_after_a_record(seed: int) -> None:
    dice = random.Random(seed)
    for _ in range(200):
        name = tidy("".join(dice.choices(SIGNS, k=dice.randrange(1, 30))), 16)
        assert tidy(name, 16) == name and len(name) <= 16
        if name:
            assert name[0].isprintable() and name[0] not in "\u0301\u0327\u3164\u2800 "
            match = Match.start(make("romme"), [name, "Anna"], "1")
            assert read(write(match)).names == [name, "Anna"]


def test_two_names_that_a_record_would_make_one_are_told_apart() -> None:
    page = Paper()
    app = App(page)
    app.begin()
    page.settle()
    page.tell("change", change="name0", value="Max_M")
    page.tell("change", change="name1", value="Max M")
    page.press(data_action="play")
    assert app.shell.game is not None
    names = app.shell.game.match.names
    assert names[0] == "Max M" and "Max M’" in names[1:]
    assert read(write(app.shell.game.match)).names == names


def test_names_of_an_earlier_visit_are_tidied() -> None:
    page = Paper()
    app = App(page)
    app.begin()
    page.settle()
    page.tell("change", change="name0", value="Max")
    (kept,) = (name for name, words in page.kept.items() if "Max" in words)
    page.kept[kept] = json.dumps({**json.loads(page.kept[kept]), "names": ["Max_M", "\u3164", "", "", "", ""]})
    again = App(Paper(kept=page.kept))
    again.begin()
    assert again.shell.setup.names[:2] == ("Max M", "")


@pytest.mark.parametrize(
    ("name", "shown"),
    [("\u3164", "_"), ("\u0301" * 19, "_"), ("Z" + "\u0301" * 19 + "o", "Z\u0301\u0301o"), ("a\u2800b", "a b"), ("_", "_")],
)
def test_an_imported_name_is_seen_and_stays_in_its_line(name: str, shown: str) -> None:
    match = carrying.with_tidy_names(Match.start(make("romme"), [name, "Anna"], "1"))
    assert match.names == [shown, "Anna"]
    assert digest.tidy(shown) == shown

"""A thousand damaged, edited and future links: what is understood is offered, what is not is named, nothing breaks."""

from __future__ import annotations

import os
import random

import pytest

from engine.presets import PRESETS
from engine.rules import from_text, make, to_text
from engine.settings import SETTINGS
from engine.shuffle import Chance, derived
from engine.workbench.drawn import drawn_rules
from tests.ui.paper import Paper
from ui.loop import App
from ui.rules.link import Read, link, read

LINKS = 10_000 if os.environ.get("EFFORT") == "full" else 1_000
SIGNS = "abcxyz0123456789,=&#%+-_. \"'<>{}\\äß✓\0\u202e"


def rules_text(number: int) -> str:
    return to_text(drawn_rules(2 + number % 5, Chance(derived("11ee", f"link {number}"))))


def mutated(text: str, chance: random.Random) -> str:
    """The text with one to four places damaged, cut, doubled or filled with something new."""
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(text) + 1)
        to = min(len(text), at + chance.choice((0, 1, 1, 2, 9)))
        put = chance.choice(
            ("", "", chance.choice(SIGNS), "".join(chance.choices(SIGNS, k=6)), ",gravity=9", "99999", text[at:to] * 2)
        )
        text = text[:at] + put + text[to:]
    return text[: chance.randrange(len(text) + 1)] if chance.random() < 0.1 else text


def test_a_link_carries_the_departures_only() -> None:
    assert link("https://talon.example/", make("romme", opening_points=40)).endswith("#rules=romme,opening_points=40")
    assert link("https://talon.example/", make("dummy")).endswith("#rules=dummy")


@pytest.mark.parametrize("number", range(20))
def test_a_sound_link_is_read_whole(number: int) -> None:
    written = rules_text(number)
    assert read(written) == (from_text(written), ())


@pytest.mark.parametrize(
    ("written", "rules", "unused"),
    [
        ("romme,opening_points=40,gravity=9", "romme,opening_points=40", ["gravity=9"]),
        ("romme,opening_points=4000,packs=3", "romme,packs=3", ["opening_points=4000"]),
        ("romme,opening_points=40,7,packs=3", "romme,packs=3,opening_points=40", ["7"]),
        ("rome,opening_points=40", "romme,opening_points=40", ["rome"]),
        (" Romme , opening_points = 40", "romme,opening_points=40", []),
        ("dummy,hand_size=11,9,8,packs=2", "dummy,packs=2,hand_size=11,9,8", []),
        ("dummy,hand_size=11,x,8,packs=2", "dummy,packs=2", ["hand_size=11,x,8"]),
        ("dummy,players_min=5,players_max=6,packs=3,hand_size=7", "dummy,players_min=5,players_max=6,packs=3,hand_size=7", []),
        ("dummy,hand_size=15,players_min=4", "dummy,hand_size=15", ["players_min=4"]),
        ("romme,=,,=40", "romme", ["=", "=40"]),
    ],
)
def test_every_good_part_is_kept(written: str, rules: str, unused: list[str]) -> None:
    found = read(written)
    assert found.rules is not None and found.rules == from_text(rules)
    assert [each.part for each in found.unused] == unused


def test_without_a_game_there_is_nothing_to_play() -> None:
    found = read("chess,opening_points=40")
    assert found.rules is None and [each.part for each in found.unused] == ["chess"]


def test_a_thousand_mutated_links_break_nothing() -> None:
    chance = random.Random(3)
    for number in range(LINKS):
        written = mutated(rules_text(number), chance)
        found = read(written)
        if found.rules is None:
            assert written.split(",")[0].strip().lower() not in PRESETS
            continue
        assert from_text(to_text(found.rules)) == found.rules
        for key, value in found.rules.departures().items():
            assert key in written and SETTINGS[key].write(value)
        named = {each.part for each in found.unused}
        for part in written.split(",")[1:]:
            key, sign, _ = part.partition("=")
            if sign and key.strip() not in found.rules.departures() and key.strip() not in SETTINGS:
                assert any(each.startswith(f"{key.strip()}=") or each == key.strip() for each in named), (written, part)


def test_the_page_offers_what_it_understands_of_them() -> None:
    chance = random.Random(5)
    for number in range(LINKS // 10):
        page = Paper(mutated(f"rules={rules_text(number)}&players=3&pace=0&lang=en", chance))
        app = App(page)
        app.begin()
        assert page.marks["data-ready"] == "true" and page.tree
        for task in page.tasks:
            task.close()
        assert page.marks["data-screen"] == "table" or page.find(role="alert") or not page.find(class_="note")
        from_text(app.shell.setup.rules).check_seats(app.shell.setup.players)


def test_a_list_of_one_comes_out_of_a_link_as_it_went_in() -> None:
    alone = make("romme", players_max=2, hand_size=[15])
    assert read(to_text(alone)) == Read(alone)

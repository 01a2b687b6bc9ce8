"""Addresses that follow each other faster than anything can be done about them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from engine import wording
from engine.settings import SETTINGS
from tests.ui.paper import words
from tests.ui.tables import opened
from tests.ui.test_presses import SlowPaper
from ui.browser.page import Signal
from ui.game.game import Game
from ui.loop import App
from ui.parts.texts import LANGUAGES, Texts
from ui.rules import link
from ui.rules.words import explained

FIRST, SECOND = "rules=dummy&players=2&seed=5&pace=0", "rules=indian&players=2&seed=6&pace=0"


def test_an_address_that_is_told_twice_deals_once() -> None:
    """The second time comes before the first match has been kept."""

    async def arrive() -> SlowPaper:
        page = SlowPaper(FIRST, 3)
        App(page).begin()
        await page.rest()
        page.hash = SECOND
        for _ in range(2):
            page.heard(Signal("address", {}))
        await page.rest()
        return page

    with asyncio.Runner() as runner:
        assert len(runner.run(arrive()).saved) == 2


def test_a_match_that_is_found_too_late_takes_nobody_from_another_table(monkeypatch: pytest.MonkeyPatch) -> None:
    page, app = opened(FIRST)
    page.hash = ""
    page.tell("address")
    found: list[Callable[[], None]] = []
    now = app.shell.keeper.open

    def later(name: str, pace: str, then: Callable[[Game | None], None]) -> None:
        found.append(lambda: now(name, pace, then))

    monkeypatch.setattr(app.shell.keeper, "open", later)
    page.hash = FIRST
    page.tell("address")
    page.hash = SECOND
    page.tell("address")
    for each in found:
        each()
    page.settle()
    assert app.shell.game is not None and app.shell.game.address == SECOND


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_of_a_setting_or_of_a_part_means_more_than_that_there_is_none(language: str) -> None:
    """Whoever writes an address may call things as our own texts and reasons are called."""
    texts = Texts(language)
    for key in {*wording.languages.words(language, "refusals").SENTENCES} - SETTINGS.keys() | {
        "record",
        "{key}",
        "__class__",
        "x" * 5_000,
        "\u202e",
    }:
        (unused,) = link.read(f"romme,{key}=5").unused
        sentence = explained(unused.refusal, texts)
        assert len(sentence) < 200 and sentence.isprintable()
    page, _ = opened(f"lang={language}&rules=romme,record=5")
    assert "record" in page.text()


@pytest.mark.parametrize("part", ["other", "offer", "unknown", "level.x", "", "\u202e", "x" * 10_000])
def test_a_part_that_is_none_is_named_and_no_more(part: str) -> None:
    page, _ = opened(f"{part}=\u202e1")
    (note,) = page.find(class_="note")[:1]
    assert note.children and words(note).isprintable() and len(words(note)) < 300


@pytest.mark.parametrize(
    "address",
    [
        "&".join(f"k{number}=1" for number in range(100_000)),
        "rules=romme," + ",".join(f"k{number}=1" for number in range(50_000)),
        "rules=romme,hand_size=" + "7," * 50_000,
    ],
    ids=["parts", "settings", "numbers"],
)
def test_an_address_without_end_is_not_read_to_its_end(address: str) -> None:
    page, _ = opened(address)
    assert page.marks["data-screen"] == "setup" and 0 < len(page.find(class_="note")) < 25


@pytest.mark.parametrize(("address", "rest"), [("rules=halma", False), ("rules=halma&players=4", True), ("gravity=9", False)])
def test_of_the_rest_of_an_address_is_spoken_only_where_there_is_some(address: str, rest: bool) -> None:
    page, _ = opened(address)
    assert (Texts("de")("address.offer") in page.text()) is rest


@pytest.mark.parametrize("players", [0, 1, 7])
@pytest.mark.parametrize("rules", ["", "rules=romme&"])
def test_a_number_of_players_that_cannot_be_is_told_with_and_without_rules(rules: str, players: int) -> None:
    page, app = opened(f"{rules}players={players}")
    assert f"„{players}“" in words(page.find(class_="note")[0]) and app.shell.setup.players == 3
    assert page.marks["data-screen"] == "setup"


def test_a_part_that_is_there_twice_is_told_and_nothing_is_dealt() -> None:
    page, app = opened("rules=dummy&players=4&players=2")
    assert "„players“ steht mehrmals" in words(page.find(class_="note")[0])
    assert app.shell.setup.players == 4 and app.shell.game is None


def test_what_an_address_brings_is_told_in_few_words() -> None:
    word = "Donaudampfschifffahrt" * 15
    page, _ = opened(f"level={word}&" + "&".join(f"part{number}={word}" for number in range(30)))
    notes = [words(note) for note in page.find(class_="note")]
    assert len(notes) == 3 and all(len(note) < 200 for note in notes)
    assert "part0, part1" in notes[0] and word not in page.text()


def test_a_note_that_is_said_again_is_heard_again() -> None:
    page, app = opened("")
    app.shell.setup = app.shell.setup._replace(seed="no number")
    heard = []
    for _ in range(2):
        page.press(data_action="play")
        heard.append(page.find(role="alert")[0])
        app.shell.setup = app.shell.setup._replace(seed="no number")
    assert words(heard[0]) == words(heard[1])
    assert heard[0].children[0] != heard[1].children[0]

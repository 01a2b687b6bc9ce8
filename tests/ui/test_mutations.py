"""Saves and imports that something has changed: each is read, or refused with its line and a reason; nothing else comes."""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections.abc import Callable
from functools import cache
from typing import Final

import pytest

from engine.bots import choose
from engine.errors import Refusal
from engine.match import Match
from engine.record import parts, read, write
from engine.shuffle import Chance
from engine.wording import LANGUAGES
from tests.ui.paper import Paper, walk
from tests.ui.tables import finished
from ui.browser.page import Kept
from ui.game.game import LEVELS, Game
from ui.keep import digest, result, saves
from ui.loop import App
from ui.matches import carrying
from ui.matches.carrying import Brought
from ui.matches.desk import Desk
from ui.parts.texts import Texts
from ui.rules.words import explained

MANY: Final = 100_000 if os.environ.get("EFFORT") == "full" else 1_000
"""So many saves and so many imports are changed, half of each."""

GROUPS: Final = 20
GAMES: Final = ("romme", "dummy", "indian", "knock_dummy")
ODD: Final = (
    *("<script>alert(1)</script>", "<img/src=x/onerror=alert(1)>", "&lt;b&gt;"),
    *("\x00", "\u202e", "💥", "ﬃ", "\ud7ff", "\x1c", "\x85"),
    *("{}", "{0}", "{name}", "%s", "__class__", "-1", "²", "9" * 40, "1e999", "NaN", "null", "x" * 50_000),
    *("=", "/", "#", "# edition 7"),
)
KEYS: Final = (
    *("jokers_glow=on", "opening_points=banana", "packs=", "=3"),
    *("hand_size=1,2,3,4,5,6,7", "target=-5", "scoring=stakes", "a=b=c"),
)
LETTERS: Final = "0123456789AKQJTshdc*_ =\n\t\r#\x00\x7fé♠"
Change = Callable[[str, random.Random], str]


@cache
def record(number: int) -> str:
    """The record of a match: of every game, over or in the middle of a round."""
    match = finished(GAMES[number % 4], players=2 + number % 2, rounds=1 + number % 2, seed=f"{number:x}")
    lines = write(match).split("\n")
    return "\n".join(lines if number % 3 else lines[: len(lines) * 2 // 3]) + "\n"


# ---------------------------------------------------------------------------------------------------- changes


def _cut(text: str, dice: random.Random) -> str:
    at = dice.randrange(len(text) + 1)
    return dice.choice([text[:at], text[at:], text[:at] + text[at + dice.randrange(200) :]])


def _flipped(text: str, dice: random.Random) -> str:
    letters = list(text)
    for _ in range(dice.choice([1, 1, 1, 5, 50])):
        if letters:
            letters[dice.randrange(len(letters))] = dice.choice(LETTERS + chr(dice.randrange(0x2000)))
    return "".join(letters)


def _line_changed(text: str, dice: random.Random) -> str:
    lines = text.split("\n")
    at, other = dice.randrange(len(lines)), dice.randrange(len(lines))
    match dice.randrange(6):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, lines[at])
        case 2:
            lines[at], lines[other] = lines[other], lines[at]
        case 3:
            lines.insert(at, lines[other])
        case 4:
            lines[at:other] = reversed(lines[at:other])
        case _:
            lines.insert(at, dice.choice(ODD))
    return "\n".join(lines)


def _word_changed(text: str, dice: random.Random) -> str:
    lines = text.split("\n")
    at = dice.randrange(len(lines))
    words = lines[at].split(" ")
    words[dice.randrange(len(words))] = dice.choice([*ODD, *KEYS, dice.choice(text.split() or [""])])
    lines[at] = " ".join(words)
    return "\n".join(lines)


def _number_changed(text: str, dice: random.Random) -> str:
    places = [at for at, letter in enumerate(text) if letter.isdigit()]
    if not places:
        return text
    at = dice.choice(places)
    return text[:at] + dice.choice(["", "-1", "99", "٣", str(dice.randrange(10)), "9" * 30]) + text[at + 1 :]


def _rules_changed(text: str, dice: random.Random) -> str:
    """Settings that are still to come, or have gone, or another edition of the games."""
    if dice.random() < 0.3:
        return f"# edition {dice.choice(['0', '1', '2', 'x', '', '1 1', '99999999'])}\n{text}"
    first, _, rest = text.partition("\n")
    return f"{first} {dice.choice(KEYS)}\n{rest}"


def _names_changed(text: str, dice: random.Random) -> str:
    lines = text.split("\n")
    for at, line in enumerate(lines):
        if line.startswith("seats "):
            names = line.split(" ")
            names[dice.randrange(1, len(names))] = dice.choice(ODD)
            lines[at] = " ".join(names)
    return "\n".join(lines)


def _noise(text: str, dice: random.Random) -> str:
    noise = dice.randbytes(dice.randrange(400)).decode("latin-1")
    at = dice.randrange(len(text) + 1)
    return dice.choice([noise, text[:at] + noise + text[at:]])


def _large(text: str, dice: random.Random) -> str:
    return dice.choice(["\n" * 20_000 + text, text.replace(" ", " " * 50), text + "0 draw\n" * 2_000, " ".join(text.split())])


def _ended_otherwise(text: str, dice: random.Random) -> str:
    other = dice.choice(["\r\n", "\r", "\n\n# x\n", "\u2028"])
    return dice.choice([text.replace("\n", other), "\ufeff" + text, text.upper()])


CHANGES: Final[tuple[Change, ...]] = (
    *(_cut, _flipped, _line_changed, _word_changed, _number_changed, _rules_changed),
    *(_names_changed, _noise, _large, _ended_otherwise),
)


def changed(text: str, dice: random.Random) -> str:
    """The text with one to three changes."""
    for _ in range(dice.choice([1, 1, 2, 3])):
        text = dice.choice(CHANGES)(text, dice)
    return text


def _field_changed(words: str, dice: random.Random) -> str:
    """A save with a field of another kind, or none."""
    told = json.loads(words)
    key = dice.choice([*told, "new"])
    odd: list[object] = [None, 7, -1.5, True, [], {}, ["x"], {"x": {}}, *ODD, told["record"]]
    told[key] = dice.choice(odd)
    if dice.random() < 0.3:
        told.pop(dice.choice(list(told)))
    return json.dumps(told)


# ---------------------------------------------------------------------------------------------------- what has to come


def _is_refused_properly(refusal: Refusal, text: str, first: int = 1) -> None:
    (reason,) = refusal.reasons
    assert reason.key == "record"
    line = reason.values["line"]
    assert isinstance(line, int) and first <= line <= first + text.count("\n")
    for language in LANGUAGES:
        sentence = explained(refusal, Texts(language))
        assert str(line) in sentence and len(sentence) < 1_000


def _plays_on(match: Match) -> None:
    """It writes itself, and the next move can be made."""
    again = read(write(match))
    assert write(again) == write(match)
    if match.round.over and not match.over:
        match.next_round()
    if not match.over:
        match.play(choose(LEVELS[0], match.round.view(match.round.to_move), Chance("next")))


def _saved(number: int, dice: random.Random) -> str:
    words = json.dumps(saves.Saved("name", record(number), "greedy", "rules=romme", "number")._asdict())
    if dice.random() < 0.5:
        told = json.loads(words)
        return json.dumps(told | {"record": changed(told["record"], dice)})
    return _field_changed(words, dice) if dice.random() < 0.5 else changed(words, dice)


def _imported(number: int, dice: random.Random) -> str:
    several = "\n".join(f"# match\n# level greedy\n{record(number + other)}" for other in range(dice.choice([1, 1, 3])))
    return changed(several, dice)


@pytest.mark.parametrize("group", range(GROUPS))
def test_a_changed_save_is_read_or_refused(group: int) -> None:
    refused = 0
    for number in range(MANY // 2 // GROUPS):
        dice = random.Random(f"save {group} {number}")
        kept = saves.saved("name", _saved(dice.randrange(24), dice))
        assert kept.name == "name" and kept.level in LEVELS
        try:
            game = saves.resumed(kept, "once")
        except Refusal as refusal:
            _is_refused_properly(refusal, kept.record)
            refused += 1
            continue
        assert digest.read(digest.written(digest.about(game))) == digest.about(game)
        _plays_on(game.match)
    assert 0 < refused < MANY // 2 // GROUPS


@pytest.mark.parametrize("group", range(GROUPS))
def test_a_changed_import_is_read_or_refused_record_by_record(group: int) -> None:
    refused = 0
    for number in range(MANY // 2 // GROUPS):
        dice = random.Random(f"import {group} {number}")
        text = _imported(dice.randrange(24), dice)
        lines = text.removeprefix("\ufeff").split("\n")
        for part in parts(text):
            of_part = part.text.split("\n")
            assert lines[part.line - 1 : part.line - 1 + len(of_part)] == of_part
            assert carrying.level_of(part) in LEVELS
            try:
                match = carrying.with_tidy_names(asyncio.run(carrying.read_slowly(part.text, part.line)))
            except Refusal as refusal:
                _is_refused_properly(refusal, part.text, part.line)
                refused += 1
            else:
                assert all(0 < len(name) <= digest.LONGEST_NAME and name.isprintable() for name in match.names)
                _plays_on(match)
    assert refused


TAGS: Final = {
    *("div", "header", "button", "h1", "h2", "h3", "p", "ul", "li", "section", "dialog", "label", "span", "input", "textarea"),
}


@pytest.mark.parametrize("group", range(2))
def test_changed_saves_and_rows_are_listed_as_text_and_the_good_ones_stay(group: int) -> None:
    dice = random.Random(f"list {group}")
    page = Paper("", {})
    good = Game(finished(), "greedy", "once", "good")
    page.save(Kept("good", 0, digest.written(digest.about(good)), saves.written(good)), "", lambda problem: None)
    for number in range(40):
        name = f"<b>{number}</b>"
        page.saved[name] = _saved(number, dice)
        page.abouts[name] = changed(page.abouts["good"], dice)
    app = App(page)
    app.begin()
    page.settle()
    page.press(data_action="matches")
    listed = {node.attributes["data-name"] for node in page.find(data_name="")}
    assert listed == set(page.saved)
    assert {node.tag for root in page.tree for node in walk(root)} <= TAGS
    assert page.find(data_action="replay", data_value="good")
    shown = app.shell.aside
    assert isinstance(shown, Desk)
    shown.matches.bring([Brought(f"<i>{number}</i>", _imported(number, dice)) for number in range(10)])
    shown.matches.top = "bring"
    page.settle()
    app.show()
    assert len(page.find(data_told="")) >= 10
    assert {node.tag for root in page.tree for node in walk(root)} <= TAGS


@pytest.mark.parametrize("group", range(2))
def test_changed_rows_and_results_are_read_or_passed_over(group: int) -> None:
    row = digest.written(digest.of(finished(), "greedy", "rules=indian"))
    counted = result.written(result.Result("indian", "greedy", 2, 1, 0, 5, False))
    for number in range(MANY // 2):
        dice = random.Random(f"row {group} {number}")
        told = digest.read(changed(row, dice))
        assert told is None or (all(name == digest.tidy(name) for name in told.names) and len(told.names) == len(told.totals))
        found = result.read(changed(counted, dice))
        assert found is None or found.rounds > 0

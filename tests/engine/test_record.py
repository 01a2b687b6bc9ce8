"""Records: whole matches replay to themselves; a damaged one is refused with its line, and nothing else ever comes."""

from __future__ import annotations

import hashlib
import random
from functools import cache

import pytest

from engine.errors import Refusal
from engine.match import Match
from engine.moves import parse
from engine.presets import PRESETS
from engine.record import edition, parts, read, write
from engine.rules import make, preset
from engine.settings import SETTINGS
from engine.wording import LANGUAGES, explain
from tests.engine.dice import FULL, NAMES, play_round, rules_at_random, start

SHORT = {"laps_max": 20}

WAYS: tuple[tuple[str, int, dict[str, object]], ...] = (
    ("romme", 2, SHORT),
    ("dummy", 3, SHORT),
    ("indian", 2, SHORT),
    ("knock_dummy", 4, SHORT | {"penalty_head_feed": 50, "penalty_full_discard": 50}),
    ("dummy", 2, SHORT | {"penalty_notice": "claim", "stock_out": "turn_over", "reshuffles": 2}),
    ("romme", 2, SHORT | {"match_end": "rounds", "rounds": 2, "packs": 1, "jokers": 2, "reshuffles": 3}),
)


@cache
def _record(way: int) -> str:
    name, seats, departures = WAYS[way]
    dice = random.Random(f"record {way}")
    match = start(make(name, **departures), seats, dice)
    play_round(match, dice)
    if not match.over:
        match.next_round()
        play_round(match, dice)
    return write(match)


RECORDS = range(len(WAYS))


@pytest.mark.parametrize("way", RECORDS)
def test_a_record_replays_to_itself(way: int) -> None:
    record = _record(way)
    match = read(record)
    assert write(match) == record
    assert match.totals == tuple(map(int, record.strip().split("total ")[-1].split("\n")[0].split()))


def test_the_records_hold_every_kind_of_line() -> None:
    lines = "\n".join(_record(way) for way in RECORDS).split("\n")
    kinds = {line.split()[0] for line in lines if line and not line[0].isdigit()}
    assert kinds >= {"rules", "seats", "seed", "round", "dealer", "hand", "stock", "pile", "head", "turned", "shuffle"}
    assert kinds >= {"end", "total", "penalty", "match"}
    moves = {line.split()[1] for line in lines if line and line[0].isdigit()}
    assert moves >= {"draw", "take", "meld", "lay", "swap", "back", "put", "discard", "claim"}


@pytest.mark.parametrize("way", RECORDS)
def test_every_beginning_of_a_record_is_a_match_that_goes_on(way: int) -> None:
    lines = _record(way).split("\n")
    starts = next(at for at, line in enumerate(lines) if line[:1].isdigit())
    read_ones = 0
    for at in range(starts, len(lines), 1 if FULL else 61):
        part = "\n".join(lines[:at]) + "\n"
        try:
            match = read(part)
        except Refusal as refusal:
            assert lines[at - 1].startswith(("shuffle", "round", "dealer", "hand", "cut")), refusal.reasons
            continue
        read_ones += 1
        again = write(match)
        assert write(read(again)) == again
    assert read_ones > 2


# ------------------------------------------------------------------------------------------- damage


def _other_card(words: list[str], dice: random.Random) -> list[str]:
    at = dice.randrange(len(words))
    return [*words[:at], dice.choice(["As", "*", "7h", "Kc", "*=9s", "9h=9s", "1x", "10d"]), *words[at + 1 :]]


def _other_number(words: list[str], dice: random.Random) -> list[str]:
    numbers = [at for at, word in enumerate(words) if word.lstrip("-").isdigit()] or [0]
    at = dice.choice(numbers)
    new = str(int(words[at]) + dice.choice([1, -1, 7])) if words[at].lstrip("-").isdigit() else "3"
    return [*words[:at], dice.choice([new, new, "-5", "²", "9" * 30, "1e3", "0x1"]), *words[at + 1 :]]


def _words_moved(words: list[str], dice: random.Random) -> list[str]:
    return dice.sample(words, len(words))


def _word_gone(words: list[str], dice: random.Random) -> list[str]:
    at = dice.randrange(len(words))
    return [*words[:at], *words[at + 1 :]]


def _word_twice(words: list[str], dice: random.Random) -> list[str]:
    at = dice.randrange(len(words))
    return [*words[:at], words[at], *words[at:]]


def _garbage(words: list[str], dice: random.Random) -> list[str]:
    odd = dice.choice(ODD)
    return dice.choice([[odd], [words[0], odd], [*words, odd], ["x" * 100_000], words * 3000])


ODD = (
    *("☃", "\x00", "=", "/", "meld", "*=", "=Qs", "swap in 1", "lay on", "back from", "meld /"),
    *("take turned x", "0", "claim", "match", "claim 9", "swap Qs in 99", "meld Qs", "lay * on 1"),
)

CHANGES = (_other_card, _other_number, _words_moved, _word_gone, _word_twice, _garbage)


def _damaged(record: str, dice: random.Random) -> str:
    lines = record.split("\n")[:-1]
    at = dice.randrange(len(lines))
    match dice.randrange(10):
        case 0:
            return "\n".join([*lines[:at], *lines[at + 1 :]])
        case 1:
            return "\n".join([*lines[:at], lines[at], *lines[at:]])
        case 2:
            other = dice.randrange(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
            return "\n".join(lines)
        case 3:
            return record[: dice.randrange(len(record))]
    change = dice.choice(CHANGES)
    return "\n".join([*lines[:at], " ".join(change(lines[at].split(), dice)), *lines[at + 1 :]])


def _read_or_refused(text: str) -> bool:
    """Is it read? Then it writes itself; if not, a line of it and the reason are named."""
    try:
        match = read(text)
    except Refusal as refusal:
        (reason,) = refusal.reasons
        assert reason.key == "record"
        line = reason.values["line"]
        assert isinstance(line, int) and 0 < line <= text.count("\n") + 1
        for lang in LANGUAGES:
            sentence = explain(refusal, lang)
            assert str(line) in sentence and len(sentence) < 1000, sentence[:2000]
        return False
    assert write(read(write(match))) == write(match)
    return True


@pytest.mark.parametrize("way", RECORDS)
def test_a_damaged_record_is_read_or_refused(way: int) -> None:
    dice = random.Random(f"damage {way}")
    record = _record(way)
    refused = sum(not _read_or_refused(_damaged(record, dice)) for _ in range(1500 if FULL else 24))
    assert refused > 8


@pytest.mark.parametrize("number", range(200 if FULL else 6))
def test_damaged_records_of_random_rules(number: int) -> None:
    dice = random.Random(f"random {number}")
    seats = dice.randint(2, 3)
    match = start(rules_at_random(dice, seats), seats, dice)
    play_round(match, dice)
    for _ in range(60 if FULL else 12):
        _read_or_refused(_damaged(write(match), dice))


@pytest.mark.parametrize(
    "text", ["", "\n\n", "#\n", "rules", "rules romme", "seats Anna Ben", "\x00", "rules romme\nseats", "💥" * 99]
)
def test_what_is_no_record(text: str) -> None:
    assert not _read_or_refused(text)


def test_every_line_before_the_first_move_is_needed() -> None:
    """All of it is what was dealt: without any line, or with any twice, it is no record of these rules."""
    for way in RECORDS:
        lines = _record(way).split("\n")
        first = next(at for at, line in enumerate(lines) if line[:1].isdigit())
        for at in range(first):
            for text in ([*lines[:at], *lines[at + 1 :]], [*lines[: at + 1], *lines[at:]]):
                if not lines[at].startswith("cut"):
                    assert not _read_or_refused("\n".join(text)), lines[at]


def test_a_card_that_was_dealt_twice_is_named() -> None:
    lines = _record(1).split("\n")
    at = next(at for at, line in enumerate(lines) if line.startswith("hand 1"))
    words = lines[at].split()
    lines[at] = " ".join([*words[:2], words[3], *words[3:]])
    with pytest.raises(Refusal) as refusal:
        read("\n".join(lines))
    (reason,) = refusal.value.reasons
    assert [each.key for each in reason.values["reasons"]] == ["G-2"]  # type: ignore[attr-defined]


def test_a_move_that_breaks_a_rule_is_named_with_its_line_and_rule() -> None:
    match = Match.start(make("dummy"), NAMES[:2], "1")
    match.play(parse("draw"))
    lines = write(match).rstrip("\n").split("\n")
    with pytest.raises(Refusal) as refusal:
        read("\n".join([*lines, f"{match.round.to_move} draw"]))
    (reason,) = refusal.value.reasons
    assert reason.values["line"] == len(lines) + 1
    assert explain(refusal.value, "en").startswith(f"Line {len(lines) + 1}, ")


def test_names_are_written_as_one_word_and_come_back() -> None:
    names = ["Anna Maria", "  Ben  ", "", "Clara_B", "#1", "Ünal"]
    match = Match.start(make("romme", seating="free"), names, "5")
    again = read(write(match))
    assert write(again) == write(match)
    assert again.names[0] == "Anna Maria"
    assert len(again.names) == 6


def test_blank_lines_remarks_and_the_ends_of_lines_mean_nothing() -> None:
    record = _record(0)
    assert write(read("# remark\n\n" + record.replace("\n", "\r\n"))) == record
    assert write(read(record.replace("\n", "\n  \n# x\n"))) == record
    assert write(read("\ufeff" + record)) == record


# ------------------------------------------------------------------------------------------- several, and older ones


def test_several_records_in_one_text_are_told_apart() -> None:
    good = "# Anna and Ben\n" + _record(0)
    text = "".join([good, "\n# the second\n", _record(1), "# broken\nrules nonsense\nseats Anna Ben\n", _record(0)])
    found = parts(text)
    assert [part.text.startswith(("# Anna", "\n# the second", "# broken", "rules romme")) for part in found] == [True] * 4
    assert [write(read(found[at].text)) for at in (0, 1, 3)] == [_record(0), _record(1), _record(0)]
    with pytest.raises(Refusal) as refused:
        read(found[2].text, found[2].line)
    (reason,) = refused.value.reasons
    assert text.split("\n")[int(str(reason.values["line"])) - 1] == "rules nonsense"


@pytest.mark.parametrize("text", ["", "\n\n", "# only a remark\n", "no record", "no record\nnor this"])
def test_text_without_a_record_is_one_part(text: str) -> None:
    assert [part.line for part in parts(text)] == [1]


def test_a_record_goes_on_by_what_its_game_was_in_its_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    record = _record(0)
    monkeypatch.setattr(edition, "EDITION", 3)
    before = {"romme": {"value_joker_hand": "30", "target": "600"}}
    monkeypatch.setattr(edition, "FORMER", {1: before, 2: {"romme": {"value_joker_hand": "40", "tie": "play_on"}}})
    first = read(record).rules.departures()
    assert first == SHORT | {"value_joker_hand": 30, "target": 600, "tie": "play_on"}
    second = read(f"# edition 2\n{record}").rules.departures()
    assert second == SHORT | {"value_joker_hand": 40, "tie": "play_on"}
    assert read(f"# edition 3\n{record}").rules.departures() == SHORT
    said = record.replace("rules romme", "rules romme value_joker_hand=25")
    assert read(said).rules.value_joker_hand == 25
    again = write(read(record))
    assert again.startswith("# edition 3\nrules romme") and write(read(again)) == again


@pytest.mark.parametrize("number", ["2", "0", "-1", "x", "", "1 1", "9" * 50])
def test_an_edition_that_is_still_to_come_is_refused(number: str) -> None:
    with pytest.raises(Refusal) as refused:
        read(f"# a match\n# edition {number}\n{_record(0)}")
    assert explain(refused.value, "de").startswith("Zeile 2") and "neueren Version" in explain(refused.value, "de")


def test_a_game_is_not_changed_without_a_new_edition() -> None:
    """If this fails: count `EDITION` up, write what the settings were into `FORMER`, and put the new number and digest here."""
    games = {name: {key: SETTINGS[key].write(getattr(preset(name), key)) for key in SETTINGS} for name in PRESETS}
    digest = hashlib.sha256(repr(sorted((name, sorted(game.items())) for name, game in games.items())).encode()).hexdigest()
    assert (edition.EDITION, digest[:16]) == (1, "d625693d6be5c60d")

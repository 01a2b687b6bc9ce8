"""The sentences: the same in German and in English, and one for every reason that the engine ever gives."""

from __future__ import annotations

import random
import re
import string
from collections.abc import Iterator

import pytest

from engine.cards import JOKER, PACK
from engine.errors import Reason, Refusal
from engine.moves import parse
from engine.position import position
from engine.record import read, write
from engine.round import Round
from engine.rules import from_text, make
from engine.settings import SETTINGS
from engine.state import UNKNOWN
from engine.wording import LANGUAGES, card_name, explain, sentence
from engine.wording.languages import words
from engine.workbench.cases import read_cases
from tests.engine.dice import FULL, Player, any_move, rules_at_random, start
from tests.engine.proof import CASES

SENTENCES = {lang: words(lang, "refusals").SENTENCES for lang in LANGUAGES}
FALLBACKS = [re.compile(re.escape(words["fallback"]).replace(r"\{key\}", ".*")) for words in SENTENCES.values()]


def _placeholders(template: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(template) if name is not None}


def test_both_languages_have_the_same_sentences_with_the_same_facts() -> None:
    german, english = SENTENCES["de"], SENTENCES["en"]
    assert german.keys() == english.keys()
    for key, template in german.items():
        assert _placeholders(template) == _placeholders(english[key]), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_is_one(lang: str) -> None:
    for key, template in SENTENCES[lang].items():
        assert template[0].isupper() or template[0] in "{“„", key
        assert template.endswith(".") or template == SENTENCES[lang]["record"], key
        assert template == template.strip(), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_of_its_own(lang: str) -> None:
    names = {card_name(card, lang) for card in (*PACK, JOKER)}
    assert len(names) == 53
    assert card_name(UNKNOWN, lang) == "?"


def _is_said(reason: Reason) -> None:
    for lang in LANGUAGES:
        said = sentence(reason, lang)
        assert said.endswith("."), (reason, said)
        assert not re.search(r"[{}]|None|True|False|Card\(|Said\(|Laid\(|\bMeld\(", said), (reason, said)
        assert not any(fallback.fullmatch(said) for fallback in FALLBACKS), (reason, said)
        assert len(said) < 600, said


def _reasons_in_play(number: int) -> Iterator[Reason]:
    """What refuses the moves that a player tries who does not know the rules."""
    dice = random.Random(f"wording {number}")
    seats = dice.randint(2, 5)
    table = start(rules_at_random(dice, seats), seats, dice).round
    player = Player(dice)
    while not table.over:
        for _ in range(4):
            refusal = table.check(any_move(table, dice))
            yield from refusal.reasons if refusal else ()
        table.play(player.choose(table))
    refusal = table.check(any_move(table, dice))
    assert refusal is not None
    yield from refusal.reasons


@pytest.mark.parametrize("number", range(200 if FULL else 10))
def test_every_refusal_in_play_is_a_sentence(number: int) -> None:
    for reason in _reasons_in_play(number):
        _is_said(reason)


def _reasons_in_cases() -> Iterator[Reason]:
    for path in CASES.glob("*.toml"):
        for case in read_cases(path):
            try:
                rules = make(case["rules"], **case.get("settings", {}))
                rules.check_seats(case.get("seats", 2))
            except Refusal as refusal:
                yield from refusal.reasons
                continue
            if case["kind"] == "play":
                yield from _reasons_in_moves(Round(position(rules, case), "0"), case)


def _reasons_in_moves(table: Round, case: dict[str, object]) -> Iterator[Reason]:
    expect, moves = case.get("expect", {}), case.get("moves", [])
    assert isinstance(expect, dict) and isinstance(moves, list)
    for written in [*moves, *(f"! {move}" for move in expect.get("illegal", []))]:
        move = parse(written.split(":")[-1].lstrip("! "))
        move = move._replace(seat=table.to_move) if move.kind == "claim" and move.seat < 0 else move
        refusal = table.check(move)
        if refusal is None:
            table.play(move)
        else:
            yield from refusal.reasons


def test_every_refusal_of_the_cases_is_a_sentence() -> None:
    keys = set()
    for reason in _reasons_in_cases():
        keys.add(reason.key)
        _is_said(reason)
    assert len(keys) > 35


@pytest.mark.parametrize("key", SETTINGS)
def test_every_refusal_of_a_setting_is_a_sentence(key: str) -> None:
    for value in ("middle", -1, "", None, True, [], 10**40, "{x}", "{0.__class__}", "x" * 500):
        with pytest.raises(Refusal) as refusal:
            make("romme", **{key: value})
        for lang in LANGUAGES:
            said = explain(refusal.value, lang)
            assert key in said and said.endswith("."), said


LINKS = (
    *("whist", "", "romme,joker_swapp=off", "romme,=", "romme,x", "dummy,players_min=5", "romme,{x}=1", "{x},{y}"),
    *("romme,players_min=5,players_max=3", "romme,set_min=4,set_max=3", "romme,packs=1,jokers=0,hand_size=15,players_min=4"),
    *("romme,packs=3,players_min=6,hand_size=15,11", "romme,name=x"),
)


@pytest.mark.parametrize("link", LINKS)
def test_every_refusal_of_a_link_is_a_sentence(link: str) -> None:
    with pytest.raises(Refusal) as refusal:
        from_text(link)
    for reason in refusal.value.reasons:
        for lang in LANGUAGES:
            assert sentence(reason, lang).endswith(".")
            assert "{key}" not in sentence(reason, lang)


@pytest.mark.parametrize(
    ("seats", "link"), [(1, "romme"), (7, "romme"), (5, "dummy,players_max=5"), (6, "romme,packs=1"), (4, "dummy,hand_size=15")]
)
def test_every_refusal_of_a_number_of_players_is_a_sentence(seats: int, link: str) -> None:
    with pytest.raises(Refusal) as refusal:
        from_text(link).check_seats(seats)
    for reason in refusal.value.reasons:
        _is_said(reason)


def test_a_hand_that_is_too_big_comes_with_the_nearest_that_works() -> None:
    with pytest.raises(Refusal) as refusal:
        make("romme", packs=1, jokers=0, hand_size=15, players_min=6)
    values = refusal.value.reasons[0].values
    assert (values["seats"], values["packs"]) == (6, 2)
    assert make("romme", packs=2, jokers=0, hand_size=15, players_min=6)
    assert make("romme", packs=1, jokers=0, hand_size=values["fits"], players_min=6)
    with pytest.raises(Refusal):
        make("romme", packs=1, jokers=0, hand_size=int(str(values["fits"])) + 1, players_min=6)


def test_refusals_of_records_are_sentences() -> None:
    dice = random.Random("lines")
    match = start(make("dummy", laps_max=20), 2, dice)
    lines = write(match).split("\n")
    for at in range(len(lines)):
        damaged = ([], ["☃", lines[at]], [f"{lines[at]} As"])
        for broken in ([*lines[:at], *line, *lines[at + 1 :]] for line in damaged):
            try:
                read("\n".join(broken))
            except Refusal as refusal:
                for reason in refusal.reasons:
                    _is_said(reason)


def _refused(rules: str, told: dict[str, object], move: str) -> tuple[str, str]:
    table = Round(position(make(rules), told), "0")
    refusal = table.check(parse(move))
    assert refusal is not None
    return explain(refusal, "de"), explain(refusal, "en")


def test_a_refusal_answers_what_was_asked() -> None:
    """What a player would misread: too few cards, nothing to take back, a starter who never draws, cards of either gender."""
    turn: dict[str, object] = {"seats": 2, "pile": "2s 9c", "stock": "4c", "hands": ["?", "Ks 3d 9h"]}
    begins: dict[str, object] = {"seats": 2, "to_move": 0, "first_turn": True}
    assert _refused("romme", {**turn, "phase": "lay"}, "meld Ks") == (
        "Eine Figur braucht mindestens 3 Karten; gewählt: 1.",
        "A meld needs at least 3 cards; you selected 1.",
    )
    assert _refused("romme", turn, "back 1")[1] == "You have not drawn or laid anything in this turn yet."
    assert _refused("romme", turn, "put back")[0] == "Du hast in diesem Zug noch nichts gezogen und nichts ausgelegt."
    assert _refused("romme", begins, "draw")[1] == "The first player does not draw on the first turn; meld, or discard a card."
    assert _refused("dummy", turn, "take 9c")[1].startswith("You may take the 9 of clubs only if ")

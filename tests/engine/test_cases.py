"""The worked cases of tests/cases, one by one; that a case with a wrong expectation fails; that a broken file is named."""

from __future__ import annotations

import copy
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.workbench.cases import failures, read_cases

HERE = Path(__file__).parents[1] / "cases"
FILES = sorted(HERE.glob("*.toml"))
CASES = [pytest.param(case, id=f"{path.stem}:{case['id']}") for path in FILES for case in read_cases(path)]
BY_ID = {str(case["id"]): case for path in FILES for case in read_cases(path)}


def test_every_case_has_an_id_of_its_own() -> None:
    assert len(BY_ID) == len(CASES) > 400


@pytest.mark.parametrize("case", CASES)
def test_case(case: dict[str, object]) -> None:
    assert not failures(case), "\n".join(map(str, failures(case)))


def _of_kind(kind: str, number: int = 12) -> list[object]:
    return [pytest.param(case, id=name) for name, case in BY_ID.items() if case["kind"] == kind][:number]


def _but(case: dict[str, object], **changed: object) -> dict[str, object]:
    return copy.deepcopy(case) | changed


@pytest.mark.parametrize("case", _of_kind("meld", 100))
def test_a_wrong_kind_of_meld_fails(case: dict[str, object]) -> None:
    for expect in {"set", "run", "none"} - {str(case["expect"])}:
        assert failures(_but(case, expect=expect))


@pytest.mark.parametrize("case", [each for each in _of_kind("meld", 100) if "value" in each.values[0]])  # type: ignore[attr-defined]
def test_a_wrong_value_of_a_meld_fails(case: dict[str, object]) -> None:
    assert failures(_but(case, value=int(str(case["value"])) + 1))


@pytest.mark.parametrize("key,wrong", [("reads", "Qs Qh Qd"), ("pure", None)])
def test_a_wrong_reading_of_a_meld_fails(key: str, wrong: object) -> None:
    cases = [case for case in BY_ID.values() if case["kind"] == "meld" and key in case and case[key] != wrong]
    assert cases
    for case in cases:
        assert failures(_but(case, **{key: wrong if wrong is not None else not case[key]}))


@pytest.mark.parametrize("case", _of_kind("hand"))
def test_a_wrong_value_of_a_hand_fails(case: dict[str, object]) -> None:
    assert failures(_but(case, expect=int(str(case["expect"])) + 1))


@pytest.mark.parametrize("case", _of_kind("score", 100))
def test_wrong_points_fail(case: dict[str, object]) -> None:
    expect = list(case["expect"])  # type: ignore[call-overload]
    for seat in range(len(expect)):
        wrong = [points + (at == seat) for at, points in enumerate(expect)]
        assert failures(_but(case, expect=wrong))


@pytest.mark.parametrize("case", _of_kind("settings", 100))
def test_a_wrong_verdict_on_settings_fails(case: dict[str, object]) -> None:
    assert failures(_but(case, expect="laps_max" if case["expect"] == "ok" else "ok"))


@pytest.mark.parametrize("case", _of_kind("match", 100))
def test_a_wrong_end_of_a_match_fails(case: dict[str, object]) -> None:
    expect = case["expect"]
    assert isinstance(expect, dict)
    wrong = {"over": not expect.get("over"), "winners": [5], "dealer": 5}
    for key in expect:
        assert failures(_but(case, expect=expect | {key: wrong[key]})), key


_WRONG: dict[str, object] = {
    "stock": 999,
    "pile": "As Ks Qs Js",
    "table": [],
    "opened": [5],
    "to_move": 5,
    "phase": "nowhere",
    "out": 5,
    "points": [12345],
    "penalties": [12345],
}


def _wrong(key: str, value: object) -> object:
    if isinstance(value, bool):
        return not value
    if key == "hands":
        assert isinstance(value, list)
        return ["2s 2h 2d 2c 3s 3h" if each != "?" else each for each in value]
    if key == "table":
        return [] if value else [{"seat": 0, "cards": "Qs Qh Qd"}]
    return _WRONG[key]


@pytest.mark.parametrize("case", _of_kind("play", 400))
def test_a_wrong_outcome_of_play_fails(case: dict[str, object]) -> None:
    expect = case.get("expect", {})
    assert isinstance(expect, dict)
    for key, value in expect.items():
        if key in ("legal", "illegal"):
            other = {"legal": "illegal", "illegal": "legal"}[key]
            for move in value:
                assert failures(_but(case, expect={other: [move]})), move
        elif key != "hands" or any(each not in ("?", "2s 2h 2d 2c 3s 3h") for each in value):
            assert failures(_but(case, expect={key: _wrong(key, value)})), key


@pytest.mark.parametrize("case", _of_kind("play", 400))
def test_a_refusal_that_does_not_come_fails(case: dict[str, object]) -> None:
    moves = case.get("moves", [])
    assert isinstance(moves, list)
    for at, move in enumerate(moves):
        turned = move[1:].split(":")[-1].strip() if move.startswith("!") else f"! {move}"
        assert failures(_but(case, moves=[*moves[:at], turned])), move
        if move.startswith("!"):
            named = f"!hand_cap: {turned}"
            assert failures(_but(case, moves=[*moves[:at], named])), named


BROKEN = {
    "not toml": "[[case]\nid=",
    "no list": "case = 3",
    "no cases": "title = 'x'",
    "cases that are none": "case = [1, 2]",
    "not text": b"\xff\xfe\x00",
}


@pytest.mark.parametrize("content", BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_file_is_named_in_one_sentence(content: str | bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "broken.toml"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    assert main(["check", str(path)]) == 1
    said = capsys.readouterr()
    assert said.err.count("\n") == 1 and "broken.toml" in said.err and said.err.endswith(".\n")


def test_a_missing_file_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(tmp_path / "nowhere.toml")]) == 1
    assert "nowhere.toml" in capsys.readouterr().err


BAD_CASES = {
    "no kind": 'id = "x"\nrules = "dummy"',
    "no rules": 'id = "x"\nkind = "play"\nseats = 2',
    "unknown game": 'id = "x"\nrules = "whist"\nkind = "play"\nseats = 2',
    "unknown setting": 'id = "x"\nrules = "dummy"\nkind = "play"\nseats = 2\nsettings = { colour = 3 }',
    "no seats": 'id = "x"\nrules = "dummy"\nkind = "play"',
    "a hand too many": 'id = "x"\nrules = "dummy"\nkind = "play"\nseats = 2\nhands = ["2s", "3s", "4s"]',
    "a card too many": 'id = "x"\nrules = "dummy"\nkind = "play"\nseats = 2\npile = "2s 2s"',
    "no card": 'id = "x"\nrules = "dummy"\nkind = "play"\nseats = 2\npile = "1s"',
    "no such move": 'id = "x"\nrules = "dummy"\nkind = "play"\nseats = 2\npile = "2s"\nmoves = ["dance"]',
    "a misspelt refusal": 'id = "x"\nrules = "dummy"\nkind = "play"\nseats = 2\npile = "2s"\nmoves = ["! dance"]',
    "no meld on the table": 'id = "x"\nrules = "dummy"\nkind = "play"\nseats = 2\ntable = [{seat = 0, cards = "2s 9h"}]',
    "a seat that is none": 'id = "x"\nrules = "dummy"\nkind = "play"\nseats = 2\nto_move = 7',
    "a misspelt key": 'id = "x"\nrules = "dummy"\nkind = "play"\nseats = 2\npyle = "2s"',
    "nothing known to expect": 'id = "x"\nrules = "dummy"\nkind = "play"\nseats = 2\n[case.expect]\nstok = 3',
}


@pytest.mark.parametrize("content", BAD_CASES.values(), ids=BAD_CASES.keys())
def test_a_case_that_makes_no_sense_fails_and_the_others_are_tried(
    content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "odd.toml"
    good = '[[case]]\nid = "good"\nrules = "dummy"\nkind = "meld"\ncards = "Qs Qh Qd"\nexpect = "set"\n'
    path.write_text(f"[[case]]\n{content}\n{good}", encoding="utf-8")
    assert main(["check", str(path)]) == 1
    assert capsys.readouterr().out.endswith("\n1 passed, 1 failed\n")

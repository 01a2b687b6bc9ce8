"""The command line: what it prints, its exit status, and one sentence instead of a traceback for bad input."""

from __future__ import annotations

import hashlib
import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from engine import __main__ as command_line
from engine.__main__ import main
from engine.match import Match
from engine.record import read, write
from engine.rules import from_text, make
from tests.engine.dice import play_round, start
from tests.engine.proof import CASES

ROOT = Path(__file__).parents[2]
Captured = pytest.CaptureFixture[str]


def _run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "engine", *arguments], cwd=ROOT, capture_output=True, text=True, timeout=300)


def _written(command: str, encoding: str = "utf-8") -> subprocess.CompletedProcess[bytes]:
    """What comes of a line of a shell, in which `ENGINE` is the command."""
    line = command.replace("ENGINE", f"'{sys.executable}' -m engine")
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    return subprocess.run(line, shell=True, cwd=ROOT, capture_output=True, timeout=60, env=environment, check=False)


def _one_sentence(said: str, *words: str) -> None:
    assert "Traceback" not in said
    assert said.count("\n") == 1, said
    assert said.endswith(".\n")
    for word in words:
        assert word in said


def _record(tmp_path: Path, name: str = "good.talon") -> Path:
    dice = random.Random(name)
    match = start(make("dummy", laps_max=20), 2, dice)
    play_round(match, dice)
    path = tmp_path / name
    path.write_text(write(match), encoding="utf-8")
    return path


# ------------------------------------------------------------------------------------------- check


def test_check_passes_all_cases(capsys: Captured) -> None:
    assert main(["check", *map(str, sorted(CASES.glob("*.toml")))]) == 0
    assert capsys.readouterr().out.endswith(" passed, 0 failed\n")


def test_check_shows_what_was_expected_and_what_came(tmp_path: Path, capsys: Captured) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(
        '[[case]]\nid = "three"\nrules = "dummy"\nkind = "meld"\ncards = "Qs Qh Qd"\nexpect = "run"\n', encoding="utf-8"
    )
    assert main(["check", str(path)]) == 1
    said = capsys.readouterr().out
    assert "wrong.toml: three" in said
    assert "expected run, came set" in said
    assert said.endswith("0 passed, 1 failed\n")


def test_check_as_a_command() -> None:
    done = _run("check", str(CASES / "melds.toml"))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("passed, 0 failed\n")
    done = _run("check", "nowhere.toml")
    assert (done.returncode, done.stdout) == (1, "")
    _one_sentence(done.stderr, "nowhere.toml")


# ------------------------------------------------------------------------------------------- replay


def test_replay_tells_rounds_and_totals(tmp_path: Path, capsys: Captured) -> None:
    path = _record(tmp_path)
    assert main(["replay", str(path), str(_record(tmp_path, "other.talon"))]) == 0
    lines = capsys.readouterr().out.splitlines()
    totals = read(path.read_text(encoding="utf-8")).totals
    assert lines[0] == f"good.talon: 1 rounds, totals {' '.join(map(str, totals))}, unfinished"
    assert len(lines) == 2


def test_replay_names_the_line_that_breaks_a_rule(tmp_path: Path) -> None:
    lines = _record(tmp_path).read_text(encoding="utf-8").split("\n")
    moves = [at for at, line in enumerate(lines) if line[:1].isdigit()]
    at = next(at for at in moves if at >= 16)
    lines[at] = f"{lines[at][0]} discard *"
    bad = tmp_path / "bad.talon"
    bad.write_text("\n".join(lines), encoding="utf-8")
    done = _run("replay", str(bad))
    assert done.returncode == 1
    _one_sentence(done.stdout + done.stderr, "bad.talon", f"ine {at + 1}, ")


def test_replay_names_line_17(tmp_path: Path, capsys: Captured) -> None:
    lines = _record(tmp_path).read_text(encoding="utf-8").split("\n")
    first = next(at for at, line in enumerate(lines) if line[:1].isdigit())
    lines[first:first] = ["# remark"] * (16 - first)
    lines.insert(16, "0 meld 2s 3h 9d")
    lines[16:] = [f"{lines[17][0]} pass", *lines[17:]]
    path = tmp_path / "seventeen.talon"
    path.write_text("\n".join(lines), encoding="utf-8")
    assert main(["replay", str(path)]) == 1
    said = capsys.readouterr()
    _one_sentence(said.out + said.err, "seventeen.talon", "ine 17, ")


def test_replay_goes_on_after_a_bad_file(tmp_path: Path, capsys: Captured) -> None:
    (tmp_path / "bad.talon").write_bytes(b"\xff\xfe\x00rules")
    assert main(["replay", str(tmp_path / "bad.talon"), str(tmp_path / "gone.talon"), str(_record(tmp_path))]) == 1
    said = capsys.readouterr()
    lines = (said.out + said.err).splitlines()
    assert len(lines) == 3
    assert any(line.startswith("good.talon: 1 rounds") for line in lines)


# ------------------------------------------------------------------------------------------- selfplay


def _selfplay(capsys: Captured, *arguments: str) -> dict[str, object]:
    assert main(["selfplay", *arguments, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert isinstance(found, dict)
    return found


def test_selfplay_prints_one_object(capsys: Captured) -> None:
    found = _selfplay(
        capsys, "--rules", "dummy,knock_bonus=0", "--bots", "greedy,greedy,greedy", "--rounds", "3", "--seed", "5", "--check"
    )
    assert (found["rules"], found["seats"], found["rounds"]) == ("dummy,knock_bonus=0", 3, 3)
    assert isinstance(found["turns"], int) and found["turns"] > 3
    players = found["players"]
    assert isinstance(players, list)
    assert [each["bot"] for each in players] == ["greedy"] * 3
    for each in players:
        assert each.keys() >= {"bot", "won", "points", "ci95", "ms_median", "ms_p95"}
    assert abs(sum(each["points"] for each in players)) < 0.01


def _fixed(found: dict[str, object]) -> object:
    players = found["players"]
    assert isinstance(players, list)
    return found["turns"], [(each["won"], each["points"], each["ci95"]) for each in players]


def test_selfplay_plays_the_same_rounds_from_the_same_seed(capsys: Captured) -> None:
    one, same, other = (_selfplay(capsys, "--rules", "indian", "--rounds", "2", "--seed", seed) for seed in ("7", "7", "8"))
    assert _fixed(one) == _fixed(same)
    assert _fixed(one) != _fixed(other)


def test_selfplay_writes_one_record_a_match_and_they_replay(tmp_path: Path, capsys: Captured) -> None:
    folder = tmp_path / "new" / "records"
    _selfplay(capsys, "--rules", "romme,match_end=rounds,rounds=2", "--rounds", "3", "--seed", "a", "--record", str(folder))
    paths = sorted(folder.iterdir())
    assert [len(read(path.read_text(encoding="utf-8")).finished) for path in paths] == [2, 1]
    assert main(["replay", *map(str, paths)]) == 0


def test_selfplay_duplicate_plays_every_deal_from_every_seat(tmp_path: Path, capsys: Captured) -> None:
    found = _selfplay(
        capsys, "--rules", "dummy", "--bots", "greedy,greedy", "--rounds", "4", "--duplicate", "--record", str(tmp_path)
    )
    assert found["rounds"] == 4
    deals = [read(path.read_text(encoding="utf-8")).round.dealt for path in sorted(tmp_path.iterdir())]
    assert deals[0] == deals[1] != deals[2]
    assert deals[2] == deals[3]
    names = [read(path.read_text(encoding="utf-8")).names for path in sorted(tmp_path.iterdir())]
    assert names[:2] == [["greedy1", "greedy2"], ["greedy2", "greedy1"]]


def test_selfplay_under_rules_drawn_by_lot(tmp_path: Path, capsys: Captured) -> None:
    found = _selfplay(capsys, "--rules", "random", "--rounds", "3", "--seed", "3", "--record", str(tmp_path), "--check")
    assert found["rules"] == "random"
    assert found["rounds"] == 3
    rules = {path.read_text(encoding="utf-8").split("\n")[0] for path in tmp_path.iterdir()}
    assert len(rules) > 1
    assert all(read(path.read_text(encoding="utf-8")).rules.laps_max <= 40 for path in tmp_path.iterdir())


def test_selfplay_for_people(capsys: Captured) -> None:
    assert main(["selfplay", "--rules", "dummy", "--rounds", "2"]) == 0
    said = capsys.readouterr().out
    assert "2 rounds" in said and said.count("greedy") == 2


# ------------------------------------------------------------------------------------------- arrange


def test_arrange(capsys: Captured) -> None:
    assert main(["arrange", "--rules", "romme", "7s", "8s", "9s", "Qs", "Qh", "Qd", "2c", "4h"]) == 0
    melds, *rest = capsys.readouterr().out.splitlines()
    assert sorted(melds.split(" / ")) == ["7s 8s 9s", "Qs Qh Qd"]
    assert rest == ["discard: 4h", "left: 2c"]
    assert main(["arrange", "--rules", "indian", "--wild", "5", "7s", "8s", "5h", "2d"]) == 0
    assert capsys.readouterr().out.startswith("7s 8s 5h=9s\n")
    assert main(["arrange", "--rules", "romme", "2c", "9h"]) == 0
    assert capsys.readouterr().out.startswith("no meld\n")


# ------------------------------------------------------------------------------------------- deal


@pytest.mark.parametrize("rules", ["romme,cut=keep_jokers", "dummy", "indian"])
def test_deal_prints_the_deck_of_a_round_as_a_record_tells_it(rules: str, capsys: Captured) -> None:
    match = Match.start(from_text(rules), ["Anna", "Ben", "Clara", "Dan"], "1f9a03")
    seed, dealer = match.round.seed, match.dealer
    assert main(["deal", "--rules", rules, "--players", "4", "--dealer", str(dealer), seed]) == 0
    first, *told = capsys.readouterr().out.splitlines()
    assert first == f"# seal {hashlib.sha256(seed.encode()).hexdigest()}"
    lines = write(match).splitlines()
    assert told == lines[lines.index("round 1") + 1 :]


# ------------------------------------------------------------------------------------------- bad input

BAD = {
    "unknown game": (["selfplay", "--rules", "whist"], ["whist"]),
    "unknown setting": (["selfplay", "--rules", "romme,joker_swapp=off"], ["joker_swapp"]),
    "the setting name": (["selfplay", "--rules", "romme,name=x"], ["name"]),
    "bad value": (["arrange", "--rules", "romme,ace=middle", "2c"], ["ace", "middle", "around"]),
    "impossible together": (["selfplay", "--rules", "romme,hand_size=15,packs=1,jokers=0,players_min=6"], ["15", "packs"]),
    "too many players": (["selfplay", "--rules", "dummy", "--bots", ",".join(["greedy"] * 5)], ["5", "4"]),
    "too few players": (["selfplay", "--bots", "greedy"], ["1", "2"]),
    "too few for any rules": (["selfplay", "--rules", "random", "--bots", "greedy"], ["1", "2"]),
    "too many for any rules": (["selfplay", "--rules", "random", "--bots", ",".join(["greedy"] * 7)], ["7", "6"]),
    "no such player": (["selfplay", "--bots", "greedy,nobody"], ["no player “nobody”", "greedy"]),
    "no rounds": (["selfplay", "--rounds", "0"], ["rounds"]),
    "no seed": (["selfplay", "--seed", "xyz"], ["xyz"]),
    "no card": (["arrange", "Qs", "1s"], ["1s"]),
    "no cards": (["arrange", ""], ["card"]),
    "more cards than there are": (["arrange", "As", "As", "As"], ["ace of spades"]),
    "a joker where there is none": (["arrange", "--rules", "dummy", "*"], ["joker"]),
    "no rank": (["arrange", "--wild", "1", "Qs"], ["1"]),
    "missing case file": (["check", "nowhere.toml"], ["nowhere.toml"]),
    "folder as a case file": (["check", "tests"], ["tests"]),
    "missing record": (["replay", "nowhere.talon"], ["nowhere.talon"]),
    "record folder that is a file": (["selfplay", "--rounds", "1", "--record", "README.md"], ["README.md"]),
    "deal of no seed": (["deal", "xyz"], ["xyz"]),
    "deal for too many": (["deal", "--rules", "dummy", "--players", "5", "1f"], ["5", "4"]),
    "deal by nobody": (["deal", "--dealer", "3", "1f"], ["dealer", "3"]),
    "sheet of no game": (["sheet", "--rules", "whist"], ["whist"]),
}


@pytest.mark.parametrize(("arguments", "words"), BAD.values(), ids=BAD.keys())
def test_bad_input(arguments: list[str], words: list[str], capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert main(arguments) == 1
    said = capsys.readouterr()
    _one_sentence(said.out + said.err, *words)


@pytest.mark.parametrize("arguments", [[], ["dance"], ["check"], ["selfplay", "--rounds", "many"]])
def test_a_command_that_is_none_says_how_it_is_used(arguments: list[str], capsys: Captured) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2
    assert capsys.readouterr().err.startswith("usage: ")


@pytest.mark.parametrize("arguments", [["selfplay", "--rules", "romme,joker_swapp=off"], ["replay", "README.md"]])
def test_bad_input_as_a_command(arguments: list[str]) -> None:
    done = _run(*arguments)
    assert done.returncode == 1
    _one_sentence(done.stdout + done.stderr)


ODD_CASES = {
    "a number without end": f"seats = {'9' * 5000}",
    "a list without end": f"seats = {'[' * 5000}",
    "nobody at the table": "[[case]]\nkind = 'match'\nrules = 'romme'\nseats = 0\ntotals = []\nround = []\nexpect = {}",
    "a card that is a number": "[[case]]\nkind = 'play'\nrules = 'dummy'\nseats = 2\nhands = ['As', '?']\nexpect = { hands = [1] }",
    "a meld that is a number": "[[case]]\nkind = 'play'\nrules = 'dummy'\nseats = 2\ntable = [{ seat = 0, cards = 7 }]",
}


@pytest.mark.parametrize("words", ODD_CASES.values(), ids=ODD_CASES.keys())
def test_a_case_file_that_is_none_is_no_traceback(words: str, tmp_path: Path, capsys: Captured) -> None:
    path = tmp_path / "odd.toml"
    path.write_text(words, encoding="utf-8")
    assert main(["check", str(path)]) == 1
    said = capsys.readouterr()
    assert str(path) in said.err or said.out.endswith("0 passed, 1 failed\n")


def test_output_that_nobody_reads_on_or_that_cannot_be_written_ends_quietly() -> None:
    cut = _written("ENGINE sheet | head -1; ENGINE replay README.md >&-; ENGINE sheet >&-")
    assert (cut.stdout.decode(), cut.stderr.decode()) == ("Rommé mit Auslegen\n", "")
    if Path("/dev/full").exists():
        full = _written("ENGINE sheet > /dev/full")
        assert full.returncode == 1
        _one_sentence(full.stderr.decode(), "No space left")


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "cp437"])
def test_a_terminal_that_lacks_a_sign_gets_another(encoding: str) -> None:
    told = _written("ENGINE sheet --rules dummy; ENGINE arrange ♠x", encoding)
    assert b"Traceback" not in told.stderr and told.stderr.decode(encoding).endswith("is not a card.\n")
    assert told.stdout.decode(encoding).startswith("Dummy")


def test_what_is_interrupted_ends_without_a_traceback(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    def interrupted(arguments: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(command_line, "main", interrupted)
    assert command_line._command() == 130
    assert capsys.readouterr().err == ""

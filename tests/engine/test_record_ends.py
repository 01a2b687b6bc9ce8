"""Where a record stops: a shuffle that may not be, lines that a later one makes impossible, and the lines of the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.__main__ import main
from engine.errors import Refusal
from engine.match import Match
from engine.moves import parse
from engine.record import read, read_as_far, write
from engine.rules import make
from tests.engine.dice import play_round, start
from tests.engine.proof import proves

NONE_MAY_BE = Path(__file__).parents[1] / "cases" / "shuffle-where-none-may-be.talon"


def refusal(record: str) -> Refusal:
    """The refusal of a record."""
    with pytest.raises(Refusal) as found:
        read(record)
    return found.value


def line_of(record: str) -> int:
    """The number of the line that is refused."""
    return int(str(refusal(record).reasons[0].values["line"]))


@proves("R-25")
def test_a_shuffle_where_no_new_stock_can_be_made_is_refused_at_its_line(capsys: pytest.CaptureFixture[str]) -> None:
    record = NONE_MAY_BE.read_text(encoding="utf-8")
    lines = record.splitlines()
    at = next(number for number, line in enumerate(lines, 1) if line.startswith("shuffle"))
    assert line_of(record) == at
    assert main(["replay", str(NONE_MAY_BE)]) == 1
    assert f"Line {at}, “shuffle As 3s 2s 7s 5s 4s”: The stock is empty and will not be shuffled again." in capsys.readouterr().out
    del lines[at - 1]
    assert read("\n".join(lines)).over is False  # without that line it is a good record


def _before_the_shuffle() -> list[str]:
    """A record up to a shuffle that is due, with that line and the draw after it."""
    record = NONE_MAY_BE.read_text(encoding="utf-8").replace("reshuffles=0", "reshuffles=1")
    return [*record.splitlines()[:-1], "1 draw"]


@proves("R-25")
def test_a_shuffle_is_refused_at_its_line_if_no_draw_follows() -> None:
    lines = _before_the_shuffle()
    read("\n".join(lines))
    at = len(lines) - 1
    for after in ("1 take 9s", "1 pass", "0 draw", "1 draw 2", "# nothing more", "shuffle 3s As 2s 7s 5s 4s"):
        assert line_of("\n".join([*lines[:-1], after, ""])) == at, after
    assert line_of("\n".join(lines[:-1])) == at


@proves("R-25")
def test_a_shuffle_is_refused_in_the_middle_of_a_turn_and_where_there_is_a_stock() -> None:
    lines = _before_the_shuffle()
    drawn = "\n".join([*lines, "shuffle As 3s 2s 7s 5s 4s"])
    assert line_of(drawn) == len(lines) + 1
    assert line_of("\n".join([*lines[:12], "shuffle As", *lines[12:]])) == 13


@pytest.fixture(scope="module")
def finished() -> list[str]:
    """The lines of a match that is over."""
    import random

    dice = random.Random("finished")
    match = start(make("dummy", match_end="rounds", rounds=1, tie="share", laps_max=20), 2, dice)
    play_round(match, dice)
    assert match.over
    return write(match).splitlines()


@pytest.mark.parametrize("without", [1, 2, 3])
def test_a_finished_match_without_its_last_lines_goes_on(
    without: int, finished: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without `match`, without `total` and `match`, without `end` as well: the end is still to be counted."""
    path = tmp_path / "cut.talon"
    path.write_text("\n".join(finished[:-without]) + "\n", encoding="utf-8")
    match = read(path.read_text(encoding="utf-8"))
    assert match.round.over and not match.over and match.winners == ()
    assert not write(match).count("match winners")
    assert main(["replay", str(path)]) == 0
    assert capsys.readouterr().out.endswith(", unfinished\n")
    assert match.count() and match.over and not match.count()
    assert write(match).splitlines() == finished
    with pytest.raises(Refusal):
        match.next_round()


def test_a_match_that_is_read_without_its_end_deals_no_round_too_many(finished: list[str]) -> None:
    with pytest.raises(Refusal):
        read("\n".join(finished[:-1])).next_round()


def test_a_finished_match_is_called_finished(finished: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "whole.talon"
    path.write_text("\n".join(finished), encoding="utf-8")
    assert main(["replay", str(path)]) == 0
    assert "unfinished" not in capsys.readouterr().out
    assert not read("\n".join(finished)).owes_count


def test_a_record_is_read_as_far_as_it_follows_the_rules() -> None:
    match = Match.start(make("romme"), ["Anna", "Ben"], "30")
    match.play(parse(f"discard {match.round.state.hand[0]}"))
    match.play(parse("draw"))
    good = write(match)
    whole, nothing = read_as_far(good)
    assert whole is not None and write(whole) == good and nothing is None
    part, why = read_as_far(good + "1 pass\n")
    assert part is not None and write(part) == good
    assert why is not None and why.reasons[0].values["moves"] == 2
    nobody, why = read_as_far("\n".join(good.splitlines()[:-2]) + "\n1 draw\n")
    assert nobody is None and why is not None

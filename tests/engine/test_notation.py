"""Reading text strictly: cards, numbers and settings as the notation has them, everything else refused with its place."""

from __future__ import annotations

import pytest

from engine.__main__ import main
from engine.errors import Refusal
from engine.match import Match
from engine.moves import parse, said_all
from engine.position import position, read_meld
from engine.record import read, write
from engine.rules import from_text, make
from engine.wording import LANGUAGES, explain
from engine.workbench.cases import failures
from tests.engine.proof import at, play, proves, refused

NO_NUMBERS = ("1_0", "+3", "01", "٣", "３", "²", "1.0", "0x1", "00", "", "1234567890")


def record() -> list[str]:
    """A record of a few moves, as lines."""
    match = Match.start(make("romme"), ["Anna", "Ben"], "30")
    match.play(parse(f"discard {match.round.state.hand[0]}"))
    match.play(parse("draw"))
    return write(match).splitlines()


def refused_line(lines: list[str]) -> int:
    """The number of the line that is refused, told in both languages."""
    with pytest.raises(Refusal) as found:
        read("\n".join(lines) + "\n")
    assert all(explain(found.value, language) for language in LANGUAGES)
    return int(str(found.value.reasons[0].values["line"]))


@pytest.mark.parametrize("word", ["9s=", "*=", "=9s", "=", "*=*", "9s=*", "9s=9", "1_0d", "+9s", "09s", "１0d", "٩s", "1010d"])
def test_what_is_no_card_is_none(word: str) -> None:
    with pytest.raises(Refusal):
        said_all(word)
    with pytest.raises(Refusal):
        parse(f"meld 7s 8s {word}")


@pytest.mark.parametrize("written", [each for each in NO_NUMBERS if each])
def test_a_number_of_a_move_is_digits(written: str) -> None:
    for move in ("lay 8h on {}", "swap 8h in {}", "back {}", "back 8h from {}", "claim {}"):
        assert "7" in str(parse(move.format("7")))
        with pytest.raises(Refusal) as found:
            parse(move.format(written))
        assert found.value.keys == ("notation",)


@pytest.mark.parametrize("written", NO_NUMBERS)
def test_a_number_of_a_setting_is_digits(written: str) -> None:
    for key, text in (("opening_points", "romme,opening_points={}"), ("hand_size", "dummy,hand_size=11,{},7")):
        with pytest.raises(Refusal) as found:
            from_text(text.format(written))
        assert found.value.keys == (key,)


@pytest.mark.parametrize("written", ["0_0", "+0", "00", "٠", "０"])
def test_a_number_of_a_record_is_digits_and_its_line_is_named(written: str) -> None:
    lines = record()
    for at_line, line in enumerate(lines):
        words = line.split()
        for place, word in enumerate(words):
            if word == "0":
                broken = " ".join([*words[:place], written, *words[place + 1 :]])
                assert refused_line([*lines[:at_line], broken, *lines[at_line + 1 :]]) == at_line + 1


def test_a_setting_named_twice_is_refused_in_a_record_at_its_line() -> None:
    lines = record()
    lines[0] = "rules romme opening_points=40 opening_points=51"
    assert refused_line(["# a remark", *lines]) == 2
    lines[0] = "rules dummy hand_size=11 9 7"  # a list has commas
    assert refused_line(lines) == 1


def test_a_setting_named_twice_is_refused_by_its_name() -> None:
    with pytest.raises(Refusal) as found:
        from_text("dummy,hand_size=11,9,7,target=500,hand_size=11,9,8")
    assert found.value.keys == ("hand_size",)
    assert [explain(found.value, language) for language in ("de", "en")] == [
        "Die Einstellung „hand_size“ steht zweimal da.",
        "The setting “hand_size” is given twice.",
    ]


@pytest.mark.parametrize("arguments", [["selfplay", "--rounds"], ["sheet", "--players"], ["deal", "1f", "--players"]])
@pytest.mark.parametrize("written", ["1_0", "+3", "03", "٣", "３"])
def test_a_number_of_the_command_line_is_digits(arguments: list[str], written: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main([*arguments, written])
    assert stopped.value.code == 2 and f"“{written}” is not a number" in capsys.readouterr().err


def test_the_players_there_are_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["selfplay", "--bots", "foo"]) == 1
    assert capsys.readouterr().err == "There is no player “foo”; the players are: greedy.\n"


@pytest.mark.parametrize(
    "told",
    [
        {"taken": ["1_0", 0]},
        {"taken": [0, True]},
        {"opened": ["1"]},
        {"table": [{"seat": 0, "cards": "9s 9h@+1 9d"}]},
        {"table": [{"seat": 0, "cards": "9s 9h@٣ 9d"}]},
        {"table": [{"seat": 0, "cards": "9s 9h@ 9d"}]},
        {"table": [{"seat": 0, "cards": "9s 9h= 9d"}]},
    ],
)
def test_a_number_of_a_position_is_a_number(told: dict[str, object]) -> None:
    with pytest.raises(Refusal):
        position(make("dummy"), {"seats": 2, **told})


@pytest.mark.parametrize("written", ["9s 9h 9h@1 9d", "9s 9h@1 9h 9d", "9s 9h 9h@1 9h@2 9d@3", "8h@1 9h *=Th *=Jh@2 Qh"])
def test_the_mark_is_on_the_card_that_has_it(written: str) -> None:
    assert str(read_meld(written, 0, make("romme", packs=3, set_suits="any", set_max=8), 0)) == written


def test_a_thousand_jokers_are_no_meld() -> None:
    many = {"id": "many", "kind": "meld", "rules": "romme", "cards": "* " * 1000, "expect": "none"}
    assert not failures(many)
    hand = " ".join(["As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As 2s 3s"])
    table = at("romme,packs=2,hand_size=15,players_max=2", ["?", f"{hand} Kd"], phase="lay")
    assert refused(table, f"meld {hand}")[0] == "run_max"


@proves("D-11")
def test_where_the_chosen_card_may_be_laid_off_the_refusal_says_so() -> None:
    rules, told = "dummy,take_target=layoff", {"pile": "3s 8d", "table": [{"seat": 1, "cards": "4h 5h 6h"}]}
    assert refused(at(rules, ["?", "9h Kd Tc"], **told), "take") == ("take_target", "pile_use")
    assert refused(at(rules, ["?", "9h Kd Tc"], **told | {"opened": []}), "take") == ("pile_use",)
    table = at(rules, ["?", "8h 8s Kd Tc"], **told | {"table": [{"seat": 1, "cards": "5d 6d 7d"}]})
    play(table, "take", "!take_target: discard Kd", "lay 8d on 1", "discard Kd")

"""The seal at the deal, the key after the round, and the page that explains both."""

from __future__ import annotations

import contextlib
import hashlib
import io

import pytest

from engine.__main__ import main
from engine.record import read, write
from tests.ui.paper import Paper, words
from tests.ui.player import play_to_the_end
from tests.ui.tables import opened
from ui.game.game import ORIGINS
from ui.loop import App
from ui.parts.texts import LANGUAGES, Texts
from ui.table.seal import grouped

RULES = ["romme", "dummy", "indian"]


def fair(rules: str = "indian") -> tuple[Paper, App]:
    """A match whose deal number the browser has drawn."""
    return opened(f"rules={rules}&players=2&pace=0")


def everything(page: Paper) -> str:
    """All that the page holds: texts and attributes, in one piece and with nothing between groups of digits."""
    return "".join(f"{node.attributes}{node.children}" for node in page.nodes()) + page.text().replace(" ", "")


def test_a_long_number_is_drawn_in_groups_and_copied_in_one_piece() -> None:
    node = grouped("0123456789")
    assert words(node).split() == ["0123", "4567", "89"]
    assert "".join(child.children[0] for child in node.children) == "0123456789"  # type: ignore[union-attr,misc]


def test_the_seal_is_shown_at_the_deal_and_the_key_only_after_the_round() -> None:
    page, app = fair()
    assert app.shell.game is not None
    seed, of_match = app.shell.game.match.round.seed, app.shell.game.match.seed
    seal = hashlib.sha256(seed.encode()).hexdigest()
    page.press(data_action="log")
    assert "".join(words(page.find(class_="digits")[-1]).split()) == seal
    page.press(data_action="close")
    page.press(data_action="menu")
    assert seal in everything(page)
    page.press(data_action="fair")
    assert page.marks["data-screen"] == "fair"
    assert page.find(data_seal=seal) and not page.find(data_seed="")
    for number in (seed, of_match):
        assert number not in everything(page)
    page.press(data_action="done")
    assert page.marks["data-screen"] == "table"
    play_to_the_end(page)
    assert page.marks["data-screen"] == "score"
    assert page.find(data_seal=seal) and page.find(data_seed=seed)
    assert "passt zum Siegel" in page.text()
    assert app.shell.game.match.over or of_match not in everything(page)
    page.press(data_action="fair")
    assert page.find(data_round="1") and page.find(data_seed=seed)
    assert f"printf %s {seed} | sha256sum" in page.text()
    assert of_match not in everything(page)


@pytest.mark.parametrize("rules", RULES)
def test_the_command_of_the_page_prints_the_deck_of_the_round(rules: str) -> None:
    page, app = fair(f"{rules},laps_max=20")
    play_to_the_end(page)
    assert app.shell.game is not None
    dealt = app.shell.game.match.round
    page.press(data_action="fair")
    (command,) = [words(node) for node in page.find(class_="command") if "deal" in words(node)]
    program, arguments = command.split()[:3], command.split()[3:]
    assert program == ["python3", "-m", "engine"]
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        assert main(arguments) == 0
    seal, *lines = said.getvalue().splitlines()
    assert seal.split()[-1] == hashlib.sha256(dealt.seed.encode()).hexdigest()
    assert "\n".join(lines) in write(app.shell.game.match)


def test_of_a_number_that_somebody_chose_it_says_that_nothing_is_proved() -> None:
    page, _ = opened("rules=indian&players=2&seed=5eed&pace=0")
    page.press(data_action="menu")
    assert "Spielnummer 5eed" in page.text()
    page.press(data_action="fair")
    assert "gewählte Spielnummer 5eed" in page.text()
    assert not page.find(data_seal="")


def test_of_every_origin_that_proves_nothing_it_is_said_why() -> None:
    for origin in filter(None, ORIGINS):
        assert all(Texts(language).knows(f"fair.known.{origin}") for language in LANGUAGES)


def test_the_page_speaks_english_too_and_copies_its_commands() -> None:
    page, _ = fair()
    page.press(data_action="lang")
    page.press(data_action="menu")
    page.press(data_action="fair")
    assert "A fair deal" in page.text() and "printf %s KEY | sha256sum" in page.text()
    page.press(data_action="copy")
    assert page.copied == "printf %s KEY | sha256sum"
    assert "Copied." in page.text()


@pytest.mark.parametrize(("rounds", "told"), [(2, "0"), (1, "")])
def test_the_record_tells_the_number_of_the_match_when_no_card_follows_from_it(rounds: int, told: str) -> None:
    page, app = fair(f"indian,match_end=rounds,rounds={rounds}")
    assert app.shell.game is not None
    play_to_the_end(page)
    (record,) = page.find(id="record")
    shown = read(words(record))
    assert shown.seed == (told or app.shell.game.match.seed)
    assert shown.totals == app.shell.game.match.totals

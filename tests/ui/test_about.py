"""What the page says about itself, and how a new version is offered: never in the middle of a round."""

from __future__ import annotations

import pytest

from engine.record import write
from tests.ui.paper import Paper, walk
from tests.ui.test_app import discard_something, opened
from ui.browser.page import Signal
from ui.loop import App
from ui.papers.about import sheet
from ui.parts.texts import LANGUAGES, Texts
from ui.shell.site import Site, told

NEW = {"state": "ready", "update": "yes", "version": "1.0.0+abc"}


def test_what_is_told_is_remembered() -> None:
    site = told(Site(), Signal("offline", {"state": "ready", "update": "", "version": "1"}))
    site = told(site, Signal("lasting", {"promised": "yes"}))
    assert site == Site("ready", "yes", "1", has_update=False)
    assert told(site, Signal("offline", NEW)) == Site("ready", "yes", "1.0.0+abc", has_update=True)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("promised", ["yes", "no", "refused", "unknown"])
@pytest.mark.parametrize("offline", ["ready", "soon", "later", "never", "file"])
def test_there_is_a_sentence_for_everything(offline: str, promised: str, language: str) -> None:
    assert sheet(Site(offline, promised, "1"), Texts(language))


def test_a_new_version_is_offered_before_a_match() -> None:
    page, _ = opened()
    assert not page.find(data_action="update")
    page.tell("offline", **NEW)
    page.press(data_action="update")
    assert page.updates == 1


def test_in_the_middle_of_a_round_the_menu_only_says_that_it_is_there() -> None:
    page, _ = opened("rules=dummy&players=2&seed=4&pace=0")
    before = page.tree
    page.tell("offline", **NEW)
    assert page.tree == before
    page.press(data_action="menu")
    assert "Nach dieser Runde" in page.text() and not page.find(data_action="update")


def test_after_a_round_the_same_match_goes_on_in_the_new_version() -> None:
    page, app = opened()
    page.press(data_action="pace", data_value="once")
    page.press(data_action="play")
    while page.marks["data-screen"] == "table":
        discard_something(page)
    record = write(app.shell.game.match, "0") if app.shell.game else ""
    page.tell("offline", **NEW)
    page.press(data_action="update")
    assert page.updates == 1
    again = Paper(kept=page.kept)
    again.saved = page.saved
    App(again).begin()
    again.settle()
    assert again.marks["data-screen"] == "score" and record in again.text()
    assert "goes-on" not in {name for name, words in again.kept.items() if words}


def test_the_browser_is_asked_for_a_promise_when_the_player_wants_it() -> None:
    page, _ = opened()
    page.tell("lasting", promised="no")
    page.press(data_action="about")
    assert page.marks["data-screen"] == "about"
    page.press(data_action="ask")
    assert page.asked_to_keep == 1
    page.tell("lasting", promised="refused")
    assert not page.find(data_action="ask") and "sagt es noch nicht zu" in page.text()


def test_the_one_file_and_the_word_of_the_host_are_offered_where_they_lie_beside_the_page() -> None:
    assert links(Site("ready")) == ["./talon.html", "./host.html"]
    assert links(Site("file")) == []


def links(site: Site) -> list[object]:
    """Where the sheet leads to."""
    return [each.attributes["href"] for each in walk(sheet(site, Texts("de"))) if each.tag == "a"]

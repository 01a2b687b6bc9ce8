"""Every control is large enough for a finger, on every screen of a phone and where all is enlarged; nothing that is said is cut."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

from playwright.sync_api import Page, expect

from engine.cards import card
from engine.events import Event
from tests.browser.tapper import Tapper
from tests.browser.test_play_table import LARGE, PHONE, ROW, TABLE, show, show_table
from tests.ui.tables import finished, game
from ui.browser.tree import Node
from ui.game.game import Entry, Game
from ui.lobby import lobby
from ui.parts.texts import Texts
from ui.replay.replay import Replay
from ui.replay.screen import screen as replay_screen
from ui.score import score
from ui.shell.setup import usual
from ui.table import table

OpenPage = Callable[..., Page]
Boot = Callable[..., None]

ENLARGED = (320, 256)
FINGER = 44
STRIP = 24
STILL = {"reduced_motion": "reduce"}

TOO_SMALL = """([finger, strip]) => {
  const controls = "a, button, input, textarea, select, summary, label";
  // How many pixels beside each other lead to a control, from a point in two directions: no more than are wanted.
  const reach = (control, { x, y }, [right, down], wanted) => {
    let count = 0;
    for (const way of [1, -1])
      for (let far = way === 1 ? 0 : 1; count < wanted; far += 1, count += 1)
        if (document.elementFromPoint(x + right * way * far, y + down * way * far)?.closest(controls) !== control) break;
    return count;
  };
  const open = document.querySelector("dialog[open]") ?? document;
  const inText = (control) => control.localName === "a" && getComputedStyle(control).display === "inline";
  const seen = [...open.querySelectorAll(controls)].filter((control) => control.checkVisibility({ checkVisibilityCSS: true }));
  return seen.flatMap((control) => {
    if (inText(control) || control.closest("label") && control.localName !== "label") return [];
    control.scrollIntoView({ block: "center", inline: "center" });
    const { left, top, width, height } = control.getBoundingClientRect();
    // Of a card that lies under others the strip at its upper left is free.
    const card = control.matches("[data-zone='hand'] button, .row button");
    const from = card ? { x: left + 9, y: top + 9 } : { x: left + width / 2, y: top + height / 2 };
    const least = card ? strip : finger;
    const measured = [[1, 0], [0, 1]].map((way) => reach(control, from, way, least));
    const name = control.getAttribute("aria-label") ?? control.innerText;
    return Math.min(...measured) < least ? [`${control.localName} ${name} ${control.className}: ${measured.join(" x ")}`] : [];
  });
}"""

CUT = """() => [...document.querySelectorAll(".line-of-messages, .line-of-messages *")].filter((words) => {
  const { overflowY, textOverflow } = getComputedStyle(words);
  const below = words.scrollHeight > words.clientHeight + 1 && !["auto", "visible"].includes(overflowY);
  return below || textOverflow !== "clip" || words.scrollWidth > words.clientWidth + 1;
}).map((words) => words.className)"""


def small(page: Page) -> list[str]:
    """The controls that are too small for a finger, each with its measures."""
    found: list[str] = page.evaluate(TOO_SMALL, [FINGER, STRIP])
    return found


def tables() -> Iterator[Game]:
    """Tables of all games at which there is much to press."""
    yield game("romme", 6, hand=" ".join(LARGE.split()[:20]), pile="9c Jd", table=TABLE, opened=range(6))
    yield game("dummy", 4, hand="Qs Qd 5h 9c 3d", pile=ROW, phase="draw")
    yield game("indian", 6, table=TABLE[:1], opened=[0])
    yield game("knock_dummy", 4, hand=" ".join(LARGE.split()[-7:]), pile=ROW, phase="draw", penalty_notice="claim")


def replayed() -> Node:
    """The step of a replay at which most is said."""
    replay = Replay(finished("romme", 4))

    def told(at: int) -> int:
        replay.go(at)
        return len(replay.game.last)

    replay.go(max(range(len(replay.tape.steps)), key=told))
    return replay_screen(replay, Texts("de"))


def test_every_control_is_as_large_as_a_finger(open_page: OpenPage, boot: Boot) -> None:
    page = open_page(*PHONE, **STILL)
    boot(page, "rules=indian&players=2&seed=5&pace=0")
    for sheet in ("menu", "log", "rules"):
        page.locator(f"[data-action='{sheet}']").click()
        assert (sheet, small(page)) == (sheet, [])
        page.keyboard.press("Escape")
    page.locator("[data-action='menu']").click()
    page.locator("[data-action='new']").click()
    assert ("leave", small(page)) == ("leave", [])
    page.locator("dialog [data-action='put_away']").click()
    assert ("resume", small(page)) == ("resume", [])
    page.locator("[data-action='matches']").click()
    expect(page.locator(".kept-match")).to_have_count(1)
    assert ("matches", small(page)) == ("matches", [])
    show(page, score.screen(Game(finished("dummy", 3, rounds=2), "greedy", "once"), Texts("de")))
    assert ("score", small(page)) == ("score", [])
    show(page, replayed())
    assert ("replay", small(page)) == ("replay", [])
    for shown in tables():
        show_table(page, shown)
        assert (shown.view.rules.name, small(page)) == (shown.view.rules.name, [])


def test_before_a_match_too(open_page: OpenPage, boot: Boot) -> None:
    page = open_page(*PHONE, **STILL)
    boot(page)
    assert ("setup", small(page)) == ("setup", [])
    for way in ("help", "about"):
        page.locator(f"[data-action='{way}']").click()
        assert (way, small(page)) == (way, [])
        page.keyboard.press("Escape")
    for way in ("statistics", "sheet", "rules"):
        page.locator(f"[data-action='{way}']").first.click()
        expect(page.locator("html")).not_to_have_attribute("data-screen", "setup")
        page.locator("details").evaluate_all("groups => groups.forEach((group) => { group.open = true; })")
        assert (way, small(page)) == (way, [])
        page.keyboard.press("Escape")
        expect(page.locator("html")).to_have_attribute("data-screen", "setup")
    page.locator("#foot a").click()
    page.locator("summary").first.wait_for()
    assert ("licences", small(page)) == ("licences", [])


def test_a_small_screen_is_scrolled_to_everything(open_page: OpenPage, boot: Boot) -> None:
    page = open_page(*ENLARGED, **STILL)
    boot(page, "rules=romme&players=2&seed=6&pace=0")
    for sheet in ("menu", "log", "rules"):
        page.locator(f"[data-action='{sheet}']").click()
        assert (sheet, small(page)) == (sheet, [])
        page.keyboard.press("Escape")
    for node in (*(table.screen(shown, Texts("en")) for shown in tables()), replayed()):
        show(page, node)
        for width, height in (ENLARGED, (640, 320), (568, 240), (640, 512), (320, 568)):
            page.set_viewport_size({"width": width, "height": height})
            assert (width, height, small(page)) == (width, height, [])
            assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_turn_where_everything_is_enlarged(open_page: OpenPage, boot: Boot) -> None:
    page = open_page(*ENLARGED, has_touch=True, **STILL)
    boot(page, "rules=romme&players=2&seed=6&pace=0")
    tapper = Tapper(page)
    for _ in range(2):
        assert tapper.screen() == "table"
        tapper.turn()
    assert tapper.screen() == "table" and tapper.turns == 2
    page.mouse.move(160, 20)
    page.mouse.wheel(0, 2000)
    expect(page.locator(".seat").first).to_be_in_viewport(ratio=1)
    show_table(page, game("dummy", 4, pile=ROW, table=TABLE[:1]))
    page.evaluate("scrollTo(0, 70)")
    show_table(page, game("dummy", 4, pile=ROW, table=TABLE[:1], phase="draw"))
    assert page.evaluate("scrollY") == 70
    show(page, lobby.screen(usual(Texts("de")), Texts("de"), ()))
    assert page.evaluate("scrollY") == 0


def test_nothing_that_is_said_is_cut(open_page: OpenPage, boot: Boot) -> None:
    page = open_page(*PHONE, **STILL)
    boot(page, "rules=romme&players=2&seed=6&pace=0")
    for width, height in ((320, 568), PHONE, (640, 320), ENLARGED):
        page.set_viewport_size({"width": width, "height": height})
        for shown in tables():
            places = set()
            for count in (0, 1, 6):
                shown.log = [Entry(1, event) for event in [Event("took", 1, (card("Qd"),))] * count]
                show_table(page, shown)
                places.add(json.dumps([button.bounding_box() for button in page.locator(".bar button").all()]))
                assert page.evaluate(CUT) == []
                # What is to be done now is in sight, its first two lines at least.
                assert lies_within(page, ".say", 40)
            assert len(places) == 1
        assert page.locator(".told").inner_text().count("Karo Dame") == 6
        page.locator(".said").evaluate("words => words.scrollTo(0, 1000)")
        assert lies_within(page, ".told", 0)
        show(page, replayed())
        assert page.evaluate(CUT) == []


def lies_within(page: Page, words: str, least: float) -> bool:
    """Does so much of these words, in pixels from their top (from their end if 0), lie in the line of messages?"""
    line, box = page.locator(".line-of-messages").bounding_box(), page.locator(words).first.bounding_box()
    assert line is not None and box is not None
    top, bottom = (box["y"], box["y"] + min(box["height"], least)) if least else (box["y"] + box["height"],) * 2
    return line["y"] <= top and bottom <= line["y"] + line["height"]

"""The table in a browser: everything is within reach, named, legible, and can be played by keyboard too."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Literal

import pytest
from playwright.sync_api import FloatRect, Page, expect

from engine.cards import card
from engine.errors import refuse
from engine.events import Event
from tests.browser.tapper import Tapper
from tests.ui.tables import game
from ui.browser.tree import Node, plain
from ui.game.game import Entry, Game
from ui.parts.texts import Texts
from ui.table import table

OpenPage = Callable[..., Page]
Boot = Callable[..., None]
Faults = Callable[[Page], list[str]]

PHONE = (360, 640)
AXES: Sequence[tuple[Literal["x", "y"], Literal["width", "height"]]] = (("x", "width"), ("y", "height"))
STILL = {"reduced_motion": "reduce"}
SIZES = [(320, 568), PHONE, (820, 1180), (1280, 800)]
ROW = "7d 3s Qh 9c 5d As 2h 8c Jd 4s Tc 6h Kd 2s 9d 5c Jh 7s 3c Qd 8h 4d Ks Th 6c"
HAND = "As 2s 3s 4h 5h 6h 7d 8d 9d Tc Jc Qc Kc * *"
LARGE = f"{HAND} Qs Qs Jh Th 9h 8h 2c 2d 2h Ad Ac"
TABLE = [
    (0, "Ks Kh Kd"),
    (1, "3c 4c *=5c 6c"),
    (2, "As 2s 3s 4s 5s"),
    (3, "Tc Jc Qc Kc Ac"),
    (4, "6d 7d 8d 9d Td Jd"),
    (5, "2c 2d 2h 2s"),
]

FREE = """cards => cards.map(card => {
  const box = card.getBoundingClientRect();
  let free = 0;
  for (let x = 0.5; x < box.width; x += 1) free += card === document.elementFromPoint(box.left + x, box.top + 9)?.closest("button");
  return free;
})"""

COUNT_TRAVELS = """() => {
  window.travels = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) { window.travels += 1; return animate.apply(this, how); };
}"""


def show(page: Page, *nodes: Node) -> None:
    """Let the page show these elements, once the match that it is at waits for the player and changes nothing more."""
    page.locator("html[data-turn='0'], html[data-turn='-1']").wait_for(state="attached")
    page.evaluate("json => talon.stage.show(json)", json.dumps([plain(node) for node in nodes]))


def show_table(page: Page, shown: Game) -> None:
    show(page, table.screen(shown, Texts("de")))


def free_to_tap(page: Page, cards: str) -> Sequence[int]:
    """How many pixels across of each card, near its upper edge, can be tapped."""
    found: list[int] = page.locator(cards).evaluate_all(FREE)
    return found


def test_fifteen_cards_and_a_row_of_twenty_five_can_be_tapped_on_a_phone(open_page: OpenPage, boot: Boot) -> None:
    page = open_page(*PHONE, **STILL)
    boot(page, "rules=romme&players=2&seed=6&pace=0")
    show_table(page, game("romme", 6, hand=HAND, table=TABLE, opened=range(6)))
    hand = free_to_tap(page, "[data-zone='hand'] button")
    assert len(hand) == 15 and min(hand) >= 24
    show_table(page, game("dummy", 4, pile=ROW, phase="draw"))
    row = free_to_tap(page, "[data-zone='pile'] li > button")
    assert len(row) == 25 and min(row) >= 24


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_everything_is_on_the_screen(open_page: OpenPage, boot: Boot, width: int, height: int) -> None:
    page = open_page(width, height, **STILL)
    boot(page, "rules=romme&players=2&seed=6&pace=0")
    for shown in (
        game("romme", 6, hand=LARGE, table=TABLE, opened=range(6)),
        game("dummy", 4, pile=ROW, phase="draw"),
        game("indian", 6, table=TABLE[:1], opened=[0]),
    ):
        show_table(page, shown)
        for button in page.locator(".bar button, .top button, [data-zone='hand'] button").all():
            box = button.bounding_box()
            assert box is not None
            assert box["x"] >= -1 and box["y"] >= 0
            assert box["x"] + box["width"] <= width + 1
        for button in page.locator(".bar button").all():
            box = button.bounding_box()
            assert box is not None and box["height"] >= 44 and box["y"] + box["height"] <= height
            assert button.evaluate("element => element.scrollWidth <= element.clientWidth + 1"), button.inner_text()
        assert min(free_to_tap(page, "[data-zone='hand'] button")) >= 18
        assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize(("width", "height"), [(320, 568), PHONE, (640, 340)])
def test_nothing_lies_under_the_message(open_page: OpenPage, boot: Boot, width: int, height: int) -> None:
    page = open_page(width, height, **STILL)
    boot(page, "rules=romme&players=2&seed=6&pace=0")
    heights = set()
    for shown in _with_long_messages():
        show_table(page, shown)
        line = page.locator(".line-of-messages").bounding_box()
        assert line is not None
        heights.add((shown.view.rules.name, line["height"]))
        for place in page.locator("[data-zone='stock'], [data-zone='pile'], [data-zone='turned'], .badge, .laid, .move").all():
            box = place.bounding_box()
            assert box is not None and not _meet(box, line), place.evaluate("place => place.className")
        told = page.locator(".told")
        if told.count():
            assert told.evaluate("told => told.getClientRects().length") == 1
            assert "Karo König ab." in (told.text_content() or "")
    assert len(heights) == 3


def _meet(one: FloatRect, other: FloatRect) -> bool:
    """Do these boxes share more than an edge?"""
    return all(one[at] + one[size] > other[at] + 1 and other[at] + other[size] > one[at] + 1 for at, size in AXES)


def _with_long_messages() -> Iterator[Game]:
    """Tables at which a lot is said in the line."""
    discarded = Event("discarded", 1, (card("Kd"),))
    for shown in (
        game("romme", 6, hand=HAND, pile="9c Jd 4d", table=TABLE, opened=range(6), phase="draw"),
        game("dummy", 4, hand=HAND.replace("*", "2d"), pile=ROW, table=TABLE[:1] * 8, phase="draw"),
        game("indian", 6, hand=HAND, pile="9c", table=TABLE[:1] * 4, phase="draw"),
    ):
        shown.log = [Entry(1, event) for event in (*[Event("took", 1, (card("Qd"),))] * 3, discarded)]
        yield shown
        shown.refusal = refuse("set_min.few", allowed=3, value=1)
        yield shown


def test_the_melds_are_scrolled_back_when_the_turn_comes(open_page: OpenPage, boot: Boot) -> None:
    page = open_page(*PHONE, **STILL)
    boot(page, "rules=romme&players=2&seed=6&pace=0")
    shown = game("dummy", 4, hand=HAND.replace("*", "2d"), pile=ROW, table=TABLE[:1] * 12)
    show_table(page, shown)
    melds = page.locator(".laid")
    melds.evaluate("melds => melds.scrollTo(0, 500)")
    assert melds.evaluate("melds => melds.scrollTop") > 100
    expect(page.locator("[data-zone='stock']")).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-zone='pile']")).to_be_in_viewport(ratio=1)
    show_table(page, game("dummy", 4, hand=HAND.replace("*", "2d"), pile=ROW, table=TABLE[:1] * 12, phase="draw"))
    assert melds.evaluate("melds => melds.scrollTop") == 0


def test_a_tablet_shows_fifteen_cards_in_one_row(open_page: OpenPage, boot: Boot) -> None:
    page = open_page(820, 1180, **STILL)
    boot(page, "rules=romme&players=2&seed=6&pace=0")
    tops = "cards => [...new Set(cards.map(card => card.getBoundingClientRect().top))]"
    hand = page.locator("[data-zone='hand'] button")
    show_table(page, game("romme", 6, hand=HAND, table=TABLE, opened=range(6)))
    assert len(hand.evaluate_all(tops)) == 1
    show_table(page, game("romme", 6, hand=LARGE, table=TABLE, opened=range(6)))
    upper, lower = hand.evaluate_all(tops)
    box = hand.first.bounding_box()
    assert box is not None and lower - upper > 0.6 * box["height"]


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("preset", ["romme", "dummy", "indian"])
def test_a_small_phone_names_the_game_and_its_round(open_page: OpenPage, boot: Boot, preset: str, language: str) -> None:
    page = open_page(320, 568, **STILL)
    boot(page, "rules=romme&players=2&seed=6&pace=0")
    show(page, table.screen(game(preset, 4, phase="draw"), Texts(language)))
    for words in page.locator(".top h1 .round, .badge, .bar button, .seat .points").all():
        assert words.evaluate("words => words.scrollWidth <= words.clientWidth + 1"), words.inner_text()
    title, first = page.locator(".top h1 .round").bounding_box(), page.locator("[data-action='log']").bounding_box()
    assert title is not None and first is not None and 0 < title["x"] + title["width"] <= first["x"]
    assert page.locator(".top h1").evaluate("title => getComputedStyle(title).clipPath") == "none"


def test_the_focus_is_a_light_ring_in_a_dark_one(open_page: OpenPage, boot: Boot) -> None:
    page = open_page(**STILL)
    boot(page)
    page.keyboard.press("Tab")
    ring = page.evaluate(
        "[getComputedStyle(document.activeElement).outlineColor, getComputedStyle(document.activeElement).boxShadow]"
    )
    assert ring[0] == "rgb(16, 26, 21)" and ring[1].startswith("rgb(255, 255, 255)")


def test_the_buttons_keep_their_places(open_page: OpenPage, boot: Boot) -> None:
    page = open_page(*PHONE, **STILL)
    boot(page, "rules=romme&players=2&seed=6&pace=0")
    places = set()
    for cards in (1, 5, 9, 10, 15, 26):
        for phase in ("draw", "lay"):
            show_table(page, game("romme", 3, hand=" ".join(LARGE.split()[:cards]), phase=phase))
            places.add(json.dumps([button.bounding_box() for button in page.locator(".bar button").all()]))
    assert len(places) == 1


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), [PHONE, (1280, 800)])
def test_everybody_can_use_it(open_page: OpenPage, boot: Boot, faults_of: Faults, scheme: str, width: int, height: int) -> None:
    page = open_page(width, height, color_scheme=scheme, **STILL)
    boot(page)
    assert faults_of(page) == []
    page.locator("[data-action='pace'][data-value='once']").click()
    page.locator("[data-action='play']").click()
    expect(page.locator("html")).to_have_attribute("data-turn", "0")
    for sheet in ("menu", "log", "rules"):
        page.locator(f"[data-action='{sheet}']").click()
        assert faults_of(page) == []
        page.keyboard.press("Escape")
        expect(page.locator("#app dialog")).to_have_count(0)
    for shown in (
        game("romme", 6, hand=HAND, table=TABLE, opened=range(6)),
        game("dummy", 4, hand="Qs Qd 5h 9c 3d", pile=ROW, phase="draw"),
        game("indian", 3, table=TABLE[:1], opened=[0]),
    ):
        shown.chosen = (shown.hand[0].key,)
        show_table(page, shown)
        assert faults_of(page) == []


def test_the_score_can_be_read_by_everybody(open_page: OpenPage, boot: Boot, faults_of: Faults) -> None:
    for scheme in ("light", "dark"):
        page = open_page(*PHONE, color_scheme=scheme, **STILL)
        boot(page, "rules=dummy&players=4&seed=2&pace=0")
        Tapper(page).play_round()
        assert faults_of(page) == []


def test_a_turn_by_keyboard(open_page: OpenPage, boot: Boot) -> None:
    page = open_page()
    boot(page, "rules=romme&players=2&seed=6&pace=0&lang=en")
    card = page.get_by_role("button", name="queen of spades")
    card.focus()
    page.keyboard.press("Enter")
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(card).to_be_focused()
    page.locator("[data-action='discard']").focus()
    page.keyboard.press("Enter")
    expect(page.locator("html")).to_have_attribute("data-turn", "0")
    expect(card).to_have_count(0)
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("document.activeElement.tagName") == "BUTTON"


def test_nothing_travels_where_that_is_not_wanted(open_page: OpenPage, boot: Boot) -> None:
    for motion, moves in (("reduce", False), ("no-preference", True)):
        page = open_page(reduced_motion=motion)
        boot(page, "rules=romme&players=2&seed=6&pace=0")
        page.evaluate(COUNT_TRAVELS)
        page.locator("[data-action='sort']").click()
        assert (page.evaluate("window.travels") > 0) is moves


def test_four_colours_and_english_letters(open_page: OpenPage, boot: Boot) -> None:
    page = open_page()
    boot(page)
    picture = "card => getComputedStyle(card).backgroundImage"
    queen = page.locator(".face[data-card='Qh'], .face[data-card='Qs']").first
    lady = queen.evaluate(picture)
    page.locator("[data-action='lang']").click()
    assert lady.startswith('url("data:image/svg') and queen.evaluate(picture) not in (lady, "none")
    diamond = page.locator(".face[data-card='7d']").first
    red = diamond.evaluate(picture)
    page.locator("[data-action='colours'][data-value='four']").click()
    assert red.startswith('url("data:image/svg') and diamond.evaluate(picture) not in (red, "none")

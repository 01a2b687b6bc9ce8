"""House rules in the page: ten settings are changed, a round is played by them, they outlast a reload, and they travel."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from engine.record import read
from tests.browser.tapper import Tapper

OpenPage = Callable[..., Page]
Boot = Callable[..., None]
Faults = Callable[[Page], list[str]]

TYPED = {"opening_points": "40", "value_ace": "11", "target": "150"}
PRESSED = {
    "packs": "3",
    "direction": "left",
    "ace": "high",
    "opening_lap": "2",
    "joker_swap": "free",
    "never_laid": "double",
}
TEN = {**{key: int(value) for key, value in TYPED.items()}, **PRESSED, "packs": 3, "opening_lap": 2, "starter_extra": False}
GROUP_OF = {
    "deal": ("packs", "direction", "starter_extra"),
    "melds": ("ace",),
    "opening": ("opening_points", "opening_lap"),
    "layoff": ("joker_swap",),
    "scoring": ("value_ace", "never_laid"),
    "match": ("target",),
}


def open_rules(page: Page) -> None:
    page.locator("[data-action='rules']").click()
    expect(page.locator("html")).to_have_attribute("data-screen", "rules")


def row(page: Page, key: str) -> str:
    return f"[data-rule='{key}']"


def leave_match(page: Page) -> None:
    """Give up the match that goes on after a reload, if one does."""
    if page.locator("html").get_attribute("data-screen") != "setup":
        page.locator("[data-action='new']").click()
        page.locator("dialog [data-action='give_up']").click()
    expect(page.locator("html")).to_have_attribute("data-screen", "setup")


def set_ten(page: Page) -> None:
    """Open each group and change what is in it, with keys and mouse as people would."""
    for group, keys in GROUP_OF.items():
        page.locator(f"[data-group='{group}'] > summary").click()
        for key in keys:
            if key in TYPED:
                page.locator(f"{row(page, key)} input").fill(TYPED[key])
                page.keyboard.press("Tab")
            elif key in PRESSED:
                page.locator(f"{row(page, key)} [data-value='{PRESSED[key]}']").click()
            else:
                page.locator(f"{row(page, key)} [role='switch']").click()
            expect(page.locator(row(page, key))).to_have_attribute("data-departs", "")


def departing(page: Page) -> set[str]:
    keys: list[str] = page.locator("[data-rule][data-departs]").evaluate_all("all => all.map(each => each.dataset.rule)")
    return set(keys)


@pytest.mark.parametrize(("width", "height", "touch"), [(360, 640, True), (1280, 800, False)])
def test_ten_settings_are_played_and_kept(
    open_page: OpenPage, boot: Boot, ready: Callable[[Page], None], width: int, height: int, *, touch: bool
) -> None:
    page = open_page(width, height, has_touch=touch, reduced_motion="reduce")
    boot(page)
    open_rules(page)
    set_ten(page)
    assert departing(page) == set(TEN)
    expect(page.locator(".house-foot")).to_contain_text("10 Hausregeln")
    page.locator(".house-foot [data-action='done']").click()
    page.locator("[data-action='pace'][data-value='once']").click()
    page.locator("[data-action='play']").click()
    Tapper(page).play_round(turns=250)
    match = read(page.locator("#record").text_content() or "")
    assert match.rules.departures() == TEN and match.round.over
    page.locator(".record > summary").click()
    expect(page.locator("#record")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.reload()
    ready(page)
    leave_match(page)
    open_rules(page)
    assert departing(page) == set(TEN)


def test_impossible_rules_are_refused_with_a_way_out(open_page: OpenPage, boot: Boot) -> None:
    page = open_page(360, 640)
    boot(page)
    page.locator("[data-action='players'][data-value='6']").click()
    open_rules(page)
    page.locator("[data-group='deal'] > summary").click()
    page.locator(f"{row(page, 'packs')} [data-value='1']").click()
    expect(page.locator(f"{row(page, 'packs')} [role='alert']")).to_contain_text("Nimm 2 Pakete oder 9 Karten")
    assert departing(page) == set()
    page.locator(f"{row(page, 'packs')} [data-action='offer']").first.click()
    assert departing(page) == {"packs", "hand_size"}
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_rules_are_set_with_the_keyboard_alone(page: Page, boot: Boot) -> None:
    boot(page)
    page.locator("[data-action='rules']").press("Enter")
    page.locator("[data-group='opening'] > summary").press("Enter")
    field = page.locator(f"{row(page, 'opening_points')} input")
    field.focus()
    page.keyboard.press("Control+A")
    page.keyboard.type("30")
    page.keyboard.press("Tab")
    expect(page.locator(f"{row(page, 'opening_points')} .reset")).to_contain_text("51")
    page.locator(f"{row(page, 'opening_pure_run')} [role='switch']").press(" ")
    assert departing(page) == {"opening_points", "opening_pure_run"}
    page.locator(f"{row(page, 'opening_points')} .reset").press("Enter")
    assert departing(page) == {"opening_pure_run"}
    focused = page.evaluate("document.activeElement.closest('[data-rule]')?.dataset.rule")
    assert focused == "opening_points"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_house_rules_are_within_everybodys_reach(open_page: OpenPage, boot: Boot, faults_of: Faults, scheme: str) -> None:
    page = open_page(360, 740, color_scheme=scheme, reduced_motion="reduce")
    boot(page, "rules=dummy,opening_points=30,penalty_notice=claim&players=9")
    open_rules(page)
    for summary in page.locator(".rule-group > summary, .other-sets > summary, .add > summary").all():
        summary.click()
    assert faults_of(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    for name in ("share", "name", "sets"):
        page.locator(f".house [data-action='{name}']").click()
        page.locator("#app dialog").wait_for()
        assert faults_of(page) == []
        page.keyboard.press("Escape")
        expect(page.locator("#app dialog")).to_have_count(0)
    page.locator("[data-action='sheet']").click()
    assert faults_of(page) == []


def test_an_own_set_is_kept_over_a_reload(page: Page, boot: Boot, ready: Callable[[Page], None]) -> None:
    boot(page)
    open_rules(page)
    page.locator(".other-sets > summary").click()
    page.locator("[data-kind='ready']").first.click()
    page.locator("[data-action='name']").click()
    page.locator("#app dialog input").fill("Oma Erna")
    page.keyboard.press("Enter")
    expect(page.locator("#app dialog")).to_have_count(0)
    expect(page.locator(".house-sets .state")).to_contain_text("Oma Erna")
    page.reload()
    ready(page)
    open_rules(page)
    page.locator(".other-sets > summary").click()
    expect(page.locator("[data-kind='own']")).to_have_count(1)
    expect(page.locator("[data-kind='own'][aria-pressed='true']")).to_contain_text("Oma Erna")


def test_the_fourth_game_is_played(open_page: OpenPage, boot: Boot) -> None:
    page = open_page(820, 1100, reduced_motion="reduce")
    boot(page)
    page.locator("[data-action='game'][data-value='knock_dummy']").click()
    page.locator("[data-action='pace'][data-value='once']").click()
    page.locator("[data-action='play']").click()
    Tapper(page).play_round()
    match = read(page.locator("#record").text_content() or "")
    assert match.rules.name == "knock_dummy"
    assert sum(match.finished[0].score.points) == 0


def test_a_damaged_link_offers_what_it_can(page: Page, boot: Boot) -> None:
    boot(page, "rules=romme%2Copening_points%3D40%2Cgravity%3D9&players=2")
    expect(page.locator("html")).to_have_attribute("data-screen", "setup")
    expect(page.locator("[role='alert']").first).to_contain_text("gravity=9")
    open_rules(page)
    assert departing(page) == {"opening_points"}


@pytest.mark.parametrize("game", ["romme", "dummy", "indian", "knock_dummy"])
def test_the_rule_sheet_fits_two_pages(page: Page, boot: Boot, game: str) -> None:
    boot(page, f"rules={game},opening_points=40,opening_lap=2,knock_bonus=30,hand_cap=99&players=9")
    open_rules(page)
    page.locator("[data-action='sheet']").click()
    expect(page.locator("html")).to_have_attribute("data-screen", "sheet")
    expect(page.locator(".paper li[data-departs]").first).to_be_visible()
    printed = page.pdf(prefer_css_page_size=True)
    assert printed.count(b"/Type /Page\n") + printed.count(b"/Type /Page ") in (1, 2)


def test_where_the_browser_has_no_room_nothing_is_said_to_be_kept(page: Page, boot: Boot) -> None:
    boot(page)
    page.evaluate("() => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }; }")
    page.locator("[data-action='rules']").click()
    page.locator("[data-action='name']").click()
    page.locator("dialog input").fill("Oma")
    page.locator("dialog [data-action='save']").click()
    expect(page.locator("dialog .notice")).to_contain_text("kann hier gerade nichts speichern")
    page.reload()
    page.locator("html[data-ready='true']").wait_for(state="attached", timeout=60_000)
    page.locator("[data-action='rules']").click()
    expect(page.locator("[data-kind='own']")).to_have_count(0)


def test_a_set_is_replaced_only_by_a_button_that_says_so(page: Page, boot: Boot) -> None:
    boot(page)
    page.locator("[data-action='rules']").click()
    dialog = page.locator("#app dialog")
    for last in ("save", "replace"):
        page.locator("[data-action='name']").click()
        dialog.locator("input").fill("Oma")
        dialog.locator("input").press("Enter")
        if last == "replace":
            expect(dialog.locator("[data-action='replace']")).to_have_text("Ersetzen")
            expect(dialog.locator("input")).to_be_focused()
            dialog.locator("input").press("Enter")
        expect(dialog).to_have_count(0)
    expect(page.locator("[data-kind='own']")).to_have_count(1)

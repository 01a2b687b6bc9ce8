"""What holds on every screen: nothing is wider than the page, and what scrolls is reached by keys."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_play_table import show
from tests.ui.screens import Screen, screens
from ui.texts import LANGUAGES

OpenPage = Callable[..., Page]
Boot = Callable[..., None]

STILL = {"reduced_motion": "reduce"}
NARROW = (360, 640)

OPEN_ALL = "document.querySelectorAll('details').forEach((each) => { each.open = true; })"

TEXT_SIZE = "size => { document.documentElement.style.fontSize = size; }"

TOO_WIDE = """() => {
  const wide = ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1;
  // What is shortened says so, and what is scrolled sideways by keys is all there.
  const cut = (each) => {
    const { overflowX, textOverflow, position } = getComputedStyle(each);
    const clips = overflowX !== "visible" && textOverflow === "clip" && position !== "absolute";
    return clips && wide(each) && !each.matches("input, textarea, [tabindex='0']:not(dialog *)");
  };
  const page = document.documentElement.scrollWidth > innerWidth ? [document.documentElement] : [];
  return [...page, ...[...document.querySelectorAll("#app *")].filter(cut)].map((each) => `${each.localName}.${each.className} ${each.scrollWidth}`);
}"""

UNREACHED = """() => [...document.querySelectorAll("#app *")].filter((each) => {
  const { overflowX, overflowY } = getComputedStyle(each);
  const down = ["auto", "scroll"].includes(overflowY) && each.scrollHeight > each.clientHeight + 1;
  const across = ["auto", "scroll"].includes(overflowX) && each.scrollWidth > each.clientWidth + 1;
  // A sheet of paper has the focus within it, and scrolls with that.
  return (down || across) && each.checkVisibility() && each.tabIndex < 0 && !each.matches("dialog, textarea");
}).map((each) => `${each.localName}.${each.className}`)"""


@pytest.fixture(scope="module")
def drawn() -> dict[str, list[Screen]]:
    """All screens by language, drawn in a thread that the browser's own loop leaves alone."""
    with ThreadPoolExecutor(1) as thread:
        return {language: list(thread.submit(list, screens(language)).result()) for language in LANGUAGES}


def draw(page: Page, screen: Screen) -> None:
    show(page, *screen.nodes)
    page.evaluate(OPEN_ALL)


def test_nothing_is_wider_than_the_screen(open_page: OpenPage, boot: Boot, drawn: dict[str, list[Screen]]) -> None:
    """Whatever an address or a file brings, and with letters twice as large too."""
    page = open_page(*NARROW, **STILL)
    boot(page, "rules=romme&players=2&seed=6&pace=0")
    for size in ("100%", "200%"):
        page.evaluate(TEXT_SIZE, size)
        for language, found in drawn.items():
            for screen in found:
                draw(page, screen)
                assert (size, language, screen.name, page.evaluate(TOO_WIDE)) == (size, language, screen.name, [])


def test_what_scrolls_is_reached_by_keys(open_page: OpenPage, boot: Boot, drawn: dict[str, list[Screen]]) -> None:
    page = open_page(*NARROW, **STILL)
    boot(page, "rules=romme&players=2&seed=6&pace=0")
    for width, height in (NARROW, (640, 320), (1280, 600)):
        page.set_viewport_size({"width": width, "height": height})
        for screen in drawn["de"]:
            draw(page, screen)
            assert (width, screen.name, page.evaluate(UNREACHED)) == (width, screen.name, [])


def test_many_melds_on_a_phone_are_scrolled_by_keys(open_page: OpenPage, boot: Boot, drawn: dict[str, list[Screen]]) -> None:
    page = open_page(*NARROW, **STILL)
    boot(page, "rules=romme&players=2&seed=6&pace=0")
    draw(page, next(screen for screen in drawn["de"] if screen.name == "full table"))
    laid = page.locator(".laid[data-crowd='some']")
    expect(laid).to_have_attribute("tabindex", "0")
    laid.focus()
    page.keyboard.press("End")
    page.wait_for_function("document.querySelector('.laid').scrollTop > 0")
    page.set_viewport_size({"width": 1280, "height": 1000})
    laid.blur()
    draw(page, drawn["de"][0])
    draw(page, next(screen for screen in drawn["de"] if screen.name == "full table"))
    expect(page.locator(".laid")).not_to_have_attribute("tabindex", "0")

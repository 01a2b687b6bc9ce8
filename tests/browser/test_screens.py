"""What holds on every screen: nothing is wider than the page, and what scrolls is reached by keys."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_play_table import show
from tests.ui.screens import Screen, screens
from ui.parts.texts import LANGUAGES

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
  const all = [...page, ...[...document.querySelectorAll("#app *")].filter(cut)];
  return all.map((each) => `${each.localName}.${each.className} ${each.scrollWidth}`);
}"""

UNREACHED = """() => [...document.querySelectorAll("#app *")].filter((each) => {
  const { overflowX, overflowY } = getComputedStyle(each);
  const down = ["auto", "scroll"].includes(overflowY) && each.scrollHeight > each.clientHeight + 1;
  const across = ["auto", "scroll"].includes(overflowX) && each.scrollWidth > each.clientWidth + 1;
  // A sheet of paper has the focus within it, and scrolls with that.
  return (down || across) && each.checkVisibility() && each.tabIndex < 0 && !each.matches("dialog, textarea");
}).map((each) => `${each.localName}.${each.className}`)"""


CUT_FRAMES = """() => [...document.querySelectorAll("dialog :is(button, a, textarea)")].filter((each) => {
  let box = each.parentElement;
  while (getComputedStyle(box).overflowX === "visible") box = box.parentElement;
  each.focus();
  const { outlineWidth, outlineOffset } = getComputedStyle(each);
  const frame = parseFloat(outlineWidth) + parseFloat(outlineOffset);
  const [inner, outer] = [each, box].map((one) => one.getBoundingClientRect());
  return inner.left - frame < outer.left - 0.5 || inner.right + frame > outer.right + 0.5;
}).map((each) => each.className || each.outerHTML.slice(0, 80))"""

BROKEN_WORDS = """() => [...document.querySelectorAll(".move")].filter(({ firstChild, textContent }) => {
  if (firstChild?.nodeType !== Node.TEXT_NODE) return false;
  const range = document.createRange();
  const bottom = (at) => {
    range.setStart(firstChild, at);
    range.setEnd(firstChild, at + 1);
    return range.getBoundingClientRect().bottom;
  };
  const letter = /\\p{L}/u;
  const within = (at) => letter.test(textContent[at - 1]) && letter.test(textContent[at]);
  return [...textContent].some((_, at) => at > 0 && within(at) && bottom(at) > bottom(at - 1) + 1);
}).map((each) => each.textContent)"""


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


def test_what_scrolls_is_reached_by_keys_and_cuts_no_frame_round_what_has_the_focus(
    open_page: OpenPage, boot: Boot, drawn: dict[str, list[Screen]]
) -> None:
    page = open_page(*NARROW, **STILL)
    boot(page, "rules=romme&players=2&seed=6&pace=0")
    for width, height in (NARROW, (640, 320), (1280, 600)):
        page.set_viewport_size({"width": width, "height": height})
        for screen in drawn["de"]:
            draw(page, screen)
            assert (width, screen.name, page.evaluate(UNREACHED)) == (width, screen.name, [])
            assert (width, screen.name, page.evaluate(CUT_FRAMES)) == (width, screen.name, [])


def test_no_word_on_a_button_is_broken_where_it_has_no_hyphen(
    open_page: OpenPage, boot: Boot, drawn: dict[str, list[Screen]]
) -> None:
    page = open_page(*NARROW, **STILL)
    boot(page, "rules=romme&players=2&seed=6&pace=0")
    for width in (320, 360, 640, 820, 960):
        page.set_viewport_size({"width": width, "height": 900})
        for language, found in drawn.items():
            for name in ("lit table", "table with claims"):
                draw(page, next(screen for screen in found if screen.name == name))
                assert (width, language, name, page.evaluate(BROKEN_WORDS)) == (width, language, name, [])


def test_many_melds_on_a_phone_are_scrolled_by_keys(open_page: OpenPage, boot: Boot, drawn: dict[str, list[Screen]]) -> None:
    page = open_page(*NARROW, **STILL)
    boot(page, "rules=romme&players=2&seed=6&pace=0")
    draw(page, next(screen for screen in drawn["de"] if screen.name == "full table"))
    laid = page.locator(".laid[data-crowd='some']")
    expect(laid).to_have_attribute("tabindex", "0")
    laid.focus()
    page.keyboard.press("End")
    laid.evaluate(
        "box => new Promise(done => { const look = () => box.scrollTop > 0 ? done() : requestAnimationFrame(look); look(); })"
    )
    page.set_viewport_size({"width": 1280, "height": 1000})
    laid.blur()
    draw(page, drawn["de"][0])
    draw(page, next(screen for screen in drawn["de"] if screen.name == "full table"))
    expect(page.locator(".laid")).not_to_have_attribute("tabindex", "0")


LOOK = """of => {
  const [plain, pseudo] = of.split("::");
  const style = getComputedStyle(document.querySelector(plain), pseudo && `::${pseudo}`);
  const lines = ["outline", "border-top"].map((line) => {
    const [kind, width, colour] = ["style", "width", "color"].map((part) => style.getPropertyValue(`${line}-${part}`));
    return kind === "none" || width === "0px" ? "none" : `${kind} ${width} ${colour}`;
  });
  return [...lines, style.backgroundColor, style.color].join("; ");
}"""

FRAMELESS = """() => [...document.querySelectorAll("#app button, #app input, #app textarea")].filter((each) => {
  const { borderTopStyle, borderTopWidth, outlineStyle, textDecorationLine } = getComputedStyle(each);
  const bare = (borderTopStyle === "none" || borderTopWidth === "0px") && outlineStyle === "none" && textDecorationLine === "none";
  return bare && each.checkVisibility() && !each.matches(".place, .over.ask, .switch, .take-back, [type='range'], [type='file']");
}).map((each) => each.className || each.outerHTML.slice(0, 80))"""

CARD, PLACE = "[data-zone='hand'] button", ".place:not(.pile-row)"
TOLD_APART: dict[str, tuple[tuple[str, ...], ...]] = {
    "setup": (
        (".game[aria-pressed='true']", ".game[aria-pressed='false']"),
        (".option[aria-pressed='true']", ".option[aria-pressed='false']"),
    ),
    "house rules of romme": (
        (".rule .option[aria-pressed='true']", ".rule .option[aria-pressed='false']"),
        (".switch[aria-checked='true'] .track", ".switch[aria-checked='false'] .track"),
    ),
    "menu of a match": (("dialog .option[aria-pressed='true']", "dialog .option[aria-pressed='false']"),),
    "table to draw from": (
        (".row [data-target]::before", f"{CARD}::before"),
        (f"{PLACE}[data-target] .card:last-child", f"{CARD}:not([aria-pressed='true'])"),
    ),
    "lit table": (
        (f"{CARD}[aria-pressed='true']", f"{CARD}:not([aria-pressed='true'])", f"{PLACE}[data-target] .card"),
        (f"{PLACE}[data-target] .card", f"{PLACE}:not([data-target]) .card"),
        (".over:not(.ask)", ".laid-field", "[data-meld]"),
        (".move.strong:not([aria-disabled])", ".move.quiet:not([aria-disabled])", ".move[aria-disabled]"),
        (".felt", ".table"),
        (".line-of-messages", ".table"),
    ),
    "table with a new meld": ((".over.new", ".laid-field"),),
    "replay": ((".move:not([aria-disabled])", ".move[aria-disabled]"),),
}
"""By screen, things that must not look the same where the system forces its colours."""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_forced_colours_leave_everything_to_be_told_apart(
    open_page: OpenPage, boot: Boot, drawn: dict[str, list[Screen]], scheme: str
) -> None:
    page = open_page(*NARROW, forced_colors="active", color_scheme=scheme, **STILL)
    boot(page, "rules=romme&players=2&seed=6&pace=0")
    for screen in drawn["de"]:
        draw(page, screen)
        for alike in TOLD_APART.get(screen.name, ()):
            looks = {of: page.evaluate(LOOK, of) for of in alike}
            assert len(set(looks.values())) == len(alike), (screen.name, looks)
        assert page.evaluate(FRAMELESS) == [], screen.name

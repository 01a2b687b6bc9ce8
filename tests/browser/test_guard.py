"""What extensions, translators and password managers do wrong stops nothing and is never called ours; a fault of ours is shown."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

FAILURE = "#boot-failure"
ADDRESS = "rules=indian&players=2&seed=5eed&pace=0"
KINDS = 7

STRANGERS = """
globalThis.befallen = { count: 0 };
const count = () => document.documentElement.setAttribute("data-befallen", befallen.count += 1);
for (const kind of ["error", "unhandledrejection"]) addEventListener(kind, count, true);
const worker = new Worker(URL.createObjectURL(new Blob(["onmessage = () => { throw new Error('a stranger at work') }"])));
befallen.all = () => {
  setTimeout(() => { throw new Error("an extension has stumbled"); });
  Promise.reject(new TypeError("a translator has stumbled"));
  Promise.reject("a password manager has stumbled");
  fetch("./asked/by/a/stranger");
  dispatchEvent(new ErrorEvent("error", { message: "Script error." }));
  worker.postMessage("go");
  document.documentElement.append(Object.assign(new Image(), { src: "data:image/png,torn" }));
};
befallen.resize = () => {
  const box = document.body.appendChild(document.createElement("div"));
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    addEventListener("error", () => observer.disconnect(), { once: true });
    observer.observe(document.body.appendChild(document.createElement("div")));
  });
  observer.observe(box);
};
if (befallsEarly) addEventListener("DOMContentLoaded", befallen.all);
//# sourceURL=chrome-extension://abcdefghijklmnop/content.js
"""
"""What runs in the page without being ours, and comes to grief in seven ways."""

OUR_WORKER = "globalThis.ours = new Worker('./ui-0123456789ab/js/works.js')"
FALLS = "onmessage = () => { throw new Error('a worker of ours has stumbled') }"
STUMBLE = """
addEventListener("stumble", () => { throw new Error("a script of ours has stumbled"); });
addEventListener("stumble-later", async () => { throw new Error("a script of ours has stumbled later"); });
"""

BREAKS = [
    ("document.createElement = () => { throw new TypeError('a card is torn') }", "a card is torn"),
    ("delete Element.prototype.closest", "closest is not a function"),
]

Boot = Callable[..., None]
OpenPage = Callable[..., Page]
Ready = Callable[[Page], None]


def let_strangers_in(page: Page, early: bool = False) -> None:
    """Let strangers run in the page; nothing answers what they ask for."""
    page.route("**/asked/by/a/stranger", lambda route: route.abort())
    page.add_init_script(f"const befallsEarly = {str(early).lower()};{STRANGERS}")


def until_befallen(page: Page, often: int) -> None:
    page.locator(f"html[data-befallen='{often}']").wait_for(state="attached")


def assert_it_plays_on(page: Page) -> None:
    """Nobody has been told of a fault, and the next move can be made."""
    page.locator("[data-action='draw']").click()
    page.locator("#table[data-phase='lay']").wait_for(state="attached")
    expect(page.locator(FAILURE)).to_be_hidden()
    expect(page.locator("html")).not_to_have_attribute("data-failed", "later")


@pytest.mark.provokes
def test_what_befalls_strangers_before_the_start_stops_nothing(page: Page, boot: Boot) -> None:
    let_strangers_in(page, early=True)
    boot(page, ADDRESS)
    until_befallen(page, KINDS)
    assert_it_plays_on(page)


@pytest.mark.provokes
@pytest.mark.parametrize("file", ["", "talon.html"])
def test_what_befalls_strangers_after_the_start_stops_nothing(page: Page, ready: Ready, file: str) -> None:
    let_strangers_in(page)
    page.goto(f"./{file}#{ADDRESS}")
    ready(page)
    page.evaluate("befallen.all()")
    until_befallen(page, KINDS)
    page.evaluate("befallen.resize()")
    until_befallen(page, KINDS + 1)
    assert_it_plays_on(page)


@pytest.mark.provokes
def test_a_load_that_stands_still_after_something_was_thrown_has_failed(page: Page) -> None:
    let_strangers_in(page, early=True)
    page.clock.install()
    page.route("**/*.wasm.js", lambda route: None)
    page.goto("./", wait_until="commit")
    until_befallen(page, KINDS - 1)  # the clock of the test catches what is thrown when its time has come
    expect(page.locator(FAILURE)).to_be_hidden()
    page.clock.fast_forward("10:00")
    page.clock.fast_forward("10:00")
    expect(page.locator(FAILURE)).to_contain_text("konnte nicht geladen werden")
    expect(page.locator("#boot-report")).to_contain_text("a translator has stumbled")
    page.goto("about:blank")


def change(page: Page, built: Path, script: str, more: str) -> None:
    """Let a script of the site do more."""
    text = next(built.glob(f"ui-*/{script}")).read_text()
    page.route(f"**/{script}", lambda route: route.fulfill(body=text + more, content_type="text/javascript"))


@pytest.mark.provokes
def test_a_fault_of_our_own_scripts_is_shown(page: Page, boot: Boot, built: Path) -> None:
    change(page, built, "js/motion.js", STUMBLE)
    boot(page, f"{ADDRESS}&lang=en")
    for event, words in (("stumble", "a script of ours has stumbled"), ("stumble-later", "stumbled later")):
        page.evaluate("(name) => { dispatchEvent(new Event(name)) }", event)
        expect(page.locator(FAILURE)).to_contain_text("Something went wrong")
        expect(page.locator("#boot-report")).to_contain_text(words)
        page.get_by_role("button", name="Close").click()
        expect(page.locator(FAILURE)).to_be_hidden()


@pytest.mark.provokes
def test_a_fault_of_our_own_scripts_before_the_start_is_shown(page: Page, built: Path) -> None:
    change(page, built, "js/motion.js", "setTimeout(() => { throw new Error('a script of ours has stumbled') });")
    page.goto("./#lang=en")
    expect(page.locator(FAILURE)).to_contain_text("could not be loaded")
    expect(page.locator("#boot-report")).to_contain_text("a script of ours has stumbled")


@pytest.mark.provokes
def test_a_fault_of_our_own_worker_is_shown(page: Page, boot: Boot) -> None:
    page.route("**/works.js", lambda route: route.fulfill(body=FALLS, content_type="text/javascript"))
    page.add_init_script(OUR_WORKER)
    boot(page, f"{ADDRESS}&lang=en")
    page.evaluate("ours.postMessage('go')")
    expect(page.locator(FAILURE)).to_contain_text("Something went wrong")
    expect(page.locator("#boot-report")).to_contain_text("a worker of ours has stumbled")


@pytest.mark.provokes
@pytest.mark.parametrize(("broken", "words"), BREAKS)
def test_a_fault_in_the_one_file_is_shown(page: Page, ready: Ready, broken: str, words: str) -> None:
    """The first befalls Python, the second a script."""
    page.goto(f"./talon.html#{ADDRESS}&lang=en")
    ready(page)
    page.evaluate(f"() => {{ const draw = document.querySelector('[data-action=draw]'); {broken}; draw.click(); }}")
    expect(page.locator(FAILURE)).to_contain_text("Something went wrong")
    expect(page.locator("#boot-report")).to_contain_text(words)

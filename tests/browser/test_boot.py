"""The page starts, and says in words what is wrong when it cannot."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

FAILURE = "#boot-failure"
WASM = "**/*.wasm.js"
FILES = ("*.wasm.js", "library-*.pack.js", "code-*.pack.js", "core.js", "pyodide.asm.js", "interpreter.js", "start.js", "faces.css")
NEEDS = (("structuredClone", "JavaScript 2022"),)
MAKE_POLICY = "() => { try { trustedTypes.createPolicy('another', {}) } catch (error) { return error.name } }"
COUNT_STACKS = """
globalThis.otherStacks = 0;
const { promising } = WebAssembly;
WebAssembly.promising = (...given) => { otherStacks += 1; return promising(...given); };
"""
"""Counts the functions of Pyodide that are made to run on a stack of their own."""

Boot = Callable[..., None]
Ready = Callable[[Page], None]


def hold(page: Page, pattern: str) -> list[Route]:
    """Let requests for these files wait; they are in the list that comes back."""
    waiting: list[Route] = []

    def keep(route: Route) -> None:
        waiting.append(route)

    page.route(pattern, keep)
    return waiting


def test_starts_under_a_sub_path_without_a_foreign_request(page: Page, boot: Boot) -> None:
    boot(page)
    expect(page.locator("#app")).to_be_visible()
    expect(page.locator("#boot")).to_have_count(0)
    expect(page.locator(FAILURE)).to_be_hidden()


def test_starts_a_second_time_from_what_the_browser_has_kept(page: Page, boot: Boot, ready: Ready) -> None:
    boot(page)
    page.reload()
    ready(page)


def test_python_runs_on_the_stack_of_the_page_alone(page: Page, boot: Boot) -> None:
    """On any other the page dies where Chromium measures its own memory, as it does in one launch of a hundred."""
    page.add_init_script(COUNT_STACKS)
    boot(page)
    assert page.evaluate("otherStacks") == 0


def test_draws_a_table_and_counts_megabytes_before_python(page: Page, ready: Ready) -> None:
    waiting = hold(page, WASM)
    page.goto("./", wait_until="commit")
    expect(page.locator("#boot h1")).to_have_text("Talon")
    expect(page.locator("#boot-amount")).to_contain_text("MB")
    expect(page.locator("#boot-bar")).not_to_have_attribute("value", "0")
    waiting[0].continue_()
    ready(page)


@pytest.mark.parametrize(("address", "words"), [("", "Karten werden geholt"), ("lang=en", "Fetching the cards")])
def test_speaks_german_unless_asked_for_english(page: Page, address: str, words: str) -> None:
    hold(page, WASM)
    page.goto(f"./#{address}", wait_until="commit")
    expect(page.locator("#boot-says")).to_contain_text(words, use_inner_text=True)
    page.goto("about:blank")


@pytest.mark.provokes
@pytest.mark.parametrize("file", FILES)
def test_says_that_a_file_is_missing_and_starts_when_tried_again(page: Page, ready: Ready, file: str) -> None:
    page.route(f"**/{file}", lambda route: route.fulfill(status=404))
    page.goto("./#lang=en")
    expect(page.locator(FAILURE)).to_be_visible(timeout=30_000)
    expect(page.locator(FAILURE)).to_contain_text("could not be loaded")
    page.unroute(f"**/{file}")
    page.get_by_role("button", name="Try again").click()
    ready(page)


@pytest.mark.provokes
def test_says_that_a_file_breaks_off(page: Page, built: Path) -> None:
    half = next(built.glob("python/code-*.pack.js")).read_bytes()[:1000]
    page.route("**/code-*.pack.js", lambda route: route.fulfill(body=half))
    page.goto("./")
    expect(page.locator("#boot-report")).to_contain_text("1000 of", timeout=30_000)


@pytest.mark.provokes
def test_says_that_the_interpreter_cannot_be_compiled(page: Page, built: Path) -> None:
    length = next(built.glob("pyodide-*/*.wasm.js")).stat().st_size
    page.route(WASM, lambda route: route.fulfill(body=bytes(length), content_type="application/wasm"))
    page.goto("./")
    expect(page.locator("#boot-report")).to_contain_text("CompileError", timeout=30_000)
    page.goto("about:blank")


@pytest.mark.provokes
def test_report_can_be_copied_and_tells_nothing_about_a_person(open_page: Callable[..., Page]) -> None:
    page = open_page(permissions=["clipboard-read", "clipboard-write"])
    page.route(WASM, lambda route: route.abort())
    page.goto("./#seed=1f9a03&names=Grete")
    page.get_by_role("button", name="Bericht kopieren").click()
    expect(page.get_by_text("Der Bericht ist kopiert.")).to_be_visible()
    report = page.evaluate("navigator.clipboard.readText()")
    assert report.startswith("Talon 0.") and "Mozilla/5.0" in report and "pyodide.asm.wasm.js" in report
    assert "Grete" not in report


def test_asks_for_javascript(open_page: Callable[..., Page]) -> None:
    page = open_page(java_script_enabled=False)
    page.goto("./")
    for language, words in (("de", "Talon braucht JavaScript"), ("en", "Talon needs JavaScript")):
        note = page.locator(f"noscript [lang={language}]")
        expect(note).to_be_visible()
        expect(note).to_contain_text(words)
    expect(page.locator("#boot-loading")).to_be_hidden()


@pytest.mark.provokes
@pytest.mark.parametrize(("missing", "name"), NEEDS)
def test_says_what_an_old_browser_lacks_and_loads_nothing_big(page: Page, missing: str, name: str) -> None:
    big: list[str] = []
    page.on("request", lambda request: big.append(request.url) if request.url.endswith((".wasm.js", ".pack.js")) else None)
    page.add_init_script(f"delete globalThis.{missing}; delete Window.prototype.{missing};")
    page.goto("./")
    expect(page.locator(FAILURE)).to_contain_text("Dieser Browser ist zu alt")
    expect(page.locator("#boot-report")).to_contain_text(name)
    assert big == []


@pytest.mark.provokes
def test_says_where_webassembly_may_be_switched_off(page: Page) -> None:
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto("./")
    panel = page.locator(FAILURE)
    expect(panel).to_contain_text("wohl ausgeschaltet", use_inner_text=True)
    for words in ("iPhone, iPad, Mac: der Blockierungsmodus", "Edge: „Sicherheit im Web verbessern“"):
        expect(panel).to_contain_text(words, use_inner_text=True)
    expect(panel).not_to_contain_text("zu alt", use_inner_text=True)
    page.goto("about:blank")
    page.goto("./#lang=en")
    expect(panel).to_contain_text("Lockdown Mode", use_inner_text=True)


def test_no_other_policy_for_scripts_can_be_made(browser: Browser, site: str) -> None:
    """The page is not watched, since the attempt itself is a breach."""
    page = browser.new_page(service_workers="block")
    page.goto(site)
    assert page.evaluate(MAKE_POLICY) == "TypeError"
    page.close()


def start_with(page: Page, built: Path, python: str) -> None:
    """Load the page with something else in the place of our start."""
    shell = (built / "index.html").read_text().replace("await start()", python)
    page.route("**/path/", lambda route: route.fulfill(body=shell, content_type="text/html"))
    page.goto("./")


def test_pyscript_itself_is_all_there(page: Page, built: Path) -> None:
    names = "display, fetch, storage, when, window"
    checks = "assert callable(pyscript.fetch) and callable(pyscript.display) and pyscript.web.page"
    lines = [f"from pyscript import {names}", "import pyscript.fetch, pyscript.web", checks, "window.document.title = 'all there'"]
    start_with(page, built, "; ".join(lines))
    expect(page).to_have_title("all there", timeout=30_000)
    expect(page.locator(FAILURE)).to_be_hidden()


@pytest.mark.provokes
def test_shows_what_python_throws(page: Page, built: Path) -> None:
    start_with(page, built, "raise ValueError('a card too many')")
    expect(page.locator("#boot-report")).to_contain_text("ValueError: a card too many", timeout=30_000)
    expect(page.locator(FAILURE)).to_contain_text("konnte nicht geladen werden")


def test_a_fault_after_the_start_can_be_closed(page: Page, boot: Boot) -> None:
    boot(page, "lang=en")
    page.evaluate("talon.failed(new Error('a fault'))")
    expect(page.locator(FAILURE)).to_contain_text("Something went wrong")
    page.get_by_role("button", name="Close").click()
    expect(page.locator(FAILURE)).to_be_hidden()


def test_remembers_the_language_before_python_is_there(page: Page, boot: Boot) -> None:
    boot(page)
    page.locator("[data-action='lang']").first.click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.get_by_role("link", name="Licences").click()
    expect(page.get_by_role("heading", name="Licences")).to_be_visible()
    hold(page, WASM)
    page.goto("./", wait_until="commit")
    expect(page.locator("#boot-says")).to_contain_text("Fetching the cards", use_inner_text=True)
    page.goto("about:blank")

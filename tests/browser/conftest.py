"""The built page in Chromium, under a sub-path, watched: a test fails on any error, foreign request or breach of the policy."""

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Playwright, Request, sync_playwright

from tests.browser.host import SUB_PATH, Host

ROOT = Path(__file__).parents[2]
AXE = ROOT / "node_modules/axe-core/axe.min.js"
BLOCKED = "Service Worker registration blocked by Playwright"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# The last one for containers, whose shared memory is too small for a page with an interpreter.
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-dev-shm-usage"]
REPORT_VIOLATIONS = """
addEventListener("securitypolicyviolation", (event) =>
  console.error("policy:", event.effectiveDirective, event.blockedURI, event.sourceFile, event.lineNumber, event.sample));
"""

OpenPage = Callable[..., Page]
Boot = Callable[..., None]


def pytest_configure(config: pytest.Config) -> None:
    """Make the mark known by which a test says that it provokes errors."""
    config.addinivalue_line("markers", "provokes: what the page reports as an error is what this test wants")


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built afresh for this session into a folder of its own."""
    folder = tmp_path_factory.mktemp("site") / "dist"
    subprocess.run(["node", "ui/build/build.mjs", str(folder)], cwd=ROOT, check=True)
    return folder


@pytest.fixture(scope="session")
def site(built: Path) -> Iterator[str]:
    """The address of the site, which is served on a free port."""
    command = ["node", "ui/build/serve.mjs", "0", SUB_PATH, str(built)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        yield next(word for word in line.split() if word.startswith("http://"))
        server.terminate()


@pytest.fixture(scope="session")
def chromium() -> dict[str, Any]:
    """How Chromium is started: the one that `npm test` has found, else one that is on the path."""
    path = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    return {"executable_path": path, "args": FLAGS}


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """What steers the browsers."""
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright, chromium: dict[str, Any]) -> Iterator[Browser]:
    """A Chromium for all tests."""
    started = playwright.chromium.launch(**chromium)
    yield started
    started.close()


@pytest.fixture
def problems(request: pytest.FixtureRequest) -> Iterator[list[str]]:
    """What went wrong in the pages of this test: nothing, when it is over."""
    found: list[str] = []
    yield found
    # Where a failure is provoked there are errors, but the policy and the limits of the site hold all the same.
    provoked = request.node.get_closest_marker("provokes") is not None
    assert [problem for problem in found if not provoked or "policy:" in problem or problem.startswith("request:")] == []


@pytest.fixture
def open_page(browser: Browser, site: str, problems: list[str]) -> Iterator[OpenPage]:
    """Makes a page in a context of its own, of any size and with any option of a Playwright context; nothing is loaded yet.

    It has no service worker, which would answer requests that tests want to hold or to change.
    """
    contexts = []

    def make(width: int = 1280, height: int = 800, **options: Any) -> Page:
        options = {"viewport": {"width": width, "height": height}, "base_url": site, "service_workers": "block", **options}
        context = browser.new_context(**options)
        contexts.append(context)
        page = context.new_page()
        watch(page, options["base_url"], problems)
        return page

    yield make
    for context in contexts:
        context.close()


@pytest.fixture
def another_tab(site: str, problems: list[str]) -> Callable[[Page], Page]:
    """Makes another watched page in the context of one, as a second tab of the same browser; nothing is loaded yet."""

    def make(beside: Page) -> Page:
        page = beside.context.new_page()
        watch(page, site, problems)
        return page

    return make


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    """A watched page of 1280 by 800 pixels."""
    return open_page()


@pytest.fixture
def host(built: Path) -> Iterator[Host]:
    """A host of the site that can be switched off and can get another one."""
    running = Host(built)
    yield running
    running.switch_off()


@pytest.fixture
def guest(open_page: OpenPage, host: Host) -> Page:
    """A watched page at that host, with a service worker."""
    return open_page(base_url=host.address, service_workers="allow")


@pytest.fixture
def watched(problems: list[str]) -> Callable[[Page, str], None]:
    """Watches a page that may ask only the site at that address."""
    return lambda page, site: watch(page, site, problems)


def watch(page: Page, site: str, problems: list[str]) -> None:
    """Write down errors, breaches of the policy, and requests that leave the site."""

    def heard(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != BLOCKED:
            problems.append(f"{message.type}: {message.text}")

    def asked(request: Request) -> None:
        if request.url.startswith(("http:", "https:", "ws:", "wss:")) and not request.url.startswith(site):
            problems.append(f"request: {request.url}")

    page.add_init_script(REPORT_VIOLATIONS)
    page.on("console", heard)
    page.on("pageerror", lambda error: problems.append(f"thrown: {error}"))
    page.on("request", asked)


@pytest.fixture
def boot() -> Boot:
    """Loads a page with what follows `#`, and waits until it says that it can be used."""

    def load(page: Page, address: str = "") -> None:
        page.goto(f"./#{address}" if address else "./")
        wait_until_ready(page)

    return load


@pytest.fixture
def ready() -> Callable[[Page], None]:
    """Waits until a page that is being loaded says that it can be used."""
    return wait_until_ready


@pytest.fixture
def faults_of() -> Callable[[Page], list[str]]:
    """Finds what keeps people from using the page as it is now: each rule that is broken, and by what."""

    def find(page: Page) -> list[str]:
        page.evaluate(AXE.read_text())
        found = page.evaluate("axe.run()")["violations"]
        return [f"{rule['id']}: {node['html']}" for rule in found for node in rule["nodes"]]

    return find


def wait_until_ready(page: Page) -> None:
    page.locator("html[data-ready='true']").wait_for(state="attached", timeout=60_000)

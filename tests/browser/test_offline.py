"""After the first visit the page needs no network any more, whatever is opened in it, and also after the browser was closed."""

from __future__ import annotations

import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Playwright, expect

from tests.browser.host import Host
from tests.browser.tapper import Tapper

MATCH = "rules=romme,hand_size=5,opening_points=0,match_end=rounds,rounds=2&players=2&seed=c0&pace=0"
KEPT = "html[data-offline='ready']"
BROKEN_OFF = "html[data-offline='later']"
SHORTCUTS = ["romme", "dummy", "indian"]

COUNT_QUESTIONS = """
if (navigator.storage) {
  navigator.storage.persisted = async () => false;
  navigator.storage.persist = async () => localStorage.setItem("questions", Number(localStorage.getItem("questions")) + 1);
}
"""
ASKED = "Number(localStorage.getItem('questions'))"
LOOK_FOR_AN_UPDATE = "navigator.serviceWorker.ready.then((registration) => registration.update())"
THROW_THE_CACHE_AWAY = "async () => { for (const name of await caches.keys()) await caches.delete(name); }"
SIZE_OF = """(src) => new Promise((tell) => {
  const picture = Object.assign(new Image(), { src });
  picture.onload = () => tell(`${picture.naturalWidth}x${picture.naturalHeight}`);
})"""
FORGET = "async (path) => (await caches.open((await caches.keys())[0])).delete(path)"
COUNT_TRIES = """addEventListener("DOMContentLoaded", () => {
  const page = document.documentElement;
  const count = () => { if (page.dataset.offline === "later") page.dataset.tries = Number(page.dataset.tries ?? 0) + 1; };
  new MutationObserver(count).observe(page, { attributeFilter: ["data-offline"] });
});"""
HOW_MANY = "async () => (await (await caches.open((await caches.keys())[0])).keys()).length"

OpenPage = Callable[..., Page]
Boot = Callable[..., None]
Ready = Callable[[Page], None]
Arrive = Callable[[str], Page]


@pytest.fixture
def arrive(
    playwright: Playwright, chromium: dict[str, Any], tmp_path: Path, host: Host, watched: Callable[[Page, str], None], ready: Ready
) -> Iterator[Arrive]:
    """Starts the browser of a person anew, on what it had stored before, and opens the page in it."""
    running = []

    def start(address: str) -> Page:
        for context in running:
            context.close()
        running[:] = [playwright.chromium.launch_persistent_context(tmp_path / "profile", reduced_motion="reduce", **chromium)]
        page = running[0].new_page()
        watched(page, host.address)
        page.goto(f"{host.address}#{address}")
        ready(page)
        return page

    yield start
    for context in running:
        context.close()


def is_reached(host: Host) -> bool:
    try:
        urllib.request.urlopen(host.address, timeout=5)
    except OSError:
        return False
    return True


def tried(page: Page, often: int) -> None:
    """Wait until the page has failed so often to have everything kept."""
    page.locator(f"{BROKEN_OFF}[data-tries='{often}']").wait_for(state="attached")


def open_everything(page: Page, ready: Ready) -> None:
    """What hardly anybody opens: help, house rules, a QR code, the licences; then back to the set-up."""
    page.locator("[data-action='help']").click()
    page.locator("dialog [data-action='close']").click()
    page.locator("[data-action='rules']").first.click()
    page.locator(".house [data-action='share']").click()
    expect(page.locator("dialog svg")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("[data-action='done']").first.click()
    page.locator("a[href^='./licences.html']").click()
    expect(page.locator("h1")).to_contain_text("Lizenzen")
    page.locator(".way-back a").click()
    ready(page)


def test_a_whole_match_without_a_network_after_the_first_visit(arrive: Arrive, host: Host, ready: Ready) -> None:
    first = arrive("")
    first.locator(KEPT).wait_for(state="attached")
    host.switch_off()
    assert not is_reached(host)

    page = arrive(MATCH)
    Tapper(page).play_round()
    page.locator("[data-action='next']").click()
    # Before the page shows the next round, a reload may come before the press is kept.
    page.locator("html[data-screen='table']").wait_for(state="attached")
    page.reload()
    ready(page)
    Tapper(page).play_round()
    expect(page.locator("[data-winner]")).to_be_visible()
    open_everything(arrive(""), ready)

    host.switch_on()
    page = arrive("")
    open_everything(page, ready)
    page.evaluate(LOOK_FOR_AN_UPDATE)
    assert set(host.asked) == {"worker.js"}


def test_the_first_visit_fetches_no_big_file_twice(arrive: Arrive, host: Host) -> None:
    arrive("").locator(KEPT).wait_for(state="attached")
    often = [path for path in set(host.asked) if host.asked.count(path) > 1]
    assert not [path for path in often if path.endswith((".js", ".css"))]
    assert "talon.html" not in host.asked


def test_every_way_in_is_there_without_a_network(guest: Page, boot: Boot, host: Host, ready: Ready) -> None:
    boot(guest)
    guest.locator(KEPT).wait_for(state="attached")
    host.switch_off()
    for way in ("?from=home#lang=en", "index.html", "#rules=indian&players=2&seed=3&pace=0"):
        guest.goto("about:blank")
        guest.goto(f"./{way}")
        ready(guest)


@pytest.mark.provokes
def test_what_the_first_visit_could_not_keep_is_kept_without_another(guest: Page, boot: Boot, ready: Ready, host: Host) -> None:
    guest.clock.install()
    guest.add_init_script(COUNT_TRIES)
    host.broken = {"licences.html"}
    boot(guest)
    tried(guest, 1)
    guest.locator("[data-action='about']").click()
    expect(guest.locator("#app dialog")).to_contain_text("liegt noch nicht ganz auf diesem Gerät")

    host.switch_off()
    guest.clock.fast_forward("00:05")
    tried(guest, 2)
    expect(guest.locator("#app dialog")).to_contain_text("liegt noch nicht ganz auf diesem Gerät")

    host.broken.clear()
    host.switch_on()
    guest.clock.fast_forward("00:06")
    guest.context.set_offline(True)
    guest.context.set_offline(False)
    guest.locator(KEPT).wait_for(state="attached")
    expect(guest.locator("#app dialog")).to_contain_text("läuft auch ohne Verbindung")
    assert sorted(host.asked) == ["licences.html", "worker.js"]

    host.switch_off()
    guest.goto("./licences.html")
    expect(guest.locator("h1")).to_contain_text("Lizenzen")
    guest.goto("./")
    ready(guest)


@pytest.mark.provokes
def test_what_is_missing_of_what_was_kept_is_fetched_when_it_can_be(guest: Page, boot: Boot, ready: Ready, host: Host) -> None:
    guest.clock.install()
    boot(guest)
    guest.locator(KEPT).wait_for(state="attached")
    assert guest.evaluate(FORGET, "licences.html")
    host.switch_off()
    guest.reload()
    ready(guest)
    guest.locator(BROKEN_OFF).wait_for(state="attached")
    host.switch_on()
    guest.clock.fast_forward("00:05")
    guest.locator(KEPT).wait_for(state="attached")
    assert set(host.asked) - {"worker.js"} == {"licences.html"}


def test_what_is_thrown_away_is_fetched_again(guest: Page, boot: Boot, ready: Ready) -> None:
    boot(guest)
    guest.locator(KEPT).wait_for(state="attached")
    before = guest.evaluate(HOW_MANY)
    guest.evaluate(THROW_THE_CACHE_AWAY)
    guest.reload()
    ready(guest)
    guest.locator(KEPT).wait_for(state="attached")
    assert guest.evaluate(HOW_MANY) == before > 30


@pytest.mark.provokes
def test_other_paths_of_the_host_are_left_alone(guest: Page, boot: Boot, host: Host) -> None:
    boot(guest)
    guest.locator(KEPT).wait_for(state="attached")
    assert guest.evaluate("fetch('./neighbour/').then((answer) => answer.status)") == 404
    assert "neighbour/" in host.asked


def test_it_can_be_put_beside_the_apps_of_the_system(guest: Page, boot: Boot) -> None:
    boot(guest)
    guest.locator(KEPT).wait_for(state="attached")
    session = guest.context.new_cdp_session(guest)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    # A private window, which every context of a test is, installs nothing; there is no other reason.
    reasons = [error["errorId"] for error in session.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert reasons in ([], ["in-incognito"])
    shown = guest.evaluate("fetch('./manifest.json').then((answer) => answer.json())")
    assert [each["url"] for each in shown["shortcuts"]] == [f"./#rules={name}" for name in SHORTCUTS]
    for picture in shown["icons"]:
        assert picture["sizes"] in ("any", guest.evaluate(SIZE_OF, picture["src"]))


def test_the_browser_is_asked_to_keep_it_after_the_first_round(open_page: OpenPage, boot: Boot, ready: Ready) -> None:
    page = open_page(reduced_motion="reduce")
    page.add_init_script(COUNT_QUESTIONS)
    boot(page)
    page.locator("[data-action='about']").click()
    expect(page.locator("dialog [data-action='ask']")).to_be_visible()
    assert page.evaluate(ASKED) == 0
    page.goto("about:blank")
    boot(page, MATCH)
    Tapper(page).play_round()
    assert page.evaluate(ASKED) == 1
    page.reload()
    ready(page)
    expect(page.locator("html[data-screen='score']")).to_be_attached()
    assert page.evaluate(ASKED) == 1


def test_without_a_service_worker_it_works_and_says_so(page: Page, boot: Boot) -> None:
    page.add_init_script("delete Navigator.prototype.serviceWorker")
    boot(page)
    expect(page.locator("html[data-offline='never']")).to_be_attached()
    page.locator("[data-action='about']").click()
    expect(page.locator("#app dialog")).to_contain_text("nur mit Verbindung")


def test_what_it_says_of_itself_is_within_everybodys_reach(
    open_page: OpenPage, boot: Boot, faults_of: Callable[[Page], list[str]]
) -> None:
    page = open_page(360, 640, reduced_motion="reduce")
    boot(page)
    page.evaluate("talon.stage.say('offline', { state: 'ready', update: 'yes', version: '1.0.0' })")
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        expect(page.locator("[data-action='update']")).to_be_visible()
        assert faults_of(page) == []
        page.locator("[data-action='about']").click()
        assert faults_of(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        page.keyboard.press("Escape")

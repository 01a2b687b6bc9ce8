"""What a browser lends may be missing, throw, die in the middle of a match, or never answer: the page plays all the same."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Frame, Page, Playwright, Route, expect

from tests.browser.host import Host
from tests.browser.test_saves import HOLD, hand
from tests.browser.test_tabs import record

OpenPage = Callable[..., Page]
AnotherTab = Callable[[Page], Page]
Boot = Callable[..., None]
Ready = Callable[[Page], None]

ADDRESS: Final = "rules=indian&players=2&seed=5eed&pace=0"

PLACES: Final = {
    "indexedDB": "window",
    "localStorage": "window",
    "caches": "window",
    "BroadcastChannel": "window",
    "serviceWorker": "navigator",
    "locks": "navigator",
}
"""What may be refused, and where it stands."""

TOGETHER: Final = (("indexedDB",), ("localStorage", "serviceWorker", "locks"), ("caches", "BroadcastChannel"))
"""Groups in which no part of the page wants two of them, so that the lack of one hides no fault of another."""

WAYS: Final = {
    "missing": "for (let at = {place}; at; at = Object.getPrototypeOf(at)) delete at.{name};",
    "null": "Object.defineProperty({place}, '{name}', {{ configurable: true, value: null }});",
    "throwing": """Object.defineProperty({place}, '{name}', {{
      configurable: true, get() {{ throw new DOMException('no', 'SecurityError'); }},
    }});""",
}

REMEMBER = """
window.connections = [];
const { open } = IDBFactory.prototype;
IDBFactory.prototype.open = function (...given) {
  const request = open.apply(this, given);
  request.addEventListener("success", () => connections.push(request.result));
  return request;
};
"""
"""Remembers the connections to databases."""

CLOSE = "() => connections.splice(0).forEach((connection) => connection.close())"
"""Close them without an event, as a device does that wants its memory back."""

FAIL = """(times) => {
  window.failing = times;
  const { get } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.get = function (...given) {
    if (window.failing-- <= 0) return get.apply(this, given);
    const request = { error: new DOMException("Connection to Indexed Database server lost.", "UnknownError") };
    queueMicrotask(() => request.onerror());
    return request;
  };
}"""
"""So many requests fail, as they do when the part of the browser has died that keeps things."""

IMPATIENT = """
const later = window.setTimeout;
window.setTimeout = (act, time, ...rest) => later(act, time === 4000 ? 20 : time, ...rest);
"""
"""The page's few seconds are short."""

SILENT = {
    "storage": "IDBFactory.prototype.open = () => ({});",
    "lock": "LockManager.prototype.request = () => new Promise(() => {});",
}
"""What never answers."""


def sign(page: Page | Frame, *, count: int) -> None:
    """Does it say above the table that nothing is kept?"""
    expect(page.locator(".unkept")).to_have_count(count)


def draw(page: Page | Frame) -> None:
    page.locator("[data-action='draw']").click()
    page.locator("#table[data-phase='lay']").wait_for(state="attached")


def discard(page: Page) -> None:
    page.locator("[data-zone='hand'] [data-card]").first.click()
    page.locator("[data-action='discard']").click()
    page.locator("#table[data-phase='draw']").wait_for(state="attached")


@pytest.mark.parametrize("names", TOGETHER)
def test_without_it_the_page_starts_and_plays(
    open_page: OpenPage, another_tab: AnotherTab, boot: Boot, names: tuple[str, ...]
) -> None:
    first = open_page()
    for seed, way in enumerate(WAYS.values()):
        page = another_tab(first)
        for name in names:
            page.add_init_script(f"{{ {way.format(place=PLACES[name], name=name)} }}")
        boot(page, ADDRESS.replace("5eed", f"5eed{seed}"))
        hand(page)
        sign(page, count=int("indexedDB" in names))
        draw(page)
        expect(page.locator("#boot-failure")).to_be_hidden()
        page.close()


def test_a_connection_that_dies_is_opened_again_and_no_move_is_lost(page: Page, boot: Boot, ready: Ready) -> None:
    page.add_init_script(REMEMBER)
    boot(page, ADDRESS)
    hand(page)
    page.evaluate(CLOSE)
    draw(page)
    assert record(page).endswith("0 draw\n")
    page.evaluate(FAIL, 1)
    discard(page)
    sign(page, count=0)
    held, kept = hand(page), record(page)
    assert kept.count("0 draw\n") == 1
    page.reload()
    ready(page)
    assert hand(page) == held


def test_what_dies_in_the_middle_of_a_match_is_told_until_it_is_back(page: Page, boot: Boot, ready: Ready) -> None:
    page.add_init_script(REMEMBER)
    boot(page, ADDRESS)
    hand(page)
    page.evaluate(f"() => {{ window.real = indexedDB; {WAYS['throwing'].format(place='window', name='indexedDB')} }}")
    page.evaluate(CLOSE)
    draw(page)
    sign(page, count=1)
    page.locator("[data-action='unkept']").click()
    page.locator("dialog [data-action='keep_again']").click()
    expect(page.locator("dialog")).to_contain_text("Dieser Browser kann nicht speichern")
    page.locator("dialog [data-action='save_file']").click()
    sign(page, count=1)
    with page.expect_download() as downloading:
        page.locator("[data-action='download']").click()
    assert downloading.value.path().read_text().endswith("0 draw\n")
    page.locator("[data-action='done']").click()
    page.evaluate("() => Object.defineProperty(window, 'indexedDB', { configurable: true, value: real })")
    for name in PLACES:
        if name != "indexedDB":
            page.evaluate(f"() => {{ {WAYS['throwing'].format(place=PLACES[name], name=name)} }}")
    discard(page)
    sign(page, count=0)
    page.locator("[data-action='sort']").click()
    held = hand(page)
    page.reload()
    ready(page)
    assert hand(page) == held


@pytest.mark.parametrize("about", SILENT)
def test_what_does_not_answer_at_the_start_is_told_and_can_be_done_without(page: Page, boot: Boot, about: str) -> None:
    page.add_init_script(IMPATIENT + SILENT[about])
    boot(page, ADDRESS)
    expect(page.locator("h1")).to_have_text("Der Browser antwortet nicht")
    page.locator("[data-action='go_without']").click()
    hand(page)
    sign(page, count=int(about == "storage"))
    draw(page)


def test_a_write_that_does_not_come_to_its_end_is_told_and_can_be_done_without(page: Page, boot: Boot) -> None:
    page.add_init_script(IMPATIENT)
    boot(page, ADDRESS)
    hand(page)
    waits = page.locator("dialog[aria-labelledby='waiting-sheet-title']")
    page.evaluate(HOLD)
    page.locator("[data-action='draw']").click()
    expect(waits).to_be_visible()
    page.evaluate("window.released = true")
    expect(waits).to_have_count(0)
    page.locator("#table[data-phase='lay']").wait_for(state="attached")
    sign(page, count=0)

    page.evaluate(f"async () => {{ window.released = false; await ({HOLD})(); }}")
    page.locator("[data-zone='hand'] [data-card]").first.click()
    page.locator("[data-action='discard']").click()
    expect(waits).to_be_visible()
    page.locator("[data-action='go_without']").click()
    page.locator("#table[data-phase='draw']").wait_for(state="attached")
    sign(page, count=1)
    page.evaluate("window.released = true")
    page.locator("[data-action='unkept']").click()
    page.locator("[data-action='keep_again']").click()
    sign(page, count=0)
    assert len(record(page).splitlines()) > 4 and "0 discard" in record(page)


def test_a_worker_that_has_lost_its_caches_lets_the_page_come_from_the_network(
    guest: Page, host: Host, built: Path, boot: Boot, ready: Ready, tmp_path: Path
) -> None:
    host.folder = Path(shutil.copytree(built, tmp_path / "site"))
    worker = host.folder / "worker.js"
    lost = "CacheStorage.prototype.match = () => Promise.reject(new DOMException('gone', 'UnknownError'));"
    worker.write_text(worker.read_text() + lost)
    boot(guest)
    guest.locator("html[data-offline='ready']").wait_for(state="attached", timeout=60_000)
    host.asked.clear()
    guest.reload()
    ready(guest)
    assert "" in host.asked


@pytest.mark.provokes
def test_in_a_frame_that_may_do_little_a_match_is_played(page: Page, site: str) -> None:
    """As in the preview of a forge: a page without an origin gets files only from a host that gives them to all."""

    def serve(route: Route) -> None:
        if route.request.url.endswith("/frame"):
            frame = f"<iframe sandbox='allow-scripts' width='1200' height='760' src='./#{ADDRESS}'></iframe>"
            route.fulfill(body=frame, content_type="text/html")
        else:
            answer = route.fetch()
            route.fulfill(response=answer, headers={**answer.headers, "access-control-allow-origin": "*"})

    page.route("**/*", serve)
    page.goto("./frame")
    frame = page.frames[1]
    frame.locator("html[data-screen='table'][data-turn='0']").wait_for(state="attached", timeout=60_000)
    sign(frame, count=1)
    draw(frame)
    expect(frame.locator("#boot-failure")).to_be_hidden()


def test_with_cookies_blocked_a_match_is_played(
    playwright: Playwright, chromium: dict[str, Any], site: str, watched: Callable[[Page, str], None], tmp_path: Path
) -> None:
    profile = tmp_path / "Default"
    profile.mkdir()
    blocked = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (profile / "Preferences").write_text(json.dumps(blocked))
    with playwright.chromium.launch_persistent_context(tmp_path, **chromium, base_url=site) as context:
        page = context.new_page()
        watched(page, site)
        page.goto(f"./#{ADDRESS}")
        hand(page)
        assert page.evaluate("() => { try { return !localStorage } catch { return true } }")
        sign(page, count=1)
        draw(page)

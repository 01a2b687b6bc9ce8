"""What fails for a while is tried again by itself, never close to the last time, and sooner when there is hope."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

BEGIN = """async (script) => {
  const { again } = await import(script);
  window.done = 0;
  window.tries = again(() => { window.done += 1; window.tries.plan(); });
  window.tries.plan();
}"""
DONE = "window.done"
TELL = "([target, name]) => window[target].dispatchEvent(new Event(name))"
HIDE = "Object.defineProperty(document, 'hidden', { value: true })"
ONLINE, SHOWN = ("window", "online"), ("document", "visibilitychange")


@pytest.fixture
def trying(page: Page, built: Path) -> Page:
    """A page in which the clock stands, and something is tried that always fails; it has just failed for the first time."""
    page.clock.install(time=0)
    page.goto("./licences.html")
    page.clock.pause_at(3_600_000)
    page.evaluate(BEGIN, f"./{next(built.glob('ui-*')).name}/js/again.js")
    return page


def test_the_pauses_grow_up_to_an_hour(trying: Page) -> None:
    counted = []
    for pause in ("00:04", "00:01", "00:10", "00:19", "00:01", "01:00:00", "24:00:00"):
        trying.clock.run_for(pause)
        counted.append(trying.evaluate(DONE))
    # After 5, 15, 35, 75, 155, 315, 635, 1275 and 2555 seconds, then after an hour and a half, and then every hour.
    assert counted == [0, 1, 2, 2, 3, 9, 33]


@pytest.mark.parametrize("hope", [ONLINE, SHOWN])
def test_hope_brings_the_next_try_forward_but_never_close_to_the_last(trying: Page, hope: tuple[str, str]) -> None:
    trying.clock.run_for("01:30:00")
    before = trying.evaluate(DONE)
    trying.evaluate(TELL, hope)
    trying.clock.run_for(1)
    assert trying.evaluate(DONE) == before + 1
    for _ in range(100):
        trying.evaluate(TELL, hope)
        trying.clock.run_for(100)
    assert trying.evaluate(DONE) == before + 3


def test_a_page_that_is_hidden_is_no_hope(trying: Page) -> None:
    trying.clock.run_for("00:05")
    trying.evaluate(HIDE)
    trying.evaluate(TELL, SHOWN)
    trying.clock.run_for("00:06")
    assert trying.evaluate(DONE) == 1


def test_when_it_is_done_nothing_is_tried_any_more(trying: Page) -> None:
    trying.clock.run_for("00:15")
    trying.evaluate("window.tries.cease()")
    trying.evaluate(TELL, ONLINE)
    trying.clock.run_for("24:00:00")
    assert trying.evaluate(DONE) == 2
    trying.evaluate("window.tries.plan()")
    trying.clock.run_for("00:05")
    assert trying.evaluate(DONE) == 3

"""A Chromium with a profile of its own, which can be killed as a machine that is switched off kills it, and started again."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from pathlib import Path

from playwright.sync_api import Page, Playwright

_LISTENS = re.compile(r"DevTools listening on (ws://\S+)")
_SHOWN = """() => ({
  hand: [...document.querySelectorAll("[data-zone='hand'] [data-card]")].map((card) => card.dataset.card).sort(),
  counts: [...document.querySelectorAll("[data-seat] .count")].map((count) => Number(count.textContent)),
  stock: Number(document.querySelector("[data-zone='stock'] .badge").textContent),
})"""


class Killable:
    """A browser that keeps its profile in a folder."""

    def __init__(self, program: str, flags: list[str], profile: Path, playwright: Playwright) -> None:
        self._command = [
            program,
            "--headless=new",
            *flags,
            "--remote-debugging-port=0",
            f"--user-data-dir={profile}",
            "about:blank",
        ]
        self._playwright = playwright
        self._process: subprocess.Popen[str] | None = None

    def open(self, address: str) -> Page:
        """Start the browser, and load the page at this address."""
        self._process = subprocess.Popen(self._command, stderr=subprocess.PIPE, text=True, start_new_session=True)
        browser = self._playwright.chromium.connect_over_cdp(self._listens())
        (context,) = browser.contexts
        page = context.pages[0]
        page.goto(address)
        page.locator("html[data-ready='true']").wait_for(state="attached", timeout=60_000)
        return page

    def _listens(self) -> str:
        """Where the browser that has just been started is spoken to."""
        assert self._process is not None and self._process.stderr is not None
        for line in self._process.stderr:
            if found := _LISTENS.search(line):
                return found[1]
        raise AssertionError("the browser does not start")

    def kill(self) -> None:
        """Kill the browser with all its processes; nothing of it can finish what it was about to do."""
        if self._process is None:
            return
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        assert self._process.stderr is not None
        self._process.stderr.close()
        self._process = None


def shown(page: Page) -> dict[str, object]:
    """What the table shows: the hand, how many cards everybody else holds, how many the stock has."""
    found: dict[str, object] = page.evaluate(_SHOWN)
    return found

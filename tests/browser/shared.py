"""The Chromium that the tests share: where one of its pages has died, the next test gets a new one."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Browser, Page


class Shared:
    """A browser that `start` brings when it is first wanted, and again after a page of it has died."""

    def __init__(self, start: Callable[[], Browser]) -> None:
        self._start = start
        self._browser: Browser | None = None
        self._has_lost_a_page = False

    def browser(self) -> Browser:
        """The browser that is running, or a new one."""
        if self._has_lost_a_page:
            self.close()
        if self._browser is None:
            self._browser, self._has_lost_a_page = self._start(), False
        return self._browser

    def watch(self, page: Page) -> None:
        """Notice when that page dies."""
        page.on("crash", self._lose)

    def close(self) -> None:
        """End the browser, if one is running."""
        if self._browser is not None:
            self._browser.close()
            self._browser = None

    def _lose(self, page: Page) -> None:
        self._has_lost_a_page = True

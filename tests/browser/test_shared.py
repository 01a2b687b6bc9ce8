"""A page that dies takes its browser along and nothing else: what comes after it begins in a new one."""

from typing import Any

import pytest
from playwright.sync_api import Error, Playwright

from tests.browser.shared import Shared


def test_after_a_page_has_died_there_is_a_new_browser(playwright: Playwright, chromium: dict[str, Any]) -> None:
    shared = Shared(lambda: playwright.chromium.launch(**chromium))
    first = shared.browser()
    page = first.new_page()
    shared.watch(page)
    assert shared.browser() is first
    with page.expect_event("crash"), pytest.raises(Error, match="ERR_ABORTED"):
        page.goto("chrome://crash")
    with pytest.raises(Error, match="crashed"):
        page.locator("html").wait_for()

    second = shared.browser()
    assert second is not first and not first.is_connected()
    assert second.new_page().evaluate("1 + 1") == 2
    assert shared.browser() is second
    shared.close()

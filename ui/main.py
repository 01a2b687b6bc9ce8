"""Where the page begins."""

from __future__ import annotations

from ui.browser.dom import Browser
from ui.loop import App


async def start() -> None:
    """Set the table."""
    page = Browser()
    app = App(page)
    app.listen()
    await page.open()
    app.arrive()
    page.warm()

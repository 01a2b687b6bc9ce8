"""Where the page begins."""

from __future__ import annotations

from ui.app import App
from ui.dom import Browser


async def start() -> None:
    """Set the table."""
    page = Browser()
    app = App(page)
    app.listen()
    await page.open()
    app.arrive()
    page.warm()

"""Somebody who plays at a table of paper: draws, and discards what may go."""

from __future__ import annotations

from tests.ui.paper import Paper


def discard_something(page: Paper) -> None:
    """Draw, and discard the first card that may go."""
    if page.find(id="table", data_phase="draw"):
        page.press(data_zone="stock")
    for card in page.find(data_key=""):
        page.press(data_key=card.attributes["data-key"])
        if page.find(data_zone="pile", data_target="discard"):
            page.press(data_action="discard")
            return
        page.press(data_key=card.attributes["data-key"])
    raise AssertionError(page.text())


def play_to_the_end(page: Paper) -> None:
    """Play until the score sheet is there."""
    for _ in range(300):
        if page.marks["data-screen"] == "score":
            return
        if page.find(data_action="pass", aria_disabled="true"):
            discard_something(page)
        else:
            page.press(data_action="pass")
    raise AssertionError("the round goes on for ever")

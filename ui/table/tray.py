"""The tray: the melds of an opening, and how much they count together."""

from __future__ import annotations

from engine.laws.opening import opening_value
from ui.browser.tree import Node, element, styled
from ui.game.game import Game
from ui.parts.texts import Texts
from ui.table.melds import meld_item, opening_numbers


def tray(game: Game, texts: Texts) -> Node | None:
    """The tray while the player's opening is being made; nothing before and after."""
    numbers = opening_numbers(game)
    if not numbers:
        return None
    needed, value = game.view.rules.opening_points, opening_value(game.state)
    return element(
        "section",
        _sum(texts, value, needed),
        element("ul", *[meld_item(game, texts, number) for number in numbers], key="melds", class_="melds"),
        key="tray",
        class_="tray",
        data_zone="tray",
        data_met=game.opening_is_met,
        aria_label=texts("tray.name", sum=value, needed=needed),
    )


def _sum(texts: Texts, value: int, needed: int) -> Node:
    bar = styled(element("span", key="bar", class_="tray-bar"), part=min(1.0, value / needed))
    words = element("strong", texts("tray.sum", sum=value, needed=needed), key="sum")
    return element("h2", element("span", texts("tray.title"), key="title"), words, bar, key="head")

"""The ways to the screens beside the table, each brought in when somebody first goes there: until then it costs no start."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ui.shell.shell import App


def house(app: App) -> None:
    """To the house rules, to be set for the next match."""
    from ui.house.desk import Desk

    app.go(Desk(app))


def paper(app: App) -> None:
    """To the rules of the match, or those that are set up, as a page to print."""
    from engine.rules import from_text
    from ui.papers.rules import RulePaper

    app.go(RulePaper(app.game.view.rules, len(app.game.match.names)) if app.game else RulePaper(from_text(app.setup.rules)))


def fair(app: App) -> None:
    """To what is said of chance and how to check it."""
    from ui.papers.fair import Fair

    app.go(Fair())


def matches(app: App) -> None:
    """To the matches that are kept."""
    from ui.matches.matches import Matches

    app.go(Matches(app))


def export(app: App) -> None:
    """To where the match at the table can be carried away."""
    from ui.matches.export import Export, file_of

    if app.game:
        app.go(Export(file_of(app.game, app.texts)))


def replay(app: App) -> None:
    """To the round that was played last, to be looked at step by step."""
    from ui.replay.replay import Replay

    if app.game:
        app.go(Replay(app.game.match, app.game.match.number - 1))


def statistics(app: App) -> None:
    """To what the matches on this device brought."""
    from ui.statistics.statistics import Statistics

    app.go(Statistics(app))


ASIDES: Final[dict[str, Callable[[App], None]]] = {
    "house": house,
    "sheet": paper,
    "fair": fair,
    "matches": matches,
    "save_file": export,
    "replay_round": replay,
    "statistics": statistics,
}
"""Each by the action that leads there."""

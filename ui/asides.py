"""The ways to the screens beside the table, each brought in when somebody first goes there: until then it costs no start."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ui.shell.shell import Shell


def house(shell: Shell) -> None:
    """To the house rules, to be set for the next match."""
    from ui.house.desk import Desk

    shell.go(Desk(shell))


def paper(shell: Shell) -> None:
    """To the rules of the match, or those that are set up, as a page to print."""
    from engine.rules import from_text
    from ui.papers.rules import RulePaper

    shell.go(
        RulePaper(shell.game.view.rules, len(shell.game.match.names)) if shell.game else RulePaper(from_text(shell.setup.rules))
    )


def fair(shell: Shell) -> None:
    """To what is said of chance and how to check it."""
    from ui.papers.fair import Fair

    shell.go(Fair())


def matches(shell: Shell) -> None:
    """To the matches that are kept."""
    from ui.matches.desk import Desk

    shell.go(Desk(shell))


def export(shell: Shell) -> None:
    """To where the match at the table can be carried away."""
    from ui.matches import file
    from ui.matches.export import Export

    if shell.game:
        shell.go(Export(file.at_the_table(shell.game, shell.texts)))


def replay(shell: Shell) -> None:
    """To the round that was played last, to be looked at step by step."""
    from ui.replay.desk import Desk

    if shell.game:
        shell.go(Desk(shell.game.match, shell.game.match.number - 1))


def statistics(shell: Shell) -> None:
    """To what the matches on this device brought."""
    from ui.statistics.desk import Desk

    shell.go(Desk(shell))


ASIDES: Final[dict[str, Callable[[Shell], None]]] = {
    "house": house,
    "sheet": paper,
    "fair": fair,
    "matches": matches,
    "save_file": export,
    "replay_round": replay,
    "statistics": statistics,
}
"""Each by the action that leads there."""

"""The words of the page for what the engine knows: one for each kind of move, and a sentence for each kind of event."""

from __future__ import annotations

from typing import get_args

from engine.events import EventKind
from engine.moves import MoveKind
from ui.game import contract
from ui.table import told


def test_the_page_has_a_word_for_each_kind_of_move() -> None:
    assert sorted(contract.ACTION.values()) == sorted(
        ["draw", "take", "lay", "layoff", "swap", "discard", "back", "putback", "pass", "claim"]
    )
    assert set(get_args(MoveKind)) - set(contract.ACTION) == {"take turned"}  # it is taken by a press on the card


def test_the_page_tells_every_kind_of_event() -> None:
    kinds = set(get_args(EventKind))
    assert kinds - set(told._TELLS) == {"back"}  # what is taken back is seen on the table
    assert set(told._TELLS) | set(contract.DEED) <= kinds

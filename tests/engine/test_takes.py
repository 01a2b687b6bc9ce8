"""What a player thinks of taking: a bounded number of takes, whatever the pile."""

from __future__ import annotations

from engine.bots.drawing import _THOUGHT, _effort, _takes
from engine.cards import text
from tests.engine.proof import at

PILE = "2s 3h 4d 5c 6s 7h 8d 9c Ts Jh Qd Kc As 2h 3d 4c 5s 6h 7d 8c 9s Th Jd Qc Ks Ah 2d 3c 4s 5h 6d 7c 8s 9h Td Jc Qs Kh Ad"


def test_a_long_pile_gets_no_more_thought_than_a_short_one() -> None:
    table = at(
        "romme,pile_take=deep,pile_visible=all",
        ["?", "2c 3s 4h 5d 6c 7s 8h 9d"],
        pile=PILE,
        table=[{"seat": 1, "cards": "Ks Kh Kd"}],
    )
    looked_at = [after for _, after in _takes(table.state)]
    assert 1 < len(looked_at) < len(PILE.split())
    assert sum(map(_effort, looked_at[:-1])) < _THOUGHT
    sizes = [len(after.hand) for after in looked_at]
    assert sizes == sorted(sizes)


def test_in_a_game_as_it_is_usually_played_all_useful_takes_are_looked_at() -> None:
    table = at("dummy", ["?", "2s 2d 9h Th"], pile="2h 3c 9s Jh 4d Ts", table=[{"seat": 1, "cards": "Ks Kh Kd"}])
    assert [text(move.cards[0].card for move, _ in _takes(table.state))] == ["Jh 2h"]


def test_cards_that_can_be_anything_make_a_hand_harder() -> None:
    plain = at("romme", ["?", "2c 3s 4h"]).state
    wild = at("romme", ["?", "2c 3s *"]).state
    assert (_effort(plain), _effort(wild)) == (9, 36)

"""Who notices a mistake that has to be claimed: by chance, the better the player the more often, and only what is one."""

from __future__ import annotations

from engine.bots import PLAYERS, choose
from engine.bots.noticing import NOTICED_OF_HUNDRED, notices
from engine.cards import cards
from engine.match import Match
from engine.melds import best
from engine.moves import claim, discard, said_all
from engine.rules import make
from engine.shuffle import Chance, derived
from engine.view import View


def after_discard(written: str, notice: str = "claim") -> View:
    """The view of the next player after that card has been discarded beside a set of nines."""
    match = Match.start(make("dummy", penalty_notice=notice), ["a", "b", "c"], "1")
    state = match.round.state
    state.to_move, state.turns, state.turn.drawn = 0, [1, 1, 1], "stock"
    state.hands[0] = cards(f"{written} 3h")
    state.turn.hand = tuple(state.hands[0])
    meld = best(said_all("9s 9h 9d"), state.rules, state.wild_rank, 1)
    assert meld is not None
    state.melds[1] = meld
    match.play(discard(cards(written)[0]))
    return match.round.view(1)


def noticed(name: str, view: View) -> int:
    return sum(notices(name, view, Chance(derived("5eed", f"{name} {number}"))) for number in range(400))


def test_the_better_a_player_the_more_is_noticed() -> None:
    view = after_discard("9c")
    counts = [noticed(name, view) for name in ("beginner", "casual", "solid", "strong", "expert")]
    assert counts == sorted(set(counts))
    for name, share in NOTICED_OF_HUNDRED.items():
        assert abs(noticed(name, view) / 4 - share) < 10, name


def test_what_is_no_mistake_is_never_claimed() -> None:
    for view in (after_discard("4c"), after_discard("9c", notice="auto"), after_discard("9c", notice="off")):
        assert noticed("expert", view) == 0


def test_the_same_chance_notices_the_same() -> None:
    view = after_discard("9c")
    moves = [choose("greedy", view, Chance(derived("5eed", str(number)))) for number in range(40)]
    assert moves == [choose("greedy", view, Chance(derived("5eed", str(number)))) for number in range(40)]
    assert claim(1) in moves and any(move.kind != "claim" for move in moves)


def test_every_player_has_its_share() -> None:
    assert PLAYERS.keys() <= NOTICED_OF_HUNDRED.keys()

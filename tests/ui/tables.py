"""Tables in given positions, for the tests of what is seen of them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.bots import choose
from engine.cards import cards
from engine.match import Match
from engine.melds import best
from engine.moves import said_all
from engine.rules import make
from engine.shuffle import Chance
from tests.ui.paper import Paper
from ui.game.game import Game
from ui.loop import App

NAMES = ["Ich", "Anna", "Ben", "Clara", "Dora", "Emil"]


def game(
    preset: str,
    players: int = 3,
    *,
    hand: str = "",
    pile: str = "",
    table: Sequence[tuple[int, str]] = (),
    opened: Sequence[int] = (),
    phase: str = "lay",
    **settings: object,
) -> Game:
    """A match in its first round in which it is the player's turn, with these cards where they are said to be."""
    match = Match.start(make(preset, **settings), NAMES[:players], "abc")
    state = match.round.state
    state.to_move = 0
    state.turns = [1] * players
    state.turn.drawn = "stock" if phase == "lay" else ""
    if hand:
        state.hands[0] = cards(hand)
    state.turn.hand = tuple(state.hands[0])
    state.pile = cards(pile)
    state.head = bool(pile) and state.rules.upcard == "head"
    for number, (seat, written) in enumerate(table, start=1):
        meld = best(said_all(written), state.rules, state.wild_rank, seat)
        assert meld is not None, written
        state.melds[number] = meld
    for seat in opened:
        state.opened[seat] = state.laid[seat] = True
    return Game(match, "greedy", "once")


def touched(table: Game) -> None:
    """Something was moved by hand on this table: whoever looks again sees another one."""
    table.match.round.state = table.match.round.state.copy()


def finished(rules: str = "indian", players: int = 2, rounds: int = 1, seed: str = "5", **settings: object) -> Match:
    """A match of so many rounds that the players have played to its end."""
    match = Match.start(make(rules, match_end="rounds", rounds=rounds, **settings), NAMES[:players], seed)
    chance = Chance(seed)
    while not match.over:
        if match.round.over:
            match.next_round()
        match.play(choose("greedy", match.round.view(match.round.to_move), chance))
    return match


def opened(address: str) -> tuple[Paper, App]:
    """A page that has been opened with that address, when it has come to rest."""
    page = Paper(address)
    app = App(page)
    app.begin()
    page.settle()
    return page, app

"""Chance for the tests: rules, players and moves drawn at random from a seed."""

from __future__ import annotations

import os
import random
from collections.abc import Sequence
from itertools import islice
from typing import Final

from engine.cards import JOKER, PACK, Card
from engine.errors import Refusal
from engine.kinds import Setting
from engine.legal import way_out
from engine.match import Match
from engine.moves import DRAW, PASS, PUT_BACK, TAKE, TAKE_TURNED, Move, Said, back, claim, discard, lay, meld, swap, take
from engine.presets import PRESETS
from engine.round import Round
from engine.rules import Rules, make
from engine.settings import SETTINGS
from engine.shuffle import Chance
from engine.workbench.drawn import drawn_value, values_of

FULL: Final = os.environ.get("EFFORT") == "full"
"""Is this the long run for the night?"""

NAMES: Final = ("Anna", "Ben", "Clara", "Dan", "Eva", "Finn")

MOST: Final = 60
"""A random player looks at so many legal moves."""

MOVES_A_TURN: Final = 15
"""A turn of a random player is ended after so many moves."""

_WEIGHTS: Final = {
    "meld": 9.0,
    "lay": 6.0,
    "swap": 5.0,
    "discard": 3.0,
    "take": 2.0,
    "back": 0.4,
    "put back": 0.4,
    "take turned": 0.3,
}


def tables() -> list[tuple[str, int]]:
    """Every game with every number of players that it allows."""
    return [(name, seats) for name in PRESETS for seats in range(2, 7) if make(name).players_min <= seats <= make(name).players_max]


def value_at_random(setting: Setting, dice: random.Random) -> object:
    """One of the values that a setting may have: rather a word or a bound than one in between."""
    return dice.choice(values_of(setting)) if dice.random() < 0.8 else drawn_value(setting, Chance(seed_from(dice)))


def rules_at_random(dice: random.Random, seats: int = 0) -> Rules:
    """A game with any number of its settings changed to anything; with `seats`, one that so many players can play."""
    while True:
        keys = dice.sample(sorted(SETTINGS), dice.choice([1, 3, 8, 20, 50, len(SETTINGS)]))
        departures = {key: value_at_random(SETTINGS[key], dice) for key in keys} | {
            "laps_max": dice.randint(20, 40) if FULL else 20
        }
        if seats:
            departures |= {"players_min": 2, "players_max": 6}
        try:
            rules = make(dice.choice(sorted(PRESETS)), **departures)
            rules.check_seats(seats or rules.players_min)
            return rules
        except Refusal:
            continue


def seed_from(dice: random.Random) -> str:
    """The seed of a match."""
    return f"{dice.getrandbits(64):x}"


def start(rules: Rules, seats: int, dice: random.Random) -> Match:
    """A match of so many players, dealt."""
    return Match.start(rules, NAMES[:seats], seed_from(dice))


def legal_at_random(table: Round, dice: random.Random) -> Move:
    """One of the legal moves: rather one that lays than one that discards, rather that than one that takes back."""
    moves = list(islice(table.legal(), MOST))
    if len(moves) == MOST and dice.random() < 0.4:
        moves = [move for card in sorted(set(table.state.hand)) if table.check(move := discard(card)) is None] or moves
    kinds = sorted({move.kind for move in moves})
    kind = dice.choices(kinds, [_WEIGHTS.get(each, 1.0) for each in kinds])[0]
    return dice.choice([move for move in moves if move.kind == kind])


def any_move(table: Round, dice: random.Random) -> Move:
    """A move made of anything: now and then it is legal."""
    state = table.state
    near: Sequence[Card] = [*state.hand, *state.pile[-3:]] or PACK
    cards = [dice.choice(near) if dice.random() < 0.8 else dice.choice([*PACK, JOKER]) for _ in range(dice.randint(1, 5))]
    said = tuple(Said(card, dice.choice(PACK) if dice.random() < 0.15 else None) for card in cards)
    number = dice.randint(0, max(state.melds, default=0) + 1)
    moves = [
        DRAW,
        PASS,
        PUT_BACK,
        TAKE,
        TAKE_TURNED,
        take(cards[0]),
        meld(said),
        meld(said[:3], said[3:] or said),
        lay(said[0], number),
    ]
    moves += [swap(tuple(cards[: dice.randint(1, 2)]), number), back(number), back(number, cards[0]), discard(cards[0])]
    return dice.choice([*moves, claim(dice.randint(-1, state.seats))])


class Player:
    """Plays every seat of a round at random, and ends turns that do not end by themselves."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.turn: tuple[int, int] = (-1, -1)
        self.moves = 0

    def choose(self, table: Round) -> Move:
        """The next move; it is legal."""
        turn = (table.to_move, table.state.turns[table.to_move])
        self.moves = self.moves + 1 if turn == self.turn else 1
        self.turn = turn
        if self.moves > MOVES_A_TURN:
            return way_out(table.state)
        if table.state.claimable is not None and self.dice.random() < 0.5:
            return claim((table.state.claimable.seat + 1) % table.state.seats)
        return legal_at_random(table, self.dice)


def play_round(match: Match, dice: random.Random) -> None:
    """Play the round to its end."""
    player = Player(dice)
    while not match.round.over:
        match.play(player.choose(match.round))

"""Players against each other: rounds without a table, their records and what they tell about the players."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import mean, median, quantiles, stdev
from typing import Final, NamedTuple

from engine.bots import check_name, choose
from engine.legal import way_out
from engine.match import Match
from engine.moves import Move
from engine.record import read, write
from engine.round import Round
from engine.rules import Rules, to_text
from engine.scoring import Score
from engine.shuffle import Chance, derived
from engine.workbench.drawn import drawn_rules
from engine.workbench.invariants import Violation, Watch

MOVES_A_TURN: Final = 60
"""A turn that does not end by itself is ended after so many moves."""


class Order(NamedTuple):
    """What is to be played: a bot a seat; so many rounds, with `duplicate` deals times rotations; the seed fixes everything.

    Without `rules` every match has rules of its own, drawn by lot.
    """

    rules: Rules | None
    bots: tuple[str, ...]
    rounds: int
    seed: str
    check: bool = False
    duplicate: bool = False
    record: Path | None = None


class Sample(NamedTuple):
    """One round, or one deal played from every seat: for each player the share won and the points, own minus the others' mean."""

    won: tuple[float, ...]
    points: tuple[float, ...]


class Tally:
    """What has been played so far."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self.samples: list[Sample] = []
        self.rounds = 0
        self.turns = 0
        self.laps_ran_out = 0
        self.times: list[list[float]] = [[] for _ in order.bots]

    def summary(self) -> dict[str, object]:
        """The tally as one plain object."""
        players = [self._player(at, bot) for at, bot in enumerate(self.order.bots)]
        return {
            "rules": "random" if self.order.rules is None else to_text(self.order.rules),
            "seats": len(self.order.bots),
            "rounds": self.rounds,
            "turns": self.turns,
            "laps_ran_out": self.laps_ran_out,
            "players": players,
        }

    def _player(self, at: int, bot: str) -> dict[str, object]:
        points = [sample.points[at] for sample in self.samples]
        times = self.times[at] or [0.0]
        return {
            "bot": bot,
            "won": round(mean(sample.won[at] for sample in self.samples), 4),
            "points": round(mean(points), 3),
            "ci95": round(1.96 * stdev(points) / math.sqrt(len(points)), 3) if len(points) > 1 else None,
            "ms_median": round(1000 * median(times), 3),
            "ms_p95": round(1000 * (quantiles(times, n=20)[-1] if len(times) > 1 else times[0]), 3),
        }


def selfplay(order: Order) -> Tally:
    """Play the rounds that are ordered.

    Raises `Refusal` for a number of players or a bot that is not possible, `Violation` where the engine breaks its own rules.
    """
    for bot in order.bots:
        check_name(bot)
    if order.rules is not None:
        order.rules.check_seats(len(order.bots))
    if order.record is not None:
        order.record.mkdir(parents=True, exist_ok=True)
    tally = Tally(order)
    number = 0
    while tally.rounds < order.rounds:
        number += 1
        _play_deal(tally, number) if order.duplicate else _play_match(tally, number, 0, order.rounds - tally.rounds)
    return tally


def _play_deal(tally: Tally, number: int) -> None:
    """Play one deal once with each rotation of the seats; together they are one sample."""
    before = len(tally.samples)
    for rotation in range(len(tally.order.bots)):
        _play_match(tally, number, rotation, 1)
    parts = tally.samples[before:]
    del tally.samples[before:]
    won, points = ([mean(each) for each in zip(*column, strict=True)] for column in zip(*parts, strict=True))
    tally.samples.append(Sample(tuple(won), tuple(points)))


def _play_match(tally: Tally, number: int, rotation: int, most: int) -> None:
    """Play a match, at most so many rounds of it, and keep its record if one is wanted."""
    order = tally.order
    seats = len(order.bots)
    seed = derived(order.seed, number)
    players = [(seat + rotation) % seats for seat in range(seats)]
    rules = order.rules or drawn_rules(seats, Chance(derived(seed, "rules")))
    match = Match.start(rules, [f"{order.bots[player]}{player + 1}" for player in players], seed)
    chances = [Chance(derived(seed, f"bot {player}")) for player in range(seats)]
    while True:
        _play_round(tally, match, players, chances)
        if match.over or len(match.finished) >= most:
            break
        match.next_round()
    _keep(order, match, f"{number:06d}-{rotation}" if order.duplicate else f"{number:06d}")


def _play_round(tally: Tally, match: Match, players: Sequence[int], chances: Sequence[Chance]) -> None:
    table = match.round
    watch = Watch(table) if tally.order.check else None
    moves_in_turn, mover = 0, table.to_move
    while not table.over:
        if table.to_move != mover:
            moves_in_turn, mover = 0, table.to_move
        moves_in_turn += 1
        move = _chosen(tally, table, players[mover], chances) if moves_in_turn <= MOVES_A_TURN else way_out(table.state)
        happened = match.play(move)
        if watch is not None:
            watch.after(happened)
    _count(tally, table, match.finished[-1].score, players)


def _chosen(tally: Tally, table: Round, player: int, chances: Sequence[Chance]) -> Move:
    began = time.perf_counter()
    move = choose(tally.order.bots[player], table.view(table.to_move), chances[player])
    tally.times[player].append(time.perf_counter() - began)
    if tally.order.check and (refusal := table.check(move)) is not None:
        raise Violation(f"{tally.order.bots[player]} chose {move}, which {', '.join(refusal.keys)} forbids")
    return move


def _count(tally: Tally, table: Round, score: Score, players: Sequence[int]) -> None:
    state = table.state
    sign = 1 if state.rules.high_wins else -1
    good = [sign * each for each in score.points]
    best = [seat for seat in range(state.seats) if good[seat] == max(good)]
    by_player = sorted(range(state.seats), key=lambda seat: players[seat])
    tally.samples.append(
        Sample(
            tuple((seat in best) / len(best) for seat in by_player),
            tuple(good[seat] - (sum(good) - good[seat]) / (state.seats - 1) for seat in by_player),
        )
    )
    tally.rounds += 1
    tally.turns += sum(state.turns)
    tally.laps_ran_out += min(state.turns) >= state.rules.laps_max


def _keep(order: Order, match: Match, name: str) -> None:
    """Write the record of the match, and check that it replays to itself."""
    if order.record is None and not order.check:
        return
    record = write(match)
    if order.check and write(read(record)) != record:
        raise Violation(f"the record of match {name} does not replay to itself")
    if order.record is not None:
        (order.record / f"{name}.talon").write_text(record, encoding="utf-8")

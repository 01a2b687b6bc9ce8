"""A match: rounds until somebody has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.cards import Card
from engine.deal import Deal, deal, draw_for_deal, heights_of
from engine.errors import refuse
from engine.events import Event
from engine.moves import Move
from engine.round import Round
from engine.rules import Rules
from engine.scoring import Score
from engine.shuffle import Chance, check_seed, derived
from engine.state import NOBODY


class Finished(NamedTuple):
    """A round that is over: who went out (-1: nobody) and how it was counted."""

    out: int
    score: Score


class Standing(NamedTuple):
    """How a match stands after a round: is it over, and who has won it."""

    over: bool
    winners: tuple[int, ...]


def standing(rules: Rules, totals: Sequence[int], played: int) -> Standing:
    """D-30, R-26, I-20: does the match end with these totals after so many rounds, and who has won?"""
    reached = played >= rules.rounds if rules.match_end == "rounds" else max(totals) >= rules.target
    best = max(totals) if rules.high_wins else min(totals)
    winners = tuple(seat for seat, total in enumerate(totals) if total == best)
    if not reached or (rules.tie == "play_on" and len(winners) > 1):
        return Standing(False, ())
    return Standing(True, winners)


def next_dealer(rules: Rules, seats: int, dealer: int, out: int, last_drawer: int) -> int:
    """D-29, R-7, I-20: who deals the next round.

    With `next_dealer = winner` that is who went out; without one, the player after the last to draw from the stock, or after the
    dealer if nobody drew.
    """
    if rules.next_dealer == "winner":
        if out != NOBODY:
            return out
        return ((dealer if last_drawer == NOBODY else last_drawer) + 1) % seats
    return (dealer + 1) % seats


class Match:
    """Rounds under one record of rules between the same players; seats are counted from 0 in the order of play.

    `owes_count` says that its last round has ended and has not been counted: so a record may have been left. Such a match goes on.
    """

    def __init__(self, rules: Rules, names: Sequence[str], seed: str, dealer: int, draws: Sequence[tuple[Card, ...]] = ()) -> None:
        self.rules = rules
        self.names = list(names)
        self.seed = seed
        self.draws = tuple(draws)
        self.dealer = dealer
        self.finished: list[Finished] = []
        self.rounds: list[Round] = []
        self.owes_count = False

    @classmethod
    def start(cls, rules: Rules, names: Sequence[str], seed: str) -> Match:
        """Draw for the deal and for the seats, and deal the first round.

        The first of `names` keeps seat 0. Raises `Refusal` for a number of players that the rules do not allow, or for something
        that is not a seed.
        """
        rules.check_seats(len(names))
        seed = check_seed(seed)
        match = cls(rules, *_seated(rules, list(names), seed))
        match.deal(deal(rules, len(names), match.dealer, Chance(match.round_seed(1))))
        return match

    @property
    def round(self) -> Round:
        """The round that is being played, or was played last."""
        return self.rounds[-1]

    @property
    def number(self) -> int:
        """The number of the round, from 1."""
        return len(self.rounds)

    def round_seed(self, number: int) -> str:
        """The seed of a round, made from the seed of the match: one can be shown without the next."""
        return derived(self.seed, number)

    def deal(self, dealt: Deal) -> None:
        """Begin a round with these cards."""
        self.dealer = dealt.dealer
        self.rounds.append(Round.of(self.rules, dealt, self.round_seed(self.number + 1)))

    def play(self, move: Move | str, new_stock: Sequence[Card] = ()) -> list[Event]:
        """Play a move, which may be given as text, in the round; when that ends it, the round is counted."""
        happened = self.round.play(move, new_stock)
        if self.round.over:
            self.finished.append(Finished(self.round.out, self.round.score()))
        return happened

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of all finished rounds, one total a seat."""
        return tuple(sum(each.score.points[seat] for each in self.finished) for seat in range(len(self.names)))

    @property
    def standing(self) -> Standing:
        """Is the match over, and who has won?"""
        if not self.finished or not self.round.over or self.owes_count:
            return Standing(False, ())
        return standing(self.rules, self.totals, len(self.finished))

    @property
    def over(self) -> bool:
        """Has somebody won the match?"""
        return self.standing.over

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won, more than one where a place is shared."""
        return self.standing.winners

    def count(self) -> bool:
        """Count the last round, if that is owed; whether it was."""
        owed, self.owes_count = self.owes_count, False
        return owed

    def next_dealer(self) -> int:
        """Who deals the round after this one."""
        return next_dealer(self.rules, len(self.names), self.dealer, self.round.out, self.round.state.last_drawer)

    def next_round(self) -> None:
        """Deal the next round; raises `Refusal` (G-1) while a round is being played or when the match is over."""
        self.count()
        if not self.round.over or self.over:
            raise refuse("G-1", phase=self.round.phase, needs="next round")
        dealer = self.next_dealer()
        self.deal(deal(self.rules, len(self.names), dealer, Chance(self.round_seed(self.number + 1))))


def _seated(rules: Rules, names: list[str], seed: str) -> tuple[list[str], str, int, list[tuple[Card, ...]]]:
    """The players in the order of play, the seed, the first dealer and what each drew (D-5, R-7)."""
    players = len(names)
    chance = Chance(derived(seed, "draw"))
    if rules.first_dealer == "random" and rules.seating == "free":
        return names, seed, chance.below(players), []
    drawn = draw_for_deal(players, chance)
    order = list(range(players))
    if rules.seating == "draw":
        by_height = sorted(order, key=lambda player: heights_of(drawn[player]), reverse=True)
        order = by_height[by_height.index(0) :] + by_height[: by_height.index(0)]
    highest = max(order, key=lambda player: heights_of(drawn[player]))
    dealer = order.index(highest) if rules.first_dealer == "draw" else chance.below(players)
    return [names[player] for player in order], seed, dealer, [drawn[player] for player in order]

"""Witnesses for players, cards, deal and match: what is dealt to whom, who deals, and when it is over."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Final

from engine.rules import Rules
from engine.state import NOBODY
from tests.engine.witness.trial import Trial, Trials, when
from tests.engine.witness.verdict import dealt, turned_up, verdict

_SEEDS: Final = 600


def _seats(rules: Rules) -> int:
    """The fewest players that these rules can be dealt for."""
    numbers = range(rules.players_min, rules.players_max + 1)
    return next(filter(rules.allows, numbers), rules.players_min)


def _players(key: str, fits: Callable[[Rules, int], bool]) -> Trials:
    def trials(rules: Rules) -> Iterator[Trial]:
        for seats in range(2, 7):
            yield Trial(
                {"look": "seats", "seats": seats, "reasons": [key]}, when(lambda rules, seats: fits(rules, seats)), (seats,)
            )

    return trials


def _of_deal(look: str, promise: Callable[[Rules, int], object]) -> Trials:
    """One deal, for the fewest players."""

    def trials(rules: Rules) -> Iterator[Trial]:
        seats = _seats(rules)
        yield Trial({"look": look, "seats": seats, "seed": "1"}, lambda rules: promise(rules, seats))

    return trials


def _starter(rules: Rules) -> int:
    return 0 if rules.starter == "dealer" else 1


def _sizes(rules: Rules, seats: int) -> list[int]:
    extra = [int(rules.starter_extra and seat == _starter(rules)) for seat in range(seats)]
    return [rules.hand_size_for(seats) + more for more in extra]


def _first_dealer(rules: Rules) -> Iterator[Trial]:
    """A draw after which the lot does not fall on the highest card."""
    by_lot = rules.having(first_dealer="random", seating="draw")
    for case in _unlike(by_lot, "first_dealer", _seats(rules)):
        yield Trial(case, lambda rules: rules.first_dealer == "draw")


def _seating(rules: Rules) -> Iterator[Trial]:
    """A draw in which the order of the cards is not the order in which the players came."""
    for case in _unlike(rules.having(seating="draw"), "seating", max(3, _seats(rules))):
        yield Trial(case, lambda rules: rules.seating == "free")


def _unlike(rules: Rules, look: str, seats: int) -> Iterator[dict[str, object]]:
    """The first matches that chance does not make look as the other setting would."""
    cases = ({"look": look, "seats": seats, "seed": str(seed)} for seed in range(40))
    return islice((case for case in cases if verdict(rules, case) is False), 2)


def _kept(rules: Rules) -> Iterator[Trial]:
    """R-8: cuts at which jokers are found, two in a row first."""
    seats = _seats(rules)
    eager = rules.having(cut="keep_jokers", cut_jokers_max=6)
    found = [(len(dealt(eager, {"seats": seats, "seed": str(seed)}).kept), seed) for seed in range(_SEEDS)]
    for jokers, seed in sorted(found, reverse=True)[:2]:
        yield Trial({"look": "kept", "seats": seats, "seed": str(seed)}, lambda rules, found: _keeps(rules, found), (jokers,))


def _keeps(rules: Rules, found: int) -> int:
    return min(found, rules.cut_jokers_max) if rules.cut == "keep_jokers" else 0


def _turned_joker(rules: Rules) -> Iterator[Trial]:
    """I-6: a cut that turns up a printed joker."""
    seats = _seats(rules)
    for seed in range(_SEEDS):
        case = {"look": "turned_up", "seats": seats, "seed": str(seed)}
        if turned_up(rules.having(turned_joker="jokers"), case) == "jokers":
            yield Trial(case, lambda rules: rules.turned_joker)
            return


def _next_dealer(rules: Rules) -> Iterator[Trial]:
    """D-29: seat 0 dealt, seat 2 went out."""
    case = {"look": "next_dealer", "seats": 3, "out": 2, "last_drawer": 1}
    yield Trial(case, lambda rules: 2 if rules.next_dealer == "winner" else 1)
    case = {"look": "next_dealer", "seats": 3, "out": NOBODY, "last_drawer": 2}
    yield Trial(case, lambda rules: 0 if rules.next_dealer == "winner" else 1)


def _standings(rules: Rules) -> Iterator[Trial]:
    """D-30, R-26: totals at the target and under it, in the last round and before, with and without a tie."""
    for totals in (
        [rules.target, 1, 1],
        [rules.target - 1, 1, 1],
        [rules.target, 1, 2],
        [rules.target, rules.target, 1],
        [1, 1, 2],
        [2, 2, 1],
    ):
        for played in range(max(0, rules.rounds - 2), rules.rounds):
            case = {"look": "standing", "totals": totals, "played": played}
            yield Trial(case, lambda rules, totals, played: _promised_standing(rules, totals, played), (totals, played))


def _promised_standing(rules: Rules, totals: list[int], played: int) -> tuple[bool, tuple[int, ...]]:
    last = played + 1 >= rules.rounds if rules.match_end == "rounds" else any(total >= rules.target for total in totals)
    best = min(totals) if rules.scoring == "penalty" else max(totals)
    winners = tuple(seat for seat in range(len(totals)) if totals[seat] == best)
    goes_on = rules.tie == "play_on" and len(winners) > 1
    return (True, winners) if last and not goes_on else (False, ())


TRIALS: Final[dict[str, Trials]] = {
    "players_min": _players("players_min", lambda rules, seats: seats >= rules.players_min),
    "players_max": _players("players_max", lambda rules, seats: seats <= rules.players_max),
    "packs": _of_deal("cards", lambda rules, seats: 52 * rules.packs + rules.jokers),
    "jokers": _of_deal("jokers", lambda rules, seats: rules.jokers),
    "hand_size": _of_deal("sizes", _sizes),
    "starter_extra": _of_deal("sizes", _sizes),
    "deal_packet": _of_deal("packet", lambda rules, seats: rules.deal_packet),
    "direction": _of_deal("side", lambda rules, seats: rules.direction),
    "starter": _of_deal("starter", lambda rules, seats: _starter(rules)),
    "first_dealer": _first_dealer,
    "seating": _seating,
    "upcard": _of_deal("upcard", lambda rules, seats: rules.upcard),
    "cut": _kept,
    "cut_jokers_max": _kept,
    "turned_joker": _turned_joker,
    "next_dealer": _next_dealer,
    "match_end": _standings,
    "target": _standings,
    "rounds": _standings,
    "tie": _standings,
}

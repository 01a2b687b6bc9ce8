"""A match as a record, line by line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.cards import text
from engine.deal import Deal
from engine.match import Match
from engine.record.edition import remark
from engine.round import Played, Round
from engine.rules import Rules, written_departures
from engine.state import Penalty


def write(match: Match, seed: str = "") -> str:
    """The match as a record, as far as it has been played.

    With another `seed` in the place of its own, the record of a match that goes on does not tell the cards to come.
    """
    return "\n".join(_lines(match, seed or match.seed)) + "\n"


def _lines(match: Match, seed: str) -> Iterator[str]:
    if said := remark():
        yield said
    yield " ".join(["rules", match.rules.name, *written_departures(match.rules)])
    yield "seats " + " ".join(map(written_name, match.names))
    drew = ", ".join(f"{written_name(name)} {text(each)}" for name, each in zip(match.names, match.draws, strict=False))
    yield f"seed {seed}" + (f" # {drew}" if drew else "")
    totals = [0] * len(match.names)
    for at, each in enumerate(match.rounds):
        yield from _round_lines(match.rules, each, at + 1)
        if at < len(match.finished):
            totals = [a + b for a, b in zip(totals, match.finished[at].score.points, strict=True)]
            yield f"total {numbers(totals)}"
    if match.over:
        yield f"match winners {numbers(match.winners)}"


def written_name(name: str) -> str:
    """A name as one word: blanks become `_`."""
    return "_".join(name.split()) or "_"


def numbers(several: Sequence[int]) -> str:
    """Numbers separated by blanks."""
    return " ".join(map(str, several))


def _round_lines(rules: Rules, played: Round, number: int) -> Iterator[str]:
    assert played.dealt is not None
    yield f"round {number}"
    yield from deal_lines(rules, played.dealt)
    for each in played.played:
        yield from _move_lines(each)
    if played.over:
        yield f"end out {played.out} points {numbers(played.score().points)}"


def deal_lines(rules: Rules, dealt: Deal) -> Iterator[str]:
    """What was dealt, as the lines of a record tell it."""
    yield f"dealer {dealt.dealer}"
    if dealt.kept:
        yield f"cut {dealt.cutter} {text(dealt.kept)}"
    for seat, hand in enumerate(dealt.hands):
        yield f"hand {seat} {text(hand)}"
    yield f"stock {text(dealt.stock)}"
    if dealt.pile:
        yield f"{'head' if rules.upcard == 'head' else 'pile'} {text(dealt.pile)}"
    if dealt.turned is not None:
        yield f"turned {dealt.turned}"


def _move_lines(played: Played) -> Iterator[str]:
    if played.new_stock:
        yield f"shuffle {text(played.new_stock)}"
    yield f"{played.seat} {played.move._replace(seat=-1)}"
    for penalty in played.penalties:
        yield penalty_line(penalty)


def penalty_line(penalty: Penalty) -> str:
    """The line that follows a move which cost somebody a penalty."""
    return f"penalty {penalty.seat} {penalty.key} {penalty.points}"

"""A record, read line by line: every move is played, so the first line that breaks a rule is found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from engine.cards import Card, card, cards
from engine.deal import Deal
from engine.errors import Reason, Refusal, refuse
from engine.laws.common import demand
from engine.laws.drawing import forbids_draw
from engine.match import Match
from engine.moves import parse
from engine.numbers import is_whole, whole
from engine.record.dealt import check_deal, expected, read_draws
from engine.record.edition import edition_of, former
from engine.record.writing import numbers, penalty_line
from engine.rules import Rules, make, read_departures
from engine.shuffle import check_seed
from engine.state import Penalty


def read(record: str, first: int = 1) -> Match:
    """The match that a record tells, ready to go on if it goes on; `first` is the number of its first line.

    Raises `Refusal` (key `record`) that names the first line which does not follow the rules, with the reasons.
    """
    *_, match = read_by_lines(record, first)
    assert match is not None
    return match


def read_by_lines(record: str, first: int = 1) -> Iterator[Match | None]:
    """The same for those who have other things to do between the lines: nothing at each of them, the match at the end."""
    yield from _read_with(_Reader(), record, first)


def read_as_far(record: str) -> tuple[Match | None, Refusal | None]:
    """The match as far as its record follows the rules, nothing where no move does; and what is wrong after that."""
    reader = _Reader()
    try:
        *_, match = _read_with(reader, record, 1)
    except Refusal as refusal:
        return (reader.match if reader.moves else None), refusal
    return match, None


def _read_with(reader: _Reader, record: str, first: int) -> Iterator[Match | None]:
    lines = record.removeprefix("\ufeff").split("\n")
    at = 0
    try:
        while at < len(lines):
            if words := lines[at].split():
                reader.read(words, at)
            at += 1
            yield None
        yield reader.finish()
        return
    except Refusal as refusal:
        found = refusal.reasons
    except (ValueError, IndexError):
        found = (Reason("notation", {"text": lines[min(at, len(lines) - 1)].strip()[:120], "expected": "record"}),)
    at = reader.shuffled_at if reader.new_stock else min(at, len(lines) - 1)
    told = {"line": at + first, "text": lines[at].strip()[:120], "reasons": found, "moves": reader.moves}
    raise Refusal((Reason("record", told),))


class _Reader:
    """What has been read so far, line by line; `expects` are the words that may begin the next line.

    `moves` counts those that were played, `shuffled_at` is the line of a shuffle whose draw is still to come.
    """

    def __init__(self) -> None:
        self.expects: tuple[str, ...] = ("rules",)
        self.edition = 1
        self.rules: Rules | None = None
        self.names: list[str] = []
        self.match: Match | None = None
        self.dealt: dict[str, list[str]] = {}
        self.hands: list[list[Card]] = []
        self.new_stock: list[Card] = []
        self.owed: list[Penalty] = []
        self.at = self.shuffled_at = self.moves = 0

    def read(self, words: list[str], at: int) -> None:
        """Take one line, as its words and its place."""
        self.at = at
        if words[0].startswith("#"):
            self.edition = (self.rules is None and edition_of(words)) or self.edition
            return
        first = "move" if is_whole(words[0]) else words[0]
        if self.owed and first != "penalty":
            raise expected(penalty_line(self.owed[0]), " ".join(words))
        if first not in self.expects:
            raise expected(" | ".join(self.expects), " ".join(words))
        self.expects = _READS[first](self, words[1:] if first != "move" else words)

    def finish(self) -> Match:
        """The match, when the last line has been read: a deal or a shuffle must not have been begun and not ended."""
        if "stock" in self.dealt:
            self._deal()
        if self.match is None or not self.match.rounds or self.expects == ("dealer",) or self.dealt or self.new_stock:
            raise expected(" | ".join(self.expects), "")
        self.match.owes_count = self.match.round.over and self.expects[-1] in ("end", "total", "match")
        return self.match

    def _deal(self) -> None:
        """All lines of a deal have been read: begin the round."""
        match, rules = self.match, self.rules
        assert match is not None and rules is not None
        turned = self.dealt.get("turned")
        pile = self.dealt.get("pile", self.dealt.get("head", []))
        (dealer,) = self.dealt["dealer"]
        cut = self.dealt.get("cut", ["0"])
        dealt = Deal(
            whole(dealer),
            tuple(map(tuple, self.hands)),
            tuple(cards(" ".join(self.dealt["stock"]))),
            tuple(cards(" ".join(pile))),
            card(turned[0]) if turned else None,
            tuple(cards(" ".join(cut[1:]))),
        )
        check_deal(rules, dealt, self.dealt)
        if match.rounds and dealt.dealer != match.next_dealer():
            raise expected(f"dealer {match.next_dealer()}", f"dealer {dealt.dealer}")
        match.deal(dealt)
        self.dealt, self.hands = {}, []


_MOVING: Final = ("move", "shuffle")


def _read_rules(reader: _Reader, words: list[str]) -> tuple[str, ...]:
    alone = [word for word in words[1:] if "=" not in word]
    if alone:
        raise expected("key=value", alone[0])
    departures = {**former(words[0], reader.edition), **read_departures(words[1:])}
    reader.rules = make(words[0], **departures)
    return ("seats",)


def _read_seats(reader: _Reader, words: list[str]) -> tuple[str, ...]:
    assert reader.rules is not None
    reader.names = [word.replace("_", " ").strip() or "_" for word in words]
    reader.rules.check_seats(len(words))
    return ("seed",)


def _read_seed(reader: _Reader, words: list[str]) -> tuple[str, ...]:
    assert reader.rules is not None
    if len(words) > 1 and not words[1].startswith("#"):
        raise expected("seed", " ".join(words))
    reader.match = Match(reader.rules, reader.names, check_seed(words[0]), 0, read_draws(" ".join(words[2:]), reader.names))
    return ("round",)


def _read_round(reader: _Reader, words: list[str]) -> tuple[str, ...]:
    match = reader.match
    assert match is not None
    if words != [str(match.number + 1)] or match.over:
        raise expected("match" if match.over else f"round {match.number + 1}", " ".join(["round", *words]))
    return ("dealer",)


def _read_dealer(reader: _Reader, words: list[str]) -> tuple[str, ...]:
    (dealer,) = words
    if not is_whole(dealer) or whole(dealer) >= len(reader.names):
        raise expected(f"dealer 0–{len(reader.names) - 1}", f"dealer {dealer}")
    reader.dealt["dealer"] = words
    return ("cut", "hand")


def _read_cut(reader: _Reader, words: list[str]) -> tuple[str, ...]:
    cutter = (whole(reader.dealt["dealer"][0]) - 1) % len(reader.names)
    if words[0] != str(cutter):
        raise expected(f"cut {cutter}", " ".join(["cut", *words]))
    reader.dealt["cut"] = words
    return ("hand",)


def _read_hand(reader: _Reader, words: list[str]) -> tuple[str, ...]:
    if words[0] != str(len(reader.hands)):
        raise expected(f"hand {len(reader.hands)}", " ".join(["hand", *words]))
    reader.hands.append(cards(" ".join(words[1:])))
    return ("hand",) if len(reader.hands) < len(reader.names) else ("stock",)


def _read_part(key: str, *after: str) -> Callable[[_Reader, list[str]], tuple[str, ...]]:
    """A line of the deal that is kept until the first move; after it may come these or a move."""

    def keep(reader: _Reader, words: list[str]) -> tuple[str, ...]:
        if key == "turned" and len(words) != 1:
            raise expected("turned", " ".join(words))
        reader.dealt[key] = words
        return (*after, *_MOVING)

    return keep


def _begin(reader: _Reader) -> Match:
    if reader.hands:
        reader._deal()
    assert reader.match is not None
    return reader.match


def _read_shuffle(reader: _Reader, words: list[str]) -> tuple[str, ...]:
    table = _begin(reader).round
    demand(forbids_draw(table.state))
    new_stock = cards(" ".join(words))
    same = Counter(new_stock) == Counter(table.state.pile[:-1])
    ordered = table.state.rules.stock_out != "turn_over" or new_stock == table.stock_to_come()
    if table.state.stock or not new_stock or not same or not ordered:
        raise refuse("G-2", cards=tuple(new_stock), deal=True)
    reader.new_stock, reader.shuffled_at = new_stock, reader.at
    return ("move",)


def _read_move(reader: _Reader, words: list[str]) -> tuple[str, ...]:
    match = _begin(reader)
    seat, move = whole(words[0]), parse(" ".join(words[1:]))
    if move.kind == "claim":
        move = move._replace(seat=seat)
    elif seat != match.round.to_move:
        raise refuse("G-1", seat=seat, to_move=match.round.to_move)
    if reader.new_stock and move.kind != "draw":
        raise expected("draw", " ".join(words))
    if not reader.new_stock and move.kind == "draw" and not match.round.state.stock and match.round.check(move) is None:
        raise expected("shuffle", " ".join(words))
    match.play(move, reader.new_stock)
    reader.new_stock = []
    reader.moves += 1
    reader.owed = list(match.round.played[-1].penalties)
    ready = ("end",) if match.round.over else _MOVING
    return ("penalty", *ready) if reader.owed else ready


def _read_penalty(reader: _Reader, words: list[str]) -> tuple[str, ...]:
    line = " ".join(["penalty", *words])
    if penalty_line(reader.owed[0]) != line:
        raise expected(penalty_line(reader.owed[0]), line)
    reader.owed.pop(0)
    assert reader.match is not None
    ready = ("end",) if reader.match.round.over else _MOVING
    return ("penalty", *ready) if reader.owed else ready


def _read_end(reader: _Reader, words: list[str]) -> tuple[str, ...]:
    match = reader.match
    assert match is not None
    _same(f"out {match.round.out} points {numbers(match.finished[-1].score.points)}", words, "end")
    return ("total",)


def _read_total(reader: _Reader, words: list[str]) -> tuple[str, ...]:
    match = reader.match
    assert match is not None
    _same(numbers(match.totals), words, "total")
    return ("match",) if match.over else ("round",)


def _read_match(reader: _Reader, words: list[str]) -> tuple[str, ...]:
    assert reader.match is not None
    _same(f"winners {numbers(reader.match.winners)}", words, "match")
    return ("end of the record",)


def _same(wanted: str, words: list[str], first: str) -> None:
    if wanted.split() != words:
        raise expected(f"{first} {wanted}", " ".join([first, *words]))


_READS: Final[dict[str, Callable[[_Reader, list[str]], tuple[str, ...]]]] = {
    "rules": _read_rules,
    "seats": _read_seats,
    "seed": _read_seed,
    "round": _read_round,
    "dealer": _read_dealer,
    "cut": _read_cut,
    "hand": _read_hand,
    "stock": _read_part("stock", "pile", "head", "turned"),
    "pile": _read_part("pile", "turned"),
    "head": _read_part("head", "turned"),
    "turned": _read_part("turned"),
    "shuffle": _read_shuffle,
    "move": _read_move,
    "penalty": _read_penalty,
    "end": _read_end,
    "total": _read_total,
    "match": _read_match,
}

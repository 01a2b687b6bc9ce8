"""Witnesses for the count of a round and for penalties: rounds and discards, with what the sheet promises of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice, product
from typing import Final

from engine.cards import PACK, SUITS, Card, cards, text
from engine.position import Table
from engine.rules import Rules
from engine.sheet.examples import as_meld
from tests.engine.witness.opening import waives_at_table
from tests.engine.witness.promise import points_of_round
from tests.engine.witness.trial import Trial, Trials, at_table, before_draw, equals, growable, own_runs, run, when


def _rounds(rules: Rules) -> Iterator[Trial]:
    """Rounds of three: seat 0 goes out or nobody does, seat 1 has laid, seat 2 has not, in every way that counts differently."""
    special = next((card for card in rules.special_cards), Card(12, "s"))
    shown = [_with(special, rules)] if as_meld(_with(special, rules), rules) else []
    tables = [[(0, run(rules)), (1, equals(rules, 11))], [(0, run(rules))], [(0, run(rules)), *((1, each) for each in shown)]]
    for table, sizes in product(tables, _SIZES):
        used = cards(" ".join(written for _, written in table))
        hands = _hands_without(used, sizes)
        for out, dark in ((0, False), (0, True), (-1, False)):
            case = _round(table, ["", *hands[1:]] if out == 0 else hands, out=out, in_one_turn=dark)
            yield _promised(case)
            if out == 0:
                yield from _with_extras(case, _first(table), special)


def _with_extras(case: dict[str, object], head: str, special: Card) -> Iterator[Trial]:
    """The round closed with a special card, with the head card laid, and with the faults of seat 1."""
    yield _promised({**case, "closed_with": str(special)})
    yield _promised({**case, "head_laid": head})
    for key in ("penalty_knock_feed", "penalty_layoff_discard", "penalty_full_discard"):
        yield _promised({**case, "fined": [key]})


def _promised(case: Table) -> Trial:
    return Trial(case, lambda rules: points_of_round(rules, case))


def _round(table: Sequence[tuple[int, str]], hands: Sequence[str], **more: object) -> dict[str, object]:
    laid = [{"seat": seat, "cards": written} for seat, written in table]
    return {"look": "points", "seats": 3, "hands": list(hands), "table": laid, **more}


def _first(table: Sequence[tuple[int, str]]) -> str:
    return table[0][1].split()[0]


def _with(special: Card, rules: Rules) -> str:
    """The smallest set with that card in it."""
    others = [suit for suit in SUITS if suit != special.suit]
    return text([special, *(Card(special.rank, suit) for suit in others[: rules.set_min - 1])])


_SIZES: Final = ((1, 2, 5), (6, 5, 2), (3, 1, 1), (2, 6, 4))


def _hands_without(used: Sequence[Card], sizes: Sequence[int]) -> list[str]:
    """Three hands of so many natural cards that are not used."""
    wanted = [card for card in cards("2h Kc 6d Ac 4s 9c Qd 3h") if card not in used]
    row = iter([*wanted, *(card for card in PACK if card not in used and card not in wanted)])
    return [text(list(islice(row, size))) for size in sizes]


# ---------------------------------------------------------------------------------------------------- the head card


def _head(rules: Rules) -> Iterator[Trial]:
    """D-15: the head card is taken and laid, one that is special and one that is not."""
    plain = next((card for card in cards("Qd Kd 4d Td") if card not in rules.special_cards), None)
    for head in (*rules.special_cards[:1], plain):
        if head is None or head.rank in range(5, 10):
            continue
        melds = _with(head, rules)
        hand = " ".join([*melds.split()[1:], "3d", "3s"])
        more = {"pile": str(head), "head": True, "look": "laid", "card": str(head), "seat": 1}
        case = before_draw(own_runs(rules), hand, [f"take {head}", f"meld {melds}", "discard 3d"], [], **more)
        yield Trial(case, lambda rules, head: _promised_head(rules, head), (head,))


def _promised_head(rules: Rules, head: Card) -> int:
    return rules.value_head_special if head in rules.special_cards else rules.value_head


# ---------------------------------------------------------------------------------------------------- penalties


def _fitting_discard(rules: Rules, **more: object) -> Table:
    meld, fits = growable(rules)
    return at_table([(0, meld)], f"{fits} Kd 4d", [f"discard {fits}"], [], opened=[0], **more)


def _penalty_layoff(rules: Rules) -> Iterator[Trial]:
    """D-24: a card that fits a meld is discarded; and somebody claims it."""
    key = "penalty_layoff_discard"
    auto = _fitting_discard(rules, look="fines", key=key)
    yield Trial(auto, lambda rules: rules.penalty_layoff_discard if rules.penalty_notice == "auto" else 0)
    _, fits = growable(rules)
    moves = [f"discard {fits}", "claim 0"]
    case = {**auto, "moves": moves}
    claimed = {**case, "look": "moves", "reasons": ["penalty_notice", "D-24"]}
    yield Trial(claimed, when(lambda rules: rules.penalty_notice == "claim" and rules.penalty_layoff_discard > 0))
    yield Trial({**case, "key": key}, lambda rules: rules.penalty_layoff_discard)


def _knock_feed(rules: Rules) -> Iterator[Trial]:
    """D-25: seat 1 takes the discard of seat 0, lays it, and goes out."""
    chosen, *rest = equals(rules, 12).split()
    moves = [f"take {chosen}", "meld " + equals(rules, 12), "discard 4c"]
    more = {"pile": f"3d {chosen}", "look": "fines", "key": "penalty_knock_feed"}
    yield Trial(before_draw(own_runs(rules), " ".join([*rest, "4c"]), moves, [], **more), lambda rules: rules.penalty_knock_feed)


def _head_feed(rules: Rules) -> Iterator[Trial]:
    """D-32: seat 1 lays the discard of seat 0 in one meld with the head card."""
    head, beside, *rest = equals(rules, 12).split()
    moves = [f"take {head}", "meld " + equals(rules, 12), "discard 4c"]
    more = {"pile": f"{head} {beside}", "head": True, "look": "fines", "key": "penalty_head_feed"}
    yield Trial(
        before_draw(own_runs(rules), " ".join([*rest, "4c", "4s"]), moves, [], **more), lambda rules: rules.penalty_head_feed
    )


def _full_discard(rules: Rules) -> Iterator[Trial]:
    """D-34: three cards of a meld come together on the pile."""
    for top, last, least in (("6h 7h", "8h", "run_min"), ("9d 9s", "9c", "set_min")):
        more = {"pile": f"2d {top}", "look": "fines", "key": "penalty_full_discard", "opened": []}
        case = at_table([], f"{last} Kd 4d", [f"discard {last}"], [], **more)
        yield Trial(case, lambda rules, least: rules.penalty_full_discard if getattr(rules, least) == 3 else 0, (least,))


def _table_needed(rules: Rules) -> Iterator[Trial]:
    yield from waives_at_table(rules)
    yield from _rounds(rules)


_COUNTED: Final = (
    "scoring knock_bonus dark_multiplier dark_scope colour_multiplier hand_multiplier never_laid never_laid_points "
    "never_laid_when hand_cap bonus_closing_special stake_knock stake_head stake_special stake_knock_feed stake_mistake stake_ranks"
)

TRIALS: Final[dict[str, Trials]] = {
    **dict.fromkeys(_COUNTED.split(), _rounds),
    "hand_needs_empty_table": _table_needed,
    "value_head": _head,
    "value_head_special": _head,
    "penalty_layoff_discard": _penalty_layoff,
    "penalty_notice": _penalty_layoff,
    "penalty_knock_feed": _knock_feed,
    "penalty_head_feed": _head_feed,
    "penalty_full_discard": _full_discard,
}

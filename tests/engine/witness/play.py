"""Witnesses for the turn: moves that are allowed or refused as the setting says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.cards import Card
from engine.melds import place
from engine.rules import Rules
from tests.engine.witness.opening import meets_opening
from tests.engine.witness.trial import (
    Trial,
    Trials,
    at_table,
    before_draw,
    equals,
    first_hands,
    growable,
    joined,
    own_runs,
    run,
    starter,
    when,
    wild_card,
)

# ---------------------------------------------------------------------------------------------------- the pile


def _pile_take(rules: Rules) -> Iterator[Trial]:
    """The second card of the pile, which makes a set with the hand."""
    chosen, *rest = equals(rules, 12).split()
    case = before_draw(own_runs(rules), " ".join([*rest, "4c", "4s"]), [f"take {chosen}"], ["pile_take"], pile=f"3d {chosen} Jd")
    yield Trial(case, when(lambda rules: rules.pile_take == "deep"))


def _pile_visible(rules: Rules) -> Iterator[Trial]:
    yield Trial({"look": "shown", "pile": "7d 3s Qh 9c 5d"}, lambda rules: 5 if rules.pile_visible == "all" else 1)


def _pile_use(rules: Rules) -> Iterator[Trial]:
    """The top of the pile is taken and kept; or it is laid off."""
    case = before_draw(own_runs(rules), "Kd 4d 2h", ["take", "discard Kd"], ["pile_use"], pile="3d Qc")
    yield Trial(case, when(lambda rules: rules.pile_use == "free"))
    meld, more = growable(rules)
    moves = ["take", f"lay {more} on 1", "discard Kd"]
    case = before_draw([(1, meld)], "Kd 4d 2c", moves, ["pile_use"], pile=f"3d {more}")
    yield Trial(case, when(lambda rules: rules.pile_use != "meld" or (rules.pile_take == "deep" and rules.take_target == "layoff")))


def _pile_free(rules: Rules) -> Iterator[Trial]:
    """The first take of the round, and a take in one's first turn."""
    case = before_draw([], "Kd 4d 2h", ["take", "discard Kd"], ["pile_use"], pile="3d Qc", taken=[0, 0], opened=[])
    yield Trial(case, when(lambda rules: rules.pile_free == "first_take"))
    hands = first_hands(rules, "Qc 2s 4s", "Kd 4d 2h")
    begin = ["discard Qc"] if rules.starter_extra else ["draw", "discard Qc"]
    told = {
        "look": "moves",
        "seats": 2,
        "first_turn": True,
        "to_move": starter(rules),
        "hands": hands,
        "taken": [1, 1],
        "stock": "3d",
    }
    case = {**told, "moves": [*begin, "take", "discard Kd"], "reasons": ["pile_use"]}
    yield Trial(case, when(lambda rules: rules.pile_free == "first_turn"))


def _take_target(rules: Rules) -> Iterator[Trial]:
    """A player who has opened takes a card that only fits a meld."""
    meld, more = growable(rules)
    moves = [f"take {more}", f"lay {more} on 1", "discard Kd"]
    case = before_draw([(1, meld)], "Kd 4d 2c", moves, ["pile_use"], pile=f"3d {more}")
    yield Trial(case, when(lambda rules: rules.take_target == "layoff"))


def _pile_return(rules: Rules) -> Iterator[Trial]:
    """The taken card, one that came with it, and the turned card."""
    for taken in ([0, 0], [5, 5]):
        case = before_draw([], "Kd 4d 2h", ["take", "discard Qc"], ["pile_return"], pile="3d Qc", taken=taken, opened=[])
        yield Trial(case, when(lambda rules: rules.pile_return == "on"))
    chosen, *rest = equals(rules, 12).split()
    moves = [f"take {chosen}", "meld " + equals(rules, 12), "discard Jd"]
    case = before_draw(own_runs(rules), " ".join([*rest, "4c", "4s"]), moves, ["pile_return"], pile=f"3d {chosen} Jd")
    yield Trial(case, when(lambda rules: rules.pile_return != "off"))
    moves = ["take turned", "meld " + equals(rules, 13), "discard 2d"]
    case = before_draw(own_runs(rules), equals(rules, 13), moves, ["pile_return"], turned="2d", pile="3d")
    yield Trial(case, when(lambda rules: rules.pile_return == "on"))


def _turned_card(rules: Rules) -> Iterator[Trial]:
    """I-13: the turned card is taken, to go out; and a card of its rank stands for another."""
    case = before_draw([], "Kd 4d 2h", ["take turned"], ["turned_card"], turned="2d", pile="3d")
    yield Trial(case, when(lambda rules: rules.turned_card == "wild_closing"))


# ---------------------------------------------------------------------------------------------------- laying off, swapping


def _layoff(rules: Rules) -> Iterator[Trial]:
    """On a meld of another player, and on one's own."""
    meld, more = growable(rules)
    for owner in (0, 1):
        case = at_table([(owner, meld), (1, equals(rules, 11))], f"{more} Kd 4d", [f"lay {more} on 1"], ["layoff"])
        yield Trial(case, when(lambda rules, owner: rules.layoff == "all" or (owner == 1 and rules.layoff == "own")), (owner,))


def _layoff_on_layoff(rules: Rules) -> Iterator[Trial]:
    """The owner builds on a card that another has laid off."""
    here = place(5, "h", rules.run_min)
    more = place(5, "h", rules.run_min + 1)
    case = at_table([(1, f"{run(rules)} {here}@0")], f"{more} Kd 4d", [f"lay {more} on 1"], ["layoff_on_layoff"])
    yield Trial(case, when(lambda rules: rules.layoff_on_layoff))


def _layoff_before_open(rules: Rules) -> Iterator[Trial]:
    """A player who has not opened lays off; on one's own meld, before it makes the opening."""
    meld, more = growable(rules)
    moves = [f"lay {more} on 1", "discard Kd"]
    case = at_table([(0, meld)], f"{more} Kd 4d", moves, ["layoff_before_open"], opened=[0])
    yield Trial(case, when(lambda rules: rules.layoff_before_open))
    moves = ["meld " + meld, f"lay {more} on 1"]
    case = at_table([], f"{meld} {more} Kd 4d", moves, ["layoff_before_open"], opened=[])
    free = rules.opening_from_pile and rules.hand_waives_opening
    yield Trial(
        case, when(lambda rules, meld, free: rules.layoff_before_open or free or meets_opening(rules, [meld])), (meld, free)
    )


def _swapped(rules: Rules) -> tuple[str, str, dict[str, object]]:
    """A run in which a wild card stands for its second card, that card, and what the table needs for it."""
    wild, more = wild_card(rules)
    first, missing, *rest = run(rules).split()
    return " ".join([first, f"{wild}={missing}", *rest]), missing, more


def _joker_swap(rules: Rules) -> Iterator[Trial]:
    meld, missing, more = _swapped(rules)
    case = at_table([(1, meld)], f"{missing} Kd 4d", [f"swap {missing} in 1"], ["joker_swap"], **more)
    yield Trial(case, when(lambda rules: rules.joker_swap != "off"))


def _joker_reuse(rules: Rules) -> Iterator[Trial]:
    """The swapped card stays in the hand."""
    meld, missing, more = _swapped(rules)
    case = at_table([(1, meld)], f"{missing} Kd 4d", [f"swap {missing} in 1", "discard Kd"], ["joker_reuse"], **more)
    yield Trial(case, when(lambda rules: rules.joker_reuse == "keep"))


def _protect(rules: Rules) -> Iterator[Trial]:
    """I-14: a wild card on the only pure run."""
    wild, more = wild_card(rules)
    next_one = place(5, "h", rules.run_min)
    case = at_table([(1, run(rules))], f"{wild} Kd 4d", [f"lay {wild}={next_one} on 1"], ["protect_pure_run"], **more)
    yield Trial(case, when(lambda rules: not rules.protect_pure_run))


def _take_back(rules: Rules) -> Iterator[Trial]:
    """R-17: a meld of one's own, and a card on the meld of another."""
    meld, more = growable(rules)
    case = at_table([(1, meld)], f"{equals(rules, 13)} 4d 2h", ["meld " + equals(rules, 13), "back 2"], ["take_back"])
    yield Trial(case, when(lambda rules: rules.take_back != "none"))
    moves = [f"lay {more} on 1", f"back {more} from 1"]
    case = at_table([(0, meld), (1, equals(rules, 11))], f"{more} Kd 4d", moves, ["take_back"])
    yield Trial(case, when(lambda rules: rules.take_back == "all"))


# ---------------------------------------------------------------------------------------------------- going out


def _closing(rules: Rules) -> Iterator[Trial]:
    """The last cards are laid; and the last card is discarded."""
    last = equals(rules, 13)
    case = at_table(own_runs(rules), last, ["meld " + last], ["closing_discard"])
    yield Trial(case, when(lambda rules: rules.closing_discard == "optional"))
    case = at_table(own_runs(rules), f"{last} 4c", ["meld " + last, "discard 4c"], [], look="hidden")
    yield Trial(case, lambda rules: rules.closing_discard == "facedown")


def _starter_out(rules: Rules) -> Iterator[Trial]:
    """R-11: the starter lays everything in the first turn."""
    runs = [written for _, written in own_runs(rules)]
    for melds in (runs, [equals(rules, 13), *runs], [equals(rules, 13), equals(rules, 12), *runs]):
        hand = " ".join(melds)
        hands = first_hands(rules, f"{hand} 4c" if rules.starter_extra else hand, "3c 3s")
        moves = [joined(melds), "discard 4c"] if rules.starter_extra else ["draw", joined(melds), "discard 4c"]
        told = {
            "look": "moves",
            "seats": 2,
            "first_turn": True,
            "to_move": starter(rules),
            "hands": hands,
            "moves": moves,
            "stock": "3d" if rules.starter_extra else "4c",
        }
        yield Trial({**told, "reasons": ["starter_out_first_turn"]}, when(lambda rules: rules.starter_out_first_turn))


def _out_runs(key: str) -> Trials:
    """I-16: going out with so many runs on the table; where there are wild cards, with one that is not pure too."""

    def trials(rules: Rules) -> Iterator[Trial]:
        for number in range(5):
            runs = own_runs(rules, number) if number else [(1, equals(rules, 11))]
            case = at_table(runs, f"{equals(rules, 13)} 4c", ["meld " + equals(rules, 13), "discard 4c"], [key])
            yield Trial(case, when(lambda rules, number: number >= max(rules.out_runs, rules.out_pure_runs)), (number,))
            if number and (rules.jokers or rules.turned_card != "none"):
                meld, _, more = _swapped(rules)
                case = at_table(
                    [(1, meld), *runs[1:]], f"{equals(rules, 13)} 4c", ["meld " + equals(rules, 13), "discard 4c"], [key], **more
                )
                yield Trial(case, when(lambda rules, number: number >= rules.out_runs and number > rules.out_pure_runs), (number,))

    return trials


def _dark_needs_meld(rules: Rules) -> Iterator[Trial]:
    """D-20: going out by laying off alone."""
    meld, more = growable(rules)
    moves = [f"lay {more} on 1", "discard 4c"]
    case = at_table([(0, meld)], f"{more} 4c", moves, ["dark_needs_meld"], opened=[0])
    yield Trial(case, when(lambda rules: not rules.dark_needs_meld))


# ---------------------------------------------------------------------------------------------------- the end of the stock


def _empty_stock(rules: Rules) -> Iterator[Trial]:
    """R-25: a draw from an empty stock."""
    for key in ("stock_out", "reshuffles"):
        case = before_draw([], "Kd 4d 2h", ["draw"], [key], stock=".", pile="4s 5d 9c", opened=[])
        yield Trial(case, when(lambda rules: rules.stock_out in ("reshuffle", "turn_over") and rules.reshuffles > 0))


def _stock_out(rules: Rules) -> Iterator[Trial]:
    """The last card of the stock; then a draw; then a take that does not end the round."""
    case = before_draw([], "Kd 4d 2h", ["draw", "discard Kd"], [], stock="5c .", pile="3d", opened=[], look="over")
    yield Trial(case, lambda rules: rules.stock_out == "end")
    yield from _empty_stock(rules)
    moves = ["take", "meld " + equals(rules, 12), "discard 4d"]
    hand = " ".join([*equals(rules, 12).split()[1:], "4d", "2h"])
    case = before_draw(own_runs(rules), hand, moves, ["stock_out"], stock=".", pile=f"3d {Card(12, 's')}")
    yield Trial(case, when(lambda rules: rules.stock_out != "last_take"))


def _laps(rules: Rules) -> Iterator[Trial]:
    """G-12: the last turn of a lap."""
    laps = rules.laps_max
    for number in (laps, laps - 1):
        case = before_draw(
            [], "Kd 4d 2h", ["draw", "discard Kd"], [], opened=[], look="over", turns=[number, number - 1], pile="3d"
        )
        yield Trial(case, lambda rules, number: number >= rules.laps_max, (number,))


TRIALS: Final[dict[str, Trials]] = {
    "pile_take": _pile_take,
    "pile_visible": _pile_visible,
    "pile_use": _pile_use,
    "pile_free": _pile_free,
    "take_target": _take_target,
    "pile_return": _pile_return,
    "turned_card": _turned_card,
    "layoff": _layoff,
    "layoff_on_layoff": _layoff_on_layoff,
    "layoff_before_open": _layoff_before_open,
    "joker_swap": _joker_swap,
    "joker_reuse": _joker_reuse,
    "protect_pure_run": _protect,
    "take_back": _take_back,
    "closing_discard": _closing,
    "starter_out_first_turn": _starter_out,
    "out_runs": _out_runs("out_runs"),
    "out_pure_runs": _out_runs("out_pure_runs"),
    "dark_needs_meld": _dark_needs_meld,
    "stock_out": _stock_out,
    "reshuffles": _empty_stock,
    "laps_max": _laps,
}

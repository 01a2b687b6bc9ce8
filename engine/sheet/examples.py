"""The worked examples of the sheet: all of them counted by the engine, under the rules of the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from engine import growth, melds
from engine.cards import PACK, Card, cards
from engine.moves import Said
from engine.position import position
from engine.rules import Rules
from engine.scoring import score
from engine.sheet.statement import Example
from engine.state import Meld

_HAND: Final = "Ah Kd Tc 7s 2d"

_OPENINGS: Final = ("Ks Kh Kd Kc", "7h 8h 9h Th Jh", "Qs Qh Qd Qc", "5c 6c 7c 8c 9c", "As Ah Ad Ac")


def as_meld(written: str, rules: Rules) -> Meld | None:
    """The meld that these cards are under the rules of the table."""
    return melds.best([Said(each) for each in cards(written)], rules, 0)


def hand_count(rules: Rules) -> Example:
    """What a hand of five cards counts."""
    return Example("hand", {"cards": tuple(cards(_HAND)), "sum": sum(melds.hand_value(each, rules, 0) for each in cards(_HAND))})


def shortest_run(rules: Rules, first: int = 5, suit: str = "h") -> tuple[Card, ...]:
    """The shortest run there can be from a rank on; 14 is the ace above the king."""
    return tuple(melds.place(first, suit, offset) for offset in range(rules.run_min))


def shortest_set(rules: Rules, rank: int = 9) -> tuple[Card, ...]:
    """The smallest set there can be."""
    return tuple(Card(rank, suit) for suit in "shdc"[: rules.set_min])


def low_ace(rules: Rules) -> Example:
    """What a run with the ace at its bottom counts."""
    run = shortest_run(rules, 1)
    meld = melds.best([Said(each) for each in run], rules, 0)
    assert meld is not None
    return Example("worth", {"cards": run, "sum": melds.value(meld, rules)})


def places_of_ace(rules: Rules) -> tuple[Example, ...]:
    """Which of the three runs with an ace are runs here: below the two, above the king, around the corner."""
    top = 15 - rules.run_min
    tried = [shortest_run(rules, first, "s") for first in (1, top, top + 1)]
    verdicts = [bool(melds.best([Said(each) for each in run], rules, 0)) for run in tried]
    good = tuple(run for run, right in zip(tried, verdicts, strict=True) if right)
    bad = tuple(run for run, right in zip(tried, verdicts, strict=True) if not right)
    return tuple(Example(key, {"runs": runs}) for key, runs in (("runs.yes", good), ("runs.no", bad)) if runs)


def opening_sum(rules: Rules) -> Example | None:
    """Melds that together are an opening in points, as few as do, or all of them if they do not."""
    laid: list[Meld] = []
    for written in _OPENINGS:
        cut = " ".join(written.split()[: rules.set_min if written[0] == written[3] else rules.run_min])
        meld = as_meld(cut, rules)
        if meld is not None:
            laid.append(meld)
        if sum(melds.value(each, rules) for each in laid) >= rules.opening_points:
            break
    total = sum(melds.value(each, rules) for each in laid)
    key = "opening.enough" if total >= rules.opening_points else "opening.short"
    return Example(key, {"runs": tuple(_natural(each) for each in laid), "sum": total}) if laid else None


def _natural(meld: Meld) -> tuple[Card, ...]:
    return tuple(each.card for each in meld.cards)


def what_fits(rules: Rules) -> Example | None:
    """Which cards fit a run and a set, as short as they can be."""
    run, equal = shortest_run(rules), shortest_set(rules)
    fits = {whole: tuple(_fitting(whole, rules)) for whole in (run, equal)}
    shown = next((whole for whole in (run, equal) if fits[whole]), None)
    return Example("fits", {"meld": shown, "cards": fits[shown]}) if shown else None


def _fitting(whole: Sequence[Card], rules: Rules) -> Iterator[Card]:
    meld = melds.best([Said(each) for each in whole], rules, 0)
    for each in PACK if meld else ():
        assert meld is not None
        if each not in whole and any(not melds.faults(grown, rules) for grown in growth.extended(meld, Said(each), 0, 0)):
            yield each


def wild_melds(rules: Rules) -> tuple[Example, ...]:
    """Which of three melds with jokers are melds here; nothing where there are none."""
    tried = ["6s 6h *", "7d * *", "3s * * 6s"] if rules.jokers else []
    verdicts = [as_meld(each, rules) is not None for each in tried]
    shown = [tuple(cards(written)) for written in tried]
    good = tuple(each for each, right in zip(shown, verdicts, strict=True) if right)
    bad = tuple(each for each, right in zip(shown, verdicts, strict=True) if not right)
    return tuple(Example(key, {"runs": found}) for key, found in (("melds.yes", good), ("melds.no", bad)) if found)


def counted_round(rules: Rules) -> Example:
    """A round of two in which the first goes out: what each laid, what the other holds, and the points of both."""
    hand = cards("Ac 6d")
    used = Counter(hand)
    hers = _laid(rules, _several_suits(rules) + _melds(rules, ("h", 5), ("s", 8), ("c", 5), 12, 1), used, rules.out_runs)
    his = _laid(rules, _melds(rules, 13, ("d", 8), 11, 9), used, int(rules.opening_pure_run))
    table = [{"seat": seat, "cards": " ".join(map(str, each))} for seat, laid in enumerate((hers, his)) for each in laid]
    told = {"seats": 2, "hands": ["", " ".join(map(str, hand))], "table": table, "stock": "."}
    state = position(rules, told)
    state.over, state.out = True, 0
    first, second = score(state).points
    return Example("round", {"hers": hers, "his": his, "cards": tuple(hand), "first": first, "second": second})


def _melds(rules: Rules, *wanted: int | tuple[str, int]) -> tuple[tuple[Card, ...], ...]:
    """The smallest set of each rank, the shortest run of each suit from a rank on."""
    return tuple(shortest_set(rules, each) if isinstance(each, int) else shortest_run(rules, each[1], each[0]) for each in wanted)


def _several_suits(rules: Rules) -> tuple[tuple[Card, ...], ...]:
    """Where it counts more to have laid a single suit, a set, so that an example shows what counts without that."""
    return _melds(rules, 9) if rules.scoring == "laid" and rules.colour_multiplier > 1 else ()


def _laid(rules: Rules, possible: Sequence[tuple[Card, ...]], used: Counter[Card], runs: int) -> tuple[tuple[Card, ...], ...]:
    """The first of these melds that together are an opening with so many runs; their cards are `used` from then on."""
    laid: list[tuple[Card, ...]] = []
    points = 0
    for whole in possible:
        if laid and points >= rules.opening_points and runs <= 0:
            break
        meld = as_meld(" ".join(map(str, whole)), rules)
        if meld is None or any(used[each] >= rules.packs for each in whole):
            continue
        used.update(whole)
        laid.append(whole)
        points += melds.value(meld, rules)
        runs -= len({each.rank for each in whole}) > 1
    return tuple(laid)


def dark_round(rules: Rules) -> Example | None:
    """What a player gets who goes out dark with one meld."""
    if rules.scoring != "laid":
        return None
    whole = (*_several_suits(rules), shortest_run(rules))[0]
    told = {"seats": 2, "hands": ["", "Ac"], "table": [{"seat": 0, "cards": " ".join(map(str, whole))}], "stock": "."}
    state = position(rules, told)
    state.over, state.out, state.in_one_turn = True, 0, True
    return Example("dark", {"cards": whole, "sum": score(state).points[0]})


def hand_of_who_never_laid(rules: Rules) -> Example:
    """What a hand counts of a player who never laid, when somebody else went out."""
    hand = "Ac Kd 6d"
    told = {"seats": 2, "hands": ["", hand], "stock": ".", "table": [{"seat": 0, "cards": " ".join(map(str, shortest_run(rules)))}]}
    state = position(rules, told)
    state.over, state.out = True, 0
    return Example("never_laid", {"cards": tuple(cards(hand)), "sum": abs(score(state).points[1])})

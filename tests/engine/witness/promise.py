"""What the sheet promises of the count of a round, worked out by its sentences and not by the engine's count.

Only what a single card is worth is taken from the engine; for that there are witnesses of their own.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine import melds
from engine.cards import Card, card, cards
from engine.position import Table, listed
from engine.rules import Rules


def points_of_round(rules: Rules, case: Table) -> list[int]:
    """The points of each seat of a round of three in which every meld is natural, has no ace, and belongs to who laid it."""
    if rules.scoring == "stakes":
        return _stakes(rules, case)
    return [_points(rules, case, seat) for seat in range(3)]


def _laid(rules: Rules, case: Table, seat: int) -> list[tuple[Card, int]]:
    """Each card of that seat on the table, with what it counts."""
    found = []
    for told in listed(case, "table"):
        assert isinstance(told, Mapping)
        if told["seat"] == seat:
            found += [(each, melds.natural_value(each, rules)) for each in cards(str(told["cards"]))]
    if seat == 0 and "head_laid" in case:
        head = card(str(case["head_laid"]))
        worth = rules.value_head_special if head in rules.special_cards else rules.value_head
        found = [(each, worth if each == head else points) for each, points in found]
    return found


def _points(rules: Rules, case: Table, seat: int) -> int:
    """Cards laid minus hand; or the hand alone, as bad points."""
    laid = _laid(rules, case, seat)
    own = sum(points for _, points in laid) if rules.scoring != "penalty" else 0
    good = own + _bonus(rules, case, own) if seat == case["out"] else own - _hand(rules, case, seat)
    if seat == 1:
        good -= sum(getattr(rules, str(key)) for key in listed(case, "fined"))
    return -good if rules.scoring == "penalty" else good


def _hand(rules: Rules, case: Table, seat: int) -> int:
    """What is left in a hand: the cap, then double or flat, then the multiple for a hand."""
    total = sum(melds.hand_value(each, rules, 0) for each in cards(str(listed(case, "hands")[seat])))
    never = not _laid(rules, case, seat) and (rules.never_laid_when == "always" or case["out"] == 0)
    capped = min(total, rules.hand_cap) if rules.hand_cap else total
    total = {"plain": capped, "double": 2 * capped, "flat": rules.never_laid_points}[rules.never_laid] if never else capped
    others_laid = any(_laid(rules, case, other) for other in (1, 2))
    if case["out"] == 0 and case["in_one_turn"] and not (rules.hand_needs_empty_table and others_laid):
        total *= rules.hand_multiplier
    return total


def _bonus(rules: Rules, case: Table, own: int) -> int:
    """What seat 0 gets on top of its cards for going out."""
    bonus = rules.knock_bonus
    if "closed_with" in case and card(str(case["closed_with"])) in rules.special_cards:
        bonus += rules.bonus_closing_special
    own_times = bonus_times = 1
    if case["in_one_turn"]:
        own_times = rules.dark_multiplier if rules.dark_scope != "bonus" else 1
        bonus_times = rules.dark_multiplier if rules.dark_scope != "cards" else 1
    return (own * own_times + bonus * bonus_times) * _colour(rules, case) - own


def _colour(rules: Rules, case: Table) -> int:
    return rules.colour_multiplier if len({each.suit for each, _ in _laid(rules, case, 0)}) == 1 else 1


def _stakes(rules: Rules, case: Table) -> list[int]:
    """D-35: units, which add up to zero."""
    results = [_points(rules, case, seat) for seat in range(3)]
    order = sorted(range(3), key=lambda seat: (seat != case["out"], -results[seat], seat))
    units = [0, 0, 0]
    knock = (
        rules.stake_knock * (rules.dark_multiplier if case["in_one_turn"] else 1) * _colour(rules, case) if case["out"] == 0 else 0
    )
    for at, seat in enumerate(order[1:]):
        _pay(units, seat, order[0], knock + (rules.stake_ranks[at] if at < len(rules.stake_ranks) else 0))
    for seat in range(3):
        special = sum(each in rules.special_cards for each, _ in _laid(rules, case, seat)) * rules.stake_special
        for other in {0, 1, 2} - {seat}:
            _pay(units, other, seat, special + (rules.stake_head if seat == 0 and "head_laid" in case else 0))
    for key in listed(case, "fined"):
        payees = (0,) if key == "penalty_knock_feed" else (0, 2)
        for payee in payees:
            _pay(units, 1, payee, rules.stake_knock_feed if len(payees) == 1 else rules.stake_mistake)
    return units


def _pay(units: list[int], payer: int, payee: int, number: int) -> None:
    units[payer] -= number
    units[payee] += number

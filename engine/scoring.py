"""How a round is counted, line by line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine import melds
from engine.cards import Card
from engine.laws.opening import nobody_else_laid
from engine.state import NOBODY, State


class Line(NamedTuple):
    """One line of the count of one seat: what it is (`key`), the facts, and the points it brings, signed as they are added."""

    key: str
    values: dict[str, object]
    points: int


class Score(NamedTuple):
    """The points of a round, one a seat, and for each seat the lines that add up to them."""

    points: tuple[int, ...]
    lines: tuple[tuple[Line, ...], ...]


def score(state: State) -> Score:
    """Count the round as it lies (D-22, R-24, I-17, D-35)."""
    count = {"laid": _by_cards_laid, "penalty": _by_bad_points, "stakes": _by_stakes}[state.rules.scoring]
    lines = tuple(tuple(count(state, seat)) for seat in range(state.seats))
    return Score(tuple(sum(line.points for line in each) for each in lines), lines)


# ---------------------------------------------------------------------------------------------------- cards laid


def laid_cards(state: State, seat: int) -> list[tuple[Card, int]]:
    """Every card that this seat laid or laid off, with what it counts (D-22, D-4, D-15)."""
    return [
        (each.card, head_value(state) if each.head else melds.laid_value(meld, at, state.rules))
        for meld in state.melds.values()
        for at, each in enumerate(meld.cards)
        if each.seat == seat
    ]


def head_value(state: State) -> int:
    """What the head card counts once it is laid (D-15)."""
    rules = state.rules
    special = state.head_laid is not None and state.head_laid[1] in rules.special_cards
    return rules.value_head_special if special else rules.value_head


def _by_cards_laid(state: State, seat: int) -> Iterator[Line]:
    laid = laid_cards(state, seat)
    cards = sum(points for _, points in laid)
    if laid:
        yield Line("laid", {"cards": tuple(card for card, _ in laid), "each": tuple(points for _, points in laid)}, cards)
    yield from _hand_lines(state, seat, -1)
    if seat == state.out:
        yield from _bonus_lines(state, seat, cards, 1)
    yield from _penalty_lines(state, seat, -1)


# ---------------------------------------------------------------------------------------------------- bad points


def _by_bad_points(state: State, seat: int) -> Iterator[Line]:
    yield from _hand_lines(state, seat, 1)
    if seat == state.out:
        yield from _bonus_lines(state, seat, 0, -1)
    yield from _penalty_lines(state, seat, 1)


# ---------------------------------------------------------------------------------------------------- what both share


def _hand_lines(state: State, seat: int, sign: int) -> Iterator[Line]:
    """The hand: its cards, then the cap, then double or flat for who never laid, then the multiplier of R-22."""
    rules, hand = state.rules, state.hands[seat]
    if seat == state.out:
        return
    each = tuple(melds.hand_value(card, rules, state.wild_rank) for card in hand)
    total = sum(each)
    if hand:
        yield Line("hand", {"cards": tuple(hand), "each": each}, sign * total)
    for key, values, changed in _hand_changes(state, seat, total):
        yield Line(key, values, sign * (changed - total))
        total = changed


def _hand_changes(state: State, seat: int, total: int) -> Iterator[tuple[str, dict[str, object], int]]:
    """Each rule that changes what a hand counts, with what it makes of it."""
    rules = state.rules
    never = never_laid_counts(state, seat)
    if rules.hand_cap and total > rules.hand_cap and not (never and rules.never_laid == "flat"):
        total = rules.hand_cap
        yield "hand_cap", {"allowed": rules.hand_cap}, total
    if never and rules.never_laid != "plain":
        total = rules.never_laid_points if rules.never_laid == "flat" else 2 * total
        yield "never_laid", {"value": rules.never_laid, "allowed": rules.never_laid_points}, total
    if rules.hand_multiplier > 1 and is_hand_out(state):
        total *= rules.hand_multiplier
        yield "hand_multiplier", {"factor": rules.hand_multiplier}, total


def never_laid_counts(state: State, seat: int) -> bool:
    """D-23, I-17: has this player laid nothing, and does that count?"""
    return not state.laid[seat] and seat != state.out and (state.rules.never_laid_when == "always" or state.out != NOBODY)


def is_hand_out(state: State) -> bool:
    """R-22: did somebody go out in one turn, before another had laid where that is needed?"""
    if state.out == NOBODY or not state.in_one_turn:
        return False
    return not state.rules.hand_needs_empty_table or nobody_else_laid(state, state.out)


def closing_special(state: State) -> bool:
    """Was the round closed with a Speto (`bonus_closing_special`)?"""
    last = state.last_discard
    return last is not None and last.seat == state.out and last.card in state.rules.special_cards


def is_one_colour(state: State, seat: int) -> bool:
    """D-31: is every card that this seat laid and laid off of one suit?"""
    return len({each.stands.suit for meld in state.melds.values() for each in meld.cards if each.seat == seat}) == 1


def _bonus_lines(state: State, seat: int, cards: int, sign: int) -> Iterator[Line]:
    """D-18, D-19, D-31: what going out brings, and what multiplies it."""
    rules = state.rules
    bonus = rules.knock_bonus
    if bonus:
        yield Line("knock_bonus", {}, sign * bonus)
    if rules.bonus_closing_special and closing_special(state):
        bonus += rules.bonus_closing_special
        yield Line("bonus_closing_special", {}, sign * rules.bonus_closing_special)
    if state.in_one_turn and rules.dark_multiplier > 1:
        more = (rules.dark_multiplier - 1) * {"all": cards + bonus, "cards": cards, "bonus": bonus}[rules.dark_scope]
        yield Line("dark_multiplier", {"factor": rules.dark_multiplier, "value": rules.dark_scope}, sign * more)
        bonus += more
    if rules.colour_multiplier > 1 and is_one_colour(state, seat):
        more = (rules.colour_multiplier - 1) * (cards + bonus)
        yield Line("colour_multiplier", {"factor": rules.colour_multiplier}, sign * more)


def _penalty_lines(state: State, seat: int, sign: int) -> Iterator[Line]:
    """What this seat pays, and what it is paid (D-24, D-25, D-32, D-34)."""
    for penalty in state.penalties:
        if penalty.seat == seat:
            yield Line(penalty.key, {"to": penalty.to}, sign * penalty.points)
        if penalty.to == seat:
            yield Line(penalty.key, {"by": penalty.seat}, -sign * penalty.points)


# ---------------------------------------------------------------------------------------------------- stakes


def _by_stakes(state: State, seat: int) -> Iterator[Line]:
    """D-35: units that the players pay each other; a round adds up to zero."""
    for key, payer, payee, units in payments(state):
        if units and seat in (payer, payee):
            yield Line(key, {"from": payer, "to": payee}, units if seat == payee else -units)


def payments(state: State) -> Iterator[tuple[str, int, int, int]]:
    """Who pays whom how many units, and why: key, payer, payee, units (D-35)."""
    yield from _payments_to_winner(state)
    yield from _payments_for_cards(state)
    yield from _payments_for_faults(state)


def _payments_to_winner(state: State) -> Iterator[tuple[str, int, int, int]]:
    rules, (winner, *others) = state.rules, ranking(state)
    for at, loser in enumerate(others):
        yield "stake_ranks", loser, winner, rules.stake_ranks[at] if at < len(rules.stake_ranks) else 0
    if state.out == NOBODY:
        return
    factor = rules.dark_multiplier if state.in_one_turn else 1
    if is_one_colour(state, winner):
        factor *= rules.colour_multiplier
    for loser in others:
        yield "stake_knock", loser, winner, rules.stake_knock * factor


def ranking(state: State) -> list[int]:
    """The winner, then the others in the order of their results; equal ones in the order of play from the dealer."""
    results = [sum(line.points for line in _by_cards_laid(state, seat)) for seat in range(state.seats)]
    return sorted(
        range(state.seats),
        key=lambda seat: (seat != state.out, -results[seat], (seat - state.dealer) % state.seats),
    )


def _payments_for_cards(state: State) -> Iterator[tuple[str, int, int, int]]:
    rules = state.rules
    owed = [(seat, "stake_special", rules.stake_special) for seat in range(state.seats) for _ in _specials(state, seat)]
    if state.head_laid is not None:
        owed.append((state.head_laid[0], "stake_head", rules.stake_head))
    for seat, key, units in owed:
        for other in _others(state, seat):
            yield key, other, seat, units


def _specials(state: State, seat: int) -> list[Card]:
    return [card for card, _ in laid_cards(state, seat) if card in state.rules.special_cards]


def _payments_for_faults(state: State) -> Iterator[tuple[str, int, int, int]]:
    for penalty in state.penalties:
        if penalty.key == "penalty_knock_feed":
            yield "stake_knock_feed", penalty.seat, state.out, state.rules.stake_knock_feed
        elif penalty.key in ("penalty_layoff_discard", "penalty_full_discard"):
            for other in _others(state, penalty.seat):
                yield "stake_mistake", penalty.seat, other, state.rules.stake_mistake


def _others(state: State, seat: int) -> list[int]:
    return [other for other in range(state.seats) if other != seat]

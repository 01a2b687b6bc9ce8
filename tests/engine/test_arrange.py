"""The search for melds against brute force: every choice of cards, every reading of `engine.melds`, every way to combine them."""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pytest

from engine import melds
from engine.arrange import Arrangement, Want, arrange, distance, melds_in
from engine.cards import JOKER, PACK, Card, cards, pack_of, text
from engine.errors import Refusal
from engine.moves import Said
from engine.rules import Rules, make

FULL = os.environ.get("EFFORT") == "full"
PRESETS = ("dummy", "romme", "indian", "knock_dummy")


class Case(NamedTuple):
    """A hand under rules, drawn at random from a seed."""

    hand: list[Card]
    rules: Rules
    wild_rank: int

    @property
    def name(self) -> str:
        return f"{text(self.hand)} | {self.rules.departures()} | wild {self.wild_rank}"


def random_rules(chance: random.Random) -> Rules:
    """A game with some of the settings changed that say what a meld is and what it is worth."""
    choices: dict[str, Sequence[object]] = {
        "packs": [1, 2, 3],
        "jokers": [0, 2, 3, 8],
        "ace": ["high", "low", "both", "around"],
        "run_min": [3, 4, 5],
        "run_max": [5, 6, 13, 14],
        "set_min": [3, 4],
        "set_max": [4, 5, 8],
        "set_suits": ["different", "any"],
        "wilds_max": [0, 1, 2, 8],
        "naturals_min": [0, 1, 2, 3],
        "wilds_share": ["any", "half", "fewer"],
        "wilds_adjacent": [1, 2, 8],
        "scoring": ["laid", "penalty", "stakes"],
        "value_ace": [1, 10, 15],
        "value_ace_low": [1, 5, 20],
        "value_pip": [0, 5],
        "value_joker_hand": [0, 20, 50],
        "value_wild_hand": [0, 7, "face"],
        "special_cards": ["none", "Qs 2c"],
        "closing_discard": ["facedown", "faceup", "optional"],
        "turned_card": ["none", "wild"],
    }
    keys = chance.sample(sorted(choices), chance.randint(1, len(choices)))
    try:
        return make(chance.choice(PRESETS), hand_size=5, **{key: chance.choice(choices[key]) for key in keys})
    except Refusal:
        return random_rules(chance)


def random_case(chance: random.Random, rules: Rules, most: int) -> Case:
    """A hand in which melds are likely: from a few neighbouring ranks, a few suits, or from all cards."""
    low, width = chance.randint(1, 13), chance.choice([3, 4, 6, 13])
    suits = chance.sample("shdc", chance.choice([1, 2, 3, 4]))
    deck = pack_of(rules.packs, min(rules.jokers, chance.choice([0, 1, 3, 8])))
    deck = [each for each in deck if _near(each, low, width, suits)]
    wild_rank = chance.randint(1, 13) if rules.turned_card != "none" else 0
    if chance.random() < 0.5 and wild_rank:
        deck += [each for each in pack_of(rules.packs, 0) if each.rank == wild_rank and each not in deck][:2]
    return Case(chance.sample(deck, min(len(deck), chance.randint(1, most))), rules, wild_rank)


def _near(each: Card, low: int, width: int, suits: Sequence[str]) -> bool:
    return each == JOKER or ((each.rank - low) % 13 < width and each.suit in suits)


def cases(seed: str, number: int, most: int) -> Iterator[Case]:
    """Hands under the presets as they are and under random settings, half of each."""
    chance = random.Random(seed)
    for count in range(number):
        rules = make(PRESETS[count // 2 % len(PRESETS)]) if count % 2 else random_rules(chance)
        yield random_case(chance, rules, most)


def random_want(chance: random.Random, case: Case) -> Want:
    """Wants of all kinds, most of them not at once."""
    own = chance.sample(case.hand, chance.randint(0, len(case.hand)))
    return Want(
        runs=chance.choice([0, 0, 0, 1, 2]),
        pure=chance.choice([0, 0, 0, 1]),
        points=chance.choice([0, 0, 0, 20, 51]),
        holding=chance.choice([None, chance.choice(case.hand)]),
        beside=chance.choice([(), tuple(own)]),
        staying=chance.choice([None, None, 1, 2, 4]),
        discard=chance.random() < 0.8,
    )


# --- brute force


class Reading(NamedTuple):
    """What a choice of cards can be: its points, whether it is a run, and a pure one."""

    points: int
    run: bool
    pure: bool


class Table(NamedTuple):
    """Some disjoint choices of cards with their readings."""

    chosen: tuple[int, ...]
    points: int
    runs: int
    pure: int


class BruteForce:
    """All melds in a hand, and all ways to lay some of them together. Choices of cards are bits."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.all = (1 << len(case.hand)) - 1
        self.legal = {chosen: found for chosen in range(1, self.all + 1) if (found := self.readings(chosen))}

    def cards(self, chosen: int) -> list[Card]:
        return [card for at, card in enumerate(self.case.hand) if chosen >> at & 1]

    def readings(self, chosen: int) -> set[Reading]:
        said = [Said(card) for card in self.cards(chosen)]
        found = melds.legal_readings(said, self.case.rules, self.case.wild_rank)
        return {Reading(melds.value(each, self.case.rules), each.kind == "run", melds.is_pure(each)) for each in found}

    def tables(self, left: int) -> Iterator[Table]:
        """Every way to lay melds of these cards; the melds that hold the lowest card first."""
        if not left:
            yield Table((), 0, 0, 0)
            return
        low = left & -left
        yield from self.tables(left - low)
        for chosen, found in self.legal.items():
            if chosen & low and chosen & left == chosen:
                for table in self.tables(left - chosen):
                    for points, run, pure in found:
                        yield Table((chosen, *table.chosen), table.points + points, table.runs + run, table.pure + pure)

    def value(self, table: Table, want: Want) -> int | None:
        """What this table is worth to the player, None if it is not what is wanted."""
        left = self.cards(self.all - sum(table.chosen))
        if table.runs < want.runs or table.pure < want.pure or table.points < want.points:
            return None
        if want.staying is not None and len(left) > want.staying:
            return None
        if want.holding and not any(self.holds(chosen, want) for chosen in table.chosen):
            return None
        values = sorted(melds.hand_value(card, self.case.rules, self.case.wild_rank) for card in left)
        if want.discard and not left and self.case.rules.closing_discard != "optional":
            return None
        staying = values[:-1] if want.discard else values
        return (table.points if self.case.rules.scoring != "penalty" else 0) - sum(staying)

    def holds(self, chosen: int, want: Want) -> bool:
        assert want.holding
        held = self.cards(chosen)
        if want.holding not in held:
            return False
        held.remove(want.holding)
        return not want.beside or any(card in want.beside for card in held)

    def best(self, want: Want) -> int | None:
        return max((value for table in self.tables(self.all) if (value := self.value(table, want)) is not None), default=None)


def check_arrangement(found: Arrangement, case: Case, want: Want) -> None:
    """It is made of legal melds of the hand, and meets what is wanted."""
    read = [melds.best(said, case.rules, case.wild_rank) for said in found.melds]
    assert all(read)
    lying = [each for each in read if each]
    laid = [said.card for meld in found.melds for said in meld]
    assert Counter(laid + list(found.left) + ([found.thrown] if found.thrown else [])) == Counter(case.hand)
    assert sum(melds.value(each, case.rules) for each in lying) == found.points >= want.points
    assert sum(each.kind == "run" for each in lying) >= want.runs
    assert sum(map(melds.is_pure, lying)) >= want.pure
    assert want.holding is None or want.holding in laid
    assert want.staying is None or len(found.left) + bool(found.thrown) <= want.staying
    assert bool(found.thrown) == (want.discard and len(laid) < len(case.hand))
    staying = sum(melds.hand_value(card, case.rules, case.wild_rank) for card in found.left)
    assert found.value == (found.points if case.rules.scoring != "penalty" else 0) - staying


@pytest.mark.parametrize("part", range(10))
def test_the_best_arrangement_equals_brute_force(part: int) -> None:
    chance = random.Random(f"wants {part}")
    for case in cases(f"arrange {part}", 2000 if FULL else 200, 9):
        brute = BruteForce(case)
        for want in (Want(), random_want(chance, case), random_want(chance, case)):
            found = arrange(case.hand, case.rules, case.wild_rank, want)
            assert (found and found.value) == brute.best(want), f"{case.name} | {want}"
            if found:
                check_arrangement(found, case, want)


@pytest.mark.parametrize("part", range(10))
def test_the_list_of_melds_equals_brute_force(part: int) -> None:
    chance = random.Random(f"lists {part}")
    for case in cases(f"melds {part}", 2000 if FULL else 30, 9):
        brute = BruteForce(case)
        found = [tuple(sorted(meld)) for meld in melds_in(case.hand, case.rules, case.wild_rank)]
        assert len(found) == len(set(found)), case.name
        assert set(found) == {tuple(sorted(brute.cards(chosen))) for chosen in brute.legal}, case.name
        card = chance.choice(case.hand)
        held = [tuple(sorted(meld)) for meld in melds_in(case.hand, case.rules, case.wild_rank, card)]
        assert sorted(held) == sorted(meld for meld in found if card in meld), case.name


# --- the distance to going out


def reaches(case: Case, covering: int, runs: int, pure: int) -> bool:
    """Can exactly so many cards of the hand be laid, with so many runs and pure runs? By brute force."""
    brute = BruteForce(case)
    return any(
        sum(chosen.bit_count() for chosen in table.chosen) == covering and table.runs >= runs and table.pure >= pure
        for table in brute.tables(brute.all)
    )


@pytest.mark.parametrize("part", range(5))
def test_a_distance_of_nothing_equals_brute_force(part: int) -> None:
    chance = random.Random(f"reach {part}")
    for case in cases(f"reach {part}", 2000 if FULL else 30, 8):
        covering, runs, pure = chance.randint(1, len(case.hand)), chance.choice([0, 0, 1, 2]), chance.choice([0, 0, 1])
        found = distance(case.hand, case.rules, case.wild_rank, runs=runs, pure=pure, covering=covering, limit=0)
        assert (found == 0) == reaches(case, covering, runs, pure), f"{case.name} | {covering} {runs} {pure}"


@pytest.mark.parametrize("part", range(5))
def test_a_distance_is_one_more_than_after_the_best_draw(part: int) -> None:
    chance = random.Random(f"distance {part}")
    for case in cases(f"distance {part}", 60 if FULL else 4, 9):
        covering, runs, pure = len(case.hand), chance.choice([0, 1, 2]), chance.choice([0, 1])

        def far(hand: list[Card]) -> int:
            return distance(hand, case.rules, case.wild_rank, runs=runs, pure=pure, covering=covering, limit=9)  # noqa: B023

        here = far(case.hand)
        draws = [card for card in PACK if case.hand.count(card) < case.rules.packs]
        if 0 < here <= 9 and draws and case.rules.packs > 1:
            assert min(far([*case.hand, card]) for card in draws) == here - 1, case.name


# --- worked by hand


def written(found: Arrangement | None) -> list[str]:
    return sorted(" ".join(map(str, meld)) for meld in found.melds) if found else []


@pytest.mark.parametrize(
    ("game", "hand", "wild_rank", "want", "lays"),
    [
        # the four sevens give one to the run
        ("dummy", "7s 7h 7d 7c 8c 9c Kd 2h", 0, Want(), ["7c 8c 9c", "7s 7h 7d"]),
        # D-14: three cards that are a meld cannot be laid, none would be left
        ("dummy", "Qs Qh Qd", 0, Want(), []),
        # D-11: the queen of hearts with one of the hand, not with pile cards alone
        ("dummy", "Qs Jh Kh Qh", 0, Want(holding=Card(12, "h"), beside=(Card(12, "s"),)), []),
        ("dummy", "Qs Jh Kh Qh Qd 3c", 0, Want(holding=Card(12, "h"), beside=(Card(12, "s"),)), ["Qs Qh Qd"]),
        # the joker is the ace for the opening, and the cheaper melds go along
        ("romme", "Qh Kh * 7s 7h 7d 3c 9d", 0, Want(points=51), ["7s 7h 7d", "Qh Kh *=Ah"]),
        ("romme", "Qh Kh * 6s 6h 6d 3c 9d", 0, Want(points=51), []),
        # two jokers fill the gap between 3 and 6
        ("romme", "3s 6s * * Kd", 0, Want(), ["3s *=4s *=5s 6s"]),
        # I-16: the cheaper run stays pure, since one pure run is needed
        ("indian", "3h 4h 5h 9s Ts * Kd Kc Kh 2d", 0, Want(runs=2, pure=1), ["3h 4h 5h", "9s Ts *=Js", "Kh Kd Kc"]),
        ("indian", "3h 4h * 9s Ts * Kd Kc Kh 2d", 0, Want(runs=2, pure=1), []),
        # I-4: the six is itself in a pure run, though it is wild
        ("indian", "5d 6d 7d 9s Ts 6h 2c", 6, Want(runs=2, pure=1, staying=1), ["5d 6d 7d", "9s Ts 6h=Js"]),
    ],
)
def test_hands_worked_by_hand(game: str, hand: str, wild_rank: int, want: Want, lays: list[str]) -> None:
    assert written(arrange(cards(hand), make(game), wild_rank, want)) == lays


def test_one_card_stays_for_the_discard_and_it_is_not_the_speto() -> None:
    # D-14, D-3
    found = arrange(cards("Qs Qh Qd Qc"), make("dummy"), 0)
    assert found
    assert found.points == 70
    assert found.left == ()
    assert found.thrown in cards("Qh Qd Qc")


def test_all_may_be_laid_where_no_discard_is_needed() -> None:
    found = arrange(cards("7s 7h 7d 7c"), make("romme", closing_discard="optional"), 0)
    assert found
    assert (found.points, found.left, found.thrown) == (28, (), None)


def test_the_discard_is_chosen_with_the_melds() -> None:
    # K * * would leave nine points in the hand; but the king can be thrown away, the four and the five cannot both
    hand, rules = cards("4h 5h * * Kd"), make("indian")
    found = arrange(hand, rules, 0)
    assert found
    assert (found.left, found.thrown, found.value) == ((), Card(13, "d"), 0)
    kept = arrange(hand, rules, 0, Want(discard=False))
    assert kept
    assert kept.value == -9


def test_a_joker_goes_where_it_counts_most() -> None:
    # D-22 with jokers: 15 and 40 are more than 20 and 30
    found = arrange(cards("3h 4h 5h Ks Kd Kc *"), make("dummy", jokers=2, wilds_max=2), 0, Want(discard=False))
    assert found
    assert (found.points, found.left) == (55, ())


def test_a_run_is_not_parted_before_its_ace() -> None:
    # with a king below it the ace counts 10, before a two it counts 1
    found = arrange(cards("Jd Qd Kd Ad 2d 3d 9c"), make("romme", ace="around"), 0, Want(points=40))
    assert written(found) == ["Jd Qd Kd Ad 2d 3d"]


def test_one_ace_does_not_stand_at_both_ends() -> None:
    suit = cards("Ad 2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd")
    rules = make("romme", run_max=14)
    assert max(map(len, melds_in(suit, rules, 0))) == 13
    assert max(map(len, melds_in([*suit, Card(1, "d")], rules, 0))) == 14


def test_a_card_of_the_wild_rank_has_one_use_at_a_time() -> None:
    # I-4: the six is itself in the pure run, so it cannot be the jack of spades
    assert distance(cards("5d 6d 7d 9s Ts 2c"), make("indian"), 6, runs=2, pure=1) == 1
    assert distance(cards("5d 6d 7d 9s Ts 6h"), make("indian"), 6, runs=2, pure=1) == 0


@pytest.mark.parametrize("low", range(1, 11))
@pytest.mark.parametrize("game", ["romme", "indian", "dummy"])
def test_the_densest_hands_come_back(game: str, low: int) -> None:
    deck = [card for card in PACK * 2 if low <= card.rank < low + 4]
    rules = make(game, packs=2, jokers=6)
    hand = random.Random(low).sample(deck, 16) + [JOKER] * 6
    found = arrange(hand, rules, 0)
    assert found
    assert len(found.left) < len(hand)

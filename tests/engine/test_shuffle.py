"""Chance: golden decks that never change, no bias, and seeds that tell nothing of each other."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import permutations

import pytest

from engine.cards import text
from engine.errors import Refusal
from engine.match import Match
from engine.rules import make
from engine.shuffle import Chance, check_seed, derived
from tests.engine.dice import NAMES
from tests.engine.proof import proves

GOLDEN = {
    "dummy": (2, "Tc 8d 4d Th Kd Ah", "5d -", "7c 9d 7s Qs 6s Js"),
    "romme": (2, "Jh 8h Th 4d Kh As", "- -", "7d 8c 6h 2d 9s Kd"),
    "indian": (0, "6h 7h Tc As 4h 6d", "7c Ts", "3c 4h 3h 3s 5h 7c"),
    "knock_dummy": (2, "Tc 8d 4d Th Kd Ah", "5d -", "7c 9d 7s Qs 6s Js"),
}
"""The dealer, the first hand, what was turned up and the first cards of the stock of round 1, three players, seed 1f9a03."""


def _golden(name: str) -> tuple[int, str, str, str]:
    match = Match.start(make(name), NAMES[:3], "1f9a03")
    dealt = match.round.dealt
    assert dealt is not None
    turned = text(dealt.pile) or "-"
    return match.dealer, text(dealt.hands[0][:6]), f"{turned} {dealt.turned or '-'}", text(dealt.stock[:6])


@proves("G-11")
@pytest.mark.parametrize("name", GOLDEN)
def test_golden_decks(name: str) -> None:
    assert _golden(name) == GOLDEN[name]


@proves("G-11")
def test_golden_numbers() -> None:
    """Worked out with hashlib alone: SHA-256 of the seed, a colon and a counter, read as words of 32 bits, big end first."""
    chance = Chance("1f9a03")
    wanted = []
    for counter in range(3):
        digest = hashlib.sha256(f"1f9a03:{counter}".encode()).digest()
        wanted += [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)]
    assert [chance.word() for _ in range(24)] == wanted


@proves("G-11")
def test_a_shuffle_is_fisher_and_yates_from_the_last_card_down() -> None:
    cards = list(range(52))
    chance, words = Chance("7"), Chance("7")
    for last in range(51, 0, -1):
        other = words.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    assert chance.shuffled(range(52)) == cards


def test_seeds_of_rounds_are_sha_256_of_the_seed_and_the_number() -> None:
    match = Match.start(make("romme"), NAMES[:2], "1F9A03")
    assert match.seed == "1f9a03"
    for number in (1, 2, 17):
        assert match.round_seed(number) == hashlib.sha256(f"1f9a03 {number}".encode()).hexdigest()
    assert match.round.seed == match.round_seed(1)
    assert derived("0", "draw") != derived("0", 1)


# ------------------------------------------------------------------------------------------- no bias


def _chi_square(counts: Counter[object], kinds: int) -> float:
    expected = counts.total() / kinds
    return sum((count - expected) ** 2 for count in counts.values()) / expected + (kinds - len(counts)) * expected


@proves("G-11")
def test_every_order_of_four_cards_is_as_likely_as_the_others() -> None:
    chance = Chance("abc")
    counts: Counter[object] = Counter(tuple(chance.shuffled("abcd")) for _ in range(24_000))
    assert counts.keys() == set(permutations("abcd"))
    assert _chi_square(counts, 24) < 49.7  # 23 degrees of freedom: 1 in 1,000


@proves("G-11")
def test_every_card_is_as_likely_in_every_place() -> None:
    chance = Chance("def")
    counts: Counter[object] = Counter()
    for _ in range(6_000):
        counts.update(enumerate(chance.shuffled(range(13))))
    assert _chi_square(counts, 169) < 230  # 144 degrees of freedom: less than 1 in 10,000


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 52, 110, 2**31 + 1, 2**32])
def test_numbers_below_a_bound(bound: int) -> None:
    chance = Chance("123")
    drawn = [chance.below(bound) for _ in range(3_000)]
    assert all(0 <= number < bound for number in drawn)
    if bound <= 110:
        assert set(drawn) == set(range(bound))
        assert bound == 1 or _chi_square(Counter(drawn), bound) < 2 * bound + 60
    else:
        assert 0.45 < sum(drawn) / len(drawn) / bound < 0.55


def test_words_that_would_favour_small_numbers_are_thrown_away() -> None:
    """With a bound of three quarters of 2**32 a remainder alone would draw the first third twice as often."""
    chance, bound = Chance("9"), 3 * 2**30
    low = sum(chance.below(bound) < 2**30 for _ in range(9_000))
    assert 2_800 < low < 3_200


def test_different_seeds_shuffle_differently() -> None:
    orders = {tuple(Chance(f"{seed:x}").shuffled(range(52))) for seed in range(300)}
    assert len(orders) == 300


# ------------------------------------------------------------------------------------------- seeds


@pytest.mark.parametrize("seed", ["0", "f" * 64, "ABC", " 1f "])
def test_seeds(seed: str) -> None:
    assert check_seed(seed) == seed.strip().lower()


@pytest.mark.parametrize("seed", ["", " ", "g", "0x1", "1 2", "f" * 65, "-1", "١"])
def test_no_seeds(seed: str) -> None:
    with pytest.raises(Refusal) as refusal:
        Match.start(make("romme"), NAMES[:2], seed)
    assert refusal.value.keys == ("seed",)

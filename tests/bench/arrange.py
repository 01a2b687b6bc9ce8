"""How long the search for melds takes: median and 99th percentile in milliseconds, over random hands.

Run from the project's root: `python3 -m tests.bench.arrange [HANDS]`.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Sequence

from engine.arrange import Want, arrange, distance
from engine.cards import JOKER, PACK, Card
from engine.rules import make

Run = Callable[[Sequence[Card]], object]
Deal = Callable[[random.Random], list[Card]]


def dealt(size: int, packs: int, jokers: int) -> Deal:
    """Hands of that size from so many packs and jokers."""
    return lambda chance: chance.sample([*PACK * packs, *[JOKER] * jokers], size)


def with_jokers(size: int, jokers: int) -> Deal:
    """Hands of that size from two packs, so many of the cards jokers."""
    return lambda chance: chance.sample(PACK * 2, size - jokers) + [JOKER] * jokers


def dense(chance: random.Random) -> list[Card]:
    """22 cards with 6 jokers on four neighbouring ranks, the worst there is."""
    low = chance.randint(2, 10)
    return chance.sample([card for card in PACK * 2 if low <= card.rank < low + 4], 16) + [JOKER] * 6


def rows() -> dict[str, tuple[Deal, Run]]:
    """What is measured: how hands are made and what is asked about them."""
    dummy, romme, indian = make("dummy"), make("romme"), make("indian")
    out = Want(runs=2, pure=1)
    return {
        "Dummy, 11 cards": (dealt(11, 1, 0), lambda hand: arrange(hand, dummy, 0)),
        "Dummy, 25 cards": (dealt(25, 1, 0), lambda hand: arrange(hand, dummy, 0)),
        "Rommé, 15 cards": (dealt(15, 2, 6), lambda hand: arrange(hand, romme, 0)),
        "Rommé, 15 cards, the opening": (dealt(15, 2, 6), lambda hand: arrange(hand, romme, 0, Want(points=51))),
        "Rommé, 15 cards of which 3 jokers": (with_jokers(15, 3), lambda hand: arrange(hand, romme, 0)),
        "Rommé, 22 cards with 6 jokers": (with_jokers(22, 6), lambda hand: arrange(hand, romme, 0)),
        "Rommé, 22 cards with 6 jokers on four ranks": (dense, lambda hand: arrange(hand, romme, 0)),
        "Indian, 14 cards": (dealt(14, 2, 2), lambda hand: arrange(hand, indian, 6)),
        "Indian, 14 cards, two runs, one pure": (dealt(14, 2, 2), lambda hand: arrange(hand, indian, 6, out)),
        "Indian, 13 cards, the distance to going out": (dealt(13, 2, 2), lambda hand: distance(hand, indian, 6, runs=2, pure=1)),
    }


def measure(deal: Deal, run: Run, hands: int) -> tuple[float, float]:
    """Median and 99th percentile in milliseconds; the first tenth of the hands warms the memory up."""
    chance = random.Random("bench")
    times = []
    for _ in range(hands + hands // 10):
        hand = deal(chance)
        start = time.perf_counter()
        run(hand)
        times.append(1000 * (time.perf_counter() - start))
    times = sorted(times[-hands:])
    return times[hands // 2], times[hands * 99 // 100]


def main(hands: int) -> None:
    """Print the table."""
    print("| | median | p99 (ms) |\n| --- | --- | --- |")
    for name, (deal, run) in rows().items():
        median, high = measure(deal, run, hands)
        print(f"| {name} | {median:.3f} | {high:.2f} |", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)

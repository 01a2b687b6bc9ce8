"""Melds in the making: the smallest melds that rules allow, and what of them a hand has."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.arrange import packed
from engine.arrange.figures import figures_for
from engine.rules import Rules


class Smallest(NamedTuple):
    """A meld that could not be smaller, of natural cards: the bits of its cards, their places, and what it counts as it lies."""

    mask: int
    places: tuple[int, ...]
    points: int


@lru_cache(maxsize=16)
def smallest_melds(rules: Rules, wild_rank: int) -> tuple[Smallest, ...]:
    """All of them."""
    figures = figures_for(rules, wild_rank)
    whole = packed.ONES
    return tuple(
        Smallest(figure.mask, tuple(packed.places(figure.taken)), figure.points)
        for figure in figures.core(whole, 0)
        if figure.size == (rules.run_min if figure.kind == "run" else rules.set_min)
    )


@lru_cache(maxsize=16)
def melds_with(rules: Rules, wild_rank: int) -> tuple[tuple[Smallest, ...], ...]:
    """The same for each card, by its place among the 52."""
    found: list[list[Smallest]] = [[] for _ in range(packed.PLACES)]
    for smallest in smallest_melds(rules, wild_rank):
        for place in smallest.places:
            found[place].append(smallest)
    return tuple(map(tuple, found))

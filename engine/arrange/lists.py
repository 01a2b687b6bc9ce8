"""All melds in a hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement

from engine.arrange import packed
from engine.arrange.figures import figures_for
from engine.cards import JOKER, Card
from engine.rules import Rules


def melds_in(hand: Sequence[Card], rules: Rules, wild_rank: int, holding: Card | None = None) -> Iterator[tuple[Card, ...]]:
    """Each different choice of cards of the hand that is a meld under these rules in some reading, once; lazily.

    Natural cards come rank by rank, wild ones last. With `holding` only those that hold that card.

    >>> from engine.cards import cards, text
    >>> from engine.rules import make
    >>> [text(meld) for meld in melds_in(cards("7s 8s 9s 7h *"), make("romme"), 0, cards("8s")[0])]
    ['7s 8s *', '7s 8s 9s', '7s 8s 9s *', '8s 9s *']
    """
    counters, jokers = packed.pack(hand)
    wild = packed.unpack(counters & packed.RANK[wild_rank])
    seen: set[tuple[int, int]] = set()
    for figure in figures_for(rules, wild_rank).every(counters, jokers + len(wild)):
        for filling in _fillings(figure.taken, wild, jokers, figure.wilds):
            more, printed = packed.pack(filling)
            key = figure.taken + more, printed
            if key not in seen:
                seen.add(key)
                found = (*packed.unpack(figure.taken), *filling)
                if holding is None or holding in found:
                    yield found


def _fillings(taken: int, wild: list[Card], jokers: int, wilds: int) -> Iterator[tuple[Card, ...]]:
    """The different choices of so many wild cards from those that are not `taken` as themselves."""
    if not wilds:
        yield ()
        return
    free = Counter(wild) - Counter(packed.unpack(taken)) + Counter({JOKER: jokers})
    for chosen in combinations_with_replacement(list(free), wilds):
        if all(number <= free[card] for card, number in Counter(chosen).items()):
            yield chosen


def in_melds(hand: Sequence[Card], rules: Rules, wild_rank: int) -> set[Card]:
    """The cards of a hand that are in one of its melds or other.

    >>> from engine.cards import cards, text
    >>> from engine.rules import make
    >>> text(sorted(in_melds(cards("7s 8s 9s 9h Kd"), make("romme"), 0)))
    '7s 8s 9s'
    """
    counters, jokers = packed.pack(hand)
    wild = counters & packed.RANK[wild_rank]
    supply = jokers + packed.count(wild)
    found: set[Card] = set()
    filled = False
    for figure in figures_for(rules, wild_rank).core(counters, supply):
        found.update(packed.unpack(figure.taken))
        filled = filled or figure.wilds > 0
    loose = [*packed.unpack(wild), *[JOKER] * jokers] if filled or (rules.naturals_min == 0 and supply) else []
    return found.union(loose)

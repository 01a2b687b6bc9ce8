"""Witnesses for melds and values: cards that are a meld or none, and what they count."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from engine.cards import SUITS, Card, text
from engine.melds import natural_value, place
from engine.rules import Rules
from tests.engine.witness.trial import Promise, Trial, Trials

_MELD: Final = "meld"


def _says(condition: Callable[..., bool]) -> Promise:
    """The cards are a meld under this condition, otherwise none."""
    return lambda rules, *facts: _MELD if condition(rules, *facts) else "none"


def _run(first: int, length: int, suit: str = "s") -> str:
    return text([place(first, suit, offset) for offset in range(length)])


def _aces(rules: Rules) -> Iterator[Trial]:
    """The shortest runs with an ace at the bottom, on top, and in between."""
    size = rules.run_min
    for first, words in ((1, ("low", "both", "around")), (15 - size, ("high", "both", "around")), (16 - size, ("around",))):
        yield Trial({"look": _MELD, "cards": _run(first, size)}, _says(lambda rules, words: rules.ace in words), (words,))


def _runs(rules: Rules) -> Iterator[Trial]:
    """Runs of every length, with as few aces as can be."""
    for length in range(3, 15):
        first = 2 if length < 13 or (length == 13 and rules.ace != "low") else 1
        case = {"look": _MELD, "cards": _run(first, length)}
        if length < 14 or rules.ace in ("both", "around"):
            yield Trial(case, _says(lambda rules, length: rules.run_min <= length <= rules.run_max), (length,))


def _sets(rules: Rules) -> Iterator[Trial]:
    """Sets of every size, of different suits as far as there are suits."""
    for size in range(3, 9):
        case = {"look": _MELD, "cards": text([Card(9, SUITS[at % 4]) for at in range(size)])}
        yield Trial(case, _says(lambda rules, size: _is_set(rules, size, size <= 4)), (size,))
    twins = text([Card(9, SUITS[max(0, at - 1)]) for at in range(rules.set_min)])
    if rules.packs > 1:
        yield Trial({"look": _MELD, "cards": twins}, _says(lambda rules: _is_set(rules, rules.set_min, False)))
    elif rules.jokers:
        yield Trial({"look": _MELD, "cards": "9s 9h 9d 9c *"}, _says(lambda rules: _is_set(rules, 5, False) and _mix(rules, 4, 1)))


def _is_set(rules: Rules, size: int, different: bool) -> bool:
    return rules.set_min <= size <= rules.set_max and (different or rules.set_suits == "any")


def _mix(rules: Rules, naturals: int, wilds: int) -> bool:
    """May so many natural and so many wild cards be in one meld, adjacency left aside?"""
    share = {"any": True, "half": wilds <= naturals, "fewer": wilds < naturals}[rules.wilds_share]
    return wilds <= rules.wilds_max and naturals >= rules.naturals_min and share


def _mixes(rules: Rules) -> Iterator[Trial]:
    """Sets and runs of two and more natural cards with every number of wild ones, side by side in a run; and one with less."""
    wild, turned = ("*", {}) if rules.jokers else ("2d", {"wild": "2"})
    for naturals in range(2, 5):
        for wilds in range(1, 9):
            jokers = [wild] * wilds
            cards = [str(Card(9, suit)) for suit in SUITS[:naturals]]
            case = {"look": _MELD, "cards": " ".join([*cards, *jokers]), **turned}
            yield Trial(case, _says(lambda rules, n, w: _mix(rules, n, w) and _is_set(rules, n + w, n + w <= 4)), (naturals, wilds))
            cards = [str(place(3, "s", 0)), *(str(place(3, "s", wilds + at)) for at in range(1, naturals))]
            case = {"look": _MELD, "cards": " ".join([*cards, *jokers]), **turned}
            if wilds + naturals < 12:
                yield Trial(case, _says(lambda rules, n, w: _is_gapped_run(rules, n, w)), (naturals, wilds))
    for naturals, wilds in ((1, 2), (1, 3), (0, 3), (0, 4)) if rules.jokers else ((1, 2), (1, 3)):
        case = {"look": _MELD, "cards": " ".join(["9s"] * naturals + [wild] * wilds), **turned}
        yield Trial(case, _says(lambda rules, n, w: _is_any(rules, n, w)), (naturals, wilds))


def _is_gapped_run(rules: Rules, naturals: int, wilds: int) -> bool:
    """A run in which the wild cards have to stand side by side."""
    fits = rules.run_min <= naturals + wilds <= rules.run_max
    return fits and wilds <= rules.wilds_adjacent and _mix(rules, naturals, wilds)


def _is_any(rules: Rules, naturals: int, wilds: int) -> bool:
    """One natural card or none, in the middle of the row, with wild cards: a set, or a run with them on both sides."""
    size = naturals + wilds
    as_run = rules.run_min <= size <= rules.run_max and (wilds + naturals) // (naturals + 1) <= rules.wilds_adjacent
    return _mix(rules, naturals, wilds) and (as_run or _is_set(rules, size, size <= 4))


# ---------------------------------------------------------------------------------------------------- values


def _plain_suit(rules: Rules, rank: int) -> str:
    """A suit in which that rank is no special card."""
    return next((suit for suit in "hdsc" if Card(rank, suit) not in rules.special_cards), "h")


def _single(rank: int, key: str) -> Trials:
    """One card of that rank in the hand."""

    def trials(rules: Rules) -> Iterator[Trial]:
        case = {"look": "hand", "cards": str(Card(rank, _plain_suit(rules, rank)))}
        yield Trial(case, lambda rules: getattr(rules, key) or rank)

    return trials


def _specials(rules: Rules) -> Iterator[Trial]:
    for card in (*rules.special_cards, Card(12, "s"), Card(2, "c"), Card(1, "h"), Card(13, "h")):
        case = {"look": "hand", "cards": str(card)}
        yield Trial(case, lambda rules, card: _promised(rules, card), (card,))


def _promised(rules: Rules, card: Card) -> int:
    if card in rules.special_cards:
        return rules.value_special
    if card.rank == 1:
        return rules.value_ace
    return rules.value_face if card.rank > 10 else rules.value_ten if card.rank == 10 else rules.value_pip or card.rank


def _low_ace(rules: Rules) -> Iterator[Trial]:
    """The shortest run from an ace on, in each suit."""
    for suit in "hdsc":
        cards = [place(1, suit, offset) for offset in range(rules.run_min)]
        if cards[0] not in rules.special_cards:
            rest = sum(natural_value(card, rules) for card in cards[1:])
            yield Trial({"look": "worth", "cards": text(cards)}, lambda rules, rest: rules.value_ace_low + rest, (rest,))


def _wild_hand(rules: Rules) -> Iterator[Trial]:
    for rank in (7, 13, 4):
        card = Card(rank, _plain_suit(rules, rank))
        case = {"look": "hand", "cards": str(card), "wild": str(card)[0]}
        yield Trial(
            case, lambda rules, card: _promised(rules, card) if rules.value_wild_hand == "face" else rules.value_wild_hand, (card,)
        )


def _joker_hand(rules: Rules) -> Iterator[Trial]:
    yield Trial({"look": "hand", "cards": "*"}, lambda rules: rules.value_joker_hand)


TRIALS: Final[dict[str, Trials]] = {
    "ace": _aces,
    "run_min": _runs,
    "run_max": _runs,
    "set_min": _sets,
    "set_max": _sets,
    "set_suits": _sets,
    "wilds_max": _mixes,
    "naturals_min": _mixes,
    "wilds_share": _mixes,
    "wilds_adjacent": _mixes,
    "value_ace": _single(1, "value_ace"),
    "value_face": _single(11, "value_face"),
    "value_ten": _single(10, "value_ten"),
    "value_pip": _single(7, "value_pip"),
    "value_ace_low": _low_ace,
    "value_joker_hand": _joker_hand,
    "value_wild_hand": _wild_hand,
    "special_cards": _specials,
    "value_special": _specials,
}

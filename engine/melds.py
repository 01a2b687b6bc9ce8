"""What is a set, what is a run, what a wild card in it stands for, and what it is worth.

Every reading is first made under the loosest rules there are; `faults` then names the settings that forbid it. So what is legal
and why something is not come from one place.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.cards import SUITS, Card
from engine.errors import Reason
from engine.moves import Said
from engine.rules import Rules
from engine.state import Laid, Meld

AROUND = 13
"""The places of a run until the ace comes again."""

_MOST = AROUND + 1
"""No setting allows a meld of more cards: from the ace to the ace."""


def is_wild(card: Card, wild_rank: int) -> bool:
    """May this card stand for another? Printed jokers may, and all cards of the wild rank (I-3)."""
    return card.suit == "*" or card.rank == wild_rank > 0


def wild_rank_of(turned: Card | None, rules: Rules) -> int:
    """The rank that the turned card makes wild, 0 for none (I-3, I-6)."""
    if turned is None or rules.turned_card == "none":
        return 0
    if turned.rank:
        return turned.rank
    return 1 if rules.turned_joker == "aces" else 0


def best(cards: Sequence[Said], rules: Rules, wild_rank: int, seat: int = 0) -> Meld | None:
    """The meld that these cards are (G-6): fewest cards standing for others, then the highest value, then wild cards as high as
    they can be, then a run before a set. None if they are no meld under these rules.
    """
    found = legal_readings(cards, rules, wild_rank, seat)
    return min(found, key=lambda meld: preference(meld, rules)) if found else None


def legal_readings(cards: Sequence[Said], rules: Rules, wild_rank: int, seat: int = 0) -> list[Meld]:
    """All the melds that these cards can be under these rules."""
    return [meld for meld in readings(cards, wild_rank, seat) if not faults(meld, rules)]


def why_not(cards: Sequence[Said], rules: Rules, wild_rank: int) -> tuple[Reason, ...]:
    """The settings that forbid these cards as a meld, by the reading that comes closest; D-2 if they are nothing at all.

    Fewer cards than any meld needs, or more than any may have, are told so, whatever they are.
    """
    fewest = min(rules.set_min, rules.run_min)
    if len(cards) < fewest:
        return tuple(Reason(key, {"allowed": fewest, "value": len(cards), "few": True}) for key in ("set_min", "run_min"))
    if len(cards) > _MOST:
        return tuple(Reason(key, {"allowed": getattr(rules, key), "value": len(cards)}) for key in ("run_max", "set_max"))
    found = [faults(meld, rules) for meld in readings(cards, wild_rank, 0)]
    if not found:
        return (Reason("D-2", {"cards": cards}),)
    return min(found, key=len)


def readings(cards: Sequence[Said], wild_rank: int, seat: int) -> Iterator[Meld]:
    """Every reading of these cards as a set or a run under the loosest rules."""
    if len(cards) <= _MOST and all(each.stands in (None, each.card) or is_wild(each.card, wild_rank) for each in cards):
        yield from _sets(cards, wild_rank, seat)
        yield from _runs(cards, wild_rank, seat)


def _fixed(cards: Sequence[Said], wild_rank: int) -> list[Card]:
    """What the cards stand for that cannot stand for anything else."""
    return [each.stands or each.card for each in cards if each.stands or not is_wild(each.card, wild_rank)]


def _sets(cards: Sequence[Said], wild_rank: int, seat: int) -> Iterator[Meld]:
    ranks = {card.rank for card in _fixed(cards, wild_rank)}
    if len(ranks) > 1:
        return
    for rank in ranks or range(1, 14):
        yield set_of(rank, cards, seat)
        if rank == wild_rank:
            yield set_of(rank, cards, seat, twins_stand_in=True)


def set_of(rank: int, cards: Sequence[Said], seat: int, *, twins_stand_in: bool = False) -> Meld:
    """The set of that rank: wild cards take the first suits that are missing in the order s h d c (G-6)."""
    laid: list[Laid] = []
    wild: list[Card] = []
    for each in cards:
        taken = {other.stands for other in laid}
        stands = each.stands or each.card
        if stands.rank != rank or (twins_stand_in and each.stands is None and stands in taken):
            wild.append(each.card)
        else:
            laid.append(Laid(each.card, stands, seat))
    for card in wild:
        laid.append(Laid(card, Card(rank, missing_suit(laid)), seat))
    return Meld(seat, "set", by_suit(laid), 0)


def missing_suit(laid: Sequence[Laid]) -> str:
    """The first suit that is missing in the order s h d c (G-6)."""
    taken = {each.stands.suit for each in laid}
    return next((suit for suit in SUITS if suit not in taken), SUITS[0])


def by_suit(laid: Sequence[Laid]) -> tuple[Laid, ...]:
    """The cards of a set in the order s h d c."""
    return tuple(sorted(laid, key=lambda each: SUITS.index(each.stands.suit)))


def _runs(cards: Sequence[Said], wild_rank: int, seat: int) -> Iterator[Meld]:
    fixed = _fixed(cards, wild_rank)
    suits = {card.suit for card in fixed}
    if len(suits) > 1:
        return
    for suit in suits or SUITS:
        for start in range(1, AROUND + 1):
            meld = _run(cards, suit, start, wild_rank, seat)
            if meld is not None:
                yield meld


def place(start: int, suit: str, offset: int) -> Card:
    """The card at that offset of a run that begins at `start`; after the ace comes the two again."""
    return Card((start + offset - 1) % AROUND + 1, suit)


def _run(cards: Sequence[Said], suit: str, start: int, wild_rank: int, seat: int) -> Meld | None:
    """The run from `start` on in which as few of these cards as possible stand for others, if they are one."""
    wanted = [place(start, suit, offset) for offset in range(len(cards))]
    filled: list[Laid | None] = [None] * len(cards)
    wild: list[Card] = []
    for each in sorted(cards, key=lambda said: said.stands is None):
        stands = each.stands or each.card
        at = next((i for i, card in enumerate(wanted) if card == stands and filled[i] is None), -1)
        if at >= 0:
            filled[at] = Laid(each.card, stands, seat)
        elif each.stands is None and is_wild(each.card, wild_rank):
            wild.append(each.card)
        else:
            return None
    rest = iter(wild)
    laid = [each or Laid(next(rest), wanted[i], seat) for i, each in enumerate(filled)]
    return Meld(seat, "run", tuple(laid), start)


def faults(meld: Meld, rules: Rules) -> tuple[Reason, ...]:
    """The settings that forbid this reading, each with the limit and what the meld has."""
    found = _faults_of_size(meld, rules) + _faults_of_kind(meld, rules) + _faults_of_wilds(meld, rules)
    return tuple(Reason(key, {"allowed": getattr(rules, key), "value": value, "meld": meld}) for key, value in found)


def _faults_of_size(meld: Meld, rules: Rules) -> list[tuple[str, object]]:
    size = len(meld.cards)
    low, high = ("set_min", "set_max") if meld.kind == "set" else ("run_min", "run_max")
    found: list[tuple[str, object]] = [(low, size)] if size < getattr(rules, low) else []
    return [*found, (high, size)] if size > getattr(rules, high) else found


def _faults_of_kind(meld: Meld, rules: Rules) -> list[tuple[str, object]]:
    if meld.kind == "run":
        return [] if rules.ace in _aces_allowing(meld) else [("ace", meld.start)]
    different = len({each.stands for each in meld.cards})
    return [("set_suits", different)] if rules.set_suits == "different" and different < len(meld.cards) else []


def _aces_allowing(meld: Meld) -> tuple[str, ...]:
    """The values of the setting `ace` that allow the place of the aces in this run."""
    end = meld.start + len(meld.cards) - 1
    if end > AROUND + 1:
        return ("around",)
    high, low = end == AROUND + 1, meld.start == 1
    if high and low:
        return ("both", "around")
    if high:
        return ("high", "both", "around")
    return ("low", "both", "around") if low else ("high", "low", "both", "around")


def _faults_of_wilds(meld: Meld, rules: Rules) -> list[tuple[str, object]]:
    wilds = sum(not each.natural for each in meld.cards)
    naturals = len(meld.cards) - wilds
    found: list[tuple[str, object]] = []
    if wilds > rules.wilds_max:
        found.append(("wilds_max", wilds))
    if naturals < rules.naturals_min:
        found.append(("naturals_min", naturals))
    if wilds and wilds > {"any": wilds, "half": naturals, "fewer": naturals - 1}[rules.wilds_share]:
        found.append(("wilds_share", wilds))
    if meld.kind == "run" and (together := _longest_wild_stretch(meld)) > rules.wilds_adjacent:
        found.append(("wilds_adjacent", together))
    return found


def _longest_wild_stretch(meld: Meld) -> int:
    longest = length = 0
    for each in meld.cards:
        length = 0 if each.natural else length + 1
        longest = max(longest, length)
    return longest


def preference(meld: Meld, rules: Rules) -> tuple[object, ...]:
    """G-6 as a sorting key: the smallest is the reading that counts."""
    heights = [
        (meld.start + offset if meld.kind == "run" else _high(each.stands.rank))
        for offset, each in enumerate(meld.cards)
        if not each.natural
    ]
    lows = [-height for height in sorted(heights, reverse=True)]
    return (len(heights), -value(meld, rules), lows, meld.kind == "set", -_high_of(meld))


def _high(rank: int) -> int:
    return AROUND + 1 if rank == 1 else rank


def _high_of(meld: Meld) -> int:
    return meld.start or _high(meld.cards[0].stands.rank)


def is_pure(meld: Meld) -> bool:
    """Is it a run in which no card stands for another (I-4)?"""
    return meld.kind == "run" and all(each.natural for each in meld.cards)


def value(meld: Meld, rules: Rules) -> int:
    """What the meld counts as it lies (D-3, R-5, R-6), in points."""
    return sum(laid_value(meld, at, rules) for at in range(len(meld.cards)))


def laid_value(meld: Meld, at: int, rules: Rules) -> int:
    """What the card at that place of the meld counts: as the card it stands for, in a set as one of its rank.

    An ace before a two with no king below it counts `value_ace_low`.
    """
    laid = meld.cards[at]
    if laid.stands in rules.special_cards and (laid.natural or meld.kind == "run"):
        return rules.value_special
    if laid.stands.rank == 1 and meld.kind == "run" and meld.start + at == 1:
        return rules.value_ace_low
    return _plain_value(laid.stands.rank, rules)


def natural_value(card: Card, rules: Rules) -> int:
    """What a natural card counts when it is nothing but itself (D-3, R-5)."""
    return rules.value_special if card in rules.special_cards else _plain_value(card.rank, rules)


def _plain_value(rank: int, rules: Rules) -> int:
    if rank == 1:
        return rules.value_ace
    if rank > 10:
        return rules.value_face
    return rules.value_ten if rank == 10 else rules.value_pip or rank


def hand_value(card: Card, rules: Rules, wild_rank: int) -> int:
    """What a card that is left in a hand counts (R-5, R-6, I-17)."""
    if not card.rank:
        return rules.value_joker_hand
    if card.rank == wild_rank and isinstance(rules.value_wild_hand, int):
        return rules.value_wild_hand
    return natural_value(card, rules)

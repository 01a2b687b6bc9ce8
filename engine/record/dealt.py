"""What a record says was dealt, checked: only a deal that the rules can make is read."""

from __future__ import annotations

from collections import Counter

from engine.cards import Card, cards, pack_of, text
from engine.deal import Deal
from engine.errors import Refusal, refuse
from engine.record.writing import written_name
from engine.rules import Rules


def expected(what: str, came: str) -> Refusal:
    """A refusal of a line that is not what has to come here."""
    return refuse("notation", text=came, expected=what)


def check_deal(rules: Rules, dealt: Deal, told: dict[str, list[str]]) -> None:
    """Refuse a deal that these rules cannot make (G-2, R-8, R-9)."""
    wrong = Counter(dealt.all_cards)
    wrong.subtract(Counter(pack_of(rules.packs, rules.jokers)))
    odd = sorted(each for each, count in wrong.items() if count)
    if odd:
        raise refuse("G-2", cards=tuple(odd), deal=True)
    wanted = {"none": "", "discard": "pile", "head": "head"}[rules.upcard]
    upcard = next((word for word in ("pile", "head") if word in told), "")
    if upcard != wanted or len(dealt.pile) != bool(wanted):
        raise expected(wanted or "no upcard", upcard)
    if (dealt.turned is None) != (rules.turned_card == "none"):
        raise expected("turned", "turned")
    _check_sizes(rules, dealt)


def _check_sizes(rules: Rules, dealt: Deal) -> None:
    seats = len(dealt.hands)
    starter = dealt.dealer if rules.starter == "dealer" else (dealt.dealer + 1) % seats
    for seat, hand in enumerate(dealt.hands):
        size = rules.hand_size_for(seats) + (rules.starter_extra and seat == starter)
        if len(hand) != size:
            raise refuse("hand_size", value=len(hand), seats=seats, allowed=size)
    kept = Counter(dealt.kept)
    if kept - Counter(dealt.hands[dealt.cutter]) or any(each.rank for each in kept) or (kept and rules.cut != "keep_jokers"):
        raise refuse("R-8", value=text(dealt.kept))


def read_draws(remark: str, names: list[str]) -> list[tuple[Card, ...]]:
    """The cards drawn for the deal, from the remark behind the seed; none if it says something else."""
    drawn = []
    for name in names:
        _, _, remark = remark.partition(f"{written_name(name)} ")
        part, _, remark = remark.partition(",")
        drawn.append(part)
    try:
        found = [tuple(cards(part)) for part in drawn]
    except Refusal:
        return []
    return found if all(found) else []

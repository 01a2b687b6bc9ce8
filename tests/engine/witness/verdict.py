"""What becomes of a witness: the verdict on a move, the kind of a meld, the count of a hand or a round, what a deal looks like.

A witness is a table as `engine.position` reads it, with a key `look` that says what is looked at. It is played as worked cases
are (`engine.workbench.outcome`); what the sheet promises of it stands beside it and is not taken from there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine import melds
from engine.cards import Card, card, cards
from engine.deal import Deal, deal, heights_of, table
from engine.errors import Refusal
from engine.match import Match
from engine.position import Table, listed, number
from engine.round import Round
from engine.rules import Rules
from engine.scoring import laid_cards
from engine.shuffle import Chance
from engine.workbench.outcome import dealer_of, hand_value_of, meld_of, points_of, standing_of, table_of, try_move

ALLOWED: Final = "allowed"
REFUSED: Final = "refused"
OTHER: Final = "refused for another reason"

_NAMES: Final = ("Anna", "Ben", "Clara", "Dan", "Eva", "Finn")


def verdict(rules: Rules, case: Table) -> object:
    """What becomes of this table under these rules.

    >>> from engine.rules import preset
    >>> verdict(preset("dummy"), {"look": "hand", "cards": "Qs Ah"})
    65

    For moves it is whether all of them are allowed, or refused for one of the `reasons` that the case names.
    """
    try:
        return _LOOKS[str(case["look"])](rules, case)
    except Refusal:
        return OTHER


def _meld(rules: Rules, case: Table) -> object:
    return "none" if meld_of(rules, case) is None else "meld"


def _worth(rules: Rules, case: Table) -> object:
    found = meld_of(rules, case)
    return None if found is None else melds.value(found, rules)


# ---------------------------------------------------------------------------------------------------- moves


def _played(rules: Rules, case: Table) -> tuple[Round, object]:
    """The table after the moves of the case, or before the first that is refused; and the verdict."""
    round_ = table_of(rules, case)
    for written in listed(case, "moves"):
        refusal = try_move(round_, str(written))
        if refusal is not None:
            return round_, REFUSED if set(refusal.keys) & {str(each) for each in listed(case, "reasons")} else OTHER
    return round_, ALLOWED


def _moves(rules: Rules, case: Table) -> object:
    return _played(rules, case)[1]


def _over(rules: Rules, case: Table) -> object:
    round_, came = _played(rules, case)
    return round_.over if came == ALLOWED else came


def _fines(rules: Rules, case: Table) -> object:
    """What the moves cost under one key, in points."""
    round_, came = _played(rules, case)
    return sum(each.points for each in round_.state.penalties if each.key == case["key"]) if came == ALLOWED else came


def _laid(rules: Rules, case: Table) -> object:
    """What one card on the table counts for the seat that laid it."""
    round_, came = _played(rules, case)
    return dict(laid_cards(round_.state, number(case, "seat"))).get(card(str(case["card"]))) if came == ALLOWED else came


def _hidden(rules: Rules, case: Table) -> object:
    """Is the discard that ended the round hidden?"""
    round_, came = _played(rules, case)
    thrown = [event.hidden for event in round_.events if event.kind == "discarded"]
    return thrown[-1] if came == ALLOWED else came


# ---------------------------------------------------------------------------------------------------- the deal


def dealt(rules: Rules, case: Table) -> Deal:
    """The deal of a seed, seat 0 being the dealer."""
    rules.check_seats(number(case, "seats"))
    return deal(rules, number(case, "seats"), 0, Chance(str(case["seed"])))


def _seats(rules: Rules, case: Table) -> object:
    """Is the number of players ruled out by one of the reasons?"""
    try:
        rules.check_seats(number(case, "seats"))
    except Refusal as refusal:
        return REFUSED if set(refusal.keys) & {str(each) for each in listed(case, "reasons")} else ALLOWED
    return ALLOWED


def _packet(rules: Rules, case: Table) -> object:
    """How many cards on top of the deck go to the first player at once, the starter's extra card and the cut left aside."""
    plain = rules.having(starter_extra=False, cut="plain")
    single = dealt(plain.having(deal_packet=1), case)
    hands, seats = dealt(plain, case).hands, number(case, "seats")
    first = 0 if rules.starter == "dealer" else 1
    deck = [single.hands[(first + at) % seats][at // seats] for at in range(4)]
    return next((at for at in range(4) if hands[first][at] != deck[at]), 4)


def _upcard(rules: Rules, case: Table) -> object:
    state = table(rules, dealt(rules, case))
    return ("head" if state.head else "discard") if state.pile else "none"


def turned_up(rules: Rules, case: Table) -> str:
    """What became of a printed joker that was to be turned up."""
    came = dealt(rules, case)
    if came.turned is None or came.turned.rank:
        return "redraw"
    return "aces" if table(rules, came).wild_rank == 1 else "jokers"


def _match(rules: Rules, case: Table) -> Match:
    return Match.start(rules, _NAMES[: number(case, "seats")], str(case["seed"]))


def _first_dealer(rules: Rules, case: Table) -> object:
    """Does the player with the highest card deal first?"""
    match = _match(rules, case)
    heights = [heights_of(each) for each in match.draws]
    return bool(heights) and heights[match.dealer] == max(heights)


def _seating(rules: Rules, case: Table) -> object:
    """Do the players sit as they came?"""
    return tuple(_match(rules, case).names) == _NAMES[: number(case, "seats")]


def _shown(rules: Rules, case: Table) -> object:
    """How many discards the table shows."""
    return len(cards(str(case["pile"]))) if rules.pile_visible == "all" else 1


def _side(rules: Rules, case: Table) -> object:
    """On which side of a player the next one sits: it is the table that shows it."""
    return Round.of(rules, dealt(rules, case), "0").view(0).rules.direction


_LOOKS: Final[dict[str, Callable[[Rules, Table], object]]] = {
    "meld": _meld,
    "worth": _worth,
    "hand": hand_value_of,
    "moves": _moves,
    "over": _over,
    "fines": _fines,
    "laid": _laid,
    "hidden": _hidden,
    "points": points_of,
    "standing": lambda rules, case: tuple(standing_of(rules, case)),
    "next_dealer": dealer_of,
    "seats": _seats,
    "cards": lambda rules, case: len(dealt(rules, case).all_cards),
    "jokers": lambda rules, case: dealt(rules, case).all_cards.count(Card(0, "*")),
    "sizes": lambda rules, case: [len(hand) for hand in dealt(rules, case).hands],
    "starter": lambda rules, case: table(rules, dealt(rules, case)).to_move,
    "packet": _packet,
    "upcard": _upcard,
    "kept": lambda rules, case: len(dealt(rules, case).kept),
    "turned_up": turned_up,
    "first_dealer": _first_dealer,
    "seating": _seating,
    "shown": _shown,
    "side": _side,
}

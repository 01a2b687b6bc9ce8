"""The sheet before the first turn: the game, its players, the cards, and the deal."""

from __future__ import annotations

from collections.abc import Iterator

from engine.rules import Rules
from engine.sheet import examples
from engine.sheet.effect import has_effect, has_turned_card, uses_wilds
from engine.sheet.statement import Absent, Example, Span, Statement, absent


def game(rules: Rules) -> Iterator[Statement | Absent]:
    """What it is about and who plays."""
    yield Statement(f"scoring.{rules.scoring}", ("scoring",))
    yield Statement("players", ("players_min", "players_max"), {"players": Span(rules.players_min, rules.players_max)})


def cards(rules: Rules) -> Iterator[Statement | Absent]:
    """The packs, and what the cards are worth (D-3, R-5, R-6)."""
    key = "pack.jokers" if rules.jokers else "pack.plain"
    yield Statement(key, ("packs", "jokers"), {"packs": rules.packs, "jokers": rules.jokers, "cards": rules.cards_in_play})
    yield _values(rules)
    yield Statement("value_ace_low", ("value_ace_low",), {"value": rules.value_ace_low}, _low_ace(rules), ("R-5",))
    yield from _special(rules)
    key = "value_joker_hand" if uses_wilds(rules) else "value_joker_hand.idle"
    yield Statement(key, ("value_joker_hand",), {"value": rules.value_joker_hand}, laws=("R-6",))
    key = "value_wild_hand" if isinstance(rules.value_wild_hand, int) else "value_wild_hand.face"
    yield Statement(key, ("value_wild_hand",), {"value": rules.value_wild_hand}, laws=("I-17",))
    yield from absent(("special_cards", not rules.special_cards))


def _low_ace(rules: Rules) -> tuple[Example, ...]:
    return (examples.low_ace(rules),) if has_effect(rules, "value_ace_low") else ()


def _values(rules: Rules) -> Statement:
    key = "values.flat" if rules.value_pip else "values.pips"
    settings = ("value_pip", "value_ten", "value_face", "value_ace")
    values = {key.removeprefix("value_"): getattr(rules, key) for key in settings}
    return Statement(key, settings, values, (examples.hand_count(rules),), ("D-3", "R-5"))


def _special(rules: Rules) -> Iterator[Statement]:
    if rules.special_cards:
        values: dict[str, object] = {"cards": rules.special_cards, "value": rules.value_special}
        key = "special_cards" if has_effect(rules, "value_special") else "special_cards.named"
        yield Statement(key, ("special_cards", "value_special"), values, laws=("D-3", "D-33"))


def deal(rules: Rules, seats: int) -> Iterator[Statement | Absent]:
    """Who deals, how, and what is turned up (D-5 to D-9, R-7 to R-10, I-5 to I-7)."""
    keys, seating = ("first_dealer", "seating"), rules.seating if has_effect(rules, "seating") else "free"
    yield Statement(f"first_dealer.{rules.first_dealer}.{seating}", keys, {"direction": rules.direction}, laws=("D-5", "R-7"))
    yield Statement("direction", ("direction",), {"direction": rules.direction})
    yield _cut(rules)
    yield _hand_size(rules, seats)
    extra = "on" if rules.starter_extra else "off"
    yield Statement(f"starter.{rules.starter}.{extra}", ("starter", "starter_extra"), laws=("D-9", "R-9", "R-11"))
    yield Statement(f"upcard.{rules.upcard}", ("upcard",), laws=("D-7", "R-10", "I-7"))
    if has_turned_card(rules):
        yield Statement(f"turned_card.{rules.turned_card}", ("turned_card",), laws=("I-3", "I-5"))
        yield Statement(f"turned_joker.{rules.turned_joker}", ("turned_joker",), laws=("I-6",))
    yield from absent(("turned_card", not has_turned_card(rules)))


def _cut(rules: Rules) -> Statement:
    if not has_effect(rules, "cut"):
        return Statement("cut", laws=("R-8",))
    settings, most = ("cut", "cut_jokers_max"), rules.cut_jokers_max
    key = f"cut.{rules.cut}" + (".one" if rules.cut == "keep_jokers" and (most == 1 or rules.jokers == 1) else "")
    return Statement(key, settings, {"most": most}, laws=("R-8",))


def _hand_size(rules: Rules, seats: int) -> Statement:
    """D-6, R-9: how many cards, for each number of players that can be played."""
    settings, laws = ("hand_size", "deal_packet"), ("D-6", "R-9")
    if isinstance(rules.hand_size, int) or seats:
        size = rules.hand_size_for(seats or rules.players_min)
        return Statement("hand_size", settings, {"size": size, "packet": rules.deal_packet}, laws=laws)
    numbers = range(rules.players_min, rules.players_max + 1)
    sizes = tuple((number, rules.hand_size_for(number)) for number in numbers if rules.hand_size_for(number))
    return Statement("hand_size.each", settings, {"sizes": sizes, "packet": rules.deal_packet}, laws=laws)

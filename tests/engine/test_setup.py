"""The law of setting up: who deals and who sits where, the cut, the packets, the cards turned up, who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.cards import JOKER, PACK, Card, cards, pack_of, text
from engine.deal import draw_for_deal, heights_of, table
from engine.match import Match
from engine.moves import parse
from engine.round import Round
from engine.rules import make
from engine.shuffle import Chance
from tests.engine.dice import NAMES, tables
from tests.engine.proof import dealt, proves

SEEDS = range(60)


def _heights(drawn: tuple[Card, ...]) -> tuple[int, ...]:
    return tuple(14 if card.rank == 1 else card.rank for card in drawn)


def _drawn(players: int, pile: str) -> list[str]:
    return [text(drawn) for drawn in draw_for_deal(players, Pile(pile))]


def _start(rules: str, seats: int, seed: int, **departures: object) -> Match:
    return Match.start(make(rules, **departures), NAMES[:seats], f"{seed:x}")


class Pile(Chance):
    """Cards to be drawn in this order."""

    __slots__ = ("order",)

    def __init__(self, order: str) -> None:
        super().__init__("0")
        self.order = cards(order)

    def shuffled(self, items):  # type: ignore[no-untyped-def]
        rest = [card for card in items if card not in self.order]
        return [*rest, *reversed(self.order)]


# ------------------------------------------------------------------------------------------- dealer and seats


@proves("D-5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_highest_card_deals_first_and_the_ace_is_high(seats: int) -> None:
    for seed in SEEDS:
        match = _start("dummy", seats, seed)
        heights = [_heights(drawn) for drawn in match.draws]
        assert heights[match.dealer] == max(heights)
        assert len(set(heights)) == seats
        assert all(JOKER not in drawn for drawn in match.draws)
        assert match.names == list(NAMES[:seats])


@proves("D-5")
def test_equal_cards_draw_again_and_nobody_else_does() -> None:
    assert _drawn(3, "Kh Ks 3d 2c Ah") == ["Kh 2c", "Ks Ah", "3d"]
    assert _drawn(3, "Kh Ks 3d 9c 9h 8s Ts") == ["Kh 9c 8s", "Ks 9h Ts", "3d"]
    assert _drawn(3, "Kh 3s 3d 9c Th") == ["Kh", "3s 9c", "3d Th"]
    assert _drawn(2, "Ah Ks") == ["Ah", "Ks"]


@proves("D-5")
def test_who_drew_less_gains_nothing_by_the_draw_of_the_highest() -> None:
    """Two kings draw 2 and 3: one of them deals, not the nine."""
    assert [heights_of(drawn) for drawn in draw_for_deal(3, Pile("Kh Ks 9d 2c 3h"))] == [[13, 2], [13, 3], [9]]


@proves("R-7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_others_sit_in_the_order_of_their_cards_after_the_dealer(seats: int) -> None:
    for seed in SEEDS:
        match = _start("romme", seats, seed)
        from_dealer = [_heights(match.draws[(match.dealer + step) % seats]) for step in range(seats)]
        assert from_dealer == sorted(from_dealer, reverse=True)
        assert sorted(match.names) == sorted(NAMES[:seats])
        assert match.names[0] == "Anna"


@proves("D-5", "R-7")
def test_each_player_keeps_the_card_that_they_drew() -> None:
    """The same cards are drawn whether they seat people or not."""
    for seed in SEEDS:
        free, seated = _start("romme", 4, seed, seating="free"), _start("romme", 4, seed)
        assert dict(zip(free.names, free.draws, strict=True)) == dict(zip(seated.names, seated.draws, strict=True))


@proves("I-7")
def test_the_first_dealer_by_lot_is_any_seat_alike() -> None:
    dealers = Counter(_start("indian", 4, seed).dealer for seed in range(400))
    assert sorted(dealers) == [0, 1, 2, 3]
    assert all(70 <= number <= 130 for number in dealers.values())
    assert not _start("indian", 4, 1).draws


# ------------------------------------------------------------------------------------------- dealing


@proves("D-6", "D-7", "D-9")
def test_dummy_is_dealt_card_by_card_beginning_with_the_dealer() -> None:
    given = dealt(make("dummy"), 3, 1, PACK)
    assert text(given.hands[1]) == "As 4s 7s Ts Ks 3h 6h 9h Qh"
    assert text(given.hands[2]) == "2s 5s 8s Js Ah 4h 7h Th Kh"
    assert text(given.hands[0]) == "3s 6s 9s Qs 2h 5h 8h Jh Ad"
    assert text(given.pile) == "2d"
    assert text(given.stock[:2]) == "3d 4d"
    assert len(given.stock) == 52 - 27 - 1
    state = table(make("dummy"), given)
    assert state.head
    assert (state.to_move, state.phase) == (1, "draw")
    assert state.stock[-1] == Card(3, "d")


@proves("D-6")
@pytest.mark.parametrize(("seats", "each"), [(2, 11), (3, 9), (4, 7)])
def test_dummy_hands(seats: int, each: int) -> None:
    assert [len(hand) for hand in dealt(make("dummy"), seats, 0, PACK).hands] == [each] * seats


def _romme_deck(front: str) -> list[Card]:
    """A pack for Rommé that begins with these cards and ends with the jokers that are left."""
    first = cards(front)
    rest = pack_of(2, 6)
    for card in first:
        rest.remove(card)
    return [*first, *rest]


@proves("R-9", "R-10", "R-11")
def test_romme_is_dealt_in_packets_and_the_dealer_gets_three_first() -> None:
    given = dealt(make("romme"), 3, 0, _romme_deck(""))
    assert text(given.hands[1][:4]) == "As 2s 8s 9s"
    assert text(given.hands[2][:4]) == "3s 4s Ts Js"
    assert text(given.hands[0][:5]) == "5s 6s 7s Qs Ks"
    assert [len(hand) for hand in given.hands] == [15, 14, 14]
    assert given.pile == ()
    assert len(given.stock) == 110 - 43
    state = table(make("romme"), given)
    assert (state.to_move, state.phase, state.turn.drawn) == (0, "lay", "none")


@proves("R-8", "R-9")
def test_a_cutter_keeps_a_joker_and_the_next_one_and_is_dealt_fewer_at_the_end() -> None:
    one = dealt(make("romme"), 3, 0, _romme_deck("* As *"))
    assert (one.cutter, text(one.kept)) == (2, "*")
    assert text(one.hands[1][:2]) == "As *"
    assert text(one.hands[2][:3]) == "* 2s 3s"
    assert [len(hand) for hand in one.hands] == [15, 14, 14]
    assert len(one.stock) == 110 - 43
    two = dealt(make("romme"), 3, 0, _romme_deck("* * * As"))
    assert text(two.kept) == "* *"
    assert text(two.hands[1][:2]) == "* As"
    assert text(two.hands[2][:4]) == "* * 2s 3s"
    assert [len(hand) for hand in two.hands] == [15, 14, 14]
    last_packet_of_cutter = two.hands[2][-2:]
    assert text(last_packet_of_cutter) == text(_romme_deck("* * * As")[2 + 7 + 6 * 4 + 2 :][:2])


@proves("R-8")
def test_only_a_joker_at_the_cut_itself_is_kept() -> None:
    assert dealt(make("romme"), 3, 0, _romme_deck("As * *")).kept == ()
    assert dealt(make("romme", cut="plain"), 3, 0, _romme_deck("* *")).kept == ()
    assert len(dealt(make("romme", cut_jokers_max=3), 3, 0, _romme_deck("* * * *")).kept) == 3


@proves("R-8")
def test_a_cutter_never_keeps_more_jokers_than_fill_the_hand() -> None:
    rules = make("romme", packs=1, jokers=8, hand_size=5, cut_jokers_max=6)
    given = dealt(rules, 3, 0, [*[JOKER] * 8, *PACK])
    assert len(given.kept) == 5
    assert [len(hand) for hand in given.hands] == [6, 5, 5]
    assert len(given.stock) == 60 - 16


@proves("R-8")
def test_all_see_the_jokers_that_the_cutter_keeps() -> None:
    view = table(make("romme"), dealt(make("romme"), 3, 0, _romme_deck("* * As")))
    assert view.shown == [[], [], [JOKER, JOKER]]


def _indian_deck(front: str) -> list[Card]:
    first = cards(front)
    rest = pack_of(2, 2)
    for card in first:
        rest.remove(card)
    return [*first, *rest]


@proves("I-5", "I-7")
def test_indian_turns_a_card_and_deals_from_the_player_after_the_dealer() -> None:
    given = dealt(make("indian"), 2, 0, _indian_deck("6d"))
    assert given.turned == Card(6, "d")
    assert text(given.hands[1][:3]) == "As 3s 5s"
    assert text(given.hands[0][:3]) == "2s 4s 6s"
    assert [len(hand) for hand in given.hands] == [13, 13]
    assert text(given.pile) == "Ad"
    assert len(given.stock) == 106 - 1 - 26 - 1
    state = table(make("indian"), given)
    assert (state.wild_rank, state.to_move, state.phase, state.head) == (6, 1, "draw", False)


@proves("I-6")
def test_a_printed_joker_turned_up_makes_aces_wild() -> None:
    state = table(make("indian"), dealt(make("indian"), 2, 0, _indian_deck("* As")))
    assert (state.turned, state.wild_rank) == (JOKER, 1)


@proves("I-6")
def test_a_printed_joker_turned_up_as_house_rules_have_it() -> None:
    jokers = make("indian", turned_joker="jokers")
    assert table(jokers, dealt(jokers, 2, 0, _indian_deck("* As"))).wild_rank == 0
    redraw = dealt(make("indian", turned_joker="redraw"), 2, 0, _indian_deck("* * 9c"))
    assert redraw.turned == Card(9, "c")
    assert text(redraw.stock[-2:]) == "* *"
    assert JOKER not in redraw.stock[:-2]


@proves("I-5")
def test_the_cut_is_as_deep_as_chance_says() -> None:
    """Every card of the pack can be turned up."""
    turned = {str(_start("indian", 2, seed).round.state.turned) for seed in range(500)}
    assert len(turned) > 48


@proves("D-5")
@pytest.mark.parametrize(("name", "seats"), tables())
def test_direction_is_how_people_sit_and_changes_no_card(name: str, seats: int) -> None:
    left, right = (_start(name, seats, 5, direction=way) for way in ("left", "right"))
    assert left.round.dealt == right.round.dealt
    assert make("dummy").direction == make("romme").direction == "right"
    assert make("indian").direction == "left"


@proves("D-9", "R-11", "I-7")
@pytest.mark.parametrize(("name", "seats"), tables())
def test_the_turn_goes_round_in_the_order_of_the_seats(name: str, seats: int) -> None:
    match = _start(name, seats, 9)
    first = match.dealer if make(name).starter == "dealer" else (match.dealer + 1) % seats
    assert (first == match.dealer) == (name != "indian")
    for turn in range(seats + 1):
        assert match.round.to_move == (first + turn) % seats
        if match.round.phase == "draw":
            match.play(parse("draw"))
        match.play(next(move for move in match.round.legal() if move.kind == "discard"))


@proves("R-9")
@pytest.mark.parametrize("packet", [1, 2, 3])
@pytest.mark.parametrize("size", [5, 6, 7, 13, 15])
def test_every_packet_fills_every_hand(packet: int, size: int) -> None:
    for starter in ("dealer", "next"):
        rules = make("romme", deal_packet=packet, hand_size=size, starter=starter)
        given = dealt(rules, 3, 1, _romme_deck(""))
        begins = 1 if starter == "dealer" else 2
        assert [len(hand) for hand in given.hands] == [size + (seat == begins) for seat in range(3)]
        assert Counter(given.all_cards) == Counter(pack_of(2, 6))


@proves("G-11")
def test_the_same_seed_gives_the_same_match_and_another_another() -> None:
    for name, seats in tables():
        one, same, other = (_start(name, seats, seed) for seed in (3, 3, 4))
        assert (one.dealer, one.names, one.draws, one.round.dealt) == (same.dealer, same.names, same.draws, same.round.dealt)
        assert one.round.dealt != other.round.dealt


def test_a_round_can_be_dealt_from_what_was_dealt() -> None:
    given = dealt(make("dummy"), 2, 0, PACK)
    assert Round.of(make("dummy"), given, "0").state == table(make("dummy"), given)

"""From the shuffle to the first turn: the draw for the deal, the cut, the packets, the cards turned up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.acts.drawing import begin_without_draw
from engine.cards import PACK, Card, pack_of
from engine.melds import wild_rank_of
from engine.rules import Rules
from engine.shuffle import Chance
from engine.state import State


class Deal(NamedTuple):
    """What was dealt: the hands in the order of play, the stock with its top card first, and what was turned up.

    `pile` is the upcard, if there is one; `kept` are the jokers that the cutter found and keeps, which are in that hand too.
    """

    dealer: int
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    pile: tuple[Card, ...] = ()
    turned: Card | None = None
    kept: tuple[Card, ...] = ()

    @property
    def cutter(self) -> int:
        """R-8: the player before the dealer in the order of play cuts."""
        return (self.dealer - 1) % len(self.hands)

    @property
    def all_cards(self) -> list[Card]:
        """Every card of the deal."""
        turned = [] if self.turned is None else [self.turned]
        return [*(card for hand in self.hands for card in hand), *self.stock, *self.pile, *turned]


def draw_for_deal(players: int, chance: Chance) -> list[tuple[Card, ...]]:
    """D-5: what each player drew; players with equal cards draw again among themselves until no two have drawn the same."""
    drawn: list[tuple[Card, ...]] = [()] * players
    pack: list[Card] = []
    again = list(range(players))
    while again:
        for player in again:
            pack = pack or chance.shuffled(PACK)
            drawn[player] += (pack.pop(),)
        heights = [heights_of(cards) for cards in drawn]
        again = [player for player in range(players) if heights.count(heights[player]) > 1]
    return drawn


def heights_of(drawn: Sequence[Card]) -> list[int]:
    """How high somebody drew, the first card before the second: the ace is high (D-5)."""
    return [14 if card.rank == 1 else card.rank for card in drawn]


def deal(rules: Rules, seats: int, dealer: int, chance: Chance) -> Deal:
    """Shuffle, cut and deal a round (D-6, R-8, R-9, I-5, I-7)."""
    deck = chance.shuffled(pack_of(rules.packs, rules.jokers))
    depth = 1 + chance.below(len(deck) - 1)
    deck = deck[depth:] + deck[:depth]
    kept = _jokers_at_the_cut(deck, min(rules.cut_jokers_max, rules.hand_size_for(seats)) if rules.cut == "keep_jokers" else 0)
    deck = deck[len(kept) :]
    turned = None if rules.turned_card == "none" else _turn_up(rules, deck)
    hands: list[list[Card]] = [[] for _ in range(seats)]
    hands[(dealer - 1) % seats].extend(kept)
    _deal_out(rules, hands, dealer, deck)
    pile = (deck.pop(0),) if rules.upcard != "none" else ()
    return Deal(dealer, tuple(map(tuple, hands)), tuple(deck), pile, turned, tuple(kept))


def _jokers_at_the_cut(deck: Sequence[Card], most: int) -> list[Card]:
    """R-8: a cutter who finds a joker keeps it, and the next card too if it is one; never more than fill the hand."""
    kept: list[Card] = []
    while len(kept) < most and not deck[len(kept)].rank:
        kept.append(deck[len(kept)])
    return kept


def _turn_up(rules: Rules, deck: list[Card]) -> Card:
    """I-5: the cut turns up a card; with `redraw` a printed joker goes to the bottom and the next one is turned up."""
    turned = deck.pop(0)
    while rules.turned_joker == "redraw" and not turned.rank:
        deck.append(turned)
        turned = deck.pop(0)
    return turned


def _deal_out(rules: Rules, hands: list[list[Card]], dealer: int, deck: list[Card]) -> None:
    """Packet by packet; the starter's first is one card bigger where `starter_extra` says so (R-9)."""
    seats, size = len(hands), rules.hand_size_for(len(hands))
    starter = dealer if rules.starter == "dealer" else (dealer + 1) % seats
    wanted = [size] * seats
    wanted[starter] += rules.starter_extra
    extra = [int(seat == starter and rules.starter_extra) for seat in range(seats)]
    begins = (dealer + 1) % seats if rules.starter_extra else starter
    seat = begins
    while any(len(hand) < most for hand, most in zip(hands, wanted, strict=True)):
        packet = min(rules.deal_packet + extra[seat], wanted[seat] - len(hands[seat]))
        hands[seat].extend(deck[:packet])
        del deck[:packet]
        extra[seat] = 0
        seat = (seat + 1) % seats


def table(rules: Rules, dealt: Deal) -> State:
    """The table at the first turn of a round."""
    state = State(rules, [list(hand) for hand in dealt.hands], dealt.dealer)
    state.stock = list(reversed(dealt.stock))
    state.pile = list(dealt.pile)
    state.head = bool(dealt.pile) and rules.upcard == "head"
    state.turned = dealt.turned
    state.wild_rank = wild_rank_of(dealt.turned, rules)
    state.shown[dealt.cutter] = sorted(dealt.kept)
    if rules.starter_extra:
        begin_without_draw(state)
    return state

"""The table of one round as plain data: cheap to copy, equal if everything on it is equal."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, Self

from engine.cards import Card
from engine.moves import Said
from engine.rules import Rules

UNKNOWN: Final = Card(0, "?")
"""A card of which only the back is seen."""

NOBODY: Final = -1
"""The seat of nobody."""

MeldKind = Literal["set", "run"]

StepKind = Literal["meld", "lay", "swap"]
"""The kinds of moves that lay cards."""

Phase = Literal["draw", "lay", "over"]

Drawn = Literal["", "stock", "pile", "turned", "none"]
"""Where the card of a turn came from: `none` if no draw was owed, nothing as long as one is."""


class Laid(NamedTuple):
    """A card in a meld: what it is, what it stands for (itself if it is natural), and who laid it.

    `first` says whether it belongs to the cards first laid, or took the place of one of them; other cards were laid off.
    `head` says that it is the head card: an equal card beside it is not (D-15).
    """

    card: Card
    stands: Card
    seat: int
    first: bool = True
    head: bool = False

    @property
    def natural(self) -> bool:
        """Does it stand for itself?"""
        return self.card == self.stands

    @property
    def said(self) -> Said:
        """The card as a player would say it."""
        return Said(self.card, self.stands)

    def __str__(self) -> str:
        return str(self.said)


class Meld(NamedTuple):
    """A meld on the table: its owner, its kind (`set` or `run`), its cards from low to high or in the order s h d c.

    `start` is the place of the lowest card of a run: 1 for a low ace, 13 for a king; a high ace has place 14. In a set it is 0.
    """

    owner: int
    kind: MeldKind
    cards: tuple[Laid, ...]
    start: int

    def __str__(self) -> str:
        return " ".join(f"{each}@{each.seat}" if each.seat != self.owner else str(each) for each in self.cards)


class Step(NamedTuple):
    """Something laid in the turn that is going on: a new meld, a card laid off, or cards swapped in.

    `value` and `pure` say what a new meld was worth when it was laid, and whether it was a pure run (R-27); `freed` are the
    cards that a swap brought into the hand.
    """

    kind: StepKind
    number: int
    cards: tuple[Said, ...]
    value: int = 0
    pure: bool = False
    freed: tuple[Card, ...] = ()


class Penalty(NamedTuple):
    """Points that a seat has to pay under a setting, to another seat or (-1) to nobody."""

    seat: int
    key: str
    points: int
    to: int = NOBODY


class Discard(NamedTuple):
    """The last discard and who made it."""

    seat: int
    card: Card


class _Record:
    """A plain mutable record: copied one list deep, compared field by field."""

    __slots__: tuple[str, ...] = ()

    def copy(self) -> Self:
        """A copy that shares nothing which can change."""
        twin = object.__new__(type(self))
        for name in self.__slots__:
            value = getattr(self, name)
            setattr(twin, name, _copied(value))
        return twin

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and all(
            getattr(self, name) == getattr(other, name) for name in self.__slots__ if name not in ("before", "base")
        )

    def __hash__(self) -> int:
        raise TypeError(f"{type(self).__name__} can change and has no hash")


def _copied(value: object) -> object:
    if type(value) is list:
        return [each.copy() if type(each) is list else each for each in value]
    if type(value) is dict:
        return value.copy()
    return value.copy() if type(value) is Turn else value


class Turn(_Record):
    """What the player to move has done in this turn (G-3).

    `drawn` says where the card came from: `stock`, `pile`, `turned`, `none` (no draw was owed), or nothing yet; `taken` are the
    cards taken from the pile, the chosen one first, or the turned card; `hand` is what the hand was before. `head`: the taken
    card is the head card. `tried`: the turned card has been put back. `before` and `base` are the table before the draw and
    after it, as far as they are needed to go back there.
    """

    __slots__ = ("base", "before", "drawn", "hand", "head", "steps", "taken", "tried")

    def __init__(self) -> None:
        self.drawn: Drawn = ""
        self.taken: tuple[Card, ...] = ()
        self.hand: tuple[Card, ...] = ()
        self.head = False
        self.tried = False
        self.steps: list[Step] = []
        self.before: State | None = None
        self.base: State | None = None


class State(_Record):
    """Everything that lies on the table and all that has to be remembered to play by the rules.

    Lists with one entry a seat are in the order of play. `stock` has its top card last, `pile` its newest. `shown` are the cards
    that everybody knows a hand to hold; `stock_open`: everybody knows the order of the stock, since it is the pile turned over.
    `head_laid` is who laid the head card, and that card. `out` is the seat that went out, `in_one_turn` whether it laid for the
    first time in that very turn.
    """

    __slots__ = (
        "claimable",
        "dealer",
        "hands",
        "head",
        "head_laid",
        "in_one_turn",
        "laid",
        "last_discard",
        "last_drawer",
        "melds",
        "opened",
        "out",
        "over",
        "penalties",
        "pile",
        "reshuffled",
        "rules",
        "shown",
        "starter",
        "stock",
        "stock_open",
        "takes",
        "to_move",
        "turn",
        "turned",
        "turns",
        "wild_rank",
    )

    def __init__(self, rules: Rules, hands: list[list[Card]], dealer: int) -> None:
        seats = len(hands)
        self.rules = rules
        self.hands = hands
        self.dealer = dealer
        self.starter = dealer if rules.starter == "dealer" else (dealer + 1) % seats
        self.to_move = self.starter
        self.stock: list[Card] = []
        self.stock_open = False
        self.pile: list[Card] = []
        self.head = False
        self.head_laid: tuple[int, Card] | None = None
        self.turned: Card | None = None
        self.wild_rank = 0
        self.melds: dict[int, Meld] = {}
        self.opened = [False] * seats
        self.laid = [False] * seats
        self.takes = [0] * seats
        self.turns = [0] * seats
        self.shown: list[list[Card]] = [[] for _ in range(seats)]
        self.penalties: list[Penalty] = []
        self.claimable: Discard | None = None
        self.last_discard: Discard | None = None
        self.last_drawer = NOBODY
        self.reshuffled = 0
        self.turn = Turn()
        self.over = False
        self.out = NOBODY
        self.in_one_turn = False

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.hands)

    @property
    def hand(self) -> list[Card]:
        """The hand of the player to move."""
        return self.hands[self.to_move]

    @property
    def phase(self) -> Phase:
        """`draw` until the player to move has drawn, then `lay`; `over` when the round has ended."""
        if self.over:
            return "over"
        return "lay" if self.turn.drawn else "draw"

    def next_seat(self, seat: int) -> int:
        """The seat that plays after this one."""
        return (seat + 1) % self.seats

    def has_laid(self, seat: int) -> bool:
        """Has this player laid anything in this round, in the turn that is going on too?"""
        return self.laid[seat] or (seat == self.to_move and bool(self.turn.steps))

"""What a player may ask for, and how it is written and read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, NamedTuple

from engine.cards import Card, card
from engine.errors import Refusal, refuse
from engine.numbers import whole

MoveKind = Literal["draw", "take", "take turned", "put back", "pass", "meld", "lay", "swap", "back", "discard", "claim"]
"""The kinds of moves, as they are written."""


class Said(NamedTuple):
    """A card in a meld as the player says it: what it stands for, or None where the engine is to choose (G-6)."""

    card: Card
    stands: Card | None = None

    def __str__(self) -> str:
        return str(self.card) if self.stands in (None, self.card) else f"{self.card}={self.stands}"


class Move(NamedTuple):
    """One move. `kind` says which, and which of the other fields mean something:

    `draw`, `put back` and `pass` need none; `take` has the chosen card (none: the top), `take turned` none;
    `meld` has `melds`; `lay`, `swap` and `back` have `cards` and the `number` of the meld on the table
    (`back` without cards takes back the whole meld); `discard` has its card; `claim` has the `seat` that claims.
    """

    kind: MoveKind
    cards: tuple[Said, ...] = ()
    number: int = 0
    melds: tuple[tuple[Said, ...], ...] = ()
    seat: int = -1

    @property
    def card(self) -> Card | None:
        """The one card of a take, a lay-off or a discard, if there is one."""
        return self.cards[0].card if self.cards else None

    def __str__(self) -> str:
        return _WRITTEN[self.kind](self)


DRAW: Final = Move("draw")
TAKE: Final = Move("take")
TAKE_TURNED: Final = Move("take turned")
PUT_BACK: Final = Move("put back")
PASS: Final = Move("pass")


def take(chosen: Card) -> Move:
    """Take that card of the discard pile and all later ones."""
    return Move("take", (Said(chosen),))


def meld(*melds: tuple[Said, ...]) -> Move:
    """Lay new melds."""
    return Move("meld", melds=melds)


def lay(said: Said, number: int) -> Move:
    """Lay a card off on the meld of that number."""
    return Move("lay", (said,), number)


def swap(natural: tuple[Card, ...], number: int) -> Move:
    """Put natural cards in the places of the jokers of that meld, and take these."""
    return Move("swap", tuple(Said(each) for each in natural), number)


def back(number: int, laid: Card | None = None) -> Move:
    """Take back a meld, or one card that was laid off on it or swapped in."""
    return Move("back", () if laid is None else (Said(laid),), number)


def discard(thrown: Card) -> Move:
    """End the turn with that card."""
    return Move("discard", (Said(thrown),))


def claim(seat: int) -> Move:
    """Say that the last discard fits a meld (D-24)."""
    return Move("claim", seat=seat)


def said(word: str) -> Said:
    """Read a card as it is written in a meld.

    >>> str(said("*=Kc")), str(said("6d"))
    ('*=Kc', '6d')
    """
    name, equals, stands = word.partition("=")
    found = Said(card(name), card(stands) if equals else None)
    if found.stands is not None and not found.stands.rank:
        raise refuse("notation", text=word, expected="card")  # a joker is no card to stand for
    return found


def said_all(written: str) -> tuple[Said, ...]:
    """Read the cards of one meld."""
    return tuple(said(word) for word in written.split())


def parse(written: str) -> Move:
    """Read a move.

    >>> str(parse("meld Qs Q♥ qd / 7s 8s *=9s"))
    'meld Qs Qh Qd / 7s 8s *=9s'

    Raises `Refusal` (key `notation`) if the text is not a move.
    """
    words = written.split()
    plain = " ".join(words)
    if plain in _PLAIN:
        return _PLAIN[plain]
    try:
        return _READ[words[0]](words[1:])
    except (KeyError, IndexError, ValueError):
        raise refuse("notation", text=written, expected="move") from None
    except Refusal as refusal:
        raise refuse("notation", text=written, expected="move", part=refusal.reasons[0].values.get("text")) from None


def as_move(asked: Move | str) -> Move:
    """A move, also where it is given as text; raises `Refusal` as `parse` does."""
    return parse(asked) if isinstance(asked, str) else asked


def _read_meld(words: list[str]) -> Move:
    melds = tuple(said_all(part) for part in " ".join(words).split("/"))
    if not all(melds):
        raise ValueError
    return meld(*melds)


def _read_lay(words: list[str]) -> Move:
    word, _, number = _split(words, "on")
    return lay(said(word), number)


def _read_swap(words: list[str]) -> Move:
    *naturals, preposition, number = words
    if preposition != "in" or not naturals:
        raise ValueError
    return swap(tuple(card(word) for word in naturals), whole(number))


def _read_back(words: list[str]) -> Move:
    if len(words) == 1:
        return back(whole(words[0]))
    word, _, number = _split(words, "from")
    return back(number, card(word))


def _read_card(words: list[str]) -> Card:
    (word,) = words
    return card(word)


def _read_claim(words: list[str]) -> Move:
    (seat,) = words
    return claim(whole(seat))


def _split(words: list[str], preposition: str) -> tuple[str, str, int]:
    word, between, number = words
    if between != preposition:
        raise ValueError
    return word, between, whole(number)


_PLAIN: Final[dict[str, Move]] = {move.kind: move for move in (DRAW, TAKE, TAKE_TURNED, PUT_BACK, PASS, claim(-1))}

_READ: Final[dict[str, Callable[[list[str]], Move]]] = {
    "take": lambda words: take(_read_card(words)),
    "meld": _read_meld,
    "lay": _read_lay,
    "swap": _read_swap,
    "back": _read_back,
    "discard": lambda words: discard(_read_card(words)),
    "claim": _read_claim,
}


def _words(cards: tuple[Said, ...]) -> str:
    return " ".join(map(str, cards))


def _write_back(move: Move) -> str:
    return f"back {_words(move.cards)} from {move.number}" if move.cards else f"back {move.number}"


_WRITTEN: Final[dict[MoveKind, Callable[[Move], str]]] = {
    "draw": lambda move: "draw",
    "take": lambda move: f"take {move.card}" if move.cards else "take",
    "take turned": lambda move: "take turned",
    "put back": lambda move: "put back",
    "pass": lambda move: "pass",
    "meld": lambda move: "meld " + " / ".join(map(_words, move.melds)),
    "lay": lambda move: f"lay {_words(move.cards)} on {move.number}",
    "swap": lambda move: f"swap {_words(move.cards)} in {move.number}",
    "back": _write_back,
    "discard": lambda move: f"discard {move.card}",
    "claim": lambda move: "claim" if move.seat < 0 else f"claim {move.seat}",
}

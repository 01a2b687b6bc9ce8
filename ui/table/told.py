"""What has happened, told in sentences for the log and for the line of messages."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Final

from engine.cards import Card
from engine.events import Event, EventKind
from engine.laws.penalties import units_of
from engine.state import NOBODY, UNKNOWN, Step
from ui.game.contract import DEED
from ui.game.game import YOU, Game
from ui.parts.texts import Texts


def told(event: Event, game: Game, texts: Texts) -> str:
    """The sentence for an event, or nothing for what needs none."""
    tell = _TELLS.get(event.kind)
    return tell(event, game, texts) if tell else ""


def did(key: str, seat: int, game: Game, texts: Texts, **values: object) -> str:
    """The sentence of that key about a seat: to the player it speaks as to a person."""
    if seat == YOU:
        return texts(f"did.{key}.you", **values)
    return texts(f"did.{key}", name="" if seat == NOBODY else game.match.names[seat], **values)


def briefly(events: Sequence[Event], game: Game, texts: Texts) -> str:
    """What has happened in few words, one sentence for each seat in turn: what was laid is counted, since it is to be seen."""
    sentences = []
    for seat, group in groupby(events, key=lambda event: event.seat):
        mine = list(group)
        clauses = [clause for event in mine for clause in _clauses(event, texts)]
        if clauses:
            parts = texts.listed(clauses)
            sentences.append(
                texts("brief.you", parts=parts) if seat == YOU else texts("brief.other", name=game.match.names[seat], parts=parts)
            )
        sentences += [told(event, game, texts) for event in mine if event.kind not in DEED]
    return " ".join(filter(None, sentences))


def _clauses(event: Event, texts: Texts) -> Iterator[str]:
    """What is said of an event in the middle of a sentence about its seat."""
    if event.seat == NOBODY or event.kind not in DEED:
        return
    who = "you" if event.seat == YOU else "other"
    if event.kind == "laid":
        for kind in ("meld", "lay", "swap"):
            if count := sum(step.kind == kind for step in event.steps):
                yield texts.number(f"brief.{who}.{kind}", count)
    elif event.kind == "took":
        first, *rest = event.cards
        others = texts("say.others", count=len(rest)) if len(rest) > 1 else _names(rest, texts)
        yield texts.number(f"brief.{who}.take", len(event.cards), card=texts.the(first), others=others)
    elif event.kind == "discarded" and event.cards != (UNKNOWN,):
        yield texts(f"brief.{who}.discard", card=texts.the(event.cards[0]))
    else:
        yield texts(f"brief.{who}.{DEED[event.kind]}")


def _names(cards: Sequence[Card], texts: Texts) -> str:
    return texts.listed([texts.the(card) for card in cards])


def _drew(event: Event, game: Game, texts: Texts) -> str:
    known = [card for card in event.cards if card != UNKNOWN]
    if known:
        return did("drew_card", event.seat, game, texts, cards=_names(known, texts))
    return did("draw", event.seat, game, texts)


def _laid(event: Event, game: Game, texts: Texts) -> str:
    return " ".join(_step(step, event.seat, game, texts) for step in event.steps)


def _step(step: Step, seat: int, game: Game, texts: Texts) -> str:
    cards = texts.listed([_said(said.card, said.stands, texts) for said in step.cards])
    return did(step.kind, seat, game, texts, cards=cards)


def _said(card: Card, stands: Card | None, texts: Texts) -> str:
    if stands in (None, card):
        return texts.the(card)
    assert stands is not None
    return texts("card.as", card=texts.the(card), other=texts.the(stands))


def _discarded(event: Event, game: Game, texts: Texts) -> str:
    (card,) = event.cards
    if card == UNKNOWN:
        return did("close", event.seat, game, texts)
    return did("discard", event.seat, game, texts, cards=texts.the(card))


def _punished(event: Event, game: Game, texts: Texts) -> str:
    why, amount = texts(f"why.{event.key}"), amount_of(event.points, units_of(game.state, event.key), texts)
    return did("penalty", event.seat, game, texts, why=why, amount=amount)


def amount_of(points: int, units: int, texts: Texts) -> str:
    """What a penalty costs: units where players pay each other, else points."""
    return f"{units} {texts.number('unit.stakes', units)}" if units else f"{points} {texts.number('unit.points', points)}"


def _ended(event: Event, game: Game, texts: Texts) -> str:
    return texts("did.nobody_out") if event.seat == NOBODY else did("out", event.seat, game, texts)


_TELLS: Final[dict[EventKind, Callable[[Event, Game, Texts], str]]] = {
    "drew": _drew,
    "took": lambda event, game, texts: did("take", event.seat, game, texts, cards=_names(event.cards, texts)),
    "took turned": lambda event, game, texts: did("take_turned", event.seat, game, texts),
    "put back": lambda event, game, texts: did("put_back", event.seat, game, texts),
    "shuffled": lambda event, game, texts: texts("did.shuffle"),
    "step": _laid,
    "laid": _laid,
    "discarded": _discarded,
    "passed": lambda event, game, texts: did("pass", event.seat, game, texts),
    "claimed": lambda event, game, texts: did("claim", event.seat, game, texts),
    "penalty": _punished,
    "ended": _ended,
}

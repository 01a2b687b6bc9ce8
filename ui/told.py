"""What has happened, told in sentences for the log and for the line of messages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.cards import Card
from engine.events import Event
from engine.state import NOBODY, UNKNOWN, Step
from ui.game import Game
from ui.texts import Texts


def told(event: Event, game: Game, texts: Texts) -> str:
    """The sentence for an event, or nothing for what needs none."""
    tell = _TELLS.get(event.kind)
    if tell is None:
        return ""
    name = "" if event.seat == NOBODY else game.match.names[event.seat]
    return tell(event, name, texts)


def briefly(event: Event, game: Game, texts: Texts) -> str:
    """The same in few words: what was laid is counted, since it is to be seen on the table."""
    if event.kind != "laid":
        return told(event, game, texts)
    counts = {kind: sum(step.kind == kind for step in event.steps) for kind in ("meld", "lay", "swap")}
    parts = [texts.number(f"brief.{kind}", count) for kind, count in counts.items() if count]
    return texts("brief.laid", name=game.match.names[event.seat], parts=texts.listed(parts))


def _names(cards: Sequence[Card], texts: Texts) -> str:
    return texts.listed([texts.card(card) for card in cards])


def _drew(event: Event, name: str, texts: Texts) -> str:
    known = [card for card in event.cards if card != UNKNOWN]
    return texts("did.drew_card", name=name, cards=_names(known, texts)) if known else texts("did.draw", name=name)


def _laid(event: Event, name: str, texts: Texts) -> str:
    return " ".join(_step(step, name, texts) for step in event.steps)


def _step(step: Step, name: str, texts: Texts) -> str:
    cards = texts.listed([_said(said.card, said.stands, texts) for said in step.cards])
    return texts(f"did.{step.kind}", name=name, cards=cards)


def _said(card: Card, stands: Card | None, texts: Texts) -> str:
    if stands in (None, card):
        return texts.card(card)
    assert stands is not None
    return texts("card.as", card=texts.card(card), other=texts.card(stands))


def _discarded(event: Event, name: str, texts: Texts) -> str:
    (card,) = event.cards
    return texts("did.close", name=name) if card == UNKNOWN else texts("did.discard", name=name, cards=texts.card(card))


def _ended(event: Event, name: str, texts: Texts) -> str:
    return texts("did.nobody_out") if event.seat == NOBODY else texts("did.out", name=name)


_TELLS: Final[dict[str, Callable[[Event, str, Texts], str]]] = {
    "drew": _drew,
    "took": lambda event, name, texts: texts("did.take", name=name, cards=_names(event.cards, texts)),
    "took turned": lambda event, name, texts: texts("did.take_turned", name=name),
    "put back": lambda event, name, texts: texts("did.put_back", name=name),
    "shuffled": lambda event, name, texts: texts("did.shuffle"),
    "step": _laid,
    "laid": _laid,
    "discarded": _discarded,
    "passed": lambda event, name, texts: texts("did.pass", name=name),
    "claimed": lambda event, name, texts: texts("did.claim", name=name),
    "penalty": lambda event, name, texts: texts("did.penalty", name=name, points=event.points),
    "ended": _ended,
}

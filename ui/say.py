"""What the line above the buttons says: whose turn it is, what may be done, or why something may not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Final

from engine import wording
from engine.cards import Card
from engine.events import Event
from engine.laws.opening import opening_lacks, opening_value
from engine.state import NOBODY
from ui.game import YOU, Game
from ui.texts import Texts
from ui.told import briefly, told

_NAMED: Final = 3

_TELLING: Final = ("took", "took turned", "laid", "shuffled", "penalty", "claimed", "ended")
"""What is told of every opponent."""


def message(game: Game, texts: Texts) -> str:
    """The sentence for this moment."""
    if game.refusal:
        return wording.explain(game.refusal, texts.language)
    if game.hinted:
        return texts(game.hinted)
    if game.watched:
        return texts(game.watched)
    if not game.your_turn:
        return of_others(game, texts)
    if game.view.phase == "draw":
        return _to_draw(game, texts)
    return _to_play(game, texts)


def of_others(game: Game, texts: Texts) -> str:
    """What has just been seen, and who is to move."""
    seen = briefly(game.last, game, texts)
    if game.waiting:
        return f"{seen} {texts('say.claim')}".strip()
    to_move = game.view.to_move
    if game.view.over:
        return seen or told(Event("ended", game.view.out), game, texts)
    return seen or (texts("say.turn_you") if to_move == YOU else texts("say.turn", name=game.match.names[to_move]))


def before(game: Game, texts: Texts) -> str:
    """What the others have done since one's own last turn: all of it for the last of them, else what changed the table."""
    since = _since_your_turn(game)
    latest = next((event.seat for event in reversed(since) if event.seat != NOBODY), NOBODY)
    return briefly([event for event in since if event.kind in _TELLING or _is_worth(event, latest)], game, texts)


def _since_your_turn(game: Game) -> list[Event]:
    """What has been seen in this round since the player did something."""
    entries = takewhile(lambda entry: entry.event.seat != YOU and entry.round == game.match.number, reversed(game.log))
    return [entry.event for entry in entries][::-1]


def _is_worth(event: Event, latest: int) -> bool:
    """Is this event told of the player who was last to move? That a card came from the stock goes without saying."""
    return event.seat == latest and event.kind != "drew"


def _to_draw(game: Game, texts: Texts) -> str:
    if game.reach is not None:
        return _preview(game, texts)
    if game.chosen:
        return texts("say.chosen_early")
    options = game.options
    if options.pass_:
        return texts("say.last_take" if game.view.rules.stock_out == "last_take" else "say.take_or_pass")
    if not options.takes:
        return texts("say.draw")
    return texts("say.draw_or_row" if game.view.rules.pile_visible == "all" else "say.draw_or_take")


def _preview(game: Game, texts: Texts) -> str:
    """What comes along with the card of the pile that the player thinks of."""
    assert game.reach is not None
    first, *others = game.view.pile[game.reach :]
    key = "say.preview.many" if others else "say.preview.one"
    return texts(key, card=texts.the(first), others=_along(others, texts))


def _along(cards: Sequence[Card], texts: Texts) -> str:
    """A few cards by their names, more of them by their number: they are marked in the row."""
    if len(cards) > _NAMED:
        return texts("say.others", count=len(cards))
    return texts.listed([texts.the(card) for card in cards])


def _to_play(game: Game, texts: Texts) -> str:
    if game.question:
        return texts("say.choose")
    if game.chosen:
        return _of_choice(game, texts)
    first = game.state.turn.drawn == "none" and not game.state.turn.steps
    return " ".join(_duties(game, texts)) or texts("say.first" if first else "say.play")


def _of_choice(game: Game, texts: Texts) -> str:
    cards = game.chosen_cards
    where = "where" if game.options.anywhere else "nowhere"
    return texts.number(f"say.{where}", len(cards), card=texts.card(cards[0]))


def _duties(game: Game, texts: Texts) -> Iterator[str]:
    """What this turn still asks for before it can end."""
    turn, rules = game.state.turn, game.view.rules
    laid = [said.card for step in turn.steps for said in step.cards]
    if turn.drawn == "turned":
        yield texts("say.must_out")
    if turn.drawn == "pile" and turn.taken[0] not in laid and _must_be_laid(game):
        yield texts("say.must_lay" if rules.pile_use == "meld" else "say.must_use", card=texts.card(turn.taken[0]))
    if not game.view.opened[YOU] and any(step.kind == "meld" for step in turn.steps):
        yield from _owed_to_open(game, texts)


def _owed_to_open(game: Game, texts: Texts) -> Iterator[str]:
    """What the melds of this turn lack of an opening."""
    for reason in opening_lacks(game.state):
        if reason.key == "opening_points":
            yield texts("say.opening", missing=game.view.rules.opening_points - opening_value(game.state))
        else:
            yield texts("say.opening_run" if reason.key == "opening_pure_run" else "say.opening_pile")


def _must_be_laid(game: Game) -> bool:
    rules = game.view.rules
    if rules.pile_use == "free":
        return False
    return not (rules.pile_free == "first_take" and game.view.takes[YOU] <= 1)

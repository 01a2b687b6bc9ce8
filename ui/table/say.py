"""What the line above the buttons says: whose turn it is, what may be done, or why something may not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Final

from engine import wording
from engine.cards import Card
from engine.events import Event
from engine.laws import ending
from engine.laws.drawing import forbids_draw
from engine.laws.penalties import risks_of_discard
from engine.state import NOBODY
from ui.game.game import YOU, Game
from ui.parts.texts import Texts
from ui.table.told import amount_of, briefly, told

_NAMED: Final = 3

_TELLING: Final = ("took", "took turned", "laid", "shuffled", "penalty", "claimed", "ended")
"""What is told of every opponent."""


def message(game: Game, texts: Texts) -> str:
    """The sentence for this moment."""
    if game.refusal:
        return wording.explain(game.refusal, texts.language, _comes_back(game))
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
    seen = briefly([event for event in game.last if not _is_paid(event)], game, texts)
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
    worth = [event for event in since if event.kind in _TELLING or _is_worth(event, latest)]
    return briefly([event for event in worth if not _is_paid(event)], game, texts)


def paid(game: Game, texts: Texts) -> str:
    """What the player has had to pay since the last move of its own: it stays in sight until the next."""
    return " ".join(told(event, game, texts) for event in _since_your_turn(game) if _is_paid(event))


def _is_paid(event: Event) -> bool:
    return event.kind == "penalty" and event.seat == YOU


def _since_your_turn(game: Game) -> list[Event]:
    """What has been seen in this round since the player did something; to pay is not to do something."""
    entries = takewhile(lambda each: _is_paid(each.event) or each.event.seat != YOU, reversed(game.log))
    return [entry.event for entry in entries if entry.round == game.match.number][::-1]


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
        return wording.sentence(forbids_draw(game.state)[0], texts.language) if options.takes else texts("say.pass")
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
    if game.chosen and not (game.options.cure and not game.options.anywhere):
        return " ".join([_of_choice(game, texts), *_warnings(game, texts)])
    first = game.state.turn.drawn == "none" and not game.state.turn.steps
    return _duties(game, texts) or texts("say.first" if first else "say.play")


def _of_choice(game: Game, texts: Texts) -> str:
    cards = game.chosen_cards
    where = "where" if game.options.anywhere else "nowhere"
    return texts.number(f"say.{where}", len(cards), card=texts.card(cards[0]))


def _warnings(game: Game, texts: Texts) -> Iterator[str]:
    """What it costs to discard the chosen card, before it is done."""
    if game.warns and game.options.discard:
        for risk in risks_of_discard(game.state, game.chosen_cards[0]):
            amount = amount_of(risk.points, risk.units, texts)
            yield texts(f"warn.{risk.key}" if risk.sure or risk.key != "penalty_layoff_discard" else "warn.claimed", amount=amount)


def _duties(game: Game, texts: Texts) -> str:
    """What keeps this turn from ending now, as the rules say it; where it cannot end at all, with what would have to come back."""
    owed = ending.bars_the_end(game.state)
    if game.options.cure:
        return wording.sentence(owed[0], texts.language, _comes_back(game))
    return " ".join(wording.sentence(reason, texts.language) for reason in owed)


def _comes_back(game: Game) -> Sequence[Card]:
    """The cards that would have to be taken back; of what would be put back the sentence of the rule speaks already."""
    return game.cure.cards if game.cure and not game.cure.puts_back else ()

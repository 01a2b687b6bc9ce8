"""A match at the table: the engine's match, what the player has in mind, and what has just been seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.bots import PLAYERS
from engine.bots.noticing import notices
from engine.cards import Card
from engine.errors import Refusal
from engine.events import Event, seen
from engine.laws import ending
from engine.laws.opening import opening_lacks
from engine.laws.penalties import is_claimed
from engine.match import Match
from engine.moves import Move, claim
from engine.planning.cure import Cure, so_that_it_goes
from engine.shuffle import Chance, derived
from engine.state import UNKNOWN, State
from engine.view import View
from ui.game import options
from ui.game.memo import Memo
from ui.game.options import Options, Way
from ui.game.order import Held, by_rank, by_suit, held

YOU = 0
"""The seat of the person at this page."""

ORIGINS: Final = ("", "number", "again", "brought")
"""Where the cards of a match come from: a fair seed that nobody knows, a number that somebody chose, once again another match, or
a file."""


_CURABLE: Final = ("meld", "lay", "swap", "discard")
"""Kinds of moves that something laid earlier in the turn may stand in the way of."""


class Question(NamedTuple):
    """A choice that the player has to make between several ways to play the chosen cards."""

    ways: tuple[Way, ...]


class Entry(NamedTuple):
    """Something for the log: an event as the player has seen it, in its round."""

    round: int
    event: Event


class Game:
    """A match at the table and what the player has in mind.

    `name` is its name among the matches that are kept, `address` what asked for it, `origin` where its cards come from; `unsaved`
    says that something has been played since it was kept, `saving` that it is being kept just now: nothing can be played
    meanwhile; `unkept` that the player has yet to be told that it cannot be kept, `problem` what went wrong when it was last to be
    kept; `watched` is the key of the text that says why the match, played in another tab, is only watched here.

    `moving` says that the others are playing, `counted` that the round is over and has been counted.

    `face_up` says that all hands are seen, as in a replay. `reach` is the place in the pile from which the player thinks of
    taking; `refusal` is why the last wish was not granted, `refused_cure` what taken back
    would change that, `hinted` the key of what is to be done first, `tries` how often any of it has been said; `waiting` says
    that the next opponent waits in case the player has something to claim; `fresh` are the cards that came into the hand in this
    turn; `last` is what has just been seen; `level` is how the opponents play; `warns` says that a discard which costs something
    is to be told beforehand.
    """

    def __init__(self, match: Match, level: str, pace: str, name: str = "", address: str = "", origin: str = "") -> None:
        self.match = match
        self.name = name
        self.address = address
        self.origin = origin
        self.problem = ""
        self.saving = False
        self.unkept = False
        self.unsaved = True
        self.watched = ""
        self.level = level
        self.pace = pace
        self.sorting = "suit"
        self.face_up = False
        self._chosen: tuple[str, ...] = ()
        self._view: Memo[View] = Memo()
        self._hand: Memo[tuple[Held, ...]] = Memo()
        self._options: Memo[Options] = Memo()
        self.reach: int | None = None
        self.refusal: Refusal | None = None
        self.refused_cure: Cure | None = None
        self.tries = 0
        self.warns = True
        self.question: Question | None = None
        self.hinted = ""
        self.fresh: list[Card] = []
        self.log: list[Entry] = []
        self.last: tuple[Event, ...] = ()
        self.moving = False
        self.waiting = False
        self.counted = False

    def begin_round(self) -> None:
        """A new round has been dealt: nothing of the last one stays in view."""
        self.counted = False
        self.last = ()
        self.fresh = []

    # ------------------------------------------------------------------------------------------------ what is seen

    @property
    def view(self) -> View:
        """What the player sees of the table: looked at when somebody asks, and again after something was played."""
        return self._view.of(self.match.round.state, self.face_up, make=self._look)

    def _look(self) -> View:
        if self.face_up:
            return View(YOU, self.match.round.state.copy())
        return self.match.round.view(YOU)

    @property
    def hand(self) -> tuple[Held, ...]:
        """The hand in its order."""
        view, sort = self.view, by_suit if self.sorting == "suit" else by_rank
        return self._hand.of(view, self.sorting, make=lambda: held(sort(view.hand)))

    @property
    def chosen(self) -> tuple[str, ...]:
        """The keys of the chosen cards, in the order in which they were chosen; the only card that is left chooses itself."""
        if len(self.hand) == 1 and self.your_turn and self.view.phase == "lay":
            return (self.hand[0].key,)
        return self._held(self._chosen)

    @chosen.setter
    def chosen(self, keys: Sequence[str]) -> None:
        """Choose these, as far as they are in the hand."""
        self._chosen = self._held(keys)

    def _held(self, keys: Sequence[str]) -> tuple[str, ...]:
        return tuple(key for key in keys if any(each.key == key for each in self.hand))

    @property
    def options(self) -> Options:
        """What can be done with what is chosen. It takes a search, so that nobody should ask who does not want to know."""
        if not self.your_turn:
            return options.NOTHING
        return self._options.of(self.view, self.chosen, make=lambda: options.options(self.state, self.chosen_cards))

    @property
    def goes_out(self) -> bool:
        """Would the discard of the chosen card end the round?"""
        return ending.goes_out(self.state)

    @property
    def cure(self) -> Cure | None:
        """What can be taken back so that what was refused becomes possible, or so that the turn can end."""
        return self.refused_cure if self.refusal else self.options.cure

    @property
    def state(self) -> State:
        """The table as the player sees it."""
        return self.view.state

    @property
    def busy(self) -> bool:
        """Do the others play, or is a move being kept? Until that is done nothing else begins."""
        return self.moving or self.saving

    @property
    def your_turn(self) -> bool:
        """May the player do something?"""
        return not self.view.over and self.view.to_move == YOU and not (self.busy or self.watched)

    @property
    def turn_begins(self) -> bool:
        """Has the turn just come to the player, who has not done anything yet?"""
        return self.your_turn and self.view.phase == "draw" and self.refusal is None and self.reach is None and not self.hinted

    @property
    def chosen_cards(self) -> tuple[Card, ...]:
        """The chosen cards in the order in which they were chosen."""
        cards = dict(self.hand)
        return tuple(cards[key] for key in self.chosen)

    @property
    def is_opening(self) -> bool:
        """Are points for an opening being collected: must one be made, and has it not been made in an earlier turn?"""
        return self.view.rules.opening_points > 0 and not self.view.opened[YOU]

    @property
    def opening_is_met(self) -> bool:
        """Is what lies all that an opening asks for?"""
        return not opening_lacks(self.state)

    def sort(self, sorting: str) -> None:
        """Bring the hand into that order."""
        self.sorting = sorting

    def clear(self) -> None:
        """Forget everything that was chosen, asked or refused."""
        self.chosen = ()
        self.reach = None
        self.refusal = None
        self.refused_cure = None
        self.question = None
        self.hinted = ""
        self.unkept = False

    def hint(self, key: str) -> None:
        """Say with the text of that key what is to be done first."""
        self.refusal = None
        self.hinted = key
        self.tries += 1

    def refuse(self, refusal: Refusal | None, otherwise: str) -> None:
        """Say why something cannot be done: with what the rules say, or with the text of that key."""
        self.hint("" if refusal else otherwise)
        self.refusal = refusal

    def do(self, moves: Sequence[Move]) -> None:
        """Play these moves for the player, as far as they are allowed; what was chosen is forgotten once it is played."""
        chosen, asked = self.chosen, None
        self.clear()
        try:
            for move in moves:
                asked = move
                if not self.match.round.check(move):
                    self.let_others_claim()
                self.play(move)
        except Refusal as refusal:
            self.refusal = refusal
            self.chosen = chosen
            self.tries += 1
        if self.refusal and asked and asked.kind in _CURABLE and self.view.phase == "lay":
            self.refused_cure = so_that_it_goes(self.state, asked)

    def let_others_claim(self) -> None:
        """Before the next card is drawn, the others may notice that the last discard fits a meld (D-24).

        Whoever is to move decides on that at the beginning of the turn, the player by a press.
        """
        table = self.match.round
        if not is_claimed(table.state.rules) or table.phase != "draw":
            return
        for seat in range(YOU + 1, len(self.match.names)):
            chance = Chance(derived(table.seed, f"claim {len(table.played)} {seat}"))
            if seat != table.to_move and notices(self.level, table.view(seat), chance):
                self.play(claim(seat))

    def play(self, move: Move) -> tuple[Event, ...]:
        """Play one move of whoever is to move and note what was seen of it."""
        played = self.match.play(move)
        happened = tuple(event for each in self._covered(played) if (event := seen(each, YOU)))
        self.unsaved = True
        for event in happened:
            self.log.append(Entry(self.match.number, event))
            self._note_fresh(event)
        self.last = happened or self.last
        return happened

    def _covered(self, events: Sequence[Event]) -> list[Event]:
        """The events as they look at the table: the card with which somebody goes out may lie face down."""
        return [event._replace(cards=(UNKNOWN,)) if event.kind == "discarded" and event.hidden else event for event in events]

    def _note_fresh(self, event: Event) -> None:
        """Remember which cards have come into the hand in this turn."""
        if event.seat != YOU:
            return
        if event.kind in ("drew", "took", "took turned"):
            self.fresh = list(event.cards)
        elif event.kind == "step":
            self.fresh += [card for step in event.steps for card in step.freed]
        elif event.kind in ("discarded", "put back"):
            self.fresh = []


LEVELS: Final = tuple(PLAYERS)
"""The levels of the players there are; any other plays the first of them and says so."""

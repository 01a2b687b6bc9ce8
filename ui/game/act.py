"""What a press on the table means: a card chosen, a place pointed at, a move made, or a question put."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine import moves
from engine.moves import Move, Said
from engine.planning.cure import back_of_last
from ui.browser.page import Signal
from ui.game.contract import ACTION
from ui.game.game import Game, Question
from ui.game.options import Way, take_from

_Answer = Callable[[Game, dict[str, str]], None]


def press(game: Game, signal: Signal) -> bool:
    """Do what this press means in the player's turn; whether it meant anything at the table."""
    data = signal.data
    if data.get("action") in _ACTIONS:
        _ACTIONS[data["action"]](game, data)
    elif data.get("press") in _PLACES:
        _PLACES[data["press"]](game, data)
    elif "key" in data:
        choose_card(game, data["key"])
    else:
        return False
    return True


def choose_card(game: Game, key: str) -> None:
    """Choose a card of the hand, or let go of it."""
    chosen = game.chosen
    game.clear()
    game.chosen = tuple(each for each in chosen if each != key) if key in chosen else (*chosen, key)


def _take(game: Game) -> None:
    """The button to take: from a row, from the card that was pointed at."""
    if game.reach is None and game.view.rules.pile_visible == "all" and game.options.takes:
        game.hint("hint.choose_reach")
        return
    reach = game.reach if game.reach is not None else len(game.view.pile) - 1
    game.do([take_from(game.state, reach)] if reach >= 0 else [moves.TAKE])


def _reach(game: Game, data: dict[str, str]) -> None:
    """A press on a card of the row: the first one shows what comes along, the second takes it."""
    at = int(data["at"])
    if game.reach == at or at not in game.options.takes:
        game.do([take_from(game.state, at)])
        return
    game.clear()
    game.reach = at


def _pile(game: Game) -> None:
    """A press on the pile: a discard onto it while a card is chosen, otherwise a take."""
    if game.view.phase == "lay":
        _discard(game)
    else:
        game.do([moves.TAKE])


def _lay(game: Game) -> None:
    if not game.chosen:
        game.hint("hint.choose_meld")
        return
    plain = moves.meld(tuple(Said(card) for card in game.chosen_cards))
    _settle(game, game.options.table, [plain])


def _add(game: Game, data: dict[str, str]) -> None:
    """A press on a meld that is lit: the chosen cards are laid off on it or swapped for its jokers."""
    ways = game.options.melds.get(int(data["number"]), ())
    if ways:
        _settle(game, ways, ())


def _ask(game: Game, data: dict[str, str]) -> None:
    """A press on a meld that is not lit: the rules say why the chosen cards do not go there."""
    number = int(data["number"])
    tries = [moves.lay(Said(card), number) for card in game.chosen_cards]
    game.refuse(next(filter(None, map(game.match.round.check, tries)), None), otherwise="hint.not_together")


def _settle(game: Game, ways: Sequence[Way], otherwise: Sequence[Move]) -> None:
    """Play the only way there is, ask if there are several, and let the rules say why there is none."""
    if len(ways) > 1:
        game.question = Question(tuple(ways))
    else:
        game.do(ways[0].moves if ways else otherwise)


def _choose_way(game: Game, data: dict[str, str]) -> None:
    if game.question:
        game.do(game.question.ways[int(data["number"])].moves)


def _discard(game: Game) -> None:
    if len(game.chosen) == 1:
        game.do([moves.discard(game.chosen_cards[0])])
    else:
        game.hint("hint.choose_one" if game.view.phase == "lay" else "say.chosen_early")


def _back(game: Game, data: dict[str, str]) -> None:
    game.do([moves.back(int(data["number"]))])


def _undo(game: Game) -> None:
    """Take back what was done last; the rules say why that cannot be."""
    game.do([game.options.undo or back_of_last(game.state)])


def _mend(game: Game) -> None:
    """Take back what stands in the way, and leave chosen what was chosen."""
    if game.cure:
        chosen = game.chosen
        game.do(game.cure.moves)
        game.chosen = chosen


_ACTIONS: Final[dict[str, _Answer]] = {
    ACTION["draw"]: lambda game, data: game.do([moves.DRAW]),
    ACTION["take"]: lambda game, data: _take(game),
    ACTION["meld"]: lambda game, data: _lay(game),
    ACTION["lay"]: _add,
    ACTION["swap"]: _add,
    ACTION["discard"]: lambda game, data: _discard(game),
    ACTION["back"]: _back,
    "undo": lambda game, data: _undo(game),
    ACTION["put back"]: lambda game, data: game.do([moves.PUT_BACK]),
    "mend": lambda game, data: _mend(game),
    ACTION["pass"]: lambda game, data: game.do([moves.PASS]),
    "choose": _choose_way,
}

_PLACES: Final[dict[str, _Answer]] = {
    "stock": lambda game, data: game.do([moves.DRAW]),
    "pile": lambda game, data: _pile(game),
    "row": _reach,
    "turned": lambda game, data: game.do([moves.TAKE_TURNED]),
    "table": lambda game, data: _lay(game),
    "meld": _ask,
}

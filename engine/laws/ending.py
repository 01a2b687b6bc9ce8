"""The laws of the end of a turn: the duties that a discard checks, and going out."""

from __future__ import annotations

from engine import melds
from engine.cards import Card
from engine.errors import Reason
from engine.laws.common import in_hand, moment, reasons
from engine.laws.drawing import may_be_kept
from engine.laws.opening import new_melds, opening_owed
from engine.state import Meld, State, Step


def forbids_discard(state: State, card: Card) -> tuple[Reason, ...]:
    """Why this card may not end the turn."""
    early = reasons(moment(state, "lay")) or reasons(in_hand(state, (card,)))
    return early or (*reasons(may_return(state, card)), *owed(state, goes_out=goes_out(state)))


def owed(state: State, *, goes_out: bool) -> tuple[Reason, ...]:
    """The duties of the turn that are not met, whatever card would end it."""
    found = (*reasons(taken_is_laid(state)), *opening_owed(state, goes_out=goes_out), *reasons(jokers_are_used(state)))
    return (*found, *(_bars_going_out(state) if goes_out else _demands_going_out(state)))


def _bars_going_out(state: State) -> tuple[Reason, ...]:
    return reasons(starter_stays_in(state), enough_runs(state), enough_pure_runs(state), dark_has_meld(state))


def _demands_going_out(state: State) -> tuple[Reason, ...]:
    return reasons(turned_card_closes(state), last_take_closes(state))


def must_go_out(state: State) -> bool:
    """Can this turn end only with the hand empty: after the turned card or the last take (I-13, D-21)?"""
    return bool(_demands_going_out(state))


def goes_out(state: State) -> bool:
    """Would a discard now end the round?"""
    return len(state.hand) == 1


def can_end(state: State) -> bool:
    """Is there a card whose discard would end the turn (G-3)?"""
    return not bars_the_end(state)


def bars_the_end(state: State) -> tuple[Reason, ...]:
    """Why no card at all would end the turn now: its duties, or that every card has just been taken; nothing if one would."""
    if state.phase != "lay":
        return reasons(moment(state, "lay"))
    barred = [reason for card in state.hand if (reason := may_return(state, card))]
    all_taken = barred[:1] if len(barred) == len(state.hand) else []
    return (*owed(state, goes_out=goes_out(state)), *all_taken)


def may_return(state: State, card: Card) -> Reason | None:
    """G-5, D-16, I-13: a card just taken may not be thrown away again, unless a copy of it was in the hand before."""
    turn, allowed = state.turn, state.rules.pile_return
    barred = {"off": turn.taken, "others": turn.taken[:1], "on": ()}[allowed]
    if card not in barred or card in turn.hand or card in turn.taken[len(barred) :]:
        return None
    return Reason("pile_return", {"value": allowed, "card": card})


def taken_is_laid(state: State) -> Reason | None:
    """`pile_use`: what must have become of the card that was taken (D-11, R-13, I-9)."""
    turn, use = state.turn, state.rules.pile_use
    if turn.drawn != "pile" or use == "free" or may_be_kept(state, state.takes[state.to_move] - 1) or _used(state):
        return None
    return Reason("pile_use", {"value": use, "card": turn.taken[0]})


def _used(state: State) -> bool:
    chosen = state.turn.taken[0]
    anywhere = any(_holds(step, chosen) for step in state.turn.steps)
    if state.rules.pile_use == "lay":
        return anywhere
    if anywhere and layoff_will_do(state):
        return True
    return any(_holds(step, chosen) and with_hand_card(state, step) for step in new_melds(state))


def layoff_will_do(state: State) -> bool:
    """`take_target`: may the chosen card be laid off instead, by who was open before this turn (D-11)?"""
    rules = state.rules
    return rules.take_target == "layoff" and rules.pile_take == "deep" and state.opened[state.to_move]


def with_hand_card(state: State, step: Step) -> bool:
    """D-11: besides the chosen card a meld needs one that was in the hand before."""
    if state.rules.pile_take == "top":
        return True
    others = [said.card for said in step.cards]
    others.remove(state.turn.taken[0])
    return any(card in state.turn.hand for card in others)


def _holds(step: Step, card: Card) -> bool:
    return any(said.card == card for said in step.cards)


def jokers_are_used(state: State) -> Reason | None:
    """R-20, R-27: a swapped joker must be laid at once; one joker laid after a swap pays for one."""
    reuse = state.rules.joker_reuse
    if reuse == "keep":
        return None
    pays = ("meld",) if reuse == "meld" else ("meld", "lay")
    debt = 0
    for step in state.turn.steps:
        if step.kind in pays:
            debt -= min(debt, sum(melds.is_wild(said.card, state.wild_rank) for said in step.cards))
        debt += len(step.freed)
    return Reason("joker_reuse", {"value": reuse, "jokers": debt}) if debt else None


def turned_card_closes(state: State) -> Reason | None:
    """I-13: the turned card is yours only if you go out in that turn."""
    return Reason("turned_card", {"value": state.rules.turned_card, "taken": True}) if state.turn.drawn == "turned" else None


def last_take_closes(state: State) -> Reason | None:
    """D-21: with no stock left the pile may be taken only to knock."""
    if state.rules.stock_out != "last_take" or state.stock or state.turn.drawn != "pile":
        return None
    return Reason("stock_out", {"value": state.rules.stock_out, "knock": True})


def closed_covered(state: State) -> bool:
    """R-21, D-17: has somebody gone out with a card that lies face down?"""
    return state.over and state.out >= 0 and state.rules.closing_discard == "facedown"


def starter_stays_in(state: State) -> Reason | None:
    """R-11: the starter may not go out in the first turn."""
    first = state.to_move == state.starter and state.turns[state.to_move] == 0
    return Reason("starter_out_first_turn", {}) if first and not state.rules.starter_out_first_turn else None


def enough_runs(state: State) -> Reason | None:
    """I-16: going out needs so many runs of one's own on the table."""
    return _counted("out_runs", state, sum(meld.kind == "run" for meld in own_melds(state)))


def enough_pure_runs(state: State) -> Reason | None:
    """I-16: so many of them pure."""
    return _counted("out_pure_runs", state, sum(melds.is_pure(meld) for meld in own_melds(state)))


def _counted(key: str, state: State, value: int) -> Reason | None:
    needed = getattr(state.rules, key)
    return Reason(key, {"allowed": needed, "value": value}) if value < needed else None


def own_melds(state: State) -> list[Meld]:
    """The melds on the table that belong to the player to move."""
    return [meld for meld in state.melds.values() if meld.owner == state.to_move]


def is_dark(state: State) -> bool:
    """Does the player to move lay for the first time in this very turn (D-19)?"""
    return not state.laid[state.to_move] and bool(state.turn.steps)


def dark_has_meld(state: State) -> Reason | None:
    """D-20: a dark knock needs a meld of one's own; laying off alone is not enough."""
    if not state.rules.dark_needs_meld or not is_dark(state) or own_melds(state):
        return None
    return Reason("dark_needs_meld", {})

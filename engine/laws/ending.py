"""The laws of the end of a turn: the duties that a discard checks, and going out."""

from __future__ import annotations

from collections.abc import Sequence

from engine import melds
from engine.cards import Card
from engine.errors import Reason
from engine.laws.common import in_hand, moment, reasons
from engine.laws.drawing import may_be_kept
from engine.laws.opening import opening_owed
from engine.moves import Said
from engine.state import Meld, State, Step


def forbids_discard(state: State, card: Card) -> tuple[Reason, ...]:
    """Why this card may not end the turn."""
    early = reasons(moment(state, "lay")) or reasons(in_hand(state, (card,)))
    return early or (*reasons(may_return(state, card)), *owed(state, goes_out=goes_out(state)))


def owed(state: State, *, goes_out: bool) -> tuple[Reason, ...]:
    """The duties of the turn that are not met, whatever card would end it."""
    found = (*taken_is_laid(state), *opening_owed(state, goes_out=goes_out), *reasons(jokers_are_used(state)))
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
    """G-5, D-16, I-13: a card just taken may not be thrown away again, unless a copy of it came into the hand otherwise."""
    turn, allowed = state.turn, state.rules.pile_return
    barred = {"off": turn.taken, "others": turn.taken[:1], "on": ()}[allowed]
    if card not in barred or card in turn.hand or card in turn.taken[len(barred) :] or _came_free(state, card):
        return None
    return Reason("pile_return", {"value": allowed, "card": card})


def _came_free(state: State, card: Card) -> bool:
    """Has a swap of this turn brought in such a card that lay on the table before the turn?"""
    base = state.turn.base
    return base is not None and any(
        card in step.freed and step.number in base.melds and _lay_there(step, base.melds[step.number], card)
        for step in state.turn.steps
    )


def _lay_there(step: Step, before: Meld, card: Card) -> bool:
    """Did the meld hold such a joker before the turn: in a run where this step put the natural card, in a set anywhere (G-6)?"""
    places = [said.card for said in step.cards]
    return any(each.card == card and not each.natural and (before.kind == "set" or each.stands in places) for each in before.cards)


def taken_is_laid(state: State) -> tuple[Reason, ...]:
    """`pile_use`: what must have become of the card that was taken (D-11, R-13, I-9)."""
    turn, use = state.turn, state.rules.pile_use
    if turn.drawn != "pile" or use == "free" or may_be_kept(state, state.takes[state.to_move] - 1) or _used(state):
        return ()
    return must_be_laid(state, turn.taken[0])


def must_be_laid(state: State, card: Card, **more: object) -> tuple[Reason, ...]:
    """What the taken card is for; where it may be laid off as well, `take_target` says so first."""
    plain = Reason("pile_use", {"value": state.rules.pile_use, "card": card, **more})
    if not layoff_will_do(state):
        return (plain,)
    return (Reason("take_target", {"value": state.rules.take_target, "card": card, **more}), plain)


def _used(state: State) -> bool:
    chosen = state.turn.taken[0]
    holding = [step for step in state.turn.steps if _holds(step, chosen)]
    if state.rules.pile_use == "lay":
        return bool(holding)
    if layoff_will_do(state) and any(step.kind == "lay" for step in holding):
        return True
    return any(step.kind == "meld" and with_hand_card(state, step) for step in holding)


def step_with_taken(state: State) -> Step | None:
    """The step in which the chosen card was laid: of several that hold an equal card, the first that meets D-11."""
    holding = [step for step in state.turn.steps if _holds(step, state.turn.taken[0])]
    fitting = (step for step in holding if step.kind == "meld" and with_hand_card(state, step))
    return next(fitting, holding[0] if holding else None)


def layoff_will_do(state: State) -> bool:
    """`take_target`: may the chosen card be laid off instead, by who was open before this turn (D-11)?"""
    rules = state.rules
    return rules.take_target == "layoff" and rules.pile_use == "meld" and rules.pile_take == "deep" and state.opened[state.to_move]


def with_hand_card(state: State, step: Step) -> bool:
    """D-11: besides the chosen card the meld needs one that was in the hand before; one laid off on it in this turn will do."""
    if state.rules.pile_take == "top":
        return True
    later = [said.card for each in state.turn.steps if each.number == step.number and each.kind != "meld" for said in each.cards]
    others = [*(said.card for said in step.cards), *later]
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
    owed: list[Card] = []
    for step in state.turn.steps:
        if step.kind in pays:
            _pay(owed, step.cards)
        owed += step.freed
    return Reason("joker_reuse", {"value": reuse, "jokers": len(owed)}) if owed else None


def _pay(owed: list[Card], laid: Sequence[Said]) -> None:
    """R-27: a joker pays for any swap, a card that stands for itself only for one that freed such a card."""
    for said in sorted(laid, key=lambda each: each.card not in owed):
        if said.card in owed:
            owed.remove(said.card)
        elif owed and said.stands not in (None, said.card):
            owed.pop()


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

"""Which settings have an effect under the others: only those are stated on the sheet, and offered at the set-up.

No condition looks at the setting that it is about, so a setting does not come and go with its own value.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from engine.errors import refuse
from engine.rules import Rules
from engine.settings import SETTINGS
from engine.state import MeldKind


def has_effect(rules: Rules, key: str) -> bool:
    """Can another value of this setting change anything at this table, all other settings as they are?

    >>> from engine.rules import preset
    >>> has_effect(preset("indian"), "joker_reuse"), has_effect(preset("indian"), "joker_swap")
    (False, True)

    Raises `Refusal` for a key that is no setting.
    """
    if key not in SETTINGS:
        raise refuse(key, value="", unknown=True)
    return key not in _CONDITIONS or _CONDITIONS[key](rules)


# ---------------------------------------------------------------------------------------------------- wild cards


def has_turned_card(rules: Rules) -> bool:
    """Is a card turned up in the deal that names a wild rank (I-5)?"""
    return rules.turned_card != "none"


def has_wilds(rules: Rules) -> bool:
    """Are there cards that may stand for others: printed jokers, or a wild rank (I-3)?"""
    return rules.jokers > 0 or has_turned_card(rules)


def uses_wilds(rules: Rules) -> bool:
    """Can a card ever stand for another in a meld?"""
    return has_wilds(rules) and rules.wilds_max > 0


def swaps(rules: Rules) -> bool:
    """Can a card that stands for another come free (R-18, R-19)?"""
    return uses_wilds(rules) and rules.joker_swap != "off"


class _Mix(NamedTuple):
    """A kind of meld with so many natural and so many wild cards."""

    kind: MeldKind
    naturals: int
    wilds: int


def _mixes(rules: Rules, but: str) -> Iterator[_Mix]:
    """The mixes with wild cards that all settings but this one allow."""
    laws: dict[str, Callable[[_Mix], bool]] = {
        "wilds_max": lambda mix: mix.wilds <= rules.wilds_max,
        "naturals_min": lambda mix: mix.naturals >= rules.naturals_min,
        "wilds_share": lambda mix: mix.wilds <= mix.naturals + {"any": mix.wilds, "half": 0, "fewer": -1}[rules.wilds_share],
        "wilds_adjacent": lambda mix: mix.kind == "set" or mix.wilds <= rules.wilds_adjacent * (mix.naturals + 1),
    }
    for mix in _sizes(rules):
        if all(law(mix) for key, law in laws.items() if key != but):
            yield mix


def _sizes(rules: Rules) -> Iterator[_Mix]:
    sets: tuple[MeldKind, int, int] = ("set", rules.set_min, largest_set(rules))
    runs: tuple[MeldKind, int, int] = ("run", rules.run_min, rules.run_max)
    for kind, low, high in (sets, runs) if has_wilds(rules) else ():
        for size in range(low, high + 1):
            for wilds in range(1, size + 1):
                yield _Mix(kind, size - wilds, wilds)


# ---------------------------------------------------------------------------------------------------- the table


def largest_set(rules: Rules) -> int:
    """The most cards that a set can really have: there are but four suits, and perhaps no two equal cards (R-1)."""
    repeats = rules.set_suits == "any" and (rules.packs > 1 or uses_wilds(rules))
    return rules.set_max if repeats else min(rules.set_max, 4)


def _melds_grow(rules: Rules) -> bool:
    """Is there any room in a meld for a card more?"""
    return rules.run_max > rules.run_min or largest_set(rules) > rules.set_min


def lays_off(rules: Rules) -> bool:
    """Can cards be laid off (D-4, R-16)?"""
    return rules.layoff != "none" and _melds_grow(rules)


def asks_of_opening(rules: Rules) -> bool:
    """Does the opening have to be anything but a meld (R-14, D-12)?"""
    return rules.opening_points > 0 or rules.opening_pure_run or rules.opening_from_pile


def keeps_taken(rules: Rules) -> bool:
    """Can a card taken from the pile still be in the hand at the end of the turn?"""
    return rules.pile_take == "deep" or rules.pile_use == "free" or rules.pile_free != "never"


def lays_off_early(rules: Rules) -> bool:
    """Is there anything to lay off on before the opening is made (R-16)?"""
    return lays_off(rules) and (rules.layoff == "all" or asks_of_opening(rules))


def renews_stock(rules: Rules) -> bool:
    """May a new stock be made of the discard pile (R-25)?"""
    return rules.stock_out in ("reshuffle", "turn_over")


def _starter_can_go_out(rules: Rules) -> bool:
    """Could the starter lay everything in the first turn, as far as the opening goes (R-11)?"""
    can_take = rules.upcard != "none" and not rules.starter_extra
    return rules.opening_lap == 1 and (not rules.opening_from_pile or rules.hand_waives_opening or can_take)


def _goes_out_by_layoffs(rules: Rules) -> bool:
    """Could somebody who never laid go out by laying off alone, if it were not forbidden (D-20)?"""
    free = rules.opening_from_pile and rules.hand_waives_opening and not rules.hand_needs_empty_table
    needs_runs = rules.out_runs or rules.out_pure_runs
    return rules.layoff == "all" and lays_off(rules) and not needs_runs and (rules.layoff_before_open or free)


# ---------------------------------------------------------------------------------------------------- counting


def has_bonus(rules: Rules) -> bool:
    """Can going out bring a bonus (D-18)?"""
    return rules.knock_bonus > 0 or (rules.bonus_closing_special > 0 and bool(rules.special_cards))


def _paid_by_place(rules: Rules) -> tuple[int, ...]:
    """D-35: what the others pay by their place, as many as there can be."""
    return (*rules.stake_ranks, 0, 0, 0, 0, 0)[: rules.players_max - 1]


def results_count(rules: Rules) -> bool:
    """Do the points of a round matter? With stakes only if somebody pays by them (D-35)."""
    return rules.scoring != "stakes" or any(_paid_by_place(rules))


def _losers_count(rules: Rules) -> bool:
    """Do the points of those matter who did not win the round?"""
    return rules.scoring != "stakes" or len(set(_paid_by_place(rules))) > 1


def counts_cards(rules: Rules) -> bool:
    """Does it matter what cards are worth?"""
    return rules.opening_points > 0 or results_count(rules)


def counts_on_table(rules: Rules) -> bool:
    """Does it matter what melds are worth?"""
    return rules.opening_points > 0 or (rules.scoring != "penalty" and results_count(rules))


def _counts_head(rules: Rules) -> bool:
    """Does it matter what the head card is worth (D-15)?"""
    return rules.upcard == "head" and rules.scoring != "penalty" and results_count(rules)


def dark_can_count(rules: Rules) -> bool:
    """Is there anything that a dark knock could multiply (D-19), whatever `dark_multiplier` and `dark_scope` say?"""
    return {"laid": True, "penalty": has_bonus(rules), "stakes": rules.stake_knock > 0}[rules.scoring]


def _dark_scope_has_any(rules: Rules) -> bool:
    """Is there anything in the scope that a dark knock multiplies?"""
    if rules.scoring == "stakes":
        return rules.stake_knock > 0
    has_cards = rules.scoring == "laid" and rules.dark_scope != "bonus"
    return has_cards or (rules.dark_scope != "cards" and has_bonus(rules))


def dark_counts(rules: Rules) -> bool:
    """Is anything counted several times for a dark knock?"""
    return rules.dark_multiplier > 1 and _dark_scope_has_any(rules)


def _dark_scope_counts(rules: Rules) -> bool:
    return rules.dark_multiplier > 1 and rules.scoring != "stakes" and dark_can_count(rules)


def _colour_counts(rules: Rules) -> bool:
    """Is there anything that a colour knock could multiply (D-31)?"""
    return {"laid": True, "penalty": has_bonus(rules), "stakes": rules.stake_knock > 0}[rules.scoring]


def punishes_layoffs(rules: Rules) -> bool:
    """Does it cost anything to discard what fits a meld (D-24)?"""
    return rules.penalty_layoff_discard > 0 and rules.penalty_notice != "off" and lays_off(rules)


def _can_make_three(rules: Rules) -> bool:
    """Can three cards be a meld, as the full pile needs it (D-34)?"""
    return rules.set_min == 3 or rules.run_min == 3


def punishes_full(rules: Rules) -> bool:
    """Does it cost anything to discard the third card of a meld on the pile (D-34)?"""
    return rules.penalty_full_discard > 0 and _can_make_three(rules)


def _turned_can_be_joker(rules: Rules) -> bool:
    """Can a printed joker be turned up (I-6)? Not if the cutter keeps every joker there is."""
    keeps_all = rules.cut == "keep_jokers" and rules.cut_jokers_max >= rules.jokers
    return rules.jokers > 0 and has_turned_card(rules) and not keeps_all


def _stakes_with(condition: Callable[[Rules], bool]) -> Callable[[Rules], bool]:
    return lambda rules: rules.scoring == "stakes" and condition(rules)


_CONDITIONS: Final[dict[str, Callable[[Rules], bool]]] = {
    "next_dealer": lambda rules: rules.match_end == "target" or rules.rounds > 1 or rules.tie == "play_on",
    "cut": lambda rules: rules.jokers > 0,
    "seating": lambda rules: rules.players_max > 2,
    "cut_jokers_max": lambda rules: rules.jokers > 1 and rules.cut == "keep_jokers",
    "turned_joker": _turned_can_be_joker,
    "set_suits": lambda rules: rules.packs > 1 or (uses_wilds(rules) and rules.set_max > 4),
    "wilds_max": has_wilds,
    "naturals_min": lambda rules: any(mix.naturals < 3 for mix in _mixes(rules, "naturals_min")),
    "wilds_share": lambda rules: any(mix.wilds >= mix.naturals for mix in _mixes(rules, "wilds_share")),
    "wilds_adjacent": lambda rules: any(mix.kind == "run" and mix.wilds > 1 for mix in _mixes(rules, "wilds_adjacent")),
    "pile_free": lambda rules: rules.pile_use != "free",
    "take_target": lambda rules: rules.pile_take == "deep" and rules.pile_use == "meld" and (lays_off(rules) or swaps(rules)),
    "pile_return": lambda rules: keeps_taken(rules) or rules.turned_card == "wild_closing",
    "layoff": _melds_grow,
    "layoff_on_layoff": lambda rules: rules.layoff != "none" and rules.run_max > rules.run_min + 1,
    "layoff_before_open": lays_off_early,
    "joker_swap": uses_wilds,
    "joker_reuse": swaps,
    "protect_pure_run": lambda rules: rules.layoff != "none" and uses_wilds(rules) and rules.run_max > rules.run_min,
    "starter_out_first_turn": _starter_can_go_out,
    "dark_needs_meld": _goes_out_by_layoffs,
    "reshuffles": renews_stock,
    "value_ace_low": lambda rules: rules.ace != "high" and counts_on_table(rules),
    "value_ace": counts_cards,
    "value_face": counts_cards,
    "value_ten": counts_cards,
    "value_pip": counts_cards,
    "value_joker_hand": lambda rules: rules.jokers > 0 and results_count(rules),
    "value_wild_hand": lambda rules: has_turned_card(rules) and results_count(rules),
    "value_special": lambda rules: bool(rules.special_cards) and counts_cards(rules),
    "value_head": _counts_head,
    "value_head_special": lambda rules: _counts_head(rules) and bool(rules.special_cards),
    "knock_bonus": lambda rules: rules.scoring != "stakes",
    "dark_multiplier": _dark_scope_has_any,
    "dark_scope": _dark_scope_counts,
    "colour_multiplier": _colour_counts,
    "hand_needs_empty_table": lambda rules: (
        (rules.hand_multiplier > 1 and _losers_count(rules)) or (rules.hand_waives_opening and asks_of_opening(rules))
    ),
    "hand_waives_opening": asks_of_opening,
    "hand_multiplier": _losers_count,
    "never_laid": results_count,
    "never_laid_points": lambda rules: rules.never_laid == "flat" and results_count(rules),
    "never_laid_when": lambda rules: rules.never_laid != "plain" and results_count(rules),
    "hand_cap": results_count,
    "penalty_layoff_discard": lambda rules: rules.penalty_notice != "off" and lays_off(rules),
    "penalty_head_feed": lambda rules: rules.upcard == "head" and rules.pile_take == "deep",
    "penalty_full_discard": _can_make_three,
    "penalty_notice": lambda rules: rules.penalty_layoff_discard > 0 and lays_off(rules),
    "bonus_closing_special": lambda rules: bool(rules.special_cards) and rules.scoring != "stakes",
    "stake_knock": _stakes_with(lambda rules: True),
    "stake_head": _stakes_with(lambda rules: rules.upcard == "head"),
    "stake_special": _stakes_with(lambda rules: bool(rules.special_cards)),
    "stake_knock_feed": _stakes_with(lambda rules: rules.penalty_knock_feed > 0),
    "stake_mistake": _stakes_with(lambda rules: punishes_layoffs(rules) or punishes_full(rules)),
    "stake_ranks": _stakes_with(lambda rules: True),
    "target": lambda rules: rules.match_end == "target",
    "rounds": lambda rules: rules.match_end == "rounds",
}

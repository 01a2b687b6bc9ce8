"""The sheet for a turn: drawing, melds, the opening, laying off, and wild cards."""

from __future__ import annotations

from collections.abc import Iterator

from engine.rules import Rules
from engine.sheet import examples
from engine.sheet.effect import asks_of_opening, has_effect, has_turned_card, has_wilds, lays_off
from engine.sheet.statement import Absent, Span, Statement, absent


def turn(rules: Rules) -> Iterator[Statement | Absent]:
    """The three parts of a turn, and what may be taken back (G-1 to G-4)."""
    yield Statement("turn.layoff" if lays_off(rules) else "turn", laws=("G-1", "D-14", "R-12", "I-12"))
    yield Statement("own_cards", laws=("G-2",))
    alone = ".own" if rules.take_back == "all" and rules.layoff != "all" else ""
    yield Statement(f"take_back.{rules.take_back}{alone}", ("take_back",), laws=("G-3", "G-13", "R-17"))
    yield Statement("draw_stands", laws=("G-4",))


def pile(rules: Rules) -> Iterator[Statement | Absent]:
    """What may be taken from the discard pile, and what must become of it (D-10 to D-16, R-12, R-13, I-8, I-9)."""
    yield Statement(f"pile_take.{rules.pile_take}", ("pile_take",), laws=("D-10", "R-12", "I-8"))
    yield Statement(f"pile_visible.{rules.pile_visible}", ("pile_visible",), laws=("D-8", "G-10"))
    deep = ".deep" if rules.pile_take == "deep" and rules.pile_use != "free" else ""
    yield Statement(f"pile_use.{rules.pile_use}{deep}", ("pile_use",), laws=("D-11", "R-13", "I-9"))
    yield Statement(f"pile_free.{rules.pile_free}", ("pile_free",), laws=("I-9",))
    yield Statement(f"take_target.{rules.take_target}", ("take_target",), laws=("D-11",))
    yield Statement(f"pile_return.{rules.pile_return}{_but(rules)}", ("pile_return",), laws=("G-5", "D-16"))


def _but(rules: Rules) -> str:
    """What else there is to say of discarding what was taken: that some of it is owed, or that equal cards may go."""
    if rules.pile_return == "on":
        return "" if rules.pile_use == "free" else ".owed"
    return ".twins" if rules.packs > 1 else ""


def melds(rules: Rules) -> Iterator[Statement | Absent]:
    """What a set and a run are (D-1, D-2, R-1, R-2, I-1, I-2)."""
    suits = rules.set_suits if has_effect(rules, "set_suits") else "plain"
    sizes: dict[str, object] = {"size": Span(rules.set_min, rules.set_max), "example": examples.shortest_set(rules)}
    yield Statement(f"set.{suits}", ("set_min", "set_max", "set_suits"), sizes, laws=("D-2", "R-1", "I-1"))
    sizes = {"size": Span(rules.run_min, rules.run_max), "example": examples.shortest_run(rules)}
    yield Statement("run", ("run_min", "run_max"), sizes, laws=("D-2", "R-2", "I-2"))
    yield Statement(f"ace.{rules.ace}", ("ace",), examples=examples.places_of_ace(rules), laws=("D-1", "R-2", "I-2"))


def opening(rules: Rules) -> Iterator[Statement | Absent]:
    """What one's first melds of a round must be (R-14, D-12, D-13, R-22)."""
    key = "opening_points" if rules.opening_points else "opening_points.none"
    example = examples.opening_sum(rules) if rules.opening_points else None
    points: dict[str, object] = {"points": rules.opening_points}
    yield Statement(key, ("opening_points",), points, (example,) if example else (), ("R-14", "R-15", "I-10"))
    if rules.opening_pure_run:
        yield Statement("opening_pure_run", ("opening_pure_run",))
    if rules.opening_from_pile:
        yield Statement(f"opening_from_pile.{rules.pile_take}", ("opening_from_pile",), laws=("D-12",))
    if rules.opening_lap > 1:
        yield Statement("opening_lap", ("opening_lap",), {"turn": rules.opening_lap})
    if asks_of_opening(rules):
        yield _waiver(rules)
    yield from absent(
        ("opening_pure_run", not rules.opening_pure_run),
        ("opening_from_pile", not rules.opening_from_pile),
        ("opening_lap", rules.opening_lap == 1),
    )


def _waiver(rules: Rules) -> Statement:
    """D-13, R-22, R-23: going out in one turn without an opening."""
    if not rules.hand_waives_opening:
        return Statement("hand_waives_opening.off", ("hand_waives_opening",), laws=("R-22", "D-13"))
    table = "empty" if rules.hand_needs_empty_table else "any"
    settings = ("hand_waives_opening", "hand_needs_empty_table")
    return Statement(f"hand_waives_opening.{table}", settings, laws=("R-22", "R-23", "D-13"))


def layoff(rules: Rules) -> Iterator[Statement | Absent]:
    """On which melds, when and how cards are laid off (D-4, R-16, I-10)."""
    example = examples.what_fits(rules) if lays_off(rules) else None
    earns = ".earns" if rules.layoff == "all" and rules.scoring != "penalty" else ""
    yield Statement(f"layoff.{rules.layoff}{earns}", ("layoff",), {}, (example,) if example else (), ("D-4", "R-16", "I-10"))
    grows = "on" if rules.layoff_on_layoff else "off"
    yield Statement(f"layoff_on_layoff.{grows}", ("layoff_on_layoff",), laws=("D-4",))
    yield Statement(f"layoff_before_open.{_before_open(rules)}", ("layoff_before_open",), laws=("R-16", "R-27"))


def _before_open(rules: Rules) -> str:
    if rules.layoff_before_open:
        return "on"
    return "free" if rules.opening_from_pile and rules.hand_waives_opening else "off"


def jokers(rules: Rules) -> Iterator[Statement | Absent]:
    """Cards that stand for others, and what becomes of them (R-3, R-4, R-18 to R-20, I-3, I-14, G-6)."""
    if not has_wilds(rules):
        return
    what = ("both" if rules.jokers else "rank") if has_turned_card(rules) else "jokers"
    if rules.wilds_max:
        yield Statement(f"wild.{what}", laws=("G-6", "I-4"))
    yield _wilds(rules)
    yield Statement(f"wilds_share.{rules.wilds_share}", ("wilds_share",), laws=("R-4",))
    key = "wilds_adjacent.one" if rules.wilds_adjacent == 1 else "wilds_adjacent"
    yield Statement(key, ("wilds_adjacent",), {"most": rules.wilds_adjacent}, laws=("R-3", "R-4"))
    yield Statement(f"joker_swap.{rules.joker_swap}", ("joker_swap",), laws=("R-18", "R-19", "I-11"))
    yield Statement(f"joker_reuse.{rules.joker_reuse}", ("joker_reuse",), laws=("R-20",))
    if rules.protect_pure_run:
        yield Statement("protect_pure_run", ("protect_pure_run",), laws=("I-14",))
    yield from absent(("protect_pure_run", not rules.protect_pure_run))


def _wilds(rules: Rules) -> Statement:
    """How many cards of a meld may stand for others, and how many must not (R-3, I-3)."""
    if not rules.wilds_max:
        return Statement("wilds_max.none", ("wilds_max",), laws=("R-3", "I-3"))
    key = "wilds_max"
    if has_effect(rules, "naturals_min"):
        key = "wilds_max.naturals" if rules.naturals_min else "wilds_max.free"
    values: dict[str, object] = {"most": rules.wilds_max, "least": rules.naturals_min}
    return Statement(key, ("wilds_max", "naturals_min"), values, examples.wild_melds(rules), ("R-3", "I-3"))

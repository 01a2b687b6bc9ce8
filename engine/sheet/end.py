"""The sheet for the end of a round and of a match: going out, the end of the stock, the count, penalties, the match."""

from __future__ import annotations

from collections.abc import Iterator

from engine.rules import Rules
from engine.sheet import examples
from engine.sheet.effect import dark_can_count, dark_counts, has_effect, lays_off, punishes_full, punishes_layoffs
from engine.sheet.statement import Absent, Example, Statement, absent


def going_out(rules: Rules) -> Iterator[Statement | Absent]:
    """What it takes to go out (D-17, D-20, R-11, R-21, I-13, I-15, I-16)."""
    knock = ".knock" if rules.scoring != "penalty" else ""
    laws = ("G-8", "D-14", "D-17", "R-21", "I-15")
    yield Statement(f"closing_discard.{rules.closing_discard}{knock}", ("closing_discard",), laws=laws)
    first = "on" if rules.starter_out_first_turn else "off"
    yield Statement(f"starter_out_first_turn.{first}", ("starter_out_first_turn",), laws=("R-11",))
    if rules.out_runs or rules.out_pure_runs:
        yield _runs(rules)
    needs = "on" if rules.dark_needs_meld else "off"
    yield Statement(f"dark_needs_meld.{needs}", ("dark_needs_meld",), laws=("D-20",))
    if rules.turned_card == "wild_closing":
        yield Statement("turned_closing", ("turned_card",), laws=("I-13",))
    yield from absent(("out_runs", not rules.out_runs and not rules.out_pure_runs, ("out_runs", "out_pure_runs")))


def _runs(rules: Rules) -> Statement:
    """I-16: how many runs of one's own, and how many of them pure."""
    key = "out_runs" if not rules.out_pure_runs else "out_runs.pure" if not rules.out_runs else "out_runs.both"
    values: dict[str, object] = {"runs": rules.out_runs, "pure": rules.out_pure_runs}
    return Statement(key, ("out_runs", "out_pure_runs"), values, laws=("I-16",))


def stock(rules: Rules) -> Iterator[Statement | Absent]:
    """What happens when the stock is empty (D-21, R-25, G-12)."""
    values: dict[str, object] = {"times": rules.reshuffles}
    yield Statement(
        f"stock_out.{rules.stock_out}{_renewal(rules)}", ("stock_out", "reshuffles"), values, laws=("D-21", "R-25", "I-19")
    )
    yield Statement("laps_max", ("laps_max",), {"laps": rules.laps_max}, laws=("G-12",))


def _renewal(rules: Rules) -> str:
    """What else is said where a new stock may be made: that it never is, or that the head card ends as one with it."""
    if not has_effect(rules, "reshuffles"):
        return ""
    if not rules.reshuffles:
        return ".never"
    return ".head" if rules.upcard == "head" else ""


def count(rules: Rules, seats: int) -> Iterator[Statement | Absent]:
    """How a round is counted (D-15, D-18 to D-23, R-22, R-24, I-17, I-18, D-31, D-35)."""
    yield Statement(f"count.{rules.scoring}", ("scoring",), {}, _round(rules), ("D-22", "R-24", "I-17", "D-35"))
    yield _head(rules)
    yield from _bonus(rules)
    yield from _multiples(rules)
    yield from _never_laid(rules)
    if rules.hand_cap:
        yield Statement("hand_cap", ("hand_cap",), {"points": rules.hand_cap}, laws=("I-18",))
    if rules.scoring == "stakes":
        yield from _stakes(rules, seats or rules.players_max)
    yield from _left_out(rules)


def _round(rules: Rules) -> tuple[Example, ...]:
    return () if rules.scoring == "stakes" else (examples.counted_round(rules),)


def _head(rules: Rules) -> Statement:
    """D-15: what the head card counts."""
    key = "value_head.special" if rules.special_cards else "value_head"
    values: dict[str, object] = {"points": rules.value_head, "special": rules.value_head_special}
    return Statement(key, ("value_head", "value_head_special"), values, laws=("D-15",))


def _bonus(rules: Rules) -> Iterator[Statement]:
    """D-18: what going out brings."""
    if rules.knock_bonus:
        yield Statement(f"knock_bonus.{rules.scoring}", ("knock_bonus",), {"points": rules.knock_bonus}, laws=("D-18",))
    if rules.bonus_closing_special:
        key = f"bonus_closing_special.{rules.scoring}"
        yield Statement(key, ("bonus_closing_special",), {"points": rules.bonus_closing_special})


def _multiples(rules: Rules) -> Iterator[Statement]:
    """D-19, D-31, R-22: what counts several times."""
    if dark_counts(rules):
        scope: str = "stakes" if rules.scoring == "stakes" else rules.dark_scope
        scope += ".penalty" if rules.scoring == "penalty" and scope == "all" else ""
        dark = examples.dark_round(rules)
        times: dict[str, object] = {"times": rules.dark_multiplier}
        yield Statement(f"dark.{scope}", ("dark_multiplier", "dark_scope"), times, (dark,) if dark else (), ("D-19",))
    if rules.colour_multiplier > 1:
        both = ".stakes" if rules.scoring == "stakes" else ".dark" if dark_counts(rules) else ""
        yield Statement(f"colour_multiplier{both}", ("colour_multiplier",), {"times": rules.colour_multiplier}, laws=("D-31",))
    if rules.hand_multiplier > 1 and has_effect(rules, "hand_multiplier"):
        table = "empty" if rules.hand_needs_empty_table else "any"
        settings = ("hand_multiplier", "hand_needs_empty_table")
        yield Statement(f"hand_multiplier.{table}", settings, {"times": rules.hand_multiplier}, laws=("R-22", "R-23"))


def _never_laid(rules: Rules) -> Iterator[Statement]:
    """D-23, I-17: what counts for a player who never laid."""
    if rules.never_laid == "plain":
        return
    sign = ".minus" if rules.never_laid == "flat" and rules.scoring != "penalty" else ""
    values: dict[str, object] = {"points": rules.never_laid_points, "when": rules.never_laid_when}
    settings = ("never_laid", "never_laid_points", "never_laid_when")
    shown = () if rules.scoring == "stakes" else (examples.hand_of_who_never_laid(rules),)
    yield Statement(f"never_laid.{rules.never_laid}{sign}", settings, values, shown, ("D-23", "I-17"))


def _stakes(rules: Rules, seats: int) -> Iterator[Statement]:
    """D-35: who pays whom how many units."""
    paid = tuple(enumerate(rules.stake_ranks[: seats - 1], 2))
    while paid and not paid[-1][1]:
        paid = paid[:-1]
    rest = ".none" if not paid else ".rest" if len(paid) < seats - 1 else ""
    yield Statement(f"stake_ranks{rest}", ("stake_ranks",), {"ranks": paid}, laws=("D-35",))
    for key in ("stake_knock", "stake_head", "stake_special", "stake_knock_feed"):
        if getattr(rules, key):
            yield Statement(key, (key,), {"units": getattr(rules, key)}, laws=("D-35",))
    if rules.stake_mistake:
        which = "both" if punishes_layoffs(rules) and punishes_full(rules) else "layoff" if punishes_layoffs(rules) else "full"
        yield Statement(f"stake_mistake.{which}", ("stake_mistake",), {"units": rules.stake_mistake}, laws=("D-35",))


def _left_out(rules: Rules) -> list[Absent]:
    found = absent(
        ("knock_bonus", not rules.knock_bonus),
        ("bonus_closing_special", not rules.bonus_closing_special),
        ("dark_multiplier", dark_can_count(rules) and not dark_counts(rules), _with_effect(rules, "dark_multiplier", "dark_scope")),
        ("colour_multiplier", rules.colour_multiplier == 1),
        ("hand_multiplier", rules.hand_multiplier == 1),
        ("never_laid", rules.never_laid == "plain"),
        ("hand_cap", not rules.hand_cap),
    )
    stakes = ("stake_knock", "stake_head", "stake_special", "stake_knock_feed", "stake_mistake")
    return [*found, *absent(*((key, not getattr(rules, key)) for key in stakes))]


def penalties(rules: Rules) -> Iterator[Statement | Absent]:
    """What a discard can cost (D-24, D-25, D-32, D-34)."""
    both = ("penalty_layoff_discard", "penalty_notice")
    if punishes_layoffs(rules):
        points: dict[str, object] = {"points": rules.penalty_layoff_discard}
        yield Statement(f"penalty_layoff_discard.{rules.penalty_notice}", both, points, laws=("D-24",))
    found = ("penalty_knock_feed", "penalty_head_feed", "penalty_full_discard")
    for key, law in zip(found, ("D-25", "D-32", "D-34"), strict=True):
        if getattr(rules, key):
            yield Statement(key, (key,), {"points": getattr(rules, key)}, laws=(law,))
    unpunished = lays_off(rules) and not punishes_layoffs(rules)
    yield from absent(("penalty_layoff_discard", unpunished, _with_effect(rules, *both)))
    yield from absent(*((key, not getattr(rules, key)) for key in found))


def _with_effect(rules: Rules, *keys: str) -> tuple[str, ...]:
    """Those of two settings, each of which can switch the other off, that have an effect; perhaps none."""
    return tuple(key for key in keys if has_effect(rules, key))


def match(rules: Rules) -> Iterator[Statement | Absent]:
    """When the match ends, who has won it, and who deals next (D-29, D-30, R-26, I-20)."""
    unit = ".units" if rules.scoring == "stakes" else ""
    if rules.match_end == "target":
        yield Statement(f"match_end.target{unit}", ("match_end", "target"), {"target": rules.target}, laws=("D-30", "R-26", "I-20"))
    else:
        yield Statement("match_end.rounds", ("match_end", "rounds"), {"rounds": rules.rounds}, laws=("R-26", "D-35"))
    wins = "units" if unit else "high" if rules.high_wins else "low"
    yield Statement(f"tie.{rules.tie}", ("tie",), {"wins": wins}, laws=("D-30", "R-26"))
    yield Statement(f"next_dealer.{rules.next_dealer}", ("next_dealer",), laws=("D-29", "R-7", "I-20"))

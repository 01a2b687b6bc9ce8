"""How the game goes, in a few sentences that follow the settings of the table."""

from __future__ import annotations

from collections.abc import Iterator

from engine.rules import Rules
from ui.choice import dialog
from ui.texts import Texts
from ui.tree import Node, element


def name_of(rules: Rules, texts: Texts) -> str:
    """What the game is called."""
    key = f"game.{rules.name}.name"
    return texts(key) if texts.knows(key) else rules.name


def rules_sheet(rules: Rules, texts: Texts) -> Node:
    """The sentences as a sheet above the table."""
    items = [element("li", sentence, key=str(at)) for at, sentence in enumerate(sentences(rules, texts))]
    return dialog(
        name_of(rules, texts),
        element("ol", *items, key="sentences", class_="sentences", tabindex="0"),
        element("button", texts("action.close"), key="close", class_="button main", data_action="close"),
        key="rules",
    )


def sentences(rules: Rules, texts: Texts) -> Iterator[str]:
    """What a player has to know, in the order in which one plays."""
    yield texts("how.goal.laid" if rules.scoring != "penalty" else "how.goal.hand")
    yield texts("how.melds")
    yield from _of_wild_cards(rules, texts)
    yield texts("how.draw.deep" if rules.pile_take == "deep" else f"how.draw.{rules.pile_use}")
    yield from _of_opening(rules, texts)
    if rules.layoff != "none":
        yield texts(f"how.layoff.{rules.layoff}")
    if rules.joker_swap != "off":
        yield texts("how.swap")
    yield from _of_going_out(rules, texts)
    yield from _of_scoring(rules, texts)


def _of_wild_cards(rules: Rules, texts: Texts) -> Iterator[str]:
    if rules.jokers:
        yield texts("how.jokers")
    if rules.turned_card != "none":
        yield texts("how.turned")
    if rules.turned_card == "wild_closing":
        yield texts("how.turned_closing")


def _of_opening(rules: Rules, texts: Texts) -> Iterator[str]:
    if rules.opening_points:
        yield texts("how.opening_points", points=rules.opening_points)
    if rules.opening_from_pile:
        yield texts("how.opening_from_pile")


def _of_going_out(rules: Rules, texts: Texts) -> Iterator[str]:
    if rules.out_runs:
        yield texts("how.out_runs", runs=rules.out_runs, pure=rules.out_pure_runs)
    yield texts("how.out.optional" if rules.closing_discard == "optional" else "how.out.discard")


def _of_scoring(rules: Rules, texts: Texts) -> Iterator[str]:
    if rules.special_cards:
        cards = texts.listed([texts.card(card) for card in rules.special_cards])
        yield texts("how.special", cards=cards, points=rules.value_special)
    if rules.upcard == "head":
        yield texts("how.head", points=rules.value_head)
    if rules.penalty_layoff_discard:
        yield texts("how.penalty", points=rules.penalty_layoff_discard)
    if rules.never_laid != "plain":
        yield texts(f"how.never_laid.{rules.never_laid}", points=rules.never_laid_points)
    if rules.match_end == "target":
        yield texts("score.goal.high" if rules.high_wins else "score.goal.low", target=rules.target)

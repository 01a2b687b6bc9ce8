"""The melds on the table, grouped by their owners."""

from __future__ import annotations

from collections.abc import Sequence

from engine.state import Meld
from ui.browser.tree import Node, element
from ui.game.contract import ACTION
from ui.game.game import YOU, Game
from ui.parts.cards import laid_name, laid_picture
from ui.parts.texts import Texts


def field(game: Game, texts: Texts) -> Node:
    """Where melds lie: the player's own first, then the others' in the order of play."""
    apart = opening_numbers(game)
    groups = [group for seat in range(len(game.match.names)) if (group := _group(game, texts, seat, apart))]
    lit = bool(game.options.table)
    return element(
        "section",
        *groups,
        None if groups or lit else element("p", texts("melds.none"), key="none", class_="none"),
        _lay_here(texts) if lit else None,
        key="field",
        class_="laid-field",
        data_zone="table",
        data_target="lay" if lit else None,
        data_reveal="start" if game.turn_begins else None,
        aria_label=texts("melds.title"),
    )


def opening_numbers(game: Game) -> list[int]:
    """The melds of an opening that is still being made: they lie in the tray."""
    if not (game.is_opening and game.view.to_move == YOU):
        return []
    return [step.number for step in game.state.turn.steps if step.kind == "meld"]


def _lay_here(texts: Texts) -> Node:
    words = element("span", texts("melds.place.lay"), class_="over-label")
    return element("button", words, key="here", class_="over new", data_press="table", aria_label=texts("melds.here"))


def _group(game: Game, texts: Texts, seat: int, apart: Sequence[int]) -> Node | None:
    numbers = [number for number, meld in game.view.melds.items() if meld.owner == seat and number not in apart]
    if not numbers:
        return None
    name = texts("melds.yours") if seat == YOU else game.match.names[seat]
    return element(
        "section",
        element("h2", name),
        element("ul", *[meld_item(game, texts, number) for number in numbers], class_="melds"),
        key=f"group{seat}",
        class_="owner",
        data_owner=seat,
    )


def meld_name(meld: Meld, texts: Texts) -> str:
    """A meld as it is read out."""
    return texts(f"melds.{meld.kind}", cards=", ".join(laid_name(laid, texts) for laid in meld.cards))


def meld_cards(meld: Meld, texts: Texts) -> Node:
    """The cards of a meld, each overlapping the one before."""
    seen: dict[str, int] = {}
    pictures = []
    for laid in meld.cards:
        seen[str(laid)] = seen.get(str(laid), 0) + 1
        pictures.append(element("li", laid_picture(laid, texts, "card"), key=f"{laid}.{seen[str(laid)]}"))
    return element("ol", *pictures, key="cards", class_="meld-cards")


def meld_item(game: Game, texts: Texts, number: int) -> Node:
    """A meld with what can be done with it: add the chosen cards, or take it back."""
    meld = game.view.melds[number]
    ways = game.options.melds.get(number, ())
    action = ACTION[ways[0].kind] if ways else None
    return element(
        "li",
        meld_cards(meld, texts),
        _add_here(meld, texts, number, action) if action else _ask_here(game, meld, texts, number),
        _take_back(meld, texts, number) if number in game.options.backs and not action else None,
        key=f"meld{number}",
        class_="meld",
        data_meld=number,
        data_kind=meld.kind,
        data_target=action,
        data_reveal="nearest" if number == next(iter(game.options.melds), None) else None,
        data_own=meld.owner == YOU,
    )


def _add_here(meld: Meld, texts: Texts, number: int, action: str) -> Node:
    label = element("span", texts(f"melds.place.{action}"), class_="over-label")
    name = texts(f"melds.{action}", meld=meld_name(meld, texts))
    return element("button", label, key="add", class_="over", data_action=action, data_number=number, aria_label=name)


def _ask_here(game: Game, meld: Meld, texts: Texts, number: int) -> Node | None:
    """While cards are chosen a press on any meld is answered, if only by the reason why they do not fit."""
    if not game.chosen or game.view.phase != "lay":
        return None
    name = texts("melds.layoff", meld=meld_name(meld, texts))
    return element("button", key="ask", class_="over ask", data_press="meld", data_number=number, aria_label=name)


def _take_back(meld: Meld, texts: Texts, number: int) -> Node:
    return element(
        "button",
        element("span", "↩", aria_hidden="true"),
        key="back",
        class_="take-back",
        data_action="back",
        data_number=number,
        aria_label=texts("melds.back", meld=meld_name(meld, texts)),
    )

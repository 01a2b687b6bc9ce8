"""The player's hand."""

from __future__ import annotations

from ui.browser.tree import Node, element, styled
from ui.game.game import Game
from ui.game.order import Held
from ui.parts.cards import picture
from ui.parts.texts import Texts


def hand(game: Game, texts: Texts) -> Node:
    """The hand in its order, every card a button that is pressed in while it is chosen."""
    count = len(game.hand)
    cards = [element("li", _card(game, texts, each), key=each.key) for each in game.hand]
    return styled(
        element(
            "ul",
            *cards,
            key="hand",
            class_="hand",
            data_zone="hand",
            data_origin="hand",
            data_size="small" if count <= 9 else "medium" if count <= 15 else "large",
            aria_label=texts.number("hand.name", count),
        ),
        count=max(1, count),
        half=max(1, (count + 1) // 2),
        third=max(1, (count + 2) // 3),
    )


def _card(game: Game, texts: Texts, each: Held) -> Node:
    new = each.card in game.fresh and game.your_turn and _last_of_its_kind(game, each)
    wild = each.card.rank > 0 and each.card.rank == game.view.wild_rank
    name = texts("hand.wild", card=texts.card(each.card)) if wild else texts.card(each.card)
    return picture(
        each.card,
        element("span", "★", key="wild", class_="wild", aria_hidden="true") if wild else None,
        tag="button",
        key="card",
        data_key=each.key,
        data_fly=str(each.card),
        data_from="stock",
        data_new=new,
        aria_pressed="true" if each.key in game.chosen else "false",
        aria_label=texts("hand.new", card=name) if new else name,
    )


def _last_of_its_kind(game: Game, each: Held) -> bool:
    """Of equal cards as many are marked as new as have come."""
    alike = [other.key for other in game.hand if other.card == each.card]
    return each.key in alike[-game.fresh.count(each.card) :]

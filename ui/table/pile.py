"""The middle of the table: stock, discard pile, turned card."""

from __future__ import annotations

from engine.cards import JOKER, Card
from engine.laws.ending import closed_covered
from engine.state import UNKNOWN
from engine.wording.names import rank_name
from ui.browser.tree import Node, element, styled
from ui.game.game import YOU, Game
from ui.game.order import Held, held
from ui.parts.cards import back, picture
from ui.parts.texts import Texts


def middle(game: Game, texts: Texts) -> Node:
    """Stock, pile and turned card side by side; a pile that lies open becomes a row."""
    wide = game.view.rules.pile_visible == "all"
    turned = _turned(game, texts)
    return element(
        "section",
        _stock(game, texts),
        turned,
        _row(game, texts) if wide else _heap(game, texts),
        key="middle",
        class_="middle",
        data_row=wide,
        data_three=turned is not None,
        data_scrolls=wide,
        aria_label=texts("middle.name"),
    )


def _stock(game: Game, texts: Texts) -> Node:
    left = game.view.stock
    layers = [back(str(at)) for at in range(min(3, (left + 19) // 20))]
    lit = game.options.draw
    return element(
        "button",
        element("span", *layers, key="layers", class_="layers"),
        element("span", str(left), key="count", class_="badge", aria_hidden="true"),
        key="stock",
        class_="place stock",
        data_zone="stock",
        data_press="stock",
        data_origin="stock",
        data_target="draw" if lit else None,
        aria_label=texts.number("stock.name", left),
    )


def _turned(game: Game, texts: Texts) -> Node | None:
    """The turned card, or a note of the wild rank once it is gone."""
    view = game.view
    if view.rules.turned_card == "none":
        return None
    card = view.turned
    title = " ".join([texts("turned.title"), _wild_sign(view.wild_rank, texts)])
    return element(
        "button",
        picture(card, key="card", data_fly=str(card)) if card else element("span", key="card", class_="card empty"),
        element("span", title, key="title", class_="badge", aria_hidden="true"),
        key="turned",
        class_="place turned",
        data_zone="turned",
        data_press="turned",
        data_target="take" if game.options.turned else None,
        aria_label=_turned_name(card, view.wild_rank, texts, title, lit=game.options.turned),
    )


def _wild_sign(rank: int, texts: Texts) -> str:
    return texts.sign(Card(rank, "s")) if rank else texts.card(JOKER)


def _turned_name(card: Card | None, wild_rank: int, texts: Texts, title: str, *, lit: bool) -> str:
    rank = rank_name(wild_rank, texts.language) if wild_rank else ""
    if card is None:
        return texts("turned.gone", title=title, rank=rank)
    name = texts("turned.name" if rank else "turned.jokers", title=title, card=texts.card(card), rank=rank)
    return " ".join([name, texts("turned.take")]) if lit else name


def _heap(game: Game, texts: Texts) -> Node:
    """A pile of which only the top is looked at: one press takes it, or discards onto it."""
    pile = _seen_pile(game)
    top = pile[-1] if pile else None
    under = len(pile) - 1
    return element(
        "button",
        _top(game, top),
        element("span", texts("pile.title"), key="title", class_="badge", aria_hidden="true"),
        key="pile",
        class_="place heap",
        data_zone="pile",
        data_press="pile",
        data_deep=under > 0,
        data_target=_pile_target(game),
        aria_label=_heap_name(top, texts, _pile_target(game)),
    )


def _seen_pile(game: Game) -> list[Card]:
    """The pile as it lies: the card with which somebody has gone out may be covered, one's own too."""
    view = game.view
    covered = view.out == YOU and closed_covered(view.state)
    return [*view.pile[:-1], UNKNOWN] if covered else list(view.pile)


def _top(game: Game, top: Card | None) -> Node:
    if top is None:
        return element("span", key="none", class_="card empty")
    if top == UNKNOWN:
        return back("closed", data_from=_thrower(game))
    return picture(top, key=f"{top}{len(game.view.pile)}", data_fly=str(top), data_from=_thrower(game))


def _thrower(game: Game) -> str:
    """Where the newest card of the pile came from."""
    last = game.state.last_discard
    return "hand" if last is None or last.seat == YOU else f"seat-{last.seat}"


def _heap_name(top: Card | None, texts: Texts, target: str | None) -> str:
    if top is None:
        name = texts("pile.empty")
    else:
        name = texts("pile.closed") if top == UNKNOWN else texts("pile.name", card=texts.card(top))
    return ". ".join([name, texts(f"pile.do.{target}")]) if target else name


def _pile_target(game: Game) -> str | None:
    if game.options.discard:
        return "discard"
    return "take" if game.options.takes else None


def _row(game: Game, texts: Texts) -> Node:
    """The whole pile in a row, every card a button: a press on one shows what would come along."""
    pile = held(_seen_pile(game))
    cards = [element("li", _row_card(game, texts, at, each), key=each.key) for at, each in enumerate(pile)]
    row = element("ol", *cards, _empty(pile), key="row", class_="row", aria_label=texts("pile.row"))
    place = element(
        "div",
        row,
        _discard_here(game, texts),
        key="pile",
        class_="place pile-row",
        data_zone="pile",
        data_size=_size(len(pile)),
        data_target=_pile_target(game),
    )
    rows = {name: max(1, -(-len(pile) // rows)) for name, rows in (("count", 1), ("half", 2), ("third", 3), ("quarter", 4))}
    return styled(place, **rows)


def _size(count: int) -> str:
    return "small" if count <= 9 else "medium" if count <= 18 else "large" if count <= 27 else "huge"


def _empty(pile: tuple[Held, ...]) -> Node | None:
    return None if pile else element("li", element("span", class_="card empty"), key="empty")


def _discard_here(game: Game, texts: Texts) -> Node | None:
    """While a card can be discarded the whole row is the place for it."""
    if not game.options.discard:
        return None
    return element("button", key="here", class_="over", data_press="pile", aria_label=texts("pile.here"))


def _row_card(game: Game, texts: Texts, at: int, each: Held) -> Node:
    if each.card == UNKNOWN:
        return back("closed", data_from=_thrower(game))
    head = at == 0 and game.view.head
    name = texts("pile.head", card=texts.card(each.card)) if head else texts.card(each.card)
    lit = at in game.options.takes
    return picture(
        each.card,
        element("span", key="crown", class_="crown", aria_hidden="true") if head else None,
        tag="button",
        key="card",
        data_fly=str(each.card),
        data_from=_thrower(game),
        data_press="row",
        data_at=at,
        data_target="take" if lit else None,
        data_along=game.reach is not None and at >= game.reach,
        aria_pressed="true" if game.reach == at else "false",
        aria_label=texts.number("pile.take", len(game.view.pile) - at, card=name) if lit else name,
    )

"""Nothing in the page tells a hidden card while a round is played: no text, name, attribute or class, be it only for a moment."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from engine.cards import JOKER, PACK, Card
from engine.events import seen
from engine.match import Match
from engine.record import read
from engine.state import UNKNOWN
from tests.browser.tapper import Tapper
from tests.browser.test_tabs import record, your_turn
from ui.parts.texts import LANGUAGES, Texts

OpenPage = Callable[..., Page]
AnotherTab = Callable[[Page], Page]
Boot = Callable[..., None]

TURNS: Final = 200 if os.environ.get("EFFORT") == "full" else 2
TOKEN: Final = re.compile(r"(?<![A-Za-z0-9])(?:[A2-9TJQK]|10)[shdc](?![A-Za-z0-9])", re.IGNORECASE)
WORDS: Final = {"as", "ad", "ah", "js"}
"""What is no card where it stands in small letters."""

TEXTS: Final = [Texts(language) for language in LANGUAGES]
NAMES: Final = {card: [texts.card(card) for texts in TEXTS] for card in PACK}
STANDS: Final = {card: [texts("card.as", card="", other=texts.card(card)) for texts in TEXTS] for card in PACK}
"""How a wild card that one sees is said to stand for a card: that one could lay it so does not tell where that card is."""

WATCH: Final = """
globalThis.everShown = [];
new MutationObserver((changes) => {
  for (const { target, addedNodes, attributeName, type } of changes) {
    if (type === "attributes") everShown.push(attributeName + "=" + target.getAttribute(attributeName));
    else if (type === "characterData") everShown.push(target.data);
    else for (const node of addedNodes) everShown.push(node.outerHTML ?? node.data);
  }
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""
"""Writes down all that comes into the document, however short it stays there."""

EVERYTHING: Final = """() => [
  document.documentElement.outerHTML,
  document.title, document.cookie, window.name, location.href, JSON.stringify(history.state),
  JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }),
  ...[...document.querySelectorAll("input, textarea")].map((field) => field.value),
  ...[...document.querySelectorAll("*")].flatMap((node) => Object.entries(node).map(String)),
  ...everShown.splice(0),
].join("\\n")"""


MEND: Final = """() => {
  document.body.className = document.title = "";
  localStorage.removeItem("next");
  delete document.body.kept;
}"""
"""Takes every leak away again that the test of the search has made."""


def told(match: Match) -> Iterator[Card]:
    """Every card that the person has been told of in this round, or at the draw for the deal."""
    view = match.round.view(0)
    yield from (
        *view.hand,
        *view.pile,
        *(card for known in view.known for card in known),
        *(card for drawn in match.draws for card in drawn),
    )
    if view.turned:
        yield view.turned
    for meld in view.melds.values():
        for laid in meld.cards:
            yield from (laid.card, laid.stands)
    for happened in match.round.events:
        event = seen(happened, 0)
        if event:
            yield from event.cards
            for step in event.steps:
                yield from step.freed
                yield from (card for said in step.cards for card in (said.card, said.stands or said.card))


def hidden(match: Match) -> set[Card]:
    """The cards of which the person has seen no copy in this round."""
    return set(PACK) - set(told(match)) - {UNKNOWN, JOKER}


def found(page: Page, match: Match) -> set[Card]:
    """The hidden cards that the page tells of all the same."""
    text = page.evaluate(EVERYTHING)
    tokens = {token.lower().replace("10", "t") for token in set(TOKEN.findall(text)) - WORDS}
    return {card for card in hidden(match) if str(card).lower() in tokens or is_named(card, text)}


def is_named(card: Card, text: str) -> bool:
    """Is that card named there, but as what a wild card may stand for?"""
    for stands in STANDS[card]:
        text = text.replace(stands, "")
    return any(name in text for name in NAMES[card])


def searched(page: Page) -> None:
    """Search the page as it is, and all that it has shown since it was searched last."""
    expect(page.locator("#record")).to_have_count(0)
    match = read(record(page))
    assert hidden(match)
    assert found(page, match) == set(), f"seed {match.seed}"


def under_every_sheet(page: Page) -> None:
    """Search the page with everything that can be opened from the table."""
    for action in ("log", "menu"):
        page.locator(f"[data-action='{action}']").click()
        searched(page)
        page.locator("dialog [data-action='close']").click()
    page.locator("[data-action='menu']").click()
    page.locator("[data-action='fair']").click()
    searched(page)
    page.locator("[data-action='done']").click()


def play_searched(page: Page, tapper: Tapper) -> None:
    """One turn, searched after every step of it."""
    steps = (tapper.lay_melds, tapper.lay_off, tapper.end)
    tapper.turns += 1
    for step in steps if tapper.draw() else ():
        searched(page)
        step()
    if tapper.screen() == "table":
        searched(page)


@pytest.mark.parametrize("rules", ["romme", "dummy", "indian"])
def test_no_hidden_card_is_in_the_page(open_page: OpenPage, another_tab: AnotherTab, boot: Boot, rules: str) -> None:
    page = open_page()
    page.add_init_script(WATCH)
    boot(page, f"rules={rules}&players=3&pace=0")
    your_turn(page)
    searched(page)
    under_every_sheet(page)
    tapper = Tapper(page)
    while tapper.turns < TURNS and tapper.screen() == "table":
        play_searched(page, tapper)
    if rules == "romme" and tapper.screen() == "table":
        watcher = another_tab(page)
        watcher.add_init_script(WATCH)
        boot(watcher)
        searched(watcher)
        watcher.locator("[data-action='watch']").click()
        watcher.locator("#table").wait_for()
        searched(watcher)


def test_the_search_finds_what_is_hidden_anywhere(page: Page, boot: Boot) -> None:
    page.add_init_script(WATCH)
    boot(page, "rules=romme&players=3&seed=5eed&pace=0")
    your_turn(page)
    match = read(record(page))
    card, *_ = sorted(hidden(match))
    assert found(page, match) == set()
    for leak in (
        "(card) => document.body.setAttribute('class', `face-${card}`)",
        "(card) => localStorage.setItem('next', card)",
        "(card) => { document.body.kept = card }",
        "(card) => { document.title = card }",
    ):
        page.evaluate(leak, str(card))
        assert found(page, match) == {card}, leak
        page.evaluate(MEND)
        page.evaluate(EVERYTHING)
        assert found(page, match) == set()
    held = next(held for held in match.round.view(0).hand if held.rank)
    page.evaluate("(name) => document.body.append(name)", NAMES[held][0] + STANDS[card][0])
    assert found(page, match) == set()
    page.evaluate("(name) => document.body.append(name)", NAMES[card][0])
    assert found(page, match) == {card}

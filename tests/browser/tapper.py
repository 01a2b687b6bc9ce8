"""A player who sees nothing but the page, and plays by tapping what it offers."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from playwright.sync_api import Locator, Page, expect

RANKS = "A23456789TJQK"
TRIES = 3
YOURS = "html[data-turn='0'][data-screen='table'], html[data-screen='score']"


class Tapper:
    """Plays by the hooks of the page: draws, lays what lights up, discards; takes back what would not do."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.turns = 0
        self.laid = 0
        self.added = 0
        self.taken = 0
        self.back = 0
        self.touch = bool(page.evaluate("navigator.maxTouchPoints > 0"))

    def play_round(self, turns: int = 120) -> None:
        """Play until the score sheet is there."""
        while self.screen() == "table":
            assert self.turns < turns, "the round goes on for ever"
            self.turn()
        expect(self.page.locator("#record")).to_have_count(1)

    def screen(self) -> str:
        """The screen that is shown when it is the player's turn, or when the round is over."""
        self.page.locator(YOURS).wait_for(state="attached", timeout=60_000)
        return self.page.locator("html").get_attribute("data-screen") or ""

    def turn(self) -> None:
        """One turn, as far as a card on the table or the last discard."""
        self.turns += 1
        if not self.draw():
            return
        self.lay_melds()
        self.lay_off()
        self.end()

    def draw(self) -> bool:
        """Take from the pile if anything may be taken, sometimes; otherwise draw; otherwise pass."""
        if self.page.locator("#table[data-phase='lay']").count():
            return True
        takes = self.page.locator("[data-zone='pile'] button[data-target='take']")
        if takes.count() and self.turns % 2:
            self.take(takes.last)
        elif self.lit("[data-zone='stock']").count():
            self.tap(self.page.locator("[data-zone='stock']"))
        elif takes.count() and not self.page.locator("[data-action='pass']:not([aria-disabled])").count():
            self.take(takes.last)
        else:
            self.tap(self.page.locator("[data-action='pass']"))
            return False
        expect(self.page.locator("#table")).to_have_attribute("data-phase", "lay")
        return True

    def take(self, card: Locator) -> None:
        """Take from a row that lies open: one tap shows what comes along, the next one takes it."""
        self.taken += 1
        self.tap(card)
        chosen = self.page.locator("[data-zone='pile'] button[aria-pressed='true']")
        expect(chosen).to_have_count(1)
        assert self.page.locator("[data-zone='pile'] [data-along]").count() >= 1
        self.tap(chosen)

    def lay_melds(self) -> None:
        """Lay every set and every run of three that lights the table."""
        for keys in self.candidates():
            if not set(keys) <= set(self.hand()):
                continue
            self.choose(keys)
            if self.lit("[data-zone='table']").count():
                self.tap(self.page.locator("[data-zone='table'] > button"))
                self.answer()
                self.laid += 1
            self.let_go()

    def candidates(self) -> list[list[str]]:
        """Cards of the hand that look like a meld: three of a rank, or three of a suit in a row."""
        cards = [(key, key.split(".")[0]) for key in self.hand()]
        return [*_sets(cards), *_runs(cards)]

    def lay_off(self) -> None:
        """Try a few cards, every turn others, at every meld that lights up for them."""
        if not self.page.locator("[data-meld]").count():
            return
        hand = self.hand()
        for key in (hand[self.turns :] + hand[: self.turns])[:TRIES]:
            if key not in self.hand():
                continue
            self.choose([key])
            lit = self.page.locator("[data-meld][data-target] > button[data-action]")
            if lit.count():
                self.tap(lit.first)
                self.answer()
                self.added += 1
            self.let_go()

    def end(self) -> None:
        """Discard a card that may go; while none may, take back what was laid last."""
        for _ in range(60):
            for key in self.hand()[::-1][: 1 if self.undo.count() else None]:
                self.choose([key])
                if self.lit("[data-zone='pile']").count():
                    self.discard()
                    return
                self.let_go()
            self.back += 1
            self.tap(self.undo)
            if self.page.locator("#table[data-phase='draw']").count():
                self.tap(self.page.locator("[data-zone='stock']"))
        raise AssertionError(self.page.locator("[role='status']").inner_text())

    @property
    def undo(self) -> Locator:
        """The button that takes back the last step, while there is one."""
        return self.page.locator("[data-action='undo']:not([aria-disabled])")

    def discard(self) -> None:
        """Alternately by the pile and by the button."""
        pile = "[data-zone='pile']"
        if self.turns % 2:
            self.tap(self.page.locator(f"button{pile}, {pile} > button").first)
        else:
            self.tap(self.page.locator("[data-action='discard']"))

    def choose(self, keys: list[str]) -> None:
        """Choose cards of the hand by tapping the strips of them that are free."""
        chosen = self.keys("[aria-pressed='true']")
        for key in keys:
            if key not in chosen:
                self.tap_strip(self.in_hand(key))
        pressed = self.keys("[aria-pressed='true']")
        assert pressed == [key for key in self.hand() if key in keys], (keys, pressed)

    def let_go(self) -> None:
        """Let go of everything that is still chosen; the last card of a hand chooses itself."""
        if len(self.hand()) == 1:
            return
        for key in self.keys("[aria-pressed='true']"):
            self.tap_strip(self.in_hand(key))
        assert self.keys("[aria-pressed='true']") == []

    def answer(self) -> None:
        """Take the first way to lay cards that could mean several things."""
        ways = self.page.locator("dialog [data-action='choose']")
        if ways.count():
            self.tap(ways.first)
        expect(ways).to_have_count(0)

    def hand(self) -> list[str]:
        """The keys of the cards in the hand."""
        return self.keys("")

    def keys(self, kind: str) -> list[str]:
        """The keys of the cards of that kind in the hand."""
        cards = self.page.locator(f"[data-zone='hand'] button{kind}")
        found: list[str] = cards.evaluate_all("all => all.map(card => card.dataset.key)")
        return found

    def in_hand(self, key: str) -> Locator:
        """A card of the hand."""
        return self.page.locator(f"[data-zone='hand'] button[data-key='{key}']")

    def lit(self, where: str) -> Locator:
        """That place, if it is lit for what is chosen."""
        return self.page.locator(f"{where}[data-target]")

    def tap_strip(self, card: Locator) -> None:
        """Tap a card near its corner, which no other card covers."""
        self._press(card, {"x": 10, "y": 12})

    def tap(self, what: Locator) -> None:
        """Tap with a finger where there is one, else with the mouse."""
        self._press(what, None)

    def _press(self, what: Locator, position: dict[str, int] | None) -> None:
        (what.tap if self.touch else what.click)(position=position)
        self.page.locator("html:not([data-turn='busy'])").wait_for(state="attached")


def _sets(cards: list[tuple[str, str]]) -> Iterator[list[str]]:
    ranks: dict[str, dict[str, str]] = defaultdict(dict)
    for key, card in cards:
        ranks[card[0]].setdefault(card, key)
    for rank, found in ranks.items():
        if rank != "*" and len(found) >= 3:
            yield list(found.values())


def _runs(cards: list[tuple[str, str]]) -> Iterator[list[str]]:
    by_card = {card: key for key, card in reversed(cards)}
    used: set[str] = set()
    for suit in "shdc":
        for at in range(len(RANKS) - 2):
            run = [rank + suit for rank in RANKS[at : at + 3]]
            if all(card in by_card and by_card[card] not in used for card in run):
                used.update(by_card[card] for card in run)
                yield [by_card[card] for card in run]

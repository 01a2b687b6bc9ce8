"""The house rules that are being set: the rules so far, what was refused, the player's own sets, and what lies on top."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.cards import card
from engine.errors import Refusal
from engine.kinds import Numbers
from engine.rules import Rules, preset, to_text
from engine.settings import SETTINGS
from engine.wording import readable
from ui.browser.page import Page, Signal
from ui.rules import changes, link, shelf
from ui.rules.changes import Trouble

_LONGEST_PARTS: Final = 300
"""So much is shown of what could not be understood, in letters."""


class House:
    """House rules that are being set.

    `last` is the setting that was changed last, `trouble` why the last wish was refused. `top` names the sheet of paper on top,
    `about` the own set that it is about, `typed` what was written there; `notice` is a text to be read out, with its
    values, `said` how often there has been one.
    `draws` says that what draws QR codes is there, `dropped` which rules a whole other set has just taken the place of, if any.
    """

    def __init__(self, page: Page, rules: Rules, players: int) -> None:
        self.page = page
        self.rules = rules
        self.players = changes.seats_for(rules, players)
        self.own = shelf.read(page.recall(shelf.KEPT))
        self.last = ""
        self.trouble: Trouble | None = None
        self.top = ""
        self.about = ""
        self.typed = ""
        self.notice: tuple[str, dict[str, object]] = ("", {})
        self.said = 0
        self.draws = False
        self.dropped = ""

    # ------------------------------------------------------------------------------------------------ the rules

    def set(self, key: str, value: str) -> None:
        """Give a setting another value, or note why that cannot be."""
        self._try(key, value, lambda: changes.changed(self.rules, self.players, **{key: value}))

    def reset(self, key: str) -> None:
        """Give a setting the value that the game has."""
        value = SETTINGS[key].write(getattr(preset(self.rules.name), key))
        self._try(key, value, lambda: changes.without(self.rules, self.players, key))

    def _try(self, key: str, value: str, change: Callable[[], Rules]) -> None:
        self._forget()
        self.last = key
        try:
            self._play(change())
        except Refusal as refusal:
            self.trouble = changes.trouble(self.rules, self.players, key, value, refusal)

    def _play(self, rules: Rules) -> None:
        self.rules = rules
        self.players = changes.seats_for(rules, self.players)

    def _forget(self) -> None:
        self.trouble = None
        self.dropped = ""
        self.notice = ("", {})

    def use(self, written: str) -> None:
        """Take over a whole set of rules, as far as it can still be understood; what was set can be had again."""
        self._forget()
        self.last = ""
        found = link.read(written)
        if found.rules is not None:
            if self.rules.departures() and self.rules != found.rules:
                self.dropped = to_text(self.rules)
            self._play(found.rules)
        if found.unused:
            self.say("house.unused", parts=readable(", ".join(each.part for each in found.unused), _LONGEST_PARTS))

    def accept(self, number: int) -> None:
        """Take one of the ways out that a refusal offers."""
        if self.trouble and number < len(self.trouble.offers):
            offer = self.trouble.offers[number]
            self._forget()
            self.rules, self.players = offer.rules, offer.players

    def toggle(self, written: str) -> None:
        """Make a card a Speto, or an ordinary one again."""
        chosen = self.rules.special_cards
        one = card(written)
        after = tuple(each for each in chosen if each != one) if one in chosen else (*chosen, one)
        self.set("special_cards", SETTINGS["special_cards"].write(after))

    # ------------------------------------------------------------------------------------------------ own sets

    def say(self, key: str, **values: object) -> None:
        """Note a text that is to be read out."""
        self.notice = (key, values)
        self.said += 1

    def _keep(self, own: tuple[shelf.Own, ...]) -> bool:
        """Keep these sets, or say that nothing can be kept; whether they are."""
        kept = self.page.keep(shelf.KEPT, shelf.written(own))
        if kept:
            self.own = own
        else:
            self.say("house.not_kept")
        return kept

    @property
    def replaced(self) -> str:
        """The name that was written, if another set has it, which would give way; nothing otherwise."""
        name = shelf.tidy(self.typed)
        return name if name != self.about and any(each.name == name for each in self.own) else ""

    def save(self) -> None:
        """Keep the rules under the name that was written, or give a set that name, unless another set has it."""
        if self.replaced or not shelf.tidy(self.typed):
            return
        if not self.about and shelf.is_full(self.own):
            self.say("house.full", most=shelf.MOST)
        else:
            self.replace()

    def replace(self) -> None:
        """The same; another set of that name gives way."""
        name, about = shelf.tidy(self.typed), self.about
        own = shelf.renamed(self.own, about, name) if about else shelf.put(self.own, name, to_text(self.rules))
        if self._keep(own):
            self.open("sets" if about else "")
            self.say("house.kept", name=name)

    async def bring_drawer(self) -> None:
        """Bring what draws QR codes; without it, the link alone must do. Where there is no link there is nothing to draw."""
        if not self.page.place():
            return
        self.draws = await self.page.bring_drawer()
        if not self.draws:
            self.say("house.no_code")

    def delete(self) -> None:
        """Forget a set of the player's own; its rules stay as they are."""
        name = self.about
        self.open("sets")
        if self._keep(shelf.without(self.own, name)):
            self.say("house.deleted", name=name)

    def bring(self, usual_name: str) -> None:
        """Take sets from the text that was pasted."""
        found = shelf.brought(self.typed, usual_name)
        own = self.own
        for each in found.sets:
            own = shelf.put(own, shelf.free(each.name, own), each.rules)
        count = len(own) - len(self.own)
        unused = [*found.unused, *(each.name for each in found.sets[count:])]
        told = _told(count, len(found.sets), unused)
        if self._keep(own):
            self.typed = ", ".join(unused)
            self.say(told, count=count, most=shelf.MOST, parts=readable(self.typed, _LONGEST_PARTS))

    # ------------------------------------------------------------------------------------------------ what is heard

    def open(self, top: str, about: str = "") -> None:
        """Lay a sheet of paper on top, perhaps about one own set; without a name, put it away."""
        self.top = top
        self.about = about
        self.typed = about
        self.notice = ("", {})

    def hear(self, signal: Signal, usual_name: str) -> bool:
        """Answer a press or a change; whether it was meant for the house rules."""
        what = signal.data.get("change", "") if signal.kind == "change" else signal.action
        answer = _ANSWERS.get(what)
        if answer:
            answer(self, signal.data)
        elif what == "bring":
            self.bring(usual_name)
        return answer is not None or what == "bring"


_ANSWERS: Final[dict[str, Callable[[House, dict[str, str]], None]]] = {
    "set": lambda house, data: house.set(data["setting"], part_put(house.rules, data)),
    "card": lambda house, data: house.toggle(data["value"]),
    "offer": lambda house, data: house.accept(int(data["number"])),
    "reset": lambda house, data: house.reset(data["setting"]),
    "reset-all": lambda house, data: house.use(house.rules.name),
    "use": lambda house, data: house.use(data["value"]),
    "typed": lambda house, data: setattr(house, "typed", data["value"]),
    "name": lambda house, data: house.open("name", data.get("value", "")),
    "ask-delete": lambda house, data: house.open("delete", data["value"]),
    "delete": lambda house, data: house.delete(),
    "save": lambda house, data: house.save(),
    "replace": lambda house, data: house.replace(),
    "sets": lambda house, data: house.open("sets"),
    "share": lambda house, data: house.open("share"),
}
"""What the controls of the house rules do."""


def part_put(rules: Rules, data: dict[str, str]) -> str:
    """The value that was chosen; in a list of numbers, the whole list with that one in its place."""
    value = _without_zeros(data["value"])
    if "part" not in data:
        return value
    setting = SETTINGS[data["setting"]]
    assert isinstance(setting, Numbers)
    numbers, at = getattr(rules, data["setting"]), int(data["part"])
    missing = [numbers[-1] if setting.single else 0] * (at + 1 - len(numbers))
    parts = [value if place == at else str(each) for place, each in enumerate((*numbers, *missing))]
    return ",".join(parts) + ("," if setting.single and len(parts) == 1 else "")


def _without_zeros(typed: str) -> str:
    """A number as it was typed, without the zeros before it that a field of the page lets through."""
    return (typed.lstrip("0") or "0") if typed.isascii() and typed.isdigit() else typed


def _told(kept: int, found: int, unused: list[str]) -> str:
    """The text that says how many sets of those that were found are kept, and whether something could not be used."""
    if kept < found:
        return "house.brought_full"
    if not found:
        return "house.brought_none" if unused else "house.brought_nothing"
    return "house.brought_some" if unused else "house.brought"

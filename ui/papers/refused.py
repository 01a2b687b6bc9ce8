"""What the browser refuses: it does not answer, or keeps nothing. As long as it lasts the page says so, and goes on without."""

from __future__ import annotations

from collections.abc import Iterator

from ui.browser.page import Signal
from ui.browser.tree import Node, element
from ui.parts.dialog import answers, dialog
from ui.parts.texts import Texts
from ui.shell import address
from ui.shell.shell import Shell


def heard(shell: Shell, signal: Signal) -> bool:
    """Answer what is told of the browser, and what cannot be done while it does not answer; whether that was all."""
    match signal.kind:
        case "waiting":
            _wait(shell, signal.data["about"])
        case "unreadable":
            shell.keeper.unreadable = signal.data["problem"]
            if shell.begun:
                shell.show()
        case "press" if signal.action == "go_without":
            shell.page.go_without()
        case "press" | "change" | "key" | "close":
            return bool(shell.waiting) or not shell.begun
        case _:
            return not shell.begun
    return True


def _wait(shell: Shell, about: str) -> None:
    """Say what is being waited for; before the table is there nothing else is to be seen."""
    shell.waiting = about
    if not shell.begun:
        shell.speak(address.read(shell.page.address()).language or shell.setup.language)
    if about or shell.begun:
        shell.show()


def problem(shell: Shell) -> str:
    """Why nothing is kept just now; nothing, if it is, or if this tab is not the one that keeps it."""
    return "" if shell.still else shell.keeper.problem or shell.keeper.unreadable


def reason(name: str, texts: Texts) -> str:
    """Why nothing can be kept, and what that means."""
    return texts(f"save.impossible.{name}" if texts.knows(f"save.impossible.{name}") else "save.impossible")


def notes(shell: Shell) -> Iterator[str]:
    """What is said at the set-up of what the browser has refused."""
    if shell.keeper.undeleted:
        yield shell.texts("matches.not_deleted")
    if not shell.recalls:
        yield shell.texts("setup.not_kept")


# ---------------------------------------------------------------------------------------------------- nothing is kept


def sign(shell: Shell) -> Node | None:
    """What stands above everything as long as nothing is kept, and leads to what can be done about it."""
    if not problem(shell):
        return None
    button = element("button", shell.texts("unkept.sign"), key="button", class_="unkept-button", data_action="unkept")
    return element("div", button, key="unkept", class_="unkept", role="alert")


def sheet(shell: Shell) -> Node:
    """Why nothing is kept, and what can be done about it."""
    texts, why = shell.texts, problem(shell)
    if not why:
        return dialog(texts("unkept.over"), answers(("close", texts("action.close"))), key="unkept-sheet")
    file = [("save_file", texts("action.save_file"))] if shell.game else []
    return dialog(
        texts("unkept.title"),
        element("p", reason(why, texts), key="why"),
        element("p", texts("unkept.text", matches=texts("action.matches")), key="text"),
        answers(*file, ("keep_again", texts("unkept.again")), ("close", texts("action.close"))),
        key="unkept-sheet",
    )


def keep_again(shell: Shell) -> None:
    """Ask the browser once more: to keep the match at the table, or to show what it has kept."""
    shell.page.ask_again()
    if shell.game and not shell.game.busy:
        shell.game.unsaved = True
    shell.page.begin(_look(shell))


async def _look(shell: Shell) -> None:
    """See what is kept, which tells whether anything can be read."""
    await shell.page.look()
    shell.keeper.look()
    shell.show()


# ---------------------------------------------------------------------------------------------------- it does not answer


def waiting_screen(about: str, texts: Texts) -> Node:
    """What is seen before the table is there, where the browser does not answer."""
    head = element("header", element("p", "Talon", key="name", class_="title"), key="head", class_="still-head")
    paper = element(
        "div",
        element("h1", texts("waiting.title"), key="title", tabindex="-1", data_home=True),
        element("p", texts(f"waiting.{about}"), key="about", role="status"),
        _way(about, texts),
        key="sheet",
        class_="sheet still",
    )
    return element("div", head, paper, key="waiting", class_="still-screen")


def waiting_sheet(about: str, texts: Texts) -> Node:
    """The same above the table; it goes away by itself when there is an answer."""
    words = element("p", texts(f"waiting.{about}"), key="about")
    return dialog(texts("waiting.title"), words, _way(about, texts), key="waiting-sheet")


def _way(about: str, texts: Texts) -> Node:
    return answers(("go_without", texts(f"waiting.without.{about}")))

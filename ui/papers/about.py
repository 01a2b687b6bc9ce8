"""What the page knows of itself: whether it runs without a network and keeps what it stores, and whether there is a newer one."""

from __future__ import annotations

from collections.abc import Iterator

from ui.browser.tree import Child, Node, element
from ui.parts.dialog import answers, dialog
from ui.parts.texts import Texts
from ui.shell.site import Site


def offer(site: Site, texts: Texts) -> Node | None:
    """The offer of a new version, where nothing is being played."""
    if not site.has_update:
        return None
    words = element("p", texts("update.offer"), key="words", role="status")
    button = element("button", texts("update.now"), key="now", class_="button", data_action="update")
    return element("section", words, button, key="update", class_="sheet update")


def announced(site: Site, texts: Texts) -> Node | None:
    """What is said of a new version in the middle of a round."""
    return element("p", texts("update.later"), key="update") if site.has_update else None


def sheet(site: Site, texts: Texts) -> Node:
    """A sheet on where everything lies, and for how long."""
    lines = element("ul", *_lines(site, texts), key="lines", class_="help-lines", tabindex="0")
    ask = [("ask", texts("about.ask"))] if site.promised == "no" else []
    return dialog(texts("action.about"), lines, answers(("close", texts("action.close")), *ask), key="about")


def _lines(site: Site, texts: Texts) -> Iterator[Node]:
    yield _line("offline", texts("about.offline.title"), texts(f"about.offline.{site.offline}"), role="status")
    yield _line("stored", texts("about.stored.title"), texts("about.stored"))
    yield _line("promised", texts("about.promised.title"), texts(f"about.promised.{site.promised}"), role="status")
    if site.offline != "file":
        yield _line("safari", texts("about.safari.title"), texts("about.safari", file=texts("matches.export_all")))
        yield _line("file", texts("about.file.title"), _download(texts))
        yield _line("host", texts("about.host.title"), _host(texts))
    if site.version:
        yield _line("version", texts("about.version.title"), site.version)


def _download(texts: Texts) -> Node:
    """The whole table in one file, as the build lays it beside the page."""
    return element("a", texts("about.file"), key="download", href="./talon.html", download=True)


def _host(texts: Texts) -> Node:
    """Who hosts the page, and what he learns, as the build makes it of `host.toml`; read in the language that is spoken here."""
    return element("a", texts("about.host"), key="host", href="./host.html", data_keep_lang=True)


def _line(key: str, title: str, words: Child, role: str | None = None) -> Node:
    return element("li", element("span", element("strong", title, key="title"), " ", words, key="words", role=role), key=key)

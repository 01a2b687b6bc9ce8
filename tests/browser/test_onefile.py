"""The whole site in one file: Chromium and Firefox open it from the disk, by a policy of its own, and nothing is fetched."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from engine.record import read
from tests.browser.elsewhere import assert_round_was_played, firefox
from tests.browser.tapper import Tapper

OpenPage = Callable[..., Page]
Boot = Callable[..., None]
Ready = Callable[[Page], None]
Faults = Callable[[Page], list[str]]

DEAL = "rules=romme,opening_points=0&players=3&seed=1f9a03&pace=0"
HELD = ("data:", "blob:")


@pytest.fixture(scope="session")
def talon(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the file, alone in a folder whose name an address has to write otherwise."""
    folder = tmp_path_factory.mktemp("downloads") / "Schöne Spiele #1"
    folder.mkdir()
    return Path(shutil.copy(built / "talon.html", folder))


@pytest.fixture
def from_disk(open_page: OpenPage, talon: Path, ready: Ready) -> Callable[..., tuple[Page, set[str]]]:
    """Opens the file without a network; comes back with the page and with all that it asks for and does not hold."""

    def load(address: str = "", **options: Any) -> tuple[Page, set[str]]:
        page = open_page(**options)
        asked = cut_off(page.context)
        page.goto(f"{talon.as_uri()}#{address}")
        ready(page)
        return page, asked

    return load


def cut_off(context: BrowserContext) -> set[str]:
    """Take the network away; all that is asked for is written down."""
    context.set_offline(True)
    asked: set[str] = set()
    context.on("request", lambda request: asked.add(request.url) if not request.url.startswith(HELD) else None)
    return asked


def test_a_round_is_played_from_the_disk_and_goes_on_after_a_reload(from_disk: Any, talon: Path, ready: Ready) -> None:
    page, asked = from_disk(DEAL, width=360, height=640, has_touch=True, reduced_motion="reduce")
    tapper = Tapper(page)
    tapper.screen()
    tapper.turn()
    tapper.screen()
    before = tapper.hand()
    page.reload()
    ready(page)
    tapper.screen()
    assert tapper.hand() == before
    tapper.play_round()
    match = read(page.locator("#record").text_content() or "")
    assert match.round.over and tapper.laid > 0
    assert {address.split("#")[0] for address in asked} == {talon.as_uri()}


def test_firefox_plays_a_round_from_the_disk(talon: Path) -> None:
    seen = firefox().play(f"{talon.as_uri()}#{DEAL}")
    assert_round_was_played(seen, "romme")
    assert [address for address in seen["requests"] if not address.startswith(talon.as_uri())] == []


@pytest.mark.provokes
@pytest.mark.parametrize("share", [0.3, 0.99])
def test_a_file_that_breaks_off_says_so(open_page: OpenPage, talon: Path, tmp_path: Path, share: float) -> None:
    content = talon.read_bytes()
    broken = tmp_path / "talon.html"
    broken.write_bytes(content[: int(len(content) * share)])
    page = open_page()
    page.goto(broken.as_uri())
    expect(page.locator("#boot-failure")).to_contain_text("konnte nicht geladen werden")
    expect(page.locator("#boot-report")).to_contain_text("talon.html breaks off")


def test_the_licences_are_in_the_file(from_disk: Any, faults_of: Faults) -> None:
    page, asked = from_disk("lang=en")
    page.locator("#foot").get_by_role("button", name="Licences").click()
    sheet = page.get_by_role("dialog", name="Licences")
    expect(sheet).to_contain_text("All of this is in the page.")
    sheet.locator("summary", has_text=re.compile("^Pyodide ")).click()
    expect(sheet.get_by_text("Mozilla Public License Version 2.0").first).to_be_visible()
    assert faults_of(page) == []
    sheet.get_by_role("button", name="Back to the game").click()
    expect(page.locator("#licences")).to_be_hidden()
    assert len(asked) == 1


def test_rules_are_passed_on_as_a_line_since_a_file_has_no_link(from_disk: Any) -> None:
    page, _ = from_disk("lang=en")
    page.locator("[data-action='rules']").click()
    page.locator(".house [data-action='share']").click()
    expect(page.locator("dialog .link")).to_have_value("#rules=romme")
    expect(page.locator("dialog .code")).to_have_count(0)
    page.keyboard.press("Escape")
    page.locator(".house [data-action='sheet']").click()
    expect(page.locator(".paper-address")).to_have_text("#rules=romme")


def test_on_a_server_it_holds_all_that_it_needs_even_what_draws_codes(open_page: OpenPage, site: str, ready: Ready) -> None:
    page = open_page()
    page.goto("./talon.html#lang=en")
    asked = cut_off(page.context)
    ready(page)
    page.locator("[data-action='rules']").click()
    page.locator(".house [data-action='share']").click()
    expect(page.locator("dialog .link")).to_have_value(f"{site}talon.html#rules=romme")
    expect(page.locator("dialog .code")).to_be_visible()
    assert asked == set()


def held_in(talon: Path) -> dict[str, bytes]:
    """What lies packed in the file, by the path on the site."""
    found = re.search(r'<script type="text/plain" id="files" data-bytes="(\d+)">([^<]+)</script>', talon.read_text())
    assert found
    # Python's kind of base85 begins two signs lower, and knows no `z` for `<`.
    signs = {sign: sign - 2 for sign in range(35, 120)} | {ord("z"): ord("<") - 2}
    content = gzip.decompress(base64.a85decode(found[2].translate(signs))[: int(found[1])])
    head, _, rest = content.partition(b"\n")
    held = {}
    for path, length in json.loads(head)["files"]:
        held[path], rest = rest[:length], rest[length:]
    assert rest == b""
    return held


def test_everything_that_the_site_asks_for_is_inside(page: Page, boot: Boot, site: str, talon: Path, built: Path) -> None:
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url.split("#")[0].removeprefix(site)))
    boot(page)
    page.locator("[data-action='rules']").click()
    page.locator(".house [data-action='share']").click()
    expect(page.locator("dialog .code")).to_be_visible()
    text, held = talon.read_text(), held_in(talon)
    written = {"", *re.findall(r'(?:src|href)="\./([^"]+\.(?:css|js|svg))"', (built / "index.html").read_text())}
    assert len(asked) > 20
    assert {path for path in asked - written - held.keys() if not path.endswith("/styles/faces.css")} == set()
    styles = held["styles"].decode()
    assert styles.count("data:image/svg+xml,") > 90
    assert [styles.count(f'url("{kind}') for kind in (".", "http", "/")] == [0, 0, 0]
    for script in (name for name in held if name.endswith(".js") and not name.endswith((".wasm.js", ".pack.js"))):
        wanted = set(re.findall(r'"talon:([^"]+)"', held[script].decode()))
        assert wanted <= held.keys() and not re.search(r'from ?"\.', held[script].decode()), script
    assert not re.search(r'(?:src|href)="(?!data:)', text)


def test_the_policy_lets_run_what_is_in_the_file_and_nothing_else(talon: Path) -> None:
    text = talon.read_text()
    (policy,) = re.findall(r'http-equiv="Content-Security-Policy" content="([^"]+)"', text)
    rules = {name: set(values) for name, *values in map(str.split, policy.split(";"))}
    scripts = re.findall(r'<script(?: type="module")?>(.*?)</script>', text, re.DOTALL)
    styles = [*re.findall(r"<style>(.*?)</style>", text, re.DOTALL), held_in(talon)["styles"].decode()]
    assert len(scripts) == text.count("<script") - 1
    assert rules == {
        "default-src": {"'none'"},
        "script-src": {*map(hash_of, scripts), "blob:", "'wasm-unsafe-eval'"},
        "style-src": set(map(hash_of, styles)),
        "img-src": {"data:"},
        "base-uri": {"'none'"},
        "form-action": {"'none'"},
        "require-trusted-types-for": {"'script'"},
        "trusted-types": {"'none'"},
    }


def hash_of(text: str) -> str:
    """A text as a policy names it."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def test_it_is_small_enough_to_be_sent(talon: Path) -> None:
    assert talon.stat().st_size < 8_000_000

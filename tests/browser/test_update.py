"""A new version is offered, waits for the end of the round at least, and never mixes with the old one."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.host import Host
from tests.browser.tapper import Tapper

ROOT = Path(__file__).parents[2]
MATCH = "rules=romme,hand_size=5,opening_points=0&players=2&seed=c0&pace=0"
NEWER = "9.9.9+newer"
TEXTS = {".html", ".js", ".css", ".json"}
BYTES = (".wasm.js", ".pack.js")
NEIGHBOURS = ["talon:/sub/:1", "talon:/sub/path/deeper/:1", "another"]

KEPT = "html[data-offline='ready']"
OFFERED = "html[data-update='yes']"
OFFER = "[data-action='update']"

LOOK = """async () => {
  const registration = await navigator.serviceWorker.ready;
  return new Promise((tell, refuse) => {
    const look = () => registration.waiting && tell("installed");
    const follow = () => registration.installing?.addEventListener("statechange", ({ target }) => tell(target.state));
    registration.addEventListener("updatefound", follow);
    follow();
    look();
    registration.update().then(look, refuse);
    setTimeout(() => refuse(new Error("nothing was found")), 30_000);
  });
}"""
"""Looks for a new version, unless one is there; what became of it: `installed` if it waits, `redundant` if it was refused."""

OPEN_NEIGHBOURS = "names => Promise.all(names.map((name) => caches.open(name)))"
UNTIL_CACHES_ARE = """async (count) => {
  const ours = async () => (await caches.keys()).filter((name) => name.startsWith("talon:/sub/path/:"));
  const late = Date.now() + 30_000;
  while ((await ours()).length !== count && Date.now() < late) await new Promise((wake) => setTimeout(wake, 20));
  return caches.keys();
}"""

OpenPage = Callable[..., Page]
Boot = Callable[..., None]
Ready = Callable[[Page], None]


@pytest.fixture(scope="module")
def newer(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as a newer version: another name for it, and for the folder of the table and what draws QR codes."""
    folder = tmp_path_factory.mktemp("newer") / "dist"
    shutil.copytree(built, folder)
    renamed = {version_of(built): NEWER}
    for found in (next(folder.glob("ui-*")), next(folder.glob("python/drawer-*.pack.js"))):
        name = re.sub("[0-9a-f]{12}", "0" * 12, found.name)
        renamed[found.name] = name
        found.rename(found.with_name(name))
    for path in folder.rglob("*"):
        if path.suffix in TEXTS and not path.name.endswith(BYTES):
            rewrite(path, renamed)
    finish(folder)
    return folder


def version_of(site: Path) -> str:
    return (site / "index.html").read_text().partition('data-version="')[2].partition('"')[0]


def rewrite(path: Path, renamed: dict[str, str]) -> None:
    text = path.read_text()
    for old, new in renamed.items():
        text = text.replace(old, new)
    path.write_text(text)


def finish(site: Path) -> None:
    """Let the build write the service worker of a site that was changed by hand."""
    subprocess.run(["node", "ui/build/offline.mjs", str(site)], cwd=ROOT, check=True)


def running(page: Page, version: str) -> None:
    """Wait until the page is used in that version."""
    page.locator(f"html[data-version='{version}'][data-ready='true']").wait_for(state="attached", timeout=60_000)


def asked_by(page: Page) -> list[str]:
    """The addresses that the page asks for from now on, with how it got them."""
    asked: list[str] = []
    page.on("response", lambda response: asked.append(f"{response.url} {'kept' if response.from_service_worker else 'fetched'}"))
    return asked


def first_visit(page: Page, boot: Boot, address: str = "") -> None:
    boot(page, address)
    page.locator(KEPT).wait_for(state="attached")


def test_an_update_in_the_middle_of_a_round(guest: Page, boot: Boot, ready: Ready, host: Host, built: Path, newer: Path) -> None:
    first_visit(guest, boot, MATCH)
    guest.evaluate(OPEN_NEIGHBOURS, NEIGHBOURS)
    host.folder = newer
    assert guest.evaluate(LOOK) == "installed"

    guest.locator(OFFERED).wait_for(state="attached")
    expect(guest.locator(OFFER)).to_have_count(0)
    guest.locator("[data-action='menu']").click()
    expect(guest.locator("#app dialog")).to_contain_text("Nach dieser Runde")
    guest.keyboard.press("Escape")
    guest.reload()
    running(guest, version_of(built))

    Tapper(guest).play_round()
    record = guest.locator("#record").text_content()
    asked = asked_by(guest)
    guest.locator(OFFER).click()
    running(guest, NEWER)
    expect(guest.locator("html[data-screen='score']")).to_be_attached()
    assert guest.locator("#record").text_content() == record
    expect(guest.locator(OFFER)).to_have_count(0)
    caches = guest.evaluate(UNTIL_CACHES_ARE, 1)
    assert len(caches) == len(NEIGHBOURS) + 1 and {*NEIGHBOURS} < {*caches}

    assert len(asked) > 20 and not [each for each in asked if not each.endswith("kept")]
    old = next(built.glob("ui-*")).name
    assert not [each for each in asked if old in each or "drawer-" in each]
    guest.locator("[data-action='next']").click()
    expect(guest.locator("html")).to_have_attribute("data-screen", "table")


def test_another_tab_stays_with_the_old_version_until_it_agrees(
    guest: Page, boot: Boot, host: Host, watched: Callable[[Page, str], None], built: Path, newer: Path
) -> None:
    first_visit(guest, boot, MATCH)
    other = guest.context.new_page()
    watched(other, host.address)
    boot(other)
    host.folder = newer
    assert guest.evaluate(LOOK) == "installed"
    Tapper(guest).play_round()
    record = guest.locator("#record").text_content()
    guest.locator(OFFER).click()
    running(guest, NEWER)

    # What the other tab has not needed so far is nowhere but in the old cache; the host has another.
    other.locator(OFFERED).wait_for(state="attached")
    running(other, version_of(built))
    drawer = next(built.glob("python/drawer-*.pack.js")).name
    assert other.evaluate("(name) => fetch(`./python/${name}`).then((answer) => answer.status)", drawer) == 200
    other.locator("[data-action='take_over']").click()
    expect(other.locator("html[data-screen='score']")).to_be_attached()
    assert other.locator("#record").text_content() == record
    other.locator(OFFER).click()
    running(other, NEWER)
    expect(other.locator("html[data-screen='score']")).to_be_attached()
    assert len(guest.evaluate(UNTIL_CACHES_ARE, 2)) == 2

    guest.close()
    other.reload()
    running(other, NEWER)
    assert len(other.evaluate(UNTIL_CACHES_ARE, 1)) == 1


def test_half_a_new_version_is_refused_and_the_old_one_goes_on(
    guest: Page, boot: Boot, ready: Ready, host: Host, built: Path, newer: Path, tmp_path: Path
) -> None:
    half = tmp_path / "half"
    shutil.copytree(newer, half)
    licences = half / "licences.html"
    whole = licences.read_text()
    licences.write_text(whole.replace("Lizenzen", "Lizenz"))
    first_visit(guest, boot)
    host.folder = half
    assert guest.evaluate(LOOK) == "redundant"
    guest.reload()
    running(guest, version_of(built))
    expect(guest.locator(OFFER)).to_have_count(0)

    licences.write_text(whole)
    assert guest.evaluate(LOOK) == "installed"
    guest.locator(OFFER).click()
    running(guest, NEWER)


@pytest.mark.provokes
def test_a_version_that_is_no_longer_to_be_had_gives_way_to_the_next(guest: Page, boot: Boot, host: Host, newer: Path) -> None:
    first_visit(guest, boot)
    host.folder = newer
    guest.evaluate("async () => { for (const name of await caches.keys()) await caches.delete(name); }")
    asked = asked_by(guest)
    guest.reload()
    running(guest, NEWER)
    assert len(asked) > 20
    first_visit(guest, boot, MATCH)

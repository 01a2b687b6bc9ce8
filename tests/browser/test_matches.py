"""Matches that are kept in the browser: listed, carried away and back, found by a newer page, left alone by one that is too old."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from engine.__main__ import main
from engine.deal import Deal
from engine.match import Match
from engine.record import read, write
from engine.rules import make
from tests.browser.conftest import SUB_PATH
from tests.browser.test_saves import YOURS, hand
from tests.ui.tables import finished
from ui.keep import digest
from ui.keep.saves import Saved

OpenPage = Callable[..., Page]
Boot = Callable[..., None]
Ready = Callable[[Page], None]
Faults = Callable[[Page], list[str]]

ADDRESS = "rules=dummy&players=3&seed=5eed&pace=0"

OPEN = f"const name = 'talon1:{SUB_PATH}';"

BACK_TO_THE_FIRST_VERSION = f"""async () => {{
  {OPEN}
  const answer = (request) => new Promise((fulfil, reject) => {{
    request.onsuccess = () => fulfil(request.result);
    request.onerror = () => reject(request.error);
  }});
  const now = await answer(indexedDB.open(name));
  const kept = await answer(now.transaction("matches").objectStore("matches").getAll());
  now.close();
  await answer(indexedDB.deleteDatabase(name));
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore("matches", {{ keyPath: "id" }});
  const first = await answer(request);
  const store = first.transaction("matches", "readwrite").objectStore("matches");
  for (const match of kept) {{
    const {{ name, record, level, address }} = JSON.parse(match.words);
    await answer(store.put({{ ...match, words: JSON.stringify({{ name, record, level, address }}) }}));
  }}
  first.close();
}}"""
"""Make of the database what the first version of the page had left, and close it."""

TO_A_NEWER_VERSION = f"""() => new Promise((fulfil, reject) => {{
  {OPEN}
  const request = indexedDB.open(name, 99);
  request.onsuccess = () => fulfil(request.result.close());
  request.onerror = () => reject(request.error);
}})"""
"""What a newer page would do, which has it open at the same time."""

KEEP = f"""([id, words, about]) => new Promise((fulfil) => {{
  {OPEN}
  indexedDB.open(name).onsuccess = ({{ target: {{ result: database }} }}) => {{
    const transaction = database.transaction(["matches", "rows"], "readwrite");
    transaction.objectStore("matches").put({{ id, words, when: Date.now() }});
    transaction.objectStore("rows").put({{ id, about, when: Date.now() }});
    transaction.oncomplete = () => fulfil(database.close());
  }};
}})"""
"""Put a save beside the others."""

LITTER = f"""() => new Promise((fulfil) => {{
  {OPEN}
  const round = {{}};
  round.self = round;
  const result = JSON.stringify({{ rules: "romme", level: "greedy", players: 2, rounds: 1, out: 1, points: 0, won: true }});
  indexedDB.open(name).onsuccess = ({{ target: {{ result: database }} }}) => {{
    const transaction = database.transaction(["matches", "rows", "results"], "readwrite");
    const [matches, rows, results] = ["matches", "rows", "results"].map((name) => transaction.objectStore(name));
    matches.put({{ id: "big", words: 5n, when: 5n }});
    matches.put({{ id: "odd", words: round, when: round }});
    matches.put({{ id: 7, words: "", when: 7 }});
    rows.put({{ id: "big", about: 5n, when: 5n }});
    rows.put({{ id: "odd", about: round, when: 1e300 }});
    rows.put({{ id: 7, about: "", when: 7 }});
    results.put({{ id: "a", words: result, when: "yesterday" }});
    results.put({{ id: "b", words: result, when: 1e99 }});
    results.put({{ id: "c", words: 5n, when: 5n }});
    results.put({{ id: new Date(), words: result, when: 1 }});
    transaction.oncomplete = () => fulfil(database.close());
  }};
}})"""
"""Leave in the database what no page of this project does."""

MATCHES = f"""() => new Promise((fulfil) => {{
  {OPEN}
  indexedDB.open(name).onsuccess = (event) => {{
    const database = event.target.result;
    database.transaction("matches").objectStore("matches").getAll().onsuccess = (found) => {{
      database.close();
      fulfil(found.target.result.map((match) => match.words));
    }};
  }};
}})"""


def test_a_match_of_the_first_version_goes_on(page: Page, boot: Boot) -> None:
    boot(page, ADDRESS)
    before = hand(page)
    page.goto("./licences.html")
    page.evaluate(BACK_TO_THE_FIRST_VERSION)
    boot(page)
    page.locator("[data-action='resume']").click()
    assert hand(page) == before


def test_a_page_that_is_too_old_says_so_and_destroys_nothing(page: Page, boot: Boot) -> None:
    boot(page, ADDRESS)
    hand(page)
    page.evaluate(TO_A_NEWER_VERSION)
    kept = page.evaluate(MATCHES)
    page.locator("[data-action='draw']").click()
    expect(page.locator("[role='status']").first).to_contain_text("neuere Version von Talon")
    expect(page.locator("#table")).to_have_attribute("data-phase", "lay")
    assert page.evaluate(MATCHES) == kept


def test_matches_leave_as_files_and_come_back(open_page: OpenPage, boot: Boot, faults_of: Faults, tmp_path: Path) -> None:
    page = open_page(360, 640, has_touch=True)
    boot(page, ADDRESS)
    before = hand(page)
    page.locator("[data-action='menu']").click()
    page.locator("[data-action='new']").click()
    page.locator("[data-action='put_away']").click()
    page.locator("[data-action='matches']").click()
    expect(page.locator("[data-kind='running'] > ul > li")).to_have_count(1)
    assert faults_of(page) == []
    page.locator("[data-action='export']").click()
    expect(page.locator(".file-note")).to_contain_text("jede Hand")
    with page.expect_download() as downloading:
        page.locator("[data-action='download']").click()
    file = tmp_path / downloading.value.suggested_filename
    downloading.value.save_as(file)
    assert file.name.startswith("talon-dummy-") and read(file.read_text()).names == ["Du", "Anna", "Ben"]
    assert main(["replay", str(file)]) == 0
    (tmp_path / "huge.txt").write_bytes(b"rules romme\n" * 200_000)
    (tmp_path / "cat.jpg").write_bytes(b"\xff\xd8\xff\xe0\x00")
    broken = tmp_path / "broken.txt"
    broken.write_text(f"rules romme\nseats <img/src=x/onerror=alert(1)>\n\n{file.read_text()}")

    other = open_page(820, 1180)
    boot(other)
    other.locator("[data-action='matches']").click()
    other.locator("[data-action='bring']").click()
    assert faults_of(other) == []
    other.locator("input[type='file']").set_input_files([tmp_path / "huge.txt", tmp_path / "cat.jpg", broken])
    expect(other.locator("[data-told]")).to_have_count(4)
    told = other.locator("[data-told]").evaluate_all("all => all.map(each => each.dataset.told)")
    assert told == ["bring.large", "bring.binary", "bring.refused", "bring.taken"]
    expect(other.locator("[data-told='bring.refused']")).to_contain_text("broken.txt: Zeile 2, „seats <img/src=x")
    other.locator("dialog textarea").fill("das ist keine Partie")
    other.locator("dialog [data-action='take_in']").click()
    expect(other.locator("[data-told]")).to_have_attribute("data-told", "bring.no_match")
    other.locator("dialog [data-action='close']").click()
    other.locator("[data-action='go_on']").click()
    assert hand(other) == before


def test_a_broken_save_is_told_and_the_good_one_goes_on(page: Page, boot: Boot) -> None:
    boot(page, ADDRESS)
    before = hand(page)
    page.goto("./licences.html")
    page.evaluate(KEEP, ["bad", "rules dummy\nseats <b>Ich</b> Anna\nseed nonsense", "{"])
    boot(page)
    expect(page.locator(".note")).to_contain_text("abgeschnitten oder verändert")
    page.locator("[data-action='matches']").click()
    expect(page.locator("[data-kind='broken'] .why")).to_contain_text("abgeschnitten oder verändert")
    assert page.locator("#app b").count() == 0
    page.locator("[data-kind='broken'] [data-action='ask_delete']").click()
    page.locator("dialog [data-action='delete']").click()
    expect(page.locator("[data-kind='broken']")).to_have_count(0)
    page.locator("[data-action='go_on']").click()
    assert hand(page) == before


def last_card(address: str) -> list[str]:
    """A save of a match in which the player only has to discard the last card: its name, its words, and what is told of it."""
    match = next(found for seed in range(1, 99) if (found := finished(seed=f"{seed:x}")).finished[0].out == 0)
    before = read(write(match).rpartition("\n0 discard ")[0])
    kept = Saved("end", write(before), "greedy", address)
    return [kept.name, json.dumps(kept._asdict()), digest.written(digest.of(before, kept.level, kept.address))]


def test_a_match_is_counted_once_and_its_cards_can_be_played_again(page: Page, boot: Boot, ready: Ready) -> None:
    address = "rules=indian,match_end=rounds,rounds=1&players=2&seed=5&pace=0"
    boot(page)
    page.evaluate(KEEP, last_card(address))
    page.goto("about:blank")
    boot(page, address)
    page.locator(YOURS).wait_for(state="attached")
    page.locator("[data-action='discard']").click()
    for _ in range(2):
        expect(page.locator("html")).to_have_attribute("data-screen", "score")
        record = page.locator("#record").text_content() or ""
        page.reload()
        ready(page)
    page.locator("[data-action='again']").click()
    page.locator("html[data-screen='table']").wait_for(state="attached")
    page.locator("[data-action='menu']").click()
    page.locator("[data-action='new']").click()
    page.locator("[data-action='put_away']").click()
    page.locator("[data-action='statistics']").click()
    expect(page.locator("[data-matches]")).to_have_attribute("data-matches", "1")
    page.locator("[data-action='done']").click()
    page.locator("[data-action='matches']").click()
    exported = []
    for kind in ("over", "running"):
        expect(page.locator(f"[data-kind='{kind}'] > ul > li")).to_have_count(1)
        page.locator(f"[data-kind='{kind}'] [data-action='export']").click()
        with page.expect_download() as downloading:
            page.locator("[data-action='download']").click()
        exported.append(read(downloading.value.path().read_text()))
        page.locator("[data-action='done']").click()
    over, again = exported
    assert write(over) == record and over.over
    assert again.rounds[0].dealt == over.rounds[0].dealt and not again.over


def test_a_deal_number_that_is_none_is_said_and_a_good_one_deals_its_cards(page: Page, boot: Boot) -> None:
    boot(page)
    page.locator("[data-action='game'][data-value='dummy']").click()
    page.locator("[data-action='pace'][data-value='once']").click()
    number = page.locator("[data-change='seed']")
    number.fill("Herz Dame")
    page.locator("[data-action='play']").click()
    expect(page.locator("#seed-about")).to_contain_text("keine Spielnummer")
    number.fill("5EED")
    page.locator("[data-action='play']").click()
    assert hand(page) == sorted(map(str, dealt("dummy", "5eed").hands[0]))


def dealt(rules: str, seed: str) -> Deal:
    """What that number deals to three players."""
    found = Match.start(make(rules), ["Du", "Anna", "Ben"], seed).round.dealt
    assert found is not None
    return found


def test_whatever_stands_in_the_database_the_page_opens_and_lists_what_is_a_match(page: Page, boot: Boot, ready: Ready) -> None:
    boot(page, ADDRESS)
    before = hand(page)
    page.evaluate(LITTER)
    page.goto("about:blank")
    boot(page, "")
    page.locator("[data-action='statistics']").click()
    expect(page.locator("[data-matches='2']")).to_have_count(1)
    page.locator("[data-action='export_statistics']").click()
    expect(page.locator("html")).to_have_attribute("data-screen", "export")
    for _ in range(2):
        page.locator("[data-action='done']").click()
    page.locator("[data-action='matches']").click()
    expect(page.locator(".kept[data-kind='broken'] .kept-match")).to_have_count(2)
    for name in ("big", "odd"):
        page.locator(f"[data-action='ask_delete'][data-value='{name}']").click()
        page.locator("[data-action='delete']").click()
    expect(page.locator(".kept-match")).to_have_count(1)
    page.locator("[data-action='go_on']").click()
    assert hand(page) == before

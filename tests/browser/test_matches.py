"""Matches that are kept in the browser: listed, carried away and back, found by a newer page, left alone by one that is too old."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from engine.__main__ import main
from engine.record import read
from tests.browser.conftest import SUB_PATH
from tests.browser.test_saves import hand

OpenPage = Callable[..., Page]
Boot = Callable[..., None]
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

BREAK = f"""(record) => new Promise((fulfil) => {{
  {OPEN}
  indexedDB.open(name).onsuccess = ({{ target: {{ result: database }} }}) => {{
    const transaction = database.transaction(["matches", "rows"], "readwrite");
    const words = JSON.stringify({{ name: "bad", record, level: "greedy", address: "" }});
    transaction.objectStore("matches").put({{ id: "bad", words, when: Date.now() }});
    transaction.objectStore("rows").put({{ id: "bad", about: "{{", when: Date.now() }});
    transaction.oncomplete = () => fulfil(database.close());
  }};
}})"""
"""Put a save beside the others that holds this record."""

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
    expect(page.locator("[role='status']").first).to_contain_text("neuere Fassung von Talon")
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
    expect(page.locator(".about")).to_contain_text("jede Hand")
    with page.expect_download() as downloading:
        page.locator("[data-action='download']").click()
    file = tmp_path / downloading.value.suggested_filename
    downloading.value.save_as(file)
    assert file.name.startswith("talon-dummy-") and read(file.read_text()).names == ["Ich", "Anna", "Ben"]
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
    other.locator("dialog [data-action='close']").click()
    other.locator("[data-action='go_on']").click()
    assert hand(other) == before


def test_a_broken_save_is_shown_with_its_reason_and_the_good_one_goes_on(page: Page, boot: Boot) -> None:
    boot(page, ADDRESS)
    before = hand(page)
    page.goto("./licences.html")
    page.evaluate(BREAK, "rules dummy\nseats <b>Ich</b> Anna\nseed nonsense")
    boot(page)
    expect(page.locator(".note")).to_contain_text("Zeile 3, „seed nonsense“")
    page.locator("[data-action='matches']").click()
    expect(page.locator("[data-kind='broken'] .why")).to_contain_text("Zeile 3")
    assert page.locator("#app b").count() == 0
    page.locator("[data-kind='broken'] [data-action='ask_delete']").click()
    page.locator("dialog [data-action='delete']").click()
    expect(page.locator("[data-kind='broken']")).to_have_count(0)
    page.locator("[data-action='go_on']").click()
    assert hand(page) == before

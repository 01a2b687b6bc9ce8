"""Matches that are kept in the browser: found by a newer page, left alone by one that is too old."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import SUB_PATH
from tests.browser.test_saves import hand

Boot = Callable[..., None]
Ready = Callable[[Page], None]

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

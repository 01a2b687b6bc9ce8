"""What stands in the page beside the table can be used by everybody, in both languages, light and dark."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

SCHEMES = ("light", "dark")
OpenPage = Callable[..., Page]
Faults = Callable[[Page], list[str]]


@pytest.mark.parametrize("scheme", SCHEMES)
def test_drawn_table(open_page: OpenPage, faults_of: Faults, scheme: str) -> None:
    page = open_page(360, 640, color_scheme=scheme)
    waiting: list[Route] = []
    page.route("**/*.wasm.js", lambda route: waiting.append(route))
    page.goto("./", wait_until="commit")
    expect(page.locator("#boot-amount")).not_to_be_empty()
    assert faults_of(page) == []
    page.goto("about:blank")


@pytest.mark.provokes
@pytest.mark.parametrize("scheme", SCHEMES)
def test_failure(open_page: OpenPage, faults_of: Faults, scheme: str) -> None:
    page = open_page(360, 640, color_scheme=scheme)
    page.route("**/*.wasm.js", lambda route: route.abort())
    page.goto("./#lang=en")
    expect(page.get_by_role("button", name="Try again")).to_be_focused()
    assert faults_of(page) == []


@pytest.mark.parametrize("scheme", SCHEMES)
def test_licences(open_page: OpenPage, faults_of: Faults, scheme: str) -> None:
    page = open_page(360, 640, color_scheme=scheme)
    page.goto("./licences.html#lang=en")
    page.locator("summary").first.click()
    expect(page.get_by_text("Permission is hereby granted").first).to_be_visible()
    assert faults_of(page) == []
    page.get_by_role("link", name="Back to the game").click()
    expect(page).to_have_url(page.url.split("#")[0] + "#lang=en")


def test_fairness(open_page: OpenPage, boot: Callable[..., None], faults_of: Faults) -> None:
    page = open_page(360, 640)
    boot(page, "rules=indian&players=2&pace=0")
    page.locator("html[data-turn='0']").wait_for(state="attached")
    page.locator("[data-action='menu']").click()
    assert faults_of(page) == []
    page.locator("[data-action='fair']").click()
    expect(page.get_by_role("heading", name="Ehrlich gemischt", exact=True)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        assert faults_of(page) == []

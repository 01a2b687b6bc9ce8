"""Any web server will do, however little it knows of types; and the host of the tests shows no site that it has no longer."""

from __future__ import annotations

import socket
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.host import SUB_PATH, Host

KEPT = "html[data-offline='ready']"
SERVERS = {
    "sends what it does not know as bytes": {"plain": True},
    "sends it as bytes, and lets nobody guess": {"plain": True, "nosniff": True},
    "does not send it": {"plain": True, "strict": True, "nosniff": True},
}

Boot = Callable[..., None]


@pytest.mark.provokes
@pytest.mark.parametrize("server", SERVERS)
def test_a_server_that_knows_pages_styles_and_scripts_will_do(guest: Page, boot: Boot, host: Host, server: str) -> None:
    vars(host).update(SERVERS[server])
    boot(guest, "rules=indian&players=2&seed=5eed&pace=0")
    guest.locator("[data-action='draw']").click()
    guest.locator("#table[data-phase='lay']").wait_for(state="attached")
    face = guest.locator(".face[data-card]").first
    assert "data:image/svg" in face.evaluate("(element) => getComputedStyle(element).backgroundImage")
    guest.locator(KEPT).wait_for(state="attached")
    guest.goto("./licences.html")
    expect(guest.locator("h1")).to_contain_text("Lizenzen")
    assert guest.evaluate("document.styleSheets[0].cssRules.length") > 5


def test_a_connection_that_was_opened_early_gets_the_site_of_now(host: Host, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("the new site")
    with opened(host) as early:
        # Whoever answers the second has taken up the first.
        with opened(host) as another:
            assert b"Talon" in asked(another)
        host.folder = tmp_path
        assert b"the new site" in asked(early)


def test_a_connection_that_was_opened_early_gets_nothing_from_a_host_that_is_off(host: Host) -> None:
    with opened(host) as early, opened(host) as another:
        assert b"Talon" in asked(another)
        host.switch_off()
        assert asked(early) == b""


def opened(host: Host) -> socket.socket:
    """A connection over which nothing has been asked yet."""
    return socket.create_connection(("localhost", host.port), timeout=30)


def asked(connection: socket.socket) -> bytes:
    """What comes for the page over this connection, until it is closed."""
    connection.sendall(f"GET {SUB_PATH} HTTP/1.0\r\n\r\n".encode())
    return b"".join(iter(lambda: connection.recv(65536), b""))

"""The hosted page in browsers of other families, for the night: a round is played, a reload goes on with the same hand, and after
one visit no host is needed.

WebKit's driver tells neither what the page asks for nor what it writes to the console; a fault that the page itself shows ends
the round.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from engine.record import read
from tests.browser.elsewhere import Other, assert_round_was_played, firefox, webkit

GAMES = {"romme": "rules=romme,opening_points=0&players=3", "indian": "rules=indian&players=2"}

pytestmark = pytest.mark.skipif(
    os.environ.get("EFFORT") != "full",
    reason="Only with EFFORT=full: the hosted page in Firefox and WebKitGTK; a quick run plays the one file in Firefox.",
)


@pytest.fixture(params=[firefox, webkit], ids=["firefox", "webkit"])
def other(request: pytest.FixtureRequest) -> Other:
    """One of the two, if it is there."""
    found: Other = request.param()
    return found


@pytest.mark.parametrize("rules", GAMES)
def test_a_round_is_played(other: Other, site: str, rules: str) -> None:
    seen = other.play(f"{site}#{GAMES[rules]}&seed=1f9a03&pace=0")
    assert_round_was_played(seen, rules)
    assert [address for address in seen["requests"] if not address.startswith(site)] == []
    assert seen["requests"] or other.name == "webkit"


def test_after_one_visit_no_host_is_needed(other: Other, built: Path) -> None:
    seen = other.play_without_host(built)
    assert not seen["reached"]
    assert seen["turns"] == 4 and len(read(seen["record"]).round.played) >= 8
    assert "Lizenzen" in seen["licences"]
    assert [address for address in seen["requests"] if not address.startswith(seen["address"])] == []
    assert seen["requests"] or other.name == "webkit"
    assert seen["problems"] == []


def test_firefox_with_cookies_blocked_plays_and_says_that_it_keeps_nothing(site: str) -> None:
    address = f"{site}#{GAMES['indian']}&seed=1f9a03&pace=0&lang=de"
    seen = firefox(network_cookie_cookieBehavior=2).play_while_it_keeps_nothing(address)
    assert not seen["keeps"] and seen["turns"] == 3
    assert seen["sign"] == "Es wird nichts gespeichert. Was tun?"

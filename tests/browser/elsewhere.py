"""Browsers that Playwright does not drive: what is played in them by the scripts in `others/`."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from engine.record import read

ROOT = Path(__file__).parents[2]
SCRIPTS = "tests/browser/others"
MINIBROWSER = ("lib/*/webkit2gtk-4.*/MiniBrowser", "lib*/webkit2gtk-4.*/MiniBrowser", "libexec/webkit2gtk-4.*/MiniBrowser")

# Node 20 has the WebSocket, with which Firefox is driven, only when asked for it.
NODE = ["node", "--experimental-websocket", "--no-warnings"]


@dataclass(frozen=True)
class Other:
    """A browser by its name in `browsers.mjs`, with how it is started and where its programs are."""

    name: str
    before: tuple[str, ...]
    places: dict[str, str]

    def play(self, address: str) -> dict[str, Any]:
        """What was seen in a round that the address deals: the hand before and after a reload, the record, all that went wrong."""
        return self._run("round", address)

    def play_without_host(self, site: Path) -> dict[str, Any]:
        """What was seen when the site in that folder was visited once, and opened again after its host had gone."""
        return self._run("offline", str(site))

    def play_while_it_keeps_nothing(self, address: str) -> dict[str, Any]:
        """What was seen in a few turns in which nothing could be kept: what the page says of it."""
        return self._run("refused", address)

    def _run(self, script: str, what: str) -> dict[str, Any]:
        command = [*self.before, *NODE, f"{SCRIPTS}/{script}.mjs", self.name, what]
        environment = os.environ | self.places
        run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300, check=False)
        assert run.returncode == 0, run.stderr
        seen: dict[str, Any] = json.loads(run.stdout)
        assert "fault" not in seen, seen["fault"]
        return seen


def firefox(**preferences: object) -> Other:
    """Firefox, with these preferences, `_` for `.`: the one that `npm test` has found, else one that is on the path."""
    path = os.environ.get("FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")
    if not path:
        pytest.skip("There is no Firefox here, and only root can install one, on Debian: name one in FIREFOX.")
    wanted = json.dumps({name.replace("_", "."): value for name, value in preferences.items()})
    return Other("firefox", (), {"FIREFOX": path, "PREFERENCES": wanted})


def webkit() -> Other:
    """WebKitGTK's little browser on a screen that nobody sees."""
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("xvfb-run")
    browser = next((path for pattern in MINIBROWSER for path in Path("/usr").glob(pattern)), None)
    if not (driver and screen and browser):
        pytest.skip("WebKitGTK is not here, and only root can install it: apt-get install webkit2gtk-driver xvfb on Debian.")
    return Other("webkit", (screen, "-a", "-s", "-screen 0 1600x1000x24"), {"WEBKIT_DRIVER": driver, "WEBKIT": str(browser)})


def assert_round_was_played(seen: dict[str, Any], rules: str) -> None:
    """The page came through a reload with the same hand; the record is that of a whole round, with a meld of the player's own."""
    assert len(seen["before"]) > 5
    assert seen["after"] == seen["before"]
    match = read(seen["record"])
    assert match.round.over and match.rules.name == rules
    assert seen["laid"] > 0
    assert seen["problems"] == []

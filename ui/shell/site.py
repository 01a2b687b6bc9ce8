"""The page as a thing on this device: whether it runs without a network, keeps what it stores, and whether there is a newer one."""

from __future__ import annotations

from typing import NamedTuple

from ui.browser.page import Signal


class Site(NamedTuple):
    """The page as a thing on this device.

    `offline` says whether it is there without a network: `ready`, `soon`, `later` (it is tried again and again), `never`, or `file`
    where it is a file of its own; `promised` whether the browser will keep what is stored: `yes`, `no`, `refused` after it was
    asked, or `unknown`.
    """

    offline: str = "soon"
    promised: str = "unknown"
    version: str = ""
    has_update: bool = False


def told(site: Site, signal: Signal) -> Site:
    """What is known after the browser has told something."""
    if signal.kind == "lasting":
        return site._replace(promised=signal.data["promised"])
    return site._replace(offline=signal.data["state"], version=signal.data["version"], has_update=bool(signal.data["update"]))

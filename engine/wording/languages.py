"""The languages there are. Each is a folder beside this file, and the texts of the page in it lie in `ui/locales/`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Final

LANGUAGES: Final = ("de", "en")
"""The languages by their codes, the usual one first."""


@cache
def words(lang: str, kind: str) -> ModuleType:
    """What a language has of one kind: `names`, `refusals`, or of the rule sheet `play`, `count` and `words`."""
    return import_module(f"engine.wording.{lang}.{kind}")

"""Finds, in a Pyodide of its own, which modules of the standard library the page can come to need."""

import importlib
import sys
import traceback

# Modules that are only imported when something goes wrong or is asked for; whoever needs them must find them.
LATER = (
    "base64", "contextlib", "difflib", "hashlib", "json", "linecache", "operator", "pathlib", "pkgutil", "pyodide.code",
    "pyodide.webloop", "textwrap", "tokenize", "traceback", "unicodedata", "zipimport", "zlib",
    "encodings.ascii", "encodings.idna", "encodings.latin_1", "encodings.utf_8_sig",
)  # fmt: skip


def fail_in_all_ways() -> None:
    """Make Python import what it imports only to print an exception."""
    for wrong in ("undefined_nam", "[].appendd", "import zzz", "from json import loadz", "1 +", "f(", "{}['a']"):
        try:
            exec(compile(wrong, "<wrong>", "exec"), {})
        except Exception as error:
            text = "".join(traceback.format_exception(error)) + traceback.format_exc()
            assert "Error" in text


def used_modules(names: list[str]) -> list[str]:
    """The modules in memory after those named, and everything that they import, have been imported."""
    for name in (*LATER, *names):
        try:
            importlib.import_module(name)
        except ImportError:
            continue  # the browser's own, or PyScript's
    fail_in_all_ways()
    return sorted(sys.modules)

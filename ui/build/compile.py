"""What the build does inside Pyodide: turn Python sources into zips of byte code, with the magic number of that very Pyodide."""

import importlib
import importlib._bootstrap_external as bootstrap
import io
import json
import sys
import tomllib
import traceback
import zipfile

# Modules that are only imported when something goes wrong or is asked for; whoever needs them must find them.
LATER = (
    "base64", "bisect", "calendar", "contextlib", "datetime", "decimal", "difflib", "fractions", "hashlib", "hmac", "json",
    "linecache", "operator", "pathlib", "pkgutil", "pprint", "pyodide.code", "pyodide.console", "pyodide.http", "pyodide.webloop",
    "secrets", "statistics", "textwrap", "tokenize", "tomllib", "traceback", "unicodedata", "uuid", "zipimport", "zlib",
    "encodings.ascii", "encodings.idna", "encodings.latin_1", "encodings.utf_8_sig",
)


def byte_code(source: str, name: str, optimize: int) -> bytes:
    """The content of a `.pyc` that Python takes without comparing it to a source."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
    return bootstrap._code_to_hash_pyc(code, bytes(8), False)  # type: ignore[attr-defined]


def zip_of(files: dict[str, bytes]) -> bytes:
    """The files as a zip that depends on nothing but them."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, (2026, 1, 1, 0, 0, 0)), files[name], zipfile.ZIP_DEFLATED)
    return out.getvalue()


def compiled(files: dict[str, str], optimize: int) -> bytes:
    """A zip with the byte code of all `.py` files, and the other files as they are."""
    result = {}
    for name, content in files.items():
        if name.endswith(".py"):
            result[name + "c"] = byte_code(content, name, optimize)
        else:
            result[name] = content.encode()
    return zip_of(result)


def fail_in_all_ways() -> None:
    """Make Python import what it imports only to print an exception."""
    for wrong in ("undefined_nam", "[].appendd", "import zzz", "from json import loadz", "1 +", "f(", "{}['a']"):
        try:
            exec(compile(wrong, "<wrong>", "exec"), {})
        except Exception as error:
            text = "".join(traceback.format_exception(error)) + traceback.format_exc()
            assert "Error" in text


def used_modules(names: list[str]) -> set[str]:
    """The modules in memory after those named, and everything that they import, have been imported."""
    for name in (*LATER, *names):
        try:
            importlib.import_module(name)
        except ImportError:
            continue
    fail_in_all_ways()
    return set(sys.modules)


def trimmed(source: str, names: list[str]) -> bytes:
    """The standard library in this zip file with what is used of it, as byte code without docstrings and asserts."""
    used = used_modules(names)
    with zipfile.ZipFile(source) as archive:
        kept = {name: archive.read(name).decode() for name in archive.namelist() if module_of(name) in used}
    return compiled(kept, optimize=2)


def module_of(path: str) -> str:
    """The module that a file of a zip is."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".") if path.endswith(".py") else ""


def json_of(toml: str) -> str:
    """The same data as JSON."""
    return json.dumps(tomllib.loads(toml), separators=(",", ":"))

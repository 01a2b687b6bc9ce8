"""What the build makes can be hosted anywhere, kept for ever by browsers, and has every module that is imported in it."""

import ast
import base64
import gzip
import hashlib
import io
import json
import re
import runpy
import subprocess
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PYSCRIPT = ROOT / "node_modules/@pyscript/core/src/stdlib"
HASH = re.compile(r"-[0-9a-f]{12}\b")

# What the interpreter is linked with, and a word by which it is found there.
COMPILED_IN = {
    "LLVM": b"compiler-rt",
    "mimalloc": b"mimalloc: ",
    "hiwire": b"hiwire_new",
    "HACL": b"_hacl/Hacl_",
    "libffi": b"ffi_type_longdouble",
    "Expat": b"expat_",
    "zlib": b"deflate 1.",
    "bzip2": b"bzip2/libbzip2",
    "libmpdec": b"libmpdec: ",
    "Zstandard": b"ZSTD_CCtx",
    "xxHash": b"ZSTD_XXH64",
    "XZ Utils": b"lzma_index",
    "SQLite": b"sqlite3_open_v2",
    "Mersenne Twister": b"Mersenne Twister",
    "Unicode data": b"unicodedata",
}

# Modules for MicroPython or other tools, imported under a condition that never holds here.
NEVER = {"jsffi", "micropython"}


def python_files(built: Path) -> Iterator[tuple[Path, str]]:
    """All Python that the page can run: the source of what is in the zip, with the package it lies in."""
    packed = next(built.glob("python/code-*.pack.js")).read_bytes()
    with zipfile.ZipFile(io.BytesIO(gzip.decompress(packed))) as archive:
        names = [name.removesuffix("c") for name in archive.namelist() if name.endswith(".pyc")]
    for name in names:
        folder = PYSCRIPT if name.startswith("pyscript/") else ROOT
        yield folder / name, ".".join(Path(name).parent.parts)


def imported(path: Path, package: str) -> Iterator[str]:
    """The modules that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parts = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            yield ".".join([*parts, *([node.module] if node.module else [])])


@pytest.fixture(scope="module")
def under_node(built: Path) -> dict[str, object]:
    """What the Python of the built site finds of all that is imported, and how it prints an exception."""
    names = sorted({name for path, package in python_files(built) for name in imported(path, package)} - NEVER)
    command = ["node", "tests/browser/imports.mjs", str(built)]
    run = subprocess.run(command, cwd=ROOT, input=json.dumps(names), capture_output=True, text=True, check=True)
    answer: dict[str, object] = json.loads(run.stdout.splitlines()[-1])
    return answer


def test_everything_that_is_imported_is_in_the_built_site(under_node: dict[str, object]) -> None:
    assert under_node["missing"] == []


def test_pyscript_offers_the_names_that_it_has() -> None:
    tree = ast.parse((PYSCRIPT / "pyscript/__init__.py").read_text())
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module]
    theirs = {alias.name: node.module for node in imports for alias in node.names if node.module != "polyscript"}
    ours = runpy.run_path(str(ROOT / "ui/build/pyscript_lazy.py"), run_name="pyscript_lazy_for_test", init_globals={})["HOMES"]
    assert {name: f"pyscript.{home}" for name, home in ours.items()} == theirs


def test_an_exception_can_be_printed(under_node: dict[str, object]) -> None:
    assert "NameError: name 'undefined_name' is not defined" in str(under_node["exception"])


def test_every_address_in_pages_and_styles_is_relative_and_leads_to_a_file(built: Path) -> None:
    pages = [path for path in built.glob("*.html") if path.name != "talon.html"]
    for path in [*pages, *built.glob("ui-*/**/*.css")]:
        text = path.read_text()
        for address in re.findall(r"""(?:src|href)="([^"#]+)|url\("?([^")]+)""", text):
            target = next(filter(None, address))
            if target.startswith("data:image/svg+xml,"):
                continue
            assert not re.match(r"[a-z]+:|/", target), f"{path.name}: {target}"
            assert (path.parent / target).exists(), f"{path.name}: {target}"


def test_every_server_knows_what_ending_a_file_has(built: Path) -> None:
    """Some send what they do not know as bytes, some not at all: the page must not be made of it."""
    names = [path.relative_to(built).as_posix() for path in built.rglob("*") if path.is_file() and path.name != ".nojekyll"]
    others = {name for name in names if not name.endswith((".html", ".css", ".js"))}
    spare = {name for name in others if name.startswith("icons-") or name.endswith("/boot/icon.svg")}
    assert others - spare == {"manifest.json"}


def test_no_own_file_names_a_host(built: Path) -> None:
    for path in [built / "index.html", *built.glob("ui-*/**/*")]:
        if path.is_file() and path.suffix in {".html", ".css", ".js", ".json"}:
            assert not re.search(r"https?://(?!www\.w3\.org/)", path.read_text()), path.name


def test_every_name_but_those_of_pages_carries_a_hash(built: Path) -> None:
    pages = {"index.html", "licences.html", "host.html", "talon.html", "manifest.json", "worker.js", ".nojekyll"}
    names = {path.relative_to(built).as_posix() for path in built.rglob("*") if path.is_file()}
    assert pages <= names
    assert [name for name in names - pages if not HASH.search(name)] == []


def test_the_service_worker_knows_every_file_by_its_content(built: Path) -> None:
    listed = re.search(r"^const site = (\{.*?^\});", (built / "worker.js").read_text(), re.MULTILINE | re.DOTALL)
    assert listed is not None
    site = json.loads(listed[1])
    assert f'data-version="{site["version"]}"' in (built / "index.html").read_text()
    kept = {path: text for path, text in content(built).items() if path not in {"worker.js", "talon.html", ".nojekyll"}}
    hashes = {path: base64.b64encode(hashlib.sha256(text).digest()).decode() for path, text in kept.items()}
    assert site["files"] == {path: f"sha256-{value}" for path, value in hashes.items()}


def test_the_same_sources_make_the_same_site(built: Path, tmp_path: Path) -> None:
    subprocess.run(["node", "ui/build/build.mjs", str(tmp_path / "again")], cwd=ROOT, check=True)
    assert content(built) == content(tmp_path / "again")


def content(folder: Path) -> dict[str, bytes]:
    """Every file under a folder."""
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_a_host_says_in_one_file_what_the_page_is_called_and_who_he_is(built: Path) -> None:
    host = {"title": "Karten & mehr", "imprint": {"de": "Anna Beispiel\nHauptstraße 1\n\nanna@example.org", "en": ""}}
    script = f"""import {{ hostPage, titled }} from "./ui/build/host.mjs";
      const host = {json.dumps(host)};
      console.log(hostPage(host, "ui-1", "2") + titled("<title>Talon</title><h1>Talon</h1>", host));"""
    run = subprocess.run(["node", "--input-type=module", "-e", script], cwd=ROOT, capture_output=True, text=True, check=True)
    assert "<title>Karten &amp; mehr – Impressum und Datenschutz</title>" in run.stdout
    assert "<title>Karten &amp; mehr</title><h1>Karten &amp; mehr</h1>" in run.stdout
    # Written in German alone, it is shown to those who speak English too.
    assert run.stdout.count("<p>Anna Beispiel<br>Hauptstraße 1</p>") == run.stdout.count("<p>anna@example.org</p>") == 2
    assert "Datenschutz</h2>" not in run.stdout
    page = (built / "host.html").read_text()
    assert "hat hier kein Impressum hinterlegt" in page and "no tracking" in page


def test_names_the_licence_of_everything_shipped(built: Path) -> None:
    page = (built / "licences.html").read_text()
    for words in ("MIT License", "Mozilla Public License Version 2.0", "PYTHON SOFTWARE FOUNDATION LICENSE", "Apache License"):
        assert words in page
    parts = re.findall(r"<b>(.*?)</b>.*?<pre>(.*?)</pre>", page, re.DOTALL)
    assert len(parts) > 20
    assert [name for name, text in parts if not text.strip()] == []


def test_names_what_is_bundled_inside_the_files_of_others(built: Path) -> None:
    """What Pyodide took over stands in the list of its sources, what was compiled into the interpreter is told by words in it."""
    parts = dict(re.findall(r"<b>(.*?)</b>.*?<pre>(.*?)</pre>", (built / "licences.html").read_text(), re.DOTALL))
    sources = json.loads((ROOT / "node_modules/pyodide/pyodide.mjs.map").read_text())["sources"]
    taken_over = {Path(source).stem.replace("-", "") for source in sources if "/vendor/" in source}
    assert taken_over and taken_over <= {name.partition(" (")[0].replace(" ", "").lower() for name in parts}
    interpreter = next(built.glob("pyodide-*/*.wasm.js")).read_bytes()
    for name, mark in COMPILED_IN.items():
        assert (mark in interpreter, any(part.startswith(name) for part in parts)) == (True, True), name

"""What the build does inside Pyodide: turn Python sources into zips of byte code, with the magic number of that very Pyodide."""

import ast
import importlib._bootstrap_external as bootstrap
import io
import json
import tomllib
import zipfile

DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def without_docstrings(source: str, name: str) -> ast.Module:
    """The program without what is only for those who read it; asserts and line numbers stay."""
    tree = ast.parse(source, name)
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:] or [ast.copy_location(ast.Pass(), node.body[0])]
    return tree


def byte_code(source: str, name: str, optimize: int) -> bytes:
    """The content of a `.pyc` that Python takes without comparing it to a source."""
    code = compile(without_docstrings(source, name), name, "exec", dont_inherit=True, optimize=optimize)
    content: bytes = bootstrap._code_to_hash_pyc(code, bytes(8), checked=False)  # type: ignore[attr-defined]
    return content


def zip_of(files: dict[str, bytes]) -> bytes:
    """The files as a zip that depends on nothing but them; not compressed, as the browser itself unpacks the whole faster."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, (2026, 1, 1, 0, 0, 0)), files[name])
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


def trimmed(source: str, used: list[str]) -> bytes:
    """The standard library in this zip file with what is used of it, as byte code without docstrings and asserts."""
    with zipfile.ZipFile(source) as archive:
        kept = {name: archive.read(name).decode() for name in archive.namelist() if module_of(name) in used}
    return compiled(kept, optimize=2)


def module_of(path: str) -> str:
    """The module that a file of a zip is."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".") if path.endswith(".py") else ""


def json_of(toml: str) -> str:
    """The same data as JSON."""
    return json.dumps(tomllib.loads(toml), separators=(",", ":"))

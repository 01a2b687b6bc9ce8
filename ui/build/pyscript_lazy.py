"""PyScript's package with each name imported when it is first asked for.

PyScript imports the whole of it before our code runs, which costs as much as all of the rules do. The build lays this in the
place of its `__init__.py`; the modules themselves are unchanged.
"""

import importlib
import sys
from types import ModuleType

HOMES = {
    "HTML": "display",
    "PyWorker": "context",
    "RUNNING_IN_WORKER": "context",
    "WebSocket": "websocket",
    "Event": "events",
    "Storage": "storage",
    "config": "context",
    "create_named_worker": "workers",
    "current_target": "context",
    "display": "display",
    "document": "context",
    "fetch": "fetch",
    "js_import": "context",
    "js_modules": "context",
    "storage": "storage",
    "sync": "context",
    "when": "events",
    "window": "context",
    "workers": "workers",
}


def __getattr__(name: str) -> object:
    """The value of a public name; it stays in the package, so that this is called once for each."""
    if name == "py_import":
        value: object = importlib.import_module("polyscript").lazy_py_modules
    elif name in HOMES:
        value = getattr(importlib.import_module(f"{__name__}.{HOMES[name]}"), name)
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = value
    return value


class Package(ModuleType):
    """The package, where a module such as `pyscript.fetch` does not hide the function of the same name."""

    def __setattr__(self, name: str, value: object) -> None:
        """Take every value but a module whose name is that of something public."""
        if not (name in HOMES and isinstance(value, ModuleType)):
            super().__setattr__(name, value)


sys.modules[__name__].__class__ = Package

"""A static host as others have them: it lets browsers keep every file for ten minutes; it can be switched off and changed."""

from __future__ import annotations

import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, ClassVar

SUB_PATH = "/sub/path/"
TYPES = {".mjs": "text/javascript", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json"}


class Host:
    """Serves `folder` under a sub-path, always at the same address, and writes down what it is asked for.

    The paths in `broken` it answers with an error.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.asked: list[str] = []
        self.broken: set[str] = set()
        self.port = 0
        self.server: ThreadingHTTPServer | None = None
        self.switch_on()

    @property
    def address(self) -> str:
        """Where the page is."""
        return f"http://localhost:{self.port}{SUB_PATH}"

    def switch_on(self) -> None:
        """Listen, on the port that it had before if it had one; nothing has been asked for yet."""
        self.asked.clear()
        self.server = ThreadingHTTPServer(("localhost", self.port), lambda *given: _Answer(self, *given))
        self.port = self.server.server_port
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def switch_off(self) -> None:
        """Listen no longer: who asks is refused."""
        if self.server:
            self.server.shutdown()
            self.server.server_close()
            self.server = None


class _Answer(SimpleHTTPRequestHandler):
    extensions_map: ClassVar = {**SimpleHTTPRequestHandler.extensions_map, **TYPES}

    def __init__(self, host: Host, *given: Any) -> None:
        self.host = host
        super().__init__(*given, directory=str(host.folder))

    def do_GET(self) -> None:
        """Answer, and write down for what."""
        path = self.path.removeprefix(SUB_PATH)
        self.host.asked.append(path)
        if path in self.host.broken:
            self.send_error(503)
            return
        # Two sites of a test can be of the very same second.
        del self.headers["If-Modified-Since"]
        super().do_GET()

    def translate_path(self, path: str) -> str:
        return super().translate_path("/" + path.removeprefix(SUB_PATH))

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "max-age=600")
        super().end_headers()

    def log_message(self, *told: Any) -> None:
        """Say nothing."""

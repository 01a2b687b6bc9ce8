"""A static host as others have them: it lets browsers keep every file for ten minutes; it can be switched off and changed."""

from __future__ import annotations

import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

SUB_PATH = "/sub/path/"
KNOWN = {".html": "text/html", ".css": "text/css", ".js": "text/javascript"}


class Host:
    """Serves `folder` under a sub-path, always at the same address, and writes down what it is asked for.

    The paths in `broken` it answers with an error. One that is `plain` knows the endings of `KNOWN` alone: all others it sends as
    bytes of any kind, or, if it is also `strict`, not at all. With `nosniff` browsers have to believe it.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.asked: list[str] = []
        self.broken: set[str] = set()
        self.plain = self.strict = self.nosniff = False
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
    def __init__(self, host: Host, *given: Any) -> None:
        self.host = host
        super().__init__(*given)

    def do_GET(self) -> None:
        """Answer, and write down for what."""
        # Browsers open connections before they need them: only now it is known what the host is like when it is asked.
        if self.server is not self.host.server:
            self.close_connection = True
            return
        self.directory = str(self.host.folder)
        path = self.path.removeprefix(SUB_PATH)
        self.host.asked.append(path)
        if path in self.host.broken:
            self.send_error(503)
            return
        if self.host.strict and not self.is_known(path):
            self.send_error(404)
            return
        # Two sites of a test can be of the very same second.
        del self.headers["If-Modified-Since"]
        super().do_GET()

    @staticmethod
    def is_known(path: str) -> bool:
        """Has the path an ending that every server knows? That of a folder stands for its page."""
        name = path.split("?")[0]
        return name == "" or name.endswith(("/", *KNOWN))

    def guess_type(self, path: Any) -> str:
        ending = Path(path).suffix
        return KNOWN.get(ending, "application/octet-stream") if self.host.plain else super().guess_type(path)

    def translate_path(self, path: str) -> str:
        return super().translate_path("/" + path.removeprefix(SUB_PATH))

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "max-age=600")
        if self.host.nosniff:
            self.send_header("X-Content-Type-Options", "nosniff")
        super().end_headers()

    def log_message(self, *told: Any) -> None:
        """Say nothing."""

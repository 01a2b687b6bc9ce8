"""How much of the main thread's time the start costs, beside bare Pyodide as it comes, cold and on the third visit.

Prints the processor time of the main thread in seconds, medians of several runs, and the ratio.
Exit status 1 if a ratio misses the goal.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from playwright.sync_api import BrowserContext, sync_playwright

ROOT = Path(__file__).parents[2]
RUNS = 9 if os.environ.get("EFFORT") == "full" else 5
VISITS = 3
GOAL = 0.5
CHROMIUM = os.environ.get("CHROMIUM")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
BARE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
BARE_PAGE = '<!DOCTYPE html><html lang="en"><title>Bare</title><script type="module" src="start.mjs"></script></html>'
BARE_SCRIPT = """
import { loadPyodide } from "./pyodide.mjs";
const pyodide = await loadPyodide();
pyodide.runPython(`
import js
node = js.document.createElement("p")
node.textContent = "ready"
js.document.body.append(node)
js.document.documentElement.setAttribute("data-ready", "true")
`);
"""


def make_bare(folder: Path) -> None:
    """Pyodide with a page that sets one node, and nothing else."""
    folder.mkdir()
    for name in BARE_FILES:
        shutil.copy(ROOT / "node_modules/pyodide" / name, folder / name)
    (folder / "index.html").write_text(BARE_PAGE)
    (folder / "start.mjs").write_text(BARE_SCRIPT)


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address under which a folder is served for now."""
    command = ["node", "ui/build/serve.mjs", "0", "/", str(folder)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        yield next(word for word in server.stdout.readline().split() if word.startswith("http://"))
        server.terminate()


def visit(context: BrowserContext, address: str) -> float:
    """Open the address in a new tab; the processor seconds that its main thread has used when it says that it is ready."""
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.goto(address, wait_until="commit")
    page.locator("html[data-ready='true']").wait_for(state="attached", timeout=120_000)
    metrics = {metric["name"]: metric["value"] for metric in session.send("Performance.getMetrics")["metrics"]}
    page.close()
    return float(metrics["TaskDuration"])


def measured() -> dict[tuple[str, int], list[float]]:
    """The times of each visit of both pages, taken in turn, so that what else the machine does falls on both."""
    times: defaultdict[tuple[str, int], list[float]] = defaultdict(list)
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        make_bare(Path(scratch, "bare"))
        subprocess.run(["node", "ui/build/build.mjs", str(Path(scratch, "talon"))], cwd=ROOT, check=True)
        with served(Path(scratch, "bare")) as bare, served(Path(scratch, "talon")) as talon:
            for run in range(RUNS):
                for name, address in (("bare", bare), ("talon", talon)):
                    profile = Path(scratch, f"profile-{name}-{run}")
                    context = playwright.chromium.launch_persistent_context(profile, executable_path=CHROMIUM, args=FLAGS)
                    for number in range(1, VISITS + 1):
                        times[name, number].append(visit(context, address))
                    context.close()
    return times


def main() -> int:
    """Print medians and ratios; 1 if one of them misses the goal."""
    times = measured()
    missed = False
    for number, title in ((1, "cold"), (VISITS, f"visit {VISITS}")):
        bare, talon = (median(times[name, number]) for name in ("bare", "talon"))
        print(f"{title:8} bare Pyodide {bare:.2f} s, Talon {talon:.2f} s, ratio {talon / bare:.2f} (goal: below {GOAL})")
        missed = missed or talon / bare >= GOAL
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())

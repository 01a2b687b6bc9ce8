// Brings what the project needs: packages of npm, Python's tools in `.venv`, browsers. Only what is missing or out of date.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { ask, giveUp, hashOf, inProject, run, textOf, write } from "./tools.mjs";

const oldestNode = 20;
const oldestPython = [3, 11];
const browserNames = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Install the packages of the lock file, unless those that are there come from the very same file. */
export function installPackages() {
  if (Number(process.versions.node.split(".")[0]) < oldestNode)
    giveUp(`Node ${oldestNode} or newer is needed; this is ${process.versions.node}.`);
  installOnce(inProject("node_modules/.installed"), textOf(inProject("package-lock.json")), () =>
    run("npm", ["ci", "--loglevel=error"], { shell: process.platform === "win32", stdio: ["ignore", "ignore", "inherit"] }),
  ) || giveUp("The npm packages could not be installed; npm's own message is above.");
}

/** Make `.venv` with the tools of `tests/requirements.txt`; returns the path of its Python. */
export function installPython() {
  const folder = inProject(".venv");
  const python = join(folder, process.platform === "win32" ? "Scripts/python.exe" : "bin/python");
  const wanted = inProject("tests/requirements.txt");
  const fill = () => makeVenv(folder, python) && run(python, ["-m", "pip", "install", "--quiet", "--require-hashes", "--requirement", wanted]);
  installOnce(join(folder, ".installed"), textOf(wanted), fill)
    || giveUp("Python's tools could not be installed into .venv; the message is above.");
  return python;
}

/** Where the Python packages lie that are bundled with the page. */
export const bundledFolder = inProject("node_modules/.cache/talon/bundled");

/** Fetch the Python packages of `ui/build/requirements.txt`, each as it was when its hash was written down. */
export function installBundled() {
  const folder = inProject(".venv");
  const python = join(folder, process.platform === "win32" ? "Scripts/python.exe" : "bin/python");
  const wanted = inProject("ui/build/requirements.txt");
  const pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--upgrade", "--no-deps", "--no-compile", "--require-hashes"];
  const fill = () => makeVenv(folder, python) && run(python, [...pip, "--target", bundledFolder, "--requirement", wanted]);
  installOnce(join(bundledFolder, ".installed"), textOf(wanted), fill)
    || giveUp("The Python packages of ui/build/requirements.txt could not be fetched; the message is above.");
}

/** The path of a Chromium: the one that is named or there, else Debian's when we may install it. */
export function installChromium() {
  return findChromium() ?? (installFromDebian("chromium") ? findChromium() : null)
    ?? giveUp("The browser tests need Chromium: install it (Debian: apt-get install chromium) or name one in CHROMIUM.");
}

/** The path of a Firefox, or null where there is none and we may not install one. */
export function installFirefox() {
  return findFirefox() ?? (installFromDebian("firefox-esr") ? findFirefox() : null);
}

/** Bring WebKitGTK's little browser with what drives it, and a screen for it; the tests find out whether that could be done. */
export function installWebKit() {
  const isThere = ["WebKitWebDriver", "xvfb-run"].every((name) => findProgram([name]));
  return isThere || installFromDebian("webkit2gtk-driver", "xvfb");
}

/** Do `install` unless the stamp says that it was done for this content; false if it failed. */
function installOnce(stamp, content, install) {
  const mark = hashOf(content);
  if (textOf(stamp) === mark) return true;
  if (!install()) return false;
  write(stamp, mark);
  return true;
}

/** Create the virtual environment if it is missing. */
function makeVenv(folder, python) {
  if (existsSync(python) && ask(python, ["-m", "pip", "--version"])) return true;
  const base = findPython() ?? giveUp(`Python ${oldestPython.join(".")} or newer is needed.`);
  const make = () => run(base, ["-m", "venv", "--clear", folder]);
  // Debian keeps what `venv` needs in a package of its own.
  const possible = ask(base, ["-c", "import ensurepip"]) !== null || installFromDebian("python3-venv");
  return possible && make();
}

/** The name of a Python that is new enough, or null. */
function findPython() {
  const names = ["python3", "python3.14", "python3.13", "python3.12", "python3.11", "python"];
  const test = `import sys; sys.exit(sys.version_info < (${oldestPython.join(", ")}))`;
  return names.find((name) => ask(name, ["-c", test]) !== null) ?? null;
}

/** The path of a Chromium that is there, or null. */
function findChromium() {
  const named = process.env.CHROMIUM;
  if (named) return existsSync(named) ? named : giveUp(`CHROMIUM names ${named}, which is not there.`);
  return findProgram(browserNames, "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome");
}

/** The path of a Firefox that is there, or null. */
function findFirefox() {
  const named = process.env.FIREFOX;
  if (named) return existsSync(named) ? named : giveUp(`FIREFOX names ${named}, which is not there.`);
  return findProgram(["firefox-esr", "firefox"], "/Applications/Firefox.app/Contents/MacOS/firefox");
}

/** The path of the first of these programs that is on the way, or of one at a place of its own; null if there is none. */
function findProgram(names, ...others) {
  const places = (process.env.PATH ?? "").split(":").flatMap((folder) => names.map((name) => join(folder, name)));
  return [...places, ...others].find((place) => existsSync(place)) ?? null;
}

/** Install packages of Debian; false where there is no apt-get or we are not root. */
function installFromDebian(...names) {
  if (process.getuid?.() !== 0 || ask("apt-get", ["--version"]) === null) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  console.log(`Installing ${names.join(" and ")} from Debian`);
  return run("apt-get", ["update", "-qq"], { env }) && run("apt-get", ["install", "-y", "-qq", ...names], { env });
}

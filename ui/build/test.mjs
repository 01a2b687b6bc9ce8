// `npm test`: installs what is needed, runs every check, and says at the end which of them failed. `EFFORT=quick|full` is passed on.
// `node ui/build/test.mjs STEP…` runs only some: lint, engine, selfplay, ui, build, browser, bench.

import { installChromium, installFirefox, installPackages, installPython, installWebKit } from "./install.mjs";
import { filesIn, giveUp, inProject, run } from "./tools.mjs";

const defaultSteps = ["lint", "engine", "selfplay", "ui", "build", "browser"];
const effort = process.env.EFFORT || "quick";
if (!["quick", "full"].includes(effort)) giveUp(`EFFORT is quick or full, not ${effort}.`);

const python = installPython();
const environment = { ...process.env, EFFORT: effort, PYTHONDONTWRITEBYTECODE: "1" };

/** Run a Python module of `.venv` in the project. */
const tool = (name, ...args) => run(python, ["-m", name, ...args], { env: environment });

/** Run the tests of a folder; a folder without tests is a failure. */
function tests(folder, ...args) {
  if (filesIn(inProject("tests", folder)).some((path) => /(^|\/)test_\w+\.py$/.test(path))) return tool("pytest", `tests/${folder}`, ...args);
  console.error(`tests/${folder} has no tests.`);
  return false;
}

/** Run a script of Node. */
const script = (...args) => run(process.execPath, args, { env: environment });

/** The pages as they are written and as they are built, by the rules of HTML. */
const checkPages = () => script("node_modules/html-validate/bin/html-validate.mjs", "--config", "ui/build/html.json", "index.html", "ui/boot/licences.html", "dist/*.html");

/** Where the examples in docstrings and in the README are, which are tried as well; two modules want a browser. */
const examples = {
  engine: ["engine", "README.md", "--doctest-glob=README.md"],
  ui: ["ui", "--ignore=ui/build", "--ignore=ui/browser/dom.py", "--ignore=ui/main.py"],
};

/** The checks of each step by name, in their order. */
const steps = {
  lint: {
    ruff: () => tool("ruff", "check", "."),
    mypy: () => tool("mypy", "--strict", ...["engine", "ui"].filter((folder) => filesIn(inProject(folder)).some((path) => path.endsWith(".py")))),
    "import linter": () => run(python, ["-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"], { env: environment }),
  },
  engine: { "engine tests": () => tests("engine", ...examples.engine, "-n", "auto", "-m", "not long") },
  selfplay: { "rounds of the players": () => tests("engine", "-n", "auto", "-m", "long") },
  ui: { "ui tests": () => tests("ui", ...examples.ui, "-n", "auto") },
  build: { build: () => script("ui/build/build.mjs"), "html-validate": checkPages },
  browser: { "browser tests": () => withBrowsers(() => tests("browser", "-n", "auto", "--dist", "worksteal")) },
  bench: { bench: () => withChromium(() => run(python, ["tests/bench/boot.py"], { env: environment })) },
};

/** Bring a Chromium and the packages, then do it with the browser's path in CHROMIUM. */
function withChromium(act) {
  environment.CHROMIUM = installChromium();
  return act();
}

/** The same with a Firefox in FIREFOX if there is one; WebKit's is only wanted at night. Tests say why they are skipped without. */
function withBrowsers(act) {
  environment.FIREFOX = installFirefox() ?? "";
  if (effort === "full") installWebKit();
  return withChromium(act);
}

/** Run the checks of the steps that are named; returns the names of those that failed. */
function check(names) {
  const failed = [];
  for (const [name, passes] of names.flatMap((step) => Object.entries(steps[step]))) {
    console.log(`\n── ${name}`);
    if (!passes()) failed.push(name);
  }
  return failed;
}

const named = process.argv.slice(2);
const unknown = named.find((name) => !(name in steps));
if (unknown) giveUp(`There is no step ${unknown}; there are ${Object.keys(steps).join(", ")}.`);
const wanted = named.length ? named : defaultSteps;
if (wanted.some((step) => !["engine", "selfplay", "ui"].includes(step))) installPackages();
const failed = check(wanted);
if (failed.length) giveUp(`\nFailed: ${failed.join(", ")}.`);
console.log(`\nAll passed: ${wanted.join(", ")}.`);

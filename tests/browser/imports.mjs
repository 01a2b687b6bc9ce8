// Starts Pyodide under Node with the Python of a built site and prints, as JSON, which of the modules named on standard input it cannot find or import,
// and what a formatted exception looks like there.

import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";

const site = resolve(process.argv[2]);
const interpreter = resolve("node_modules/pyodide");
const zip = (name) => gunzipSync(readFileSync(join(site, "python", readdirSync(join(site, "python")).find((entry) => entry.startsWith(name)))));
const library = join(mkdtempSync(join(tmpdir(), "talon-")), "library.zip");
writeFileSync(library, zip("library-"));
const names = JSON.parse(readFileSync(0, "utf8"));

const { loadPyodide } = await import("pyodide");
const pyodide = await loadPyodide({
  indexURL: interpreter,
  stdLibURL: library,
  lockFileContents: JSON.stringify({ info: JSON.parse(readFileSync("node_modules/pyodide/pyodide-lock.json")).info, packages: {} }),
  packageBaseUrl: interpreter,
});
pyodide.FS.writeFile("/lib/talon.zip", zip("code-"));
for (const name of ["polyscript", "_pyscript"]) pyodide.registerJsModule(name, {});
pyodide.globals.set("names", pyodide.toPy(names));

const answer = pyodide.runPython(`
import importlib, json, sys, traceback, zipimport

# Ours are found without being run, as they want a browser; all else is imported.
def is_in_our_zip(name):
    folder = "/".join(["/lib/talon.zip", *name.split(".")[:-1]])
    return zipimport.zipimporter(folder).find_spec(name) is not None

def is_missing(name):
    if name.split(".")[0] in {"engine", "ui", "pyscript"}:
        return not is_in_our_zip(name)
    try:
        importlib.import_module(name)
    except ImportError:
        return True
    return False

def fall():
    try:
        undefined_name
    except NameError:
        return traceback.format_exc()

json.dumps({"missing": [name for name in names if is_missing(name)], "exception": fall()})
`);
rmSync(dirname(library), { recursive: true });
console.log(answer);
process.exit(0);

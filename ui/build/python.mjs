// The Python side of the build: Pyodide under Node compiles its own standard library and our code.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { bundledFolder } from "./install.mjs";
import { filesIn, giveUp, hashOf, inProject, textOf, write } from "./tools.mjs";

const pyodideFolder = inProject("node_modules/pyodide");
const pyscriptSource = inProject("node_modules/@pyscript/core/src/stdlib");
const cacheFolder = inProject("node_modules/.cache/talon");
const compiler = ["compile.py", "uses.py"].map((name) => textOf(inProject("ui/build", name))).join();

/** Folders of the project whose Python and data go into the page, and what of them does not: the build, what browsers fetch by themselves, the command line. */
const codeFolders = ["engine", "ui"];
const leftOut = /^(ui\/(build|boot|styles|faces|js)\/|engine\/(__main__\.py$|workbench\/))|\.(md|css|svg|js|mjs)$/;

let compiling;

/** A Pyodide under Node with one Python file of this folder; returns that file as a module. */
async function pyodideWith(name) {
  const { loadPyodide } = await import(join(pyodideFolder, "pyodide.mjs"));
  const pyodide = await loadPyodide({ indexURL: pyodideFolder });
  pyodide.FS.writeFile(`/home/pyodide/${name}.py`, textOf(inProject(`ui/build/${name}.py`)));
  return { pyodide, module: pyodide.pyimport(name) };
}

/** Call a function of `compile.py`, in a Pyodide that is started once; bytes and text come back as such. */
async function call(name, ...values) {
  compiling ??= pyodideWith("compile");
  const { pyodide, module } = await compiling;
  const result = attempt(() => module[name](...values.map((value) => pyodide.toPy(value))));
  if (typeof result === "string") return result;
  const bytes = Buffer.from(result.toJs());
  result.destroy();
  return bytes;
}

/** Do it; where Python refuses, a source that does not compile say, its own words are enough. */
function attempt(act) {
  try {
    return act();
  } catch (error) {
    if (error.constructor.name === "PythonError") giveUp(error.message.trim());
    throw error;
  }
}

/** What `make` returns for these inputs, kept between builds. */
async function cached(kind, inputs, make) {
  const path = join(cacheFolder, `${kind}-${hashOf(compiler, ...inputs)}`);
  try {
    return readFileSync(path);
  } catch {
    const made = await make();
    write(path, made);
    return made;
  }
}

/** Our code and PyScript's own Python: text by path in the zip. */
export function sources() {
  const ours = codeFolders.flatMap((folder) => filesIn(inProject(folder)).map((path) => `${folder}/${path}`));
  const named = ours.filter((path) => !leftOut.test(path)).map((path) => [path, textOf(inProject(path))]);
  const pyscript = filesIn(pyscriptSource).filter((path) => path.endsWith(".py"));
  const files = new Map([...named, ...pyscript.map((path) => [path, textOf(join(pyscriptSource, path))])]);
  return files.set("pyscript/__init__.py", textOf(inProject("ui/build/pyscript_lazy.py")));
}

/** Of segno what makes the squares of a QR code; what writes files of them stays out. */
function codeDrawer() {
  const files = ["consts.py", "encoder.py"].map((name) => [`segno/${name}`, textOf(join(bundledFolder, "segno", name))]);
  return new Map([["segno/__init__.py", ""], ...files]);
}

/** The names of all modules that the sources import, wherever in them, found by their text. */
function importedNames(files) {
  const names = new Set();
  for (const [path, content] of files) {
    if (!path.endsWith(".py")) continue;
    for (const [, name] of content.matchAll(/^\s*(?:from|import)\s+([a-z_][\w.]*)/gim)) names.add(name);
  }
  return [...names].filter((name) => ![...codeFolders, "segno"].includes(name.split(".")[0])).sort();
}

/** Our code as a zip of byte code; asserts and line numbers stay. */
export function compileCode() {
  const files = sources();
  return cached("code", [...files.entries()].flat(), () => call("compiled", files, 0));
}

/** What draws QR codes, as a zip of byte code that is fetched when one is asked for. */
export function compileCodeDrawer() {
  const files = codeDrawer();
  return cached("code-drawer", [...files.entries()].flat(), () => call("compiled", files, 0));
}

/** The standard library as a zip of byte code, without what nobody imports. */
export function compileLibrary() {
  const library = readFileSync(join(pyodideFolder, "python_stdlib.zip"));
  const names = importedNames(new Map([...sources(), ...codeDrawer()]));
  return cached("library", [library, ...names], () => trim(library, names));
}

/** Find out what is used, in a Pyodide that has imported nothing else, and keep that of the library. */
async function trim(library, names) {
  const { pyodide, module } = await pyodideWith("uses");
  const used = module.used_modules(pyodide.toPy(names)).toJs();
  compiling ??= pyodideWith("compile");
  // As a file, since only text and lists are handed over as values.
  (await compiling).pyodide.FS.writeFile("/home/pyodide/library.zip", library);
  return call("trimmed", "/home/pyodide/library.zip", used);
}

/** The data of a TOML text as JSON. */
export async function tomlToJson(text) {
  return (await cached("config", [text], async () => Buffer.from(await call("json_of", text)))).toString();
}

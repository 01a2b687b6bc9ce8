// The Python side of the build: Pyodide under Node compiles its own standard library and our code.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn, hashOf, inProject, textOf, write } from "./tools.mjs";

const pyodideFolder = inProject("node_modules/pyodide");
const pyscriptSource = inProject("node_modules/@pyscript/core/src/stdlib");
const cacheFolder = inProject("node_modules/.cache/talon");
const compiler = textOf(inProject("ui/build/compile.py"));

/** Folders of the project whose Python and data go into the page, and what of them does not. */
const codeFolders = ["engine", "ui"];
const leftOut = /^(ui\/(build|boot|styles|faces|js)\/|engine\/__main__\.py$)|\.(md|css|svg|js|mjs)$/;

let interpreter;

/** Pyodide under Node with `compile.py` loaded; started once and only if something has to be compiled. */
async function compilerInPyodide() {
  if (interpreter) return interpreter;
  const { loadPyodide } = await import(join(pyodideFolder, "pyodide.mjs"));
  interpreter = await loadPyodide({ indexURL: pyodideFolder });
  interpreter.FS.writeFile("/home/pyodide/talon_compile.py", compiler);
  return interpreter;
}

/** Call a function of `compile.py`; bytes and text come back as such. */
async function call(name, ...values) {
  const pyodide = await compilerInPyodide();
  const result = pyodide.pyimport("talon_compile")[name](...values.map((value) => pyodide.toPy(value)));
  if (typeof result === "string") return result;
  const bytes = Buffer.from(result.toJs());
  result.destroy();
  return bytes;
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
  return new Map([...named, ...pyscript.map((path) => [path, textOf(join(pyscriptSource, path))])]);
}

/** The names of all modules that the sources import, wherever in them, found by their text. */
function importedNames(files) {
  const names = new Set();
  for (const [path, content] of files) {
    if (!path.endsWith(".py")) continue;
    for (const [, name] of content.matchAll(/^\s*(?:from|import)\s+([a-z_][\w.]*)/gim)) names.add(name);
  }
  return [...names].filter((name) => !codeFolders.includes(name.split(".")[0])).sort();
}

/** Our code as a zip of byte code; asserts and line numbers stay. */
export function compileCode() {
  const files = sources();
  return cached("code", [...files.entries()].flat(), () => call("compiled", files, 0));
}

/** The standard library as a zip of byte code, without what nobody imports. */
export function compileLibrary() {
  const library = readFileSync(join(pyodideFolder, "python_stdlib.zip"));
  const names = importedNames(sources());
  return cached("library", [library, ...names], () => trim(library, names));
}

/** The standard library goes in as a file, since only text and lists are handed over as values. */
async function trim(library, names) {
  const { FS } = await compilerInPyodide();
  FS.writeFile("/tmp/library.zip", library);
  return call("trimmed", "/tmp/library.zip", names);
}

/** The data of a TOML text as JSON. */
export async function tomlToJson(text) {
  return (await cached("config", [text], async () => Buffer.from(await call("json_of", text)))).toString();
}

// What `interpreter` in pyscript.toml points at: Pyodide with our standard library, our code and no package index.

import { loadPyodide as load, version } from "pyodide";
import createPyodideModule from "pyodide/module";
import { answerFetch, take } from "./download.js";
import { codeFile, libraryFile, lock, pyodideFolder } from "./files.js";
import { reached } from "./progress.js";

export { version };

const codePath = "/lib/talon.zip";

/** Pyodide as PyScript asks for it, with our files in the place of its own. */
export async function loadPyodide(options) {
  answerFetch();
  tellWhenCompilingFails();
  stayOnOneStack();
  const pyodide = await load({
    ...options,
    createPyodideModule,
    indexURL: new URL(pyodideFolder, document.baseURI).href,
    packageBaseUrl: new URL(pyodideFolder, document.baseURI).href,
    stdLibURL: new URL(libraryFile, document.baseURI).href,
    lockFileContents: lock,
    fsInit: putCode,
  });
  // Before the working folder, where PyScript writes the sources of what lies compiled in our zip.
  pyodide.pyimport("sys").path.insert(0, codePath);
  reached("python");
  return pyodide;
}

/** Lay our code where Python will look for it. */
async function putCode(FS) {
  const response = await take(codeFile);
  FS.writeFile(codePath, new Uint8Array(await response.arrayBuffer()));
}

/** Pyodide only warns when its code cannot be compiled, for want of memory say, and then waits for ever. */
function tellWhenCompilingFails() {
  const original = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (...values) => {
    WebAssembly.instantiateStreaming = original;
    try {
      return await original.apply(WebAssembly, values);
    } catch (error) {
      talonBoot.failed(error);
      throw error;
    }
  };
}

/** Keep Pyodide from running Python on stacks of its own, as it does where it can though nothing here waits for JavaScript in the
    middle of Python: in one launch of a hundred Chromium measures its memory, walks over the end of such a stack, and the page dies. */
function stayOnOneStack() {
  delete WebAssembly.Suspending;
}

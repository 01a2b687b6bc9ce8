// Makes `dist/`: the site as it is hosted. Every path in it is relative, and every name but those of the pages carries a hash.

import { readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { hostPage, readHost, titled } from "./host.mjs";
import { installBundled, installPackages } from "./install.mjs";
import { licencesPage } from "./licences.mjs";
import { serviceWorker } from "./offline.mjs";
import { oneFile } from "./onefile.mjs";
import { compileCode, compileCodeDrawer, compileLibrary, tomlToJson } from "./python.mjs";
import { escaped, filesIn, hashOf, inProject, textOf, write } from "./tools.mjs";
import { files as drawings, held, stylesheet } from "../faces/sheet.mjs";
import { svg } from "../offline/icon.mjs";
import { manifest, pictures } from "../offline/manifest.mjs";

const packages = (...parts) => inProject("node_modules", ...parts);
const neededChunk = /(?:\bfrom\s*|\bimport\s*|\berror:\(\)=>import\()"\.\/([\w.-]+\.js)"/g;

/** The files of the interpreter by the names that they get here: many servers know neither `.mjs` nor `.wasm`, and every one `.js`. */
const pyodideFiles = { "pyodide.js": "pyodide.mjs", "pyodide.asm.js": "pyodide.asm.mjs", "pyodide.asm.wasm.js": "pyodide.asm.wasm" };

/** Build into a folder; returns how long the result is in bytes. */
export async function build(out = inProject("dist")) {
  installBundled();
  const site = new Map();
  const pyodide = addFolder(site, "pyodide", versionOf("pyodide"), pyodideContent());
  const pyscript = addFolder(site, "pyscript", versionOf("@pyscript/core"), pyscriptContent());
  const python = await addPython(site);
  const version = `${textVersion()}+${hashOf(...[...site].flat(), ...sourceTexts())}`;
  const ui = addFolder(site, "ui", "", uiContent({ pyodide, pyscript, python }));
  const icons = addFolder(site, "icons", "", pictures());
  const host = await readHost();
  site.set("index.html", titled(await shellPage({ version, ui, icons, pyodide, pyscript }), host));
  site.set("licences.html", licencesPage(host, ui, version));
  site.set("host.html", hostPage(host, ui, version));
  site.set("manifest.json", manifest({ title: host.title, icons, drawn: `${ui}/boot` }));
  site.set("worker.js", serviceWorker(site));
  site.set(".nojekyll", "");
  site.set("talon.html", oneFile(site));
  rmSync(out, { recursive: true, force: true });
  for (const [path, content] of site) write(join(out, path), content);
  return [...site.values()].reduce((sum, content) => sum + Buffer.byteLength(content), 0);
}

/** Add files under a folder that is named by their hash; returns the folder's name. */
function addFolder(site, name, version, files) {
  const folder = [name, version, hashOf(...[...files].flat())].filter(Boolean).join("-");
  for (const [path, content] of files) site.set(`${folder}/${path}`, content);
  return folder;
}

const versionOf = (name) => JSON.parse(textOf(packages(name, "package.json"))).version;
const textVersion = () => JSON.parse(textOf(inProject("package.json"))).version;
const sourceTexts = () => ["index.html", "host.toml", ...filesIn(inProject("ui")).map((path) => `ui/${path}`)].map((path) => textOf(inProject(path)));

/** The interpreter; its debugging maps stay out, and so do the lines that point to them. */
function pyodideContent() {
  return new Map(Object.entries(pyodideFiles).map(([name, original]) => {
    const content = readFileSync(packages("pyodide", original));
    return [name, original.endsWith(".mjs") ? withoutMap(content.toString()) : content];
  }));
}

const withoutMap = (text) => text.replace(/\n?\/\/# sourceMappingURL=\S+\s*$/, "\n");

/** PyScript's core: the entry and what it imports at once. Its plugins are switched off in pyscript.toml, but "error" is loaded to be told so. */
function pyscriptContent() {
  const files = new Map();
  const wanted = ["core.js"];
  for (const name of wanted) {
    const text = withoutMap(textOf(packages("@pyscript/core/dist", name)));
    files.set(name, text);
    for (const [, other] of text.matchAll(neededChunk)) if (!wanted.includes(other)) wanted.push(other);
  }
  return files;
}

/** Standard library and code as byte code; returns where they lie and how long they are. */
async function addPython(site) {
  const parts = { library: await compileLibrary(), code: await compileCode(), drawer: await compileCodeDrawer() };
  return Object.fromEntries(Object.entries(parts).map(([name, zip]) => {
    const content = gzipSync(zip, { level: 9 });
    // Not called .gz, for which some servers add a header that makes browsers unpack it unasked.
    const path = `python/${name}-${hashOf(content)}.pack.js`;
    site.set(path, content);
    return [name, { url: path, bytes: content.length, packed: true }];
  }));
}

/** Scripts and styles of the table, in the folders where they lie in the project. */
function uiContent(places) {
  const files = new Map();
  const faces = drawings();
  for (const folder of ["boot", "js"]) for (const [path, content] of staticFiles(folder, places)) files.set(path, content);
  files.set("boot/shell.css", layer("shell", styleTexts("boot/shell")).replace("../faces/back.svg", held(faces.get("back.svg"))));
  files.set("boot/icon.svg", svg());
  files.set("boot/files.js", filesModule(places));
  files.set("boot/helpers.js", helpersModule());
  files.set("styles/all.css", styleLayers.map((name) => layer(name, styleTexts(`styles/${name}`))).join("\n"));
  // With the drawings in it: not every server knows that an .svg is a picture. It is not waited for, as it is of no use before Python.
  files.set("styles/faces.css", layer("parts", [stylesheet((name) => held(faces.get(name)))]));
  return files;
}

/** The files of a folder of ui/ that browsers fetch as they are; names of packages in imports become paths. */
function staticFiles(folder, { pyodide, pyscript }) {
  const paths = filesIn(inProject("ui", folder)).filter((path) => !/\.(py|mjs|html)$|^shell\//.test(path));
  return paths.map((path) => {
    const content = readFileSync(inProject("ui", folder, path));
    const up = "../".repeat(path.split("/").length + 1);
    const text = () => content.toString()
      .replaceAll('"@pyscript/core"', `"${up}${pyscript}/core.js"`)
      .replaceAll('from "pyodide"', `from "${up}${pyodide}/pyodide.js"`)
      .replaceAll('from "pyodide/module"', `from "${up}${pyodide}/pyodide.asm.js"`);
    return [`${folder}/${path}`, path.endsWith(".js") ? text() : content];
  });
}

/** The folders of ui/styles, each a cascade layer: whatever the selectors, what stands in a later one holds. The shell comes before them all. */
const styleLayers = ["base", "parts", "screens", "modes"];

/** Style sheets as one, in a cascade layer of that name. */
const layer = (name, texts) => `@layer ${name} {\n${texts.join("\n")}\n}\n`;

/** The style sheets of a folder of ui/, one a component: each folder becomes a single file, as each file would be a request. */
const styleTexts = (folder) => filesIn(inProject("ui", folder)).map((path) => textOf(inProject("ui", folder, path)));

/** The module that tells the loader where everything lies. */
function filesModule({ pyodide, python: { library, code, drawer } }) {
  const wasm = { url: `${pyodide}/pyodide.asm.wasm.js`, asked: `${pyodide}/pyodide.asm.wasm`, bytes: readFileSync(packages("pyodide/pyodide.asm.wasm")).length };
  const { info } = JSON.parse(textOf(packages("pyodide/pyodide-lock.json")));
  const values = {
    files: [wasm, library, code],
    pyodideFolder: `${pyodide}/`,
    libraryFile: library.url,
    codeFile: code.url,
    drawerFile: drawer.url,
    lock: JSON.stringify({ info, packages: {} }),
  };
  return Object.entries(values).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`).join("");
}

/** The module that collects ui/js: each file's exports under the name of the file. */
function helpersModule() {
  const names = filesIn(inProject("ui/js")).filter((path) => path.endsWith(".js")).map((path) => basename(path, ".js"));
  const imports = names.map((name) => `import * as ${variable(name)} from "../js/${name}.js";\n`);
  return `${imports.join("")}export const helpers = { ${names.map(variable).join(", ")} };\n`;
}

const variable = (name) => name.replaceAll("-", "_");

/** index.html with the addresses of this build, and with the configuration written into it, which would cost a round trip. */
async function shellPage({ version, ui, icons, pyodide, pyscript }) {
  const config = (await tomlToJson(textOf(inProject("pyscript.toml")))).replaceAll("./ui/", `./${ui}/`);
  const core = [...pyscriptContent().keys()].map((name) => `${pyscript}/${name}`);
  const modules = [...core, `${ui}/boot/files.js`, `${ui}/boot/progress.js`, `${ui}/boot/helpers.js`, `${ui}/boot/interpreter.js`, `${pyodide}/pyodide.js`,
    `${pyodide}/pyodide.asm.js`, ...filesIn(inProject("ui/js")).map((path) => `${ui}/js/${path}`)];
  const preloads = modules.map((path) => `    <link rel="modulepreload" href="./${path}">\n`).join("");
  const styles = `    <link rel="stylesheet" href="./${ui}/styles/all.css">\n`;
  return textOf(inProject("index.html"))
    .replaceAll('"./ui/', `"./${ui}/`)
    .replaceAll('"./icons/', `"./${icons}/`)
    .replace('data-version=""', `data-version="${version}"`)
    .replace("  </head>", `${styles}${preloads}  </head>`)
    .replace(/<mpy-config[^>]*>/, `<mpy-config type="json">${escaped(config)}`)
    .replace('config="./pyscript.toml"', `config="${escaped(config)}"`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  installPackages();
  const bytes = await build(process.argv[2]);
  console.log(`${process.argv[2] ?? "dist"} is built: ${(bytes / 1e6).toFixed(1)} MB.`);
  process.exit(0);
}

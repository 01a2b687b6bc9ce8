// Makes the page that names the licences of everything that is shipped, from the texts that come with it.

import { titled } from "./host.mjs";
import { bundledFolder } from "./install.mjs";
import { escaped, filesIn, inProject, textOf } from "./tools.mjs";

const textFolder = inProject("ui/build/licences");
const ownText = (name) => textOf(`${textFolder}/${name}.txt`);
const manifestOf = (folder) => JSON.parse(textOf(`${folder}/package.json`) || "{}");

/** Dependencies that help to write or to run elsewhere, and are in nothing that the page loads. */
const notShipped = new Set(["@types/emscripten", "ws"]);

/** Each part that is shipped: name, version, licence and the text that has to go with it. */
function parts() {
  const own = manifestOf(inProject("."));
  const python = JSON.parse(textOf(inProject("node_modules/pyodide/pyodide-lock.json"))).info.python;
  const builtIn = JSON.parse(textOf(`${textFolder}/compiled-in.json`));
  return [
    { name: "Talon", version: own.version, licence: own.license, text: textOf(inProject("LICENSE")) },
    { name: "Pyodide", version: manifestOf(inProject("node_modules/pyodide")).version, licence: "MPL-2.0", text: ownText("MPL-2.0") },
    { name: "CPython", version: python, licence: "PSF-2.0", text: ownText("Python") },
    ...packagesOf("@pyscript/core").map(partOfPackage),
    ...filesIn(bundledFolder).filter((path) => path.endsWith(".dist-info/METADATA")).map(partOfBundle),
    ...builtIn.map(({ name, licence, notice }) => ({ name, version: "", licence, text: `${notice}\n\n${ownText(licence)}` })),
  ];
}

/** The package and what it depends on, each once: all of it is bundled into PyScript's core. */
function packagesOf(root) {
  const names = [root];
  for (const name of names)
    for (const other of Object.keys(manifestOf(inProject("node_modules", name)).dependencies ?? {}))
      if (!names.includes(other) && !notShipped.has(other)) names.push(other);
  return names;
}

/** A package of npm with the licence text that lies in it, or its author and the plain text of that licence. */
function partOfPackage(name) {
  const folder = inProject("node_modules", name);
  const { version, license, author } = manifestOf(folder);
  const file = filesIn(folder).find((path) => /^licen[cs]e(\.\w+)?$/i.test(path));
  const writer = typeof author === "string" ? author.replace(/\s*<.*>/, "") : author?.name ?? name;
  const text = file ? textOf(`${folder}/${file}`) : `Copyright (c) ${writer}\n\n${ownText(license)}`;
  return { name: name === "@pyscript/core" ? "PyScript" : name, version, licence: license.replace("APACHE", "Apache"), text };
}

/** A bundled package of Python with the licence text that came with it; the path is that of its metadata. */
function partOfBundle(path) {
  const folder = path.split("/")[0];
  const [name, version] = folder.replace(".dist-info", "").split("-");
  const [, licence] = /^License-Expression: (.+)$/m.exec(textOf(`${bundledFolder}/${path}`)) ?? ["", "BSD-3-Clause"];
  const files = filesIn(`${bundledFolder}/${folder}`).filter((each) => /licen[cs]e/i.test(each));
  return { name, version, licence, text: files.map((each) => textOf(`${bundledFolder}/${folder}/${each}`)).join("\n\n") };
}

/** The whole page; `ui` is the folder of its style sheet. */
export function licencesPage(host, ui, version) {
  const entries = parts().map(entry).join("\n");
  return titled(textOf(inProject("ui/boot/licences.html")), host)
    .replaceAll('"./ui/', `"./${ui}/`)
    .replace('data-version=""', `data-version="${version}"`)
    .replace("<!-- parts -->", () => entries);
}

/** One part as a line that opens to the text. */
function entry({ name, version, licence, text }) {
  const title = `<b>${escaped(name)}</b> ${escaped(version ?? "")} <span>${escaped(licence)}</span>`;
  return `      <details>\n        <summary>${title}</summary>\n        <pre>${escaped(text.trim())}</pre>\n      </details>`;
}

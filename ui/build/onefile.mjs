// Makes `talon.html`: the whole site in one file, which opens from the disk without a server and asks nobody for anything.

import { createHash } from "node:crypto";
import { posix } from "node:path";
import { gzipSync } from "node:zlib";
import { giveUp, inProject, textOf } from "./tools.mjs";
import { held } from "../faces/sheet.mjs";

/** The file is shorter than this, in bytes. */
const limit = 8e6;

/** What scripts ask for while the page runs: it lies packed in the file. What the shell names is written into it as it is. */
const askedFor = /\/.*\.js$/;

/** What of it is called a script only because every server knows the ending. */
const isBinary = /\.(wasm|pack)\.js$/;
const style = / *<link rel="stylesheet" href="\.\/([^"]+)">\n/g;
const plainScript = / *<script src="\.\/([^"]+)"><\/script>\n/g;
const othersNamed = / *(?:<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|manifest|apple-touch-icon)"[^>]*>)\n/g;
const entry = /<script type="module" src="\.\/([^"]+\/boot\/start\.js)">/;

/** The page of a site, which is given as contents by path, with all the others in it. */
export function oneFile(site) {
  const text = (path) => String(site.get(path));
  const shell = text("index.html");
  const [first, ...later] = named(shell, style).map(text);
  const laterStyles = [...later, text(`${posix.dirname(posix.dirname(entry.exec(shell)[1]))}/styles/faces.css`)].join("\n");
  const plain = named(shell, plainScript);
  const files = [...site].filter(([path]) => askedFor.test(path) && !plain.includes(path));
  return shortEnough(pageOf(shell, {
    icon: (path) => held(text(path)),
    styles: [first, text(named(text("licences.html"), style)[0])],
    laterStyles,
    scripts: plain.map(text),
    start: textOf(inProject("ui/boot/unpack.mjs")),
    licences: licencesSheet(text("licences.html")),
    packed: packed(entry.exec(shell)[1], [...files.map((file) => movable(site, file)), ["styles", laterStyles]]),
  }));
}

/** The paths that a page names in this way. */
const named = (page, pattern) => [...page.matchAll(pattern)].map(([, path]) => path);

function shortEnough(page) {
  const bytes = Buffer.byteLength(page);
  if (bytes >= limit) giveUp(`talon.html would have ${bytes} bytes; it must stay below ${limit}.`);
  return page;
}

/** The shell with everything that it names written into it. Its start stands before what is packed, and so can tell that the file breaks off. */
function pageOf(shell, parts) {
  const styles = parts.styles.map((text) => `    <style>${text}</style>\n`);
  const scripts = parts.scripts.map((text) => `    <script>${text}</script>\n`);
  const start = `    <script type="module">${parts.start}</script>\n`;
  const { text, bytes } = parts.packed;
  const end = `    ${parts.licences}\n    <script type="text/plain" id="files" data-bytes="${bytes}">${text}</script>\n`;
  return shell
    .replace(/(?<=http-equiv="Content-Security-Policy" content=")[^"]*/, () => policy(parts))
    .replace(/(?<=<link rel="icon" href=")\.\/([^"]+)/, (_, path) => parts.icon(path))
    .replace(style, "")
    .replace(plainScript, "")
    .replace(othersNamed, "")
    .replace("  </head>", () => `${[...styles, ...scripts, start].join("")}  </head>`)
    .replace(/<a href="\.\/licences\.html"[^>]*>(.*?)<\/a>/, '<button type="button" data-licences>$1</button>')
    .replace("  </body>", () => `${end}  </body>`);
}

/** Only what stands in this file may run, and nothing can be fetched from anywhere; scripts that lie packed come as blobs. */
function policy({ styles, laterStyles, scripts, start }) {
  const hashes = (texts) => texts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`).join(" ");
  return [
    "default-src 'none'",
    `script-src ${hashes([...scripts, start])} blob: 'wasm-unsafe-eval'`,
    `style-src ${hashes([...styles, laterStyles])}`,
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

/** The page of licences as a sheet over the table. */
function licencesSheet(page) {
  const [, content] = /<main class="page">(.*)<\/main>/s.exec(page);
  const inPlace = content.replace(/<a href="\.\/"[^>]*>(.*?)<\/a>/, '<button type="button" data-close>$1</button>');
  return `<dialog id="licences" class="licences" aria-labelledby="licences-title"><div class="page">${inPlace}</div></dialog>`;
}

/** All files as one text: compressed, a line of JSON that says where to begin and what lies where, then the contents. */
function packed(begin, files) {
  const contents = files.map(([path, content]) => [path, Buffer.from(content)]);
  const list = { entry: begin, files: contents.map(([path, content]) => [path, content.length]) };
  const zip = gzipSync(Buffer.concat([Buffer.from(`${JSON.stringify(list)}\n`), ...contents.map(([, content]) => content)]), { level: 9 });
  return { text: base85(zip), bytes: zip.length };
}

/** Bytes as printable text: four as five signs, where base64 would need more; `z` stands for the `<` that HTML would notice. */
function base85(bytes) {
  const padded = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
  const signs = Buffer.alloc((padded.length / 4) * 5);
  for (let at = 0; at < padded.length; at += 4) {
    let rest = padded.readUInt32BE(at);
    for (let place = 4; place >= 0; place -= 1, rest = Math.floor(rest / 85)) signs[(at / 4) * 5 + place] = 35 + (rest % 85);
  }
  return signs.toString("latin1").replaceAll("<", "z");
}

/**
 * A file that works wherever it lies. A script as a blob has no address that others could be found from: it gets its own from
 * `talonBoot`, and names what it imports by the path on the site.
 */
function movable(site, [path, content]) {
  if (isBinary.test(path)) return [path, content];
  const inSite = (whole, before, address) => {
    const other = posix.join(posix.dirname(path), address);
    return site.has(other) ? `${before}"talon:${other}"` : whole;
  };
  const text = String(content)
    .replace(/(\b(?:from|import)\s*)"(\.{1,2}\/[^"]+)"/g, inSite)
    .replace(/(?<![.\w$])import(?=\()/g, "talonLoad")
    .replace(/(?<![.\w$])import\.meta\b/g, "talonMeta");
  return [path, `const { load: talonLoad, meta: talonMeta } = talonBoot.within("${path}");${text}`];
}

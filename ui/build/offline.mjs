// Makes what lets the site live on a device: its pictures, its manifest, and the service worker that knows every file of it by its content.
// `node ui/build/offline.mjs FOLDER` writes the worker anew for a site that was changed by hand.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { filesIn, hashOf, inProject, textOf, write } from "./tools.mjs";

/** The service worker lies beside the page, as it has power only over what lies below it. */
const workerFile = "worker.js";

/** What nobody asks for, or keeps as a file of his own. */
const notKept = new Set([workerFile, ".nojekyll", "talon.html"]);

/** The service worker of a site that is given as contents by path. */
export function serviceWorker(site) {
  const kept = [...site].filter(([path]) => !notKept.has(path)).sort(([one], [other]) => (one < other ? -1 : 1));
  const files = Object.fromEntries(kept.map(([path, content]) => [path, integrityOf(content)]));
  const [, version] = /data-version="([^"]*)"/.exec(site.get("index.html"));
  const values = { version, name: hashOf(JSON.stringify(files)), files };
  return textOf(inProject("ui/offline", workerFile)).replace(/(?<=^const site = ).*(?=;$)/m, () => JSON.stringify(values, null, 2));
}

/** The hash of a file as browsers check it. */
const integrityOf = (content) => `sha256-${createHash("sha256").update(content).digest("base64")}`;

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const folder = process.argv[2];
  const site = new Map(filesIn(folder).map((path) => [path, readFileSync(join(folder, path))]));
  write(join(folder, workerFile), serviceWorker(site));
}

// Starts PyScript, once its hooks are fit for the policy of the page, and brings what Python wants of JavaScript.

import { helpers } from "./helpers.js";
import { reached } from "./progress.js";

/** What Python finds as `js.talon`: our own JavaScript by file name, the address of files beside it, and how to report a failure. */
globalThis.talon = {
  ...helpers,
  asset: (path) => new URL(`../${path}`, import.meta.url).href,
  version: document.documentElement.dataset.version,
  failed: talonBoot.failed,
};

/** Bring the faces of the cards, which nobody misses before Python is there; where all is one file, its start has put them in. */
function bringFaces() {
  const faces = { rel: "stylesheet", href: talon.asset("styles/faces.css") };
  if (!talonBoot.within) document.head.append(Object.assign(document.createElement("link"), faces));
}

/** Load PyScript, which then finds its element in the page. */
async function start() {
  bringFaces();
  const away = helpers.standin.standIn();
  const { hooks } = await import("@pyscript/core");
  // PyScript makes this hook into a function from text, which the policy forbids; only its workers would need it.
  hooks.worker.onBeforeRunAsync.clear();
  hooks.main.onReady.add(away);
  hooks.main.onReady.add(watch);
}

/** What a script of ours throws, PyScript would only write to the console. */
function watch({ io }) {
  reached("code");
  const { stderr } = io;
  io.stderr = (error, ...rest) => {
    stderr(error, ...rest);
    if (error instanceof Error) talonBoot.failed(error);
  };
}

// A browser that lacks something has been told so; nothing big is loaded for it. What fails here says itself that it is ours:
// an import that comes to nothing names nobody.
if (talonBoot.runs) await start().catch(talonBoot.failed);

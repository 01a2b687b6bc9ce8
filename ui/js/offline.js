// Lets the service worker keep the whole site for times without a network, and says when there is a new version of it.

import { say } from "./stage.js";

const A_DAY = 24 * 60 * 60 * 1000;
const page = document.documentElement;
const { version } = page.dataset;

let registration;
/** Does the worker that answers have another version than this page? */
let differs = false;
let checked = Date.now();

/** The address of the worker, in the form that the policy of the page wants where the browser knows such forms. */
function script() {
  const address = "./worker.js";
  const policy = globalThis.trustedTypes?.createPolicy("talon-worker", { createScriptURL: () => address });
  return policy ? policy.createScriptURL("") : address;
}

/** Begin, once the page can be used. */
export async function begin() {
  const container = navigator.serviceWorker;
  // Where the page is one file, there is nothing beside it.
  if (!document.querySelector("link[rel='manifest']")) {
    report("file");
    return;
  }
  try {
    // Not there without https, in some private windows, and where the page was opened as a file.
    registration = await container.register(script(), { updateViaCache: "none" });
    registration.addEventListener("updatefound", watch);
  } catch {
    report("never");
    return;
  }
  container.addEventListener("message", ({ data }) => { differs = data.version !== version; look(); });
  container.addEventListener("controllerchange", greet);
  document.addEventListener("visibilitychange", check);
  watch();
  greet();
}

/** Follow a worker that is being installed. */
function watch() {
  registration.installing?.addEventListener("statechange", look);
  look();
}

/** Tell the worker which version this page is, and hear which one it has. */
const greet = () => registration.active?.postMessage({ version });

function look() {
  const { installing, waiting, active } = registration;
  if (active) report("ready", Boolean(waiting) || differs);
  else report(installing || waiting ? "soon" : "later");
}

/** Mark the document with it, for tests and for those who script the page, and tell the table. */
function report(state, isNew = false) {
  const update = isNew ? "yes" : "";
  if (page.dataset.offline === state && page.dataset.update === update) return;
  Object.assign(page.dataset, { offline: state, update });
  say("offline", { state, update, version });
}

/** A page that has not been looked at for a day asks whether there is a new version; one that is loaded does so by itself. */
async function check() {
  if (document.hidden || Date.now() - checked < A_DAY) return;
  try {
    await registration.update();
    checked = Date.now();
  } catch { /* Without a network there is none. */ }
}

/** Go on with the new version. */
export function update() {
  const reload = () => location.reload();
  // Where another page has let it take over, nothing waits any more.
  if (!registration.waiting) return reload();
  navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
  registration.waiting.postMessage({ takeOver: true });
}

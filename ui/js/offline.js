// Lets the service worker keep the whole site for times without a network, and says when there is a new version of it.

import { again } from "./again.js";
import { lent } from "./lent.js";
import { say } from "./stage.js";

const A_DAY = 24 * 60 * 60 * 1000;
const page = document.documentElement;
const { version } = page.dataset;
const container = lent(() => navigator.serviceWorker);
const tries = again(() => { report("soon"); attempt(); });

let registration;
/** What the worker that answers says of its files: all are here (`ready`), they are being fetched (`soon`), or some could not be had (`later`). */
let kept = "soon";
/** Does that worker have another version than this page? */
let differs = false;
let checked = Date.now();

/** The address of the worker, in the form that the policy of the page wants where the browser knows such forms. The page names this
    rule, and lets it be made only once. */
let rule;
function script() {
  const address = "./worker.js";
  rule ??= globalThis.trustedTypes?.createPolicy("talon-worker", { createScriptURL: () => address });
  return rule ? rule.createScriptURL("") : address;
}

/** Begin, once the page can be used. */
export async function begin() {
  // Where the page is one file, there is nothing beside it.
  if (!document.querySelector("link[rel='manifest']")) {
    report("file");
    return;
  }
  // Not there without https, and where the page was opened as a file.
  if (!container) {
    report("never");
    return;
  }
  container.addEventListener("message", heard);
  container.addEventListener("controllerchange", attempt);
  document.addEventListener("visibilitychange", check);
  await attempt();
}

/** Have the site kept, or what is missing of it. A browser that has a worker already asks the network for nothing here. */
async function attempt() {
  try {
    registration = await container.register(script(), { updateViaCache: "none" });
    // What keeps sites from having workers, as extensions do, may let the wish come to nothing.
    if (!registration) {
      report("never");
      return;
    }
    registration.addEventListener("updatefound", watch);
    watch();
    greet();
  } catch (error) { failed(error); }
}

/** The worker could not be had: some private windows allow none; anything else may go better another time. */
function failed({ name }) {
  if (name === "SecurityError") {
    report("never");
    return;
  }
  report("later");
  tries.plan();
}

/** Follow a worker that is being installed. */
function watch() {
  registration.installing?.addEventListener("statechange", ({ target }) => {
    if (["installed", "activated"].includes(target.state)) greet();
    look();
  });
  look();
}

/** Tell the workers which version this page is: the one that answers tells what it has, one that waits for that very version need not wait. */
function greet() {
  registration.active?.postMessage({ version });
  registration.waiting?.postMessage({ version, waits: true });
}

function heard({ data }) {
  kept = data.state;
  differs = data.version !== version;
  look();
}

function look() {
  const { installing, waiting, active } = registration;
  // One that has failed may still stand there when it says so.
  const comes = [installing, waiting].some((worker) => worker && worker.state !== "redundant");
  const state = active ? kept : comes ? "soon" : "later";
  report(state, Boolean(active && (waiting || differs)));
  if (state === "later") tries.plan();
  if (state === "ready") tries.cease();
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
  container.addEventListener("controllerchange", reload, { once: true });
  try { registration.waiting.postMessage({ takeOver: true }); } catch { reload(); }
}

"use strict";

// The service worker: keeps one version of the whole site and answers from that alone, so that nothing that was here once is asked
// of the network again. A new version is another script with a cache of its own; it waits until a page lets it take over.

/** Which version this is, the name of its cache, and the content of every file as a hash by its path: the build writes it here. */
const site = { version: "", name: "", files: {} };

const files = new Map(Object.entries(site.files));

/** Sites of one account share their host, and with it all caches: ours begin like this, no other is touched. */
const ours = `talon:${new URL(registration.scope).pathname}:`;
const own = ours + site.name;

/** A name that no other content ever gets. */
const hashed = /-[0-9a-f]{12}[./]/;

/** What only a system wants that puts the page beside its apps. Some hosts refuse such endings, and nothing else may suffer from it. */
const spare = /^icons-|^manifest\.json$|\.svg$/;

/** So many files are fetched at a time: enough for a slow network, few enough not to be felt. */
const AT_A_TIME = 4;

addEventListener("install", (event) => event.waitUntil(keepAll()));
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("message", (event) => {
  const { version, waits, takeOver } = event.data;
  if (!waits && !takeOver) event.waitUntil(meet(event.source, version));
  // A page that was loaded past the worker that answers may be of this version already: nothing changes for it.
  else if (takeOver || version === site.version) event.waitUntil(skipWaiting());
});

addEventListener("fetch", (event) => {
  const path = pathOf(event.request);
  if (files.has(path)) event.respondWith(answer(path, event.request));
  else if (hashed.test(path)) event.respondWith(answerOlder(path, event.request));
  // Anything else below our address is not ours, nor is `talon.html`, to be kept as a file: the browser asks for it without us.
});

/** The path of a file of the site as the build has it; nothing if it is none that we could have. */
function pathOf({ method, url }) {
  const address = url.split(/[?#]/)[0];
  if (method !== "GET" || !address.startsWith(registration.scope)) return "";
  return address.slice(registration.scope.length) || "index.html";
}

/** Lay everything into the cache; what is there already, since the last try broke off, is not fetched again. Who fetches ends with the
    first file that is not to be had, and the others go on: so one file keeps none of the rest away, and a host that is gone is left alone. */
async function keepAll() {
  const cache = await caches.open(own);
  const left = [...files.keys()];
  const keepSome = async () => {
    for (let path = left.pop(); path; path = left.pop()) await keep(cache, path).catch(unlessSpare(path));
  };
  const ends = await Promise.allSettled(Array.from({ length: AT_A_TIME }, keepSome));
  const broken = ends.find(({ status }) => status === "rejected");
  if (broken) throw broken.reason;
  if (!(await caches.has(own))) throw new Error("Somebody has thrown the cache away.");
}

/** Passes a failure on, unless the file can be done without. */
const unlessSpare = (path) => (error) => {
  if (!spare.test(path)) throw error;
};

/** The files that are just being laid into the cache, each with the promise of it. */
const coming = new Map();

/** Lay one file into the cache, unless it is there or on its way. */
function keep(cache, path) {
  if (!coming.has(path)) coming.set(path, lay(cache, path).finally(() => coming.delete(path)));
  return coming.get(path);
}

/** Lay one file into the cache that may be missing there: from an older version that has the same, else from the network. */
async function lay(cache, path) {
  if (await cache.match(path)) return;
  await cache.put(path, (await keptOlder(path)) ?? plain(path, await fetched(path)));
}

/** The caches of our other versions. */
const others = async () => (await caches.keys()).filter((name) => name.startsWith(ours) && name !== own);

/** A file with a hash in its name as another version has it; nothing if none has. */
async function keptOlder(path) {
  if (!hashed.test(path)) return undefined;
  for (const cacheName of await others()) {
    const found = await caches.match(path, { cacheName });
    if (found) return found;
  }
  return undefined;
}

/** A file from the network with the very content of this version. Where half of a new version is published, or an old file lies in
    some cache on the way, it is refused; then the whole version is, until the next try. */
async function fetched(path) {
  const address = path === "index.html" ? "./" : path;
  const integrity = files.get(path);
  try {
    return await fetch(address, { integrity, cache: hashed.test(path) ? "default" : "no-cache" });
  } catch {
    return fetch(address, { integrity, cache: "reload" });
  }
}

/** The response without what only belongs to the way it came, and the interpreter with its type, which no server tells by that name. */
function plain(path, { body, headers }) {
  const kept = new Headers(headers);
  for (const name of ["content-encoding", "content-length", "vary"]) kept.delete(name);
  if (path.endsWith(".wasm.js")) kept.set("content-type", "application/wasm");
  return new Response(body, { headers: kept });
}

/** A file of this version, from its cache; one that somebody has thrown away is fetched again, with the same content or not at all. */
async function answer(path, request) {
  let kept;
  try { kept = await caches.match(path, { cacheName: own }); } catch { return fetchedBeside(path, request); }
  if (kept) return kept;
  try {
    const cache = await caches.open(own);
    await keep(cache, path);
    return await cache.match(path);
  } catch {
    // This version is no longer to be had: a page may begin with a newer one, but no file of another goes into a page of this one.
    return request.mode === "navigate" ? fetch(request) : Response.error();
  }
}

/** A file of this version where the browser gives no caches any more: from the network, and with the same content if not a page. */
const fetchedBeside = (path, request) => (request.mode === "navigate" ? fetch(request) : fetched(path));

/** A file that this version does not have, for a page that still runs another one: its name says which content is meant. */
const answerOlder = async (path, request) => (await keptOlder(path).catch(() => undefined)) ?? fetch(request);

/** A page has said which version it runs, and hears ours, and whether all of it is here; what somebody has thrown away is fetched again.
    The only page, if it has ours, is the last that could want older files. */
async function meet(page, version) {
  const tell = (state) => page.postMessage({ version: site.version, state });
  try {
    if (!(await isWhole())) {
      tell("soon");
      await keepAll();
    }
  } catch {
    tell("later");
    return;
  }
  tell("ready");
  if (version === site.version) await tidy();
}

/** Is every file in the cache that has to be? */
async function isWhole() {
  const cache = await caches.open(own);
  const kept = new Set((await cache.keys()).map(pathOf));
  return [...files.keys()].every((path) => kept.has(path) || spare.test(path));
}

/** Throw older versions away, unless there is another page, which may run one of them, or a newer version on its way. */
async function tidy() {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const old = await others();
  if (pages.filter(({ url }) => url.startsWith(registration.scope)).length > 1 || registration.installing || registration.waiting) return;
  await Promise.all(old.map((name) => caches.delete(name)));
}

// Matches in IndexedDB, which keeps what it was given even if the browser is killed the next moment.
// The name carries the path: sites of one account share their host.
const NAME = `talon1:${location.pathname}`;
const STORE = "matches";

/** The result of a request, as a promise. */
const result = (request) => new Promise((fulfil, reject) => {
  request.onsuccess = () => fulfil(request.result);
  request.onerror = () => reject(request.error);
});

/** The end of a transaction, as a promise: only then is everything kept. */
const end = (transaction) => new Promise((fulfil, reject) => {
  transaction.oncomplete = fulfil;
  transaction.onabort = transaction.onerror = () => reject(transaction.error);
});

let opened;

function open() {
  opened ??= new Promise((fulfil, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "id" });
    request.onsuccess = () => fulfil(request.result);
    request.onerror = request.onblocked = () => reject(request.error);
  });
  opened.catch(() => { opened = undefined; });
  return opened;
}

async function change(act) {
  const transaction = (await open()).transaction(STORE, "readwrite");
  act(transaction.objectStore(STORE));
  await end(transaction);
}

/** Do it and say what went wrong: nothing is kept where nothing may be kept. */
async function tried(act) {
  try { await act(); return ""; } catch (error) { return String(error?.name || "Error"); }
}

/** Keep a match under its name. */
export const save = (id, words) => tried(() => change((store) => store.put({ id, words, when: Date.now() })));

/** Keep a match no longer. */
export const forget = (id) => tried(() => change((store) => store.delete(id)));

/** All matches that are kept, the newest first, as JSON: a list of their words. */
export async function all() {
  try {
    const found = await result((await open()).transaction(STORE).objectStore(STORE).getAll());
    return JSON.stringify(found.sort((one, other) => other.when - one.when).map(({ words }) => words));
  } catch { return "[]"; }
}

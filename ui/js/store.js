// Matches in IndexedDB, which keeps what it was given even if the browser is killed the next moment.
// The name carries the path: sites of one account share their host.
const NAME = `talon1:${location.pathname}`;

/** What is in there has grown: the first version had only the matches. A page that is older than the database leaves it alone. */
const VERSION = 2;

/** The matches themselves; what a list says of each; the result of each that is over. All by the name of the match. */
const [MATCHES, ROWS, RESULTS] = ["matches", "rows", "results"];

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

function upgrade(database, from) {
  for (const store of from < 1 ? [MATCHES, ROWS, RESULTS] : [ROWS, RESULTS]) database.createObjectStore(store, { keyPath: "id" });
}

/** Another page wants a newer version: let it, and find that out with the next save. */
function giveWay(database) {
  opened = undefined;
  database.close();
}

let opened;

function open() {
  opened ??= new Promise((fulfil, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = ({ oldVersion }) => upgrade(request.result, oldVersion);
    request.onsuccess = () => {
      request.result.onversionchange = () => giveWay(request.result);
      fulfil(request.result);
    };
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new DOMException("An older page has it open.", "BlockedError"));
  });
  opened.catch(() => { opened = undefined; });
  return opened;
}

/** Change something in these stores, all of it or nothing. */
async function change(stores, act) {
  const transaction = (await open()).transaction(stores, "readwrite");
  act((name) => transaction.objectStore(name));
  await end(transaction);
}

/** Do it and say what went wrong: nothing is kept where nothing may be kept. */
async function tried(act) {
  try { await act(); return ""; } catch (error) { return String(error?.name || "Error"); }
}

/** What stands in these stores, each as a list; nothing where nothing may be kept. */
async function found(stores, ask) {
  try {
    const transaction = (await open()).transaction(stores);
    return await Promise.all(stores.map((name) => result(ask(transaction.objectStore(name), name))));
  } catch { return stores.map(() => []); }
}

const newestFirst = (one, other) => other.when - one.when;

/** Keep a match under its name, with what a list says of it, and with its result if it has one that counts. */
export const save = (id, words, about, outcome) => tried(() => change([MATCHES, ROWS, RESULTS], (store) => {
  const when = Date.now();
  store(MATCHES).put({ id, words, when });
  store(ROWS).put({ id, about, when });
  if (outcome) store(RESULTS).put({ id, words: outcome, when });
}));

/** Keep a match no longer; its result stays. */
export const forget = (id) => tried(() => change([MATCHES, ROWS], (store) => [MATCHES, ROWS].forEach((name) => store(name).delete(id))));

/** What a list says of each match that is kept, the newest first, as JSON; of matches from before there were lists, nothing. */
export async function rows() {
  const [ids, told] = await found([MATCHES, ROWS], (store, name) => name === ROWS ? store.getAll() : store.getAllKeys());
  const byId = new Map(told.map((row) => [row.id, row]));
  return JSON.stringify(ids.map((id) => byId.get(id) ?? { id, about: "", when: 0 }).sort(newestFirst));
}

/** The words of a match, or nothing. */
export async function read(id) {
  const [match] = await found([MATCHES], (store) => store.get(id));
  return match?.words ?? "";
}

/** All matches with their words, the newest first, as JSON. */
export async function everything() {
  const [matches, told] = await found([MATCHES, ROWS], (store) => store.getAll());
  const abouts = new Map(told.map(({ id, about }) => [id, about]));
  return JSON.stringify(matches.map((match) => ({ ...match, about: abouts.get(match.id) ?? "" })).sort(newestFirst));
}

/** The results of all matches that are over, the oldest first, as JSON. */
export async function results() {
  const [kept] = await found([RESULTS], (store) => store.getAll());
  return JSON.stringify(kept.sort(newestFirst).reverse());
}

/** Forget all results. */
export const forgetResults = () => tried(() => change([RESULTS], (store) => store(RESULTS).clear()));

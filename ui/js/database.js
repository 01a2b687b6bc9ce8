// The page's part of IndexedDB, which keeps what it was given even if the browser is killed the next moment.
import { patiently } from "./patience.js";
import { PLACE } from "./place.js";

/** What is in there has grown: the first version had only the matches. A page that is older than the database leaves it alone. */
const VERSION = 3;

/** The matches themselves; what a list says of each; the result of each that is over. All by the name of the match. */
export const [MATCHES, ROWS, RESULTS] = ["matches", "rows", "results"];

/** Which tab may change what is kept: its token. */
export const OWNER = "owner";

const STORES = { [MATCHES]: { keyPath: "id" }, [ROWS]: { keyPath: "id" }, [RESULTS]: { keyPath: "id" }, [OWNER]: {} };

/** The result of a request, as a promise. */
export const result = (request) => new Promise((fulfil, reject) => {
  request.onsuccess = () => fulfil(request.result);
  request.onerror = () => reject(request.error);
});

/** The end of a transaction, as a promise: only then is everything kept. */
const end = (transaction) => new Promise((fulfil, reject) => {
  transaction.oncomplete = fulfil;
  transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new DOMException("It was broken off.", "AbortError"));
});

/** The connection, as a promise; none before there is a wish, and after it has been lost. */
let opened;

/** Do something in a transaction over these stores, all of it or nothing; what it gives, as soon as everything is kept.

    A connection that was good a minute ago may be gone without a word, as iOS closes it in the background: then there is a new one. */
export const within = (stores, mode, act) => patiently("storage", async () => {
  const before = opened;
  try {
    return await once(stores, mode, act);
  } catch (error) {
    if (!before) throw error;
    return once(stores, mode, act);
  }
});

async function once(stores, mode, act) {
  const mine = opened ??= opening();
  try {
    const changing = (await mine).transaction(stores, mode);
    const ended = end(changing);
    ended.catch(() => {}); // it is heard of below, unless the act has failed before
    const given = await tried(changing, act);
    await ended;
    return given;
  } catch (error) {
    lose(mine);
    throw error;
  }
}

/** What the act gives; where it fails, nothing of it stays. */
async function tried(changing, act) {
  try {
    return await act(changing);
  } catch (error) {
    try { changing.abort(); } catch { /* It has ended by itself. */ }
    throw error;
  }
}

/** The database is opened again with the next wish, whatever has become of this connection. */
export function lose(connection = opened) {
  if (opened === connection) opened = undefined;
  connection?.then((database) => database.close()).catch(() => {});
}

function opening() {
  const connection = new Promise((fulfil, reject) => {
    const request = indexedDB.open(PLACE, VERSION);
    request.onupgradeneeded = () => furnish(request);
    request.onsuccess = () => fulfil(ready(request.result, () => lose(connection)));
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new DOMException("An older page has it open.", "BlockedError"));
  });
  return connection;
}

/** Make the stores that are not there yet; matches from before there was a list get their place in it, with nothing told of them. */
function furnish({ result: database, transaction: upgrade }) {
  const had = new Set(database.objectStoreNames);
  for (const [name, options] of Object.entries(STORES)) if (!had.has(name)) database.createObjectStore(name, options);
  if (had.has(ROWS)) return;
  upgrade.objectStore(MATCHES).getAll().onsuccess = ({ target }) => {
    for (const { id, when } of target.result) upgrade.objectStore(ROWS).put({ id, about: "", when });
  };
}

/** The database, which makes way for a newer version; that there is one is found out with the next wish. */
function ready(database, away) {
  database.onversionchange = database.onclose = away;
  return database;
}

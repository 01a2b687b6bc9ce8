// The page's part of IndexedDB, which keeps what it was given even if the browser is killed the next moment.
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
export const end = (transaction) => new Promise((fulfil, reject) => {
  transaction.oncomplete = fulfil;
  transaction.onabort = transaction.onerror = () => reject(transaction.error);
});

let opened;

/** A transaction over these stores. */
export async function transaction(stores, mode) {
  opened ??= opening();
  opened.catch(forget);
  return (await opened).transaction(stores, mode);
}

/** The database is opened again with the next wish. */
function forget() {
  opened = undefined;
}

function opening() {
  return new Promise((fulfil, reject) => {
    const request = indexedDB.open(PLACE, VERSION);
    request.onupgradeneeded = () => furnish(request);
    request.onsuccess = () => fulfil(ready(request.result));
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new DOMException("An older page has it open.", "BlockedError"));
  });
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
function ready(database) {
  database.onversionchange = () => { forget(); database.close(); };
  database.onclose = forget;
  return database;
}

// What PyScript wants of the browser while it begins, and does not begin without: it keeps nothing for us, so it gets what is empty.
import { lent } from "./lent.js";

/** A channel to other tabs that leads nowhere; whoever makes one never finds out. */
class Deaf extends EventTarget {
  postMessage() { /* Nobody hears it. */ }
  close() { /* It never was open. */ }
}

/** A request of a database, which is answered in a moment. */
function answered(result) {
  const request = {};
  queueMicrotask(() => request.onsuccess?.({ target: { result } }));
  return request;
}

const nothing = { getAllKeys: () => answered([]), clear: () => answered() };

/** Databases in which there is nothing, however the real ones do: PyScript waits for its own even where no package is to be kept. */
const empty = { open: () => answered({ transaction: () => ({ objectStore: () => nothing }), close() { /* It never was open. */ } }) };

const put = (name, value) => Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });

/** Lay out what PyScript wants; what is given back takes away what only PyScript is to have. */
export function standIn() {
  const own = Object.getOwnPropertyDescriptor(globalThis, "indexedDB");
  put("indexedDB", empty);
  if (!lent(() => new BroadcastChannel("talon").close() ?? true)) put("BroadcastChannel", Deaf);
  return function away() {
    delete globalThis.indexedDB;
    if (own) Object.defineProperty(globalThis, "indexedDB", own);
  };
}

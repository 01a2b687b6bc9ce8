// Which tab owns the table: one plays, all others stand still. The owner holds a lock; whoever takes it away owns the table.
// That stops nothing that is under way, so the owner has its token in the database as well, and each change there checks it.
import { OWNER, end, result, transaction } from "./database.js";
import { PLACE } from "./place.js";

const SHOWN = `${PLACE}:shown`; // held by the owner beside the other lock: this one is waited for, that one must be free to be asked for
const TURN = `${PLACE}:turn`;
const TOKEN = [...crypto.getRandomValues(new Uint32Array(4))].join("-");

const channel = globalThis.BroadcastChannel ? new BroadcastChannel(PLACE) : undefined;

let tell = () => {};
let held = false; // the lock is
let owning = false; // and the token is in the database
let waits = false;
let attempt = 0;
let letGo = () => {};
let hide = () => {};

/** Does this tab own the table? */
export const owns = () => owning;

/** Tell what happens to the table: `lost` to another tab, `taken` by another, `free` as its tab is closed, `kept` a move, `woke`. */
export const listen = (heard) => { tell = heard; };

/** Tell the other tabs that something has been kept. */
export const announce = (what) => channel?.postMessage(what);

/** Own the table if no other tab does; whether this one does now. */
export const claim = () => own({ ifAvailable: true });

/** Own the table, whoever does. */
export const takeOver = () => own({ steal: true });

async function own(how) {
  if (await lock(how)) await inTurn(take);
  if (owning) announce("taken");
  else wait();
  return owning;
}

/** Get the lock and hold it until the page is gone, or another takes it away; whether it could be had. */
function lock(how) {
  const mine = (attempt += 1);
  return new Promise((fulfil) => {
    const asked = navigator.locks?.request(PLACE, how, (given) => {
      held = Boolean(given);
      owning = false;
      fulfil(held);
      return given && new Promise((release) => { letGo = release; });
    });
    const refused = (error) => {
      if (error?.name === "AbortError") { if (mine === attempt) lose(); return; }
      // There are no locks here, or none for a page from the disk: then the token alone decides.
      held = true;
      fulfil(true);
    };
    if (asked) asked.catch(refused);
    else refused();
  });
}

/** Do it while no other tab does the like: a tab that has lost the lock meanwhile has been told so before its turn comes. */
async function inTurn(act) {
  try { await navigator.locks.request(TURN, act); } catch { await act(); }
}

/** From here on only this tab can change what is kept. */
async function take() {
  if (!held) return;
  navigator.locks?.request(SHOWN, { steal: true }, () => new Promise((release) => { hide = release; })).catch(() => {});
  try {
    const taking = await transaction(OWNER, "readwrite");
    taking.objectStore(OWNER).put(TOKEN, "token");
    await end(taking);
  } catch { /* where nothing can be kept nothing can be overwritten */ }
  owning = held;
}

/** Stand still: another tab owns the table. */
function lose() {
  const owned = owning;
  held = owning = false;
  letGo();
  wait();
  if (owned) tell("lost");
}

/** Tell when the tab that owns the table is closed. */
function wait() {
  if (waits || !navigator.locks) return;
  waits = true;
  navigator.locks.request(SHOWN, { mode: "shared" }, () => { waits = false; tell("free"); }).catch(() => { waits = false; });
}

/** Change something of these stores if this tab owns the table, which is found out in the same transaction; whether it does. */
export async function change(stores, act) {
  const changing = await transaction([...stores, OWNER], "readwrite");
  const token = await result(changing.objectStore(OWNER).get("token"));
  const mine = owning && (token === TOKEN || token === undefined);
  try {
    if (mine) act((name) => changing.objectStore(name));
  } catch (error) {
    changing.abort(); // all of it or nothing
    throw error;
  }
  await end(changing);
  if (!mine) lose();
  return mine;
}

/** A page that was asleep may have lost the table without being told. */
async function check() {
  if (!owning || document.hidden) return;
  const token = await result((await transaction(OWNER)).objectStore(OWNER).get("token"));
  if (token !== undefined && token !== TOKEN) lose();
}

const checked = () => check().catch(() => {});

channel?.addEventListener("message", ({ data }) => {
  if (data === "taken") lose();
  tell(data);
});
document.addEventListener("visibilitychange", checked);
document.addEventListener("resume", checked);
// A page that is left may be shown again later, and must not keep others from the table meanwhile; and where a page that is
// loaded anew begins before the old one has gone, it finds the table free.
addEventListener("pagehide", () => { letGo(); hide(); });
addEventListener("pageshow", ({ persisted }) => { if (persisted) tell("woke"); });

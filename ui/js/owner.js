// Which tab owns the table: one plays, all others stand still. The owner holds a lock; whoever takes it away owns the table.
// That stops nothing that is under way, so the owner has its token in the database as well, and each change there checks it.
import { OWNER, result, within } from "./database.js";
import { lent } from "./lent.js";
import { patiently } from "./patience.js";
import { PLACE } from "./place.js";

const SHOWN = `${PLACE}:shown`; // held by the owner beside the other lock: this one is waited for, that one must be free to be asked for
const TURN = `${PLACE}:turn`;
const TOKEN = [...crypto.getRandomValues(new Uint32Array(4))].join("-");

const channel = lent(() => new BroadcastChannel(PLACE));

/** The locks of the browser: it may take them away at any time. */
const locks = () => lent(() => navigator.locks);

/** Ask for a lock; where there are none, or none for a page from the disk, the asking fails. */
const asking = async (name, how, act) => locks().request(name, how, act);

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
export function announce(what) {
  try { channel?.postMessage(what); } catch { /* They find it in the database. */ }
}

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

/** Get the lock and hold it until the page is gone, or another takes it away; whether it could be had. Where there are no locks, or
    none is given or refused in a while, the token alone decides. */
async function lock(how) {
  const mine = (attempt += 1);
  let late = false;
  try {
    return await patiently("lock", () => new Promise((fulfil, reject) => {
      asking(PLACE, how, (given) => {
        if (late) return undefined;
        held = Boolean(given);
        owning = false;
        fulfil(held);
        return given && new Promise((release) => { letGo = release; });
      }).catch((error) => {
        if (error?.name === "AbortError" && mine === attempt) lose();
        reject(error);
      });
    }));
  } catch (error) {
    late = true;
    return held = error?.name !== "AbortError";
  }
}

/** Do it while no other tab does the like: a tab that has lost the lock meanwhile has been told so before its turn comes. */
async function inTurn(act) {
  let end = () => {};
  let late = false;
  try {
    await patiently("lock", () => new Promise((fulfil, reject) => {
      asking(TURN, {}, () => {
        fulfil();
        return late ? undefined : new Promise((release) => { end = release; });
      }).catch(reject);
    }));
  } catch { late = true; }
  try { await act(); } finally { end(); }
}

/** From here on only this tab can change what is kept. */
async function take() {
  if (!held) return;
  asking(SHOWN, { steal: true }, () => new Promise((release) => { hide = release; })).catch(() => {});
  try {
    await within(OWNER, "readwrite", (taking) => { taking.objectStore(OWNER).put(TOKEN, "token"); });
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
  if (waits || !locks()) return;
  waits = true;
  asking(SHOWN, { mode: "shared" }, () => { waits = false; tell("free"); }).catch(() => { waits = false; });
}

/** Change something of these stores if this tab owns the table, which is found out in the same transaction; whether it does. */
export async function change(stores, act) {
  const mine = await within([...stores, OWNER], "readwrite", async (changing) => {
    const isMine = owning && isOurs(await result(changing.objectStore(OWNER).get("token")));
    if (isMine) act((name) => changing.objectStore(name));
    return isMine;
  });
  if (!mine) lose();
  return mine;
}

/** Does the token in the database let this tab change things? */
const isOurs = (token) => token === TOKEN || token === undefined;

/** A page that was asleep may have lost the table without being told. */
async function check() {
  if (!owning || document.hidden) return;
  if (!isOurs(await within(OWNER, "readonly", (reading) => result(reading.objectStore(OWNER).get("token"))))) lose();
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

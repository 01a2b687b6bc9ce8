// Whatever the browser may never answer is waited for a few seconds; then the page says so, and offers to go on without.
import { say } from "./stage.js";

/** So many milliseconds are waited for without a word. */
const A_WHILE = 4_000;

/** Whoever went on without an answer is told that there was none. */
const none = () => new DOMException("It has not answered.", "TimeoutError");

/** What has not been answered for a while, the oldest first: what it is about, and how to go on without. */
const late = new Set();

/** What was gone on without and is not answered yet, by what it is about: the like is not even asked for meanwhile. */
const abandoned = new Map();

/** What the page was told last that it waits for. */
let told = "";

/** Ask for something about that, and wait for the answer, unless somebody goes on without one. */
export function patiently(about, ask) {
  if (abandoned.has(about)) return Promise.reject(none());
  return new Promise((fulfil, reject) => {
    const wish = { about, leave };
    const timer = setTimeout(() => { late.add(wish); tell(); }, A_WHILE);
    const answer = ask().finally(answered);
    answer.then(fulfil, reject);

    function answered() {
      clearTimeout(timer);
      late.delete(wish);
      if (abandoned.get(about) === wish) abandoned.delete(about);
      tell();
    }

    function leave() {
      late.delete(wish);
      abandoned.set(about, wish);
      reject(none());
    }
  });
}

/** Tell what is being waited for; nothing when it is there. */
function tell() {
  const [wish] = late;
  const about = wish?.about ?? "";
  if (about !== told) say("waiting", { about });
  told = about;
}

/** Go on without what has not been answered for a while. */
export function goOn() {
  for (const { leave } of [...late]) leave();
  tell();
}

/** Whatever was gone on without may be asked for again. */
export const again = () => abandoned.clear();

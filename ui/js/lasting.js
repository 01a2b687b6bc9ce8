// Asks the browser to keep what is stored here even where it would like to have the room.

import { keep, recall, say } from "./stage.js";

const ASKED = "asked-to-keep";
const page = document.documentElement;

/** Whether the browser has promised it; it may not know the question. */
async function promised() {
  try { return (await navigator.storage.persisted()) ? "yes" : "no"; } catch { return "unknown"; }
}

/** Tell what has been promised, and ask as soon as that makes sense: for an app that was put beside others, or after the first round. */
export async function begin() {
  say("lasting", { promised: await promised() });
  if (recall(ASKED)) return;
  const makesSense = () => page.dataset.screen === "score" || matchMedia("(display-mode: standalone)").matches;
  const observer = new MutationObserver(askOnce);
  observer.observe(page, { attributes: true, attributeFilter: ["data-screen"] });
  askOnce();

  function askOnce() {
    if (!makesSense()) return;
    observer.disconnect();
    ask();
  }
}

/** Ask, and tell the answer; some browsers pass the question on to the person, so it is asked once, or whenever she wants it. */
export async function ask() {
  keep(ASKED, "yes");
  try { await navigator.storage.persist(); } catch { /* It does not know the question. */ }
  const answer = await promised();
  say("lasting", { promised: answer === "no" ? "refused" : answer });
}

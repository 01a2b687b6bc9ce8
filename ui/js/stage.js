// What the table needs of the browser, in one object for `ui/browser/dom.py`.
import { MOST, chosen } from "./files.js";
import { places, settle } from "./motion.js";
import { patch } from "./patch.js";
import { PLACE } from "./place.js";
import { reach } from "./regions.js";

const root = () => document.getElementById("app");
const PREFIX = `${PLACE}:`;

const sheet = () => root().querySelector("dialog");
let opener = null; // what had the focus when the sheet was laid that lies on top

/** Put the focus near where it was if the element that had it is gone: to what opened the sheet, or to the home of the screen. */
function refocus(had, lay) {
  if (!lay && sheet()) opener = had;
  if (!had || (had === document.body && !lay) || had.isConnected && !(lay && !sheet())) return;
  const back = lay && !sheet() && opener?.isConnected && opener !== document.body ? opener : root().querySelector("[data-home]");
  back?.focus({ preventScroll: true });
}

export function show(json) {
  const app = root();
  const had = document.activeElement;
  const lay = Boolean(sheet());
  const before = places(app);
  patch(app, JSON.parse(json));
  reach(app);
  settle(app, before);
  refocus(had, lay);
  turnOver(app);
  reveal(app);
}

let turned = null;

/** Another screen is seen from its beginning. */
function turnOver(app) {
  const screen = app.querySelector(":scope > :not(dialog, .update, .unkept)");
  if (screen !== turned) window.scrollTo(0, 0);
  turned = screen;
}

let revealed = null;

/** Where the table is so large that the page is scrolled, it stays as the player has put it: the next press is meant for what is there. */
const stays = (element) => element.closest("#table") && getComputedStyle(document.body).overflowY !== "hidden";

/** Scroll to what is to be seen, once. */
function reveal(app) {
  const wanted = app.querySelector("[data-reveal]");
  if (wanted && wanted !== revealed && !stays(wanted)) wanted.scrollIntoView({ block: wanted.dataset.reveal });
  revealed = wanted;
}

/** What the pressed button carries; nothing where no button was hit. */
function carried(event) {
  const button = event.target.closest?.("button");
  return button && root().contains(button) ? { ...button.dataset } : {};
}

/** What a control says now; text that is longer than any use of it stays where it is. */
function changed({ dataset, type, checked, value }) {
  if (value.length > MOST) return { ...dataset, value: "", problem: "large" };
  return { ...dataset, value: type === "checkbox" ? String(checked) : value };
}

const KEYS = new Set(["ArrowLeft", "ArrowRight", "Home", "End", "PageUp", "PageDown"]);

/** Tell of a key that leads somewhere, while there is something that listens to keys, unless a control wants it for itself. */
function pressed(event) {
  // In a sheet the browser itself tells of it, with `cancel`.
  if (event.key === "Escape" && !document.querySelector("dialog[open]")) tell("close", {});
  if (!KEYS.has(event.key) || event.altKey || event.ctrlKey || event.metaKey || event.target.closest?.("input,textarea,dialog")) return;
  if (!root().querySelector("[data-keys]")) return;
  event.preventDefault();
  tell("key", { key: event.key });
}

/** The key that ends a line in a field tells what was typed, and presses the button that the field names if that is there still. */
function entered(event) {
  const { target, key, isComposing } = event;
  if (key !== "Enter" || isComposing || !target.dataset?.enter) return;
  event.preventDefault();
  const action = target.dataset.enter;
  target.dispatchEvent(new Event("change", { bubbles: true }));
  const button = target.closest("dialog")?.querySelector(`[data-action="${action}"]`);
  button?.focus();
  button?.click();
}

let tell = () => {};

/** Tell the table something that the page has found out by itself. */
export const say = (kind, data) => tell(kind, data);

export function listen(heard) {
  tell = (kind, data) => heard(kind, JSON.stringify(data));
  const app = root();
  app.addEventListener("click", (event) => {
    if (event.target.matches?.("input,select,textarea,label,summary")) return;
    tell("press", carried(event));
  });
  app.addEventListener("change", ({ target }) => {
    if (target.type === "file") chosen(target).then((value) => tell("change", { ...target.dataset, value }));
    else tell("change", changed(target));
  });
  app.addEventListener("input", ({ target }) => { if (target.type === "range") tell("change", changed(target)); });
  addEventListener("keydown", pressed);
  app.addEventListener("keydown", entered);
  app.addEventListener("cancel", (event) => { event.preventDefault(); tell("close", {}); }, true);
  addEventListener("resize", () => reach(app));
  addEventListener("hashchange", () => tell("address", {}));
  document.addEventListener("visibilitychange", () => tell(document.hidden ? "hidden" : "shown", {}));
}

/** What stands behind the # of the address, each part of it decoded that can be. */
export function address() {
  return location.hash.slice(1).replace(/(?:%[0-9a-f]{2})+/gi, (part) => {
    try { return decodeURIComponent(part); } catch { return part; }
  });
}

/** The address of the page without what stands behind the #; nothing where it is a file, which nobody else can open. */
export const place = () => (location.protocol === "file:" ? "" : location.href.split("#")[0]);

/** A time as people write it in that language, with the hour. */
export const date = (when, language) => new Date(when).toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });

/** Offer the page for printing. */
export const print = () => window.print();

/** Copy text, and tell whether it could be done. */
export async function copy(words) {
  try {
    await navigator.clipboard.writeText(words);
    tell("copied", { done: "yes" });
  } catch {
    tell("copied", { done: "" });
  }
}

export function recall(name) {
  try { return localStorage.getItem(PREFIX + name) ?? ""; } catch { return ""; }
}

/** Keep something for the next visit; whether it is: nothing is where nothing may be kept, or where there is no more room. */
export function keep(name, words) {
  try { localStorage.setItem(PREFIX + name, words); } catch { return false; }
  return true;
}

/** Fetch the pictures of all cards ahead, so that none appears empty. */
export function warm() {
  for (const sheet of document.styleSheets) {
    let rules = [];
    try { rules = [...sheet.cssRules]; } catch { continue; }
    for (const { selectorText, style } of rules) {
      if (!/^(\.face|\.back)/.test(selectorText ?? "")) continue;
      const address = /url\("?([^")]+)/.exec(style.backgroundImage)?.[1];
      if (address) new Image().src = new URL(address, sheet.href ?? location.href);
    }
  }
}

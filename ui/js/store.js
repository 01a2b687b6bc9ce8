// Matches in the database of the page; only the tab that owns the table can change them.
import { MATCHES, RESULTS, ROWS, lose, result, within } from "./database.js";
import { announce, change } from "./owner.js";
import * as patience from "./patience.js";
import { say } from "./stage.js";

/** What the page was told last of why nothing can be read. */
let told = "";

/** Change something in these stores, all of it or nothing, and say what went wrong; `lost` means that another tab owns the table. */
async function tried(stores, act) {
  try {
    if (!await change(stores, act)) return "lost";
    announce("kept");
    unreadable("");
    return "";
  } catch (error) { return nameOf(error); }
}

const nameOf = (error) => String(error?.name || "Error");

/** What stands in these stores, each as a list; nothing where nothing can be read, which the page is told. */
async function found(stores, ask) {
  try {
    const all = await within(stores, "readonly", (asking) => Promise.all(stores.map((name) => result(ask(asking.objectStore(name), name)))));
    unreadable("");
    return all;
  } catch (error) {
    unreadable(nameOf(error));
    return stores.map(() => []);
  }
}

/** Tell the page why nothing can be read, or that it can be again. */
function unreadable(problem) {
  if (problem !== told) say("unreadable", { problem });
  told = problem;
}

/** Ask the browser anew, whatever it has refused or not answered. */
export function again() {
  patience.again();
  lose();
}

const newestFirst = (one, other) => other.when - one.when;

/** No time is later: what a `Date` can hold. */
const LATEST = 8.64e15;

const plain = (value) => typeof value === "string" ? value : "";

/** What stands in a store as words and a time, whatever another page has left there; what has no name that is a word is none of ours. */
const legible = (kept) => kept.filter(({ id }) => typeof id === "string").map((each) => ({
  id: each.id,
  when: Number.isFinite(each.when) && each.when >= 0 && each.when <= LATEST ? each.when : 0,
  about: plain(each.about),
  words: plain(each.words),
}));

/** Keep a match under its name as of that time, with what a list says of it, and with its result if it has one that counts. */
export function save(id, words, about, outcome, when) {
  talonBoot.match = words; // for the report, should something go wrong
  return tried([MATCHES, ROWS, RESULTS], (store) => {
    store(MATCHES).put({ id, words, when });
    store(ROWS).put({ id, about, when });
    if (outcome) store(RESULTS).put({ id, words: outcome, when });
  });
}

/** Keep a match no longer; its result stays. */
export const forget = (id) => tried([MATCHES, ROWS], (store) => [MATCHES, ROWS].forEach((name) => store(name).delete(id)));

/** What a list says of each match that is kept, the newest first, as JSON. */
export async function rows() {
  const [ids, told] = await found([MATCHES, ROWS], (store, name) => name === ROWS ? store.getAll() : store.getAllKeys());
  const byId = new Map(legible(told).map((row) => [row.id, row]));
  return JSON.stringify(legible(ids.map((id) => byId.get(id) ?? { id })).sort(newestFirst));
}

/** The words of a match, or nothing. */
export async function read(id) {
  const [match] = await found([MATCHES], (store) => store.get(id));
  return plain(match?.words);
}

/** All matches with their words, the newest first, as JSON. */
export async function everything() {
  const [matches, told] = await found([MATCHES, ROWS], (store) => store.getAll());
  const abouts = new Map(told.map(({ id, about }) => [id, about]));
  return JSON.stringify(legible(matches.map(({ id, when, words }) => ({ id, when, words, about: abouts.get(id) }))).sort(newestFirst));
}

/** The results of all matches that are over, the oldest first, as JSON. */
export async function results() {
  const [kept] = await found([RESULTS], (store) => store.getAll());
  return JSON.stringify(legible(kept).sort(newestFirst).reverse());
}

/** Forget all results. */
export const forgetResults = () => tried([RESULTS], (store) => store(RESULTS).clear());

// Fetches the big files as early as possible, counts their bytes, and hands each to whoever asks for it first.

import { files } from "./files.js";
import { received } from "./progress.js";

const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
const started = new Map();
const WASM = "application/wasm";
let loaded = 0;
if (talonBoot.runs) for (const file of files) started.set(addressOf(file.asked ?? file.url), begin(file));

/** The whole address of a file of the site, given relative to the page. */
function addressOf(url) {
  return new URL(url, document.baseURI).href;
}

/** Start to fetch a file; the bytes are counted on a copy, so that the browser may keep what it compiles from the original. */
async function begin({ url, bytes, packed }) {
  try {
    const response = await fetch(addressOf(url));
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    count(response.clone(), url, bytes);
    return packed ? new Response(response.body.pipeThrough(new DecompressionStream("gzip"))) : compilable(response);
  } catch (error) {
    talonBoot.failed(new Error(`${nameOf(url)}: ${error.message}`));
    throw error;
  }
}

/** The response as browsers want it that compile while it comes. Only our service worker knows its type, not any server; what has
    it from the start is taken as it came, since browsers keep what they have compiled of it. */
function compilable(response) {
  const isTyped = response.headers.get("Content-Type") === WASM;
  return isTyped ? response : new Response(response.body, { headers: { "Content-Type": WASM } });
}

/** Report what arrives; a file that breaks off or has another length is a failure. */
async function count(response, url, bytes) {
  let seen = 0;
  try {
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      seen += part.value.length;
      loaded += part.value.length;
      received(loaded, total);
    }
    if (seen !== bytes) throw new Error(`${seen} of ${bytes} bytes`);
  } catch (error) {
    talonBoot.failed(new Error(`${nameOf(url)}: ${error.message}`));
  }
}

const nameOf = (url) => url.split("/").pop();

/** The response to the early request for what is asked for under this address, for the first who does. */
export function take(url) {
  const response = started.get(addressOf(url));
  started.delete(addressOf(url));
  return response;
}

/** Let `fetch` answer from the early requests. */
export function answerFetch() {
  const original = globalThis.fetch;
  globalThis.fetch = function standIn(request, ...rest) {
    return take(request) ?? original(request, ...rest);
  };
}

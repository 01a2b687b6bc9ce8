// The start of `talon.html`, in which the whole site lies packed: whatever the page asks for is answered from there.

const decoded = (bytes) => new TextDecoder().decode(bytes);
const addressOf = (path) => new URL(path, document.baseURI).href;

/** The bytes that the build has written as text: five signs for four of them. A file that breaks off has too few. */
function bytesOf(text, length) {
  const signs = Math.ceil(length / 4) * 5;
  if (text.length !== signs) throw new Error(`talon.html breaks off: ${text.length} of ${signs} signs.`);
  const bytes = new DataView(new ArrayBuffer((text.length / 5) * 4));
  for (let at = 0, sign = 0; sign < text.length; at += 4) {
    let group = 0;
    for (const end = sign + 5; sign < end; sign += 1) group = group * 85 + digit(text.charCodeAt(sign));
    bytes.setUint32(at, group);
  }
  return new Uint8Array(bytes.buffer, 0, length);
}

/** The value of a sign; `z` stands for `<`. */
const digit = (sign) => (sign === 122 ? 60 : sign) - 35;

/** What lies in the page, which is then rid of it: where to begin, and all contents by their paths. */
async function unpack() {
  const holder = document.getElementById("files");
  const packed = new Blob([bytesOf(holder.textContent, Number(holder.dataset.bytes))]);
  holder.remove();
  const bytes = new Uint8Array(await new Response(packed.stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
  let at = bytes.indexOf("\n".charCodeAt(0)) + 1;
  const { entry, files } = JSON.parse(decoded(bytes.subarray(0, at)));
  return { entry, contents: new Map(files.map(([path, length]) => [path, bytes.subarray(at, (at += length))])) };
}

/** Give the page the styles of the table. */
function dress(text) {
  const style = document.createElement("style");
  style.textContent = text;
  document.head.append(style);
}

/** Let `fetch` answer from these contents, and from nowhere else. */
function answerFetch(contents) {
  const paths = byAddress(contents);
  globalThis.fetch = async function standIn(request) {
    const path = paths.get(addressOf(request.url ?? request));
    if (path === undefined) throw new TypeError(`${request.url ?? request} is not in this file.`);
    return new Response(contents.get(path), { headers: { "Content-Type": "application/octet-stream" } });
  };
}

/** The paths of the contents by the addresses that they would have on a site. */
const byAddress = (contents) => new Map([...contents.keys()].map((path) => [addressOf(path), path]));

/** Makes each script importable when it is first wanted: tells the address for its path. */
function scripts(contents) {
  const made = new Map();
  return function scriptAt(path) {
    if (!made.has(path)) {
      const text = decoded(contents.get(path)).replace(/"talon:([^"]+)"/g, (_, other) => `"${scriptAt(other)}"`);
      made.set(path, URL.createObjectURL(new Blob([text], { type: "text/javascript" })));
      talonBoot.blobs.push(made.get(path));
    }
    return made.get(path);
  };
}

/** What each script begins with, given its path: its own address, and how to import what it names from there. */
function within(contents) {
  const scriptAt = scripts(contents);
  const paths = byAddress(contents);
  return (path) => ({
    meta: { url: addressOf(path) },
    load: async (name) => import(scriptAt(paths.get(new URL(name, addressOf(path)).href))),
  });
}

/** The licences are a sheet here, as there is no other page. */
function connectLicences() {
  const sheet = document.getElementById("licences");
  document.querySelector("[data-licences]").addEventListener("click", () => sheet.showModal());
  sheet.querySelector("[data-close]").addEventListener("click", () => sheet.close());
}

/** Unpack, and begin as the site does. */
async function start() {
  connectLicences();
  const { entry, contents } = await unpack();
  dress(decoded(contents.get("styles")));
  answerFetch(contents);
  talonBoot.within = within(contents);
  await talonBoot.within("").load(entry);
}

// A browser that lacks something has been told so.
if (talonBoot.runs) await start().catch(talonBoot.failed);

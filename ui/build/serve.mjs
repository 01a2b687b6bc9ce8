// Serves `dist/` as a static host does: files only, hashed names to be kept for ever, all others to be asked for again.

import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { giveUp, inProject } from "./tools.mjs";

/** The site has no `.mjs` and no `.wasm`; the page that it is measured against has. */
const types = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

/** A name that no other content ever gets. */
const hashed = /-[0-9a-f]{12}[./]/;

/** The file that a request means, or null; nothing outside the folder can be meant. */
function fileFor(folder, prefix, url) {
  const path = decodeURIComponent(new URL(url, "http://localhost").pathname);
  if (!path.startsWith(prefix)) return null;
  const wanted = normalize(join(folder, path.slice(prefix.length)));
  const file = path.endsWith("/") ? join(wanted, "index.html") : wanted;
  return file.startsWith(folder + sep) && existsSync(file) && statSync(file).isFile() ? file : null;
}

/** Answer one request with a file, or with 404. */
function answer(folder, prefix, request, response) {
  const file = fileFor(folder, prefix, request.url);
  if (!file) return response.writeHead(404, { "Content-Type": "text/plain" }).end("Not found\n");
  const { size } = statSync(file);
  response.writeHead(200, {
    "Content-Type": types[extname(file)] ?? "application/octet-stream",
    "Content-Length": size,
    "Cache-Control": hashed.test(file.slice(folder.length)) ? "public, max-age=31536000, immutable" : "no-cache",
  });
  if (request.method === "HEAD") return response.end();
  return createReadStream(file).pipe(response);
}

/** Serve a folder under a path such as `/` or `/sub/path/`; resolves to the server once it listens. Port 0 takes any that is free. */
export function serve({ folder = inProject("dist"), prefix = "/", port = 8000 } = {}) {
  const server = createServer((request, response) => {
    try {
      answer(folder, prefix, request, response);
    } catch {
      response.writeHead(400).end();
    }
  });
  return new Promise((resolve, reject) => server.once("error", reject).listen(port, "localhost", () => resolve(server)));
}

/** Serve and say where; if the port is taken, say so and end. */
export async function serveAndSay(options) {
  try {
    const server = await serve(options);
    console.log(`Talon is served on http://localhost:${server.address().port}${options?.prefix ?? "/"} – press Ctrl+C to end.`);
    return server;
  } catch (error) {
    const taken = `Port ${options?.port ?? 8000} is taken: end what runs there, or choose another with PORT=8001 npm start.`;
    return giveUp(error.code === "EADDRINUSE" ? taken : `The site cannot be served: ${error.message}.`);
  }
}

// `node ui/build/serve.mjs [PORT] [PREFIX] [FOLDER]`, as the browser tests start it.
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [port = "8000", prefix = "/", folder = inProject("dist")] = process.argv.slice(2);
  await serveAndSay({ folder, prefix, port: Number(port) });
}

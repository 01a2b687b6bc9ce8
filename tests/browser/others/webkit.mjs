// WebKitGTK's little browser, driven by WebDriver; it wants a screen, if only one that nobody sees.

import { spawn } from "node:child_process";
import { createServer } from "node:net";

/** Start it by way of its driver, whose path is given. */
export async function openWebKit({ path, browser, width, height }) {
  const port = await freePort();
  const program = spawn(path, [`--port=${port}`], { stdio: "ignore" });
  process.once("exit", () => program.kill());
  const options = { "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] } };
  const { sessionId } = await ask(port, "POST", "/session", { capabilities: { alwaysMatch: options } }, 50);
  const tell = (method, what, body) => ask(port, method, `/session/${sessionId}${what}`, body);
  await tell("POST", "/window/rect", { x: 0, y: 0, width, height });
  const opened = { ...tab(tell), requests: [], problems: [], close: () => end(tell, program) };
  // What is stored goes with the session, as the driver wants it: it cannot be closed and opened again, only the page can.
  return { ...opened, reopen: () => opened.go("about:blank") };
}

/** A port that nobody listens on at the moment. */
function freePort() {
  return new Promise((fulfil) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => fulfil(port));
    });
  });
}

/** Ask the driver; while it is still starting, ask again so many times. */
async function ask(port, method, path, body, tries = 0) {
  let response;
  try {
    response = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) });
  } catch (error) {
    if (!tries) throw error;
    await new Promise((fulfil) => setTimeout(fulfil, 100));
    return ask(port, method, path, body, tries - 1);
  }
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** What can be done with the page. */
function tab(tell) {
  return {
    go: (url) => tell("POST", "/url", { url }),
    reload: () => tell("POST", "/refresh", {}),
    async run(expression) {
      const script = `const done = arguments[0]; Promise.resolve(${expression}).then((value) => done(JSON.stringify([value])));`;
      return JSON.parse(await tell("POST", "/execute/async", { script, args: [] }))[0];
    },
    point: (actions) => tell("POST", "/actions", { actions }),
    picture: async () => Buffer.from(await tell("GET", "/screenshot"), "base64"),
  };
}

async function end(tell, program) {
  await tell("DELETE", "");
  program.kill();
}

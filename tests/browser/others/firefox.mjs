// Firefox without a window, driven by WebDriver BiDi, which it speaks itself.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What a fresh profile would ask others for, and what it would show instead of the page. */
const usual = {
  "app.update.disabledForTesting": true,
  "browser.aboutwelcome.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.page": 0,
  "datareporting.policy.dataSubmissionEnabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,",
  "ui.prefersReducedMotion": 1,
};

/** Start that Firefox with a profile of its own, and with these preferences besides. */
export async function openFirefox(given) {
  const profile = mkdtempSync(join(tmpdir(), "talon-firefox-"));
  const preferences = { ...usual, ...given.preferences };
  writeFileSync(join(profile, "user.js"), Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`).join(""));
  const heard = { requests: [], problems: [] };
  const browser = await start(given, profile, heard);
  return Object.assign(browser, heard, {
    /** What was stored is there when it is opened again. */
    async reopen() {
      await browser.end();
      Object.assign(browser, await start(given, profile, heard));
    },
    async close() {
      await browser.end();
      rmSync(profile, { recursive: true, force: true });
    },
  });
}

/** Start the program on a profile; a context is its one tab. */
async function start({ path, width, height }, profile, heard) {
  const program = spawn(path, ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile], { stdio: ["ignore", "ignore", "pipe"] });
  process.once("exit", () => program.kill());
  const wire = await connect(`${await addressOf(program)}/session`);
  await wire.ask("session.new", { capabilities: {} });
  await listen(wire, heard);
  const { contexts: [{ context }] } = await wire.ask("browsingContext.getTree", {});
  await wire.ask("browsingContext.setViewport", { context, viewport: { width, height } });
  return { ...tab(wire, context), end: () => end(program, wire) };
}

/** Where it says that it can be reached; later its end is no news. */
function addressOf(program) {
  return new Promise((fulfil, reject) => {
    program.once("error", reject);
    program.once("exit", () => reject(new Error("Firefox has ended before it could be reached.")));
    program.stderr.setEncoding("utf8").on("data", (text) => {
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(text);
      if (address) fulfil(address[1]);
    });
  });
}

/** A connection on which commands are answered and events heard. */
async function connect(address) {
  const socket = new WebSocket(address);
  await new Promise((fulfil, reject) => Object.assign(socket, { onopen: fulfil, onerror: reject }));
  const open = new Map();
  const wire = { hears: () => {}, close: () => socket.close() };
  socket.onmessage = ({ data }) => {
    const { type, id, result, message, method, params } = JSON.parse(data);
    if (type === "event") wire.hears(method, params);
    else if (type === "success") open.get(id).fulfil(result);
    else open.get(id).reject(new Error(message));
  };
  wire.ask = (method, params) => new Promise((fulfil, reject) => {
    open.set(open.size, { fulfil, reject });
    socket.send(JSON.stringify({ id: open.size - 1, method, params }));
  });
  return wire;
}

/** Hear what pages ask for, and what they write to the console as a warning or an error; breaches of the policy are among these. */
async function listen(wire, { requests, problems }) {
  wire.hears = (method, params) => {
    if (method === "network.beforeRequestSent") requests.push(params.request.url);
    else if (["error", "warn"].includes(params.level)) problems.push(`${params.level}: ${params.text}`);
  };
  await wire.ask("session.subscribe", { events: ["network.beforeRequestSent", "log.entryAdded"] });
}

/** What can be done with the page in the tab. */
function tab(wire, context) {
  return {
    go: (url) => wire.ask("browsingContext.navigate", { context, url, wait: "complete" }),
    reload: () => wire.ask("browsingContext.reload", { context, wait: "complete" }),
    async run(expression) {
      const { result, exceptionDetails } = await wire.ask("script.evaluate",
        { expression: `Promise.resolve(${expression}).then((value) => JSON.stringify([value]))`, target: { context }, awaitPromise: true });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result.value)[0];
    },
    point: (actions) => wire.ask("input.performActions", { context, actions }),
    picture: async () => Buffer.from((await wire.ask("browsingContext.captureScreenshot", { context })).data, "base64"),
  };
}

async function end(program, wire) {
  const gone = new Promise((fulfil) => program.once("exit", fulfil));
  await wire.ask("browser.close", {}).catch(() => {});
  wire.close();
  await gone;
}

// Plays a round in a browser that Playwright does not drive, by pressing what the page offers, and prints as JSON what was seen.
// node round.mjs firefox|webkit ADDRESS [FOLDER FOR PICTURES]; the paths of the programs are in FIREFOX, or WEBKIT_DRIVER and WEBKIT.

import { writeFileSync } from "node:fs";
import { openFirefox } from "./firefox.mjs";
import { openWebKit } from "./webkit.mjs";

const [name, address, pictures] = process.argv.slice(2);
const size = { width: Number(process.env.WIDTH || 1280), height: Number(process.env.HEIGHT || 800) };
const ranks = "A23456789TJQK";
const mostTurns = 60;
const mostSeconds = 280;

const openers = {
  firefox: () => openFirefox({ path: process.env.FIREFOX, ...size }),
  webkit: () => openWebKit({ path: process.env.WEBKIT_DRIVER, browser: process.env.WEBKIT, ...size }),
};

/** Somebody who sees nothing but the page. */
class Player {
  constructor(browser) {
    Object.assign(this, { browser, turns: 0, laid: 0 });
  }

  /** The first value that this expression has which is true; a page that has failed says why. */
  async until(expression, seconds = 60) {
    const end = Date.now() + seconds * 1000;
    for (;;) {
      const value = await this.browser.run(expression).catch(() => null);
      if (value) return value;
      const report = await this.browser.run('document.querySelector("#boot-failure:not([hidden]) #boot-report")?.textContent ?? ""').catch(() => "");
      if (report || Date.now() > end) throw new Error(report || `This never came true: ${expression}`);
      await new Promise((fulfil) => setTimeout(fulfil, 30));
    }
  }

  ready() {
    return this.until('document.documentElement.dataset.ready === "true"');
  }

  /** How many elements there are of a kind. */
  count(selector) {
    return this.browser.run(`document.querySelectorAll(${JSON.stringify(selector)}).length`);
  }

  /** Press an element in its middle, or near its corner, where no other card covers it, as soon as nothing flies over it. */
  async press(selector, corner = false) {
    const { x, y } = await this.until(`(() => {
      const element = document.querySelector(${JSON.stringify(selector)});
      element.scrollIntoView({ block: "nearest" });
      const box = element.getBoundingClientRect();
      const x = Math.round(box.left + (${corner} ? 10 : box.width / 2));
      const y = Math.round(box.top + (${corner} ? 12 : box.height / 2));
      return element.contains(document.elementFromPoint(x, y)) && { x, y };
    })()`, 10);
    await this.browser.point([{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions: [
      { type: "pointerMove", x, y, origin: "viewport" }, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }] }]);
    await this.until('document.documentElement.dataset.turn !== "busy"');
  }

  /** The cards of the hand, each with the key by which it is found again. */
  async hand(kind = "") {
    return this.browser.run(`[...document.querySelectorAll("[data-zone='hand'] button${kind}")].map((card) => card.dataset.key)`);
  }

  /** Choose exactly these cards. */
  async choose(keys) {
    const hand = await this.hand();
    const chosen = hand.length === 1 ? hand : await this.hand("[aria-pressed='true']");
    for (const key of hand) if (keys.includes(key) !== chosen.includes(key)) await this.press(`[data-zone='hand'] button[data-key='${key}']`, true);
  }

  /** The screen when it is the player's turn, or when the round is over. */
  screen() {
    return this.until(`(({ screen, turn }) => (screen === "score" || (screen === "table" && turn === "0")) && screen)(document.documentElement.dataset)`);
  }

  /** Draw, lay what lights up, discard; take back what may not stay. */
  async turn() {
    this.turns += 1;
    if (!(await this.count("#table[data-phase='lay']"))) {
      await this.press("button[data-zone='stock'], [data-zone='stock'] button, [data-action='draw']");
      await this.until('document.querySelector("#table").dataset.phase === "lay"');
    }
    for (const keys of melds(await this.hand())) await this.lay(keys);
    await this.discard();
  }

  async lay(keys) {
    const hand = await this.hand();
    if (!keys.every((key) => hand.includes(key))) return;
    await this.choose(keys);
    if (await this.count("[data-zone='table'][data-target]")) {
      await this.press("[data-zone='table'] > button");
      if (await this.count("dialog [data-action='choose']")) await this.press("dialog [data-action='choose']");
      this.laid += 1;
    }
    await this.choose([]);
  }

  async discard() {
    for (let tries = 0; tries < mostTurns; tries += 1) {
      for (const key of (await this.hand()).filter((card) => !card.startsWith("*")).reverse()) {
        await this.choose([key]);
        if (await this.count("[data-zone='pile'][data-target]")) return this.press("[data-action='discard']");
      }
      await this.choose([]);
      this.laid -= 1;
      await this.press("[data-action='undo']:not([aria-disabled])");
    }
    throw new Error("no card could be discarded");
  }
}

/** Cards that look like a meld: three or more of a rank in different suits, or three of a suit in a row. */
function melds(hand) {
  const cards = new Map(hand.map((key) => [key.split(".")[0], key]));
  const sets = [...ranks].map((rank) => [...cards.keys()].filter((card) => card[0] === rank));
  const runs = [..."shdc"].flatMap((suit) => [...ranks].slice(2).map((_, at) => [...ranks.slice(at, at + 3)].map((rank) => rank + suit)));
  return [...sets.filter((set) => set.length > 2), ...runs.filter((run) => run.every((card) => cards.has(card)))].map((meld) => meld.map((card) => cards.get(card)));
}

/** Play; after the first turn the page is loaded again, and the hand is still the same. */
async function play(browser, keep) {
  const player = new Player(browser);
  await browser.go(address.split("#")[0]);
  await player.ready();
  await keep("setup");
  await browser.go(address);
  await browser.reload();
  await player.ready();
  await player.screen();
  await player.turn();
  await player.screen();
  const before = await player.hand();
  await keep("table");
  await browser.reload();
  await player.ready();
  await player.screen();
  const after = await player.hand();
  while ((await player.screen()) === "table" && player.turns < mostTurns) await player.turn();
  await keep("score");
  const record = await browser.run('document.querySelector("#record")?.textContent ?? ""');
  return { agent: await browser.run("navigator.userAgent"), turns: player.turns, laid: player.laid, before, after, record };
}

/** What the page has asked for, but for what it holds in itself. */
const asked = ({ requests }) => requests.filter((url) => !/^(data|blob):/.test(url));

// A browser that does not answer any more must not outlive this.
setTimeout(() => process.exit(1), mostSeconds * 1000).unref();
const browser = await openers[name]();
const keep = async (what) => pictures && writeFileSync(`${pictures}/${name}-${size.width}-${what}.png`, await browser.picture());
const seen = await play(browser, keep).catch(async (error) => {
  await keep("fault");
  return { fault: error.stack };
});
console.log(JSON.stringify({ ...seen, requests: asked(browser), problems: browser.problems }));
await browser.close();

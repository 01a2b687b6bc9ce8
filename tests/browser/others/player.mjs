// Somebody who plays in a browser that Playwright does not drive, by pressing what the page offers.

const ranks = "A23456789TJQK";

/** No round takes so many turns, nor so many tries to discard. */
export const mostTurns = 60;

/** Somebody who sees nothing but the page. */
export class Player {
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

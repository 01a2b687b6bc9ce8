// Plays a round in a browser that Playwright does not drive, and prints as JSON what was seen.
// node round.mjs firefox|webkit ADDRESS [FOLDER FOR PICTURES]

import { watch } from "./browsers.mjs";
import { Player, mostTurns } from "./player.mjs";

const [name, address, pictures] = process.argv.slice(2);

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

await watch(name, pictures, play);

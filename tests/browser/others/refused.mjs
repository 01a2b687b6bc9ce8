// Plays some turns in a browser that keeps nothing, and prints as JSON what was seen.
// node refused.mjs firefox ADDRESS [FOLDER FOR PICTURES]

import { watch } from "./browsers.mjs";
import { Player } from "./player.mjs";

const [name, address, pictures] = process.argv.slice(2);
const turns = 3;

/** Play; whether the browser keeps anything, and what the page says of that, is asked at the end. */
async function play(browser, keep) {
  const player = new Player(browser);
  await browser.go(address);
  await player.ready();
  await player.screen();
  while (player.turns < turns && (await player.screen()) === "table") await player.turn();
  await player.screen();
  await keep("refused");
  const keeps = await browser.run("(() => { try { return Boolean(localStorage); } catch { return false; } })()");
  return { keeps, turns: player.turns, sign: await browser.run('document.querySelector(".unkept")?.textContent ?? ""') };
}

await watch(name, pictures, play);

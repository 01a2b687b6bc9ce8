// Visits a site once, takes its host away, opens it again and plays; prints as JSON what was seen.
// node offline.mjs firefox|webkit FOLDER OF THE SITE [FOLDER FOR PICTURES]

import { serve } from "../../../ui/build/serve.mjs";
import { watch } from "./browsers.mjs";
import { Player } from "./player.mjs";

const [name, folder, pictures] = process.argv.slice(2);
const turns = 4;

/** Does anybody listen there? */
const isReached = (address) => fetch(address).then(() => true, () => false);

/** Visit, and play without the host. */
async function play(browser, keep) {
  const host = await serve({ folder, prefix: "/sub/path/", port: 0 });
  const address = `http://localhost:${host.address().port}/sub/path/`;
  const player = new Player(browser);
  await browser.go(address);
  await player.ready();
  await player.until('document.documentElement.dataset.offline === "ready"');
  host.close();
  host.closeAllConnections();

  await browser.reopen();
  await browser.go(`${address}#rules=indian&players=2&seed=1f9a03&pace=0`);
  await player.ready();
  while (player.turns < turns && (await player.screen()) === "table") await player.turn();
  await player.screen();
  await keep("offline");
  await browser.go(`${address}licences.html`);
  const licences = await browser.run('document.querySelector("h1").textContent');
  await browser.go(address);
  await player.ready();
  const [{ words }] = JSON.parse(await browser.run("talon.store.everything()"));
  return { address, reached: await isReached(address), turns: player.turns, licences, record: JSON.parse(words).record };
}

await watch(name, pictures, play);

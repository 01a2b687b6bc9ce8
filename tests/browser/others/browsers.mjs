// The browsers that Playwright does not drive; their programs are in FIREFOX, or WEBKIT_DRIVER and WEBKIT, their size in WIDTH and HEIGHT,
// and what Firefox is to prefer besides, as JSON, in PREFERENCES.

import { writeFileSync } from "node:fs";
import { openFirefox } from "./firefox.mjs";
import { openWebKit } from "./webkit.mjs";

const size = { width: Number(process.env.WIDTH || 1280), height: Number(process.env.HEIGHT || 800) };
const mostSeconds = 280;

const openers = {
  firefox: () => openFirefox({ path: process.env.FIREFOX, preferences: JSON.parse(process.env.PREFERENCES || "{}"), ...size }),
  webkit: () => openWebKit({ path: process.env.WEBKIT_DRIVER, browser: process.env.WEBKIT, ...size }),
};

/** What the page has asked for, but for what it holds in itself. */
const asked = ({ requests }) => requests.filter((url) => !/^(data|blob):/.test(url));

/** Open that browser, do something in it, and print as JSON what was seen, or the fault; `keep` keeps a picture, if there is a folder for it. */
export async function watch(name, pictures, act) {
  // A browser that does not answer any more must not outlive this.
  setTimeout(() => process.exit(1), mostSeconds * 1000).unref();
  const browser = await openers[name]();
  const keep = async (what) => pictures && writeFileSync(`${pictures}/${name}-${size.width}-${what}.png`, await browser.picture());
  const seen = await act(browser, keep).catch(async (error) => {
    await keep("fault");
    return { fault: error.stack };
  });
  console.log(JSON.stringify({ ...seen, requests: asked(browser), problems: browser.problems }));
  await browser.close();
}

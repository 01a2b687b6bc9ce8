// What a system wants to know of an app before it puts it beside its own: name, colours, pictures, ways in.

import { png } from "./icon.mjs";

/** The felt of the table by day; the pages themselves also name that of the night. */
const FELT = "#1f6b4a";

const games = { romme: "Rommé mit Auslegen", dummy: "Dummy", indian: "Indisches Rommé" };

/** The pictures as PNG, by the name of their file; the one that is filled to its edges is cut to a shape by the system. */
export function pictures() {
  return new Map([
    ["icon-192.png", png(192)],
    ["icon-512.png", png(512)],
    ["cut-512.png", png(512, { cut: true })],
    ["touch.png", png(180, { cut: true })],
  ]);
}

/** The manifest as text, under the title that the host gives the page; the folders are those of the pictures and of `icon.svg`. It has no `id`, which would be counted from the root
    of the host, where sites of one account would share it: the start page is what tells them apart. */
export function manifest({ title, icons, drawn }) {
  return JSON.stringify({
    name: `${title} – Rommé am Kartentisch`,
    short_name: title,
    description: "Rommé, Dummy und Indisches Rommé gegen Mitspieler, die in deinem Browser wohnen.",
    lang: "de",
    dir: "ltr",
    start_url: "./",
    scope: "./",
    display: "standalone",
    background_color: FELT,
    theme_color: FELT,
    categories: ["games", "entertainment"],
    icons: [
      { src: `./${drawn}/icon.svg`, type: "image/svg+xml", sizes: "any" },
      { src: `./${icons}/icon-192.png`, type: "image/png", sizes: "192x192" },
      { src: `./${icons}/icon-512.png`, type: "image/png", sizes: "512x512" },
      { src: `./${icons}/cut-512.png`, type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
    shortcuts: Object.entries(games).map(([rules, name]) => ({ name, url: `./#rules=${rules}` })),
  }, null, 2);
}

// All faces as files and the styles that show them. `node ui/faces/sheet.mjs DIRECTORY` writes them.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { court } from "./courts.mjs";
import { back, joker } from "./joker.mjs";
import { pips } from "./pips.mjs";
import { emblem, paper } from "./shapes.mjs";

const BLACK = "#1d232e";
const RED = "#bf1f2d";
const TWO = { s: BLACK, h: RED, d: RED, c: BLACK };
const FOUR = { s: BLACK, h: RED, d: "#17609f", c: "#1a7340" };
const PIPS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10"];
const COURTS = ["J", "Q", "K"];

/** The letters in the corners of jack and queen where German is spoken. */
const GERMAN = { J: "B", Q: "D" };

/** Numbers of a drawing without needless zeros. */
const tidy = (svg) => svg.replace(/(\.\d*?)0+(?=\D)/g, (whole, digits) => (digits === "." ? "" : digits));

const notation = (rank) => (rank === "10" ? "T" : rank);

/** Every face with the colours of its suits: its file, the card, and where it is to be shown. */
function* faces(colours, suits, prefix) {
  for (const suit of suits) {
    for (const rank of PIPS) yield { file: `${prefix}${notation(rank)}${suit}.svg`, card: notation(rank) + suit, letter: "", svg: paper(pips(rank, suit, colours[suit])) };
    for (const rank of COURTS)
      for (const letter of new Set([GERMAN[rank] ?? rank, rank]))
        yield { file: `${prefix}${letter}${suit}.svg`, card: rank + suit, letter: letter === rank && GERMAN[rank] ? "en" : "", svg: paper(court(rank, suit, colours[suit], letter)) };
  }
}

const plain = () => [...faces(TWO, "shdc", "")];
const coloured = () => [...faces(FOUR, "dc", "four-")];

/** The suits alone, for small marks in lists: their files, where they are shown, and their text. */
const marks = () => [
  ...Object.entries(TWO).map(([suit, colour]) => ({ file: `suit-${suit}.svg`, scope: "", suit, svg: emblem(suit, colour) })),
  ...["d", "c"].map((suit) => ({ file: `four-suit-${suit}.svg`, scope: `:root[data-colours="four"] `, suit, svg: emblem(suit, FOUR[suit]) })),
];

/** Name of a file to its text. */
export function files() {
  const all = new Map([...plain(), ...coloured(), ...marks()].map(({ file, svg }) => [file, tidy(svg)]));
  return all.set("joker.svg", tidy(paper(joker()))).set("back.svg", tidy(back()));
}

/** A drawing as an address that holds it; not as base64, which is longer and could not be compressed. */
export const held = (svg) => `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[%#()\t\n]/g, coded)}`;
const coded = (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, "0")}`;

/** The rules that give `.face[data-card]` and `.back` their pictures; `url` maps the name of a file to its address. */
export function stylesheet(url) {
  const rule = (scope) => ({ file, card, letter }) =>
    `${letter ? `:root[lang="${letter}"]` : ""}${scope}${letter || scope ? " " : ""}.face[data-card="${card}"]{background-image:url("${url(file)}")}`;
  return [
    ...plain().map(rule("")),
    ...coloured().map(({ file, card, letter }) => `:root[data-colours="four"]${letter ? `[lang="${letter}"]` : ""} .face[data-card="${card}"]{background-image:url("${url(file)}")}`),
    ...marks().map(({ file, scope, suit }) => `${scope}.suit[data-suit="${suit}"]{background-image:url("${url(file)}")}`),
    `.face[data-card="*"]{background-image:url("${url("joker.svg")}")}`,
    `.back{background-image:url("${url("back.svg")}")}`,
  ].join("\n") + "\n";
}

function write(directory) {
  mkdirSync(join(directory, "faces"), { recursive: true });
  for (const [name, svg] of files()) writeFileSync(join(directory, "faces", name), svg);
  writeFileSync(join(directory, "faces.css"), stylesheet((name) => `faces/${name}`));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) write(process.argv[2] ?? ".");

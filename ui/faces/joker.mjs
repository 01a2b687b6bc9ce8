// The jolly joker, and the back that all cards share.
import { STAR, SUITS } from "./shapes.mjs";

const LINE = "#2a2320";
const PLUM = "#6d2f78";
const GOLD = "#e0a93c";
const TEAL = "#1f7a78";

const shape = (d, fill, width = 3) => `<path d="${d}" fill="${fill}" stroke="${LINE}" stroke-width="${width}" stroke-linejoin="round"/>`;
const bell = (x, y) => `<circle cx="${x}" cy="${y}" r="10" fill="${GOLD}" stroke="${LINE}" stroke-width="3"/><path d="M${x - 6} ${y + 3}H${x + 6}" stroke="${LINE}" stroke-width="2.500"/>`;
const star = (x, y, size, colour) => `<path transform="translate(${x} ${y}) scale(${size / 92})" fill="${colour}" d="${STAR}"/>`;

/** A jester who laughs, with a cap of three horns and a ruff. */
const JESTER = [
  `<circle cx="132" cy="176" r="82" fill="#f7ecd2"/>`,
  shape("M132 96C108 84 76 92 62 128C58 142 56 152 57 162C74 150 86 146 98 150Z", PLUM),
  shape("M132 96C156 84 188 92 202 128C206 142 208 152 207 162C190 150 178 146 166 150Z", TEAL),
  shape("M96 150C96 112 112 76 140 58C150 80 168 112 168 150Z", GOLD),
  bell(57, 168), bell(207, 168), bell(141, 52),
  shape("M92 146C110 136 154 136 172 146V160C154 150 110 150 92 160Z", "#fdfaf2"),
  shape("M96 158C94 196 110 226 132 228C154 226 170 196 168 158C150 148 114 148 96 158Z", "#f3d2ae"),
  `<circle cx="117" cy="174" r="5" fill="${LINE}"/><circle cx="147" cy="174" r="5" fill="${LINE}"/>`,
  `<path d="M107 163Q116 156 124 162M140 162Q148 156 157 163" fill="none" stroke="${LINE}" stroke-width="3" stroke-linecap="round"/>`,
  `<circle cx="132" cy="188" r="8" fill="#d5504b" stroke="${LINE}" stroke-width="2.500"/>`,
  `<circle cx="107" cy="192" r="6.500" fill="#eda58c"/><circle cx="157" cy="192" r="6.500" fill="#eda58c"/>`,
  shape("M110 200Q132 210 154 200Q150 222 132 222Q114 222 110 200Z", "#a3262f", 2.5),
  `<path d="M114 203Q132 211 150 203L148 209Q132 215 116 209Z" fill="#fffaf0"/>`,
  shape("M132 224L158 220L170 238L196 240L186 258L200 276H64L78 258L68 240L94 238L106 220Z", "#fdfaf2"),
  shape("M84 276C86 258 108 246 132 246C156 246 178 258 180 276Z", PLUM),
  shape("M132 246C156 246 178 258 180 276H132Z", TEAL),
  `<circle cx="132" cy="264" r="6" fill="${GOLD}" stroke="${LINE}" stroke-width="2"/>`,
].join("");

/** Everything on a joker but its paper. */
export function joker() {
  const dots = [[36, 292, TEAL], [74, 300, PLUM], [112, 302, GOLD], [150, 300, TEAL]].map(([x, y, colour]) => star(x, y, 20, colour)).join("");
  const corner = star(36, 46, 50, PLUM);
  const cap = `<g transform="translate(36 108) scale(.420)"><path d="M-50 34C-58 0-46-24-22-32L0 6L22-32C46-24 58 0 50 34Z" fill="${PLUM}"/><path d="M-22-4L0-54L22-4L0 30Z" fill="${GOLD}"/><circle cx="0" cy="-56" r="12" fill="${TEAL}"/><circle cx="-50" cy="38" r="12" fill="${TEAL}"/><circle cx="50" cy="38" r="12" fill="${TEAL}"/></g>`;
  return JESTER + dots + corner + cap + `<g transform="rotate(180 120 168)">${corner}</g>`;
}

/** Rings that lace into each other. */
function rings() {
  const all = [];
  for (let row = 0; row < 9; row += 1)
    for (let column = 0; column < 7; column += 1)
      all.push(`<circle cx="${120 + (column - 3) * 34}" cy="${168 + (row - 4) * 34}" r="24"/>`);
  return `<g fill="none" stroke="#8fb0c9" stroke-opacity=".550" stroke-width="2.500">${all.join("")}</g>`;
}

/** The back: blue linen with laced rings, a gold thread and the four suits in the middle. */
export function back() {
  const mark = (which, x, y) => `<path transform="translate(${x} ${y}) scale(.240)" fill="#f1d9a0" d="${SUITS[which]}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 336"><defs><clipPath id="a"><rect x="15" y="15" width="210" height="306" rx="9"/></clipPath></defs>`,
    `<rect x="1.500" y="1.500" width="237" height="333" rx="17" fill="#fdfaf2" stroke="#b9ae98" stroke-width="3"/>`,
    `<rect x="12" y="12" width="216" height="312" rx="11" fill="#23476b"/><g clip-path="url(#a)">${rings()}</g>`,
    `<rect x="19" y="19" width="202" height="298" rx="7" fill="none" stroke="#d8b25f" stroke-width="3"/>`,
    `<circle cx="120" cy="168" r="49" fill="#23476b" stroke="#d8b25f" stroke-width="3"/><circle cx="120" cy="168" r="42" fill="none" stroke="#d8b25f" stroke-opacity=".600" stroke-width="1.500"/>`,
    mark("s", 120, 145), mark("c", 120, 191), mark("h", 97, 168), mark("d", 143, 168),
    `</svg>\n`,
  ].join("");
}

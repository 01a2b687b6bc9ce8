// The court cards: two-headed figures in flat colours, every suit with its own cloth, every rank with its own head and hand.
import { corner } from "./pips.mjs";
import { suit, twice } from "./shapes.mjs";

const GOLD = "#d8a23a";
const DEEP = "#8f6417";
const SKIN = "#f3d2ae";
const LINE = "#2a2320";

/** Cloth, trimming, second cloth, hair and ground of each suit. */
const CLOTHS = {
  s: { robe: "#24365c", trim: "#f4ead2", under: "#7f93c4", hair: "#3a2b25", ground: "#e9edf4" },
  h: { robe: "#ae2430", trim: "#f9e7c4", under: "#e58a72", hair: "#a8602a", ground: "#fbe9df" },
  d: { robe: "#c4502a", trim: "#fbeecb", under: "#f0b45c", hair: "#d9a648", ground: "#fdf0d8" },
  c: { robe: "#1f5a45", trim: "#f1ead0", under: "#7db08f", hair: "#5b3a22", ground: "#e6f0e6" },
};

const shape = (d, fill, stroke = LINE, width = 2.5) =>
  `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
const line = (d, colour = LINE, width = 2.5) => shape(d, "none", colour, width);
const dot = (x, y, r, fill) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

/** The ground of the upper half: it leaves the corner free for the index. */
const FIELD = "M70 20H212Q220 20 220 28V168H20V152H62Q70 152 70 144Z";

/** Eyes, brows, nose and mouth, around the middle of the face. */
const features = (mouth) =>
  dot(135.5, 80, 2.7, LINE) + dot(152.5, 80, 2.7, LINE) +
  line("M130.500 73.500Q135 70.500 140 73M148 73Q153 70.500 157.500 73.500", LINE, 2) +
  line("M144 80L142 89.500H146", DEEP, 2) + line(mouth, "#a03c34", 2.800);

const face = (width) =>
  shape(`M${144 - width} 66C${144 - width} 92 ${144 - width + 6} 106 144 108C${144 + width - 6} 106 ${144 + width} 92 ${144 + width} 66Z`, SKIN);

/** Shoulders and sleeves down to the belt; the emblem lies on the breast. */
function robe(cloth) {
  const body = shape("M84 168C86 140 98 120 126 112L144 126L162 112C190 120 203 140 205 168Z", cloth.robe);
  const sleeves = shape("M84 168C86 146 92 134 103 124C107 138 108 152 107 168Z", cloth.under) +
    shape("M205 168C203 146 197 134 186 124C182 138 181 152 182 168Z", cloth.under);
  const cuffs = line("M91 168C92 155 95 143 100 135M198 168C197 155 194 143 189 135", cloth.trim, 3);
  return body + sleeves + cuffs;
}

const emblem = (which, colour) => dot(144.5, 148, 17.500, "#fffaf0") +
  `<circle cx="144.500" cy="148" r="17.500" fill="none" stroke="${GOLD}" stroke-width="3.500"/>` + suit(which, 144.500, 148.500, 23, colour);

/** A king: crown, full beard, ermine, sceptre. */
function king(which, cloth, colour) {
  const hair = shape("M118 62C112 84 114 98 119 108C128 116 160 116 169 108C174 98 176 84 170 62Z", cloth.hair);
  const beard = shape("M124 82C123 110 132 126 144 131C156 126 165 110 164 82C160 92 153 92.500 144 92C135 92.500 128 92 124 82Z", cloth.hair);
  const crown = shape("M116 64L110 30L127 45L144 24L161 45L178 30L172 64Q144 55 116 64Z", GOLD) +
    shape("M116 64Q144 55 172 64L171 71Q144 62 117 71Z", cloth.robe) +
    dot(110, 29, 4.500, GOLD) + dot(144, 24, 5, "#c2303a") + dot(178, 29, 4.500, GOLD) + suit(which, 144, 50, 14, colour);
  const ermine = shape("M104 124C112 116 118 113 126 111L144 130L163 111C171 113 178 116 186 124C176 130 170 134 164 141L144.500 128L125 141C119 134 113 130 104 124Z", "#fdfaf2") +
    dot(117, 123, 2, LINE) + dot(126, 130, 2, LINE) + dot(172, 123, 2, LINE) + dot(163, 130, 2, LINE);
  const sceptre = line("M205 160V62", LINE, 8) + line("M205 160V62", GOLD, 4.500) + dot(205, 52, 11.500, GOLD) +
    `<circle cx="205" cy="52" r="11.500" fill="none" stroke="${LINE}" stroke-width="2.500"/>` + suit(which, 205, 52, 13, colour);
  return sceptre + hair + robe(cloth) + ermine + face(20) + beard + features("M138 97.500Q144 101 150 97.500") + crown + emblem(which, colour);
}

/** A queen: long hair, diadem, pearls, a flower. */
function queen(which, cloth, colour) {
  const veil = shape("M144 40C112 40 108 66 109 88C110 108 104 118 100 128C118 136 170 136 188 128C184 118 178 108 179 88C180 66 176 40 144 40Z", cloth.hair);
  const front = shape("M124 76C122 58 132 54 144 56C156 54 166 58 164 76C172 58 162 46 144 46C126 46 116 58 124 76Z", cloth.hair);
  const diadem = shape("M117 56L113 36L128 44L144 26L160 44L175 36L171 56Q144 44 117 56Z", GOLD) +
    dot(144, 26, 4.500, "#fffaf0") + dot(113, 36, 3.500, "#fffaf0") + dot(175, 36, 3.500, "#fffaf0") + suit(which, 144, 43, 11, colour);
  const collar = shape("M118 115C126 111 132 109 136 104H152C156 109 162 111 170 115C164 128 154 133 144 133C134 133 124 128 118 115Z", SKIN);
  const pearls = [[127, 118], [133, 123.5], [140, 126.8], [148, 126.8], [155, 123.5], [161, 118]].map(([x, y]) => dot(x, y, 3.2, "#fffaf0") +
    `<circle cx="${x}" cy="${y}" r="3.200" fill="none" stroke="${DEEP}" stroke-width="1.200"/>`).join("");
  const flower = line("M92 160C88 140 88 120 92 104", "#3f7a4c", 4) + shape("M90 130C80 128 76 120 77 113C86 114 90 121 90 130Z", "#5d9a63", LINE, 2) +
    [0, 72, 144, 216, 288].map((turn) => `<circle cx="92" cy="84" r="8" transform="rotate(${turn} 92 94)" fill="${cloth.under}" stroke="${LINE}" stroke-width="2"/>`).join("") + dot(92, 94, 6, GOLD);
  return veil + robe(cloth) + collar + face(19) + front + features("M138 97Q144 102 150 97") + dot(131, 90, 3.500, "#eda58c") + dot(157, 90, 3.500, "#eda58c") + pearls + diadem + flower + emblem(which, colour);
}

/** A jack: cap with a feather, page's hair, a halberd. */
function jack(which, cloth, colour) {
  const hair = shape("M119 60C113 82 114 96 117 106C124 112 131 108 132 98L156 98C157 108 164 112 171 106C174 96 175 82 169 60Z", cloth.hair);
  const cap = shape("M112 62C108 42 126 30 148 32C170 34 182 46 178 60C160 52 130 52 112 62Z", cloth.robe) +
    shape("M111 63C130 51 160 51 179 61L177 70C160 61 130 61 114 71Z", cloth.trim);
  const feather = shape("M168 52C182 50 200 38 206 20C190 22 172 32 164 48Z", cloth.under) + line("M166 51C178 44 190 34 200 25", LINE, 2);
  const collar = shape("M120 114L144 108L168 114L156 129L144 118L132 129Z", cloth.trim);
  const halberd = line("M92 160V34", LINE, 7.500) + line("M92 160V34", "#a9773f", 4) +
    shape("M92 24L97 42H87Z", "#cfd6dd") + shape("M94 46C106 42 112 50 111 62C108 70 100 72 94 68Z", "#cfd6dd") + shape("M90 50L78 57L90 64Z", "#cfd6dd");
  return halberd + hair + robe(cloth) + shape("M136 100H152V116L144 122L136 116Z", SKIN) + collar + face(19.5) + shape("M124 72C130 76 158 76 164 72V60H124Z", cloth.hair) +
    features("M139 97.500Q144 100.500 149.500 96.500") + feather + cap + suit(which, 130, 46, 15, cloth.trim) + emblem(which, colour);
}

const FIGURES = { J: jack, Q: queen, K: king };

/** The belt that joins the two halves. */
function belt(cloth, colour) {
  const links = [34, 63, 92, 120, 148, 177, 206].map((x) => `<path d="M${x} 161.500L${x + 6.5} 168L${x} 174.500L${x - 6.5} 168Z" fill="${GOLD}"/>`).join("");
  return `<rect x="20" y="157" width="200" height="22" fill="${cloth.robe}" stroke="${LINE}" stroke-width="2.500"/>${links}` +
    `<path d="M20 161H220M20 175H220" stroke="${GOLD}" stroke-width="1.500"/>`;
}

/** Everything on a court card but its paper; `index` is the letter in its corner. */
export function court(rank, which, colour, index) {
  const cloth = CLOTHS[which];
  const half = `<path d="${FIELD}" fill="${cloth.ground}"/>` + FIGURES[rank](which, cloth, colour);
  const outline = `<path d="M70 20H212Q220 20 220 28V184H178Q170 184 170 192V316H28Q20 316 20 308V152H62Q70 152 70 144Z" fill="none" stroke="${DEEP}" stroke-width="3"/>`;
  return twice(half) + belt(cloth, colour) + outline + twice(corner(index, which, colour));
}

// The picture of the app: two cards on felt and a golden T. It is drawn from one list of shapes, as SVG and as PNG of any size.

import { deflateSync } from "node:zlib";

const SIDE = 64;
const FELT = "#1f6b4a";
const PAPER = "#fbf8ee";
const BLUE = "#2b4a83";
const GOLD = "#e3c27a";

const felt = (corner) => ({ box: [0, 0, SIDE, SIDE], corner, fill: FELT });

/** What lies on the felt: `turn` is by so many degrees, clockwise, around a point. All of it lies in the inner four fifths, which no system cuts off. */
const shapes = [
  { box: [15, 14, 24, 34], corner: 4, fill: BLUE, stroke: PAPER, width: 3, turn: [-12, 27, 31] },
  { box: [26, 15, 24, 34], corner: 4, fill: BLUE, stroke: PAPER, width: 3, turn: [8, 38, 32] },
  { lines: [[32, 26, 44, 26], [38, 26, 38, 40]], stroke: GOLD, width: 4, turn: [8, 38, 32] },
];

/** The picture as SVG, with round corners. */
export function svg() {
  const all = [felt(14), ...shapes].map(element).join("\n  ");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" fill="none" stroke-linecap="round">\n  ${all}\n</svg>\n`;
}

function element({ box, lines, corner, turn, ...paint }) {
  const names = { width: "stroke-width" };
  const painted = Object.entries(paint).map(([name, value]) => ` ${names[name] ?? name}="${value}"`).join("");
  const turned = turn ? ` transform="rotate(${turn.join(" ")})"` : "";
  if (lines) return `<path d="${lines.map(([x, y, toX, toY]) => `M${x} ${y}L${toX} ${toY}`).join("")}"${painted}${turned}/>`;
  const [x, y, width, height] = box;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${corner}"${painted}${turned}/>`;
}

/** The picture as PNG of that many pixels a side: with round corners, or filled to the edges for systems that cut it to a shape of theirs. */
export function png(size, { cut = false } = {}) {
  const pixels = Buffer.alloc(size * size * 4);
  for (const shape of [felt(cut ? 0 : 14), ...shapes]) paint(pixels, size, shape);
  return encoded(pixels, size);
}

/** Lay a shape over the pixels. */
function paint(pixels, size, { fill, stroke, width = 0, turn, ...shape }) {
  const far = distance(shape);
  const fine = size / SIDE;
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) {
      const from = far(...turnedBack((column + 0.5) / fine, (row + 0.5) / fine, turn));
      const at = (row * size + column) * 4;
      if (fill) blend(pixels, at, fill, covered(from, fine));
      if (stroke) blend(pixels, at, stroke, covered(Math.abs(from) - width / 2, fine));
    }
}

/** How much of a pixel is covered whose middle lies that far outside the edge; `fine` is how many pixels a unit of the drawing has. */
const covered = (from, fine) => Math.min(1, Math.max(0, 0.5 - from * fine));

/** The point before the drawing was turned. */
function turnedBack(x, y, [degrees, middleX, middleY] = [0, 0, 0]) {
  const angle = (-degrees * Math.PI) / 180;
  const [right, down] = [x - middleX, y - middleY];
  return [middleX + right * Math.cos(angle) - down * Math.sin(angle), middleY + right * Math.sin(angle) + down * Math.cos(angle)];
}

/** How far a point lies outside a shape: a box with round corners, or lines. */
function distance({ box, corner, lines }) {
  if (lines) return (x, y) => Math.min(...lines.map((line) => toLine(x, y, ...line)));
  const [left, top, width, height] = box;
  return (x, y) => {
    const right = Math.abs(x - left - width / 2) - width / 2 + corner;
    const down = Math.abs(y - top - height / 2) - height / 2 + corner;
    return Math.hypot(Math.max(right, 0), Math.max(down, 0)) + Math.min(Math.max(right, down), 0) - corner;
  };
}

function toLine(x, y, fromX, fromY, toX, toY) {
  const [alongX, alongY] = [toX - fromX, toY - fromY];
  const share = ((x - fromX) * alongX + (y - fromY) * alongY) / (alongX ** 2 + alongY ** 2);
  const nearest = Math.min(1, Math.max(0, share));
  return Math.hypot(x - fromX - nearest * alongX, y - fromY - nearest * alongY);
}

/** Lay a colour over a pixel so far as it covers it. */
function blend(pixels, at, colour, cover) {
  if (!cover) return;
  const under = (pixels[at + 3] / 255) * (1 - cover);
  for (let part = 0; part < 3; part += 1) {
    const value = parseInt(colour.slice(1 + 2 * part, 3 + 2 * part), 16);
    pixels[at + part] = Math.round((value * cover + pixels[at + part] * under) / (cover + under));
  }
  pixels[at + 3] = Math.round(255 * (cover + under));
}

/** The pixels as a file of the format PNG. */
function encoded(pixels, size) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 6], 8); // eight bits for each of red, green, blue and opacity
  const rows = Array.from({ length: size }, (_, row) => Buffer.concat([Buffer.of(0), pixels.subarray(row * size * 4, (row + 1) * size * 4)]));
  const signature = Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", deflateSync(Buffer.concat(rows), { level: 9 })), chunk("IEND", Buffer.alloc(0))]);
}

/** A part of a PNG: length, kind, content, and the check sum of kind and content. */
function chunk(kind, content) {
  const named = Buffer.concat([Buffer.from(kind), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(checkSum(named));
  return Buffer.concat([length, named, sum]);
}

/** CRC-32, as Node 20 has none of its own. */
function checkSum(bytes) {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

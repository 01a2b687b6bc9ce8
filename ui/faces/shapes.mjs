// The shapes that every face is made of: suits and the signs of the ranks, each drawn around its own centre.

/** Outlines of the suits in a box from -50 to 50; never characters, which some phones show as emoji. */
export const SUITS = {
  s: "M0-49C9-33 45-10 45 16C45 31 34 39 22 39C14 39 8 35 5 29C6 38 10 44 17 48H-17C-10 44-6 38-5 29C-8 35-14 39-22 39C-34 39-45 31-45 16C-45-10-9-33 0-49Z",
  h: "M0 47C-9 33-47 9-47-17C-47-35-35-45-23-45C-12-45-4-38 0-27C4-38 12-45 23-45C35-45 47-35 47-17C47 9 9 33 0 47Z",
  d: "M0-50Q16-21 39 0Q16 21 0 50Q-16 21-39 0Q-16-21 0-50Z",
  c: "M0-48A22.500 22.500 0 0 1 17-10.500A22.500 22.500 0 1 1 5 22C6 36 10 43 17 48H-17C-10 43-6 36-5 22A22.500 22.500 0 1 1-17-10.500A22.500 22.500 0 0 1 0-48Z",
};

const SIX = "M18-36C13-40 8-42 2-42C-15-42-25-24-25 5C-25 30-15 42 0 42C15 42 25 31 25 15C25 0 15-10 1-10C-12-10-22-1-25 11";

/** Middle lines of the signs of the ranks, to be stroked; a box of about 56 by 84. */
export const SIGNS = {
  A: "M-27 42L0-42L27 42M-17 13H17",
  2: "M-23-19C-23-33-13-42 1-42C15-42 24-33 24-20C24-8 16 0 5 11L-24 42H27",
  3: "M-22-30C-17-38-9-42 0-42C13-42 22-34 22-23C22-11 13-4 0-4C15-4 25 5 25 19C25 33 14 42 0 42C-11 42-20 37-25 28",
  4: "M12 42V-42L-27 18H29",
  5: "M21-42H-16L-20-5C-14-11-6-14 2-14C16-14 25-3 25 13C25 30 15 42 0 42C-11 42-20 37-25 29",
  6: SIX,
  7: "M-25-42H26L-5 42",
  8: "M0-42C13-42 21-34 21-23C21-12 13-4 0-4C-13-4-21-12-21-23C-21-34-13-42 0-42ZM0-4C15-4 25 5 25 19C25 33 15 42 0 42C-15 42-25 33-25 19C-25 5-15-4 0-4Z",
  9: SIX,
  10: "M-37-29L-25-42V42M14-42C26-42 32-28 32 0C32 28 26 42 14 42C2 42-4 28-4 0C-4-28 2-42 14-42Z",
  J: "M17-42V17C17 33 9 42-4 42C-17 42-25 34-26 20",
  Q: "M0-42C18-42 28-26 28 0C28 26 18 42 0 42C-18 42-28 26-28 0C-28-26-18-42 0-42ZM8 19L29 47",
  K: "M-22-42V42M25-42L-22 8M-5-10L28 42",
  B: "M-22-42V42H2C16 42 25 33 25 18C25 4 16-5 2-5H-22M2-5C13-5 20-12 20-24C20-35 13-42 2-42H-22",
  D: "M-22-42V42H-3C18 42 28 26 28 0C28-26 18-42-3-42Z",
};

/** A star with five points, the sign of the jokers. */
export const STAR = "M0-46L13-15L46-13L20 8L29 41L0 22L-29 41L-20 8L-46-13L-13-15Z";

const place = (x, y, scale, turn) => `translate(${x} ${y})${turn ? ` rotate(${turn})` : ""} scale(${scale})`;

/** A suit of `size` units around a point, upside down with `turn` 180. */
export const suit = (which, x, y, size, colour, turn = 0) =>
  `<path transform="${place(x, y, size / 100, turn)}" fill="${colour}" d="${SUITS[which]}"/>`;

/** The sign of a rank, `height` units high. */
export function sign(which, x, y, height, colour) {
  const turn = which === "9" ? 180 : 0;
  return `<path transform="${place(x, y, height / 84, turn)}" fill="none" stroke="${colour}" stroke-width="15" stroke-linejoin="round" stroke-linecap="round" d="${SIGNS[which]}"/>`;
}

/** Something and the same turned by half a turn about the middle of the card. */
export const twice = (drawing) => `${drawing}<g transform="rotate(180 120 168)">${drawing}</g>`;

/** A whole card of 240 by 336 units with its paper and its content. */
export const paper = (content, fill = "#fdfaf2") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 336"><rect x="1.500" y="1.500" width="237" height="333" rx="17" fill="${fill}" stroke="#b9ae98" stroke-width="3"/>${content}</svg>\n`;

/** A suit alone, as a drawing of its own. */
export const emblem = (which, colour) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-52 -52 104 104"><path fill="${colour}" d="${SUITS[which]}"/></svg>\n`;

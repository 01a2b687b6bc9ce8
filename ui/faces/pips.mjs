// The cards from ace to ten: the suit in the classic arrangement.
import { sign, suit, twice } from "./shapes.mjs";

const LEFT = 91;
const MIDDLE = 120;
const RIGHT = 149;
const ROWS = { top: 62, third: 132.7, half: 168 };

/** Where the pips of the upper half lie; the lower half is the same turned round. */
const UPPER = {
  2: [[MIDDLE, ROWS.top]],
  3: [[MIDDLE, ROWS.top]],
  4: [[LEFT, ROWS.top], [RIGHT, ROWS.top]],
  5: [[LEFT, ROWS.top], [RIGHT, ROWS.top]],
  6: [[LEFT, ROWS.top], [RIGHT, ROWS.top]],
  7: [[LEFT, ROWS.top], [RIGHT, ROWS.top]],
  8: [[LEFT, ROWS.top], [RIGHT, ROWS.top]],
  9: [[LEFT, ROWS.top], [RIGHT, ROWS.top], [LEFT, ROWS.third], [RIGHT, ROWS.third]],
  10: [[LEFT, ROWS.top], [RIGHT, ROWS.top], [LEFT, ROWS.third], [RIGHT, ROWS.third], [MIDDLE, 97]],
};

/** Pips that have no twin in the other half. */
const SINGLE = {
  3: [[MIDDLE, ROWS.half]],
  5: [[MIDDLE, ROWS.half]],
  6: [[LEFT, ROWS.half], [RIGHT, ROWS.half]],
  7: [[LEFT, ROWS.half], [RIGHT, ROWS.half], [MIDDLE, 115]],
  8: [[LEFT, ROWS.half], [RIGHT, ROWS.half], [MIDDLE, 115]],
  9: [[MIDDLE, ROWS.half]],
};

/** The corner: the sign of the rank above its suit, large enough to be read on the edge of a fan. */
export const corner = (rank, which, colour) => sign(rank, rank === "10" ? 39 : 35, 50, 58, colour) + suit(which, 35, 108, 40, colour);

const pip = (which, colour, size) => ([x, y]) => suit(which, x, y, size, colour);

/** The ace: one great suit with a fine line around it. */
function ace(which, colour) {
  const ring = `<circle cx="120" cy="168" r="66" fill="none" stroke="${colour}" stroke-opacity=".28" stroke-width="2.500"/>`;
  return ring + suit(which, 120, 168, 92, colour);
}

/** Everything on a card from ace to ten but its paper. */
export function pips(rank, which, colour) {
  const corners = twice(corner(rank, which, colour));
  if (rank === "A") return corners + ace(which, colour);
  const draw = pip(which, colour, 37);
  const lone = rank === "8" ? suit(which, MIDDLE, 221, 37, colour, 180) : "";
  return corners + twice(UPPER[rank].map(draw).join("")) + (SINGLE[rank] ?? []).map(draw).join("") + lone;
}

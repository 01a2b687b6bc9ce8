// Lets cards travel from where they lay to where they lie now. Only transforms are animated, and only if that is wanted.

const TIME = 260;
const EASE = "cubic-bezier(.2,.7,.3,1)";
const still = matchMedia("(prefers-reduced-motion: reduce)");

const cards = (root) => root.querySelectorAll("[data-fly]");

/** Where everything that can travel lies. */
export function places(root) {
  const here = new Map();
  const origins = new Map();
  if (still.matches) return { here, origins };
  for (const card of cards(root)) here.set(card, { name: card.dataset.fly, box: card.getBoundingClientRect() });
  for (const place of root.querySelectorAll("[data-origin]")) origins.set(place.dataset.origin, place.getBoundingClientRect());
  return { here, origins };
}

/** The boxes of the cards that are gone, by name: another card of that name comes from there. */
function departed(here) {
  const gone = new Map();
  for (const [card, { name, box }] of here) if (!card.isConnected) gone.set(name, box);
  return gone;
}

function travel(card, from) {
  const to = card.getBoundingClientRect();
  const x = from.left - to.left;
  const y = from.top - to.top;
  if (!to.width || (Math.abs(x) < 2 && Math.abs(y) < 2)) return;
  const scale = from.width / to.width;
  card.animate(
    [{ transform: `translate(${x}px,${y}px) scale(${scale})`, transformOrigin: "0 0", zIndex: 5 }, { transform: "none", transformOrigin: "0 0", zIndex: 5 }],
    { duration: TIME, easing: EASE },
  );
}

/** Move every card from its former place to its new one. */
export function settle(root, { here, origins }) {
  if (still.matches) return;
  const gone = departed(here);
  const ways = [];
  for (const card of cards(root)) {
    const before = here.get(card)?.box ?? gone.get(card.dataset.fly) ?? origins.get(card.dataset.from);
    if (before?.width) ways.push([card, before]);
  }
  for (const [card, before] of ways) travel(card, before);
}

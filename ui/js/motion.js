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
  for (const [card, { name, box }] of here) if (!card.isConnected) gone.set(name, { card, box });
  return gone;
}

/** How something that lies in one box has to be moved to seem to lie in another. */
const shift = (to, from) => `translate(${from.left - to.left}px,${from.top - to.top}px) scale(${from.width / to.width})`;

function travel(card, from) {
  const to = card.getBoundingClientRect();
  if (!to.width || (Math.abs(from.left - to.left) < 2 && Math.abs(from.top - to.top) < 2)) return;
  card.animate(
    [{ transform: shift(to, from), transformOrigin: "0 0", zIndex: 5 }, { transform: "none", transformOrigin: "0 0", zIndex: 5 }],
    { duration: TIME, easing: EASE },
  );
}

/** A box in the middle of a place, as large as the card that comes from there. */
function from(place, card) {
  const { width, height } = card.getBoundingClientRect();
  return place && { left: place.left + (place.width - width) / 2, top: place.top + (place.height - height) / 2, width };
}

let lastFlight = "";

/** A card that goes to somebody's hand, where it is not to be seen: it flies there and vanishes. */
function vanish(root, card, from, to) {
  for (const [name, value] of Object.entries({ position: "fixed", left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px` }))
    card.style.setProperty(name, value);
  card.classList.add("ghost");
  root.append(card);
  const target = { left: to.left + to.width / 2 - from.width / 4, top: to.top, width: from.width / 2 };
  card.animate([{ transform: "none", transformOrigin: "0 0" }, { transform: shift(from, target), transformOrigin: "0 0", opacity: 0.3 }],
    { duration: 1.5 * TIME, easing: "ease-in" }).finished.finally(() => card.remove());
}

/** What an opponent has just drawn or taken, `number from to`, flies to its seat, once. */
function fly(root, gone, origins) {
  const flight = root.querySelector("[data-flight]")?.dataset.flight ?? "";
  if (!flight || flight === lastFlight) return;
  lastFlight = flight;
  const [, source, seat] = flight.split(" ");
  const to = origins.get(seat);
  if (!to) return;
  if (source === "pile") for (const { card, box } of gone.values()) vanish(document.body, card, box, to);
  else if (origins.has(source)) {
    const back = document.createElement("span");
    back.className = "card back";
    vanish(document.body, back, origins.get(source), to);
  }
}

/** Move every card from its former place to its new one. */
export function settle(root, { here, origins }) {
  if (still.matches) return;
  const gone = departed(here);
  const ways = [];
  for (const card of cards(root)) {
    const before = here.get(card)?.box ?? gone.get(card.dataset.fly)?.box ?? from(origins.get(card.dataset.from), card);
    if (before?.width) ways.push([card, before]);
  }
  for (const [card, before] of ways) travel(card, before);
  fly(root, gone, origins);
}

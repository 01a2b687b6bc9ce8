// Lets the browser's way back, on some devices a gesture, put away what lies above the table before it leaves the page: for each
// layer there is an entry in the history, with the same address and with the number of layers in its state.
import { say } from "./stage.js";

let wanted = 0;
let going = false; // to another entry of the history, which takes a moment

/** How many layers the entry stands for that the browser is at; it still tells after the page has been loaded anew. */
const here = () => history.state?.layers ?? 0;

/** There are so many layers now. */
export function stack(layers) {
  wanted = layers;
  settle();
}

/** Bring the history to as many entries as there are layers: new ones, or back to the one of the last layer that is left. */
function settle() {
  if (going) return;
  try {
    for (let layer = here() + 1; layer <= wanted; layer += 1) history.pushState({ layers: layer }, "");
    going = here() > wanted;
    if (going) history.go(wanted - here());
  } catch { /* Where the history cannot be written, the way back leaves the page at once. */ }
}

addEventListener("popstate", () => {
  const pressed = !going;
  going = false;
  if (pressed && here() < wanted) say("back", { left: String(here()) });
  else settle();
});

// A page that was left on the way to another entry never comes there.
addEventListener("pageshow", () => { going = false; });

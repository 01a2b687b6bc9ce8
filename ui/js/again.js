// Tries something again until it is done: after pauses that grow, and sooner when the network or the page comes back.

/** So many milliseconds lie between two tries at least, and at most. */
const SHORTEST = 5_000;
const LONGEST = 60 * 60_000;

/** Something that may fail for a while: with `plan` it is tried again in a while, unless that is planned already; `cease` is the end of it. */
export function again(act) {
  let pause = SHORTEST;
  let ended = 0;
  let planned;

  function wait(time) {
    clearTimeout(planned);
    planned = setTimeout(() => { planned = undefined; act(); }, time);
  }

  function plan() {
    if (planned) return;
    ended = performance.now();
    wait(pause);
    pause = Math.min(2 * pause, LONGEST);
  }

  function cease() {
    clearTimeout(planned);
    planned = undefined;
    pause = SHORTEST;
  }

  /** Whatever comes and goes, and however often, two tries never come closer to each other. */
  function hasten() {
    if (planned) wait(Math.max(0, ended + SHORTEST - performance.now()));
  }

  addEventListener("online", hasten);
  document.addEventListener("visibilitychange", () => { if (!document.hidden) hasten(); });
  return { plan, cease };
}

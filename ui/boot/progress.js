// The loading bar: three quarters of it are bytes, the rest the steps that Python takes.

const shareOfBytes = 75;
const steps = { python: 85, code: 92, ready: 100 };

let step = "bytes";
let shown = "";

/** Millions of bytes with one digit, as they are written in the language of the page. */
function megabytes(bytes) {
  const text = (bytes / 1e6).toFixed(1);
  return document.documentElement.lang === "de" ? text.replace(".", ",") : text;
}

/** So many of so many bytes are here. */
export function received(loaded, total) {
  if (step !== "bytes") return;
  if (loaded === total) show(shareOfBytes, "python", "");
  else show(Math.floor((shareOfBytes * loaded) / total), "bytes", `${megabytes(loaded)} / ${megabytes(total)} MB`);
}

/** One of the steps after the bytes has been taken. */
export function reached(name) {
  step = name;
  show(steps[name], name === "python" ? "python" : "table", "");
}

/** Move the bar, a hundredth at least, and say what is going on; the words stand in the page, in both languages. */
function show(percent, phase, amount) {
  // The first bytes may come before the page has been read so far.
  const bar = document.getElementById("boot-bar");
  if (!bar || shown === `${percent} ${phase}`) return;
  shown = `${percent} ${phase}`;
  bar.value = percent;
  bar.parentElement.dataset.phase = phase;
  document.getElementById("boot-amount").textContent = amount;
}

// The loading bar: three quarters of it are bytes, the rest the steps that Python takes.

const shareOfBytes = 75;
const steps = { python: 85, code: 92, ready: 100 };

const bar = document.getElementById("boot-bar");
const megabytes = (bytes) => (bytes / 1e6).toLocaleString(document.documentElement.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
let step = "bytes";

/** The step that the start has reached last, for reports. */
export const lastStep = () => step;

/** So many of so many bytes are here. */
export function received(loaded, total) {
  if (step === "bytes") show((shareOfBytes * loaded) / total, "bytes", `${megabytes(loaded)} / ${megabytes(total)} MB`);
  if (step === "bytes" && loaded === total) show(shareOfBytes, "python", "");
}

/** One of the steps after the bytes has been taken. */
export function reached(name) {
  step = name;
  show(steps[name], name === "python" ? "python" : "table", "");
}

/** Move the bar and say what is going on; the words stand in the page, in both languages. */
function show(percent, phase, amount) {
  if (!bar) return;
  bar.value = percent;
  bar.parentElement.dataset.phase = phase;
  document.getElementById("boot-amount").textContent = amount;
}

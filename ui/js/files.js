// Files: a record leaves the page by the device's own share sheet or as a download, and comes back from a file.

/** What is longer is not read: so many bytes hold a few hundred matches. */
export const MOST = 2_000_000;

const fileOf = (name, words) => new File([words], name, { type: "text/plain" });

/** Can this browser hand a text file to the device's share sheet? */
export function canShare() {
  try { return navigator.canShare({ files: [fileOf("talon.txt", "talon")] }); } catch { return false; }
}

/** Hand a file to the share sheet: "yes" if it went, "no" if the player thought better of it, nothing if it could not be done. */
export async function share(name, words) {
  try {
    await navigator.share({ files: [fileOf(name, words)], title: name });
    return "yes";
  } catch (error) { return error?.name === "AbortError" ? "no" : ""; }
}

/** Put a file where the browser puts what it downloads. */
export function download(name, words) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(fileOf(name, words));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** A chosen file: its words, or why it was not read. */
async function wordsOf(file) {
  if (file.size > MOST) return { name: file.name, problem: "large", words: "" };
  try {
    const words = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
    return words.includes("\0") ? { name: file.name, problem: "binary", words: "" } : { name: file.name, problem: "", words };
  } catch (error) {
    return { name: file.name, problem: error instanceof TypeError ? "binary" : "gone", words: "" };
  }
}

/** The files that were chosen, as JSON; then none is chosen, so that the same ones can be chosen again. */
export async function chosen(input) {
  const found = await Promise.all([...input.files].map(wordsOf));
  input.value = "";
  return JSON.stringify(found);
}

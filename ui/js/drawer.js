// Brings the Python that draws QR codes, which hardly anybody needs.
import { drawerFile } from "../boot/files.js";

/** Its zip of byte code. */
export async function zip() {
  const response = await fetch(new URL(drawerFile, document.baseURI));
  if (!response.ok) throw new Error(`${response.status} ${drawerFile}`);
  const unpacked = new Response(response.body.pipeThrough(new DecompressionStream("gzip")));
  return new Uint8Array(await unpacked.arrayBuffer());
}

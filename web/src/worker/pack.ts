/** What runs our rules in the browser, from what is kept of it: compressed there, and opened on its way. */

import { PACK_LIST, PACKS } from "./shell";

const KINDS: Record<string, string> = {
  js: "text/javascript",
  mjs: "text/javascript",
  json: "application/json",
  wasm: "application/wasm",
};

export async function fromPack(request: Request, scope: string): Promise<Response> {
  const path = request.url.replace(/[?#].*$/, "");
  for (const name of (await caches.keys()).filter((each) => each.startsWith(PACKS)).reverse()) {
    const kept = await caches.open(name);
    if (!(await kept.match(new URL(PACK_LIST, scope)))) continue; // not whole yet
    const plain = await kept.match(path);
    if (plain) return plain;
    const compressed = await kept.match(`${path}.gzip`);
    if (compressed) return opened(compressed, path);
  }
  return fetch(request);
}

/** With the headers that it came with: among them is what its scripts may do. */
function opened(compressed: Response, path: string): Response {
  const headers = new Headers(compressed.headers);
  headers.set("Content-Type", KINDS[path.split(".").at(-1)!] ?? "application/octet-stream");
  headers.delete("Content-Length");
  return new Response(compressed.body!.pipeThrough(new DecompressionStream("gzip")), { headers });
}

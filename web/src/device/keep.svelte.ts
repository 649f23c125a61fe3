/** Install the rules in this browser when the person chooses to, and remove them again. */

import { keptRelease, noteRelease } from "../wire/device";
import { PACK_LIST, PACKS } from "../worker/shell";

/** What the server lists (server/http/pack.py). */
interface Pack {
  release: string;
  bytes: number;
  files: string[];
}

const at = (path: string) => new URL(path, document.baseURI);

let kept = $state(keptRelease() !== null);
let share = $state<number | null>(null); // of the bytes, while they come

export const keeping = {
  get kept(): boolean {
    return kept;
  },
  get share(): number | null {
    return share;
  },
};

/** What there is to keep; null where the server has nothing of the kind, or is away. */
export async function offer(): Promise<Pack | null> {
  if (!("serviceWorker" in navigator) || !("caches" in window)) return null;
  try {
    const answer = await fetch(at(PACK_LIST), { cache: "no-store" });
    return answer.ok ? ((await answer.json()) as Pack) : null;
  } catch {
    return null;
  }
}

/** All or nothing; a release that was kept before goes when the new one is whole. */
export async function keep(pack: Pack): Promise<void> {
  const name = PACKS + pack.release;
  share = 0;
  try {
    const cache = await caches.open(name);
    let come = 0;
    for (const path of pack.files) {
      const answer = await fetch(at(path), { cache: "no-cache" });
      if (!answer.ok || !answer.body) throw new Error(`${path}: ${answer.status}`);
      const counted = answer.body.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(part, out) {
            come += part.byteLength;
            share = Math.min(1, come / pack.bytes);
            out.enqueue(part);
          },
        }),
      );
      await cache.put(at(path), new Response(counted, { headers: answer.headers }));
    }
    await cache.put(at(PACK_LIST), Response.json(pack));
    noteRelease(pack.release);
    kept = true;
    await forgetOthers(name);
    await navigator.storage?.persist?.(); // without it the browser may clear them away
  } catch (problem) {
    await caches.delete(name);
    throw problem;
  } finally {
    share = null;
  }
}

/** Games on this device stay: they can be gone on with once the rules are kept again. */
export async function letGo(): Promise<void> {
  noteRelease(null);
  kept = false;
  await forgetOthers("");
}

/** Where the server has a newer release of what is kept, take that. */
export async function renew(): Promise<void> {
  const pack = await offer();
  if (pack && kept && pack.release !== keptRelease()) await keep(pack);
}

async function forgetOthers(own: string): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PACKS) && name !== own);
  await Promise.all(others.map((name) => caches.delete(name)));
}

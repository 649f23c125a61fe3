/** Pieces travel: what is gone from one place and new at another went there. A Horde rides in, a Wall grows. */

import { moving } from "../../../settings.svelte";

interface Spot {
  piece: string; // kind and Clan
  at: string;
  box: DOMRect;
}

const TIME = 320; // milliseconds for a way
const APART = 90; // between two of them
const MOST = 8; // more at once would only confuse

export class Motion {
  #spots: Spot[] = [];
  #moved = new Set<string>();
  #ready = false;

  /** Remember where everything stands, before it is drawn again. */
  before(root: HTMLElement): void {
    if (!moving()) return;
    this.#spots = spotsIn(root);
    this.#moved = hordesIn(root);
    this.#ready = true;
  }

  /** Let what has come somewhere else come from where it was. */
  after(root: HTMLElement): void {
    if (!this.#ready || !moving()) return;
    const now = spotsIn(root, true);
    const [gone, come] = differences(this.#spots, now);
    let at = 0;
    for (const spot of come) {
      if (at >= MOST) break;
      const from = take(gone, spot.piece) ?? pool(this.#spots, spot.piece);
      if (from && spot.element) travel(spot.element, from.box, spot.box, APART * at++);
    }
    for (const { piece, box } of gone) {
      if (at >= MOST) break;
      const to = now.find((spot) => spot.piece === piece && spot.at === "pool");
      if (to?.element) leave(to.element, box, to.box, APART * at++);
    }
    for (const each of root.querySelectorAll<SVGElement>("[data-moves]"))
      if (!this.#moved.has(each.dataset["moves"]!)) arrive(each);
  }
}

function spotsIn(root: HTMLElement, keep = false): (Spot & { element?: SVGElement })[] {
  return [...root.querySelectorAll<SVGElement>("[data-piece]")].map((element) => ({
    piece: element.dataset["piece"]!,
    at: element.dataset["at"]!,
    box: element.getBoundingClientRect(),
    ...(keep ? { element } : {}),
  }));
}

const hordesIn = (root: HTMLElement): Set<string> =>
  new Set([...root.querySelectorAll<SVGElement>("[data-moves]")].map((each) => each.dataset["moves"]!));

/** What is there no longer, and what was not there before; pools are always there. */
export function differences<One extends Pick<Spot, "piece" | "at">, Other extends Pick<Spot, "piece" | "at">>(
  before: readonly One[],
  after: readonly Other[],
): [One[], Other[]] {
  const name = ({ piece, at }: Pick<Spot, "piece" | "at">) => `${piece} ${at}`;
  const left = new Map<string, One[]>();
  for (const spot of before)
    if (spot.at !== "pool") left.set(name(spot), [...(left.get(name(spot)) ?? []), spot]);
  const come: Other[] = [];
  for (const spot of after) {
    if (spot.at === "pool") continue;
    const same = left.get(name(spot));
    if (same?.length) same.shift();
    else come.push(spot);
  }
  return [[...left.values()].flat(), come];
}

function take(spots: Spot[], piece: string): Spot | undefined {
  const at = spots.findIndex((spot) => spot.piece === piece);
  return at < 0 ? undefined : spots.splice(at, 1)[0];
}

const pool = (spots: readonly Spot[], piece: string): Spot | undefined =>
  spots.find((spot) => spot.piece === piece && spot.at === "pool");

/** A copy goes the way above everything else; the piece itself is seen when it has come. */
function travel(piece: SVGElement, from: DOMRect, to: DOMRect, delay: number): void {
  const copy = copyOf(piece, to);
  piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration: TIME + delay });
  fly(copy, from.x - to.x, from.y - to.y, 0, 0, delay);
}

function leave(pooled: SVGElement, from: DOMRect, to: DOMRect, delay: number): void {
  const copy = copyOf(pooled, from);
  fly(copy, 0, 0, to.x - from.x, to.y - from.y, delay);
}

function copyOf(piece: SVGElement, box: DOMRect): SVGSVGElement {
  const layer = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  layer.setAttribute("aria-hidden", "true");
  Object.assign(layer.style, {
    position: "fixed",
    zIndex: "20",
    pointerEvents: "none",
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: "29px",
    height: "34px",
  });
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#gw-${piece.dataset["piece"]!}`);
  use.setAttribute("width", "29");
  use.setAttribute("height", "34");
  layer.append(use);
  document.body.append(layer);
  return layer;
}

function fly(copy: SVGSVGElement, x0: number, y0: number, x1: number, y1: number, delay: number): void {
  const middle = `translate(${(x0 + x1) / 2}px, ${(y0 + y1) / 2 - 16}px)`;
  const way = copy.animate(
    [
      { transform: `translate(${x0}px, ${y0}px)` },
      { transform: middle },
      { transform: `translate(${x1}px, ${y1}px)` },
    ],
    { duration: TIME, delay, easing: "ease-out", fill: "both" },
  );
  way.onfinish = way.oncancel = () => copy.remove();
}

/** A Horde rides in from the top; a Wall comes up from below. */
function arrive(thing: SVGElement): void {
  const rides = thing.dataset["moves"]!.startsWith("horde");
  thing.animate(
    rides
      ? [
          { translate: "60px -150px", opacity: 0 },
          { opacity: 1, offset: 0.4 },
          { translate: "0 0", opacity: 1 },
        ]
      : [{ translate: "0 22px" }, { translate: "0 -3px", offset: 0.7 }, { translate: "0 0" }],
    { duration: 600, easing: "cubic-bezier(.2,.9,.3,1)" },
  );
}

/**
 * What changed is shown to have come from somewhere: pieces travel, tokens fly to their owners, arrows to the wounds they
 * make, a Horde rides in and leaves for its claimer, a Wall grows. Copies do that; the table itself is there at once.
 */

import { moving } from "../../../settings.svelte";

interface Spot {
  piece: string; // kind and Clan
  at: string;
  box: DOMRect;
}

const SVG = "http://www.w3.org/2000/svg";
const TIME = 320; // milliseconds for a way
const APART = 90; // between two of them
const MOST = 8; // more at once would only confuse
const TOKENS = 3; // of one kind, however many come

/** A number on the table, and what it counts: `G:mine`, `H:2`. */
interface Store {
  n: number;
  box: DOMRect;
}

export class Motion {
  #spots: Spot[] = [];
  #moved = new Map<string, Moved>();
  #stores = new Map<string, Store>();
  #wounds = new Set<string>();
  #active: DOMRect | null = null; // the Location that activates
  #ready = false;

  /** Remember where everything stands, before it is drawn again. */
  before(root: HTMLElement): void {
    if (!moving()) return;
    this.#spots = spotsIn(root);
    this.#moved = movedIn(root);
    this.#stores = storesIn(root);
    this.#wounds = woundsIn(root);
    this.#active = activeIn(root);
    this.#ready = true;
  }

  /** Let what has come somewhere else come from where it was. */
  after(root: HTMLElement): void {
    if (!this.#ready || !moving()) return;
    const now = spotsIn(root, true);
    const [gone, come] = differences(this.#spots, now);
    const left = gone.find(({ at }) => at.startsWith("location:"))?.box;
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
    const origin = this.#active ?? activeIn(root) ?? left ?? boxOf(root, ".season");
    for (const [name, { n, box }] of storesIn(root)) {
      const more = n - (this.#stores.get(name)?.n ?? n);
      for (let i = 0; origin && i < Math.min(more, TOKENS) && at < MOST; i++)
        toss(name.split(":")[0]!, origin, box, APART * at++);
    }
    for (const wound of root.querySelectorAll<SVGElement>("[data-wound]"))
      if (!this.#wounds.has(wound.dataset["wound"]!)) shoot(root, wound, APART * at++);
    const there = movedIn(root);
    for (const [name, { element }] of there) if (!this.#moved.has(name)) arrive(element);
    for (const [name, moved] of this.#moved)
      if (!there.has(name) && name.startsWith("horde:")) carryOff(root, name.slice(6), moved);
  }
}

interface Moved {
  element: SVGElement;
  box: DOMRect;
}

function spotsIn(root: HTMLElement, keep = false): (Spot & { element?: SVGElement })[] {
  return [...root.querySelectorAll<SVGElement>("[data-piece]")].map((element) => ({
    piece: element.dataset["piece"]!,
    at: element.dataset["at"]!,
    box: element.getBoundingClientRect(),
    ...(keep ? { element } : {}),
  }));
}

const movedIn = (root: HTMLElement): Map<string, Moved> =>
  new Map(
    [...root.querySelectorAll<SVGElement>("[data-moves]")].map((element) => [
      element.dataset["moves"]!,
      { element, box: element.getBoundingClientRect() },
    ]),
  );

const storesIn = (root: HTMLElement): Map<string, Store> =>
  new Map(
    [...root.querySelectorAll<HTMLElement>("[data-store]")].map((each) => [
      each.dataset["store"]!,
      { n: Number(each.dataset["n"]), box: each.getBoundingClientRect() },
    ]),
  );

const woundsIn = (root: HTMLElement): Set<string> =>
  new Set([...root.querySelectorAll<SVGElement>("[data-wound]")].map((each) => each.dataset["wound"]!));

const boxOf = (root: HTMLElement, found: string): DOMRect | null =>
  root.querySelector(found)?.getBoundingClientRect() ?? null;
const activeIn = (root: HTMLElement): DOMRect | null => boxOf(root, ".location.resolving");

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
  return copyAt(`gw-${piece.dataset["piece"]!}`, box.x, box.y, 29, 34);
}

function copyAt(symbol: string, x: number, y: number, width: number, height: number): SVGSVGElement {
  const layer = layerAt(x, y, width, height);
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${symbol}`);
  use.setAttribute("width", String(width));
  use.setAttribute("height", String(height));
  layer.append(use);
  return layer;
}

/** Above everything else, and out of the way of clicks. */
function layerAt(x: number, y: number, width: number, height: number): SVGSVGElement {
  const layer = document.createElementNS(SVG, "svg");
  layer.setAttribute("aria-hidden", "true");
  Object.assign(layer.style, {
    position: "fixed",
    zIndex: "20",
    overflow: "visible",
    pointerEvents: "none",
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  document.body.append(layer);
  return layer;
}

const TOKEN = 22; // pixels

function toss(sign: string, from: DOMRect, to: DOMRect, delay: number): void {
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  const copy = copyAt(`gw-i-${sign}`, x, y, TOKEN, TOKEN);
  fly(copy, 0, 0, to.x + to.width / 2 - TOKEN / 2 - x, to.y + to.height / 2 - TOKEN / 2 - y, delay, 60);
}

/** An arrow from the Wall below, or from where the Archer stands. */
function shoot(root: HTMLElement, wound: SVGElement, delay: number): void {
  const to = wound.getBoundingClientRect();
  const section = wound.closest(".section") ?? root;
  const archer = section.querySelector('[data-piece^="Ar"][data-at^="fire"]')?.getBoundingClientRect();
  const [x, y] = archer ? [archer.x + archer.width / 2, archer.y] : [to.x - 30, to.y + 130];
  const [dx, dy] = [to.x + to.width / 2 - x, to.y + to.height / 2 - y];
  const layer = layerAt(x, y, 1, 1);
  const arrow = document.createElementNS(SVG, "path");
  arrow.setAttribute("d", "M-26 0H0M-6-4L1 0l-7 4M-26 0l-5-4M-26 0l-5 4");
  arrow.setAttribute("transform", `rotate(${(Math.atan2(dy, dx) * 180) / Math.PI})`);
  arrow.setAttribute("fill", "none");
  arrow.setAttribute("stroke", "var(--draw-wood-dark)");
  arrow.setAttribute("stroke-width", "2.4");
  layer.append(arrow);
  fly(layer, 0, 0, dx, dy, delay, 30);
  wound.animate([{ opacity: 0 }, { opacity: 0 }], { duration: TIME + delay });
}

/** A Horde that was defeated goes to who claimed it; one that is only gone fades. */
function carryOff(root: HTMLElement, card: string, { element, box }: Moved): void {
  if (element.isConnected) return;
  const to = boxOf(root, `[data-claims~="${card}"]`);
  const layer = layerAt(box.x, box.y, box.width, box.height);
  const inner = element.cloneNode(true) as SVGElement;
  inner.removeAttribute("data-moves");
  for (const each of inner.querySelectorAll("[data-piece], [data-wound], [tabindex]"))
    for (const name of ["data-piece", "data-wound", "tabindex"]) each.removeAttribute(name);
  inner.setAttribute("transform", `translate(${box.width / 2} ${box.height})`);
  layer.append(inner);
  const end = to
    ? {
        transform: `translate(${to.x - box.x - box.width * 0.4}px, ${to.y - box.y - box.height * 0.4}px) scale(.16)`,
      }
    : { transform: "translateY(26px) rotate(8deg)", opacity: 0 };
  const way = layer.animate([{ transform: "none", transformOrigin: "50% 50%" }, end], {
    duration: 620,
    easing: "cubic-bezier(.5,0,.6,1)",
    fill: "both",
  });
  way.onfinish = way.oncancel = () => layer.remove();
}

function fly(
  copy: SVGSVGElement,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  delay: number,
  arc = 16,
): void {
  const middle = `translate(${(x0 + x1) / 2}px, ${(y0 + y1) / 2 - arc}px)`;
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

/** Locations and prices: what holds for everybody (made from the rules' data), and what a visit would bring now. */

import type { BookEntry } from "../../registry";
import type { Fact } from "../../../wire/messages";
import type { GreatWallSoldierPrice } from "../../../wire/generated";
import { say } from "../../../words/say.svelte";
import { tellFact } from "../../../words/text";
import found from "../data/places.json";
import type { Goods, Own, Tabletop } from "../data/tabletop";

const ENTRIES = found as unknown as Readonly<Record<string, { title: Fact; lines: Fact[] }>>;
const PLACES = Object.keys(ENTRIES);
const MADE: Readonly<Record<string, string>> = { lum: "W", qua: "S", gol: "G", tem: "C" };
const tell = (fact: Fact) => tellFact(fact, () => "");

/** For the rules: the Locations, then Walls and other prices. */
export function entries(): BookEntry[] {
  return Object.entries(ENTRIES).map(([id, { title, lines }]) => ({
    id,
    title: tell(title),
    lines: lines.map(tell),
  }));
}

/** What a Location does, what it costs there, and when it activates. */
export function placeRule(place: string): string[] {
  return ENTRIES[place]?.lines.map(tell) ?? [];
}

/** What its Clerks there would bring the own seat now, or one Clerk where it has none; empty for spectators. */
export function placeNow(table: Tabletop, place: string): string[] {
  const { own, seat } = table;
  const location = table.locations.find((each) => each.place === place);
  if (!own || seat === null || table.outcome || !location) return [];
  const mine = location.clerks[seat] ?? 0;
  const others = location.clerks.reduce((sum, n) => sum + n, -mine);
  return [
    say("gw-now-clerks", { n: mine }),
    ...brings(table, own, seat, place, own.visits[PLACES.indexOf(place)] ?? 0),
    ...(location.shameful && !others ? [say("gw-now-alone")] : []),
  ];
}

function brings(table: Tabletop, own: Own, seat: number, place: string, n: number): string[] {
  const { prices } = own;
  const what = MADE[place];
  if (what) {
    const next = prices.upgrades?.find((each) => each.place === place);
    return [
      say("gw-now-gather", { goods: amount(n, what) }),
      ...(next
        ? [say("gw-now-upgrade", { level: next.level, goods: amount(next.price, next.resource) })]
        : []),
      ...(what === "C" ? [] : [say("gw-now-donate", { what: resource(what), honor: prices.donation })]),
    ];
  }
  switch (place) {
    case "bar": {
      const [spearman, archer, horseman] = (["Sp", "Ar", "Ho"] as const).map((kind) =>
        soldierPrice(prices.soldiers[kind]!),
      );
      return [say("gw-now-recruit", { n, spearman: spearman!, archer: archer!, horseman: horseman! })];
    }
    case "tea":
      return [say("gw-now-tea", { how: table.tea[0] === seat ? "top" : n > 1 ? "all" : "one" })];
    case "bui": {
      const walls = (prices.walls ?? []).map(({ section, level, price }) =>
        say("gw-now-wall", { section: say("gw-section", { section }), level, price }),
      );
      return [say("gw-now-build", { n, barricade: prices.barricade, walls: walls.join(", ") })];
    }
    case "log":
      return [say("gw-now-march", { n })];
    case "emb":
      return [say("gw-now-hire", { n, clerk: prices.clerk, advisor: prices.advisor })];
    default:
      return [say("gw-now-draw", { n, cards: own.tactics.length })];
  }
}

const resource = (what: string) => say("gw-resource", { what });
const amount = (n: number, what: string) => say("gw-amount", { n, what: resource(what) });

function soldierPrice({ cost, off = 0 }: GreatWallSoldierPrice): string {
  const goods = (["W", "S", "G", "C"] as const)
    .flatMap((what) => ((cost as Goods)[what] ? [amount((cost as Goods)[what], what)] : []))
    .join(", ");
  return off ? say("gw-price-less", { cost: goods, off }) : goods;
}

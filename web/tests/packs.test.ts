/** Packs of cards: in a link, as a file, as they are written, and on the cards that are drawn. */

import { afterEach, expect, it } from "vitest";
import { type Pack, packOf, type Printed, use } from "../src/games/great-wall/data/box.svelte";
import { asOurs, CARDS, cardName, cardOf, isChanged, piecesOf } from "../src/games/great-wall/data/cards";
import { fromLink, toLink } from "../src/games/great-wall/packs/link";
import { toToml } from "../src/games/great-wall/packs/toml";
import { DECKS, newEffect, VOCABULARY } from "../src/games/great-wall/packs/vocabulary";
import { deckOfId, Work } from "../src/games/great-wall/packs/work.svelte";

const PACK: Pack = {
  name: "Größe „7“",
  tables: {
    advisor: [
      {
        id: "A01",
        name: "Woodcutter",
        abilities: [{ trigger: "on_gather", where: "quarry", effects: [{ do: "gain", what: "W", n: 5 }] }],
      },
    ],
    price: [{ id: "Sp", cost: { W: 1 } }],
    request: [{ id: "RQ01", two: true }],
  },
};
const deck = (kind: string, begins = "") =>
  DECKS.find((each) => each.kind === kind && each.begins.startsWith(begins))!;

afterEach(() => use(null));

it("a link brings the same pack, whatever messengers do to its end and its letters", async () => {
  const link = (await toLink(PACK))!;
  expect(link).toMatch(/^[0-9a-z]+$/);
  expect(await fromLink(link)).toEqual(PACK);
  expect(await fromLink(`${link.toUpperCase()}.”`)).toEqual(PACK);
});

it("a damaged link is noticed", async () => {
  const link = (await toLink(PACK))!;
  for (const damaged of ["", "x", link.slice(0, -3), link.slice(1), `${link.slice(0, 30)}a${link.slice(31)}`])
    if (damaged !== link) expect(await fromLink(damaged)).toBeNull();
});

it("a pack that is too large for a link is kept as a file", async () => {
  const many = Array.from({ length: 250 }, (_, i) => ({ id: `A${i}`, name: String(Math.sin(i)) }));
  expect(await toLink({ name: "Large", tables: { advisor: many } })).toBeNull();
});

it("a file has every entry in the words of the rules' own files", () => {
  expect(toToml(PACK)).toBe(`[pack]
name = "Größe „7“"

[[advisor]]
id = "A01"
name = "Woodcutter"
abilities = [{ trigger = "on_gather", where = "quarry", effects = [{ do = "gain", what = "W", n = 5 }] }]

[[price]]
id = "Sp"
cost = { W = 1 }

[[request]]
id = "RQ01"
two = true
`);
});

it("an entry holds only what differs from ours", () => {
  const work = new Work({ name: "x", tables: {} });
  const advisors = deck("advisor");
  work.set(advisors, "A01", "name", "Woodcutter");
  expect(work.pack.tables).toEqual({ advisor: [{ id: "A01", name: "Woodcutter" }] });
  expect(work.whole(advisors, "A01")["abilities"]).toBe(advisors.entries[0]!["abilities"]);
  work.set(advisors, "A01", "name", "Forester");
  expect(work.pack.tables).toEqual({});
});

it("a card more has an id, a name and a place in the Tea order of its own", () => {
  const work = new Work({ name: "x", tables: {} });
  const generals = deck("general", "G");
  const [one, other] = [work.add(generals, "General"), work.add(generals, "General")];
  const entries = work.pack.tables["general"]!;
  expect([one, other]).toEqual(["G101", "G102"]);
  expect(new Set(entries.map(({ tea }) => tea)).size).toBe(2);
  const taken = DECKS.filter(({ kind }) => kind === "general").flatMap((each) => each.entries);
  expect(taken.some(({ tea }) => entries.some((entry) => entry["tea"] === tea))).toBe(false);
  work.remove(generals, one);
  expect(work.ids(generals)).not.toContain(one);
  expect(deckOfId("general", "K3")).toBe(deck("general", "K"));
  expect(deckOfId("request", "RQ01")).toBe(deck("request"));
});

it("every verb begins with all that it needs", () => {
  for (const [verb, { takes }] of Object.entries(VOCABULARY.verbs)) {
    const effect = newEffect(verb);
    for (const { name, required } of takes) expect(name in effect, `${verb}.${name}`).toBe(required);
  }
});

it("with a pack its cards are meant, and ours can still be drawn beside them", () => {
  const card = { ...CARDS["A01"]!, name: "Woodcutter", source: "U" };
  const pack = { ...PACK, hash: "0" };
  use({
    pack,
    cards: { A01: card, A101: { ...card, name: "Ferryman" } },
    places: {},
    numbers: [],
  } as Printed);
  expect([cardName("A01"), cardName("A101"), cardName(asOurs("A01"))]).toEqual([
    "Woodcutter",
    "Ferryman",
    "Forester",
  ]);
  expect([isChanged("A01"), isChanged(asOurs("A01")), isChanged("A02")]).toEqual([true, false, false]);
  expect(piecesOf("The Ferryman and the Forester")).toEqual([
    { text: "The ", card: null },
    { text: "Ferryman", card: "A101" },
    { text: " and the Forester", card: null },
  ]);
  use(null);
  expect(cardName("A01")).toBe("Forester");
  expect(cardOf("A101")).toBeUndefined();
});

it("a table has a pack only where its options hold one", () => {
  expect(packOf({ players: 3, pack: PACK })).toEqual(PACK);
  for (const options of [{}, { pack: "" }, { pack: "My box" }, { pack: null }, undefined])
    expect(packOf(options)).toBeNull();
});

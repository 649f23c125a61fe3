import { beforeAll, describe, expect, it, vi } from "vitest";
import { moveName } from "../src/replay/move-name";
import type { Step } from "../src/wire/messages";
import { percentSaid, signedPercentSaid } from "../src/words/percent";
import { speak } from "../src/words/say.svelte";

const nameOf = () => "Ann";
const quiet = { tell: () => null };
const step = (choice: string) => ({ seat: 0, choice, events: [] });

describe("a list of moves", () => {
  beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await speak("en");
  });

  it("shows the notation that a game has for people", () => {
    expect(moveName(step("RR:a1b1"), undefined, { ...quiet, notation: (token) => token }, nameOf)).toBe(
      "RR:a1b1",
    );
  });

  it("shows no word of a program", () => {
    expect(moveName(step("pass"), undefined, quiet, nameOf)).toBe("passes");
    expect(moveName(step("fire:R"), undefined, quiet, nameOf)).toBe("makes a choice");
  });

  it("shows a choice as it was offered where nothing came of it at once", () => {
    const label = { id: "page-percent", facts: { n: "7" } };
    expect(moveName({ ...step("done"), told: label }, undefined, quiet, nameOf)).toBe("7%");
    const reveal = (made: Step) => ({ ...made, told: label });
    expect(moveName(step("done"), undefined, { ...quiet, reveal }, nameOf)).toBe("7%");
  });

  it("tells all that came of a choice where the game wants it", () => {
    const kinds = ["sealed", "silent", "revealed"];
    const events = kinds.map((event) => ({ event })) as unknown as Step["events"];
    const tell = ({ event }: { event: string }) => (event === "silent" ? null : `${event}.`);
    const made = { seat: 0, choice: "7", events };
    expect(moveName(made, undefined, { tell }, nameOf)).toBe("sealed.");
    expect(moveName(made, undefined, { tell, listsWholeMoves: true }, nameOf)).toBe("sealed. revealed.");
    const chosen = ({ event }: { event: string }) => `${event} this`;
    expect(
      moveName(
        { ...made, events: events.slice(1) },
        undefined,
        { tell: chosen, listsWholeMoves: true },
        nameOf,
      ),
    ).toBe("silent this. revealed this");
  });

  it("writes percents as the language does", async () => {
    expect([percentSaid(0.84), signedPercentSaid(-0.08)]).toEqual(["84%", "−8%"]);
    await speak("de");
    expect(percentSaid(0.84)).toBe("84\u00a0%");
    await speak("fr");
    expect(percentSaid(0.84)).toBe("84\u202f%");
  });
});

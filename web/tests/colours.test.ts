import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { pagoda } from "../src/games/qin/draw/pagoda";

// Tokens as the stylesheet has them, so that a change of the palette is measured too.
const css = readFileSync(new URL("../src/style.css", import.meta.url), "utf-8");

function tokens(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf("}", start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((found) => [found[1]!, found[2]!]),
  );
}

const light = tokens("\n:root");
const themes = { light, dark: { ...light, ...tokens(':root[data-theme="dark"]') } };

/** The contrast of two colours, as WCAG counts it. */
function contrast(one: string, other: string): number {
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5]
      .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

it("contrast is counted as WCAG counts it", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

describe.each(Object.entries(themes))("in the %s theme", (_, theme) => {
  const between = (one: string, other: string) => contrast(theme[one]!, theme[other]!);

  it("the dots of legal spots stand out from the grass", () => {
    expect(between("dot", "grass")).toBeGreaterThanOrEqual(3);
  });

  it("hints have a color of their own: no seat's, no tile's, and not that of grass", () => {
    const channels = (name: string) => [1, 3, 5].map((at) => parseInt(theme[name]!.slice(at, at + 2), 16));
    const others = ["seat-0", "seat-1", "seat-2", "seat-3", "red", "yellow", "blue", "grass"];
    for (const other of others) {
      const far = Math.hypot(...channels("hint").map((part, i) => part - channels(other)[i]!));
      expect(far, other).toBeGreaterThan(70);
    }
    expect(between("hint", "hint-line")).toBeGreaterThanOrEqual(4.5);
  });

  it("the edge of a seat's bar stands out from everything around it, whatever the seat's colour", () => {
    expect(between("ink-soft", "card")).toBeGreaterThanOrEqual(3);
    expect(between("ink-soft", "line")).toBeGreaterThanOrEqual(3);
  });

  it("what is chosen and what has the focus stands out", () => {
    for (const ground of ["card", "paper"]) {
      expect(between("accent", ground)).toBeGreaterThanOrEqual(3);
      expect(between("focus", ground)).toBeGreaterThanOrEqual(3);
    }
  });

  it("words can be read", () => {
    for (const ground of ["card", "paper"])
      for (const words of ["ink", "ink-soft", "good", "bad", "accent"])
        expect(between(words, ground)).toBeGreaterThanOrEqual(4.5);
    expect(between("board-frame-ink", "board-frame")).toBeGreaterThanOrEqual(4.5);
  });
});

it("a dot has the colour that was measured, and nothing shines through it", () => {
  const board = readFileSync(new URL("../src/games/qin/board/Board.svelte", import.meta.url), "utf-8");
  const rule = /\.hint \{([^}]*)\}/.exec(board)?.[1] ?? "";
  expect(rule.trim()).toBe("fill: var(--dot);");
});

it("a pagoda is drawn with colors that there are: without one its walls are black", () => {
  const pigments = readFileSync(new URL("../src/drawing/pigments.css", import.meta.url), "utf-8");
  const used = [...pagoda(1, 3).matchAll(/var\((--[\w-]+)\)/g)].map((found) => found[1]!);
  expect(used).toContain("--seat-wall");
  for (const name of used) expect(`${css}${pigments}`).toContain(`${name}: `);
});

import { describe, expect, it } from "vitest";
import { invitedTo, outlived, partOf } from "../src/worker/shell";

const SCOPE = "https://example.org/table/";
const FILES = ["assets/index-1.js", "icon.svg", "index.html"];

function part(path: string, mode: RequestMode = "cors", method = "GET"): string | null {
  return partOf({ method, mode, url: new URL(path, SCOPE).href }, SCOPE, FILES);
}

describe("what the service worker answers", () => {
  it("opening the page, wherever in it", () => {
    expect(part("", "navigate")).toBe("page");
    expect(part("?source=home#/table/1", "navigate")).toBe("page");
    expect(part("index.html", "navigate")).toBe("page");
  });

  it("the files of its own release", () => {
    expect(part("assets/index-1.js")).toBe("file");
    expect(part("icon.svg", "no-cors")).toBe("file");
    expect(part("assets/index-2.js")).toBeNull();
  });

  it("nothing that the server tells, not even where it is opened like a page", () => {
    expect(part("api/me")).toBeNull();
    expect(part("api/tables/1/record", "navigate")).toBeNull();
    expect(part("healthz")).toBeNull();
    expect(part("icon.svg", "cors", "POST")).toBeNull();
  });

  it("nothing of other places, and the newest page for a request as text", () => {
    expect(part("https://example.org/")).toBeNull();
    expect(part("https://example.com/table/icon.svg")).toBeNull();
    expect(part("")).toBeNull();
    expect(part("index.html")).toBeNull();
  });
});

describe("what the service worker throws away", () => {
  it("is everything but its own files and those of the release before", () => {
    expect(outlived(["a", "b", "c"], "c")).toEqual(["a"]);
    expect(outlived(["b", "c"], "c")).toEqual([]);
    expect(outlived(["c", "a", "b"], "c")).toEqual(["a"]);
    expect(outlived(["c"], "c")).toEqual([]);
  });

  it("is never what a person chose to keep", () => {
    expect(outlived(["device-1", "a", "b", "c", "device-2"], "c")).toEqual(["a"]);
  });
});

describe("what runs the rules in the browser", () => {
  it("comes from what is kept, but for the list of it", () => {
    expect(part("device/pyodide.asm.wasm")).toBe("rules");
    expect(part("device/pack.json")).toBeNull();
    expect(part("api/device/rules.js")).toBeNull();
  });
});

describe("an invitation", () => {
  const to = (path: string, mode: RequestMode = "navigate") =>
    invitedTo({ mode, url: new URL(path, SCOPE).href }, SCOPE);

  it("leads to its table without asking the server", () => {
    expect(to("invite/T-1/s_2")).toBe(`${SCOPE}#/table/T-1/s_2`);
    expect(to("invite/T-1/s_2?from=chat")).toBe(`${SCOPE}#/table/T-1/s_2`);
  });

  it("is nothing else", () => {
    for (const path of ["", "invite/T-1", "invite/T-1/s/2", "invite/T-1/s%22", "api/invite/a/b"])
      expect(to(path)).toBeNull();
    expect(to("invite/T-1/s_2", "cors")).toBeNull();
  });
});

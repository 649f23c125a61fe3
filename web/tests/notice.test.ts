import { describe, expect, it } from "vitest";
import { bytesOf, sameKey, textOf } from "../src/push/key";
import { addressOf, noticeOf, shows } from "../src/worker/notice";

const SCOPE = "https://example.org/";

describe("a push message", () => {
  it("is shown as the server wrote it", () => {
    const notice = { table: "abc", title: "It is your turn", body: "Qin, with Ben" };
    expect(noticeOf(JSON.stringify(notice))).toEqual(notice);
  });

  it.each([undefined, "", "null", "[]", "{}", '{"title": 1, "table": "abc"}', "garbage"])(
    "shows something whatever comes: %s",
    (text) => {
      expect(noticeOf(text)).toEqual({ table: null, title: "Mandate", body: "" });
    },
  );

  it("leads to its table, and to one that is open already", () => {
    expect(addressOf(SCOPE, "a/b")).toBe("https://example.org/#/table/a%2Fb");
    expect(addressOf(SCOPE, null)).toBe(SCOPE);
    expect(shows("https://example.org/#/table/abc", SCOPE, "abc")).toBe(true);
    expect(shows("https://example.org/#/table/abc/secret", SCOPE, "abc")).toBe(true);
    expect(shows("https://example.org/#/table/abcd", SCOPE, "abc")).toBe(false);
    expect(shows("https://example.org/", SCOPE, "abc")).toBe(false);
    expect(shows("https://example.org/", SCOPE, null)).toBe(true);
  });
});

describe("a key", () => {
  it("is the same as text and as bytes", () => {
    const key = "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";
    expect(bytesOf(key)).toHaveLength(65);
    expect(textOf(bytesOf(key).buffer)).toBe(key);
    expect(sameKey(bytesOf(key).buffer, key)).toBe(true);
    expect(sameKey(bytesOf(key.replace("BP4z", "BP4y")).buffer, key)).toBe(false);
    expect(sameKey(null, key)).toBe(true);
  });
});

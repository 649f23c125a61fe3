import { describe, expect, it } from "vitest";
import { bytesOf } from "../src/push/key";
import { renew } from "../src/worker/renew";

const KEY = "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";
const OTHER = KEY.replace("BP4z", "BP4y");

/** A browser with at most one subscription, whose next one is at `https://push/2`. */
class Browser {
  present: PushSubscription | null = null;
  willing = true;
  made: string[] = []; // the keys that it was asked to subscribe with

  subscription(endpoint: string, key: string): PushSubscription {
    return {
      endpoint,
      options: { applicationServerKey: bytesOf(key).buffer },
      toJSON: () => ({ endpoint, keys: { p256dh: "p", auth: "a" } }),
      unsubscribe: async () => ((this.present = null), true),
    } as unknown as PushSubscription;
  }

  manager = {
    getSubscription: async () => this.present,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      if (!this.willing) throw new Error("NotAllowedError");
      if (this.present) return this.present;
      const key = [KEY, OTHER].find((each) => bytesOf(each).join() === applicationServerKey.join()) ?? "";
      this.made.push(key);
      return (this.present = this.subscription("https://push/2", key));
    },
  } as unknown as PushManager;
}

/** The requests to the server; it answers with that key, or not at all. */
function server(key: string | null | undefined) {
  const requests: unknown[] = [];
  const ask = async (path: string, body?: unknown): Promise<unknown> => {
    requests.push(body === undefined ? path : [path, body]);
    if (key === undefined) throw new Error("away");
    return path === "push" ? { key } : null;
  };
  return { requests, ask };
}

const SENT = { endpoint: "https://push/2", p256dh: "p", auth: "a" };

describe("a subscription that the browser has changed", () => {
  it("is renewed, and replaces the old one at the server", async () => {
    const browser = new Browser();
    const { requests, ask } = server(KEY);
    await renew(browser.subscription("https://push/1", OTHER), browser.manager, ask);
    expect(browser.made).toEqual([KEY]);
    expect(requests).toEqual(["push", ["me/push", { ...SENT, instead: "https://push/1" }]]);
  });

  it("is sent without an old one where the browser does not say what it was", async () => {
    const { requests, ask } = server(KEY);
    await renew(null, new Browser().manager, ask);
    expect(requests).toEqual(["push", ["me/push", SENT]]);
  });

  it("is kept where the browser has made it already, unless it was for another key", async () => {
    const browser = new Browser();
    const { requests, ask } = server(KEY);
    browser.present = browser.subscription("https://push/new", KEY);
    await renew(null, browser.manager, ask);
    expect(requests).toContainEqual(["me/push", { ...SENT, endpoint: "https://push/new" }]);
    browser.present = browser.subscription("https://push/new", OTHER);
    await renew(null, browser.manager, ask);
    expect(browser.made).toEqual([KEY]);
    expect(requests).toContainEqual(["me/push", SENT]);
  });

  it("is forgotten where its owner no longer wants it, or the server sends nothing", async () => {
    const browser = new Browser();
    const old = browser.subscription("https://push/1", KEY);
    const forgotten = ["me/push/forget", { endpoint: "https://push/1" }];
    const silent = server(null);
    await renew(old, browser.manager, silent.ask);
    expect(silent.requests).toEqual(["push", forgotten]);
    browser.willing = false;
    const { requests, ask } = server(KEY);
    await renew(old, browser.manager, ask);
    expect(requests).toEqual(["push", forgotten]);
    await renew(null, browser.manager, ask);
    expect(requests).toEqual(["push", forgotten, "push"]);
  });

  it("is made with the old key where the server is away, for the page to tell it later", async () => {
    const browser = new Browser();
    const { ask } = server(undefined);
    await expect(renew(browser.subscription("https://push/1", KEY), browser.manager, ask)).rejects.toThrow(
      "away",
    );
    expect(browser.made).toEqual([KEY]);
  });
});

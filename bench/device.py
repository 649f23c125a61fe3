"""How the rules do in a browser by themselves: what is fetched once, the start, how soon each level answers.

    .venv/bin/python -m bench.device

Needs what `make test` sets up. A headless Chromium on this machine; nothing is compiled but Python itself.
"""

from __future__ import annotations

import json
import statistics
import urllib.request
from typing import Any

from playwright.sync_api import Page, sync_playwright

from bench.page import server
from mandate import games

TURNS = 6  # that each level is asked
KEPT = "async () => (await caches.keys()).some(name => name.startsWith('device-'))"
RUN = """async ([levels, turns]) => {
    const worker = new Worker("device/rules.js", { type: "module" });
    const waiting = [];
    worker.onmessage = ({ data }) => {
        const at = waiting.findIndex(([wanted]) => wanted(data));
        if (at >= 0) waiting.splice(at, 1)[0][1](data);
    };
    const when = wanted => new Promise(done => waiting.push([wanted, done]));
    const send = message => worker.postMessage(message);
    const began = performance.now();
    const ready = when(data => data.is === "ready" || data.is === "failed");
    send({ do: "start", kept: {} });
    if ((await ready).is === "failed") throw new Error("the rules did not start");
    const found = { start: performance.now() - began, levels: {} };
    let number = 0;
    for (const level of levels) {
        const seats = [{ kind: "me" }, { kind: "bot", name: level }];
        const plan = { game: "qin", options: { players: 2, first: 0 }, seats };
        const line = (number += 1), opened = when(data => data.is === "answer" && data.number === line);
        send({ do: "ask", number: line, method: "POST", path: "tables", body: JSON.stringify(plan) });
        const table = JSON.parse((await opened).text).id;
        const news = () => when(data => data.is === "news" && data.line === line
            && JSON.parse(data.text).sights?.[0].ask != null);
        let asked = news();
        send({ do: "listen", line, table, query: "" });
        const took = [];
        for (let turn = 0; turn < turns; turn += 1) {
            const { ask, view } = JSON.parse((await asked).text).sights[0];
            const choice = view.decision.options[0];
            asked = news();
            const sent = performance.now();
            send({ do: "send", line, text: JSON.stringify({ do: "play", seat: 0, ask, choice }) });
            await asked;
            took.push(performance.now() - sent);
        }
        send({ do: "hang-up", line });
        found.levels[level] = took;
    }
    worker.terminate();
    return found;
}"""


def main() -> None:
    levels = [player.name for player in games.registration("qin").players if not player.slow]
    levels = [name for name in games.registration("qin").levels if name in levels]
    with server() as (address, _), sync_playwright() as play:
        browser = play.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"]
        )
        page = browser.new_page()
        page.set_default_timeout(600_000)
        page.goto(address)
        print(f"fetched once            {_fetched(address) / 1e6:8.2f} MB")
        _keep(page)
        for again in ("start", "start again"):
            found: Any = page.evaluate(RUN, [levels if again != "start" else [], TURNS])
            print(f"{again:22}{found['start'] / 1000:10.2f} s")
        for level, took in found["levels"].items():
            print(f"{level:22}{statistics.median(took):10.0f} ms, at most {max(took):.0f} ms")
        browser.close()


def _fetched(address: str) -> int:
    with urllib.request.urlopen(f"{address}device/pack.json") as answer:
        return int(json.load(answer)["bytes"])


def _keep(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Play offline").click()
    page.locator("#keep-state", has_text="stored on this device").wait_for()
    assert page.evaluate(KEPT)


if __name__ == "__main__":
    main()

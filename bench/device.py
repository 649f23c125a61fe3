"""How the rules do in a browser by themselves: what is fetched once, the start, the levels' answers.

    .venv/bin/python -m bench.device [--turns 6] [LEVEL ...]

Needs what `make test` sets up. A headless Chromium on this machine; nothing is compiled but Python itself.
Besides the time on the clock it prints the processor time of all the browser's processes, for busy machines.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from bench.page import server
from mandate import games

KEPT = "async () => (await caches.keys()).some(name => name.startsWith('device-'))"
TICK_S = 1 / os.sysconf("SC_CLK_TCK")
START = """async () => {
    const worker = window.rules = new Worker("device/rules.js", { type: "module" });
    const waiting = [];
    worker.onmessage = ({ data }) => {
        const at = waiting.findIndex(([wanted]) => wanted(data));
        if (at >= 0) waiting.splice(at, 1)[0][1](data);
    };
    window.when = wanted => new Promise(done => waiting.push([wanted, done]));
    window.number = 0;
    const ready = when(data => data.is === "ready" || data.is === "failed");
    worker.postMessage({ do: "start", kept: {} });
    if ((await ready).is === "failed") throw new Error("the rules did not start");
}"""
ASK = """async ([method, path, body]) => {
    const number = window.number += 1;
    const answered = when(data => data.is === "answer" && data.number === number);
    rules.postMessage({ do: "ask", number, method, path, body: JSON.stringify(body) });
    return JSON.parse((await answered).text);
}"""
LISTEN = """async table => {
    const line = window.line = window.number += 1;
    window.asked = () => when(data => data.is === "news" && data.line === line
        && JSON.parse(data.text).sights?.[0].ask != null);
    const first = asked();
    rules.postMessage({ do: "listen", line, table, query: "show=words,orders" });
    window.sight = JSON.parse((await first).text).sights[0];
}"""
TURN = """async () => {
    const { ask, view } = window.sight, choice = view.decision.options[0], next = asked();
    rules.postMessage({ do: "send", line, text: JSON.stringify({ do: "play", seat: 0, ask, choice }) });
    window.sight = JSON.parse((await next).text).sights[0];
}"""
HINT = """async () => {
    const got = when(data => data.is === "news" && JSON.parse(data.text).is === "hint");
    const text = JSON.stringify({ do: "hint", seat: 0, ask: sight.ask, ref: 1 });
    rules.postMessage({ do: "send", line, text });
    await got;
}"""


class Browser:
    """Times on the clock and of the processor, for all processes below this one."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def timed(self, script: str, given: Any = None) -> tuple[float, float, Any]:
        began, spent = time.perf_counter(), _spent()
        answer = self.page.evaluate(script, given)
        return time.perf_counter() - began, _spent() - spent, answer

    def show(self, name: str, do: Callable[[], tuple[float, float, Any]], times: int = 1) -> Any:
        found = [do() for _ in range(times)]
        clock, processor = (statistics.median(each[part] for each in found) for part in (0, 1))
        most = max(each[0] for each in found)
        print(f"{name:36}{clock:8.2f} s (at most {most:.2f}), processor {processor:.2f} s", flush=True)
        return found[-1][2]


def _spent() -> float:
    """Processor time of all processes that this one started, and of those that they started."""
    parents: dict[int, int] = {}
    used: dict[int, float] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:  # it has ended
            continue
        pid = int(stat.parent.name)
        parents[pid], used[pid] = int(fields[1]), (int(fields[11]) + int(fields[12])) * TICK_S

    def ours(pid: int) -> bool:
        return pid == os.getpid() or (pid in parents and ours(parents[pid]))

    return sum(seconds for pid, seconds in used.items() if pid != os.getpid() and ours(pid))


def main() -> None:
    reader = argparse.ArgumentParser()
    reader.add_argument("levels", nargs="*")
    reader.add_argument("--turns", type=int, default=6)
    given = reader.parse_args()
    with server() as (address, _), sync_playwright() as play:
        browser = play.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"]
        )
        page = browser.new_page(locale="en-US")
        page.on("console", lambda said: print(said.text) if said.type == "error" else None)
        page.set_default_timeout(600_000)
        page.goto(address)
        print(f"fetched once                       {_fetched(address) / 1e6:8.2f} MB")
        _keep(page)
        at = Browser(page)
        for again in ("start", "start again"):
            at.show(again, lambda: at.timed(START))
        for game in ("qin", "great-wall"):
            quick = [player.name for player in games.registration(game).players if not player.slow]
            for level in games.registration(game).levels:
                if level in quick and (not given.levels or level in given.levels):
                    _play(at, game, level, given.turns)
        browser.close()


def _play(at: Browser, game: str, level: str, turns: int) -> None:
    seats = [{"kind": "me"}, *[{"kind": "bot", "name": level}] * (1 if game == "qin" else 2)]
    options = {"players": len(seats), **({"first": 0} if game == "qin" else {})}
    plan = {"game": game, "options": options, "seats": seats, "seed": "bench"}
    table = at.show(f"{game}: open a table", lambda: at.timed(ASK, ["POST", "tables", plan]))
    at.timed(LISTEN, table["id"])
    at.show(f"{game}: from a choice to the next, {level}", lambda: at.timed(TURN), turns)
    at.show(f"{game}: hint", lambda: at.timed(HINT))


def _fetched(address: str) -> int:
    with urllib.request.urlopen(f"{address}device/pack.json") as answer:
        return int(json.load(answer)["bytes"])


def _keep(page: Page) -> None:
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Play offline").click()
    page.locator("#keep-state", has_text="stored on this device").wait_for()
    assert page.evaluate(KEPT)


if __name__ == "__main__":
    main()

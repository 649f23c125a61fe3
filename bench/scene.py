"""`python -m bench scene`: The Great Wall's page in figures, measured in a real browser.

    python -m bench scene --decisions 120

How many decisions are answered by clicks in the scene and its ribbon alone, with how many clicks; how much of
the window is interface around the scene; how many SVG nodes are drawn; and how many frames a second a season
replays with the processor slowed down four times. Random choices from a seed, 1280 × 800.
"""

from __future__ import annotations

import argparse
import random
import shutil
import statistics
from collections import Counter
from typing import Any

from playwright.sync_api import Browser, Page, TimeoutError, sync_playwright

from bench.page import server

WAIT = 8_000  # milliseconds for the server's answer
SETTLE = 250  # milliseconds: a preview comes, and what needs no confirming is sent
MODES: dict[str, dict[str, Any]] = {
    "solo": {"seats": 1, "options": {"players": 1}},
    "three": {"seats": 3, "options": {"players": 3}},
    "co-op": {"seats": 3, "options": {"players": 3, "coop": True}},
}
SETTINGS = """localStorage.setItem("mandate.settings", JSON.stringify({
    confirm: false, confirmHidden: false, confirmTurn: false, film: "skip", lone: "always", list: false}))"""
NEXT = """asked => { const now = document.querySelector(".ribbon")?.dataset.ribbon;
    return (now && now !== asked && document.querySelector(".ribbon .what"))
        || document.querySelector(".result") || document.querySelector(".ribbon .brings .caution") }"""
NODES = """document.querySelectorAll(".tabletop svg, .tabletop svg *").length
    - document.querySelectorAll(".symbols *").length"""
CHROME = """(() => { const box = document.querySelector(".tabletop").getBoundingClientRect();
    return 1 - box.width * box.height / (innerWidth * innerHeight) })()"""
FRAMES = """() => new Promise(done => { let n = 0; const began = performance.now();
    const each = now => { n += 1;
        now - began < 3000 ? requestAnimationFrame(each) : done(n / (now - began) * 1000) };
    requestAnimationFrame(each) })"""


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench scene", description=__doc__)
    parser.add_argument("--decisions", type=int, default=60, help="for each way to play (default: 60)")
    parser.add_argument("--seed", default="scene")
    given = parser.parse_args(arguments)
    with server() as (address, _), sync_playwright() as play:
        browser = play.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        for mode, terms in MODES.items():
            page = browser.new_page(
                viewport={"width": 1280, "height": 800}, reduced_motion="reduce", service_workers="block"
            )
            page.add_init_script(SETTINGS)
            measure(page, address, mode, terms, given.decisions, given.seed)
            page.close()
        replay(browser, address, given.seed)
        browser.close()
    return 0


def replay(browser: Browser, address: str, seed: str) -> None:
    """Frames a second while seasons are shown, the processor slowed down four times."""
    page = browser.new_page(viewport={"width": 1280, "height": 800}, service_workers="block")
    page.add_init_script(SETTINGS.replace('"skip"', '"watch"'))
    table = opened(page, address, MODES["three"], f"{seed} film")
    slow = page.context.new_cdp_session(page)
    rng, rates = random.Random(seed), []
    for _ in range(400):
        if page.locator(".film").count():
            slow.send("Emulation.setCPUThrottlingRate", {"rate": 4})
            rates.append(page.evaluate(FRAMES))
            slow.send("Emulation.setCPUThrottlingRate", {"rate": 1})
            if len(rates) == 3:
                break
        if page.locator(".result").count():
            break
        by_list(page, address, table, rng)
    page.close()
    print(
        f"seasons with a processor four times as slow: {', '.join(f'{rate:.0f}' for rate in rates)} frames/s"
    )


def opened(page: Page, address: str, terms: dict[str, Any], seed: str) -> str:
    page.goto(address)
    seats = [{"kind": "me"}] + [{"kind": "bot", "name": "scribe"}] * (terms["seats"] - 1)
    body = {"game": "great-wall", "seats": seats, "options": terms["options"], "seed": seed}
    table: str = page.request.post(f"{address}api/tables", data=body).json()["id"]
    page.goto(f"{address}#/table/{table}")
    page.wait_for_selector(".ribbon .what")
    return table


def measure(page: Page, address: str, mode: str, terms: dict[str, Any], decisions: int, seed: str) -> None:
    table = opened(page, address, terms, f"{seed} {mode}")
    rng = random.Random(f"{seed} {mode}")
    clicks: list[int] = []
    nodes: list[int] = []
    missed: Counter[str] = Counter()
    while len(clicks) + missed.total() < decisions and not page.locator(".result").count():
        nodes.append(page.evaluate(NODES))
        used = answer(page, rng)
        if used is None:
            missed[(page.locator(".ribbon .what").text_content() or "").strip()] += 1
            by_list(page, address, table, rng)
        else:
            clicks.append(used)
    total = len(clicks) + missed.total()
    print(f"{mode}: {total} decisions, {len(clicks) / total:.1%} answered in the scene, ", end="")
    print(f"median {statistics.median(clicks):g} clicks (mean {statistics.fmean(clicks):.2f})")
    print(f"  SVG nodes: median {statistics.median(nodes):g}, most {max(nodes)}")
    print(f"  interface around the scene: {page.evaluate(CHROME):.1%} of the window")
    for question, n in missed.most_common():
        print(f"  not in the scene, {n} ×: {question}")


def answer(page: Page, rng: random.Random) -> int | None:
    """How many clicks on lit things, menus and fixed buttons it takes; None where they lead nowhere."""
    asked = page.locator(".ribbon").get_attribute("data-ribbon")
    for clicks in range(1, 7):
        if page.locator(".ribbon .brings .caution").count():
            things = page.locator(".ribbon .confirm")
        elif page.locator(".ribbon .menu .answer:not(.away)").count():
            things = page.locator(".ribbon .menu .answer:not(.away)")
        else:
            things = page.locator(".tabletop [data-thing].lit, .ribbon .buttons .answer")
        count = things.count()
        if count == 0:
            return None
        things.nth(rng.randrange(count)).click(timeout=WAIT)
        page.wait_for_timeout(SETTLE)
        if page.locator(".ribbon .what").count() and not page.locator(".ribbon .brings .caution").count():
            continue  # nothing was sent: another click is needed
        try:
            page.wait_for_function(NEXT, arg=asked, timeout=WAIT)
        except TimeoutError:
            return None
        if page.locator(".ribbon").get_attribute("data-ribbon") != asked or page.locator(".result").count():
            return clicks
    return None


def by_list(page: Page, address: str, table: str, rng: random.Random) -> None:
    """Answer as the list would, so that the game continues."""
    address = f"{address}api/tables/{table}"
    sight = page.request.get(address).json()["sights"][0]
    asked = page.locator(".ribbon").get_attribute("data-ribbon")
    command = {"do": "play", "seat": 0, "ask": sight["ask"]}
    page.request.post(
        f"{address}/commands", data={**command, "choice": rng.choice(sight["view"]["decision"]["options"])}
    )
    page.wait_for_function(NEXT, arg=asked, timeout=WAIT)

"""`python -m bench scene`: The Great Wall's page in figures, measured in a real browser.

    python -m bench scene --decisions 120

How many decisions are answered by clicks in the scene and its ribbon alone, with how many clicks, Confirm
included; how much of the window is interface around the scene; how many SVG nodes are drawn; how many frames
a second a season replays with the processor slowed down four times, and what a frame takes of the page's own
thread, whatever else the machine does; and how much script the start page and a table of each game load.
Random choices from a seed, 1280 × 800.
"""

from __future__ import annotations

import argparse
import random
import shutil
import statistics
from collections import Counter
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from bench.page import Scripts, server
from tests.browser.scene_hands import OVER, answer

WAIT = 120_000  # milliseconds: computer players may think on a busy machine
SLOWER = 4  # times, as an old phone is
SCREEN = 60  # frames a second that a screen shows
SEASONS = 4  # that are watched
MODES: dict[str, dict[str, Any]] = {
    "solo": {"seats": 1, "options": {"players": 1}},
    "three": {"seats": 3, "options": {"players": 3}},
    "co-op": {"seats": 3, "options": {"players": 3, "coop": True}},
}
SETTINGS = """localStorage.setItem("mandate.settings", JSON.stringify({
    film: "skip", lone: "always", list: false}))"""
NEXT = """asked => { const now = document.querySelector(".ribbon")?.dataset.ribbon;
    return (now && now !== asked && document.querySelector(".ribbon .what"))
        || document.querySelector(".result") }"""
NODES = """document.querySelectorAll(".tabletop svg, .tabletop svg *").length
    - document.querySelectorAll(".symbols *").length"""
CHROME = """(() => { const box = document.querySelector(".tabletop").getBoundingClientRect();
    return 1 - box.width * box.height / (innerWidth * innerHeight) })()"""
FRAMES = """() => new Promise(done => { let n = 0; const began = performance.now();
    const each = now => { n += 1;
        now - began < 2000 ? requestAnimationFrame(each) : done([n, n / (now - began) * 1000]) };
    requestAnimationFrame(each) })"""


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench scene", description=__doc__)
    parser.add_argument("--decisions", type=int, default=60, help="for each way to play (default: 60)")
    parser.add_argument("--seed", default="scene")
    parser.add_argument("--no-frames", action="store_true", help="count no frames: they need a quiet machine")
    given = parser.parse_args(arguments)
    with server() as (address, _), sync_playwright() as play:
        browser = play.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        weigh(browser, address)
        for mode, terms in MODES.items():
            page = browser.new_page(
                viewport={"width": 1280, "height": 800}, reduced_motion="reduce", service_workers="block"
            )
            page.set_default_timeout(WAIT)
            page.add_init_script(SETTINGS)
            measure(page, address, mode, terms, given.decisions, given.seed)
            page.close()
        if not given.no_frames:
            replay(browser, address, given.seed)
        browser.close()
    return 0


def weigh(browser: Browser, address: str) -> None:
    """The script of both games, for a browser that has never seen the page."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, service_workers="block")
    page = context.new_page()
    scripts = Scripts(page)
    page.goto(address)
    page.wait_for_selector("input[name=level]:checked")
    for game, players, drawn in (("qin", 2, ".desk .tile"), ("great-wall", 3, ".ribbon .what")):
        seats = [{"kind": "me"}] + [{"kind": "bot", "name": "random"}] * (players - 1)
        body = {"game": game, "seats": seats, "options": {"players": players}}
        table = page.request.post(f"{address}api/tables", data=body).json()["id"]
        page.goto(f"{address}#/table/{table}")
        page.wait_for_selector(drawn)
    page.wait_for_load_state("networkidle")
    print(f"script of the start page and a table of each game, compressed: {scripts}")
    context.close()


def replay(browser: Browser, address: str, seed: str) -> None:
    """Frames while seasons are shown: seen with the processor slowed down, and what one of them takes."""
    page = browser.new_page(viewport={"width": 1280, "height": 800}, service_workers="block")
    page.set_default_timeout(WAIT)
    page.add_init_script(SETTINGS.replace('"skip"', '"watch"'))
    table = opened(page, address, MODES["three"], f"{seed} film")
    devtools = page.context.new_cdp_session(page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    rng = random.Random(seed)
    seen: list[float] = []
    taken: list[float] = []
    for _ in range(400):
        if page.locator(".film").count():
            before = main_thread(devtools)
            frames, _rate = page.evaluate(FRAMES)
            taken.append((main_thread(devtools) - before) / frames)
            devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
            if page.locator(".film").count():
                seen.append(page.evaluate(FRAMES)[1])
            devtools.send("Emulation.setCPUThrottlingRate", {"rate": 1})
            if len(taken) == SEASONS:
                break
        if page.locator(".result").count():
            break
        by_list(page, address, table, rng)
    page.close()
    frame = statistics.median(taken)
    print(f"seasons: {', '.join(f'{each:.1f}' for each in taken)} ms of the page's thread for a frame")
    print(
        f"  {SLOWER} times as slow, a median frame allows {min(SCREEN, 1000 / SLOWER / frame):.0f} frames/s"
    )
    print(f"  seen with the processor slowed down: {', '.join(f'{rate:.0f}' for rate in seen)} frames/s")


def main_thread(devtools: CDPSession) -> float:
    """Milliseconds of processor time that the page's thread has taken so far."""
    metrics = devtools.send("Performance.getMetrics")["metrics"]
    return float(next(each["value"] for each in metrics if each["name"] == "TaskDuration")) * 1000


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
    while len(clicks) + missed.total() < decisions and not page.locator(OVER).count():
        nodes.append(page.evaluate(NODES))
        page.mouse.move(640, 70)
        question = (page.locator(".ribbon .what").text_content() or "").strip()
        try:
            clicks.append(answer(page, rng))
        except AssertionError:
            missed[question] += 1
            by_list(page, address, table, rng)
    total = len(clicks) + missed.total()
    print(f"{mode}: {total} decisions, {len(clicks) / total:.1%} answered in the scene, ", end="")
    print(f"median {statistics.median(clicks):g} clicks with Confirm (mean {statistics.fmean(clicks):.2f})")
    print(f"  SVG nodes: median {statistics.median(nodes):g}, most {max(nodes)}")
    print(f"  interface around the scene: {page.evaluate(CHROME):.1%} of the window")
    for question, n in missed.most_common():
        print(f"  not in the scene, {n} ×: {question}")


def by_list(page: Page, address: str, table: str, rng: random.Random) -> None:
    """Answer as the list would, so that the game continues."""
    address = f"{address}api/tables/{table}"
    sight = page.request.get(address).json()["sights"][0]
    asked = page.locator(".ribbon").get_attribute("data-ribbon")
    command = {"do": "play", "seat": 0, "ask": sight["ask"]}
    page.request.post(
        f"{address}/commands", data={**command, "choice": rng.choice(sight["view"]["decision"]["options"])}
    )
    page.wait_for_function(NEXT, arg=asked)

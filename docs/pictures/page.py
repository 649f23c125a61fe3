"""Take the pictures of the page for the README: real games at a real server, in a real browser.

    make pictures

Deals are fixed by the server and not by a seed, so each time it is another game.
"""

from __future__ import annotations

import random
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

HERE = Path(__file__).parent
TURNS = 11  # of ours, before the picture is taken
TRIED = 40  # placements that we look at in each turn
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "mandate", "serve", "--port", "0", "--rate", "10000"]
        command += ["--database", f"sqlite:///{folder}/tables.db"]
        with (
            subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server,
            sync_playwright() as play,
        ):
            address = ""
            while not address and server.stdout is not None:
                found = re.search(r"http://[\d.:]+/", server.stdout.readline())
                address = found.group() if found else ""
            browser = play.chromium.launch(
                executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
            )
            draw_all(browser, address)
            browser.close()
            server.terminate()


def draw_all(browser: Browser, address: str) -> None:
    page = visit(browser, address, DESK, "light")
    table = sit_down(page, address, "lion")
    lay(page, address, table)
    take(page, "page-game")
    phone = visit(browser, address, PHONE, "dark")
    table = sit_down(phone, address, "bird")
    lay(phone, address, table)
    take(phone, "page-phone")
    page.goto(f"{address}#/learn")
    page.get_by_role("button", name="What is not allowed").click()
    page.wait_for_selector(".desk .tile:enabled")
    page.get_by_role("button", name="Show me").click()
    page.wait_for_selector(".outcome")
    take(page, "page-lesson")


def visit(browser: Browser, address: str, size: Any, scheme: Any) -> Page:
    context = browser.new_context(viewport=size, color_scheme=scheme, locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector("input[name=level]")
    return page


def sit_down(page: Page, address: str, board: str) -> str:
    """A game against the settler, played on for a while."""
    options = {"players": 2, "board": board, "first": 0}
    seats = [{"kind": "me"}, {"kind": "bot", "name": "settler"}]
    plan = {"game": "qin", "options": options, "seats": seats, "takebacks": True}
    table: str = page.request.post(f"{address}api/tables", data=plan).json()["id"]
    page.goto(f"{address}#/table/{table}")
    for _ in range(TURNS):
        page.wait_for_selector(".desk .tile:enabled")
        ask, choice = best(page, address, table)
        answer = {"do": "play", "seat": 0, "ask": ask, "choice": choice}
        page.request.post(f"{address}api/tables/{table}/commands", data=answer)
        page.wait_for_timeout(300)
    page.wait_for_selector(".desk .tile:enabled")
    return table


def best(page: Page, address: str, table: str) -> tuple[int, str]:
    """A placement that brings much, of some that are looked at."""
    [sight] = page.request.get(f"{address}api/tables/{table}").json()["sights"]
    options: list[str] = sight["view"]["decision"]["options"]
    worth = {}
    for choice in random.sample(options, min(TRIED, len(options))):
        tried = {"do": "preview", "seat": 0, "ask": sight["ask"], "choice": choice}
        told = page.request.post(f"{address}api/tables/{table}/commands", data=tried).json()
        worth[choice] = sum(event["event"] in GAINS and event["seat"] == 0 for event in told["events"])
    return sight["ask"], max(worth, key=lambda choice: worth[choice])


GAINS = ("founded", "major", "connected", "conquered")


def lay(page: Page, address: str, table: str) -> None:
    """Hold a good tile over the board, so that the forecast is seen."""
    _, choice = best(page, address, table)
    tiles = page.locator(".desk .tile")
    for i in range(tiles.count()):
        if choice[:2] in (tiles.nth(i).get_attribute("aria-label") or ""):
            tiles.nth(i).click()
            break
    page.locator(".board").focus()
    column, row = ord(choice[3]) - ord("a"), int(re.findall(r"\d+", choice)[0]) - 1
    where = page.locator(".board svg").first.evaluate(
        """(svg, [column, row]) => {
            const point = new DOMPoint(column * 40 + 20, row * 40 + 20).matrixTransform(svg.getScreenCTM());
            return [point.x, point.y];
        }""",
        [column, row],
    )
    page.mouse.click(where[0], where[1])
    page.wait_for_selector(".verdict .good")


def take(page: Page, name: str) -> None:
    page.wait_for_timeout(500)
    page.screenshot(path=HERE / f"{name}.png")


if __name__ == "__main__":
    main()

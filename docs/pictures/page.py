"""Take the pictures of the page for the README: real games at a real server, in a real browser.

    make pictures

Deals are fixed by the server and not by a seed, so each time it is another game.
"""

from __future__ import annotations

import base64
import itertools
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
YEAR = 3  # of The Great Wall, in which its picture is taken
TRIED = 40  # placements that we look at in each turn
ALL = 1000  # more than there can be: for the turn that is shown
PATIENCE = 200_000  # milliseconds, on a machine with much to do
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
CARD = {"width": 1200, "height": 630}  # as messengers show the preview of a link
PREVIEW = HERE.parents[1] / "web" / "public" / "preview.png"
LAY_OUT = """() => {
    const put = (element, style) => Object.assign(element.style, style);
    const title = document.createElement("p");
    title.append(document.querySelector(".home svg").cloneNode(true), " Mandate");
    document.querySelector(".doors").before(title);
    for (let part = title; part !== document.body; part = part.parentElement)
        for (const other of part.parentElement.children)
            if (other !== part && !other.matches(".doors, svg, script, style")) other.style.display = "none";
    for (const plate of document.querySelectorAll(".plate > :not(h2)")) plate.style.display = "none";
    put(title, { textAlign: "center", fontSize: "72px", fontWeight: "600", lineHeight: "1" });
    put(title, { margin: "40px 0 24px" });
    put(title.firstChild, { width: "72px", height: "72px", verticalAlign: "-10px" });
}"""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "mandate", "serve", "--port", "0", "--rate", "10000"]
        command += ["--database", f"sqlite:///{folder}/tables.db"]
        with (
            subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server,
            sync_playwright() as play,
        ):
            try:
                address = ""
                while not address and server.stdout is not None:
                    found = re.search(r"http://[\d.:]+/", server.stdout.readline())
                    address = found.group() if found else ""
                browser = play.chromium.launch(
                    executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
                )
                draw_all(browser, address)
                browser.close()
            finally:
                server.terminate()


def draw_all(browser: Browser, address: str) -> None:
    desk, night = visit(browser, address, DESK, "light"), visit(browser, address, DESK, "dark")
    phone, bright = visit(browser, address, PHONE, "dark"), visit(browser, address, PHONE, "light")
    draw_preview(visit(browser, address, CARD, "light"))
    take(desk, "page-start")
    take(bright, "page-phone-start")
    draw_great_wall(desk, address)
    table = sit_down(desk, address, "lion")
    hold(desk, best(desk, address, table, ALL))
    desk.wait_for_selector(".verdict .good")
    take(desk, "page-game")
    give_up(desk, address, table)
    take(desk, "page-replay")
    table = sit_down(night, address, "bird")
    hold(night, refused(night, address, table))
    night.wait_for_selector(".verdict .bad")
    take(night, "page-refusal")
    table = sit_down(phone, address, "bird")
    hold(phone, best(phone, address, table, ALL))
    phone.wait_for_selector(".verdict .good")
    take(phone, "page-phone")
    desk.goto(f"{address}#/learn")
    desk.get_by_role("link", name="What is not allowed").click()
    desk.wait_for_selector(".desk .tile:enabled")
    desk.get_by_role("button", name="Show me").click()
    desk.wait_for_selector(".outcome")
    take(desk, "page-lesson")


def draw_great_wall(page: Page, address: str) -> None:
    """A game of The Great Wall in a later Year, with the question where to send a Clerk."""
    bot = {"kind": "bot", "name": "rules"}
    plan = {"game": "great-wall", "options": {"players": 3}, "seats": [{"kind": "me"}, bot, bot]}
    table: str = page.request.post(f"{address}api/tables", data=plan).json()["id"]
    while True:
        [sight] = page.request.get(f"{address}api/tables/{table}").json()["sights"]
        decision = sight["view"]["decision"]
        if decision is None:  # the others think
            page.wait_for_timeout(50)
            continue
        if sight["view"]["time"]["year"] >= YEAR and decision["kind"] == "clerks":
            break
        answer = {"do": "play", "seat": 0, "ask": sight["ask"], "choice": best(page, address, table)}
        page.request.post(f"{address}api/tables/{table}/commands", data=answer)
    page.goto(f"{address}#/table/{table}")
    page.wait_for_selector(".ribbon .what")
    page.locator(".tabletop [data-lamp='pool:clerk'].lit").click()
    page.mouse.move(5, 5)
    take(page, "page-great-wall")


def draw_preview(page: Page) -> None:
    """The picture that comes with a link to the page."""
    page.evaluate(LAY_OUT)
    page.screenshot(path=PREVIEW)


def visit(browser: Browser, address: str, size: Any, scheme: Any) -> Page:
    context = browser.new_context(viewport=size, color_scheme=scheme, locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
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
        choice = best(page, address, table)
        answer = {"do": "play", "seat": 0, "ask": asked(page, address, table)[0], "choice": choice}
        page.request.post(f"{address}api/tables/{table}/commands", data=answer)
        page.wait_for_timeout(300)
    page.wait_for_selector(".desk .tile:enabled")
    return table


def asked(page: Page, address: str, table: str) -> tuple[int, list[str]]:
    """The number of our question, and what may be answered."""
    [sight] = page.request.get(f"{address}api/tables/{table}").json()["sights"]
    return sight["ask"], sight["view"]["decision"]["options"]


def tried(page: Page, address: str, table: str, choice: str) -> Any:
    """What the server foresees for a choice, or why it refuses it."""
    ask, _ = asked(page, address, table)
    order = {"do": "preview", "seat": 0, "ask": ask, "choice": choice}
    return page.request.post(f"{address}api/tables/{table}/commands", data=order).json()


def best(page: Page, address: str, table: str, tries: int = TRIED) -> str:
    """A placement that brings much, of some that are looked at."""
    _, options = asked(page, address, table)
    worth = {}
    for choice in random.sample(options, min(tries, len(options))):
        events = tried(page, address, table, choice)["events"]
        worth[choice] = sum(event["event"] in GAINS and event.get("seat") == 0 for event in events)
    return max(worth, key=lambda choice: worth[choice])


def refused(page: Page, address: str, table: str) -> str:
    """A placement that joins what must not be joined; otherwise one that lies apart."""
    _, options = asked(page, address, table)
    near = {space for option in options for space in re.findall(r"[a-m]\d+", option)}
    found = ""
    for tile in sorted({option.partition(":")[0] for option in options}):
        for column, row in itertools.product("abcdefghijkl", range(1, 14)):
            choice = f"{tile}:{column}{row}{chr(ord(column) + 1)}{row}"
            if choice in options:
                continue
            answer = tried(page, address, table, choice)
            if "join" in (answer.get("clause") or ""):
                return choice
            if not found and "adjoin" in (answer.get("clause") or "") and f"{column}{row}" not in near:
                found = choice
    return found


GAINS = [
    "founded",
    "major",
    "connected",
    "conquered",
    "gained",
    "honor",
    "built",
    "defeated",
    "upgraded",
    "moved",
]


def hold(page: Page, choice: str) -> None:
    """Lay a tile on the board without keeping it, so that it is seen what would follow."""
    tiles = page.locator(".desk .tile")
    for i in range(tiles.count()):
        if choice[:2] in (tiles.nth(i).get_attribute("aria-label") or ""):
            tiles.nth(i).click()
            break
    page.locator(".board").focus()
    column, row = re.findall(r"([a-m])(\d+)", choice)[0]
    where = page.locator(".board svg").first.evaluate(
        """(svg, [column, row]) => {
            const point = new DOMPoint(column * 40 + 20, row * 40 + 20).matrixTransform(svg.getScreenCTM());
            return [point.x, point.y];
        }""",
        [ord(column) - ord("a"), int(row) - 1],
    )
    page.mouse.click(where[0], where[1])


def give_up(page: Page, address: str, table: str) -> None:
    """End the game and look at its review."""
    page.request.post(f"{address}api/tables/{table}/commands", data={"do": "resign", "seat": 0})
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector("text=The whole review")
    page.locator("input[type=range]").fill("20")


def take(page: Page, name: str) -> None:
    """As WebP: a third of a PNG's size."""
    page.wait_for_timeout(500)
    devtools = page.context.new_cdp_session(page)
    picture = devtools.send("Page.captureScreenshot", {"format": "webp", "quality": 82})
    (HERE / f"{name}.webp").write_bytes(base64.b64decode(picture["data"]))


if __name__ == "__main__":
    main()

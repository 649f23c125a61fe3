"""How fast the page is: start, first paint, a placement from the click to the painted board, and its size.

    .venv/bin/python -m bench.page

Needs what `make test` sets up. Times are of a headless Chromium on this machine, with the server beside it.
"""

from __future__ import annotations

import gzip
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

STATIC = Path(__file__).parents[1] / "src" / "mandate" / "server" / "static"
PLACEMENTS = 12
TOLD = """told => new Promise(done => {
    const keep = document.querySelector(".tool.keep");
    const began = performance.now();
    const look = () => document.querySelectorAll(".rest ol li:not(.soft)").length > told
        ? requestAnimationFrame(() => done(performance.now() - began))
        : requestAnimationFrame(look);
    keep.click();
    look();
})"""


def main() -> None:
    size()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        command = [sys.executable, "-m", "mandate", "serve", "--port", "0", "--rate", "1000"]
        began = time.monotonic()
        with subprocess.Popen(
            [*command, "--database", f"sqlite:///{folder}/tables.db"], stdout=subprocess.PIPE, text=True
        ) as server:
            assert server.stdout is not None
            found = None
            while found is None:
                found = re.search(r"http://[\d.:]+/", server.stdout.readline())
            started = time.monotonic() - began
            browser = play.chromium.launch(
                executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
            )
            page = browser.new_page(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
            came = time.monotonic()
            page.goto(found.group())
            page.wait_for_selector("form svg")
            print(f"server listens                     {started:6.2f} s")
            print(f"then a drawn board                 {time.monotonic() - came:6.2f} s")
            paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
            print(f"first contentful paint             {paint:6.0f} ms")
            play_on(page)
            browser.close()
            server.terminate()


def size() -> None:
    scripts = {path: len(gzip.compress(path.read_bytes(), 9)) for path in STATIC.glob("assets/*.js")}
    loaded = sum(size for path, size in scripts.items() if path.name.startswith("index-"))
    print(f"script, compressed                 {loaded / 1000:6.1f} kB")
    print(f"all words of three languages       {(sum(scripts.values()) - loaded) / 1000:6.1f} kB")


def play_on(page: Page) -> None:
    """Placements: how long until the server's answer stands on the screen."""
    page.locator("select[name=first]").select_option(index=1)
    page.wait_for_selector("input[name=level]:checked")
    page.locator("form .main").click()
    taken: list[float] = []
    while len(taken) < PLACEMENTS:
        page.wait_for_selector(".desk .tile.chosen:enabled, .result")
        if page.locator(".result").count():
            break
        page.keyboard.press("Escape")
        box = page.locator(".hint").first.bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + 3, box["y"] + 3)
        page.wait_for_selector(".tool.keep:enabled")
        taken.append(page.evaluate(TOLD, page.locator(".rest ol li:not(.soft)").count()))
    tell("a placement, from the click to its painted result", taken)


def tell(what: str, taken: Sequence[float]) -> None:
    print(f"{what}: median {statistics.median(taken):.0f} ms, most {max(taken):.0f} ms of {len(taken)}")


if __name__ == "__main__":
    main()

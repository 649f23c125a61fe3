"""How fast the page is: start, first paint, a choice from the click to what comes of it, and what is loaded.

    .venv/bin/python -m bench.page

Needs what `make test` sets up. Times are of a headless Chromium on this machine, with the server beside it.
"""

from __future__ import annotations

import contextlib
import gzip
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence

from playwright.sync_api import Browser, Page, Response, sync_playwright

PLACEMENTS = 12
CHOICES = 40
QIN_SHOWN = """shown => new Promise(done => {
    const keep = document.querySelector(".tool.keep");
    const began = performance.now();
    const look = () => document.querySelectorAll(".rest ol li:not(.soft)").length > shown
        ? requestAnimationFrame(() => done(performance.now() - began))
        : requestAnimationFrame(look);
    keep.click();
    look();
})"""
GREAT_WALL_SHOWN = """asked => new Promise(done => {
    const began = performance.now();
    const answered = () => document.querySelector(".question")?.dataset.ask !== asked
        || document.querySelector(".result");
    const look = () => answered()
        ? requestAnimationFrame(() => done(performance.now() - began))
        : requestAnimationFrame(look);
    document.querySelector(".question button[type=submit]").click();
    look();
})"""


def main() -> None:
    with server() as (address, started), sync_playwright() as play:
        browser = play.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        print(f"server listens                     {started:6.2f} s")
        with _page(browser, address, "Qin") as page:
            play_qin(page)
        with _page(browser, address, "The Great Wall") as page:
            play_great_wall(page)
        browser.close()


@contextlib.contextmanager
def server() -> Iterator[tuple[str, float]]:
    """Its address, and how many seconds it took to listen."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "mandate", "serve", "--port", "0", "--rate", "1000"]
        began = time.monotonic()
        with subprocess.Popen(
            [*command, "--database", f"sqlite:///{folder}/tables.db"], stdout=subprocess.PIPE, text=True
        ) as server:
            assert server.stdout is not None
            found = None
            while found is None:
                found = re.search(r"http://[\d.:]+/", server.stdout.readline())
            yield found.group(), time.monotonic() - began
            server.terminate()


@contextlib.contextmanager
def _page(browser: Browser, address: str, game: str) -> Iterator[Page]:
    """The start page in a browser that has never seen it; afterwards what it loaded."""
    print(f"--- {game}")
    context = browser.new_context(
        viewport={"width": 1280, "height": 800}, reduced_motion="reduce", service_workers="block"
    )
    page = context.new_page()
    scripts = Scripts(page)
    came = time.monotonic()
    page.goto(address)
    page.wait_for_selector("form svg")
    print(f"a drawn start page                 {time.monotonic() - came:6.2f} s")
    paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    print(f"first contentful paint             {paint:6.0f} ms")
    yield page
    print(f"script loaded, compressed          {scripts}")
    context.close()


class Scripts:
    """All script that a page loads from here on, words of the page's language included; once each."""

    def __init__(self, page: Page) -> None:
        self._found: dict[str, Response] = {}
        page.on(
            "response", lambda got: self._found.update({got.url: got}) if got.url.endswith(".js") else None
        )

    def __str__(self) -> str:
        sizes = [len(gzip.compress(got.body(), 9)) / 1000 for got in self._found.values()]
        return f"{sum(sizes):6.1f} kB in {len(sizes)} files"


def play_qin(page: Page) -> None:
    """Placements: how long until the server's answer stands on the screen."""
    page.locator("select[name=first]").select_option(index=1)
    page.wait_for_selector("input[name=level]:checked")
    begin(page, lambda: page.locator("form .main.big").click(), ".desk .tile.chosen:enabled")
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
        taken.append(page.evaluate(QIN_SHOWN, page.locator(".rest ol li:not(.soft)").count()))
    tell("a placement, from the click to its painted result", taken)


def play_great_wall(page: Page) -> None:
    """Choices among two computer players: how long until what came of it stands on the screen.

    What comes of it can take others to answer: then their answers are in it.
    """
    page.locator('input[name=game][value="great-wall"]').check(force=True)
    page.wait_for_selector("input[name=level]:checked")
    begin(page, lambda: page.locator("form .main.big").click(), ".question h2")
    taken: list[float] = []
    while len(taken) < CHOICES:
        page.wait_for_selector(".question h2, .result")
        if page.locator(".result").count():
            break
        question = page.locator(".question")
        asked = question.get_attribute("data-ask")
        question.locator("label:has(input[name=option])").first.click()
        page.wait_for_selector(".question button[type=submit]:enabled")
        taken.append(page.evaluate(GREAT_WALL_SHOWN, asked))
    tell("a choice, from the click to the next question", taken)


def begin(page: Page, click: Callable[[], None], drawn: str) -> None:
    """From "play now" to a table that waits for a choice."""
    began = time.monotonic()
    click()
    page.wait_for_selector(drawn)
    print(f"from play now to a drawn table     {time.monotonic() - began:6.2f} s")


def tell(what: str, taken: Sequence[float]) -> None:
    print(f"{what}: median {statistics.median(taken):.0f} ms, most {max(taken):.0f} ms of {len(taken)}")


if __name__ == "__main__":
    main()

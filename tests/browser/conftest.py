"""A real server and a real Chromium: the page as a person meets it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from tests.chromium import ARGUMENTS, UNPAINTED, chromium

TOO_OFTEN = 200  # for the same address in one test: a page that asks again and again
WAIT = 60_000  # milliseconds; only a page that hangs takes as long
MODERATOR_KEY = "the-key-of-a-moderator"
expect.set_options(timeout=WAIT)


@contextmanager
def served(folder: Path, **surroundings: str) -> Iterator[str]:
    """The address of a server with its store in `folder`."""
    command = [
        sys.executable,
        "-m",
        "mandate",
        "serve",
        "--port",
        "0",
        "--rate",
        "1000",
        "--bot-workers",
        "1",
        "--bot-seconds",
        "60",
    ]
    command += ["--database", f"sqlite:///{folder / 'tables.db'}"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, "LC_ALL": "C.UTF-8", **surroundings}
    ) as server:
        assert server.stdout is not None
        try:
            found = None
            while found is None:
                line = server.stdout.readline()
                assert line, "the server has stopped"
                found = re.search(r"http://[\d.:]+/", line)
            yield found.group()
            server.terminate()
            server.communicate(timeout=WAIT / 1000)
        finally:
            server.kill()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of our own, with a store of its own."""
    with served(tmp_path_factory.mktemp("server"), MANDATE_MODERATORS=f"mo:{MODERATOR_KEY}") as found:
        yield found


@pytest.fixture(scope="package")  # while it is open an event loop runs, and asyncio.run fails in other tests
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS) as browser:
        yield browser


@pytest.fixture(scope="module")
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    with playwright.chromium.launch(executable_path=chromium(whole=True), args=ARGUMENTS) as browser:
        yield browser


# Tests of the service worker and two whole games have one; elsewhere the page does without, as in browsers
# that allow none: it costs every visitor half a second.
WITH_WORKER = (
    "test_offline",
    "test_device",
    "test_push",
    "test_a_whole_game_against_a_computer_player_by_clicks",
    "test_against_two_computer_players_to_the_end",
)
NO_WORKER = "Service Worker registration blocked by Playwright"

# The page hung up on a line that was not open yet. A person who sits down by a link while the line opens once
# more for the room of the game comes in again as someone else: only a busy server is slower than that.
HUNG_UP = "WebSocket is closed before the connection is established."

# unless the page has kept others already
FIRST_SETTINGS = """try {
    const key = "mandate.settings";
    if (!localStorage.getItem(key)) localStorage.setItem(key, '{"lone": "%s", "list": %s}');
} catch { /* a page without storage */ }"""


class Visitors:
    """Opens the page as different people would; whatever goes wrong in their browsers fails the test."""

    def __init__(self, browser: Browser, address: str, *, worker: bool = False) -> None:
        self.browser = browser
        self.address = address
        self.worker = worker
        self.contexts: list[BrowserContext] = []
        self.wrong: list[str] = []
        self.asked: Counter[str] = Counter()

    def __call__(self, width: int = 1280, height: int = 800, **settings: Any) -> Page:
        """`at`: which page is opened, None for no page; the start page draws much that not every test needs.

        `lone`: whether single choices are made by themselves, which is quicker than any test can click.

        `list`: whether all options stand beside a drawn table, where most tests choose.
        `painted`: whether there are pixels to look at.
        """
        lone, beside = settings.pop("lone", "never"), settings.pop("list", True)
        at, painted = settings.pop("at", ""), settings.pop("painted", False)
        wishes = {
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "service_workers": "allow" if self.worker else "block",
            **settings,
        }
        context = self.browser.new_context(viewport={"width": width, "height": height}, **wishes)
        context.set_default_timeout(WAIT)
        context.add_init_script(FIRST_SETTINGS % (lone, "true" if beside else "false"))
        if not painted:
            context.add_init_script(UNPAINTED)
        self.contexts.append(context)
        context.on("weberror", lambda error: self.wrong.append(str(error.error)))
        context.on("request", self._own_host_only)
        context.on("console", lambda message: self._console(message.type, message.text))
        page = context.new_page()
        if at is not None:
            page.goto(f"{self.address}{at}")
        return page

    def _own_host_only(self, request: Any) -> None:
        if not request.url.startswith((self.address, "blob:")):
            self.wrong.append(f"a request to {request.url}")
        self.asked[request.url] += 1
        if self.asked[request.url] == TOO_OFTEN:
            self.wrong.append(f"{TOO_OFTEN} requests to {request.url}")

    def _console(self, kind: str, text: str) -> None:
        # a refusal is an answer with a status of its own, which Chromium reports as an error
        harmless = "status of 4" in text or text == NO_WORKER or text.endswith(HUNG_UP)
        if kind in ("error", "warning") and not harmless:
            self.wrong.append(text)


@contextmanager
def visiting(browser: Browser, address: str, *, worker: bool = False) -> Iterator[Visitors]:
    visitors = Visitors(browser, address, worker=worker)
    yield visitors
    for context in visitors.contexts:
        context.close()
    assert visitors.wrong == []


@pytest.fixture
def visit(address: str, request: pytest.FixtureRequest) -> Iterator[Visitors]:
    about_notifications = request.path.stem == "test_push"
    browser = request.getfixturevalue("whole_browser" if about_notifications else "browser")
    worker = request.path.stem in WITH_WORKER or request.node.name in WITH_WORKER
    with visiting(browser, address, worker=worker) as visitors:
        yield visitors


@pytest.fixture(scope="session")
def axe() -> str:
    """The script that looks for barriers."""
    return (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")

"""Playing on one's own device: kept on request, then without any server."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser import scene_hands
from tests.browser.conftest import Visitors
from tests.browser.hands import MY_TURN, OVER, begin, place_somewhere
from tests.browser.test_offline import forgive_broken_lines, server, wait_for, wait_until_kept
from tests.ports import reserved_port
from tests.seeds import own_chance

LONG = 400_000  # milliseconds: to start Python in a browser is much for a machine that does other things too
HERE = "You can still play here"


def keep(page: Page) -> None:
    """Wish for it, in the settings."""
    page.get_by_role("button", name="Settings").click()
    switch = page.get_by_role("switch", name="Play offline")
    expect(page.locator("#keep-state")).to_contain_text("MB, once")
    switch.click()
    expect(page.locator("#keep-state")).to_contain_text("stored on this device", timeout=LONG)
    expect(switch).to_be_checked()
    page.keyboard.press("Escape")


def review(page: Page) -> None:
    """Of the game that is over: it starts by itself, and shows how far it is."""
    page.goto(page.url.replace("#/table/", "#/replay/"))
    expect(page.locator("progress")).to_be_visible()
    expect(page.locator("progress")).to_have_count(0)
    expect(page.get_by_text("The whole review")).to_be_visible()


def the_great_wall(page: Page) -> None:
    """Against the Scribe in the scene, opened and played without a server; a reload continues it."""
    page.get_by_role("link", name="Mandate").first.click()
    page.get_by_role("radio", name="The Great Wall").check(force=True)
    page.locator('input[name=with][value="bot"]').check(force=True)
    page.locator('input[name=level][value="scribe"]').check(force=True)
    page.locator("form .main.big").click()
    chance = own_chance()
    for _ in range(3):
        page.wait_for_selector(".ribbon .what")
        page.mouse.move(640, 70)
        scene_hands.answer(page, chance)
    page.wait_for_selector(".ribbon .what")
    page.get_by_role("button", name="Hint").first.click()
    expect(page.locator(".advice button").first).to_be_visible()
    asked = page.locator(".ribbon").get_attribute("data-ribbon")
    page.reload()
    page.wait_for_selector(".ribbon .what")
    expect(page.locator(".ribbon")).to_have_attribute("data-ribbon", str(asked))


def test_a_game_without_a_server(visit: Visitors, tmp_path: Path) -> None:
    """The server is stopped; the page opens, plays, is loaded again in the middle of a game, and plays on.

    Whole games on a device are compared with those at a server in tests/server/test_device.py.
    """
    with reserved_port() as port, server(tmp_path, port) as address:
        visit.address = address
        page = visit(list=False)
        page.set_default_timeout(LONG)
        wait_until_kept(page)
        keep(page)
    page.goto(f"{visit.address}#/learn")
    page.wait_for_selector(".learn .board")
    expect(page.get_by_text("The lesson’s board comes from the server")).to_have_count(0)
    page.goto(visit.address)
    expect(page.get_by_role("status").first).to_contain_text(HERE)
    page.locator('input[name=level][value="wanderer"]').wait_for()
    # what cannot be had here is not offered
    expect(page.locator('input[name=level][value="magistrate"]')).to_have_count(0)
    expect(page.locator('input[name=with][value="friends"]')).to_have_count(0)
    expect(page.locator(".tile", has_text="Puzzles")).not_to_have_class(re.compile("away"))
    begin(page, against="wanderer")
    place_somewhere(page)
    placed = page.locator(".rest ol li", has_text="Green places")
    expect(placed).to_have_count(1)
    page.wait_for_selector(MY_TURN)
    page.reload()
    page.wait_for_selector(MY_TURN)
    expect(placed).to_have_count(1)
    place_somewhere(page)
    page.wait_for_selector(MY_TURN)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes").click()
    expect(page.locator(OVER)).to_contain_text("Wanderer")
    review(page)
    the_great_wall(page)
    page.get_by_role("link", name="Mandate").first.click()
    expect(page.locator('.mine [data-status="over"]')).to_have_count(1)
    expect(page.locator('.mine [data-status="playing"]')).to_have_count(1)
    # and what is kept can be let go
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Play offline").click()
    wait_for(page, "!(await caches.keys()).some(name => name.startsWith('device-'))")
    page.close()
    forgive_broken_lines(visit)

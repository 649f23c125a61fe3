"""The Great Wall alone, together and at one device: tables that are full, Requests, marks."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.test_tables import open_table

ME, CHANCE = {"kind": "me"}, {"kind": "bot", "name": "random"}
SIZES = """() => {
    const place = document.querySelector(".place");
    return [document.documentElement.scrollHeight - innerHeight, place.scrollHeight - place.clientHeight];
}"""


def wall(page: Page, address: str, seats: list[Any], **options: Any) -> dict[str, Any]:
    options = {"players": len(seats), **options}
    return open_table(page, address, game="great-wall", seats=seats, options=options)


def play_on(page: Page, address: str, table: dict[str, Any], year: int, chance: random.Random) -> bool:
    """Answer whatever our seats are asked until that Year's Fall; whether the game still goes on."""
    door = f"{address}api/tables/{table['id']}"
    while True:
        sights = page.request.get(door).json()["sights"]
        now = sights[0]["view"]
        if now["outcome"]:
            return False
        if now["time"]["year"] >= year and now["time"]["phase"] == "fall":
            return True
        for sight in sights:
            if sight["ask"] is not None:
                choice = chance.choice(sight["view"]["decision"]["options"])
                command = {"do": "play", "seat": sight["seat"], "ask": sight["ask"], "choice": choice}
                page.request.post(f"{door}/commands", data=command)
                break


@pytest.mark.parametrize(
    ("seats", "options"),
    [(4, {}), (4, {"coop": True})],
    ids=["four", "four together"],
)
def test_however_full_the_table_is_the_page_stands_still(
    visit: Visitors, seats: int, options: dict[str, Any]
) -> None:
    page, chance = visit(1280, 800), random.Random(7)
    table = wall(page, visit.address, [ME] + [CHANCE] * (seats - 1), **options)
    page.goto(f"{visit.address}#/table/{table['id']}")
    for year in (2, 3):
        if not play_on(page, visit.address, table, year, chance):
            break
        year_now = page.locator(".tabletop .years li[aria-current]")
        expect(year_now).to_have_text(re.compile(rf"^{year}"))
        beyond, inside = page.evaluate(SIZES)
        assert beyond <= 0, f"the page scrolls in Year {year}"
        assert inside <= 0, f"something of the table is out of sight in Year {year}"

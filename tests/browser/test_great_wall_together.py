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
        assert inside <= 1, f"something of the table is out of sight in Year {year}"


def test_a_mark_set_by_one_person_is_seen_by_the_other(visit: Visitors) -> None:
    anna, ben = visit(), visit()
    table = wall(anna, visit.address, [ME, {"kind": "open"}], coop=True)
    link = f"{visit.address}#/table/{table['id']}/{table['link']}"
    anna.goto(link)
    ben.goto(link)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    temple = '.tabletop [data-thing="location:tem"]'
    ben.wait_for_selector(temple)
    anna.locator(temple).click(button="right")
    expect(ben.locator(f"{temple} .flags")).to_be_visible()
    expect(ben.locator(".marks li")).to_contain_text("Temple")
    expect(ben.locator(".marks li button")).to_have_count(0)  # not Ben's to take away
    ben.get_by_role("button", name="Mark", exact=False).first.click()
    ben.locator('.tabletop [data-thing="section:M"] h3').click()
    expect(anna.locator(".marks li")).to_have_count(2)
    ben.get_by_label("Mark from a list").select_option("location:tem")  # the keyboard's way
    expect(anna.locator(f"{temple} .flags svg")).to_have_count(2)
    anna.get_by_role("button", name="Take the mark away: Temple").click()
    expect(ben.locator(".marks li")).to_have_count(2)
    expect(ben.locator(".rest ol li").first).to_contain_text("takes the mark from Temple")


def test_rivals_have_no_marks(visit: Visitors) -> None:
    page = visit()
    table = wall(page, visit.address, [ME, CHANCE])
    page.goto(f"{visit.address}#/table/{table['id']}")
    page.wait_for_selector('.tabletop [data-thing="location:tem"]')
    expect(page.locator(".marks")).to_have_count(0)


def test_alone_qin_jiushao_says_what_he_did_and_where_he_looks_next(visit: Visitors) -> None:
    page = visit()
    table = wall(page, visit.address, [ME])
    play_on(page, visit.address, table, 2, random.Random(3))
    page.goto(f"{visit.address}#/table/{table['id']}")
    told = page.get_by_role("region", name="Qin Jiushao")
    expect(told).to_contain_text("Where he looks next")
    expect(told).to_contain_text("What Qin Jiushao did last, and why")
    expect(told.locator("ol small").first).to_be_visible()  # a reason
    expect(told.get_by_role("meter")).to_be_visible()
    assert page.evaluate(SIZES)[0] <= 0

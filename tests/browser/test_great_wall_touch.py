"""Touching the scene of The Great Wall: cards to choose from, pieces to carry, numbers that open."""

import random
import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.scene_hands import ASKED_NEXT, answer
from tests.browser.test_great_wall_together import ME, wall
from tests.seeds import own_chance

CHOICE = ".ribbon .choice"
CONFIRM = ".ribbon .confirm"
POOL = '.tabletop [data-lamp="pool:clerk"]'
TEMPLE = '.tabletop [data-thing="location:tem"]'
AT_ONCE = """() => {
    const set = JSON.parse(localStorage.getItem("mandate.settings") ?? "{}");
    const never = { confirm: false, confirmHidden: false, confirmTurn: false };
    localStorage.setItem("mandate.settings", JSON.stringify({ ...set, ...never }));
}"""
COUNTED = """() => {
    window.moves = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...wishes) {
        window.moves += 1;
        return animate.apply(this, wishes);
    };
}"""

ENDLESS = """() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (steps) {
        return animate.call(this, steps, { duration: 1e9 });
    };
}"""


def clerks(page: Page, address: str) -> dict[str, Any]:
    """A table for one, played on until a Clerk is to be sent."""
    table, chance = wall(page, address, [ME]), random.Random(3)
    door = f"{address}api/tables/{table['id']}"
    while True:
        [sight] = page.request.get(door).json()["sights"]
        decision = sight["view"]["decision"]
        if decision["kind"] == "clerks" and "tem" in decision["options"]:
            return table
        command = {"do": "play", "seat": 0, "ask": sight["ask"], "choice": chance.choice(decision["options"])}
        page.request.post(f"{door}/commands", data=command)


def middle(page: Page, thing: str) -> tuple[float, float]:
    box = page.locator(thing).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_general_is_chosen_from_two_and_two_cards(visit: Visitors) -> None:
    page = visit(1280, 800, list=False)
    table = wall(page, visit.address, [ME])
    page.goto(f"{visit.address}#/table/{table['id']}")
    generals, advisors = page.locator(".choosing .kind").nth(0), page.locator(".choosing .kind").nth(1)
    expect(generals.get_by_role("button")).to_have_count(2)
    expect(advisors.get_by_role("button")).to_have_count(2)
    generals.get_by_role("button").first.click()
    expect(page.locator(CONFIRM)).to_be_disabled()
    advisors.get_by_role("button").last.focus()
    page.keyboard.press("Enter")
    expect(page.locator(CONFIRM)).to_be_enabled()
    generals.get_by_role("button").last.click()  # another General: the Advisor stays
    expect(advisors.get_by_role("button").last).to_have_attribute("aria-pressed", "true")
    expect(generals.get_by_role("button").first).to_have_attribute("aria-pressed", "false")
    page.locator(CONFIRM).click()
    expect(page.locator(".choosing")).to_have_count(0)


def test_a_clerk_is_carried_to_a_location(visit: Visitors) -> None:
    page = visit(1280, 800, list=False)
    table = clerks(page, visit.address)
    page.goto(f"{visit.address}#/table/{table['id']}")
    page.wait_for_selector(f"{POOL}.lit")
    page.mouse.move(*middle(page, POOL))
    page.mouse.down()
    page.mouse.move(*middle(page, TEMPLE), steps=6)
    expect(page.locator(".tabletop.carrying")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(CHOICE)).to_contain_text("Temple")
    page.mouse.move(*middle(page, POOL))
    page.mouse.down()
    page.mouse.move(640, 70, steps=6)  # nothing is there: nothing is chosen
    page.mouse.up()
    expect(page.locator(CHOICE)).to_have_count(0)
    expect(page.locator(CONFIRM)).to_be_disabled()


def test_one_click_plays_with_a_way_back_and_the_clerk_walks(visit: Visitors) -> None:
    page = visit(1280, 800, list=False, reduced_motion="no-preference")
    page.evaluate(AT_ONCE)
    table = clerks(page, visit.address)
    page.goto(f"{visit.address}#/table/{table['id']}")
    page.reload()
    page.wait_for_selector(f"{POOL}.lit")
    before = page.locator(f"{TEMPLE} [data-piece]").count()
    page.evaluate(COUNTED)
    page.locator(TEMPLE).click()
    toast = page.locator(".toast")
    expect(toast).to_contain_text("Temple")
    expect(page.locator(f"{TEMPLE} [data-piece]")).to_have_count(before + 1)
    assert page.evaluate("window.moves") >= 2  # the piece, and the copy that walks
    toast.get_by_role("button", name="Undo").click()
    expect(page.locator(f"{TEMPLE} [data-piece]")).to_have_count(before)
    expect(page.locator(POOL)).to_have_class(re.compile(r"\blit\b"))


def test_a_move_that_never_ends_holds_up_no_answer(visit: Visitors) -> None:
    """Nothing waits for a piece that travels: here none ever arrives."""
    page = visit(1280, 800, list=False, reduced_motion="no-preference")
    table = clerks(page, visit.address)
    page.goto(f"{visit.address}#/table/{table['id']}")
    page.wait_for_selector(f"{POOL}.lit")
    page.evaluate(ENDLESS)
    page.locator(TEMPLE).click()
    asked = page.locator(".ribbon").get_attribute("data-ribbon")
    page.locator(CONFIRM).click()
    page.wait_for_function(ASKED_NEXT, arg=asked)
    assert page.evaluate("document.getAnimations().filter((each) => each.playState === 'running').length")
    answer(page, own_chance(), resting=0)


def test_with_reduced_motion_nothing_travels(visit: Visitors) -> None:
    page = visit(1280, 800, list=False)
    page.evaluate(AT_ONCE)
    table = clerks(page, visit.address)
    page.goto(f"{visit.address}#/table/{table['id']}")
    page.reload()
    page.wait_for_selector(f"{POOL}.lit")
    page.evaluate(COUNTED)
    page.locator(TEMPLE).click()
    expect(page.locator(".toast")).to_contain_text("Temple")
    assert page.evaluate("window.moves") == 0


def test_the_numbers_at_the_wall_tell_what_they_are_made_of(visit: Visitors) -> None:
    page = visit(1280, 800, list=False)
    table = wall(page, visit.address, [ME])
    page.goto(f"{visit.address}#/table/{table['id']}")
    numbers = page.locator(".plaque .score").first
    parts = page.get_by_role("tooltip")
    numbers.hover()
    expect(parts).to_contain_text("Wall level 0")
    page.keyboard.press("Escape")
    expect(parts).to_have_count(0)
    numbers.click()
    expect(parts).to_contain_text("Defense")
    expect(parts).to_contain_text("Power")

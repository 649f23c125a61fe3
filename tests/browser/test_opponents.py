"""Finding an opponent: from the button to a person in the warm seat, and another game with them."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.hands import MY_TURN
from tests.browser.test_reaching import barriers
from tests.browser.test_tables import PHONE, in_sight


def named(page: Page, address: str, name: str) -> Page:
    """A page of a guest with that name."""
    assert page.request.post(f"{address}api/me", data={"name": name}).ok
    page.goto(address)
    return page


def test_a_person_takes_the_warm_seat_and_they_play_again(visit: Visitors, axe: str, address: str) -> None:
    anna, ben = (named(visit(**PHONE, at=None), address, name) for name in ("Anna", "Ben"))
    assert barriers(anna, axe) == []
    anna.get_by_role("button", name="Find an opponent").click()
    anna.wait_for_selector(MY_TURN)
    looking = anna.locator(".looking")
    expect(looking).to_contain_text("until then you play the computer")
    anna.get_by_role("button", name="Settings").click()
    anna.get_by_role("checkbox", name="Large clock in live games").check()
    anna.keyboard.press("Escape")
    clocks = anna.locator(".large-clock li")
    expect(clocks).to_have_count(1)  # a level has none
    expect(clocks).to_contain_text(re.compile(r"\d+:\d\d"))
    assert in_sight(clocks.first)
    assert barriers(anna, axe) == []

    ben.get_by_role("button", name="Find an opponent").click()
    ben.get_by_role("button", name="Take the place of").click()
    withdraw = ben.get_by_role("button", name="Withdraw")
    expect(withdraw).to_be_visible()
    withdraw.click(trial=True)  # nothing lies over it
    yes = anna.get_by_role("button", name="Yes")
    expect(yes).to_be_visible()
    assert in_sight(yes)
    for page in (anna, ben):
        assert barriers(page, axe) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    yes.click()
    expect(ben.locator(".players")).to_contain_text("Ben · you")
    expect(anna.locator(".players")).to_contain_text("Ben")
    expect(clocks).to_have_count(2)
    for page in (anna, ben):
        expect(page.locator(".looking")).to_have_count(0)

    anna.get_by_role("button", name="Cancel the game").click()
    anna.get_by_role("button", name="Yes").click()
    expect(ben.locator(".result h2")).to_have_text("Game canceled")
    assert barriers(ben, axe) == []
    first = ben.url
    anna.get_by_role("button", name="Play again").click()
    ben.get_by_role("button", name="Yes").click()
    ben.wait_for_selector(MY_TURN)  # the second one begins this time
    assert ben.url != first
    for page in (anna, ben):
        expect(page.locator(".players")).to_contain_text("Anna")
        expect(page.locator(".players")).to_contain_text("Ben")
        expect(page.get_by_role("button", name="Take the place of")).to_have_count(0)

"""The page without looking at it: focus, names, the list of placements, and every word once."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.hands import MY_TURN, wait_for_turn


def open_table(page: Page) -> None:
    """By keys alone, as far as it matters where the focus is afterwards."""
    page.locator("select[name=first]").select_option(index=1)
    page.locator("form .main.big").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(MY_TURN)


def focused(page: Page) -> str:
    return str(
        page.evaluate("document.activeElement.tagName + ' ' + document.activeElement.textContent.trim()")
    )


def test_the_focus_goes_to_the_heading_of_every_page_that_is_opened(visit: Visitors) -> None:
    page = visit()
    page.wait_for_selector("input[name=level]:checked")
    open_table(page)
    expect(page.locator("h1")).to_be_focused()
    assert focused(page) == "H1 Your turn"
    for link in ("Learn", "Rules", "Mandate"):
        page.locator("header").get_by_role("link", name=link).press("Enter")
        expect(page.locator("h1")).to_be_focused()
    page.goto(f"{visit.address}#/learn")
    page.wait_for_selector(".desk .tile:enabled")
    page.get_by_role("button", name="Show me").click()
    page.locator(".tool.keep").press("Enter")
    page.get_by_role("button", name="Next").press("Enter")
    expect(page.locator("h1")).to_be_focused()


def test_a_placement_is_chosen_from_the_list_and_shown_before_it_is_made(visit: Visitors) -> None:
    page = visit()
    page.wait_for_selector("input[name=level]:checked")
    open_table(page)
    choices = page.locator(".placements select")
    groups = choices.locator("optgroup")
    assert groups.count() == len(
        set(page.locator(".desk .tile").evaluate_all("tiles => tiles.map(t => t.ariaLabel.split(',')[0])"))
    )
    offered = choices.locator("option:not([value=''])")
    expect(choices).to_have_attribute("aria-label", re.compile(rf"\({offered.count()}\)"))
    token = offered.nth(7).get_attribute("value")
    choices.select_option(token)
    expect(page.locator(f'.ghost[data-token="{token}"][data-fits="true"]')).to_have_count(1)
    expect(page.locator(".verdict [aria-live] .good")).to_be_visible()
    page.locator(".placements button").press("Enter")
    expect(page.locator(".board")).to_be_focused()
    expect(page.locator("[role=log]")).to_contain_text("Green places")
    assert wait_for_turn(page)
    # and by keys: to the next spot that fits, and back
    page.keyboard.press("n")
    first = page.locator('.ghost[data-fits="true"]').get_attribute("data-token")
    page.keyboard.press("n")
    expect(page.locator(f'.ghost[data-token="{first}"]')).to_have_count(0)
    page.keyboard.press("p")
    expect(page.locator(f'.ghost[data-token="{first}"][data-fits="true"]')).to_have_count(1)


def test_the_log_is_announced_once_and_the_board_names_every_space(visit: Visitors) -> None:
    page = visit()
    page.wait_for_selector("input[name=level]:checked")
    open_table(page)
    words = page.get_by_role("region", name="The board in words")
    expect(words).to_contain_text("illage at f1 and g1")  # of two squares
    for key in ("n", "Enter", "Enter"):
        page.locator(".board").press(key)
    assert wait_for_turn(page)
    tree = page.locator("body").aria_snapshot()
    assert tree.count("Green places") == 1, tree
    tile = re.search(r"Green places \w+-\w+ on (\w+) and (\w+)\.", tree)
    assert tile
    text = words.inner_text()
    assert all(re.search(rf"\b{space}\b", text) for space in tile.groups()), text

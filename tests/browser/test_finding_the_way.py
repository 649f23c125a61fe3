"""Finding the way around the page: where one is, what an unknown address says, and the form in reach."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visitors


def test_the_header_marks_the_page_and_an_unknown_address_says_so(visit: Visitors) -> None:
    page = visit()
    page.wait_for_selector("form .main.big:enabled")
    marked = page.locator("header nav a[aria-current=page]")
    expect(marked).to_have_count(0)
    ways = page.locator("input[name=with]").evaluate_all(
        "all => all.map(one => Math.round(one.parentElement.getBoundingClientRect().top))"
    )
    assert len(ways) == 3
    assert len(set(ways)) == 1, "one way to play stands alone in a row"
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # the second link skips to the form
    page.wait_for_function("document.activeElement.closest('form') !== null")
    page.goto(f"{visit.address}#/rules")
    expect(marked).to_have_text("Rules")
    page.goto(f"{visit.address}#/nonsense")
    expect(page.get_by_role("heading", level=1)).to_have_text("Page not found")
    expect(marked).to_have_count(0)

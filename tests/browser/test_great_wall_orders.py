"""Standing orders of The Great Wall on the page."""

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.test_plain import PHONE, QUESTION, begin


def test_an_order_is_given_and_kept(visit: Visitors) -> None:
    """It is there after the page was loaded again; on a phone as well."""
    page = visit(**PHONE)
    begin(page, "bot", 3)
    page.wait_for_selector(QUESTION)
    panel = page.locator("details.orders")
    panel.locator("summary").click()
    expect(panel.locator("select")).to_have_count(7)
    expect(panel).to_contain_text("Where you can play nothing you are not asked.")
    windows = panel.get_by_label("before an Assault")
    windows.focus()
    windows.select_option("year")
    expect(panel.locator("summary")).to_contain_text("one window is passed for you")
    page.reload()
    page.wait_for_selector(QUESTION)
    expect(panel.locator("summary")).to_contain_text("one window is passed for you")
    panel.locator("summary").click()
    expect(panel.get_by_label("before an Assault")).to_have_value("year")

"""Standing orders of The Great Wall on the page."""

import json

from playwright.sync_api import WebSocketRoute, expect

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


def in_a_window(socket: WebSocketRoute) -> None:
    """Whatever is asked is asked in a window of Tactic cards, for which one would wait through many games."""
    server = socket.connect_to_server()

    def tell(message: str | bytes) -> None:
        answer = json.loads(message)
        for sight in answer.get("sights", []):
            if sight["ask"] is not None:
                sight["view"]["own"]["window"] = "ASSAULT"
        socket.send(json.dumps(answer))

    server.on_message(tell)


def test_a_window_is_passed_with_buttons_that_are_in_sight(visit: Visitors) -> None:
    """However many options there are above them."""
    page = visit()
    page.route_web_socket("**/socket*", in_a_window)
    begin(page, "bot", 3)
    page.wait_for_selector(QUESTION)
    passing = page.locator(".pass-on button")
    expect(passing).to_have_count(2)
    for button in (passing.first, passing.last):
        expect(button).to_be_in_viewport(ratio=1)
    passing.last.click()
    expect(page.locator("details.orders summary")).to_contain_text("one window is passed for you")

"""A line that stays open and brings nothing: what was sent stays in sight, and the page comes back."""

from __future__ import annotations

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Visitors
from tests.browser.hands import MY_TURN, begin, place_somewhere


class Network:
    """Between a page and its tables; while it is `stalled` it swallows everything, and opens no new line."""

    def __init__(self, page: Page) -> None:
        self.stalled = False
        page.route_web_socket("**/socket*", self._line)
        page.route("**/healthz", lambda route: route.abort() if self.stalled else route.continue_())

    def _line(self, line: WebSocketRoute) -> None:
        if self.stalled:
            line.close(code=1011)
            return
        server = line.connect_to_server()
        line.on_message(lambda text: self._pass_on(server, text))
        server.on_message(lambda text: self._pass_on(line, text))

    def _pass_on(self, way: WebSocketRoute, text: str | bytes) -> None:
        if not self.stalled:
            way.send(text)


def test_a_move_that_is_swallowed_stays_in_sight_and_can_be_made_when_the_line_is_back(
    visit: Visitors,
) -> None:
    page = visit()
    network = Network(page)
    begin(page)
    network.stalled = True
    page.locator(".board").focus()
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    token = page.locator(".ghost").get_attribute("data-token")
    assert token is not None
    laid = page.locator(f'.ghost[data-token="{token}"]')
    page.keyboard.press("Enter")
    expect(page.locator(".desk")).to_contain_text("Your choice is on its way")
    expect(laid).to_be_visible()
    expect(page.locator(".desk .bad")).to_contain_text("Connection lost.")
    expect(laid).to_be_visible()
    network.stalled = False
    expect(page.locator(".desk .good")).to_be_visible()  # the server has said again what it would bring
    expect(page.get_by_text("Connection lost.")).to_have_count(0)
    page.wait_for_selector(MY_TURN)
    place_somewhere(page)
    # as the browser says of a lost line
    visit.wrong = [text for text in visit.wrong if "ERR_FAILED" not in text]

"""A Python function that the server's operator has invited, met on the page."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.conftest import served, visiting
from tests.browser.hands import begin, place_somewhere

MODULE = """
def choose(view, decision):
    return decision.options[0]
"""


def test_an_agent_is_picked_beside_the_levels_and_answers(browser: Browser, tmp_path: Path) -> None:
    (tmp_path / "my_agent.py").write_text(MODULE, "utf-8")
    invited = {"MANDATE_AGENT": "Hua=my_agent:choose", "PYTHONPATH": str(tmp_path)}
    with served(tmp_path, **invited) as address, visiting(browser, address) as visit:
        page = visit()
        page.locator('input[name=level][value="Hua"]').check()
        expect(page.get_by_text("A bot provided by this server")).to_be_visible()
        begin(page, against="Hua")
        place_somewhere(page)
        expect(page.locator(".rest ol li", has_text="Hua").first).to_be_attached()

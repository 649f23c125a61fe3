"""The deal of the week on the page: played, shared and named, in every language, on a phone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.test_people import post
from tests.browser.test_reaching import barriers

TITLES = {"en": "Today and this week", "de": "Heute und diese Woche", "fr": "Aujourd’hui et cette semaine"}


def test_playing_naming_and_sharing_the_week(visit: Visitors, axe: str) -> None:
    page = visit()
    page.set_viewport_size({"width": 390, "height": 844})
    assert post(page, "api/me", {"name": "Ann"}) == 201
    page.get_by_role("link", name="This week").click()
    qin = page.get_by_role("region", name="Qin", exact=True)
    qin.get_by_label("Show my name in the results").check()
    expect(qin.get_by_role("heading", name="Results")).to_have_count(0)
    assert barriers(page, axe) == []
    qin.get_by_role("button", name="Play the try that counts").click()
    page.wait_for_url("**/table/**")
    table = page.url.partition("#/table/")[2]
    assert post(page, f"api/tables/{table}/commands", {"do": "resign", "seat": 0}) == 200
    page.get_by_role("link", name="Back to the week: results").click()
    expect(qin.get_by_role("row", name="Ann")).to_contain_text("out of competition")
    expect(qin.locator("pre")).to_contain_text("➖➖➖➖➖➖➖ 🏳 +0")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    qin.get_by_role("button", name="Share the result").click()
    expect(qin.get_by_role("status")).to_contain_text("Copied")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith("Qin · ")
    assert copied.endswith("#/weekly")
    qin.get_by_label("Show my name in the results").uncheck()
    expect(qin.get_by_role("row", name="Ann")).to_have_count(0)
    qin.get_by_text("Sealed deal").click()
    for language, title in TITLES.items():
        page.evaluate("language => localStorage.setItem('mandate.language', language)", language)
        page.reload()
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert barriers(page, axe) == []
    page.get_by_role("link", name="La semaine précédente").click()  # from before this server was here
    expect(page.get_by_role("alert")).to_be_visible()

"""Cups on the page: host one in three clicks, enter, sit down, read the standings, on a phone too."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.test_people import post
from tests.browser.test_reaching import barriers

WORDS = {"en": "Standings", "de": "Tabelle", "fr": "Classement"}


def test_hosting_entering_and_the_standings_in_every_language(visit: Visitors, axe: str) -> None:
    ann, ben = visit(), visit()
    for page, name in ((ann, "Ann"), (ben, "Ben")):
        assert post(page, "api/me", {"name": name}) == 201
        assert post(page, "api/me/code") == 201
        page.goto(f"{page.url.partition('#')[0]}#/cups")
    ann.get_by_role("button", name="Host a cup").click()
    ann.get_by_role("combobox", name="Players").select_option("2")
    assert barriers(ann, axe) == []
    ann.get_by_role("button", name="Host this cup").click()
    expect(ann.get_by_role("heading", level=1)).to_have_text("Mini cup: Qin")
    expect(ann.locator("tbody tr.you")).to_contain_text("Ann")
    ben.goto(ann.url)
    ben.get_by_role("button", name="Enter").click()
    ben.get_by_role("link", name="To my table").click()  # it was full, and began by itself
    expect(ben).to_have_url(f"{ben.url.partition('#')[0]}#/table/" + ben.url.partition("#/table/")[2])
    table, _, link = ben.url.partition("#/table/")[2].partition("/")
    for page, seat in ((ann, 0), (ben, 1)):
        assert post(page, f"api/tables/{table}/commands?link={link}", {"do": "sit"}) == 200, seat
    assert post(ann, f"api/tables/{table}/commands", {"do": "resign", "seat": 0}) == 200
    expect(ben.get_by_role("link", name="Back to the cup")).to_be_visible()
    expect(ben.get_by_role("button", name="Rematch")).to_have_count(0)
    ben.get_by_role("link", name="Back to the cup").click()
    expect(ben.locator("tbody tr.you").first).to_contain_text("1")
    expect(ben.get_by_role("link", name="Replay")).to_be_visible()
    ben.set_viewport_size({"width": 390, "height": 844})
    for language, word in WORDS.items():
        ben.evaluate("language => localStorage.setItem('mandate.language', language)", language)
        ben.reload()
        expect(ben.get_by_role("heading", level=2).first).to_have_text(word)
        assert ben.evaluate("document.documentElement.scrollWidth") <= 390
    assert barriers(ben, axe) == []

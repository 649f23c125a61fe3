"""Rated games on the page: a tick, three choices, and a rating with its interval."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.hands import begin, place_somewhere, wait_for_turn
from tests.browser.test_reaching import barriers

CHOICES = 3  # a shorter game does not count
POST = """async ([path, body]) => (await fetch(path, {method: "POST",
    headers: {"Content-Type": "application/json"}, body: JSON.stringify(body)})).status"""


def post(page: Page, path: str, body: object = None) -> int:
    status: int = page.evaluate(POST, [path, body or {}])
    return status


def test_a_rated_game_against_a_level_gives_a_rating_in_every_language(visit: Visitors, axe: str) -> None:
    page = visit()
    assert post(page, "api/me", {"name": "Ann"}) == 201
    assert post(page, "api/me/code") == 201
    page.locator("input[name=rated]").check()
    expect(page.locator("#rated-about")).to_contain_text("No hints, no takebacks")
    begin(page)
    for _ in range(CHOICES):
        assert wait_for_turn(page)
        place_somewhere(page)
    assert wait_for_turn(page)
    table = page.url.partition("#/table/")[2].split("/")[0]
    assert post(page, f"api/tables/{table}/commands", {"do": "resign", "seat": 0}) == 200
    expect(page.locator(".result .rating")).to_have_text(
        re.compile(r"^Your rating now: plays about like level [-.\d]+ ± [.\d]+ \(still uncertain\)\.$")
    )
    page.set_viewport_size({"width": 390, "height": 800})
    for language, words in {
        "en": ("Your ratings", "two players", "1 rated game"),
        "de": ("Deine Wertungen", "zwei Spieler", "1 gewertete Partie"),
        "fr": ("Vos classements", "deux joueurs", "1 partie classée"),
    }.items():
        page.evaluate("language => localStorage.setItem('mandate.language', language)", language)
        page.goto(f"{page.url.partition('#')[0]}#/me")
        page.reload()
        section = page.locator("section:has(.rating)")
        for each in words:
            expect(section).to_contain_text(each)
    assert barriers(page, axe) == []

"""Rated games on the page: a tick, three choices, and a rating with its interval."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.hands import begin, place_somewhere, wait_for_turn
from tests.browser.test_reaching import barriers

CHOICES = 3  # a shorter game does not count
POST = """async ([path, body]) => (await fetch(path, {method: "POST",
    headers: {"Content-Type": "application/json"}, body: JSON.stringify(body)})).status"""


OPEN = """async (plan) => (await fetch("api/tables", {method: "POST",
    headers: {"Content-Type": "application/json"}, body: JSON.stringify(plan)})).json()"""
PLAY = """async (at) => {
    const sight = (await (await fetch(at)).json()).sights[0];
    if (sight.ask === null) return;
    const choice = sight.view.decision.options[0];
    await fetch(`${at}/commands`, {method: "POST", headers: {"Content-Type": "application/json"},
        body: JSON.stringify({do: "play", seat: sight.seat, ask: sight.ask, choice})});
}"""


def post(page: Page, path: str, body: object = None) -> int:
    status: int = page.evaluate(POST, [path, body or {}])
    return status


def test_a_rated_game_against_a_level_gives_a_rating_in_every_language(visit: Visitors, axe: str) -> None:
    page = visit()
    assert post(page, "api/me", {"name": "Ann"}) == 201
    assert post(page, "api/me/code") == 201
    page.locator("form:has(.main.big) input[name=rated]").check()
    expect(page.get_by_text("No hints, no takebacks")).to_be_visible()
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


@pytest.mark.parametrize("seats", [2, 3])
def test_everyone_at_a_rated_table_sees_their_rating(visit: Visitors, axe: str, seats: int) -> None:
    pages = [visit(390, 800, at="#/me") for _ in range(seats)]
    for page, name in zip(pages, ("Ann", "Bo", "Cy"), strict=False):
        assert post(page, "api/me", {"name": name}) == 201
        assert post(page, "api/me/code") == 201
    plan = {"game": "qin", "options": {"players": seats}, "rated": True,
            "seats": [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]}  # fmt: skip
    table = pages[0].evaluate(OPEN, plan)
    for page in pages[1:]:
        assert post(page, f"api/tables/{table['id']}/commands?link={table['link']}", {"do": "sit"}) == 200
    for page in pages:
        page.goto(f"{page.url.partition('#')[0]}#/table/{table['id']}")
    for turn in range(CHOICES * seats):
        pages[turn % seats].evaluate(PLAY, f"api/tables/{table['id']}")
    for seat in range(seats - 1):
        command = {"do": "resign", "seat": seat}
        assert post(pages[seat], f"api/tables/{table['id']}/commands", command) == 200
    for page in pages:
        expect(page.locator(".result .rating")).to_contain_text("Your rating now")
    if seats > 2:
        return
    # a profile: to report and to block someone needs no common table
    ann, bo = pages
    tag = ann.evaluate("async () => (await (await fetch('api/me/profile')).json()).person.tag")
    bo.goto(f"{bo.url.partition('#')[0]}#/people/ann.{tag}")
    bo.get_by_role("button", name="Report", exact=True).click()
    bo.locator("select[name=reason]").select_option("name")
    assert barriers(bo, axe) == []
    bo.get_by_role("button", name="Send the report").click()
    expect(bo.get_by_role("status").filter(has_text="Thank you.")).to_be_visible()
    bo.get_by_role("button", name="Block", exact=True).click()
    bo.get_by_role("button", name="Yes").click()
    expect(bo.get_by_role("status").filter(has_text="Ann is blocked.")).to_be_visible()

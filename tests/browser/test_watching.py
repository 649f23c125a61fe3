"""Spectators on the page: from the list of running games to their own chat, which players read afterwards."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.test_people import OPEN, PLAY, post
from tests.browser.test_reaching import barriers
from tests.browser.test_tables import PHONE

TITLES = {"en": "Watch", "de": "Zusehen", "fr": "Regarder"}


def test_spectators_find_a_game_talk_and_players_read_it_afterwards(visit: Visitors, axe: str) -> None:
    ann, ben, cy, dee = visit(), visit(at="#/me"), visit(**PHONE, at="#/me"), visit(at="#/watch")
    for page, name in ((ann, "Wanda"), (ben, "Walter"), (cy, "Cyril")):
        assert post(page, "api/me", {"name": name}) == 201
    assert post(cy, "api/me/code") == 201
    show = """async () => (await fetch("api/me/profile", {method: "PUT", headers: {"Content-Type":
        "application/json"}, body: JSON.stringify({public: ["presence"], avatar: 2})})).status"""
    assert cy.evaluate(show) == 200
    plan = {"game": "qin", "options": {"players": 2}, "listed": True,
            "seats": [{"kind": "me"}, {"kind": "open"}]}  # fmt: skip
    table = ann.evaluate(OPEN, plan)["id"]
    assert post(ben, f"api/tables/{table}/commands", {"do": "sit"}) == 200
    for page in (ann, ben, ann):
        page.evaluate(PLAY, f"api/tables/{table}")
    ann.goto(f"{ann.url.partition('#')[0]}#/table/{table}")

    base = cy.url.partition("#")[0]
    for language, title in TITLES.items():
        cy.evaluate("language => localStorage.setItem('mandate.language', language)", language)
        cy.goto(f"{base}#/watch")
        cy.reload()
        expect(cy.get_by_role("heading", level=1)).to_have_text(title)
        assert cy.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert barriers(cy, axe) == []
    cy.evaluate("localStorage.setItem('mandate.language', 'en')")
    cy.reload()
    for page in (cy, dee):
        page.goto(f"{base}#/watch")
        card = page.get_by_role("link").filter(has_text="Wanda · Walter")
        expect(card).to_contain_text("opening")
        card.click()
        page.get_by_text("Players read this when the game is over.").wait_for()
    expect(ann.get_by_text("2 people are watching.")).to_be_visible()
    ann.get_by_text("2 people are watching.").click()
    expect(ann.get_by_role("link", name="Cyril")).to_be_visible()
    expect(ann.get_by_text("One person without a name here")).to_be_visible()
    dee.get_by_label("Your name").fill("Dee")
    dee.get_by_role("button", name="Talk along").click()
    for page, phrase in ((dee, "Wow!"), (cy, "Nice move!")):
        page.get_by_text("Say a phrase").click()
        page.get_by_role("button", name=phrase).click()
    said = cy.get_by_role("log", name="Talk among spectators")
    expect(said).to_contain_text("Dee: Wow!")
    expect(dee.get_by_role("log", name="Talk among spectators")).to_contain_text("Cyril: Nice move!")
    cy.get_by_role("button", name="Dee: block or report").click()
    assert barriers(cy, axe) == []
    assert cy.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert "Wow!" not in ann.locator("body").inner_text()

    assert post(ann, f"api/tables/{table}/commands", {"do": "resign", "seat": 0}) == 200
    heard = ann.get_by_role("log", name="What spectators said")
    expect(heard).to_contain_text("Dee: Wow!")
    expect(heard).to_contain_text("Cyril: Nice move!")
    assert barriers(ann, axe) == []
    cy.get_by_role("button", name="Block", exact=True).click()
    cy.get_by_role("button", name="Yes").click()
    expect(cy.get_by_role("log", name="What spectators said")).not_to_contain_text("Wow!")

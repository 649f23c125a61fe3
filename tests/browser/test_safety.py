"""Strangers at a table: phrases, consent, muting, a report, and what a moderator does about it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import MODERATOR_KEY, Visitors
from tests.browser.test_reaching import barriers

CALL = """async ([path, body]) => (await fetch(path, {method: "POST",
    headers: {"Content-Type": "application/json"}, body: JSON.stringify(body)})).json()"""
RUDE = "<b>you</b> play badly"


def call(page: Page, path: str, body: object) -> dict[str, str]:
    answer: dict[str, str] = page.evaluate(CALL, [path, body])
    return answer


def test_strangers_meet_one_reports_and_a_moderator_decides(visit: Visitors, axe: str) -> None:
    ann, ben = visit(at="#/me"), visit(390, 800, at="#/me", locale="de-DE")
    for page, name in ((ann, "Ann"), (ben, "Ben")):
        assert call(page, "api/me", {"name": name})["name"] == name
    seats = [{"kind": "me"}, {"kind": "open"}]
    plan = {"game": "qin", "options": {"players": 2}, "seats": seats, "listed": True}
    table = call(ann, "api/tables", plan)["id"]
    assert call(ben, f"api/tables/{table}/commands", {"do": "sit"})["is"] == "done"
    for page in (ann, ben):
        page.goto(f"{page.url.partition('#')[0]}#/table/{table}")

    # a phrase, by keyboard, read by each in their own language
    picker = ben.locator("details.phrases summary")
    picker.focus()
    picker.press("Enter")
    assert barriers(ben, axe) == []
    ben.get_by_role("button", name="Viel Glück und viel Spaß!").press("Enter")
    expect(picker).to_be_focused()
    expect(ben.get_by_role("log")).to_contain_text("Viel Glück und viel Spaß!")
    expect(ann.get_by_role("log")).to_contain_text("Good luck, have fun!")

    # free text once both agree; what looks like a tag stays text
    expect(ann.locator("form input[type=text]")).to_have_count(0)
    ann.get_by_role("button", name="Allow free text at this table").click()
    ben.get_by_role("button", name="Freien Text an diesem Tisch erlauben").click()
    ben.get_by_label("Nachricht").fill(RUDE)
    ben.keyboard.press("Enter")
    expect(ann.get_by_role("log")).to_contain_text(RUDE)
    ann.get_by_role("button", name="Phrases only").click()
    expect(ben.get_by_label("Nachricht")).to_have_count(0)

    # the menu at a name: report the line, then mute
    ann.locator(".people summary").click()
    ann.get_by_role("button", name="Report", exact=True).click()
    ann.locator("form select").first.select_option(label=f"“{RUDE}”")
    ann.locator("select[name=reason]").select_option("insult")
    assert barriers(ann, axe) == []
    ann.get_by_role("button", name="Send the report").click()
    expect(ann.locator(".people [role=status]")).to_have_text("Thank you. A moderator will look at it.")
    ann.get_by_role("button", name="Mute").click()
    expect(ann.get_by_role("log")).not_to_contain_text(RUDE)
    expect(ann.get_by_role("button", name="Show messages again")).to_be_visible()
    ann.get_by_role("button", name="Block", exact=True).click()
    ann.get_by_role("button", name="Yes").click()
    expect(ann.locator(".people [role=status]")).to_have_text("Ben is blocked.")

    # the moderator's page, behind the key
    moderator = visit(390, 800, at="#/me")
    call(moderator, "api/me", {"name": "Mo"})
    moderator.goto(f"{moderator.url.partition('#')[0]}#/moderate")
    moderator.locator("input[type=password]").fill("not-the-key-of-anyone")
    moderator.keyboard.press("Enter")
    expect(moderator.get_by_role("alert")).to_have_text("This is for moderators only.")
    moderator.locator("input[type=password]").fill(MODERATOR_KEY)
    moderator.keyboard.press("Enter")
    moderator.get_by_role("link", name="Ben: Insult or harassment").click()
    expect(moderator.locator("li.reported")).to_contain_text(RUDE)
    moderator.locator("select[name=kind]").select_option("warn")
    moderator.locator("textarea").fill("Please be kind")
    assert barriers(moderator, axe) == []
    moderator.get_by_role("button", name="Decide").click()
    expect(moderator.locator("[role=status]").last).to_have_text("Done.")
    moderator.get_by_role("link", name="All reports").click()
    expect(moderator.locator("section").nth(1)).to_contain_text("mo: warn Ben")
    assert barriers(moderator, axe) == []

    # the person reads the reason and confirms it; blocks can be undone
    ben.goto(f"{ben.url.partition('#')[0]}#/me")
    ben.reload()
    notice = ben.locator(".notices .notice")
    expect(notice).to_contain_text("Please be kind")
    notice.get_by_role("button", name="Gelesen").click()
    expect(notice).to_have_count(0)
    ann.goto(f"{ann.url.partition('#')[0]}#/me")
    ann.get_by_role("button", name="Unblock").click()
    expect(ann.locator("main")).to_contain_text("You have blocked no one.")

"""The drawn table of The Great Wall, as a person meets it."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.test_plain import LOG, PHONE, QUESTION, begin, decide, options, read_out

LIT = ".tabletop .lit"


def fold(page: Page) -> None:
    """Put the list of all options away."""
    page.get_by_role("button", name="All options", expanded=True).click()
    expect(page.locator(".question")).to_be_hidden()


def until_lit(page: Page, most: int = 60) -> None:
    """Decide until the question is about something on the table; then fold the list away."""
    for _ in range(most):
        page.wait_for_selector(QUESTION)
        if page.locator(LIT).count():
            fold(page)
            return
        decide(page)
    raise AssertionError("nothing on the table was requested")


@pytest.mark.parametrize(("whom", "players"), [("alone", None), ("bot", 4)])
def test_everything_is_on_the_table_without_scrolling(
    visit: Visitors, whom: str, players: int | None
) -> None:
    page = visit(1280, 800)
    begin(page, whom, players)
    for _ in range(3):
        decide(page)
    for part in ("Command track", "Tea order", "Artifacts"):
        expect(page.locator(".tabletop").get_by_role("group", name=part)).to_be_in_viewport(ratio=1)
    for part in ("Lumber Mill", "War Academy", "Middle", "Tea order", "Artifacts"):
        expect(page.locator(".tabletop").get_by_text(part, exact=True).first).to_be_in_viewport()
    expect(page.get_by_role("button", name="Confirm")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    read_out(page)


def test_a_choice_is_made_by_touching_the_thing_itself(visit: Visitors) -> None:
    page = visit()
    begin(page)
    until_lit(page)
    all_of_them = options(page).count()
    for _ in range(4):  # from and to, at most
        page.locator(LIT).first.click()
        if page.locator(".question input:checked").count():
            break
        assert options(page).count() < all_of_them
        expect(page.get_by_role("button", name="Choose again")).to_be_visible()
    expect(page.locator(".question input:checked")).to_have_count(1)
    expect(page.locator(".tabletop .chosen").first).to_be_visible()
    expect(page.locator(".ribbon .verdict.good")).to_be_visible()
    before = page.locator(LOG).count()
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator(LOG).nth(before)).to_be_attached()


def test_all_options_come_back(visit: Visitors) -> None:
    page = visit()
    begin(page)
    until_lit(page)
    all_of_them = options(page).count()
    page.locator(LIT).first.click()
    page.get_by_role("button", name="Choose again").click()
    expect(options(page)).to_have_count(all_of_them)
    expect(page.locator(".question input:checked")).to_have_count(0)


def test_a_cards_text_comes_when_it_is_requested(visit: Visitors) -> None:
    page = visit()
    begin(page)
    decide(page)
    page.wait_for_selector(QUESTION)
    card = page.locator(".tabletop .hire .card-name button:not(.lit)").first
    card.focus()
    page.keyboard.press("Enter")
    shown = page.get_by_role("tooltip")
    expect(shown).to_contain_text(card.inner_text())
    assert len(shown.inner_text()) > len(card.inner_text()) + 10
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)


def test_on_a_phone_there_are_panes_and_the_question_stays_in_sight(visit: Visitors) -> None:
    page = visit(**PHONE, has_touch=True, is_mobile=True)
    begin(page)
    decide(page)
    page.wait_for_selector(QUESTION)
    for pane, part in (
        ("City", "Lumber Mill"),
        ("Wall", "Middle"),
        ("Mine", "Command cards"),
        ("Clans", "Qin Jiushao"),
    ):
        page.get_by_role("button", name=pane, exact=True).tap()
        expect(page.locator(".tabletop").get_by_text(part, exact=True).first).to_be_visible()
        expect(page.get_by_role("button", name="Confirm")).to_be_in_viewport()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def swipe(page: Page, across: int, down: int = 0) -> None:
    """A finger that goes over the table, as the browser itself hears it."""
    table = page.locator(".tabletop").bounding_box()
    assert table is not None
    x, y = PHONE["width"] / 2 - across / 2, table["y"] + 240 - down / 2
    screen = page.context.new_cdp_session(page)
    for step in range(5):
        finger = {"x": x + across * step / 4, "y": y + down * step / 4}
        kind = "touchMove" if step else "touchStart"
        screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [finger]})
    screen.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    screen.detach()


def test_on_a_phone_the_panes_are_swiped(visit: Visitors) -> None:
    page = visit(**PHONE, has_touch=True, is_mobile=True, list=False)
    begin(page)
    page.wait_for_selector(".ribbon .what")
    shown = page.locator(".panes [aria-pressed=true]")
    page.get_by_role("button", name="Wall", exact=True).tap()
    expect(shown).to_have_text("Wall")
    for pane, part in (("City", "Lumber Mill"), ("Mine", "Command cards"), ("Clans", "Qin Jiushao")):
        swipe(page, -160)
        expect(shown).to_have_text(pane)
        expect(page.locator(".tabletop").get_by_text(part, exact=True).first).to_be_visible()
    swipe(page, -160)  # there is nothing behind the last one
    swipe(page, 160)
    expect(shown).to_have_text("Mine")
    swipe(page, -60, 90)  # who scrolls stays where they are
    swipe(page, 160)
    expect(shown).to_have_text("City")
    # a browser that took a swipe for "back a page" would leave the table now and then
    assert page.evaluate("getComputedStyle(document.documentElement).overscrollBehaviorX") == "none"


def test_the_cards_can_be_looked_up(visit: Visitors) -> None:
    page = visit(at="#/cards")
    cards = page.locator(".cards li")
    expect(cards.first).to_be_visible()
    whole = cards.count()
    assert whole > 130
    page.get_by_role("searchbox").fill("tea order")
    expect(page.locator(".cards [role=status]")).to_contain_text(re.compile(r"\d+ cards?"))
    assert 0 < cards.count() < whole
    page.get_by_role("searchbox").fill("")
    page.get_by_role("combobox", name="Kind of card").select_option("tactic")
    expect(cards.first).to_have_id("card-T01")
    read_out(page)

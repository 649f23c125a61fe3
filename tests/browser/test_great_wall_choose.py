"""Choosing at the drawn table of The Great Wall: previews, warnings, steps back, plans."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.test_plain import LOG, PHONE, QUESTION, begin, decide, options
from tests.browser.test_reaching import barriers

PLAN = ".plan"
# Names of players that are not shown whole: those who play the same way differ only at the end.
CUT = """() => [...document.querySelectorAll('.clan .name, .top .who')]
    .filter(name => name.scrollWidth > name.clientWidth && getComputedStyle(name).overflow !== 'visible')
    .map(name => name.textContent)"""
SEEN = """() => {
    const option = document.activeElement.closest('label').getBoundingClientRect();
    const end = document.querySelector('.question .end').getBoundingClientRect();
    return document.querySelector('.verdict.good') && option.top >= 0 && option.bottom <= end.top;
}"""


def until_clerks(page: Page, most: int = 40) -> None:
    """Decide until Clerks may be moved."""
    for _ in range(most):
        page.wait_for_selector(QUESTION)
        if options(page).filter(has_text="Move a Clerk from your pool").count():
            return
        decide(page)
    raise AssertionError("no Clerks could be moved")


def test_anyone_who_goes_through_the_options_with_keys_sees_each(visit: Visitors) -> None:
    page = visit()
    begin(page, "bot", 3)
    page.wait_for_selector(QUESTION)
    page.locator(".question input[name=option]").first.focus()
    page.keyboard.press("Space")
    for _ in range(options(page).count()):
        page.wait_for_function(SEEN)
        page.keyboard.press("ArrowDown")


def test_one_key_leads_to_the_question_and_a_hint_is_in_sight_and_on_the_table(visit: Visitors) -> None:
    page = visit(1280, 800)
    begin(page, "bot", 3)
    page.wait_for_selector(QUESTION)
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the question")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.locator(".question input[name=option]").first).to_be_focused()
    assert page.evaluate(CUT) == []
    decide(page)
    page.wait_for_selector(QUESTION)
    page.get_by_role("button", name="Hint", exact=True).press("Enter")
    first = page.locator(".advice button").first
    expect(first).to_be_focused()
    expect(first).to_be_in_viewport(ratio=1)
    expect(page.locator(".advice")).to_contain_text(re.compile(r"From \d+ simulated games"))
    expect(page.locator(".advice")).to_contain_text(re.compile(r"\d+–\d+%|about \d+%"))
    assert page.locator(".tabletop .suggested").count() > 0


def test_a_plan_is_tried_on_a_copy_and_played_when_one_says_so(visit: Visitors, axe: str) -> None:
    page = visit()
    begin(page, "bot", 3)
    until_clerks(page)
    before = page.locator(LOG).count()
    page.get_by_role("button", name="Try it out").click()
    expect(page.locator(PLAN)).to_contain_text("nothing is sent")
    options(page).filter(has_text="to the Lumber Mill").first.click()
    expect(page.locator(f"{PLAN} li")).to_have_count(1)
    own = re.compile(r"\.(plan|step|question|verdict|chips)\b")
    assert [found for found in barriers(page, axe) if own.search(found)] == []
    page.keyboard.press("u")
    expect(page.locator(f"{PLAN} li.ahead")).to_have_count(1)
    page.get_by_role("button", name="Forward").click()
    expect(page.locator(f"{PLAN} li.ahead")).to_have_count(0)
    assert page.locator(LOG).count() == before, "something was sent"
    page.get_by_role("button", name="Discard").click()
    expect(page.locator(PLAN)).to_have_count(0)
    page.get_by_role("button", name="Try it out").click()
    expect(page.locator(PLAN)).to_contain_text("nothing is sent")
    options(page).filter(has_text="to the Quarry").first.click()
    page.get_by_role("button", name="Play this choice").click()
    expect(page.locator(PLAN)).to_have_count(0)
    expect(page.locator(LOG).nth(before)).to_be_attached()
    expect(page.locator(".rest ol").first).to_contain_text("Quarry")


def test_a_plan_is_in_sight_and_under_the_keyboard_until_escape(visit: Visitors) -> None:
    page = visit()
    begin(page, "bot", 3)
    page.wait_for_selector(QUESTION)
    begins = page.get_by_role("button", name="Try it out")
    begins.scroll_into_view_if_needed()
    begins.press("Enter")
    expect(page.locator(PLAN)).to_be_focused()
    expect(page.locator(f"{PLAN} .band")).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    if page.locator(PLAN).is_visible():  # what the others did was shown on top, and went first
        page.keyboard.press("Escape")
    expect(page.locator(PLAN)).to_have_count(0)
    expect(begins).to_be_focused()
    begins.press("Enter")
    page.get_by_role("button", name="Discard").press("Enter")
    expect(begins).to_be_focused()


def test_a_plan_without_a_connection_says_so_and_only_until_it_is_back(visit: Visitors) -> None:
    page = visit()
    begin(page, "bot", 3)
    page.wait_for_selector(QUESTION)
    page.context.set_offline(True)
    expect(page.get_by_text("Connection lost").first).to_be_visible()
    page.get_by_role("button", name="Try it out").click()
    halt = page.locator(".halt")
    expect(halt).to_contain_text(re.compile("connection", re.IGNORECASE))
    page.context.set_offline(False)
    expect(halt).to_have_count(0)


def test_a_plan_goes_through_windows_that_the_table_passes_by_itself(visit: Visitors) -> None:
    page = visit()
    begin(page)
    page.wait_for_selector(QUESTION)
    while "Where on the Command track?" not in page.locator(QUESTION).inner_text():
        decide(page)
    page.get_by_role("button", name="Try it out").click()
    expect(page.locator(PLAN)).to_contain_text("nothing is sent")
    for steps in (1, 2, 3):
        options(page).first.click()
        expect(page.locator(f"{PLAN} li")).to_have_count(steps)
    page.get_by_role("button", name="Play these 3 choices").click()
    expect(page.locator(PLAN)).to_have_count(0)
    expect(page.locator(".halt")).to_have_count(0)
    step_back = page.get_by_role("button", name="Step back")
    expect(step_back).to_have_attribute("aria-disabled", "false")
    location_tells_what_it_does(page)


def location_tells_what_it_does(page: Page) -> None:
    """Lit or not, with the mouse or the keyboard: the rule, the prices, and what it would bring now."""
    page.get_by_role("button", name="All options", expanded=True).click()
    page.mouse.move(0, 0)
    tip = page.locator("[role=tooltip]")
    barracks = page.locator("[data-thing='location:bar']")
    barracks.hover()
    expect(tip).to_contain_text("recruit a Soldier for each of your Clerks")
    expect(tip).to_contain_text("Spearman (1 Wood, 2 Stone)")
    expect(tip).to_contain_text("For you now")
    page.mouse.move(0, 0)
    expect(tip).to_have_count(0)
    page.locator("[data-thing='location:lum']").focus()
    page.keyboard.press("Shift")  # the keyboard is in use
    page.locator("[data-thing='location:qua']").focus()
    expect(tip).to_contain_text("You would gather")
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)


def test_warnings_come_before_waste_and_can_be_switched_off(visit: Visitors) -> None:
    page = visit()
    begin(page, "bot", 3)
    until_clerks(page)
    options(page).filter(has_text="Move no more Clerks").click()
    warning = page.locator(".question .caution")
    expect(warning).to_contain_text("Clerks could go out")
    expect(page.get_by_role("button", name="Confirm anyway")).to_be_enabled()
    page.get_by_role("button", name="Do not warn again").click()
    expect(warning).to_have_count(0)
    expect(page.get_by_role("button", name="Confirm", exact=True)).to_be_enabled()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Show all warnings again").click()
    expect(warning).to_have_count(1)


def test_a_step_back_goes_as_far_as_it_can_and_says_why_it_stops(visit: Visitors) -> None:
    page = visit(**PHONE)
    begin(page, "bot", 3)
    until_clerks(page)
    asked = page.locator(".question h2").inner_text()
    options(page).filter(has_text="to the Lumber Mill").first.click()
    page.get_by_role("button", name="Confirm").click()
    back = page.get_by_role("button", name="Step back")
    expect(back).to_have_attribute("aria-disabled", "false")
    expect(page.locator(".question h2")).not_to_have_text(asked)
    back.click()
    expect(page.locator(".question h2")).to_have_text(asked)
    for _ in range(20):
        if back.get_attribute("aria-disabled") == "true":
            break
        number = page.locator(".question").get_attribute("data-ask")
        page.locator("h1").click()
        page.keyboard.press("Backspace")
        page.wait_for_function("n => document.querySelector('.question').dataset.ask !== n", arg=number)
    expect(page.locator(".step [role=status]")).to_have_text(re.compile("revealed something|has chosen"))


def test_without_confirming_only_what_cannot_be_undone_waits(visit: Visitors) -> None:
    page = visit()
    begin(page, "bot", 3)
    until_clerks(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Confirm each move").uncheck()
    expect(page.get_by_label("Confirm the end of my turn")).to_be_checked()
    page.get_by_role("button", name="Settings").click()
    number = page.locator(".question").get_attribute("data-ask")
    options(page).filter(has_text="to the Lumber Mill").first.click()
    page.wait_for_function("n => document.querySelector('.question').dataset.ask !== n", arg=number)

"""Learning Qin on the page: the lesson from start to end, and the rules to search."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.hands import MY_TURN, point
from tests.browser.test_first_visit import listening
from tests.browser.test_in_reach import COVERED
from tests.browser.test_lesson_solutions import LESSONS, STEPS


def test_the_lesson_from_start_to_end(visit: Visitors) -> None:
    page = visit(at="#/learn")
    for number, step in enumerate(STEPS, 1):
        expect(page.locator("nav [aria-current=step]")).to_contain_text(f"{number}")
        page.wait_for_selector(".desk .tile:enabled")
        page.get_by_role("button", name="Show me").click()
        if "event" in step["goal"]:
            page.locator(".tool.keep").click()
        expect(page.locator(".outcome")).to_contain_text("Well done!")
        if number < len(STEPS):
            page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Play your first game").click()
    page.wait_for_selector(MY_TURN)
    expect(page.get_by_text("good moves are marked on the board")).to_be_visible()
    expect(page.locator(".suggestion.best")).to_be_visible()
    expect(page.get_by_text("used a hint")).to_have_count(0)  # marks are no hints on request


def test_a_placement_that_was_not_requested_can_be_tried_again(visit: Visitors) -> None:
    page = visit()
    red = listening(page)
    page.goto(f"{visit.address}#/learn")
    page.get_by_role("link", name="Two at once").click()
    page.wait_for_selector(".desk .tile:enabled")
    page.mouse.click(*point(page, "a1"))
    expect(page.locator(".desk .bad")).to_be_visible()  # a refusal is an answer, and no error in the console
    page.mouse.click(*point(page, "e3"))
    page.locator(".tool.keep").click()
    expect(page.locator(".outcome")).to_contain_text("not the one we are looking for")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".outcome")).to_have_count(0)
    page.wait_for_selector(".desk .tile:enabled")
    assert red == []


def test_the_lesson_continues_where_one_was_and_keeps_what_was_solved(visit: Visitors) -> None:
    page = visit(at="#/learn")
    page.wait_for_selector(".desk .tile:enabled")
    page.get_by_role("button", name="Show me").click()
    page.locator(".tool.keep").click()
    page.get_by_role("button", name="Next").click()
    now = page.locator("nav [aria-current=step]")
    expect(now).to_contain_text("2")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    for _ in range(2):  # by the address of the step, then by that of the lesson
        page.reload()
        page.wait_for_selector(".desk .tile:enabled")
        expect(now).to_contain_text("2")
        expect(page.locator("nav .done")).to_have_count(1)
        page.goto(f"{visit.address}#/rules")
        page.goto(f"{visit.address}#/learn")
    page.get_by_role("link", name="Two at once").click()
    expect(now).to_contain_text("Two at once")
    page.go_back()
    expect(now).to_contain_text("2")
    expect(page.locator("nav .done")).to_have_count(1)


def test_the_rules_are_searched_and_linked(visit: Visitors) -> None:
    page = visit(at="#/rules/qin.join.tie")
    expect(page.locator("article.wanted")).to_be_in_viewport()
    everything = page.locator("article").count()
    page.get_by_role("searchbox").fill("village pagoda tie")
    found = page.locator("article")
    expect(found.first).to_contain_text("village")
    assert 0 < found.count() < everything
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.get_by_text("No rule contains these words.")).to_be_visible()


def test_a_link_to_a_rule_is_never_hidden_by_what_was_searched_for(visit: Visitors) -> None:
    page = visit(at="#/rules")
    page.get_by_role("searchbox").fill("village")
    page.evaluate("location.hash = '#/rules/qin.place.grass'")
    wanted = page.locator("article.wanted")
    expect(wanted).to_contain_text("qin.place.grass")
    expect(wanted).to_be_in_viewport()
    page.get_by_role("searchbox").fill("xyzzy")
    page.evaluate("location.hash = '#/rules/qin.join.tie'")
    expect(wanted).to_contain_text("qin.join.tie")
    expect(page.get_by_role("searchbox")).to_have_value("")
    page.evaluate("location.hash = '#/rules/qin.join.ti'")
    expect(page.get_by_role("alert")).to_contain_text("qin.join.ti")


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_short_lessons_on_a_phone_with_the_confirm_button_in_reach(visit: Visitors, language: str) -> None:
    """From the list through every step; nothing lies over what a step is confirmed with."""
    page = visit(390, 844, at="#/lessons", has_touch=True, locale=language)
    lessons = LESSONS if language == "en" else LESSONS[3:]
    for lesson in lessons:
        page.goto(f"{visit.address}#/lessons")
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        page.locator(f"a[href='#/learn/{lesson['id']}/1']").last.tap()
        for number, _ in enumerate(lesson["steps"], 1):
            expect(page.locator("nav [aria-current=step]")).to_contain_text(f"{number}")
            page.wait_for_selector(".desk .tile:enabled")
            page.locator(".task .help").tap()
            page.wait_for_selector(".tool.keep:enabled")
            assert page.evaluate(COVERED) == [], (lesson["id"], number)
            assert page.evaluate("document.documentElement.scrollWidth") <= 390
            page.locator(".tool.keep").tap()
            expect(page.locator(".outcome.solved")).to_be_visible()
            expect(page.locator(".outcome .main")).to_be_in_viewport(ratio=1)
            if number < len(lesson["steps"]):
                page.locator(".outcome .main").tap()
    page.goto(f"{visit.address}#/lessons")
    expect(page.locator("li.done")).to_have_count(len(lessons))
    page.goto(f"{visit.address}#/path")
    page.locator("main a[href='#/lessons']").tap()
    expect(page.get_by_role("heading", level=1)).to_be_visible()

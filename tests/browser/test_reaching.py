"""Everybody is reached: every language, light and dark, and no barriers that axe can find."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.hands import MY_TURN, OVER, begin, place_somewhere, point, wait_for_turn

LANGUAGES = {"en": "Your turn", "de": "Du bist am Zug", "fr": "À vous de jouer"}
COLOURED = ["color-contrast", "link-in-text-block"]  # the rules of axe that ask for colours
BARRIERS = """async rules => (
    await axe.run({ resultTypes: ["violations"], ...(rules && { runOnly: { type: "rule", values: rules } }) })
).violations
    .filter(found => ["serious", "critical"].includes(found.impact))
    .map(found => found.id + ": " + found.nodes.map(node => node.target + node.failureSummary).join("; "))"""

EDGES = """[...document.querySelectorAll("#settings select")].map(each =>
    document.querySelector("#settings").getBoundingClientRect().right - each.getBoundingClientRect().right)"""


@pytest.mark.parametrize(("language", "title"), LANGUAGES.items())
def test_the_page_speaks_the_language_of_the_browser(visit: Visitors, language: str, title: str) -> None:
    page = visit(locale=language)
    begin(page)
    assert wait_for_turn(page)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("h1")).to_have_text(title)
    page.mouse.move(*point(page, "c4"))
    village = {"en": "is a village", "de": "ist ein Dorf", "fr": "est un village"}
    expect(page.locator(".verdict .bad")).to_contain_text(village[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_start_page_lesson_and_puzzles_fit_a_narrow_phone(visit: Visitors, language: str) -> None:
    page = visit(320, 600, locale=language)
    expect(page.locator("header nav a").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    for path in ("learn", "puzzles"):
        page.goto(f"{visit.address}#/{path}")
        page.wait_for_selector(".desk .tile:enabled")
        expect(page.locator(".placements select")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, path


def test_the_language_can_be_changed_and_is_kept(visit: Visitors) -> None:
    page = visit()
    for said in ("not affiliated", "reconstructions"):
        expect(page.locator("footer")).to_contain_text(said)
    page.get_by_role("button", name="Settings").click()
    # what counts in one game only says so, and nothing touches the edge
    expect(page.get_by_role("group", name="The Great Wall").get_by_role("combobox")).to_have_count(2)
    edges = page.evaluate(EDGES)
    assert len(edges) == 4
    assert min(edges) >= 14
    page.get_by_label("Language").select_option("de")
    expect(page.locator("form .main.big")).to_have_text("Partie starten")
    page.reload()
    expect(page.locator("form .main.big")).to_have_text("Partie starten")


def test_no_barriers(visit: Visitors, axe: str) -> None:
    page = visit()
    page.wait_for_selector("input[name=level]:checked")
    assert barriers(page, axe) == []
    begin(page)
    assert barriers(page, axe) == []
    page.mouse.click(*point(page, "c4"))
    expect(page.locator(".verdict .bad")).to_be_visible()
    assert barriers(page, axe) == []
    page.goto(f"{visit.address}#/learn")
    page.wait_for_selector(".learn .board")
    assert barriers(page, axe) == []
    for place, part in (
        ("rules", "article"),
        ("editor", ".place svg"),
        ("me", ".me input"),
        ("replay", "input[type=file]"),
    ):
        page.goto(f"{visit.address}#/{place}")
        page.wait_for_selector(part, state="attached")
        assert barriers(page, axe) == [], place


def barriers(page: Page, axe: str) -> list[str]:
    """In light and in dark colours, which is all that differs between the two."""
    page.evaluate(axe)
    page.evaluate("unpainted.disabled = true")  # what is not painted has no contrast
    found: list[str] = page.evaluate(BARRIERS)
    as_it_was: Any = page.locator("html").get_attribute("data-theme")
    paint(page, "light" if as_it_was == "dark" else "dark")
    found += page.evaluate(BARRIERS, COLOURED)
    paint(page, as_it_was)
    page.evaluate("unpainted.disabled = false")
    return found


def paint(page: Page, theme: Any) -> None:
    page.emulate_media(color_scheme=theme)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)


def test_the_focus_is_never_lost_at_a_table(visit: Visitors, axe: str) -> None:
    page = visit()
    begin(page)
    place_somewhere(page)
    wait_for_turn(page)
    resign = page.get_by_role("button", name="Resign")
    no = page.get_by_role("alertdialog", name="Really resign?").get_by_role("button", name="No")
    for leave in ("Escape", "Enter"):
        resign.press("Enter")
        expect(no).to_be_focused()
        assert barriers(page, axe) == []
        page.keyboard.press(leave)
        expect(resign).to_be_focused()

    place_somewhere(page)
    wait_for_turn(page)
    back = page.get_by_role("button", name="Take back")
    back.press("Enter")
    expect(page.locator(".rest ol li", has_text="took back the last move")).to_have_count(1)
    expect(back).to_be_focused()

    page.get_by_role("button", name="Hint", exact=True).press("Enter")
    page.wait_for_function(
        "() => !document.querySelector('.advice [aria-keyshortcuts][aria-disabled=false]')"
    )
    assert page.evaluate("document.activeElement.closest('.advice') !== null")  # while it thinks, and after

    settings = page.get_by_role("button", name="Settings")
    settings.press("Enter")
    page.get_by_label("Language").focus()
    page.keyboard.press("Escape")
    expect(settings).to_be_focused()

    resign.press("Enter")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector(OVER)
    assert page.evaluate("document.activeElement !== document.body")


def test_with_the_device_the_focus_goes_to_the_next_one(visit: Visitors) -> None:
    page = visit()
    page.locator("input[name=with][value=hot-seat]").check()
    page.locator("select[name=players]").select_option("3")
    page.locator("select[name=first]").select_option(index=1)
    page.locator("form .main.big").click()
    for player in ("Green", "Purple"):
        page.get_by_role("button", name=f"I am {player}").press("Enter")
        page.wait_for_selector(MY_TURN)
        expect(page.locator(".board[role=application]")).to_be_focused()
        page.get_by_role("button", name="Resign").press("Enter")
        page.get_by_role("button", name="Yes").press("Enter")
        if player == "Green":
            expect(page.locator(".curtain")).to_be_focused()
    page.wait_for_selector(OVER)

"""Setting up a position by hand: painted, corrected, kept, shared, analysed and played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.hands import MY_TURN, place_somewhere, point
from tests.browser.test_analysis import open_file, record
from tests.browser.test_reaching import barriers

FINE = "This position can be played."
POSITION = (
    "qin1 2 4bVV5V/4byy6/6r6/2V3ryyV3/6B6/13/6Y6/2V7VV1/2V3R6/13/13/13/7VV3V "
    "e1=1,f1=1,f2=1,g3=0,h4=0,j4=0 21,21 YYBBBB,?????? 16,16,15,15 0 4 -"
)


def open_page(visit: Visitors, page: Page) -> None:
    page.goto(f"{visit.address}#/position")
    expect(page.get_by_text(FINE)).to_be_visible()


def paint(page: Page, tool: str, *spaces: str) -> None:
    page.locator(f"input[name=sign][value='{tool}']").check()
    page.locator(".canvas").scroll_into_view_if_needed()
    for space in spaces:
        page.mouse.click(*point(page, space))


def test_a_position_is_painted_corrected_kept_and_played(visit: Visitors) -> None:
    page = visit()
    page.get_by_role("link", name="Set up a position").click()
    expect(page.get_by_text(FINE)).to_be_visible()
    paint(page, "r", "f9", "e9", "d9")
    flaws = page.locator(".verdict li")
    expect(flaws).to_have_count(2)
    expect(flaws.first).to_contain_text("every tile covers two spaces side by side")
    expect(flaws.first.get_by_role("link")).to_contain_text("qin.place.pair")
    expect(flaws.nth(1)).to_contain_text("The province at d9 needs an owner")
    expect(page.locator(".canvas .wrong")).to_have_count(2)
    expect(page.get_by_role("button", name="Play this position")).to_have_count(0)
    page.reload()  # nothing is lost, though it is wrong
    expect(flaws).to_have_count(2)
    paint(page, "erase", "d9")
    page.get_by_role("button", name="Pagoda of Purple on e9").click()
    expect(page.get_by_text(FINE)).to_be_visible()
    expect(page.get_by_text("Pagodas left: Green 24 and Purple 23")).to_be_visible()
    paint(page, "b", "c9")  # a village: tiles go elsewhere
    expect(page.locator(".verdict")).to_contain_text("c9 is not free grass")
    paint(page, "0", "a1")  # free grass, but nothing that can be owned
    expect(page.locator(".verdict")).to_contain_text("A pagoda cannot stand on a1: there is neither")
    paint(page, "b", "h9")
    expect(page.locator(".verdict")).not_to_contain_text("a1")
    expect(flaws.first).to_contain_text("h9 is left over")
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text(FINE)).to_be_visible()

    page.get_by_role("button", name="Play this position").click()
    page.locator("select[name=opponent]").select_option("settler")
    page.get_by_role("button", name="Start from this position").click()
    page.wait_for_selector(MY_TURN)
    expect(page.get_by_text("This game began with a given deal or position.")).to_be_attached()
    assert page.locator(".region.colour-R .owner.seat-1").count() == 1
    place_somewhere(page)
    page.goto(f"{visit.address}#/position")
    expect(page.get_by_text("Pagodas left: Green 24 and Purple 23")).to_be_visible()  # it is there again


def test_a_position_is_made_with_keys_alone(visit: Visitors) -> None:
    page = visit()
    open_page(visit, page)
    board = page.get_by_role("application")
    board.focus()
    for _ in range(4):
        page.keyboard.press("ArrowDown")
    for _ in range(7):
        page.keyboard.press("ArrowRight")
    expect(board).to_have_attribute("aria-label", "Board, space h5: grass")
    page.keyboard.press("b")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("y")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("2")
    expect(board).to_have_attribute("aria-label", "Board, space h5: blue tile, Purple")
    expect(page.get_by_text(FINE)).to_be_visible()
    expect(page.locator("textarea[name=position]")).to_have_value(re.compile("/6Bb5/7y5/.* g5=1 24,23 "))
    page.keyboard.press("Delete")
    expect(page.locator(".verdict li")).not_to_have_count(0)


def test_a_text_is_pasted_shared_and_analysed(visit: Visitors) -> None:
    page = visit(permissions=["clipboard-read", "clipboard-write"])
    open_page(visit, page)
    field = page.locator("textarea[name=position]")
    field.fill("qin1 2 nonsense")
    page.get_by_role("button", name="Use this text").click()
    expect(page.get_by_role("alert")).to_contain_text("The position string is wrong at PARTS")
    field.fill(POSITION)
    page.get_by_role("button", name="Use this text").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator("select[name=tile-0-0]")).to_have_value("YY")
    expect(page.get_by_text(FINE)).to_be_visible()
    expect(field).to_have_value(POSITION)
    page.get_by_role("button", name="Copy link to this position").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    other = visit()
    other.goto(page.evaluate("navigator.clipboard.readText()"))
    expect(other.get_by_text(FINE)).to_be_visible()
    expect(other.locator("textarea[name=position]")).to_have_value(POSITION)
    other.locator("select[name=mover]").select_option(label="Purple")  # whose tiles no one knows
    expect(other.get_by_text("Give Purple three tiles")).to_be_visible()
    expect(other.get_by_role("button", name="Show the best moves")).to_be_disabled()
    other.reload()  # what was changed counts, not the link
    expect(other.locator("select[name=mover]")).to_have_value("1")
    page.get_by_role("button", name="Show the best moves").click()
    expect(page.locator(".suggestion.best")).to_be_visible()
    best = page.locator(".next li button").first
    expect(best).to_contain_text("%")
    best.click()  # as a hint at the table: it is shown where it would lie
    expect(best).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".ghost")).to_be_visible()
    best.click()
    expect(page.locator(".ghost")).to_have_count(0)
    paint(page, "r", "a1")
    expect(page.locator(".suggestion")).to_have_count(0)
    other.goto(f"{visit.address}#/position/qin1_2_4bVV")
    expect(other.get_by_role("alert")).to_contain_text("damaged")


def test_board_and_players_are_chosen(visit: Visitors) -> None:
    page = visit()
    open_page(visit, page)
    page.locator("select[name=players]").select_option("4")
    expect(page.get_by_text("Pagodas left: Green 15, Purple 15, Black 15 and White 15")).to_be_visible()
    page.locator("select[name=board]").select_option(label="Lion")
    expect(page.get_by_text(FINE)).to_be_visible()
    page.get_by_text("Other hands").click()
    page.locator("select[name=tile-3-2]").select_option("YB")
    expect(page.locator("textarea[name=position]")).to_have_value(re.compile("^qin1 4 .*,[?]{4}YB "))
    page.get_by_role("button", name="Play this position").click()
    page.get_by_label("All sides by hand").check()
    page.get_by_role("button", name="Start from this position").click()
    page.wait_for_selector(MY_TURN)


def test_a_position_of_a_replay_is_changed(visit: Visitors, tmp_path: Path) -> None:
    match = record(tmp_path)
    page = visit()
    open_file(visit, page, tmp_path / "game.json")
    page.get_by_role("slider").fill("4")
    expect(page.get_by_text("After 4 of 7 moves")).to_be_visible()
    page.get_by_role("link", name="Change this position").click()
    expect(page.get_by_text(FINE)).to_be_visible()
    page.get_by_text("Other hands").click()
    values = [
        page.locator(f"select[name=tile-{seat}-{i}]").input_value() for seat in (0, 1) for i in range(3)
    ]
    assert "??" not in values
    assert match.record.game == "qin"


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_no_barriers_and_nothing_beside_the_screen(
    visit: Visitors, axe: str, width: int, height: int
) -> None:
    page = visit(width, height)
    open_page(visit, page)
    paint(page, "r", "f9", "e9", "d9")
    expect(page.locator(".verdict li")).to_have_count(2)
    assert barriers(page, axe) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    board = page.locator(".canvas").bounding_box()
    assert board is not None
    assert board["width"] >= min(width, 340) - 20

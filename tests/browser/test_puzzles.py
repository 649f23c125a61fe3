"""Puzzles on the page: a wrong answer, another try, the next one; what was solved is kept on the device."""

import json
import re
from datetime import UTC, datetime

import pytest
from playwright.sync_api import Page, expect

from mandate.lang.text import read_fact, tell
from mandate.study.puzzles import Puzzle, maker_of, of_the_day, puzzles
from tests.browser.conftest import Visitors
from tests.browser.great_wall_hands import UNTOLD, by_mouse

PUZZLE = next(found for found in puzzles("qin") if found.wrong[0].reply)


def answer(page: Page, choice: str) -> None:
    page.wait_for_selector(".desk .tile:enabled")
    page.locator(".placements select").select_option(choice)
    page.locator(".placements .button").click()


def solved(page: Page, puzzle: Puzzle) -> str:
    """What the shelf of this difficulty says."""
    name = f"Difficulty {puzzle.difficulty} of {len(puzzle.solved)}"
    return page.get_by_role("link", name=name).inner_text()


def test_a_puzzle_is_missed_tried_again_and_solved(visit: Visitors) -> None:
    page = visit(at=f"#/puzzles/{PUZZLE.id}")
    answer(page, PUZZLE.wrong[0].choice)
    outcome = page.locator(".outcome")
    expect(outcome).to_contain_text("Not the best choice.")
    expect(outcome).to_contain_text(f"With it you win {round(100 * PUZZLE.wrong[0].value)}% of the time")
    expect(page.locator(f'[data-token="{PUZZLE.wrong[0].reply}"]')).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    expect(outcome).to_have_count(0)
    answer(page, PUZZLE.best)
    expect(outcome).to_contain_text("Solved!")
    expect(outcome).to_contain_text("What this move does")
    assert solved(page, PUZZLE).split()[-1].startswith("1/")
    page.get_by_role("button", name="Next puzzle").click()
    expect(page).not_to_have_url(f"{visit.address}#/puzzles/{PUZZLE.id}")
    page.wait_for_selector(".desk .tile:enabled")
    page.reload()
    page.wait_for_selector(".desk .tile:enabled")
    assert solved(page, PUZZLE).split()[-1].startswith("1/")


def test_an_answer_that_the_puzzle_does_not_tell_of_is_looked_at_by_the_server(visit: Visitors) -> None:
    page = visit(at=f"#/puzzles/{PUZZLE.id}")
    page.wait_for_selector(".desk .tile:enabled")
    known = {PUZZLE.best, *(wrong.choice for wrong in PUZZLE.wrong)}
    offered = page.locator(".placements option").evaluate_all("options => options.map(one => one.value)")
    answer(page, next(choice for choice in offered if choice and choice not in known))
    outcome = page.locator(".outcome")
    expect(outcome).to_contain_text("Not the best choice.")
    expect(outcome).to_contain_text("Your opponent would probably reply")
    expect(outcome).not_to_contain_text("less than")
    expect(page.locator("[data-token]")).to_have_count(1)


def test_the_puzzle_of_the_day_is_a_click_away_and_shows_its_answer_on_request(visit: Visitors) -> None:
    page = visit(at="#/puzzles/nowhere")
    expect(page.get_by_role("alert")).to_contain_text("no puzzle at this address")
    page.get_by_role("link", name="Puzzles", exact=True).click()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.wait_for_selector(".desk .tile:enabled")
    answer(page, of_the_day("qin", datetime.now(UTC).date()).wrong[0].choice)
    page.get_by_role("button", name="Show the answer").click()
    expect(page.locator(".suggestion.best")).to_be_visible()
    expect(page.locator(".outcome")).to_contain_text("The best choice:")
    expect(page.locator(".outcome")).to_contain_text("What this move does")


@pytest.mark.parametrize("path", ["puzzles", "position"])
def test_the_rules_open_after_a_page_that_has_requested_the_words_of_the_game(
    visit: Visitors, path: str
) -> None:
    page = visit(at=f"#/{path}")
    page.wait_for_selector(".board svg")
    page.get_by_role("banner").get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The rules of Qin")
    expect(page.locator("article").first).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_role("heading", level=1)).to_have_text("Die Regeln von Qin")
    expect(page.locator("article").first).to_be_visible()


def test_a_puzzle_of_the_great_wall_is_answered_at_the_drawn_table(visit: Visitors) -> None:
    page = visit()
    wall = puzzles("great-wall")[0]
    page.goto(f"{visit.address}#/puzzles")
    page.wait_for_selector(".desk .tile:enabled")
    page.get_by_role("link", name="The Great Wall").click()
    page.wait_for_selector(".tabletop")
    expect(page.get_by_role("link", name="The Great Wall")).to_have_attribute("aria-current", "true")

    page.goto(f"{visit.address}#/great-wall-puzzles/{wall.id}")
    by_mouse(page, wall.wrong[0].choice)
    outcome = page.locator(".outcome")
    expect(outcome).to_contain_text("Not the best choice.")
    expect(outcome).to_contain_text(f"With it you win {round(100 * wall.wrong[0].value)}% of the time")
    assert wall.wrong[0].brings is not None
    expect(outcome).to_contain_text(tell(read_fact(wall.wrong[0].brings), "en"))
    assert not UNTOLD.search(outcome.inner_text())
    page.get_by_role("button", name="Try again").click()
    expect(outcome).to_have_count(0)
    by_mouse(page, wall.best)
    expect(outcome).to_contain_text("Solved!")
    assert solved(page, wall).split()[-1].startswith("1/")
    page.reload()
    page.wait_for_selector(".question h2")
    assert solved(page, wall).split()[-1].startswith("1/")


def test_a_puzzle_of_the_great_wall_shows_its_answer_on_request(visit: Visitors) -> None:
    page = visit()
    wall = puzzles("great-wall")[0]
    page.goto(f"{visit.address}#/great-wall-puzzles/{wall.id}")
    by_mouse(page, wall.wrong[0].choice)
    page.get_by_role("button", name="Show the answer").click()
    expect(page.locator(".outcome")).to_contain_text("The best choice:")
    expect(page.locator(".outcome")).to_contain_text(f"({round(100 * wall.value)}% chance of winning)")
    expect(page.locator(".question")).to_have_count(0)


@pytest.mark.parametrize("path", ["puzzles", "great-wall-puzzles"])
def test_on_a_phone_the_shelf_scrolls_and_the_page_does_not(visit: Visitors, path: str) -> None:
    page = visit(390, 844, has_touch=True, is_mobile=True, at=f"#/{path}")
    expect(page.locator("nav .button").last).to_be_attached()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_own_mistakes_themes_and_a_rush_are_on_the_shelf(visit: Visitors) -> None:
    page = visit(390, 844, at="#/puzzles/mine")
    expect(page.get_by_role("heading", level=1)).to_have_text("My mistakes")
    state, seat = maker_of("qin").asked(PUZZLE)
    record = {"game": "qin", "rules": "1", "setup": state.setup(), "choices": []}
    mistake = {
        "id": "mine-x-1", "game": "qin", "kind": "mine", "best": PUZZLE.best, "value": 0.7, "solved": [],
        "position": json.dumps({"record": record, "seat": seat}),
        "wrong": [{"choice": PUZZLE.wrong[0].choice, "value": 0.5}],
    }  # fmt: skip
    cards = [{"puzzle": mistake, "repeat": {"step": 0, "due": 0}}]
    page.evaluate("cards => localStorage.setItem('mandate.mistakes.qin', JSON.stringify(cards))", cards)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("One of your own games: find the better choice")
    answer(page, PUZZLE.best)
    expect(page.locator(".outcome")).to_contain_text("Solved!")
    expect(page.locator(".task")).to_contain_text("It comes back tomorrow.")
    page.get_by_label("All themes").select_option("join")
    page.wait_for_selector(".desk .tile:enabled")
    joining = next(puzzle for puzzle in puzzles("qin") if puzzle.id == page.url.split("/")[-2])
    assert "join" in joining.themes
    answer(page, joining.best)
    expect(page.locator(".outcome")).to_contain_text("Joining: your provinces have the most spaces")
    expect(page.locator(".outcome")).to_contain_text("Your puzzle rating:")
    page.get_by_role("link", name="Rush").click()
    page.get_by_role("button", name="Start").click()
    right = {puzzle.best for puzzle in puzzles("qin")}
    wrong = {puzzle.wrong[0].choice for puzzle in puzzles("qin")} - right
    for missed in range(3):
        expect(page.get_by_label(f"{missed} of 3 misses")).to_be_visible()
        page.wait_for_selector(".desk .tile:enabled")
        offered = page.locator(".placements option").evaluate_all("options => options.map(one => one.value)")
        answer(page, next(choice for choice in offered if choice in wrong))
    expect(page.locator("p.result")).to_have_text("0 puzzles found.")


def test_the_path_marks_who_was_beaten_and_a_level_explains_what_beat_one(visit: Visitors) -> None:
    page = visit(at="#/path")
    tallies = {
        "games": {"qin": {"wanderer": {"games": 1, "won": 1, "recent": "w"}}},
        "last": {},
        "counted": [],
    }
    page.evaluate("kept => localStorage.setItem('mandate.ladder', JSON.stringify(kept))", tallies)
    page.reload()
    qin = page.get_by_role("region", name="Qin")
    expect(qin).to_contain_text("1 of 11 beaten.")
    expect(qin.get_by_role("listitem").nth(1)).to_have_attribute("aria-current", "step")
    expect(qin).to_contain_text("Villages are nothing to me, only great provinces.")
    qin.get_by_role("button", name="Play against Dreamer").click()
    expect(page).to_have_url(re.compile("#/table/"))
    expect(page.get_by_role("heading", name="Dreamer").or_(page.get_by_text("Dreamer")).first).to_be_visible()

"""The analysis board: moves are tried for all sides, assessed, kept, shared; other files are refused."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from mandate.core.match import Match
from mandate.core.rng import Chance
from mandate.files import save
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.state import GreatWallState
from tests.browser.conftest import Visitors
from tests.browser.test_analysis import record

TRIED = ".tree li.tried"
BEST = "section.card ol button:has(.figures)"


def opened(page: Page, file: Path) -> None:
    page.locator("input[type=file]:not([name])").set_input_files(file)
    page.get_by_role("button", name="Analyze from here").click()
    expect(page.locator(".tree li").first).to_be_visible()


def test_moves_are_tried_kept_and_shared(visit: Visitors, tmp_path: Path) -> None:
    record(tmp_path)
    page = visit(at="#/replay", permissions=["clipboard-read", "clipboard-write"])
    opened(page, tmp_path / "game.json")
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".tree [aria-current=step] .ply")).to_have_text("2")
    expect(page.locator(".beside")).to_contain_text("Anna to choose: ")
    expect(page.locator(BEST)).to_have_count(3)
    expect(page.locator(BEST).first).to_contain_text("pagodas")
    page.locator(".desk select").select_option(index=1)  # as at a table
    page.locator(".desk button.keep").click()
    expect(page.locator(TRIED)).to_have_count(1)
    page.locator(BEST).first.click()  # the best answer, for the other side
    expect(page.locator(TRIED)).to_have_count(2)
    tried = page.locator(TRIED).all_inner_texts()
    drawn = page.locator(".players").inner_text()
    page.get_by_label("Comment on move 4").fill("What if?")
    page.get_by_label("Title").fill("Our game")
    page.get_by_label("Title").press("Enter")

    page.reload()  # kept on the device, with the same draws
    expect(page.locator("h1")).to_have_text("Our game")
    expect(page.locator(".tree [aria-current=step] .ply")).to_have_text("4")
    assert page.locator(".players").inner_text() == drawn
    page.get_by_role("button", name="Share a link").click()
    expect(page.get_by_role("status").filter(has_text="The link is copied.")).to_be_visible()

    other = visit(at=None)
    other.goto(page.get_by_label("Share a link").input_value())
    expect(other.locator(TRIED)).to_have_count(2)
    assert [text.splitlines()[:3] for text in other.locator(TRIED).all_inner_texts()] == [
        text.splitlines()[:3] for text in tried
    ]
    expect(other.locator(".tree")).to_contain_text("What if?")
    expect(other.locator("textarea")).to_have_count(0)  # only to look at
    other.get_by_role("button", name="Continue in a copy").click()
    expect(other.locator("textarea")).to_be_visible()
    other.locator(TRIED).first.locator("button").click()
    other.get_by_role("button", name="Delete from here").click()
    expect(other.locator(TRIED)).to_have_count(0)
    expect(page.locator(TRIED)).to_have_count(2)


def test_the_great_wall_is_analyzed_on_a_phone_and_broken_files_are_named(
    visit: Visitors, tmp_path: Path
) -> None:
    match: Match[GreatWallState] = Match.start(GREAT_WALL, {"players": 2}, seed=4, names=["Anna", "Ben"])
    chance = Chance(4)
    for _ in range(30):
        seat = chance.choose(sorted(match.pending))
        match.play(chance.choose(match.pending[seat].options), seat)
    save(match, tmp_path / "wall.json")
    page = visit(width=390, height=844, has_touch=True, at="#/analysis")
    for name, text, said in (
        ("broken.json", '{"format": "mandate-ana', "cannot be read"),
        ("foreign.json", '{"moves": ["e4"]}', "neither an analysis nor a game record"),
        ("huge.json", json.dumps("x" * 70_000), "too large"),
    ):
        (tmp_path / name).write_text(text)
        page.locator("input[type=file]:not([name])").set_input_files(tmp_path / name)
        expect(page.get_by_role("alert")).to_contain_text(said)
    page.locator("input[type=file]:not([name])").set_input_files(tmp_path / "wall.json")
    expect(page.locator(".tree li")).to_have_count(30)
    page.locator(".tree li button").last.tap()
    expect(page.locator(".tree [aria-current=step] .ply")).to_have_text("30")
    expect(page.locator(BEST).first).to_be_visible()
    page.locator(BEST).first.tap()
    expect(page.locator(TRIED)).to_have_count(1)
    page.get_by_role("button", name="Back").tap()
    expect(page.locator(".tree [aria-current=step] .ply")).to_have_text("30")

"""The seasons of The Great Wall told on the page, an Assault as a scene, and what is told afterwards."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from mandate.core.match import Match, replay
from mandate.files import save
from mandate.games.great_wall.events import Assaulted
from mandate.games.great_wall.game import GREAT_WALL
from mandate.games.great_wall.state import GreatWallState
from tests.browser.conftest import Visitors
from tests.browser.great_wall_hands import read_out
from tests.browser.test_reaching import barriers
from tests.playthroughs.great_wall_games import played


def number(text: str) -> int:
    """`+12`, `−5`, `·`."""
    return 0 if text == "·" else int(text.replace("−", "-"))


def cells(page: Page, row: str) -> list[int]:
    return [number(text) for text in page.locator(f"{row} td").all_inner_texts()]


@pytest.mark.parametrize("name", ["great-wall-3-rules", "great-wall-1-rules", "great-wall-coop-3-rules"])
def test_afterwards_every_line_adds_up_and_the_chart_is_a_table_too(
    visit: Visitors, axe: str, tmp_path: Path, name: str
) -> None:
    match = played(name)
    save(match, tmp_path / "game.json")
    page = visit(1280, 800)
    page.goto(f"{visit.address}#/replay")
    page.locator("input[type=file]").set_input_files(tmp_path / "game.json")
    page.get_by_role("slider").wait_for()
    page.keyboard.press("End")
    scores = page.locator(".after table").first
    expect(scores).to_contain_text("Honor from" if match.state.coop else "Final scoring")
    shown = [clan for clan in range(match.state.clans) if clan != match.state.reed]
    honor = [match.state.honor[clan] for clan in shown]
    assert cells(page, ".after tfoot tr") == honor
    lines = page.locator(".after table").first.locator("tbody tr:not(.sum)")
    sums = [0] * len(honor)
    for line in range(lines.count()):
        for at, text in enumerate(lines.nth(line).locator("td").all_inner_texts()):
            sums[at] += number(text)
    assert sums == honor
    page.get_by_text("The same as a table").click()
    last = page.locator(".after figure tbody tr").last.locator("td").all_inner_texts()
    assert [int(text.split("(")[0]) for text in last] == honor
    page.locator(".after .point").last.focus()
    expect(page.locator(".after p.told")).to_contain_text("Honor (")
    read_out(page)
    if name == "great-wall-3-rules":
        assert barriers(page, axe) == []


def test_an_assault_is_a_scene_in_a_replay(visit: Visitors, tmp_path: Path) -> None:
    match = played("great-wall-3-rules")
    save(match, tmp_path / "game.json")
    page = visit()
    page.goto(f"{visit.address}#/replay")
    page.locator("input[type=file]").set_input_files(tmp_path / "game.json")
    page.get_by_role("slider").fill(str(step_with_an_assault(match)))
    scene = page.locator("div.told .scene").first
    expect(scene).to_contain_text("Power")
    expect(page.locator("div.told")).to_contain_text("Assault, ")


def step_with_an_assault(match: Match[GreatWallState]) -> int:
    """The first position that an Assault has led to."""
    return next(
        at
        for at, (_, _, told) in enumerate(replay(GREAT_WALL, match.record))
        if any(isinstance(event, Assaulted) for event in told)
    )

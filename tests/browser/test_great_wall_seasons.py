"""The seasons of The Great Wall on the page, an Assault as a scene, and the summary afterwards."""

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from mandate.core.match import Match
from mandate.core.replay import replay
from mandate.files import save
from mandate.games.great_wall.rules.events.fighting import Assaulted
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.state import GreatWallState
from tests.browser.conftest import Visitors
from tests.browser.great_wall_hands import read_out
from tests.browser.hands import pause_time
from tests.browser.test_great_wall_together import ME, play_on
from tests.browser.test_reaching import barriers
from tests.browser.test_tables import open_table
from tests.playthroughs.great_wall_games import played


def number(text: str) -> int:
    """`+12`, `−5`, `·`."""
    return 0 if text == "·" else int(text.replace("−", "-"))


def cells(page: Page, row: str) -> list[int]:
    return [number(text) for text in page.locator(f"{row} td").all_inner_texts()]


FILM = ".film"
LONGEST = 7000  # milliseconds that a chapter stands there


def read_again(page: Page, season: str) -> None:
    page.get_by_text("Read the seasons again").click()
    page.get_by_role("button", name=season).click()
    expect(page.locator(FILM)).to_contain_text(season)


def test_a_season_is_a_film_that_is_watched_skipped_and_read_again(visit: Visitors) -> None:
    anna, ben = visit(reduced_motion="no-preference"), visit()  # Ben wants no movement
    table = open_table(
        anna, visit.address, game="great-wall", seats=[ME], options={"players": 1}, seed="film"
    )
    for page in (anna, ben):
        page.goto(f"{visit.address}#/table/{table['id']}/{table['link']}")
        page.wait_for_selector(".tabletop .location")
    pause_time(anna)
    assert play_on(anna, visit.address, table, 2, random.Random(5).choice)
    film, at = anna.locator(FILM), anna.locator(f"{FILM} .at")
    expect(film).to_contain_text(re.compile(r"(Spring|Summer|Winter), Year [12]"))
    rule = film.get_by_role("link")
    expect(rule).to_have_text("§ Winter")  # no id of a clause
    expect(rule).to_have_attribute("href", re.compile("^#/rules/gw[.]winter[.]"))
    year = anna.locator(".tabletop .years [aria-current=step]")
    expect(year).to_have_text(re.compile("^1"))  # the table as it was in that Winter
    assert anna.locator(".question .option input").first.is_enabled()  # no one has to wait for the film
    first = at.inner_text()
    anna.clock.run_for(LONGEST)
    expect(at).not_to_have_text(first)
    read_out(anna)
    anna.get_by_role("button", name="Skip").click()
    expect(film).to_have_count(0)
    expect(year).to_have_text(re.compile("^2"))
    read_again(anna, "Winter, Year 1")
    steps = int(at.inner_text().split()[-1])
    scene = film.locator(".scene")
    for step in range(1, steps + 1):
        expect(at).to_have_text(f"{step} of {steps}")
        expect(rule).to_have_attribute("href", re.compile("^#/rules/gw[.]"))
        if scene.count() or step == steps:
            break
        anna.get_by_role("button", name="Next step").click()
    expect(scene.first).to_contain_text("Defense")
    expect(scene.first).to_contain_text("Power")
    anna.clock.run_for(2 * LONGEST)  # anyone who reads has time
    expect(at).to_have_text(f"{step} of {steps}")
    anna.keyboard.press("Escape")
    expect(film).to_have_count(0)

    expect(ben.locator(".tabletop .years [aria-current=step]")).to_have_text(re.compile("^2"))
    expect(ben.locator(FILM)).to_have_count(0)
    read_again(ben, "Winter, Year 1")
    ben.get_by_role("button", name="Close").click()
    expect(ben.locator(FILM)).to_have_count(0)


@pytest.mark.parametrize("name", ["great-wall-3-rules", "great-wall-1-rules", "great-wall-coop-3-rules"])
def test_afterwards_every_line_adds_up_and_the_chart_is_a_table_too(
    visit: Visitors, axe: str, tmp_path: Path, name: str
) -> None:
    match = played(name)
    save(match, tmp_path / "game.json")
    page = visit(1280, 800, at="#/replay")
    page.locator("input[type=file]:not([name])").set_input_files(tmp_path / "game.json")
    page.get_by_role("slider").wait_for()
    page.keyboard.press("End")
    scores = page.locator(".after table").first
    expect(scores).to_contain_text("Honor from" if match.state.coop else "Final scoring")
    shown = [clan for clan in range(match.state.clans) if clan != match.state.reed]
    honor = [match.state.honor[clan] for clan in shown]
    assert cells(page, ".after tfoot tr") == honor
    expect(page.locator("div.narration")).not_to_contain_text("Final scoring: ")  # once is enough
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
    expect(page.locator(".after p.caption")).to_contain_text("Honor (")
    read_out(page)
    if name == "great-wall-3-rules":
        assert barriers(page, axe) == []


def test_an_assault_is_a_scene_in_a_replay(visit: Visitors, tmp_path: Path) -> None:
    match = played("great-wall-3-rules")
    save(match, tmp_path / "game.json")
    page = visit(at="#/replay")
    page.locator("input[type=file]:not([name])").set_input_files(tmp_path / "game.json")
    page.get_by_role("slider").fill(str(step_with_an_assault(match)))
    scene = page.locator("div.narration .scene").first
    expect(scene).to_contain_text("Power")
    expect(page.locator("div.narration")).to_contain_text("Assault, ")
    horde = scene.locator("[data-look]").first
    name = horde.inner_text()
    horde.hover()
    expect(page.get_by_role("tooltip")).to_contain_text(name)


def step_with_an_assault(match: Match[GreatWallState]) -> int:
    """The first position that an Assault has led to."""
    return next(
        at
        for at, (_, _, events) in enumerate(replay(GREAT_WALL, match.record))
        if any(isinstance(event, Assaulted) for event in events)
    )

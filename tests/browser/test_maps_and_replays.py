"""Painting a map and playing on it; looking through a finished game."""

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Route, expect

from mandate import games, qin
from mandate.core.match import Match
from mandate.files import save
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.state import GreatWallState
from tests.browser.conftest import Visitors
from tests.browser.hands import MY_TURN, pause_time, point

LIST = "document.querySelector('ol[aria-label=Moves]')"


def test_a_map_is_painted_checked_shared_and_played_on(visit: Visitors) -> None:
    page = visit(permissions=["clipboard-read", "clipboard-write"], at="#/editor")
    expect(page.get_by_text("This board is ready to play.")).to_be_visible()
    page.locator("input[name=sign][value='.']").check()
    page.locator(".place svg").click()  # the middle: the yellow start space
    expect(page.locator(".verdict")).to_contain_text("no yellow start space")
    expect(page.locator(".verdict a")).to_have_attribute("href", "#/rules/qin.board.start")
    expect(page.get_by_role("button", name="Play on this board")).to_be_disabled()
    page.keyboard.press("Control+z")
    expect(page.get_by_text("This board is ready to play.")).to_be_visible()
    page.get_by_role("button", name="Redo").click()
    expect(page.locator(".verdict")).to_contain_text("no yellow start space")
    painted = page.locator("textarea").input_value()
    for columns in ("9", "13"):  # what is cut off comes back
        page.get_by_label("Columns").fill(columns)
        page.get_by_label("Columns").press("Enter")
    expect(page.locator("textarea")).to_have_value(painted)
    page.locator("input[name=sign][value=Y]").check()
    page.locator(".place").focus()
    for _ in range(3):
        page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(page.get_by_text("This board is ready to play.")).to_be_visible()
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    other = visit()
    other.goto(page.evaluate("navigator.clipboard.readText()"))
    expect(other.locator("textarea")).to_have_value(page.locator("textarea").input_value())
    assert page.locator("textarea").input_value().splitlines()[6] == "...Y........."
    page.get_by_label("Name of the board").fill("Crane")
    page.get_by_label("Name of the board").press("Tab")

    page.goto(f"{visit.address}#/rules")
    page.goto(f"{visit.address}#/editor")  # it is there again, and stays when another one is begun
    expect(page.get_by_label("Name of the board")).to_have_value("Crane")
    assert page.locator("textarea").input_value().splitlines()[6] == "...Y........."
    page.get_by_role("button", name="New board").click()
    expect(page.get_by_label("Name of the board")).to_have_value("My board")
    page.get_by_role("button", name="Crane", exact=True).click()
    expect(page.get_by_label("Name of the board")).to_have_value("Crane")

    page.get_by_role("button", name="Play on this board").click()
    expect(page.locator(".board.chosen")).to_contain_text("Crane")
    page.locator("select[name=players]").select_option("3")
    page.locator("input[name=level][value=settler]").check()
    page.locator("select[name=first]").select_option(index=1)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(MY_TURN)
    expect(page.locator(".players")).to_contain_text("Settler (black)")
    assert page.locator(".region.colour-Y").count() >= 1
    page.mouse.move(*point(page, "d7"))
    expect(page.locator(".verdict .bad, .verdict .good")).to_be_visible()

    page.goto(f"{visit.address}#/editor")
    page.get_by_role("button", name="Delete Crane").click()
    page.get_by_role("button", name="Yes").click()
    expect(page.get_by_role("button", name="Crane", exact=True)).to_have_count(0)


def test_a_map_that_is_open_in_two_tabs_is_painted_in_both(visit: Visitors) -> None:
    page = visit(at="#/editor")
    page.locator("input[name=sign][value=V]").check()
    page.locator(".place").focus()
    page.keyboard.press("Enter")
    other = page.context.new_page()
    other.goto(f"{visit.address}#/editor")
    expect(other.locator("textarea")).to_have_value(re.compile(r"^V\."))
    other.locator(".place").focus()
    other.keyboard.press("ArrowRight")
    other.keyboard.press("Enter")
    expect(page.locator("textarea")).to_have_value(re.compile(r"^VV\."))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(other.locator("textarea")).to_have_value(re.compile("^VVV"))


def test_a_damaged_link_to_a_map_says_so(visit: Visitors) -> None:
    page = visit(permissions=["clipboard-read", "clipboard-write"])
    page.goto(f"{visit.address}#/editor/R.~_Y.V_B..")  # as links were at first
    expect(page.locator("textarea")).to_have_value("R.~\nY.V\nB..")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Copy link").click()
    address = page.evaluate("navigator.clipboard.readText()")
    page.goto(f"{address}.")  # the end of a sentence
    expect(page.locator("textarea")).to_have_value("R.~\nY.V\nB..")
    for damaged in (address[:-1], address[:-3] + "zzz", f"{visit.address}#/editor/R.~_Y.V_B", f"{address}%"):
        page.goto("about:blank")
        page.goto(damaged)
        if damaged.endswith("%"):  # no harm, but it must open
            expect(page.locator("textarea")).to_have_value("R.~\nY.V\nB..")
        else:
            expect(page.get_by_role("alert")).to_contain_text("damaged")


def test_what_the_server_says_of_an_earlier_map_comes_too_late(visit: Visitors) -> None:
    page = visit()
    held: list[Route] = []
    page.route("**/api/study/options", lambda route: route.continue_() if held else held.append(route))
    with page.expect_request("**/api/study/options"):
        page.goto(f"{visit.address}#/editor")  # the map as it is at first can be played on
    page.locator("input[name=sign][value='.']").check()
    page.locator(".place svg").click()
    expect(page.locator(".verdict")).to_contain_text("no yellow start space")
    with page.expect_response("**/api/study/options") as answered:
        held[0].continue_()
    answered.value.finished()
    page.evaluate("() => fetch('healthz').then(answer => answer.text())")  # what came before it has been read
    expect(page.locator(".verdict")).to_contain_text("no yellow start space")


def test_a_record_is_opened_and_looked_through(visit: Visitors, tmp_path: Path) -> None:
    series = qin.series(boards=["bird"] * 3, first=1, seed=7, names=["Anna", "Ben"])
    series.next_match().resign()
    match = series.next_match()
    for _ in range(16):
        match.play(match.options[0])
    match.resign()
    save(match, tmp_path / "game.json")
    page = visit(at="#/replay")
    page.locator("input[type=file]:not([name])").set_input_files(tmp_path / "game.json")
    expect(page.get_by_text("After 0 of 17 moves")).to_be_visible()
    expect(page.locator(".series")).to_have_text(
        "Game 2 of 3 · Score before this game: Anna\u00a00 · Ben\u00a024"
    )
    page.keyboard.press("ArrowRight")
    expect(page.locator("div.narration")).to_contain_text("Anna places")
    page.keyboard.press("End")
    expect(page.locator("div.narration")).to_contain_text("Anna resigns.")
    page.wait_for_function(f"{LIST}.scrollTop > 0")  # the move that is looked at is in sight
    page.keyboard.press("Home")
    page.wait_for_function(f"{LIST}.scrollTop === 0")
    page.get_by_role("slider").fill("2")
    expect(page.locator("div.narration")).to_contain_text("Ben places")
    pause_time(page)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("button", name="Stop")).to_be_visible()
    expect(page.get_by_text("After 2 of 17 moves")).to_be_visible()
    page.clock.run_for(1500)
    expect(page.get_by_text("After 3 of 17 moves")).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    page.clock.run_for(10_000)
    expect(page.get_by_text("After 3 of 17 moves")).to_be_visible()


def test_a_finished_game_is_reviewed(visit: Visitors, tmp_path: Path) -> None:
    """The first placements of the list are seldom the best: the review finds better ones."""
    match = qin.new(seed=7, names=["Anna", "Ben"])
    for _ in range(4):
        match.play(match.options[0])
    match.resign()
    save(match, tmp_path / "game.json")
    page = visit(at="#/replay")
    page.locator("input[type=file]:not([name])").set_input_files(tmp_path / "game.json")
    expect(page.get_by_text("The whole review")).to_be_visible()  # begun by itself
    page.keyboard.press("Home")
    better = page.locator(".row [aria-pressed]")
    for ply in range(1, 5):
        page.keyboard.press("ArrowRight")
        expect(page.get_by_text(f"After {ply} of 5 moves")).to_be_visible()
        expect(page.get_by_text("with the best move")).to_be_visible()
        if better.count():
            break
    tile, spaces = better.first.inner_text().split(" ")[:2]
    choice = "".join(color[0].upper() for color in tile.split("-")) + ":" + spaces.replace("–", "")
    better.first.click()
    expect(page.locator(".ghost")).to_have_attribute("data-token", choice)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".ghost")).to_have_count(0)


def test_a_game_of_the_great_wall_is_reviewed_in_words(visit: Visitors, tmp_path: Path) -> None:
    match: Match[GreatWallState] = Match.start(
        GREAT_WALL, {"players": 3}, seed=7, names=["Anna", "Ben", "Cem"]
    )
    for _ in range(3):
        seat, decision = next(iter(match.pending.items()))
        match.play(decision.options[0], seat)
    save(match, tmp_path / "game.json")
    page = visit(at="#/replay")
    page.locator("input[type=file]:not([name])").set_input_files(tmp_path / "game.json")
    page.get_by_role("button", name="Review this game").click()  # it is not over
    expect(page.get_by_text("The whole review")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("Winning chance of Anna with the best move")).to_be_visible()
    expect(page.locator(".judged strong", has_text="lead with General").first).to_be_visible()
    expect(page.get_by_text("Expected by the end of the Year: +").first).to_be_visible()


def test_a_file_that_is_no_record_is_refused(visit: Visitors, tmp_path: Path) -> None:
    page = visit(at="#/replay")
    for text in ("not json", '{"game": "chess"}', "[]"):
        (tmp_path / "game.json").write_text(text, "utf-8")
        page.locator("input[type=file]:not([name])").set_input_files(tmp_path / "game.json")
        expect(page.get_by_role("alert")).to_be_visible()
        page.reload()


def test_a_folder_of_records_is_imported_found_and_opened(visit: Visitors, tmp_path: Path) -> None:
    for number in range(7):
        match: Match[Any] = Match.start(
            GREAT_WALL if number == 6 else games.find("qin"), {"players": 3}, seed=number
        )
        seat = min(match.state.pending)
        match.play(match.state.pending[seat].options[0], seat)
        save(match, tmp_path / f"game-{number}.json")
    (tmp_path / "notes.json").write_text("not JSON", "utf-8")
    page = visit(at="#/replay")
    page.locator("input[name=import-folder]").set_input_files(tmp_path)
    imports = page.get_by_role("region", name="Import games")
    expect(imports).to_contain_text("Imported: 7. Already here: 0. Refused: 1.")
    expect(imports.get_by_role("listitem")).to_contain_text("notes.json: This is not JSON.")
    page.locator("input[name=find]").fill("great WALL")
    found = page.locator(".mine li[data-status]")
    expect(found).to_have_count(1)
    expect(page.get_by_role("status").filter(has_text="1 game")).to_be_visible()
    found.get_by_role("link").click()
    expect(page.locator("input[type=range]").first).to_have_attribute("max", "1")

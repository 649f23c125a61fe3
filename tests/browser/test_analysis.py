"""A finished game: its list of moves, its review, links to positions, and playing on from any of them."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect

from mandate import qin
from mandate.core.match import Match
from mandate.files import save
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.qin.rules.state import QinState
from mandate.players import find
from tests.browser.conftest import Visitors
from tests.browser.hands import MY_TURN, place_somewhere

# players whose mark stands on another line than their name
BROKEN_NAMES = """[...document.querySelectorAll("details .who")].filter(who => who.getClientRects().length)
    .filter(({ children: [mark, name] }) => {
        const [one, other] = [mark, name].map(each => each.getBoundingClientRect());
        return one.bottom <= other.top || other.bottom <= one.top || one.right > other.left;
    }).map(who => who.textContent)"""


def record(folder: Path, choices: int = 6) -> Match[QinState]:
    """A game that someone gave up after some moves, as a file."""
    match = qin.new(seed=7, names=["Anna", "Ben"])
    player = find("greedy", seed=7)
    for _ in range(choices):
        assert match.decision is not None
        match.play(player.choose(match.view(match.decision.seat), match.decision))
    match.resign()
    save(match, folder / "game.json")
    return match


def open_file(visit: Visitors, page: Page, file: Path) -> None:
    page.goto(f"{visit.address}#/replay")
    page.locator("input[type=file]:not([name])").set_input_files(file)
    expect(page.get_by_text("After 0 of")).to_be_visible()


def test_the_moves_are_listed_and_lead_to_their_positions(visit: Visitors, tmp_path: Path) -> None:
    match = record(tmp_path)
    page = visit()
    open_file(visit, page, tmp_path / "game.json")
    moves = page.get_by_role("list", name="Moves").get_by_role("button")
    expect(moves).to_have_count(7)
    # in words, not in the notation of records
    found = re.fullmatch(r"(\w\w):([a-z]\d+)([a-z]\d+)/(\d)", match.record.choices[2].choice)
    assert found
    tile, first, second, pile = found.groups()
    colors = "-".join({"R": "red", "Y": "yellow", "B": "blue"}[half] for half in tile)
    expect(moves.nth(2)).to_contain_text(f"{colors} {first}–{second}, then draws from pile {pile}")
    expect(moves.nth(6)).to_contain_text("resigns")
    moves.nth(2).click()
    expect(page.get_by_text("After 3 of 7 moves")).to_be_visible()
    expect(moves.nth(2)).to_have_attribute("aria-current", "step")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_text("After 4 of 7 moves")).to_be_visible()
    expect(moves.nth(3)).to_be_focused()
    expect(page.locator(".players .hand").first).to_be_visible()
    shown = page.locator(".players .hand .spoken").all_inner_texts()
    assert [len(re.findall(r"\b(?:red|yellow|blue)-(?:red|yellow|blue)\b", hand)) for hand in shown] == [3, 3]


def test_a_position_is_played_on_against_the_computer(visit: Visitors, tmp_path: Path) -> None:
    record(tmp_path)
    page = visit()
    open_file(visit, page, tmp_path / "game.json")
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()  # it is over there
    page.get_by_role("slider").fill("4")
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_text("The tiles still in the piles are shuffled again")).to_be_visible()
    expect(page.locator("select[name=own-seat] option:checked")).to_have_text("Anna")
    page.get_by_role("button", name="Play on after 4 moves").click()
    page.wait_for_selector(MY_TURN)
    expect(page.get_by_text("continues another one, after 4 moves")).to_be_attached()
    place_somewhere(page)


def test_both_sides_are_played_by_hand_without_a_curtain(visit: Visitors, tmp_path: Path) -> None:
    record(tmp_path)
    page = visit()
    open_file(visit, page, tmp_path / "game.json")
    page.get_by_role("slider").fill("3")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_label("All sides by hand").check()
    page.get_by_role("button", name="Play on after 3 moves").click()
    for _ in range(2):  # one side, and then the other
        place_somewhere(page)
    expect(page.locator(".curtain")).to_have_count(0)
    page.get_by_role("button", name="Take back").click()
    page.get_by_role("button", name="Yes").click()
    expect(page.locator(".rest li.undone")).to_have_count(1)


def test_a_link_leads_to_the_position_of_someone_elses_game(visit: Visitors) -> None:
    with httpx.Client(base_url=visit.address) as ann:
        token = ann.post("/api/me", json={"name": "Ann", "program": True}).json()["token"]
        ann.headers["Authorization"] = f"Bearer {token}"
        seats = [{"kind": "me"}, {"kind": "me"}]
        table = ann.post("/api/tables", json={"game": "qin", "seats": seats}).json()
        for _ in range(3):
            answer = ann.get(f"/api/tables/{table['id']}").json()
            [sight] = [sight for sight in answer["sights"] if sight["ask"] is not None]
            play = {"do": "play", "seat": sight["seat"], "ask": sight["ask"]}
            play["choice"] = sight["view"]["decision"]["options"][0]
            ann.post(f"/api/tables/{table['id']}/commands", json=play)
        ann.post(f"/api/tables/{table['id']}/commands", json={"do": "resign", "seat": 0})
    page = visit(
        permissions=["clipboard-read", "clipboard-write"], at=f"#/replay/{table['id']}/0/{table['link']}"
    )
    expect(page.get_by_text("After 0 of 4 moves")).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("After 2 of 4 moves")).to_be_visible()
    page.get_by_role("button", name="Copy link to this position").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    address = page.evaluate("navigator.clipboard.readText()")
    other = visit()
    other.goto(address)
    expect(other.get_by_text("After 2 of 4 moves")).to_be_visible()
    other.goto(f"{visit.address}#/replay/{table['id']}/3/{table['link']}")  # another one of the same game
    expect(other.get_by_text("After 3 of 4 moves")).to_be_visible()
    other.get_by_role("button", name="Back", exact=True).click()
    other.get_by_role("button", name="Play on from here").click()
    other.get_by_role("button", name="Play on after 2 moves").click()
    other.wait_for_selector(MY_TURN)


def test_a_review_begins_by_itself_shows_moments_and_sums_up(visit: Visitors, tmp_path: Path) -> None:
    record(tmp_path)
    page = visit()
    open_file(visit, page, tmp_path / "game.json")
    moments = page.get_by_role("list", name="Three moments").get_by_role("button")
    moments.first.click()
    expect(moments.first).to_have_attribute("aria-current", "step")
    expect(page.get_by_role("img", name="Board after")).to_be_in_viewport()
    page.get_by_text("The whole review").click()
    expect(page.get_by_role("img", name="Chances of winning")).to_be_visible()
    levels, sums = page.locator("details table").all()
    expect(levels.get_by_role("columnheader")).to_have_text(["Player", "Accuracy", "Played like"])
    expect(levels.get_by_role("row")).to_have_count(3)
    rows = ["Start", "Own choices", "Own draws", "Between turns", "Result"]
    expect(sums.get_by_role("rowheader")).to_have_text(rows)
    expect(page.get_by_text("below it in pagodas")).to_be_visible()
    for width in (1280, 390):
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate(BROKEN_NAMES) == [], width
    moments.first.click()  # on a phone the board stays in sight, too
    expect(page.get_by_role("img", name="Board after")).to_be_in_viewport()
    page.set_viewport_size({"width": 1280, "height": 800})
    page.keyboard.press("Home")
    expect(page.locator(".suggestion.best")).to_be_visible()  # what would be best at the start
    page.get_by_label("Mark the best moves on the board").uncheck()
    expect(page.locator(".suggestion")).to_have_count(0)
    turn = page.locator("button.turn")
    if turn.count():
        turn.first.click()
        expect(page.get_by_text("This is where the game turned.")).to_be_visible()


@pytest.mark.parametrize("width", [1280, 390])
def test_the_great_wall_is_listed_and_played_on(visit: Visitors, tmp_path: Path, width: int) -> None:
    match: Match[GreatWallState] = Match.start(GREAT_WALL, {"players": 2}, seed=7, names=["Anna", "Ben"])
    for _ in range(4):
        seat, decision = next(iter(match.pending.items()))
        match.play(decision.options[0], seat)
    save(match, tmp_path / "game.json")
    page = visit(width=width)
    open_file(visit, page, tmp_path / "game.json")
    moves = page.get_by_role("list", name="Moves").get_by_role("button")
    expect(moves).to_have_count(4)
    moves.nth(1).click()
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_text("including what is still to be drawn")).to_be_visible()
    page.get_by_role("button", name="Play on after 2 moves").click()
    expect(page.get_by_text("continues another one, after 2 moves")).to_be_attached()

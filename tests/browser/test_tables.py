"""Tables and people: before the game, taking back at one screen, playing again, lists."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visitors
from tests.browser.hands import MY_TURN, begin, boxes, place_somewhere
from tests.browser.test_together import join

PHONE = {"width": 390, "height": 844}
LOG = ".rest ol li"


def in_sight(what: Locator) -> bool:
    """Whether all of it is on the screen, without scrolling."""
    found: bool = what.evaluate(
        """(element) => {
            const box = element.getBoundingClientRect();
            return box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
        }"""
    )
    return found


def open_table(page: Page, address: str, **plan: Any) -> dict[str, Any]:
    """Open a table by the API, as this browser's guest."""
    answer = page.request.post(f"{address}api/tables", data=plan)
    assert answer.ok, answer.text()
    table: dict[str, Any] = answer.json()
    return table


def do(page: Page, address: str, table: dict[str, Any], **command: Any) -> None:
    answer = page.request.post(f"{address}api/tables/{table['id']}/commands", data=command)
    assert answer.ok, answer.text()


def host(page: Page, name: str, players: int = 2, clock: str = "none", *, listed: bool = False) -> str:
    """Open a table for friends on the start page; the link to be sent."""
    page.locator("input[name=with][value=friends]").check()
    page.get_by_label("Your name").fill(name)
    page.locator("select[name=players]").select_option(str(players))
    page.locator("select[name=clock]").select_option(clock)
    page.locator("select[name=first]").select_option(index=1)
    if listed:
        page.get_by_label("Open to everyone").check()
    page.locator("form .main.big").click()
    return page.get_by_label("Send this link").input_value()


def test_at_one_screen_one_steps_back_one_placement_at_a_time(visit: Visitors) -> None:
    page = visit()
    page.locator("input[name=with][value=hot-seat]").check()
    page.locator("select[name=first]").select_option(index=1)
    page.locator("form .main.big").click()
    back = page.get_by_role("button", name="Take back")
    page.get_by_role("button", name="I am Green").click()
    page.wait_for_selector(MY_TURN)
    expect(back).to_be_disabled()

    place_somewhere(page)
    page.get_by_role("button", name="I am Purple").click()
    page.wait_for_selector(MY_TURN)
    back.click()  # what would go is not Purple's own
    expect(page.get_by_text("takes back the last move of Green")).to_be_visible()
    page.get_by_role("button", name="No").click()
    expect(page.locator(f"{LOG}.undone")).to_have_count(0)
    back.click()
    page.get_by_role("button", name="Yes").click()
    page.get_by_role("button", name="I am Green").click()
    page.wait_for_selector(MY_TURN)
    expect(page.locator(f"{LOG}.undone", has_text="Green places")).to_have_count(1)
    expect(back).to_be_disabled()


def test_at_one_screen_no_one_resigns_for_who_sat_there_before(visit: Visitors) -> None:
    page = visit()
    page.locator("input[name=with][value=hot-seat]").check()
    page.locator("select[name=players]").select_option("3")
    page.locator("select[name=first]").select_option(index=1)
    page.locator("form .main.big").click()
    page.get_by_role("button", name="I am Green").click()
    resign = page.get_by_role("button", name="Resign")
    place_somewhere(page)
    purple = page.get_by_role("button", name="I am Purple")
    expect(purple).to_be_visible()
    expect(page.locator(".menu button")).to_have_count(0)  # who would it be for?
    purple.click()
    page.wait_for_selector(MY_TURN)
    resign.click()
    expect(page.get_by_text("Really resign for Purple?")).to_be_visible()
    page.get_by_role("button", name="Yes").click()
    expect(page.locator(LOG, has_text="Purple resigned")).to_have_count(1)
    expect(page.locator(LOG, has_text="Green resigned")).to_have_count(0)


def test_chat_and_a_rematch_are_seen_on_a_phone_and_one_click_each_is_enough(visit: Visitors) -> None:
    anna, ben = visit(**PHONE), visit(**PHONE)
    join(ben, host(anna, "Anna", clock="game"), "Ben")
    anna.wait_for_selector(MY_TURN)
    expect(anna).to_have_title(re.compile(r"^\d+:\d\d · Your turn"))
    before = boxes(anna, ".board", ".tool.keep", ".placements")
    anna.keyboard.press("n")
    anna.keyboard.press("Enter")
    expect(anna.locator(".said.good")).to_be_visible()
    assert boxes(anna, ".board", ".tool.keep", ".placements") == before
    anna.keyboard.press("Escape")
    anna.locator(".rest form input").fill("Good luck!")
    anna.keyboard.press("Enter")
    sign = ben.get_by_role("button", name="New message")
    expect(sign).to_contain_text("Anna: Good luck!")
    assert in_sight(sign)
    expect(ben).to_have_title(re.compile(r"^\(1\) "))
    sign.click()
    expect(sign).to_have_count(0)
    assert in_sight(ben.locator(f"{LOG}.chat"))

    anna.get_by_role("button", name="Cancel the game").click()
    anna.get_by_role("button", name="Yes").click()
    expect(ben.locator(".result h2")).to_have_text("Game canceled")
    expect(ben.locator(".result")).to_contain_text("Anna resigned. Fewer than two players had moved")
    expect(ben.locator(".result")).not_to_contain_text("win")
    anna.get_by_role("button", name="Play again").click()
    expect(anna.get_by_role("button", name="Waiting for Ben")).to_be_disabled()
    ben.evaluate("window.scrollTo(0, document.body.scrollHeight)")
    yes = ben.get_by_role("button", name="Yes")
    expect(yes).to_be_visible()
    assert in_sight(yes)
    ben.evaluate("window.scrollTo(0, 0)")
    assert in_sight(yes)
    expect(ben).to_have_title(re.compile("^Anna would like to play again"))
    yes.click()
    ben.wait_for_selector(MY_TURN)  # the second one begins this time
    for page in (anna, ben):
        expect(page.get_by_text("The clocks start in")).to_be_visible()
        expect(page.locator(".players")).to_contain_text("15:00")
    for page, notice in ((anna, "Your games are safe."), (ben, "your clock keeps running")):
        page.context.set_offline(True)
        expect(page.get_by_text("Connection lost")).to_contain_text(notice)
    visit.wrong = [text for text in visit.wrong if "net::ERR_" not in text]


def test_a_host_fills_frees_and_cancels_and_the_invitation_says_what_is_played(visit: Visitors) -> None:
    anna, ben, carl = visit(), visit(), visit()
    link = host(anna, "Anna", players=3, clock="days", listed=True)
    listed = carl.get_by_role("link", name="Anna · free seat · free seat")
    expect(listed).to_contain_text("Qin · Bird · 3 days per turn · 1 of 3 seats taken")
    expect(anna.get_by_text("This table is listed on the start page")).to_be_visible()
    ben.goto(link)
    terms = ben.get_by_role("region", name="This game")
    for term in ("Bird", "3 days per turn", "One game", "not at this table"):
        expect(terms).to_contain_text(term)
    expect(ben.get_by_role("main").get_by_role("link", name="Learn")).to_be_visible()
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").first.click()
    expect(ben.get_by_role("button", name="Leave the table")).to_be_visible()
    anna.get_by_role("button", name="Free this seat").click()
    ben.get_by_role("button", name="Sit down").first.click()
    ben.get_by_role("button", name="Leave the table").click()
    expect(ben.get_by_role("button", name="Sit down")).to_have_count(2)
    expect(anna.get_by_role("button", name="Add the computer")).to_have_count(2)
    anna.get_by_role("button", name="Add the computer").first.click()
    expect(ben.get_by_role("button", name="Sit down")).to_have_count(1)
    anna.get_by_role("button", name="Cancel this table").click()
    anna.get_by_role("button", name="Yes").click()
    for page in (anna, ben):
        expect(page.get_by_text("closed before the game began")).to_be_visible()

    anna.get_by_role("link", name="start page").click()
    host(anna, "Anna")
    anna.get_by_role("button", name="Add the computer").click()
    anna.wait_for_selector(MY_TURN)


def test_players_of_one_name_are_distinguished_by_their_colour(visit: Visitors) -> None:
    page = visit()
    page.locator("select[name=players]").select_option("3")
    begin(page)
    place_somewhere(page)
    page.wait_for_selector(MY_TURN)
    for name in ("Apprentice (purple)", "Apprentice (black)"):
        expect(page.locator(".players")).to_contain_text(name)
        expect(page.locator(LOG, has_text=f"{name} places")).to_have_count(1)
    page.goto(visit.address)
    expect(
        page.get_by_role("link", name="Green (you) · Apprentice (purple) · Apprentice (black)")
    ).to_be_visible()


def test_a_running_game_is_not_lost_among_finished_ones(visit: Visitors) -> None:
    anna, ben = visit(), visit()
    seats = [{"kind": "me"}, {"kind": "open"}]
    slow = open_table(
        anna, visit.address, game="qin", seats=seats, options={"players": 2, "first": 0},
        pace={"per": "move", "seconds": 3 * 86_400, "increment": 0},
    )  # fmt: skip
    ben.goto(f"{visit.address}#/table/{slow['id']}/{slow['link']}")
    ben.get_by_role("button", name="Sit down").click()
    for _ in range(9):
        quick = open_table(
            anna, visit.address, game="qin", seats=[{"kind": "me"}, {"kind": "bot", "name": "random"}]
        )
        do(anna, visit.address, quick, do="resign", seat=0)
    for place in ("", "#/me"):
        anna.goto(f"{visit.address}{place}")
        anna.reload()
        mine = anna.locator("section", has=anna.get_by_role("heading", name="My games"))
        cards = mine.locator("ul a.slip")  # others are in the lobby
        expect(cards).to_have_count(6)
        expect(cards.first).to_contain_text("your turn")
        expect(cards.first).to_contain_text("time runs out")
        expect(cards.nth(1)).to_contain_text("canceled")
        anna.get_by_role("button", name="Show more").click()
        expect(cards).to_have_count(10)
        expect(anna.get_by_role("button", name="Show more")).to_have_count(0)
    cards.first.click()
    anna.wait_for_selector(MY_TURN)


def test_my_running_games_are_drawn_as_they_stand(visit: Visitors) -> None:
    page = visit()
    me, bot = {"kind": "me"}, {"kind": "bot", "name": "random"}
    open_table(page, visit.address, game="great-wall", seats=[me], options={"players": 1})
    qin = open_table(page, visit.address, game="qin", seats=[me, bot], options={"players": 2, "first": 0})
    door = f"{visit.address}api/tables/{qin['id']}"
    [sight] = page.request.get(door).json()["sights"]
    choice = sight["view"]["decision"]["options"][0]
    do(page, visit.address, qin, do="play", seat=0, ask=sight["ask"], choice=choice)
    page.reload()
    board = page.locator(".slip .thumb svg:has(.frame)")
    expect(board.locator(".region").first).to_be_attached()  # the tile that was just placed
    expect(page.locator('.slip .thumb svg[viewBox="0 0 290 120"]')).to_have_count(1)

"""Several people: by link, at one screen, watching; and a line that breaks."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.hands import MY_TURN, begin, boxes, place_somewhere


def invite(page: Page, name: str) -> str:
    """Open a table for a friend; the link that is to be sent."""
    page.locator("input[name=with][value=friends]").check()
    page.get_by_label("Your name").fill(name)
    page.locator("select[name=first]").select_option(index=1)
    page.locator("select[name=clock]").select_option("none")
    page.get_by_role("button", name="Start the game").click()
    return page.get_by_label("Send this link").input_value()


def join(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()


def test_two_browsers_play_by_link_and_a_broken_line_loses_nothing(visit: Visitors) -> None:
    anna, ben = visit(), visit()
    link = invite(anna, "Anna")
    ben.goto(link)
    expect(ben.get_by_role("heading", name="Anna invites you")).to_be_visible()
    join(ben, link, "Ben")
    anna.wait_for_selector(MY_TURN)
    expect(anna.locator(".players")).to_contain_text("Ben")
    expect(anna.locator(".players")).to_contain_text("Anna · you")
    expect(ben.locator(".players")).to_contain_text("Anna")
    expect(ben.locator("h1")).to_have_text("Anna’s turn")

    ben.context.set_offline(True)
    expect(ben.get_by_text("Connection lost")).to_contain_text("Your games are safe.")
    place_somewhere(anna)
    ben.context.set_offline(False)
    ben.wait_for_selector(MY_TURN)
    expect(ben.get_by_text("Connection lost")).to_have_count(0)
    expect(ben.locator(".rest ol li", has_text="Anna places")).to_have_count(1)

    ben.reload()
    ben.wait_for_selector(MY_TURN)
    place_somewhere(ben)
    anna.wait_for_selector(MY_TURN)
    expect(anna.locator(".rest ol li", has_text="Ben places")).to_have_count(1)

    anna.get_by_placeholder("Write a message").fill("Well placed!")
    anna.keyboard.press("Enter")
    expect(ben.locator(".rest ol li.chat")).to_contain_text("Anna: Well placed!")

    before = boxes(ben, ".board", ".players", ".desk")
    anna.get_by_role("button", name="Take back").click()
    expect(ben.get_by_role("button", name="No")).to_be_visible()
    assert boxes(ben, ".board", ".players", ".desk") == before
    ben.get_by_role("button", name="No").click()
    expect(anna.locator(".offers")).to_contain_text("Ben declined the takeback.")
    expect(anna.locator(".rest ol li").first).to_have_text("Ben declined the takeback.")
    expect(ben.locator(".offers .offer")).to_have_count(0)
    assert ben.evaluate("document.activeElement.className").startswith("board")
    anna.get_by_role("button", name="OK").click()
    expect(anna.locator(".offers .offer")).to_have_count(0)
    anna.get_by_role("button", name="Take back").click()
    ben.get_by_role("button", name="Yes").click()
    expect(anna.locator(".rest ol li", has_text="took back the last move")).to_have_count(1)

    for page in (anna, ben):
        place_somewhere(page)
    anna.wait_for_selector(MY_TURN)
    anna.get_by_role("button", name="Resign").click()
    anna.get_by_role("button", name="Yes").click()
    expect(ben.locator(".result h2")).to_have_text("You win!")
    expect(ben.locator(".result p").first).to_have_text("Anna resigned. Ben wins.")
    expect(ben.locator(".players")).to_contain_text("resigned")
    expect(ben.locator(".rest ol li").first).to_have_text("Anna resigned. Ben wins.")
    expect(anna.locator(".result h2")).to_have_text("You lost this one.")

    ben.goto(f"{visit.address}#/replay")
    ben.get_by_role("link", name="Anna · Ben").click()
    expect(ben.get_by_text("After 0 of")).to_be_visible()


def test_a_spectator_sees_the_board_and_no_hand(visit: Visitors) -> None:
    anna, ben, carl = visit(), visit(), visit()
    link = invite(anna, "Anna")
    join(ben, link, "Ben")
    anna.wait_for_selector(MY_TURN)
    place_somewhere(anna)
    sent: list[str] = []
    carl.on("websocket", lambda line: line.on("framereceived", lambda frame: sent.append(str(frame))))
    carl.goto(link)
    expect(carl.locator(".rest ol li", has_text="Anna places")).to_have_count(1)
    expect(carl.locator(".hand")).to_have_count(0)
    expect(carl.get_by_role("button", name="Resign")).to_have_count(0)
    expect(carl.locator(".watching")).to_contain_text("All seats are taken. You are watching.")
    expect(carl.locator(".pile.chosen")).to_have_count(0)
    for page in (anna, ben):
        expect(page.get_by_text("One person is watching.")).to_be_visible()
    assert sent
    assert all('"hand":[]' in text for text in sent if '"hand":' in text)
    carl.get_by_role("link", name="Open a table of your own").click()
    carl.wait_for_selector("form .main.big")
    expect(anna.get_by_text("is watching")).to_have_count(0)


def test_a_hot_seat_shows_no_hand_before_the_device_was_passed_on(visit: Visitors) -> None:
    page = visit()
    page.locator("input[name=with][value=hot-seat]").check()
    page.get_by_role("textbox", name="Green").fill("Mia")
    page.locator("select[name=first]").select_option("Mia")
    page.get_by_role("button", name="Start the game").click()
    for player in ("Mia", "Purple"):
        expect(page.get_by_text(f"{player} is next")).to_be_visible()
        expect(page.locator(".hand")).to_have_count(0)
        expect(page.locator(".hint")).to_have_count(0)
        expect(page.get_by_text("Tiles you have not seen")).to_have_count(0)
        if player == "Mia":
            page.get_by_role("button", name="I am Mia").click()
            place_somewhere(page)
    expect(page.locator(".rest ol li").first).to_contain_text("Mia draws a tile from pile")
    page.get_by_role("button", name="I am Purple").click()
    page.wait_for_selector(MY_TURN)
    expect(page.locator("h1")).to_have_text("Your turn")
    expect(page.locator(".rest ol li").first).to_contain_text("Mia draws a tile from pile")
    place_somewhere(page)
    page.get_by_role("button", name="I am Mia").click()
    page.wait_for_selector(MY_TURN)


def test_a_game_is_found_again_among_my_games(visit: Visitors) -> None:
    page = visit()
    begin(page)
    place_somewhere(page)
    page.goto(visit.address)
    page.get_by_role("link", name="Green (you) · Apprentice").click()
    page.wait_for_selector(MY_TURN)
    expect(page.locator(".rest ol li", has_text="Green places")).to_have_count(1)


def test_a_table_that_is_not_there_says_so(visit: Visitors) -> None:
    page = visit(at="#/table/nowhere")
    expect(page.get_by_role("heading", name="This table cannot be opened")).to_be_visible()
    page.get_by_role("link", name="Go to the start page").click()
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()


def test_a_code_moves_a_person_to_another_device_and_data_can_be_deleted(visit: Visitors) -> None:
    first, second = visit(), visit()
    begin(first)
    first.goto(f"{visit.address}#/me")
    first.get_by_label("Your name").fill("Anna")
    first.get_by_role("button", name="Save").click()
    expect(first.get_by_text("Saved.")).to_be_visible()
    first.get_by_role("button", name="Create a code").click()
    code = first.locator(".code").inner_text().removeprefix("Your code: ")
    second.goto(f"{visit.address}#/me")
    second.get_by_label("I have a code").fill("WRONG-CODE")
    second.get_by_role("button", name="Use this code").click()
    expect(second.get_by_role("alert")).to_be_visible()
    second.get_by_label("I have a code").fill(code)
    second.get_by_role("button", name="Use this code").click()
    expect(second.get_by_label("Your name")).to_have_value("Anna")
    second.goto(visit.address)
    second.get_by_role("link", name="Anna (you) · Apprentice").click()
    second.wait_for_selector(MY_TURN)
    second.goto(f"{visit.address}#/me")
    second.get_by_role("button", name="Delete my data").click()
    second.get_by_role("button", name="Yes").click()
    expect(second.get_by_text("has been deleted")).to_be_visible()
    first.goto(visit.address)
    first.wait_for_selector("input[name=level]")
    expect(first.get_by_text("My games")).to_have_count(0)

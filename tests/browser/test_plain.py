"""The question in words, with which any game is played: The Great Wall, and on the plain table another."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visitors
from tests.browser.test_reaching import barriers
from tests.browser.test_tables import do, in_sight, open_table

PHONE = {"width": 390, "height": 844}
QUESTION = ".question h2"
LOG = ".rest ol li:not(.soft)"
ID = re.compile(r"\b(gw|event|choice|question)-[a-z]")  # a message that was not found stands there as its id
ME, BOT = {"kind": "me"}, {"kind": "bot", "name": "rules"}


def begin(page: Page, whom: str = "alone", players: int | None = None) -> None:
    """From the start page to a table of The Great Wall."""
    page.locator("input[name=game][value=great-wall]").check()
    page.locator(f"input[name=with][value={whom}]").check()
    if players:
        page.locator("select[name=players]").select_option(str(players))
    page.locator("form .main.big").click()


def options(page: Page) -> Locator:
    return page.locator(".question .option")


CONFIRM = """([asked, which]) => {
    const question = document.querySelector('.question');
    if (question?.dataset.ask !== asked) return 'passed';
    const input = question.querySelectorAll('.option')[which]?.querySelector('input');
    if (!input?.checked || !question.querySelector('.verdict.good')) return null;
    question.querySelector('[type=submit]').click();
    return 'confirmed';
}"""
NEXT = """asked => {
    const question = document.querySelector('.question');
    const next = question?.querySelector('h2') && question.dataset.ask !== asked;
    return next || document.querySelector('.result, .curtain');
}"""


def decide(page: Page, which: int = 0) -> str:
    """Choose an option, see what it would bring, and confirm it; what it was called.

    Where others watch, the server passes a window with nothing to play after a pause: such a question may go
    while it is being answered. Then the next one is decided.
    """
    while True:
        page.wait_for_selector(QUESTION)
        asked = page.locator(".question").get_attribute("data-ask")
        option = options(page).nth(which)
        option.click()
        label = option.inner_text()
        came = page.wait_for_function(CONFIRM, arg=[asked, which]).json_value()
        page.wait_for_function(NEXT, arg=asked)
        if came == "confirmed":
            return label


def read_out(page: Page) -> str:
    text = page.get_by_role("main").inner_text()
    assert not ID.search(text), ID.search(text)
    return text


def test_a_game_alone_is_begun_and_played_by_clicks(visit: Visitors) -> None:
    page = visit()
    begin(page)
    page.wait_for_selector(QUESTION)
    expect(page.get_by_role("heading", level=1)).to_have_text("Your turn")
    assert options(page).count() >= 2
    for _ in range(8):
        decide(page)
        read_out(page)
    expect(page.get_by_text("Since your last decision")).to_be_visible()
    assert page.locator(".tabletop .location").count() == 10
    expect(page.locator(".tabletop")).to_contain_text("Qin Jiushao")
    asked = page.locator(QUESTION).inner_text()
    page.reload()
    expect(page.locator(QUESTION)).to_have_text(asked)
    expect(page.locator(LOG).first).to_be_visible()


def test_one_click_seats_two_computer_players(visit: Visitors) -> None:
    page = visit()
    play = page.get_by_role("button", name="Play now: The Great Wall")
    expect(play).to_have_accessible_description("against 2 computer players (Scribe)")
    play.click()
    page.wait_for_selector(QUESTION)
    expect(page.locator(".tabletop .others")).to_contain_text("Scribe")
    assert len(page.request.get(f"{visit.address}api/me/tables").json()[0]["seats"]) == 3


def test_each_game_begins_with_its_own_number_of_players(visit: Visitors) -> None:
    page = visit()
    players = page.locator("select[name=players]")
    expect(players).to_have_value("2")
    expect(page.locator("input[name=level]:checked")).to_be_attached()  # what the server offers is known
    for game, usual in (("great-wall", "3"), ("qin", "2")):
        page.locator(f"input[name=game][value={game}]").check()
        expect(players).to_have_value(usual)


def test_every_option_says_what_it_changes(visit: Visitors) -> None:
    page = visit()
    players = page.locator("select[name=players]")
    expect(players).to_have_accessible_description(re.compile("^Each of you has 24 pagodas"))
    players.select_option("3")
    expect(page.get_by_text("Each of you has 19 pagodas")).to_be_visible()
    page.locator("input[name=game][value=great-wall]").check()
    for whom, count in (("alone", 4), ("bot", 2)):
        page.locator(f"input[name=with][value={whom}]").check()
        expect(page.locator("form [id^=about-]")).to_have_count(count)
        for about in page.locator("form [id^=about-]").all():
            expect(about).to_be_visible()
    page.get_by_label("All together").check()
    expect(page.get_by_text("You win or lose as one")).to_be_visible()


def test_many_options_can_be_searched(visit: Visitors) -> None:
    page = visit()
    begin(page)
    for _ in range(40):
        page.wait_for_selector(QUESTION)
        if page.get_by_role("searchbox").count():
            break
        decide(page)
    labels = [label.lower() for label in options(page).all_inner_texts()]
    word = next(word for word in labels[-1].split() if not all(word in label for label in labels))
    page.get_by_role("searchbox").fill(word)
    expect(options(page)).not_to_have_count(len(labels))  # the list follows a moment later
    assert options(page).all_inner_texts()
    assert all(word in label.lower() for label in options(page).all_inner_texts())
    page.get_by_role("searchbox").fill("no such words")
    expect(page.get_by_text("No option contains these words.")).to_be_visible()
    page.get_by_role("searchbox").fill("")
    expect(options(page)).to_have_count(len(labels))


def test_at_one_device_a_curtain_hides_what_only_one_may_know(visit: Visitors) -> None:
    page = visit()
    begin(page, "hot-seat", 2)
    seen: list[str] = []
    for _ in range(4):
        curtain = page.locator(".curtain")
        expect(curtain).to_be_visible()
        if seen:  # what all may know is also shown to who opens the page now
            page.reload()
            expect(page.locator(LOG, has_text="has chosen").first).to_be_visible()
            expect(page.get_by_text("No moves yet.")).to_have_count(0)
        assert page.locator(".question").count() == page.locator(".tabletop .own").count() == 0
        curtain.get_by_role("button").click()
        page.wait_for_selector(QUESTION)
        seen.append(page.locator("li.asked", has_text="you").inner_text())
        decide(page)
    assert len(set(seen)) == 2


def test_a_spectator_sees_the_table_and_is_asked_nothing(visit: Visitors) -> None:
    anna, ben = visit(), visit()
    table = open_table(anna, visit.address, game="great-wall", seats=[ME, BOT], options={"players": 2})
    anna.goto(f"{visit.address}#/table/{table['id']}")
    decide(anna)
    ben.goto(f"{visit.address}#/table/{table['id']}/{table['link']}")
    expect(ben.locator(LOG).first).to_be_visible()
    assert ben.locator(".tabletop .location").count() == 10
    assert ben.locator(".tabletop .own").count() == 0
    assert ben.locator(".question").count() == 0
    read_out(ben)
    before = ben.locator(LOG).count()
    for _ in range(4):  # not every choice is announced
        decide(anna)
    expect(ben.locator(LOG).nth(before)).to_be_attached()


def test_on_a_phone_the_button_stays_in_sight_and_nothing_is_cut_off(visit: Visitors) -> None:
    page = visit(**PHONE, has_touch=True, is_mobile=True)
    begin(page)
    page.wait_for_selector(QUESTION)
    for _ in range(4):
        options(page).first.tap()
        confirm = page.get_by_role("button", name="Confirm")
        expect(confirm).to_be_enabled()
        assert in_sight(confirm)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        decide(page)


def test_the_keyboard_alone_is_enough(visit: Visitors) -> None:
    page = visit()
    begin(page)
    page.wait_for_selector(QUESTION)
    question = page.locator(".question")
    for _ in range(3):
        asked = question.get_attribute("data-ask")
        for _ in range(40):
            if page.evaluate("document.activeElement?.name") == "option":
                break
            page.keyboard.press("Tab")
        page.keyboard.press("Space")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowUp")
        expect(page.locator(".question .verdict.good")).to_be_visible()
        assert question.get_attribute("data-ask") == asked  # to look is not to choose
        page.keyboard.press("Enter")
        expect(question).not_to_have_attribute("data-ask", asked or "")
        page.wait_for_selector(QUESTION)
        assert page.evaluate("document.activeElement?.closest('.question') !== null")


def test_there_are_no_barriers(visit: Visitors, axe: str) -> None:
    page = visit()
    begin(page)
    page.wait_for_selector(QUESTION)
    assert barriers(page, axe) == []
    decide(page)
    options(page).first.click()
    expect(page.locator(".question .verdict.good")).to_be_visible()
    assert barriers(page, axe) == []


def test_a_game_is_left_and_looked_through_without_megabytes(visit: Visitors) -> None:
    page = visit()
    begin(page, "bot", 2)
    decide(page)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes").click()
    expect(page.locator(".result")).to_be_visible()
    read_out(page)
    sizes: list[int] = []
    page.on("response", lambda answer: sizes.append(len(answer.body())) if "/study" in answer.url else None)
    page.locator(".result").get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="Next").click()
    expect(page.locator(".narration p").first).to_be_visible()
    assert page.locator(".tabletop .location").count() == 10
    read_out(page)
    assert sizes
    assert sum(sizes) < 500_000


def test_who_is_invited_finds_the_table_and_its_terms(visit: Visitors) -> None:
    anna, ben = visit(), visit(**PHONE)
    seats = [ME, {"kind": "open"}, BOT]
    table = open_table(
        anna, visit.address, game="great-wall", seats=seats, options={"players": 3}, listed=True
    )
    ben.goto(f"{visit.address}#/table/{table['id']}/{table['link']}")
    expect(ben.locator(".doors")).to_have_count(0)  # the start page is gone
    expect(ben.get_by_role("heading", name="The Great Wall")).to_be_visible()
    expect(ben.get_by_text("Against each other")).to_be_visible()
    ben.goto(visit.address)
    ben.get_by_role("link", name="free seat").first.click()  # from the lobby
    expect(ben.locator(".doors")).to_have_count(0)
    expect(ben.get_by_role("heading", name="The Great Wall")).to_be_visible()
    do(anna, visit.address, table, do="fill", seat=1, bot="random")
    anna.goto(f"{visit.address}#/table/{table['id']}")
    anna.wait_for_selector(QUESTION)
    anna.goto(visit.address)
    expect(anna.get_by_role("link", name="The Great Wall").first).to_be_visible()


def test_a_player_of_qin_does_not_load_the_great_wall(visit: Visitors) -> None:
    page = visit()
    page.wait_for_selector("form .main.big:enabled")
    loaded = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    assert [name for name in loaded if re.search("plain|great-wall-(?!door)", name)] == []
    assert any("/qin-" in name for name in loaded)


def test_the_language_can_be_changed_at_the_table(visit: Visitors) -> None:
    page = visit()
    begin(page)
    page.wait_for_selector(QUESTION)
    english = page.locator(QUESTION).inner_text()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_role("button", name="Bestätigen")).to_be_visible()
    expect(page.locator(QUESTION)).not_to_have_text(english)
    read_out(page)

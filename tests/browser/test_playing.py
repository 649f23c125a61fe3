"""Playing Qin on the page: by clicks, by drag, by keys, on a phone."""

import re

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visitors
from tests.browser.hands import MY_TURN, begin, place_somewhere, point, wait_for_turn


def test_a_whole_game_against_a_computer_player_by_clicks(visit: Visitors) -> None:
    page = visit()
    begin(page)
    placed = 0
    while wait_for_turn(page):
        place_somewhere(page)
        placed += 1
    assert placed > 5
    expect(page.locator(".result h2")).to_have_text(re.compile("You win!|You lost this one.|You share"))
    with page.expect_download() as download:
        page.get_by_role("link", name="Save record").click()
    name = download.value.suggested_filename
    assert re.fullmatch(r"mandate-qin-\d{4}-\d\d-\d\d-apprentice-[\w-]+\.json", name), name
    first = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != first)
    assert wait_for_turn(page)


def test_who_is_faster_than_the_line_plays_all_the_same(visit: Visitors) -> None:
    page = visit()
    held: list[Route] = []
    page.route("**/api/games", lambda route: held.append(route))
    with page.expect_request("**/api/games"):
        page.reload()
    with page.expect_request("**/api/games"):  # once more: no levels are known yet
        page.locator("form .main.big").click()
    for route in held:
        route.continue_()
    page.wait_for_selector(MY_TURN)


def test_one_click_is_enough_for_a_game(visit: Visitors) -> None:
    page = visit()
    page.get_by_role("button", name="Play now: Qin").click()
    assert wait_for_turn(page)
    expect(page.locator(".players")).to_contain_text("Wanderer")
    expect(page.locator(".player")).to_have_count(2)


def test_a_placement_is_foretold_confirmed_and_taken_back(visit: Visitors) -> None:
    page = visit()
    begin(page)
    before = page.locator(".player.asked .number").inner_text()
    space = page.locator(".hint").first
    box = space.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 2, box["y"] + 2)
    expect(page.locator(".verdict .good")).to_be_visible()
    page.get_by_role("button", name="Back to my hand").click()
    expect(page.locator(".ghost")).to_have_count(0)
    assert page.locator(".player.asked .number").inner_text() == before
    place_somewhere(page)
    assert wait_for_turn(page)
    entries = page.locator(".rest ol li").count()
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".rest ol li", has_text="took back the last move")).to_have_count(1)
    assert page.locator(".rest ol li").count() == entries + 1
    expect(page.locator(".player.asked .number")).to_have_text(before)


def test_what_was_chosen_is_chosen_again_at_the_next_visit(visit: Visitors) -> None:
    page = visit()
    page.locator("select[name=players]").select_option("3")
    begin(page, against="settler", board="lion")
    assert page.get_by_role("link", name="record").count() == 0  # no one could open that of a running game
    page.goto("about:blank")
    page.goto(visit.address)
    expect(page.locator("input[name=level][value=settler]")).to_be_checked()
    expect(page.locator("input[name=board][value=lion]")).to_be_checked()
    expect(page.locator("select[name=players]")).to_have_value("3")
    page.locator("input[name=with][value=friends]").check()
    page.locator("input[name=name]").fill("Ann")
    page.locator(".board", has_text="A new board").click()
    expect(page.locator(".drawn.waiting")).to_have_count(0)
    drawn = page.locator(".drawn").inner_html()
    page.get_by_role("button", name="Another one").click()
    expect(page.locator(".drawn.waiting")).to_have_count(0)
    assert page.locator(".drawn").inner_html() != drawn
    page.locator("input[name=board-name]").fill("seed:Jade River")
    page.locator("form .main.big").click()
    page.wait_for_selector(".waiting")
    page.context.clear_cookies()  # the server no longer knows them
    page.goto("about:blank")
    page.goto(visit.address)
    expect(page.locator("input[name=with][value=friends]")).to_be_checked()
    expect(page.locator("input[name=name]")).to_have_value("Ann")
    expect(page.locator("input[name=board][value='seed:jade-river']")).to_be_checked()
    expect(page.locator("input[name=board-name]")).to_have_value("jade-river")


def test_who_uses_keys_sees_which_there_are(visit: Visitors) -> None:
    page = visit()
    begin(page)
    shown = page.locator(".desk .verdict").first
    expect(shown).to_contain_text("the mouse wheel or R")
    page.keyboard.press("Tab")
    page.locator(".board").focus()
    expect(shown).to_contain_text("N and P jump to the next and the previous spot")
    page.keyboard.press("n")
    expect(shown.locator(".good")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    expect(shown).to_contain_text("the mouse wheel or R")


def test_a_refused_spot_says_why_and_leads_to_the_rule(visit: Visitors) -> None:
    page = visit()
    begin(page)
    page.mouse.move(*point(page, "c4"))
    expect(page.locator(".verdict .bad")).to_contain_text("is a village. Tiles go on grass only.")
    expect(page.locator('.ghost[data-fits="false"]')).to_have_count(1)
    page.mouse.click(*point(page, "c4"))
    expect(page.locator(".tool.keep")).to_be_disabled()
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Read the rule").click()
    expect(opened.value.locator("article.wanted")).to_contain_text("qin.place.grass")


def test_a_tile_is_turned_by_wheel_by_key_by_right_click_and_by_click(visit: Visitors) -> None:
    page = visit()
    begin(page)
    page.mouse.move(*point(page, "g11"))
    seen = [held(page)]
    page.mouse.wheel(0, 100)
    expect(page.locator(".ghost")).not_to_have_attribute("data-token", seen[0])
    seen.append(held(page))
    page.mouse.click(*point(page, "g11"), button="right")
    seen.append(held(page))
    page.locator(".board").focus()
    page.keyboard.press("r")
    seen.append(held(page))
    assert len(set(seen)) == 4, seen
    chosen = page.locator(".desk .tile.chosen")
    upright = chosen.locator("svg.upright").count()
    chosen.click()
    assert chosen.locator("svg.upright").count() != upright


def held(page: Page) -> str:
    return page.locator(".ghost").get_attribute("data-token") or ""


def test_a_tile_is_dragged_from_the_hand(visit: Visitors) -> None:
    page = visit()
    begin(page)
    page.locator(".desk .tile").nth(1).hover()
    page.mouse.down()
    page.mouse.move(*point(page, "g6"), steps=5)
    page.mouse.move(*point(page, "g8"), steps=3)
    page.mouse.up()
    expect(page.locator(".desk .tile").nth(1)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".tool.keep")).to_be_enabled()
    expect(page.locator('.ghost[data-fits="true"]')).to_have_count(1)


def test_the_keyboard_alone_is_enough(visit: Visitors) -> None:
    page = visit()
    page.wait_for_selector("input[name=level]:checked")
    tab_to(page, "form .main.big")
    page.keyboard.press("Enter")
    page.wait_for_selector(MY_TURN)
    tab_to(page, ".board")
    page.keyboard.press("2")
    expect(page.locator(".desk .tile").nth(1)).to_have_attribute("aria-pressed", "true")
    for _ in range(13):  # from the middle down to the edge
        page.keyboard.press("ArrowDown")
        if page.locator('.ghost[data-fits="true"]').count():
            break
    expect(page.locator(".verdict .good")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".tool.keep")).to_be_enabled()
    page.keyboard.press("Enter")
    expect(page.locator("[role=log]")).to_contain_text("Green places")
    expect(page.locator(".rest ol li", has_text="Green places")).to_have_count(1)


# Everything that a screen reader is given to read out, once the preview is there.
HEAR = """regions => {
    window.heard = [];
    const hear = region => new MutationObserver(() => {
        const text = region.textContent.trim();
        if (text) window.heard.push(text);
    }).observe(region, { childList: true, characterData: true, subtree: true });
    regions.forEach(hear);
}"""


def test_the_board_and_the_held_tile_are_described_in_words(visit: Visitors) -> None:
    page = visit()
    begin(page)
    words = page.get_by_role("region", name="The board in words")
    expect(words).to_contain_text("Single red space at g9")
    expect(words).to_contain_text("Empty village at c4")
    page.locator(".board").focus()
    page.locator(".desk [aria-live]").evaluate_all(HEAR)
    page.keyboard.press("ArrowDown")
    expect(page.locator(".verdict [aria-live] .spoken")).to_contain_text(
        re.compile(r"Tile \w+-\w+ over g7 and [gh]\d\.")
    )
    heard = page.evaluate("heard")
    assert heard, "nothing was read out"
    assert not [text for text in heard if "Arrow keys" in text or "Pick a tile" in text], heard
    place_somewhere(page)
    expect(words).to_contain_text(re.compile(r"(Green: .* province of \d at|Single)"))


def test_a_hint_by_click_and_by_key_shows_spots_with_chances(visit: Visitors) -> None:
    page = visit()
    begin(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".advice li").first).to_be_visible()
    expect(page.locator(".chance.best")).to_contain_text(re.compile(r"^1 · \d+%$"))
    expect(page.locator(".advice li").first).to_contain_text(re.compile(r"\d+% ± \d+$"))
    expect(page.locator(".player.asked")).to_contain_text("1 hint")
    best = page.locator(".suggestion.best").get_attribute("data-token")
    page.locator(".advice li button").first.click()
    expect(page.locator(f'.ghost[data-token="{best}"][data-fits="true"]')).to_have_count(1)
    page.locator(".tool.keep").click()
    assert wait_for_turn(page)
    expect(page.locator(".suggestion")).to_have_count(0)
    page.locator(".board").focus()
    page.keyboard.press("h")
    expect(page.locator(".suggestion.best")).to_have_count(1)
    expect(page.locator(".player.asked")).to_contain_text("2 hints")
    expect(page.locator(".rest ol li", has_text="used a hint")).to_have_count(2)


def test_a_series_of_two_games_from_the_form_to_its_result(visit: Visitors) -> None:
    page = visit()
    page.locator("select[name=games]").select_option("2")
    expect(page.get_by_text("Board of the first game")).to_be_visible()
    begin(page)
    expect(page.locator(".series")).to_have_text("Game 1 of 2")
    resign(page)
    expect(page.locator(".result")).to_contain_text(
        "Game 1 of 2 · Pagodas left in total: Green 24 · Apprentice 0"
    )
    expect(page.get_by_role("button", name="Play again")).to_have_count(0)
    page.get_by_role("link", name="Go to the next game").click()
    expect(page.locator(".series")).to_contain_text("Game 2 of 2 · Score: Apprentice 0 · Purple 24")
    page.wait_for_selector(MY_TURN)
    resign(page)
    expect(page.locator(".result")).to_contain_text("Apprentice wins the series.")
    page.locator(".result select[name=games]").select_option("3")
    page.get_by_role("button", name="Play a series").click()
    expect(page.locator(".series")).to_have_text("Game 1 of 3")
    page.get_by_role("link", name="Mandate").click()
    expect(page.get_by_text("Game 1 of 3")).to_be_visible()  # in the list of my games


def resign(page: Page) -> None:
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes").click()
    page.wait_for_selector(".result")


def tab_to(page: Page, wanted: str) -> None:
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
    raise AssertionError(f"Tab never comes to {wanted}")


def test_on_a_phone_everything_needed_is_on_one_screen_and_a_tap_places(visit: Visitors) -> None:
    page = visit(390, 844, has_touch=True, is_mobile=True)
    begin(page)
    for part in (".board", ".hand", ".players"):
        box = page.locator(part).first.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
        assert box["y"] + box["height"] <= 844, part
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    dot = page.locator(".hint").first.bounding_box()
    assert dot is not None
    page.touchscreen.tap(dot["x"] + dot["width"] / 2, dot["y"] + dot["height"] / 2)
    keep = page.locator(".tool.keep")
    expect(keep).to_be_enabled()
    size = keep.bounding_box()
    assert size is not None
    assert min(size["width"], size["height"]) >= 44
    keep.tap()
    expect(page.locator(".rest ol li", has_text="Green places")).to_have_count(1)

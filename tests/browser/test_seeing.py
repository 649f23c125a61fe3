"""The page on small and zoomed windows, in the system's own colours, in its own typeface."""

from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.conftest import Visitors
from tests.browser.hands import MY_TURN, begin, resize

FULL = 698  # pixels of the board in a window of 1280 × 800 that is not zoomed


def test_a_zoomed_page_does_not_shrink_the_board(visit: Visitors) -> None:
    page = visit()
    begin(page)
    for zoom, width, height in ((1, 1280, 800), (1.5, 853, 533), (2, 640, 400)):
        resize(page, width, height)
        assert box(page.locator(".board"))["width"] * zoom >= FULL, zoom
        assert page.evaluate("document.documentElement.scrollWidth") <= width, zoom


def test_forced_colours_show_what_is_chosen_and_who_moves(visit: Visitors) -> None:
    page = visit(forced_colors="active")
    edge = "node => getComputedStyle(node).borderTopColor + getComputedStyle(node).borderTopWidth"
    for chosen, others in (
        (".choices .chosen", ".choices label:not(.chosen)"),
        (".board.chosen", ".board:not(.chosen)"),
    ):
        assert page.locator(chosen).first.evaluate(edge) != page.locator(others).first.evaluate(edge), chosen
    begin(page)
    for chosen, others in (
        (".player.asked", ".player:not(.asked)"),
        (".desk .tile.chosen", ".desk .tile:not(.chosen)"),
        (".pile.chosen", ".pile:not(.chosen)"),
    ):
        assert page.locator(chosen).first.evaluate(edge) != page.locator(others).first.evaluate(edge), chosen


def test_a_running_game_is_in_sight_on_a_phone(visit: Visitors) -> None:
    page = visit(390, 844, has_touch=True, is_mobile=True)
    begin(page)
    page.get_by_role("link", name="Mandate").click()
    game = page.locator(".mine li a").first
    expect(game).to_contain_text("our turn")
    assert box(game)["y"] + box(game)["height"] < 422  # the upper half
    game.tap()
    page.wait_for_selector(MY_TURN)


def test_in_the_lesson_on_a_small_phone_tile_board_and_answer_are_on_the_screen(visit: Visitors) -> None:
    page = visit(390, 664, has_touch=True, is_mobile=True, at="#/learn")
    page.wait_for_selector(".desk .tile:enabled")
    for part in (".desk .tile", ".place .board", ".tools"):
        assert inside(page, page.locator(part).first), part
    page.get_by_role("button", name="Show me").tap()
    page.locator(".tool.keep").tap()
    expect(page.locator(".outcome")).to_contain_text("Well done!")
    assert inside(page, page.locator(".outcome"))
    page.get_by_role("button", name="Next").tap()
    expect(page.locator("nav [aria-current=step]")).to_contain_text("2")


def test_the_typeface_comes_from_here(visit: Visitors) -> None:
    page = visit()
    page.wait_for_function("() => [...document.fonts].some(font => font.status === 'loaded')")
    assert page.evaluate("document.fonts.check('17px \"Source Serif 4\"')")
    loaded = [
        f for f in page.evaluate("performance.getEntriesByType('resource').map(r => r.name)") if "woff2" in f
    ]
    assert len(loaded) == 1, loaded  # letters that no one uses are not fetched
    assert loaded[0].startswith(visit.address)


def box(part: Locator) -> FloatRect:
    found = part.bounding_box()
    assert found is not None
    return found


def inside(page: Page, part: Locator) -> bool:
    size = page.viewport_size
    assert size is not None
    where = box(part)
    return where["y"] >= 0 and where["y"] + where["height"] <= size["height"] + 1

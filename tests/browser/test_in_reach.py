"""What a move needs is in reach: nothing covers it on small windows, and keys work wherever the focus is."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.hands import MY_TURN, begin, boxes, point, wait_for_turn
from tests.browser.test_lesson_solutions import STEPS

SIZES = ((390, 844), (390, 664), (360, 640), (320, 568), (844, 390), (768, 1024), (640, 400))

# A button, a tile of the hand or the spot of the held tile that is not on top at its own middle.
COVERED = """() => {
    const top = node => {
        const box = node.getBoundingClientRect();
        return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    };
    const name = node => node === null ? "outside the window" : node.outerHTML.slice(0, 80);
    const covered = [...document.querySelectorAll(".tool, .desk .tile")]
        .filter(node => !node.contains(top(node)))
        .map(node => `${name(node)} is under ${name(top(node))}`);
    for (const node of document.querySelectorAll(".ghost .tile"))
        if (!top(node)?.closest(".board") || top(node).closest(".tools"))
            covered.push(`the laid tile is under ${name(top(node))}`);
    return covered;
}"""


# Put the tile down by keys at the size that the window has now; what is in the way then.
LAID = f"""async () => {{
    const until = async found => {{
        while (!found()) await new Promise(requestAnimationFrame);
    }};
    const press = key => window.dispatchEvent(new KeyboardEvent("keydown", {{ key, cancelable: true }}));
    scrollTo(0, 0);
    press("Escape");
    await until(() => !document.querySelector(".ghost"));
    press("n");
    press("Enter");
    await until(() => document.querySelector(".tool.keep:enabled") && document.querySelector(".said.good"));
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    const wide = document.documentElement.scrollWidth > innerWidth ? ["wider than the window"] : [];
    const buttons = document.querySelectorAll(".tool").length;
    return [...wide, ...(buttons === 3 ? [] : [`${{buttons}} buttons`]), ...({COVERED})()];
}}"""


def assert_in_reach(page: Page, what: str) -> None:
    """With a tile laid, at every size; the page may have scrolled by itself, but no one has to."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(LAID) == [], f"{what} at {width} × {height}"


def test_nothing_covers_the_buttons_the_hand_or_the_laid_tile(visit: Visitors) -> None:
    page = visit(390, 844, has_touch=True, locale="de")
    begin(page)
    assert_in_reach(page, "table")
    for number in range(1, len(STEPS) + 1):
        page.goto(f"{visit.address}#/learn/{number}")
        expect(page.locator("nav [aria-current=step]")).to_contain_text(f"{number}")
        page.wait_for_selector(".desk .tile:enabled")
        assert_in_reach(page, f"step {number}")
    page.goto(f"{visit.address}#/puzzles")
    expect(page.locator("nav [aria-current=step]")).to_have_count(0)
    page.wait_for_selector(".desk .tile:enabled")
    assert_in_reach(page, "puzzle")


def test_on_a_phone_a_task_that_is_solved_by_a_refusal_leaves_the_tile_and_the_next_step_in_sight(
    visit: Visitors,
) -> None:
    page = visit(320, 568, has_touch=True, locale="de")
    number = next(n for n, step in enumerate(STEPS, 1) if "refused" in step["goal"])
    page.goto(f"{visit.address}#/learn/{number}")
    page.wait_for_selector(".desk .tile:enabled")
    page.locator(".task .help").tap()
    expect(page.locator(".outcome .main")).to_be_in_viewport(ratio=1)
    page.wait_for_function(f"() => ({COVERED})().every(text => !text.startsWith('the laid tile'))")


# Where the focus is, and whether R, N and the digits are shortcuts there.
FOCUS: tuple[tuple[str, bool], ...] = (
    ("h1", True),
    (".desk .tile >> nth=1", True),
    ("header nav a >> nth=0", True),
    (".placements select", False),
    (".board", True),
)


def turned(page: Page) -> Any:
    return page.locator(".ghost").get_attribute("data-token")


def test_keys_work_wherever_the_focus_is(visit: Visitors) -> None:
    page = visit()
    begin(page)
    page.mouse.move(*point(page, "g11"))
    for place, works in FOCUS:
        page.locator(place).evaluate("node => { node.tabIndex = node.tabIndex; node.focus(); }")
        before = turned(page)
        if not works:
            page.keyboard.press("n")
            assert turned(page) == before, place
            continue
        page.keyboard.press("r")
        assert turned(page) != before, place
        for _ in range(3):  # once for each press: four of them are a whole turn
            page.keyboard.press("r")
        assert turned(page) == before, place
        page.keyboard.press("Alt+n")
        assert turned(page) == before, place
        page.keyboard.press("2")
        expect(page.locator(".desk .tile").nth(1)).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("1")
        expect(page.locator(".desk .tile").first).to_have_attribute("aria-pressed", "true")

    # a question that is open takes the keys, and so does Settings
    page.get_by_role("button", name="Cancel the game").press("Enter")
    before = turned(page)
    page.keyboard.press("r")
    assert turned(page) == before
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").press("Enter")
    page.get_by_label("Keyboard shortcuts work everywhere on the page").focus()
    page.keyboard.press("n")
    assert turned(page) == before
    page.keyboard.press("Escape")

    # what is said of a spot moves nothing, however long it is
    page.mouse.move(0, 0)
    before = boxes(page, ".board", ".advice", ".placements", ".rest")
    for space in ("c4", "g8", "m13"):
        page.mouse.move(*point(page, space))
        expect(page.locator(".said:is(.good, .bad)")).to_be_visible()
        assert boxes(page, ".board", ".advice", ".placements", ".rest") == before, space

    # the hint, from the heading
    page.locator("h1").focus()
    page.keyboard.press("h")
    expect(page.locator(".advice li").first).to_be_visible()

    # from the hand, without the board ever having the focus: to a spot that fits, and confirmed
    page.locator("h1").focus()
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    expect(page.locator(".ghost.laid[data-fits=true]")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(".rest ol li", has_text="Green places")).to_have_count(1)
    assert wait_for_turn(page)

    # who wants them on the board only
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Keyboard shortcuts work everywhere on the page").uncheck()
    page.keyboard.press("Escape")
    page.locator("h1").focus()
    page.keyboard.press("n")
    expect(page.locator(".ghost")).to_have_count(0)
    page.locator(".board").focus()
    page.keyboard.press("n")
    expect(page.locator(".ghost")).to_have_count(1)


@pytest.mark.parametrize("path", ["learn/1", "puzzles"])
def test_keys_work_in_lesson_and_puzzles_from_the_start(visit: Visitors, path: str) -> None:
    page = visit(at=f"#/{path}")
    page.wait_for_selector(MY_TURN)
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    expect(page.locator(".ghost.laid[data-fits=true]")).to_have_count(1)

"""What a person does on the page, as steps for tests."""

from __future__ import annotations

from datetime import datetime, timedelta

from playwright.sync_api import Page, expect

MY_TURN = ".desk .tile.chosen:enabled"
OVER = ".result"


def begin(page: Page, against: str = "apprentice", board: str = "bird") -> None:
    """From the start page to a table against a computer player."""
    page.locator(f'input[name=level][value="{against}"]').check()
    page.locator(f'label.board:has(input[value="{board}"])').click()
    page.locator("select[name=first]").select_option(index=1)  # I do
    page.locator("form .main.big").click()
    page.wait_for_selector(f"{MY_TURN}, {OVER}")


def point(page: Page, space: str) -> tuple[float, float]:
    """The middle of a space on the screen."""
    found = page.locator(".board svg").first.evaluate(
        """(svg, [column, row]) => {
            const point = new DOMPoint(column * 40 + 20, row * 40 + 20).matrixTransform(svg.getScreenCTM());
            return [point.x, point.y];
        }""",
        [ord(space[0]) - ord("a"), int(space[1:]) - 1],
    )
    return found[0], found[1]


def place_somewhere(page: Page) -> None:
    """Take the first tile that fits, put it on a space that the dots show, and confirm it.

    Done when the page has heard that it is stored: whatever the page does next, the placement is not lost.
    """
    page.wait_for_selector(MY_TURN)
    entries = page.locator(".rest ol li:not(.soft)")  # soft: that nothing has happened yet
    before = entries.count()
    tiles = page.locator(".desk .tile")
    for i in range(tiles.count()):
        page.keyboard.press("Escape")
        if tiles.nth(i).get_attribute("aria-pressed") != "true":
            tiles.nth(i).click()
        dots = page.locator(".hint")
        if dots.count():
            dot = dots.nth(dots.count() // 2)
            dot.scroll_into_view_if_needed()
            box = dot.bounding_box()
            assert box is not None
            page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            page.locator(".tool.keep").click()
            expect(page.locator(".tool.keep:enabled")).to_have_count(0)
            expect(entries.nth(before)).to_be_attached()
            return
    raise AssertionError("no tile fits")


def boxes(page: Page, *parts: str) -> dict[str, object]:
    """Where things are on the screen, to see whether something has moved them."""
    return {part: page.locator(part).first.bounding_box() for part in parts}


def wait_for_turn(page: Page) -> bool:
    """Whether the game continues, and it is this page's turn."""
    page.wait_for_selector(f"{MY_TURN}, {OVER}")
    return page.locator(OVER).count() == 0


def pause_time(page: Page) -> None:
    """From here on the page's timers wait for `page.clock.run_for`, however long anything else takes."""
    page.clock.install()
    page.clock.pause_at(datetime.now() + timedelta(hours=1))


def resize(page: Page, width: int, height: int) -> None:
    """Give the page that size, and wait until it is drawn so: what follows its size does so a frame later."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("width => document.documentElement.clientWidth === width", arg=width)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

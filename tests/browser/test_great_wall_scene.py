"""The scene of The Great Wall: what is asked for can be pressed in it, and nothing in it is cut off."""

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.great_wall_hands import year
from tests.browser.test_great_wall_together import CHANCE, ME, play_on, wall

MOST_NODES = 1500
RIBBON = ".ribbon .what"
OVER = ".result"
LIT = ".tabletop .lit"

# Lit things of which no point in sight is their own.
HIDDEN = """() => [...document.querySelectorAll(".tabletop .lit")].filter((thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
    return !parts.some((x) => parts.some((y) => {
        const found = document.elementFromPoint(left + x * width, top + y * height);
        return found && thing.contains(found);
    }));
}).map((thing) => thing.outerHTML.slice(0, 160))"""

# A point of the first lit thing that is its own.
POINT = """() => {
    for (const thing of document.querySelectorAll(".tabletop .lit")) {
        const { left, top, width, height } = thing.getBoundingClientRect();
        for (const x of [0.5, 0.1, 0.3, 0.7, 0.9]) for (const y of [0.5, 0.1, 0.3, 0.7, 0.9]) {
            const at = [left + x * width, top + y * height];
            const found = document.elementFromPoint(...at);
            if (found && thing.contains(found)) return at;
        }
    }
    return null;
}"""

# Words that are too small, cut off, or over others. Cards in a fan and Hordes that lean may overlap.
UNREADABLE = """() => {
    const words = [];
    const walk = document.createTreeWalker(document.querySelector(".tabletop"), NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const node = walk.currentNode, box = node.parentElement;
        if (!node.data.trim() || box.closest(".spoken, [hidden], title, .fan, .qin, style")) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const rect = range.getBoundingClientRect();
        if (rect.width && rect.height) words.push({ text: node.data.trim(), box, rect });
    }
    const size = ({ box }) => parseFloat(getComputedStyle(box).fontSize) * scale(box);
    const scale = (box) => Number(getComputedStyle(box.closest(".stage") ?? box).scale.split(" ")[0]) || 1;
    const wrong = words.filter((word) => size(word) < 11.9).map(({ text }) => `small: ${text}`);
    for (const { text, box, rect } of words) {
        const frame = box.closest(".face, .mat, .plaque, .location, .under");
        if (!frame || box.closest("svg, .head")) continue;
        const { left, right } = frame.getBoundingClientRect();
        if (rect.left < left - 2 || rect.right > right + 2) wrong.push(`cut: ${text}`);
    }
    words.forEach((one, i) => words.slice(i + 1).forEach((other) => {
        if (one.box.closest("[data-horde]") || other.box.closest("[data-horde], .claimed")) return;
        const x = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const y = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
        if (x > 2 && y > 5) wrong.push(`over each other: ${one.text} / ${other.text}`);
    }));
    return wrong;
}"""
NODES = """() => document.querySelectorAll(".tabletop svg, .tabletop svg *").length
    - document.querySelectorAll(".symbols *").length"""


def answer(page: Page) -> None:
    """One answer without the list: a lit thing, then another, what is meant from the menu, and Confirm."""
    ribbon = page.locator(".ribbon")
    asked = ribbon.get_attribute("data-ribbon")
    confirm = page.locator(".ribbon .confirm")
    for _ in range(6):
        if confirm.is_enabled():
            break
        point = page.evaluate(POINT)
        if page.locator(".ribbon .menu .answer").count():
            page.locator(".ribbon .menu .answer").first.click()
        elif point:
            page.mouse.click(*point)
        else:
            page.locator(".ribbon .buttons .answer").first.click()
        page.wait_for_timeout(50)
    expect(confirm).to_be_enabled()
    confirm.click()
    page.wait_for_function(
        "asked => document.querySelector('.result') || (document.querySelector('.ribbon .what') && "
        "document.querySelector('.ribbon').dataset.ribbon !== asked)",
        arg=asked,
    )


def test_the_first_years_are_played_in_the_scene_alone(visit: Visitors) -> None:
    page = visit(1280, 800, list=False)
    table = wall(page, visit.address, [ME])
    page.goto(f"{visit.address}#/table/{table['id']}")
    answers = 0
    while answers < 90:
        page.wait_for_selector(f"{RIBBON}, {OVER}")
        if page.locator(OVER).count() or year(page) >= 3:
            break
        page.mouse.move(640, 70)
        assert page.evaluate(HIDDEN) == []
        answer(page)
        answers += 1
    assert 15 < answers < 90


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize(("seats", "options"), [(1, {}), (4, {}), (3, {"coop": True})])
def test_nothing_is_cut_off_or_written_over(
    visit: Visitors, language: str, seats: int, options: dict[str, Any]
) -> None:
    page = visit(1280, 800, locale=language, list=False)
    table = wall(page, visit.address, [ME] + [CHANCE] * (seats - 1), **options)
    play_on(page, visit.address, table, 2, random.Random(11))
    page.goto(f"{visit.address}#/table/{table['id']}")
    page.wait_for_selector(".tabletop .location")
    page.mouse.move(640, 70)
    assert page.evaluate(UNREADABLE) == []
    assert page.evaluate(NODES) <= MOST_NODES
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")

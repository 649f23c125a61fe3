"""The scene of The Great Wall: what is requested can be pressed in it, and nothing in it is cut off."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.great_wall_hands import year
from tests.browser.hands import resize
from tests.browser.staged import at_random, stage
from tests.browser.test_great_wall_together import ME, wall
from tests.browser.test_long_names import STICKS_OUT

MOST_NODES = 1500
RIBBON = ".ribbon .what"
OVER = ".result"
LIT = ".tabletop .lit"

# Lit things of which no point in sight is their own.
HIDDEN = """() => [...document.querySelectorAll(".tabletop .lit")].filter((thing) => {
    if (thing.getClientRects().length === 0) return false; // in a mat that is closed
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

# Words that are too small, cut off, or over others. Cards in a fan and Hordes that lean may overlap, and what
# is missing of a Request is cut at its card.
UNREADABLE = """() => {
    const words = [];
    const walk = document.createTreeWalker(document.querySelector(".tabletop"), NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const node = walk.currentNode, box = node.parentElement;
        const apart = ".spoken, [hidden], title, .fan, .qin, .mission .state, style";
        if (!node.data.trim() || box.closest(apart)) continue;
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
        const x = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const y = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
        if (x <= 2 || y <= 5) return;
        if (one.box.closest("[data-horde]") || other.box.closest("[data-horde], .claimed")) return;
        wrong.push(`over each other: ${one.text} / ${other.text}`);
    }));
    return wrong;
}"""
NODES = """() => document.querySelectorAll(".tabletop svg, .tabletop svg *").length
    - document.querySelectorAll(".symbols *").length"""


# By state what is wrong with it: the page scrolls, words cannot be read, too much is drawn.
WRONG = f"""async (updates) => {{
    const found = [];
    for (const [mode, kind, update] of updates) {{
        await staged.show(update);
        const beyond = document.documentElement.scrollHeight - innerHeight;
        const nodes = ({NODES})();
        const wrong = ({UNREADABLE})();
        if (beyond > 0) wrong.push(`scrolls by ${{beyond}}`);
        const right = (thing) => thing.getBoundingClientRect().right;
        const sky = document.querySelector(".tabletop.wide .sky");
        if (right(sky.lastElementChild) > right(sky) + 1) wrong.push("the sky is too narrow");
        if (nodes > {MOST_NODES}) wrong.push(`${{nodes}} nodes`);
        if (wrong.length) found.push([mode, kind, ...wrong]);
    }}
    return found;
}}"""
TOO_WIDE = f"""async (updates) => {{
    const found = [];
    for (const [mode, kind, update] of updates) {{
        await staged.show(update);
        const wrong = ({STICKS_OUT})();
        if (document.documentElement.scrollWidth > innerWidth) wrong.push("the page");
        if (wrong.length) found.push([mode, kind, ...wrong]);
    }}
    return found;
}}"""


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


def test_the_first_year_is_played_in_the_scene_alone(visit: Visitors) -> None:
    page = visit(1280, 800, list=False)
    table = wall(page, visit.address, [ME])
    page.goto(f"{visit.address}#/table/{table['id']}")
    answers = 0
    while answers < 60:
        page.wait_for_selector(f"{RIBBON}, {OVER}")
        if page.locator(OVER).count() or year(page) >= 2:
            break
        page.mouse.move(640, 70)
        assert page.evaluate(HIDDEN) == []
        answer(page)
        answers += 1
    assert 6 < answers < 60


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_no_state_scrolls_or_cuts_off_anything(visit: Visitors, language: str) -> None:
    states = at_random(200, "states")[["en", "de", "fr"].index(language) :: 9]
    facts = [[state.mode, state.kind, state.update] for state in states]
    page = visit(1280, 800, locale=language, list=False)
    stage(page, visit.address, states[0])
    page.mouse.move(0, 0)
    assert page.evaluate(WRONG, facts) == []
    for width, height in ((820, 1180), (390, 844)):
        resize(page, width, height)
        assert page.evaluate(TOO_WIDE, facts[::8]) == [], f"at {width} × {height}"

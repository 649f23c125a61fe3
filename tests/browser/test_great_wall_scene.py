"""The scene of The Great Wall: what a question offers can be pressed in it, and nothing in it is cut off."""

import pytest

from tests.browser.conftest import Visitors
from tests.browser.hands import resize
from tests.browser.readable import TOO_WIDE, WRONG
from tests.browser.staged import at_random, stage
from tests.games.great_wall.words.test_questions import MODES

LANGUAGES = ("en", "de", "fr")
STATES = 48  # by chance, each in one of the languages; `make soak ARGS=scene` looks at 200 in all of them

# How much the page and the table in it scroll, with all options beside the table.
SIZES = """() => {
    const place = document.querySelector(".place");
    return [document.documentElement.scrollHeight - innerHeight, place.scrollHeight - place.clientHeight];
}"""

# What is positioned by itself and not by the part of the page that scrolls would make the page itself longer.
ESCAPED = """() => [...document.querySelectorAll(".fills :is(.side, .place) *")]
    .filter((thing) => getComputedStyle(thing).position === "absolute")
    .filter((thing) => thing.offsetParent && !thing.offsetParent.closest(".side, .place"))
    .map((thing) => thing.outerHTML.slice(0, 80))"""
STANDS_STILL = f"""async (updates) => {{
    const found = [];
    for (const [mode, kind, update] of updates) {{
        await staged.show(update);
        const [beyond, inside] = ({SIZES})();
        const escaped = ({ESCAPED})();
        if (beyond > 0 || inside > 1 || escaped.length) found.push([mode, kind, beyond, inside, escaped]);
    }}
    return found;
}}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_state_scrolls_or_cuts_off_anything(visit: Visitors, language: str) -> None:
    states = at_random(STATES, "states")[LANGUAGES.index(language) :: len(LANGUAGES)]
    facts = [[state.mode, state.kind, state.update] for state in states]
    page = visit(1280, 800, locale=language, list=False)
    stage(page, visit.address, states[0])
    page.mouse.move(0, 0)
    assert page.evaluate(WRONG, facts) == []
    for width, height in ((820, 1180), (390, 844)):
        resize(page, width, height)
        assert page.evaluate(TOO_WIDE, facts[::8]) == [], f"at {width} × {height}"


def test_however_full_the_table_is_the_page_stands_still(visit: Visitors) -> None:
    full = [state for state in at_random(STATES, "states") if MODES[state.mode]["players"] >= 4]
    assert len(full) > 5
    page = visit(1280, 800)
    stage(page, visit.address, full[0])
    assert page.evaluate(STANDS_STILL, [[state.mode, state.kind, state.update] for state in full]) == []

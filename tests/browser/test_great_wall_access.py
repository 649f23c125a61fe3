"""The scene of The Great Wall by day and night, in forced colors, for screen readers and by keys."""

import pytest

from tests.browser.conftest import Visitors
from tests.browser.staged import Position, at_random, stage
from tests.browser.test_reaching import barriers

STATES = 48, "states"  # the same as for the scene: they are made once

# Lit things that a screen reader or a key would miss.
UNNAMED = """() => [...document.querySelectorAll(".tabletop .lit")].filter((thing) => {
    const named = (thing.getAttribute("aria-label") ?? thing.textContent).trim();
    const pressed = thing.matches("button, [role=button]") && thing.hasAttribute("aria-pressed");
    return !named || !pressed || thing.tabIndex < 0;
}).map((thing) => thing.outerHTML.slice(0, 160))"""

# Lit things without a line around them, which is all that is left where the reader's colors replace ours.
UNMARKED = """() => [...document.querySelectorAll(".tabletop .lit")].filter((thing) => {
    const style = getComputedStyle(thing);
    const line = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
    const rings = [...thing.querySelectorAll(".ring")].map((ring) => getComputedStyle(ring));
    const drawn = ({ stroke, strokeWidth }) => stroke !== "none" && parseFloat(strokeWidth) >= 2;
    return !line && !rings.some(drawn);
}).map((thing) => thing.outerHTML.slice(0, 160))"""
IN_ALL = f"""async (updates) => {{
    const found = [];
    for (const [kind, update] of updates) {{
        await staged.show(update);
        const unnamed = ({UNNAMED})(), unmarked = ({UNMARKED})();
        if (unnamed.length || unmarked.length) found.push({{ kind, unnamed, unmarked }});
    }}
    return found;
}}"""


@pytest.fixture(scope="module")
def states() -> list[Position]:
    return at_random(*STATES)[::2]


def test_no_barriers_by_day_and_by_night(visit: Visitors, axe: str, states: list[Position]) -> None:
    page = visit(1280, 800, list=False)
    stage(page, visit.address, states[0])
    for state in (states[0], states[len(states) // 2]):
        page.evaluate("update => staged.show(update)", state.update)
        assert barriers(page, axe) == []


def test_what_is_lit_has_a_name_a_key_and_a_line_in_any_colors(
    visit: Visitors, states: list[Position]
) -> None:
    page = visit(1280, 800, list=False, forced_colors="active")
    stage(page, visit.address, states[0])
    assert page.evaluate("matchMedia('(forced-colors: active)').matches")
    facts = [[state.kind, state.update] for state in states]
    assert page.evaluate(IN_ALL, facts) == []

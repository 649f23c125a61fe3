"""The scene of The Great Wall: what a question offers can be pressed in it, and nothing in it is cut off."""

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.hands import resize
from tests.browser.readable import TOO_WIDE, WRONG
from tests.browser.scene_hands import OVER, play
from tests.browser.staged import at_random, stage
from tests.browser.test_great_wall_together import ME, wall

LANGUAGES = ("en", "de", "fr")
STATES = 48  # by chance, each in one of the languages; `make soak ARGS=scene` looks at 200 in all of them


def test_a_game_alone_to_the_end_in_the_scene(visit: Visitors) -> None:
    page = visit(1280, 800, list=False, lone="always")
    table = wall(page, visit.address, [ME])
    page.goto(f"{visit.address}#/table/{table['id']}")
    answers = play(page, random.Random())
    expect(page.locator(OVER)).to_be_visible()
    assert answers > 20
    assert page.locator(".question").count() == 0  # the list was never opened


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

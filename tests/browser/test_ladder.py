"""The ladder on the page: faces to choose from, one's record, one up and one down."""

import pytest
from playwright.sync_api import expect

from mandate.players import levels_of
from tests.browser.conftest import Visitors
from tests.browser.hands import begin, place_somewhere, resize, wait_for_turn


def test_one_climbs_the_ladder_and_the_record_is_kept_on_the_device(visit: Visitors) -> None:
    page = visit()
    faces = page.locator(".ladder label")
    expect(faces).to_have_count(len(levels_of("qin")))
    expect(page.locator("input[name=level][value=wanderer]")).to_be_checked()  # where a newcomer begins
    expect(page.locator(".about")).to_contain_text("a good match for you")
    begin(page, against="wanderer")
    place_somewhere(page)
    assert wait_for_turn(page)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes").click()
    expect(page.locator(".after")).to_contain_text("Your games against Wanderer: 0 won, 1 lost.")
    expect(page.locator(".after .button")).to_have_text(["Learn"])  # no one is weaker
    page.goto(visit.address)
    begin(page, against="dreamer")
    place_somewhere(page)
    assert wait_for_turn(page)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes").click()
    expect(page.locator(".after")).to_contain_text("Your games against Dreamer: 0 won, 1 lost.")
    expect(page.locator(".after .button")).to_have_text(["Easier: Wanderer", "Next level: Apprentice"])
    page.reload()  # the same table counts once
    expect(page.locator(".after")).to_contain_text("0 won, 1 lost.")
    page.get_by_role("button", name="Next level: Apprentice").click()
    expect(page.locator(".players")).to_contain_text("Apprentice")
    assert wait_for_turn(page)

    page.goto(visit.address)
    expect(page.locator("input[name=level][value=apprentice]")).to_be_checked()
    page.locator("input[name=level][value=dreamer]").check()
    expect(page.locator(".about")).to_contain_text("Level 2 of")
    expect(page.locator(".about")).to_contain_text("0 won, 1 lost.")
    page.locator("summary", has_text="Measured strength").click()
    expect(page.locator("details li").first).to_contain_text("against Wanderer")
    page.get_by_role("button", name="Clear my record").click()
    expect(page.locator(".about")).not_to_contain_text("lost")


def test_the_great_wall_has_its_levels_in_the_same_scale(visit: Visitors) -> None:
    page = visit()
    page.locator("input[name=game][value=great-wall]").check()
    expect(page.locator(".ladder label")).to_have_count(len(levels_of("great-wall")))
    expect(page.locator(".about")).to_contain_text("Level 1 of 4.")


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_no_name_of_a_level_is_broken_within_a_word(visit: Visitors, language: str) -> None:
    page = visit(locale=language)
    names = page.locator(".ladder .name")
    expect(names).to_have_count(len(levels_of("qin")))
    page.evaluate("document.fonts.ready")
    page.locator("input[name=level][value=chancellor]").check()  # in bold
    high = "node.offsetHeight > 1.5 * parseFloat(getComputedStyle(node).lineHeight)"
    broken = f"nodes => nodes.filter(node => {high}).map(node => node.textContent)"
    for width in (320, 360, 390, 1280):
        resize(page, width, 800)
        assert names.evaluate_all(broken) == [], width

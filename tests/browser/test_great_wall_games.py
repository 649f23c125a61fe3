"""Whole games of The Great Wall by clicks, by keys and by touch, as people play them."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import scene_hands
from tests.browser.conftest import Visitors
from tests.browser.great_wall_hands import (
    OVER,
    QUESTION,
    by_keys,
    cards,
    play_on,
    read_out,
    year,
)
from tests.browser.test_plain import BOT, LOG, ME, PHONE, begin
from tests.browser.test_reaching import barriers
from tests.browser.test_tables import open_table
from tests.seeds import own_chance


def sit_down(page: Page, address: str, *seats: dict[str, str], **options: Any) -> dict[str, Any]:
    """To a table that begins at once, opened without the start page."""
    chairs = list(seats) or [ME]
    table = open_table(
        page, address, game="great-wall", seats=chairs, options={"players": len(chairs), **options}
    )
    page.goto(f"{address}#/table/{table['id']}/{table['link']}")
    return table


def in_year(wanted: int) -> Any:
    return lambda page: year(page) >= wanted


def test_a_year_alone_against_qin_jiushao(visit: Visitors) -> None:
    page = visit()
    begin(page)
    assert play_on(page, in_year(2), eager=True) > 6
    assert year(page) == 2
    assert page.locator(LOG).count() > 10
    assert "Qin Jiushao" in read_out(page)


def test_against_two_computer_players_to_the_end(visit: Visitors, axe: str) -> None:
    """In the scene alone: the list stays closed."""
    page = visit(1280, 800, list=False, lone="always")
    begin(page, "bot", 3)
    answers = scene_hands.play(page, own_chance())
    assert answers > 20
    expect(page.locator(OVER)).to_be_visible()
    assert page.locator(".question").count() == 0
    read_out(page)
    assert barriers(page, axe) == []
    page.reload()
    expect(page.locator(OVER)).to_be_visible()


def test_two_people_by_link_and_a_reload_in_a_secret_choice(visit: Visitors) -> None:
    anna, ben = visit(), visit()
    table = open_table(
        anna, visit.address, game="great-wall", seats=[ME, {"kind": "open"}], options={"players": 2}
    )
    link = f"{visit.address}#/table/{table['id']}/{table['link']}"
    anna.goto(link)
    ben.goto(link)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    for page in (anna, ben):  # both are asked at once, and neither sees what the other answers
        page.wait_for_selector(QUESTION)
    asked = anna.locator(".question").get_attribute("data-ask")
    option = anna.locator(".question .option").first
    chosen = option.locator(".label").inner_text()
    option.click()
    anna.reload()  # what was only looked at is not answered
    expect(anna.locator(".question")).to_have_attribute("data-ask", asked or "")
    anna.locator(".question .option").first.click()
    anna.locator(".question button[type=submit]").click()
    expect(anna.locator(QUESTION)).to_have_count(0)
    for page in (anna, ben):
        page.reload()
    expect(ben.locator(QUESTION)).to_be_visible()
    expect(anna.locator("h1")).not_to_have_text("Your turn")  # hers is kept
    assert anna.locator(QUESTION).count() == 0
    assert chosen not in ben.get_by_role("main").inner_text()
    one(ben)
    before = anna.locator(LOG).count()
    for _ in range(6):  # no matter who is asked
        one(next(page for page in (anna, ben) if is_asked(page, anna, ben)))
    expect(anna.locator(LOG).nth(before)).to_be_attached()


def is_asked(page: Page, *everybody: Page) -> bool:
    """Whether this page has a question; some page always has one, once the news have come."""
    while not any(each.locator(QUESTION).count() for each in everybody):
        everybody[0].wait_for_timeout(20)
    return bool(page.locator(QUESTION).count())


def one(page: Page) -> None:
    """One answer."""
    asked = page.locator(".question").get_attribute("data-ask")
    page.locator(".question .option").first.click()
    page.locator(".question button[type=submit]").click()
    expect(page.locator(f'.question[data-ask="{asked}"] h2')).to_have_count(0)


def test_a_year_at_one_device(visit: Visitors) -> None:
    page = visit()
    begin(page, "hot-seat", 2)
    assert play_on(page, in_year(2)) > 4
    read_out(page)


def test_a_year_by_keys_alone(visit: Visitors) -> None:
    page = visit()
    sit_down(page, visit.address)
    assert play_on(page, in_year(2), answer=by_keys) > 4


@pytest.mark.parametrize("size", [PHONE, {"width": 820, "height": 1180}], ids=["phone", "tablet"])
def test_a_year_by_touch_in_the_scene(visit: Visitors, size: dict[str, int]) -> None:
    page = visit(**size, has_touch=True, is_mobile=True, list=False)
    sit_down(page, visit.address)
    assert scene_hands.play(page, own_chance(), in_year(2), scene_hands.by_finger) > 4
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    read_out(page)


def test_a_year_by_keys_in_the_scene(visit: Visitors) -> None:
    page = visit(1280, 800, list=False)
    sit_down(page, visit.address)
    assert scene_hands.play(page, own_chance(), in_year(2), scene_hands.by_keys) > 4


@pytest.mark.parametrize(("language", "city"), [("de", "Sägewerk"), ("fr", "Scierie")])
def test_nothing_is_left_untold_in_other_languages(visit: Visitors, language: str, city: str) -> None:
    page = visit(locale=language)
    sit_down(page, visit.address, ME, BOT, BOT)
    for _ in range(4):
        play_on(page, lambda _: True)
        text = read_out(page)
        one(page)
    assert city in text


def test_a_spectator_sees_no_ones_cards(visit: Visitors) -> None:
    anna, ben = visit(), visit()
    table = sit_down(anna, visit.address, ME, BOT, BOT)
    anna.wait_for_selector(QUESTION)
    hand = cards(anna, ".choosing")
    offered = anna.locator(".question .option .label").all_text_contents()
    assert len(hand) == 4  # two Generals, two Advisors
    ben.goto(f"{visit.address}#/table/{table['id']}/{table['link']}")
    expect(ben.locator(".tabletop .location")).to_have_count(10)
    assert ben.locator(".tabletop .own").count() == 0
    seen = ben.content()
    assert [card for card in (*hand, *offered) if card in seen] == []


def test_there_are_no_barriers_at_the_start(visit: Visitors, axe: str) -> None:
    page = visit()
    page.locator("input[name=game][value=great-wall]").check()
    assert barriers(page, axe) == []

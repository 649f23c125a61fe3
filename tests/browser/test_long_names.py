"""Names as long as they may be, on a small phone: nothing sticks out, and who is there still shows."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visitors
from tests.browser.hands import MY_TURN, resize

PHONE = (360, 640)
NAMES = ("Annika-Sophie Brandenburgerinnenfreundin", "Wilhelmine-Charlottenburgerstrassenfegerin"[:40])

# What lies within a drawing is cut off at the drawing's edge.
STICKS_OUT = """() => [...document.querySelectorAll("main *")]
    .filter((node) => !node.ownerSVGElement)
    .filter((node) => !node.closest(".spoken") && node.getClientRects().length > 0)
    .filter((node) => node.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
    .map((node) => `${node.tagName}.${node.className}`)"""


def fits(page: Page) -> None:
    assert page.evaluate(STICKS_OUT) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def edges(found: Locator) -> tuple[float, float]:
    box = found.bounding_box()
    assert box is not None
    return box["x"], box["x"] + box["width"]


def invite(page: Page, game: str) -> str:
    page.locator(f'input[name=game][value="{game}"]').check(force=True)
    page.locator("input[name=with][value=friends]").check()
    page.locator("input[name=name]").fill(NAMES[0])
    page.locator("select[name=players]").select_option("2")
    if game == "qin":
        page.locator("select[name=first]").select_option(index=1)  # I do
    page.locator("form .main.big").click()
    page.wait_for_selector(".waiting")
    fits(page)
    return page.locator(".waiting input[readonly]").input_value()


def join(page: Page, link: str) -> None:
    page.goto(link)
    page.wait_for_selector(".waiting")
    fits(page)
    assert not re.search(r"·\w", page.locator(".waiting").inner_text())  # a dot stands between two things
    page.get_by_label("Dein Name").fill(NAMES[1])
    page.get_by_role("button", name="Platz nehmen").click()


def in_sight(sign: Locator, card: Locator) -> None:
    """Whole, and not under anything: what is cut off has no room in its card."""
    expect(sign).to_be_visible()
    left, right = edges(sign)
    assert edges(card)[0] < left < right < edges(card)[1]
    hit = "node => { const b = node.getBoundingClientRect();"
    hit += " return node.contains(document.elementFromPoint(b.right - 2, (b.top + b.bottom) / 2)); }"
    assert sign.evaluate(hit)


@pytest.mark.parametrize(("game", "cards"), [("qin", ".player"), ("great-wall", "li:has(.who)")])
def test_who_is_there_and_which_seat_is_ones_own_is_reported_however_long_the_names_are(
    visit: Visitors, game: str, cards: str
) -> None:
    anna, ben = (visit(*PHONE, has_touch=True, is_mobile=True, locale="de-DE") for _ in range(2))
    join(ben, invite(anna, game))
    own, other = anna.locator(cards).nth(0), anna.locator(cards).nth(1)
    expect(own.locator(".sign")).to_contain_text("du")
    expect(other.locator(".who")).to_have_text(NAMES[1])
    expect(other.locator(".sign")).to_have_count(0)
    ben.goto("about:blank")
    expect(other.locator(".sign")).to_contain_text("nicht da")
    anna.mouse.move(0, 0)  # a pointer that rests on a card's name lays the card out
    expect(anna.get_by_role("tooltip")).to_have_count(0)
    for width, height in (PHONE, (1280, 800)):
        resize(anna, width, height)
        in_sight(own.locator(".sign"), own)
        in_sight(other.locator(".sign"), other)
    resize(anna, *PHONE)
    fits(anna)


def test_result_replay_and_review_are_no_wider_than_a_phone(visit: Visitors) -> None:
    anna, ben = (visit(*PHONE, has_touch=True, is_mobile=True, locale="de-DE") for _ in range(2))
    join(ben, invite(anna, "qin"))
    for page in (anna, ben):
        page.wait_for_selector(MY_TURN)
        page.locator(".board").focus()
        for key in ("n", "Enter", "Enter"):
            page.keyboard.press(key)
        expect(page.locator(".rest ol li").first).to_contain_text("legt")
    anna.wait_for_selector(MY_TURN)
    anna.get_by_role("button", name="Aufgeben").click()
    anna.get_by_role("button", name="Ja").click()
    for page in (anna, ben):
        expect(page.locator(".result .name").nth(1)).to_have_text(NAMES[0])
        fits(page)

    ben.get_by_role("link", name="Nachspielen").click()
    for player in ben.locator(".player").all():
        expect(player.locator(".tile")).to_have_count(3)
        assert edges(player.locator(".tile").last)[1] <= edges(player.locator(".left"))[0]
    ben.get_by_text("Die ganze Analyse").click()  # the review begins by itself
    review = ben.locator("details.card")
    expect(review.locator("table")).to_have_count(2)
    for table in review.locator("table").all():
        expect(table).to_be_visible()
        assert edges(table)[1] <= edges(review)[1]
    fits(ben)

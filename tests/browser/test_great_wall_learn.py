"""Learning The Great Wall on the page: rules, cards, and the guided first Year."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visitors
from tests.browser.test_plain import PHONE, QUESTION, begin, decide, read_out
from tests.browser.test_reaching import barriers

GUIDE = ".guide"
TIP = "[role=tooltip]"
NEXT = """asked => {
    const question = document.querySelector('.question');
    return question?.querySelector('h2') && question.dataset.ask !== asked;
}"""

# every card, laid out: text that leaves its card, and letters below 12 pixels
CUT_OFF = """async () => {
    const wrong = [];
    const items = [...document.querySelectorAll('.cards li')];
    for (const item of items) {
        item.querySelector('button').click();
        await new Promise(done => setTimeout(done));
        for (const face of [item.querySelector('.face'), document.querySelector('aside .face')]) {
            const card = face.getBoundingClientRect();
            for (const part of face.querySelectorAll('span:not(.said), b')) {
                const box = part.getBoundingClientRect();
                const aside = box.left < card.left - 1 || box.right > card.right + 1;
                const out = aside || box.bottom > card.bottom + 1;
                const small = part.textContent && parseFloat(getComputedStyle(part).fontSize) < 12;
                if (out || small) wrong.push(`${item.id} ${part.className}`);
            }
        }
    }
    return { cards: items.length, wrong };
}"""


def offered(page: Page) -> Locator:
    return page.locator(".question .option:not(.later)")


def follow(page: Page) -> None:
    """Do what the guide says: choose what it offers, and confirm it."""
    asked = page.locator(".question").get_attribute("data-ask")
    offered(page).first.click()
    page.locator(".question [type=submit]").click()
    page.wait_for_function(NEXT, arg=asked)


def test_the_guided_year_from_start_to_end(visit: Visitors, axe: str) -> None:
    page = visit()
    page.locator("input[name=game][value=great-wall]").check()
    page.get_by_role("link", name="Learn by playing: The Great Wall").click()
    page.get_by_role("button", name="Begin the Year").click()
    lines = []
    for step in range(60):
        page.wait_for_selector(GUIDE)
        lines.append(page.locator(GUIDE).inner_text())
        if "go on alone" in lines[-1]:
            break
        expect(offered(page)).to_have_count(1)
        if step == 6:
            expect(page.locator(".tabletop .location.lit")).to_have_count(1)  # it points at the thing itself
            expect(page.locator(".question .later input").first).to_be_disabled()
            assert barriers(page, axe) == []
            page.reload()
            expect(page.locator(GUIDE)).to_have_text(lines[-1], use_inner_text=True)
        follow(page)
    assert "1 of 31" in lines[0]
    assert "31 of 31" in lines[-1]
    for theme in ("Command card", "Clerks are your actions", "Shame", "Attack", "Defeated", "Artifacts"):
        assert any(theme in text for text in lines), theme
    expect(page.locator(".question .later")).to_have_count(0)
    page.get_by_role("button", name="Play on").click()
    expect(page.locator(GUIDE)).to_have_count(0)
    decide(page)  # the game continues freely
    read_out(page)


def test_anyone_who_wants_continues_without_the_guide(visit: Visitors) -> None:
    page = visit(**PHONE, locale="fr", has_touch=True, is_mobile=True, at="#/first-year")
    page.get_by_role("button", name="Commencer l’année").tap()
    page.wait_for_selector(GUIDE)
    expect(offered(page)).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Continuer sans guide").tap()
    expect(page.locator(GUIDE)).to_have_count(0)
    expect(offered(page)).to_have_count(4)


@pytest.mark.parametrize(
    ("language", "typed", "clause"),
    [
        ("en", "alone shame", "gw.fall.alone"),
        ("de", "schandsymbol einziger", "gw.fall.alone"),
        ("fr", "BRECHE depasse", "gw.winter.assault"),  # anyone who looks for something need not mind accents
    ],
)
def test_the_rules_are_searched_in_each_language(
    visit: Visitors, language: str, typed: str, clause: str
) -> None:
    page = visit(locale=language, at="#/rules/great-wall")
    expect(page.locator(".overview figure")).to_have_count(4)
    everything = page.locator("article[id^=gw]")
    expect(everything.nth(90)).to_be_attached()
    read_out(page)
    page.get_by_role("searchbox").fill(typed)
    expect(page.locator(".overview")).to_have_count(0)
    expect(page.locator(f"article[id='{clause}']")).to_be_visible()
    assert everything.count() < 12


def test_the_contents_lead_to_a_section(visit: Visitors) -> None:
    page = visit(at="#/rules/great-wall")
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="Winter").click()
    expect(page.get_by_role("heading", name="Winter", exact=True)).to_be_in_viewport()
    page.goto(f"{visit.address}#/rules/gw.fall.alone")  # as a refusal does
    expect(page.locator("article.wanted")).to_be_in_viewport()


def test_no_barriers_where_one_learns(visit: Visitors, axe: str) -> None:
    page = visit()
    for place, part in (
        ("rules/great-wall", ".overview"),
        ("cards/C3", ".cards li.wanted"),
        ("first-year", ".overview"),
    ):
        page.goto(f"{visit.address}#/{place}")
        page.wait_for_selector(part)
        assert barriers(page, axe) == [], place


def test_a_card_is_explained_by_hover_and_focus_and_with_its_rulings(visit: Visitors, axe: str) -> None:
    page = visit()
    begin(page)
    decide(page)
    page.wait_for_selector(QUESTION)
    tip = page.locator(TIP)
    card = page.locator(".own .card-name button", has_text="Betrayal")
    card.hover()
    expect(tip).to_contain_text("Carry out the card of another Clan")
    expect(tip).to_contain_text("from the rulebook")
    expect(tip).to_contain_text("never another Betrayal")
    assert barriers(page, axe) == []
    page.mouse.move(2, 2)
    expect(tip).to_have_count(0)
    page.keyboard.press("Tab")  # from here on by keyboard
    card.focus()
    expect(tip).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    page.get_by_role("log").focus()
    page.keyboard.press("ArrowRight")  # the cards that are named in the log
    expect(tip).to_be_in_viewport(ratio=1)


def test_a_card_is_explained_with_a_long_press_that_chooses_nothing(visit: Visitors) -> None:
    page = visit(**PHONE, has_touch=True, is_mobile=True)
    begin(page)
    page.wait_for_selector(QUESTION)
    word = page.locator(".question .option .word").first
    word.scroll_into_view_if_needed()
    box = word.bounding_box()
    assert box is not None
    touch = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.locator(TIP)).to_contain_text(word.evaluate("word => word.firstChild.textContent"))
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(TIP)).to_be_visible()
    expect(page.locator(".question input:checked")).to_have_count(0)
    page.touchscreen.tap(4, 300)  # beside the card
    expect(page.locator(TIP)).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_no_card_is_cut_off_and_every_letter_can_be_read(visit: Visitors, language: str) -> None:
    page = visit(**PHONE, locale=language, at="#/cards")
    page.wait_for_selector(".cards li")
    found = page.evaluate(CUT_OFF)
    assert found == {"cards": 142, "wrong": []}
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_cards_are_grouped_filtered_and_linked(visit: Visitors) -> None:
    page = visit(at="#/cards/H4-M")
    expect(page.locator("#card-H4")).to_be_in_viewport()
    laid = page.get_by_role("complementary", name="Card laid out")
    expect(laid).to_contain_text("each Barricade of its Section counts 1 less")
    expect(laid).to_contain_text("4 Power")
    page.keyboard.press("Escape")
    expect(laid).to_have_count(0)
    expect(page.get_by_role("heading", name="Tactic cards")).to_contain_text("16 designs, 32 cards")
    page.get_by_role("combobox", name="Mode").select_option("coop")
    page.get_by_role("combobox", name="Who vouches for it").select_option("R")
    page.locator(".cards li button").first.click()
    expect(laid).to_contain_text("from the rulebook")
    page.get_by_role("searchbox").fill("leaves the game for good")  # a ruling
    assert 0 < page.locator(".cards li").count() < 10
    page.goto(f"{visit.address}#/cards/Z9")
    expect(page.get_by_role("alert")).to_contain_text("Z9")

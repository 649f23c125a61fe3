"""What a person does at a table of The Great Wall, as steps for tests: in the list of all options."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, TimeoutError, expect

QUESTION = ".question h2"
OVER = ".result"
YEAR = ".tabletop .years [aria-current=step]"
ENOUGH = ("pass", "done", "decline")  # answers after which least is asked
UNTOLD = re.compile(
    r"\b(gwp?|page|event|choice|question)-[a-z]|[{}]"
)  # a message that was not found, or not filled in
SETTLED = """asked => {
    const question = document.querySelector('.question');
    const next = question?.querySelector('h2') && question.dataset.ask !== asked;
    return next || document.querySelector('.result, .curtain');
}"""

PATIENCE = 20_000  # milliseconds

Answer = Callable[[Page, str], None]  # give the answer with this token


def by_mouse(page: Page, token: str) -> None:
    _option(page, token).click()
    page.locator(".question button[type=submit]").click()


def by_keys(page: Page, token: str) -> None:
    """Tab to the options, arrows to the one that is meant, Enter."""
    for _ in range(60):
        if page.evaluate("document.activeElement?.name") == "option":
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Space")
    chosen = page.locator(".question input[name=option]:checked")
    for _ in range(page.locator(".question input[name=option]").count()):
        if chosen.get_attribute("value") == token:
            break
        page.keyboard.press("ArrowDown")
    expect(chosen).to_have_value(token)
    page.keyboard.press("Enter")


def _option(page: Page, token: str) -> Locator:
    return page.locator(f'.question label:has(input[value="{token}"])')


def year(page: Page) -> int:
    """The Year that continues; 0 before the first."""
    now = page.locator(YEAR)
    shown = re.match(r"\d+", now.inner_text()) if now.count() else None
    return int(shown.group()) if shown else 0


def play_on(
    page: Page,
    until: Callable[[Page], bool] = lambda _: False,
    *,
    answer: Answer = by_mouse,
    eager: bool = False,
    most: int = 200,
) -> int:
    """Answer whatever is asked until that is so, or the game is over; how many answers it took.

    An `eager` player takes the first thing that is offered, any other as little as possible.
    """
    for answers in range(most):
        page.wait_for_selector(f"{QUESTION}, {OVER}, .curtain")
        if page.locator(".curtain").count():
            page.mouse.move(
                0, 0
            )  # a pointer that rests on a card's name lays the card out, maybe over the button
            page.locator(".curtain button").click()
            page.wait_for_selector(QUESTION)
        if page.locator(OVER).count() or until(page):
            return answers
        asked = page.locator(".question").get_attribute("data-ask")
        answer(page, _wanted(page, eager))
        try:
            page.wait_for_function(SETTLED, arg=asked, timeout=PATIENCE)
        except TimeoutError:  # as a person would: what was refused in passing is tried again
            answer(page, _wanted(page, eager))
            page.wait_for_function(SETTLED, arg=asked)
    raise AssertionError(f"{most} answers were not enough")


def _wanted(page: Page, eager: bool) -> str:
    found: list[str] = page.locator(".question input[name=option]").evaluate_all(
        "options => options.map(({ value }) => value)"
    )
    return found[0] if eager else least(found)


def least(tokens: list[str]) -> str:
    """The answer after which least is asked."""
    return next((token for token in tokens if token in ENOUGH), tokens[0])


def cards(page: Page, part: str) -> set[str]:
    """The cards that lie in a part of the table, by their marks in the page."""
    found: list[str] = page.locator(f".tabletop {part} :is(.card-name, .pick)").evaluate_all(
        "cards => cards.map(card => card.dataset.thing)"
    )
    return set(found)


def read_out(page: Page) -> str:
    """All that the page says, of which nothing is left untold."""
    text = page.get_by_role("main").inner_text()
    assert not UNTOLD.search(text), UNTOLD.search(text)
    return text

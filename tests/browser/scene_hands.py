"""Answers in the scene of The Great Wall alone: lit things, their menu and the fixed buttons; never the list.

A step is read from the page and done by a real mouse or finger. Where several things are lit, chance decides.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Page

OVER = ".result"
MANY = 12  # clicks for one answer

# What to press next, in `window.wanted`, and where it is. Null: there is no question.
# `at` chooses among what is lit; `rests`: rather a fixed button, such as to pass, where there is one.
STEP = """([at, rests]) => {
    const all = (found) => [...document.querySelectorAll(found)];
    const own = (thing) => { // a point in sight that is this thing's; a card's text is gone at the next step
        thing.scrollIntoView({ block: "nearest" });
        const { left, top, width, height } = thing.getBoundingClientRect();
        for (const down of [0.5, 0.3, 0.7, 0.1, 0.9]) for (const across of [0.5, 0.3, 0.7, 0.1, 0.9]) {
            const [x, y] = [left + across * width, top + down * height];
            const found = document.elementFromPoint(x, y);
            if (thing.contains(found) || found?.closest("[role=tooltip]")) return { x, y };
        }
        return null;
    };
    const any = (things) => things[at % things.length];
    const press = (thing, sends = false) => ((window.wanted = thing), { ...own(thing), sends });
    if (!document.querySelector(".ribbon .what")) return null;
    const confirm = document.querySelector(".ribbon .confirm");
    if (!confirm.disabled) return press(confirm, true);
    const menu = all(".ribbon .menu .answer");
    if (menu.length) return press(any(menu));
    const buttons = all(".ribbon .buttons .answer");
    if (buttons.length && rests) return press(any(buttons));
    const lit = all(".tabletop .lit").filter((thing) => thing.getClientRects().length);
    const unreachable = lit.filter((thing) => !own(thing));
    if (unreachable.length) return { wrong: unreachable.map((thing) => thing.outerHTML.slice(0, 160)) };
    if (lit.length) return press(any(lit));
    if (buttons.length) return press(any(buttons));
    // on a phone: another part of the table
    const name = all(".panes button")[all("[data-pane]").findIndex((pane) => pane.querySelector(".lit"))];
    return name ? press(name) : { wrong: [document.querySelector(".ribbon").innerText] };
}"""
UNCOVERED = "([x, y]) => !document.elementFromPoint(x, y)?.closest('[role=tooltip]')"
ASKED_NEXT = """asked => document.querySelector('.result') || (document.querySelector('.ribbon .what')
    && document.querySelector('.ribbon').dataset.ribbon !== asked)"""

Press = Callable[[Page, float, float], None]


def by_mouse(page: Page, x: float, y: float) -> None:
    page.mouse.move(x, y)
    page.wait_for_function(UNCOVERED, arg=[x, y])
    page.mouse.click(x, y)


def by_finger(page: Page, x: float, y: float) -> None:
    page.touchscreen.tap(x, y)


def by_keys(page: Page, _x: float, _y: float) -> None:
    """As the Tab key would come to it, and Enter."""
    missed = page.evaluate(
        """() => {
            wanted.focus();
            const reached = document.activeElement === wanted && wanted.tabIndex >= 0;
            return reached ? null : wanted.outerHTML.slice(0, 200);
        }"""
    )
    assert missed is None, f"no key leads to {missed}"
    page.keyboard.press("Enter")


def answer(page: Page, chance: random.Random, press: Press = by_mouse, resting: float = 0.5) -> int:
    """One answer, confirmed; how many clicks it took."""
    asked = page.locator(".ribbon").get_attribute("data-ribbon")
    for clicks in range(1, MANY):
        step = page.evaluate(STEP, [chance.randrange(1000), chance.random() < resting])
        assert step is not None, "a question that nothing answers"
        assert "wrong" not in step, step["wrong"]
        press(page, step["x"], step["y"])
        if step.get("sends"):
            page.wait_for_function(ASKED_NEXT, arg=asked)
            return clicks
    raise AssertionError(f"{MANY} clicks were not enough: {page.locator('.ribbon').inner_text()}")


def play(
    page: Page,
    chance: random.Random,
    until: Callable[[Page], bool] = lambda _: False,
    press: Press = by_mouse,
) -> int:
    """Answer until that is so, or the game is over; how many answers it took."""
    answers = 0
    while True:
        page.wait_for_selector(f".ribbon .what, {OVER}")
        if page.locator(OVER).count() or until(page):
            return answers
        page.mouse.move(640, 70)  # off what a hovering mouse would open
        answer(page, chance, press)
        answers += 1

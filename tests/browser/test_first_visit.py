"""Someone who has never been here: no page has anything red in the console, not even a refusal."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.test_tables import host

PLACES = (
    "", "#/me", "#/rules", "#/replay", "#/learn", "#/puzzles", "#/editor", "#/position",
    "#/first-year", "#/great-wall-puzzles", "#/cards", "#/card-editor",
)  # fmt: skip


def listening(page: Page) -> list[str]:
    """Everything written to the console from now on, and every answer that is a refusal."""
    errors: list[str] = []
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.on(
        "response", lambda answer: errors.append(f"{answer.status} {answer.url}") if not answer.ok else None
    )
    return errors


@pytest.mark.parametrize("place", PLACES)
def test_nothing_is_red_wherever_a_newcomer_begins(visit: Visitors, place: str) -> None:
    page = visit(at=None)
    errors = listening(page)
    page.goto(f"{visit.address}{place}")
    expect(page.locator("h1, h2").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert errors == []


# Where the form for a game of one's own stood, at each change of the page from its first appearance on.
STANDINGS = """() => {
    window.standings = new Set();
    const look = () => {
        const form = document.querySelector(".own form");
        if (form) window.standings.add(Math.round(form.getBoundingClientRect().top + scrollY));
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
}"""


@pytest.mark.parametrize("width", [1280, 390])
def test_what_arrives_late_does_not_move_the_start_form(visit: Visitors, width: int) -> None:
    page = visit(width=width, at=None)
    page.add_init_script(f"({STANDINGS})()")
    page.goto(visit.address)
    expect(page.get_by_role("button", name="Find an opponent")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("[...window.standings].length") == 1


def test_nothing_is_red_where_a_newcomer_is_asked_to_give_a_name(visit: Visitors) -> None:
    page = visit()
    errors = listening(page)
    with page.expect_response("**/api/me") as asked:
        page.goto(f"{visit.address}#/me")
    assert asked.value.status == 204
    with page.expect_response("**/api/me"):
        page.goto(f"{visit.address}#/")
        page.locator("input[name=with][value=friends]").check()
    expect(page.get_by_label("Your name")).to_have_value("")
    assert errors == []


def test_nothing_is_red_for_a_newcomer_who_invites_and_for_one_who_is_invited(visit: Visitors) -> None:
    ann, ben = visit(), visit()
    errors = [listening(page) for page in (ann, ben)]
    link = host(ann, "Ann")
    with ben.expect_response("**/api/me"):
        ben.goto(link)  # which leads on to the table
    expect(ben.get_by_label("Your name")).to_be_visible()
    ben.wait_for_load_state("networkidle")
    assert errors == [[], []]

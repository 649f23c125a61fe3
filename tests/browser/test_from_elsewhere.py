"""What an operator has added, met on the page: a game from another package, and a bot of their own."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors, served
from tests.browser.hands import begin, place_somewhere
from tests.browser.test_plain import LOG, QUESTION, decide, options, read_out
from tests.examples.packages import PROJECT, Package

MODULE = """
def choose(view, decision):
    return decision.options[0]
"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    package = Package.installed(PROJECT / "examples" / "lantern-night", tmp_path_factory.mktemp("installed"))
    store = tmp_path_factory.mktemp("elsewhere")
    (store / "my_agent.py").write_text(MODULE, "utf-8")
    path = f"{package.folder}{os.pathsep}{store}"
    with served(store, PYTHONPATH=path, MANDATE_AGENT="Hua=my_agent:choose") as address:
        yield address


def test_an_agent_is_picked_beside_the_levels_and_answers(visit: Visitors) -> None:
    page = visit()
    page.locator('input[name=level][value="Hua"]').check()
    expect(page.get_by_text("A bot provided by this server")).to_be_visible()
    begin(page, against="Hua")
    place_somewhere(page)
    expect(page.locator(".rest ol li", has_text="Hua").first).to_be_attached()


# keeps every text in which the id of a game stood, however briefly
WATCH = """window.rawIds = [];
new MutationObserver(() => {
    const text = document.body?.innerText ?? "";
    if (/lantern-night/.test(text)) window.rawIds.push(text);
}).observe(document, { subtree: true, childList: true, characterData: true });"""


def test_a_game_from_elsewhere_is_played_without_a_line_of_ours(visit: Visitors) -> None:
    page = visit()
    page.context.add_init_script(WATCH)
    page.reload()
    card = page.get_by_role("region", name="Lantern Night")
    expect(card).to_contain_text("against 2 computer players (Moth)")
    expect(card).to_contain_text("Lantern Night")
    page.locator("input[name=game][value=lantern-night]").check()
    page.locator("input[name=with][value=bot]").check()
    expect(page.get_by_text("Sealed bids for six lanterns")).to_be_visible()
    expect(page.get_by_text("The more players, the more lanterns go to the others.")).to_be_visible()
    assert page.evaluate("rawIds") == []
    page.locator("a.tile", has_text="Rules").click()
    expect(page.get_by_role("heading", name="The rules of Lantern Night")).to_be_visible()
    expect(page.get_by_role("heading", name="Bidding")).to_be_visible()
    page.reload()
    expect(page.locator("article", has_text="burns the paper")).to_contain_text("lantern-night.bid.burnt")
    page.locator("header .home").click()
    page.locator("input[name=game][value=lantern-night]").check()
    page.locator("input[name=with][value=bot]").check()
    page.locator("select[name=players]").select_option("3")
    page.locator("form .main.big").click()
    expect(page.locator(QUESTION)).to_have_text(
        re.compile(r"A lantern with \d light\. Which card do you bid\?")
    )
    expect(options(page)).to_have_count(6)
    for played in range(1, 7):
        assert decide(page).startswith("Bid ")
        expect(page.locator(LOG, has_text=" takes the lantern with ")).to_have_count(played)
        assert "lantern-night" not in read_out(page)
    expect(page.locator(".facts")).to_contain_text("Lanterns so far")
    expect(page.locator(".result")).to_be_visible()
    points = page.locator(".result td").all_inner_texts()
    assert (len(points), sum(map(int, points))) == (3, 21)  # all the light there is
    expect(page.locator(".result thead")).to_contain_text("light")
    table = page.url
    page.goto(visit.address)
    page.reload()  # which begins with the game that was played last
    expect(page.locator("input[name=game][value=lantern-night]")).to_be_checked()
    expect(page.get_by_role("heading", name="Lantern Night").first).to_be_visible()
    expect(page.locator(".mine")).to_contain_text("Lantern Night")
    assert page.evaluate("rawIds") == []
    page.get_by_role("navigation").get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", name="The rules of Lantern Night")).to_be_visible()
    page.goto(table)
    page.locator(".result").get_by_role("link", name="Replay").click()
    whole = page.locator(".moves li", has_text=" takes the lantern with ").first
    expect(whole).to_contain_text(" opens the ")
    page.goto(table)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("de")
    expect(page.locator(".facts")).to_contain_text("Laternennacht")
    expect(page.locator(".facts")).to_contain_text("Lanterns so far")  # which it says in English only

"""A player walks away on their turn: what the others can do on the page, and how the player comes back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors, served
from tests.browser.hands import MY_TURN, place_somewhere
from tests.browser.test_together import invite, join


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that waits a second, not minutes, for a player who is away."""
    with served(tmp_path_factory.mktemp("impatient"), MANDATE_AWAY_SECONDS="1") as address:
        yield address


def test_the_computer_plays_for_a_player_who_is_away_until_they_come_back(visit: Visitors) -> None:
    anna, ben = visit(), visit()
    link = invite(anna, "Anna")
    join(ben, link, "Ben")
    anna.wait_for_selector(MY_TURN)
    ben.goto("about:blank")
    place_somewhere(anna)
    gone = anna.locator(".gone")
    expect(gone).to_contain_text("Ben is to move, but has been away for some time.")
    expect(gone.get_by_role("button", name="Claim the win")).to_have_count(0)  # nothing is at stake yet
    expect(gone.get_by_role("button", name="Cancel the game")).to_be_visible()
    gone.get_by_role("button", name="Let the computer play").click()
    anna.wait_for_selector(MY_TURN)
    expect(anna.locator(".gone")).to_have_count(0)
    ben.goto(link)
    ben.get_by_role("button", name="Take my seat back").click()
    ben.wait_for_selector(".desk .hand")
    place_somewhere(anna)
    place_somewhere(ben)

    ben.wait_for_selector(".players")
    anna.goto("about:blank")
    expect(ben.locator(".gone")).to_contain_text("Anna is to move")
    ben.get_by_role("button", name="Claim the win").click()
    expect(ben.locator(".result h2")).to_have_text("You win!")
    expect(ben.locator(".result p").first).to_have_text("Anna was away for too long. Ben wins.")
    expect(ben.locator(".players")).to_contain_text("removed")


def test_a_game_that_has_hardly_begun_is_canceled(visit: Visitors) -> None:
    anna, ben = visit(), visit()
    join(ben, invite(anna, "Anna"), "Ben")
    anna.wait_for_selector(MY_TURN)
    anna.goto("about:blank")
    ben.locator(".gone").get_by_role("button", name="Cancel the game").click()
    expect(ben.locator(".result h2")).to_have_text("Game canceled")
    expect(ben.locator(".result")).to_contain_text("The players canceled this game. It does not count.")

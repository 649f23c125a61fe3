"""The Great Wall alone, together and at one device: tables that are full, Requests, marks."""

import itertools
import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from mandate.core.game import Seat
from mandate.core.match import Match
from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.players.rules import RulesPlayer
from mandate.games.great_wall.rules.coop.requests import can_pay
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.notation import DONE
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.standing_answers import Moment, Standing, standing_answer
from mandate.games.great_wall.views.view import GreatWallView
from tests.browser import great_wall_hands as hands
from tests.browser.conftest import Visitors
from tests.browser.test_plain import LOG, QUESTION, decide
from tests.browser.test_tables import do, open_table

ME, CHANCE = {"kind": "me"}, {"kind": "bot", "name": "random"}
TEMPLE = '.tabletop [data-thing="location:tem"]'


def wall(page: Page, address: str, seats: list[Any], **options: Any) -> dict[str, Any]:
    options = {"players": len(seats), **options}
    return open_table(page, address, game="great-wall", seats=seats, options=options)


def choose_leaders(address: str, table: dict[str, Any], *pages: Page) -> None:
    """Everyone takes the first General that is offered: until then the cards lie over the city."""
    door = f"{address}api/tables/{table['id']}"
    for page in pages:
        for sight in page.request.get(door).json()["sights"]:
            answer = {"ask": sight["ask"], "choice": sight["view"]["decision"]["options"][0]}
            do(page, address, table, do="play", seat=sight["seat"], **answer)


def play_on(
    page: Page, address: str, table: dict[str, Any], year: int, pick: Callable[[list[str]], str]
) -> bool:
    """Answer what our seats are asked, without a page, until that Year's Fall; whether the game continues."""
    door, heard = f"{address}api/tables/{table['id']}", 0
    while True:
        answer = page.request.get(door, params={"after": heard}).json()
        sights, heard = answer["sights"], answer["number"]
        now = sights[0]["view"]
        if now["outcome"]:
            return False
        if now["time"]["year"] >= year and now["time"]["phase"] == "fall":
            return True
        for sight in sights:
            if sight["ask"] is not None:
                choice = pick(sight["view"]["decision"]["options"])
                command = {"do": "play", "seat": sight["seat"], "ask": sight["ask"], "choice": choice}
                page.request.post(f"{door}/commands", data=command)
                break
        else:
            page.wait_for_timeout(20)  # the others think


def test_a_mark_set_by_one_person_is_seen_by_the_other(visit: Visitors) -> None:
    anna, ben = visit(), visit()
    table = wall(anna, visit.address, [ME, {"kind": "open"}], coop=True)
    link = f"{visit.address}#/table/{table['id']}/{table['link']}"
    anna.goto(link)
    ben.goto(link)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    ben.wait_for_selector(TEMPLE)
    choose_leaders(visit.address, table, anna, ben)
    expect(ben.locator(".choosing")).to_have_count(0)
    anna.locator(TEMPLE).click(button="right")
    expect(ben.locator(f"{TEMPLE} .flags")).to_be_visible()
    expect(ben.locator(".marks li")).to_contain_text("Temple")
    expect(ben.locator(".marks li button")).to_have_count(0)  # not Ben's to take away
    ben.get_by_role("button", name="⚑ Mark", exact=True).click()
    ben.locator('.tabletop [data-thing="section:M"] h3').click()
    expect(anna.locator(".marks li")).to_have_count(2)
    ben.get_by_label("Mark from a list").select_option("location:tem")  # the keyboard's way
    expect(anna.locator(f"{TEMPLE} .flags svg")).to_have_count(2)
    anna.get_by_role("button", name="Take the mark away: Temple").click()
    expect(ben.locator(".marks li")).to_have_count(2)
    expect(ben.locator(".rest ol li").first).to_contain_text("takes the mark from Temple")


def test_a_spectator_sees_the_marks_and_no_ones_hand(visit: Visitors) -> None:
    anna, cara = visit(), visit()
    table = wall(anna, visit.address, [ME, CHANCE], coop=True)
    link = f"{visit.address}#/table/{table['id']}/{table['link']}"
    anna.goto(link)
    anna.wait_for_selector(QUESTION)
    hand = hands.cards(anna, ".choosing")
    assert hand
    choose_leaders(visit.address, table, anna)
    expect(anna.locator(".choosing")).to_have_count(0)
    anna.locator(TEMPLE).click(button="right")
    cara.goto(link)
    expect(cara.locator(f"{TEMPLE} .flags")).to_be_visible()
    expect(cara.locator(".marks li")).to_contain_text("Temple")
    cara.locator('.tabletop [data-thing="location:qua"]').click(button="right")  # no one asked Cara
    anna.get_by_label("Mark from a list").select_option("section:M")
    expect(cara.locator(".marks li")).to_have_count(2)
    expect(anna.locator(".marks li")).to_have_count(2)
    assert cara.locator(".marks :is(button, select), .tabletop .own, .question").count() == 0
    seen = cara.content()
    secret = hand - hands.cards(cara, ".others")  # a General and an Advisor were laid open
    assert len(secret) == 2
    assert [card for card in secret if card in seen] == []


def test_at_one_device_everybody_marks_for_themselves(visit: Visitors) -> None:
    page = visit()
    table = wall(page, visit.address, [ME, ME], coop=True)
    choose_leaders(visit.address, table, page)
    page.goto(f"{visit.address}#/table/{table['id']}")
    marks, curtain = page.locator(".marks li"), page.locator(".curtain")
    expect(curtain).to_be_visible()
    page.locator(TEMPLE).click(button="right")  # whose mark would that be?
    curtain.get_by_role("button").click()
    page.wait_for_selector(QUESTION)
    expect(marks).to_have_count(0)
    page.locator(TEMPLE).click(button="right")
    expect(marks).to_have_count(1)
    decide(page)
    expect(curtain).to_be_visible()
    assert marks.count() == 1
    assert page.locator(".marks :is(button, select)").count() == 0
    curtain.get_by_role("button").click()
    page.wait_for_selector(QUESTION)
    expect(page.locator(".marks li button")).to_have_count(0)  # the first one's to take away
    page.locator(TEMPLE).click(button="right")
    expect(page.locator(f"{TEMPLE} .flags svg")).to_have_count(2)
    expect(page.locator(".marks li button")).to_have_count(1)


def test_rivals_have_no_marks(visit: Visitors) -> None:
    page = visit()
    table = wall(page, visit.address, [ME, CHANCE])
    page.goto(f"{visit.address}#/table/{table['id']}")
    page.wait_for_selector(TEMPLE)
    expect(page.locator(".marks")).to_have_count(0)


def test_alone_qin_jiushao_says_what_he_did_and_where_he_looks_next(visit: Visitors) -> None:
    page = visit()
    table = wall(page, visit.address, [ME])
    play_on(page, visit.address, table, 2, random.Random(3).choice)
    page.goto(f"{visit.address}#/table/{table['id']}")
    shown = page.get_by_role("region", name="Qin Jiushao")
    expect(shown).to_contain_text("Where he looks next")
    expect(shown).to_contain_text("What Qin Jiushao did last, and why")
    expect(shown.locator("ol small").first).to_be_visible()  # a reason
    expect(shown.get_by_role("meter")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


# --- Requests -------------------------------------------------------------------------------------------


def before_a_payment() -> tuple[str, dict[tuple[int, int], str], str]:
    """A deal for two, what each chooses in it by seat and number, and a Request that both can pay then."""
    for number in itertools.count():
        seed, chosen = f"request {number}", dict[tuple[int, int], str]()
        match: Match[GreatWallState] = Match.start(GREAT_WALL, {"players": 2, "coop": True}, seed=seed)
        players = [RulesPlayer(f"{seed}/{seat}") for seat in range(2)]
        while match.outcome is None and match.state.year < 2:
            seat, decision = next(iter(match.pending.items()))
            view = match.view(seat)
            assert isinstance(view, GreatWallView)
            by_order = standing_answer(Moment.in_view(view), Standing(), unseen=True)  # as the server does
            choice = by_order or players[seat].choose(view, decision)
            if decision.kind == FrameKind.PROPOSE and choice != DONE:
                request = OURS.cards.requests[choice]
                if request.each and all(can_pay(match.state, Seat(each), request) for each in range(2)):
                    return seed, chosen, choice
            chosen[seat, decision.number] = choice
            match.play(choice, Seat(seat))
    raise AssertionError


def answer_until(page: Page, address: str, table: dict[str, Any], chosen: dict[tuple[int, int], str]) -> None:
    """Answer for our seats as long as it is known what they choose."""
    while True:
        sights = page.request.get(f"{address}api/tables/{table['id']}").json()["sights"]
        asked = {
            (each["seat"], each["view"]["decision"]["number"]): each["ask"]
            for each in sights
            if each["ask"] is not None
        }
        known = next((which for which in asked if which in chosen), None)
        if known is None:
            return
        answer = {"do": "play", "seat": known[0], "ask": asked[known], "choice": chosen[known]}
        got = page.request.post(f"{address}api/tables/{table['id']}/commands", data=answer)
        assert got.ok or got.json()["code"] == "late", got.text()  # a window that the server passed meanwhile


def test_a_game_together_begins_with_its_requests_in_sight(visit: Visitors) -> None:
    page = visit()
    page.locator("input[name=game][value=great-wall]").check()
    page.locator("input[name=with][value=bot]").check()
    page.locator("select[name=players]").select_option("3")
    page.locator("input[name=coop][value=true]").check()
    page.locator("form .main.big").click()
    page.wait_for_selector(QUESTION)
    mission = page.get_by_role("region", name="The Emperor")
    expect(mission).to_contain_text("Requests 0 of")
    expect(mission.locator("ul > li")).to_have_count(3)
    decide(page)
    hands.read_out(page)


def test_a_request_is_proposed_agreed_to_and_paid_on_the_page(visit: Visitors) -> None:
    seed, chosen, request = before_a_payment()
    page = visit()
    table = open_table(
        page,
        visit.address,
        game="great-wall",
        seats=[ME, ME],
        options={"players": 2, "coop": True},
        seed=seed,
    )
    answer_until(page, visit.address, table, chosen)
    page.goto(f"{visit.address}#/table/{table['id']}")
    page.locator(".curtain button").click()
    expect(page.locator(QUESTION)).to_contain_text("Which Request shall be fulfilled now?")
    mission = page.locator(".mission")
    done = int(mission.locator(".aims .done").inner_text().split("/")[0])
    named = page.locator(f'.question label:has(input[value="{request}"]) .label').inner_text()
    wanted = next(name for name in mission.locator("li .head button").all_inner_texts() if name in named)
    fulfilled = page.locator(LOG, has_text=f"“{wanted}” is fulfilled: {done + 1} of")
    asked = page.locator(".question").get_attribute("data-ask")
    hands.by_mouse(page, request)
    page.wait_for_function(hands.SETTLED, arg=asked)
    assert fulfilled.count() == 0  # each must agree
    agreed = hands.play_on(page, lambda _: fulfilled.count() > 0, eager=True, most=8)
    assert agreed >= 2
    expect(mission).to_contain_text(f"Requests {done + 1} of")
    expect(mission.locator("li", has_text=wanted)).to_have_count(0)
    hands.read_out(page)

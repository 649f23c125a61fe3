"""The list of one's own games: nothing that continues is lost among what is over."""

import asyncio
from typing import Any

from mandate.server.store.lists import PAGE
from mandate.table.listing import in_order
from mandate.table.plan import DAY_S, Pace
from mandate.table.wire import Status, Summary
from tests.server.serving import Person, serving

SLOW = {"per": "move", "seconds": 3 * DAY_S}


async def mine(person: Person, **query: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await person.http.get("/api/me/tables", params=query)).json()
    return found


def test_a_slow_game_stays_first_after_more_quick_ones_than_a_page_holds(database: str) -> None:
    async def run() -> None:
        async with serving(database) as server, server.guest("Ann") as ann, server.guest("Ben") as ben:
            slow = await ann.open("me", "open", pace=SLOW, options={"players": 2, "first": 0})
            assert (await ben.do(slow, "sit")).status_code == 200
            waiting = await ann.open("me", "open")
            finished: list[str] = []
            for _ in range(PAGE + 3):
                quick = await ann.open("me", "me")
                assert (await ann.do(quick, "resign", seat=0)).status_code == 200
                finished.insert(0, quick["id"])
            first = await mine(ann)
            assert [each["id"] for each in first[:2]] == [slow["id"], waiting["id"]]
            assert first[0]["your_turn"]
            assert first[0]["deadline"] is not None
            over = first[2:]
            assert {each["status"] for each in over} == {"over"}
            assert all(each["canceled"] and each["winners"] == [] for each in over)
            while page := await mine(ann, before=over[-1]["changed"]):
                over += page
            assert sorted(each["id"] for each in over) == sorted(finished)
            (his,) = await mine(ben)
            assert not his["your_turn"]
            assert his["deadline"] == first[0]["deadline"]

    asyncio.run(run())


def test_the_order_of_games_that_go_on() -> None:
    def card(name: str, status: Status = "playing", **more: Any) -> Summary:
        return Summary(id=name, game="qin", status=status, seats=[], pace=Pace(), **{"changed": 0, **more})

    wanted = [
        card("mine, soon", your_turn=True, deadline=5),
        card("mine, later", your_turn=True, deadline=9),
        card("mine, without a clock, newer", your_turn=True, changed=2),
        card("mine, without a clock", your_turn=True, changed=1),
        card("theirs, soon", deadline=1),
        card("theirs"),
        card("waits", "open", changed=99),
    ]
    assert [each.id for each in in_order(reversed(wanted))] == [each.id for each in wanted]

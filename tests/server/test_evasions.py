"""What people try at each other's cost: second guests that lose on purpose, lost positions handed over."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest

from mandate.core.rng import Chance
from mandate.people.played import Played
from mandate.people.results import SeatResult
from mandate.server.http.safety_routes import KEY_HEADER
from tests.server.conftest import Postgres
from tests.server.meeting import claim, code, get, profile_of, settled, with_people
from tests.server.serving import Json, Person, Serving, guest_of, serving
from tests.server.test_requests import DAYS, find, look, take_over

KEY = "the-key-of-a-moderator"


def test_a_moderator_sees_whom_a_second_guest_loses_to(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(server: Serving, people: list[Person]) -> None:
        winner, second, reporter = people
        address = (await profile_of(winner))["person"]
        feeder, me = guest_of(server, second), guest_of(server, winner)
        now = server.context.tables.clock()
        for number in range(5):
            at, table = now - number * 1000, f"fed-{number}"
            common: Json = {
                "at": at,
                "table": table,
                "game": "qin",
                "mode": "2",
                "pace": "live",
                "rated": True,
            }
            won = Played(guest=me, ending="won", rank=1, others=[SeatResult(feeder, 2)], **common)
            lost = Played(
                guest=feeder, ending="left", rank=2, others=[SeatResult(me, 1)],
                miss="early", miss_rated=True, **common,
            )  # fmt: skip
            await server.context.store.played.add([won, lost])
        monkeypatch.setattr(
            server.context.safety, "origin", lambda who: "home" if who in (me, feeder) else None
        )
        path = f"/api/people/{address['name']}.{address['tag']}/reports"
        reported = await reporter.http.post(path, json={"reason": "cheating", "text": "fed"})
        assert reported.status_code == 201, reported.text
        key = {KEY_HEADER: KEY}
        (listed,) = (await reporter.http.get("/api/moderation/reports", headers=key)).json()
        shown = (await reporter.http.get(f"/api/moderation/reports/{listed['id']}", headers=key)).json()
        assert shown["conduct"] == {
            "games": 5, "left": 0, "stalled": 0, "early": 0,
            "pairings": [{"name": "Second", "rated": 5, "won": 5, "lost": 0, "early": 5, "near": True}],
        }  # fmt: skip
        assert code(await winner.http.get(f"/api/moderation/reports/{listed['id']}")) == "not-moderator"

    with_people(database, "Winner", "Second", "Reporter", story=story, moderators=f"mo:{KEY}")


def test_a_lost_position_that_is_handed_over_counts_for_no_one(tmp_path: object) -> None:
    async def story(server: Serving, people: list[Person]) -> None:
        ann, ben = people
        for person in people:
            await claim(person)
        table = {"id": (await find(ann))["table"]}
        async with ann.at(table) as host, ben.at(table) as guest:
            await host.until(lambda: bool(host.updates))
            await guest.until(lambda: bool(guest.updates))
            await host.play(Chance("a"), until=lambda: bool(host.last["table"]["under_way"]))
            await take_over(server, host, guest, 1)
            assert (await guest.do("resign", seat=1))["is"] == "done"
            await host.until(lambda: host.status == "over")
        await settled(server)
        for person in people:
            assert await get(person, "me/ratings") == []
            assert await server.context.store.played.tallies_of(guest_of(server, person)) == []

    with_people(f"sqlite:///{tmp_path}/t.db", "Ann", "Ben", story=story)


def test_a_rated_game_against_a_level_does_not_vanish_for_a_person_elsewhere(tmp_path: object) -> None:
    async def story(server: Serving, people: list[Person]) -> None:
        ann, ben = people
        for person in people:
            await claim(person)
        losing = {"id": (await find(ann, rated=True))["table"]}
        async with ann.at(losing) as line:
            await line.until(lambda: bool(line.updates))
            await line.play(Chance("a"), until=lambda: bool(line.last["table"]["under_way"]))
            refused = await line.do("offer", what="cancel")
            assert refused["is"] == "refused"
        host = {"id": (await find(ben))["table"]}
        assert (await find(ann))["status"] == "invited"
        async with ben.at(host) as mine, ann.at(host) as theirs:
            await mine.until(lambda: bool(mine.updates))
            await theirs.until(lambda: bool(theirs.updates))
            await take_over(server, mine, theirs, 1)
        left = await server.context.tables.find(losing["id"])
        assert left.table.status == "playing", "its clock still runs"

    with_people(f"sqlite:///{tmp_path}/t.db", "Ann", "Ben", story=story)


def test_requests_flooded_doubled_and_abandoned_at_two_processes(postgres: Postgres) -> None:
    """A person who asks many times at both has one seat; one who gives up has none."""

    async def run() -> None:
        database = postgres.new_database()
        async with AsyncExitStack() as stack:
            servers = [await stack.enter_async_context(serving(database)) for _ in range(2)]
            people = [
                await stack.enter_async_context(servers[number % 2].guest(f"Guest {'abcde'[number]}"))
                for number in range(5)
            ]
            *staying, last = people

            async def flood(person: Person) -> None:
                asked = []
                for number in range(6):
                    url = f"{servers[number % 2].address}/api/me/request"
                    wish = {"games": ["qin"], "seats": [4], "paces": [DAYS]}
                    asked.append(person.http.put(url, json=wish))
                answers = await asyncio.gather(*asked)
                assert {answer.status_code for answer in answers} == {200}, [each.text for each in answers]
                if person is last:  # at the other process than where it looked last
                    assert (await person.http.delete("/api/me/request")).status_code == 204

            await asyncio.gather(*map(flood, staying[:2]), flood(last))
            requests = await servers[0].context.store.requests.all()
            assert len(requests) == 2, "one each, and none of who gave up"
            assert not any(each.found for each in requests)
            await asyncio.gather(*(find(person, paces=[DAYS], seats=[4]) for person in staying[2:4]))
            for _ in range(2):
                await asyncio.gather(*(server.context.matchmaker._match_soon() for server in servers))
            found = [await look(person) for person in staying]
            tables = {one["table"] for one in found if one is not None and one["status"] == "found"}
            assert len(tables) == 1
            seated = [await get(person, "me/tables") for person in people]
            assert list(map(len, seated)) == [1, 1, 1, 1, 0]
            assert await look(last) is None

    asyncio.run(run())

"""Looking for opponents at a real server: warm seats, invitations, handovers, and what may go wrong."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack

import pytest

from mandate.core.rng import Chance
from mandate.people.matching.match import WAVE_MS
from mandate.people.matching.wish import UNSEEN_MS
from tests.server.conftest import Postgres
from tests.server.serving import Json, Line, Person, Serving, guest_of, serving

LIVE = {"per": "game", "seconds": 600, "increment": 5}
DAYS = {"per": "move", "seconds": 86_400}
Story = Callable[[Serving, list[Person]], Awaitable[None]]


def staged(database: str, *names: str, story: Story, **settings: object) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(serving(database, **settings))
            people = [await stack.enter_async_context(server.guest(name)) for name in names]
            await story(server, people)

    asyncio.run(run())


async def find(person: Person, status: int = 200, **wish: object) -> Json:
    asked = {"games": ["qin"], "seats": [2], "paces": [LIVE]} | wish
    answer = await person.http.put("/api/me/request", json=asked)
    assert answer.status_code == status, answer.text
    found: Json = answer.json()
    return found


async def look(person: Person) -> Json | None:
    answer = await person.http.get("/api/me/request")
    return None if answer.status_code == 204 else answer.json()


async def decline(person: Person) -> Json:
    declined: Json = (await person.http.post("/api/me/request/decline")).json()
    return declined


async def quiet(server: Serving) -> None:
    """Wait until nothing is done in the background any more."""
    while server.context.tables.background.tasks:
        await asyncio.gather(*server.context.tables.background.tasks)


async def take_over(server: Serving, host: Line, guest: Line, seat: int) -> None:
    """The person at the table lets another one take the computer player's seat."""
    assert (await guest.do("join", seat=seat))["is"] == "done"
    await host.until(lambda: bool(host.last["table"]["offers"]))
    (offer,) = host.last["table"]["offers"]
    assert (offer["what"], offer["seat"]) == ("join", seat)
    assert (await host.do("answer", offer=offer["number"], yes=True))["is"] == "done"
    await guest.until(lambda: bool(guest.last["table"]["seats"][seat]["you"]))
    await quiet(server)


def test_who_comes_alone_plays_a_level_at_once_and_the_next_person_takes_its_seat(database: str) -> None:
    async def story(server: Serving, people: list[Person]) -> None:
        ann, ben, cy = people
        first = await find(ann)
        assert (first["status"], first["seat"]) == ("playing", None)
        table = {"id": first["table"]}
        lobby = (await cy.http.get("/api/tables")).json()
        assert [(one["id"], one["wanted"], one["rated"]) for one in lobby] == [(first["table"], [1], False)]
        second = await find(ben)
        assert (second["status"], second["table"], second["seat"]) == ("invited", first["table"], 1)
        async with ann.at(table) as host, ben.at(table) as guest:
            await host.until(lambda: bool(host.updates))
            assert host.updates[0]["terms"]["handover"]
            await guest.until(lambda: bool(guest.updates))
            before = guest.sight()
            assert (before["seat"], before["view"]["hand"]) == (None, [])
            await take_over(server, host, guest, 1)
            assert (guest.last["table"]["seats"][1]["kind"], guest.last["table"]["seats"][1]["name"]) == (
                "person",
                "Ben",
            )
            assert guest.last["table"]["seats"][1]["joined"] is not None
            assert await look(ann) is None
            assert await look(ben) is None
            chance = Chance("game")
            await asyncio.gather(host.play(chance), guest.play(Chance("guest")))
        record = (await ann.http.get(f"/api/tables/{table['id']}/record")).json()
        assert record["joined"][0] is None
        assert record["joined"][1] is not None
        assert record["names"] == ["Ann", "Ben"]

    staged(database, "Ann", "Ben", "Cy", story=story)


def test_two_who_do_not_fit_at_once_get_warm_seats_and_meet_in_a_later_wave(tmp_path: object) -> None:
    async def story(server: Serving, people: list[Person]) -> None:
        ann, ben = people
        tables = server.context.tables
        first = await find(ann)
        second = await decline_all(ben)
        assert second["status"] == "playing"
        assert second["table"] != first["table"]
        stored = await server.context.store.requests.of(guest_of(server, ben))
        assert stored is not None
        await server.context.store.requests.change([stored], apart=frozenset())  # as if they had not met
        wave = tables.clock() // WAVE_MS
        server.context.matchmaker._wave = wave - 1
        await server.context.matchmaker._match_soon()
        moved = await look(ben)
        assert moved is not None
        assert (moved["status"], moved["table"]) == ("invited", first["table"])
        async with ann.at({"id": first["table"]}) as host, ben.at({"id": first["table"]}) as guest:
            await host.until(lambda: bool(host.updates))
            await guest.until(lambda: bool(guest.updates))
            await take_over(server, host, guest, 1)
        left = await tables.find(second["table"])
        assert left.table.canceled, "the game against the level counts for nothing"

    async def decline_all(person: Person) -> Json:
        assert (await find(person))["status"] == "invited"
        return await decline(person)

    staged(f"sqlite:///{tmp_path}/t.db", "Ann", "Ben", story=story)


def test_slow_requests_wait_and_seat_people_who_are_away(database: str) -> None:
    async def story(server: Serving, people: list[Person]) -> None:
        ann, ben = people
        called: list[tuple[str, str, str]] = []

        async def notify(guest: str, topic: str, body: Callable[[str], str]) -> None:
            called.append((guest, topic, body("en")))

        assert server.context.tables.notifier is not None
        server.context.tables.notifier.notify = notify  # type: ignore[method-assign]
        assert (await find(ann, paces=[DAYS], seats=[2, 3, 4]))["status"] == "waiting"
        found = await find(ben, paces=[DAYS])
        assert found["status"] == "found"
        await quiet(server)
        news = [each for each in called if "opponent" in each[2].lower()]
        assert sorted(guest for guest, _, _ in news) == sorted(guest_of(server, each) for each in people)
        assert {table for _, table, _ in news} == {found["table"]}
        other = await look(ann)
        assert other is not None
        assert (other["status"], other["table"]) == ("found", found["table"])
        shown = (await ann.http.get(f"/api/tables/{found['table']}")).json()
        assert shown["table"]["status"] == "playing"
        assert [seat["name"] for seat in shown["table"]["seats"]] == ["Ann", "Ben"]
        assert shown["table"]["talk"]["mode"] == "consent", "they do not know each other"
        await find(ann, paces=[DAYS])
        assert await look(ann) is not None
        assert (await ann.http.delete("/api/me/request")).status_code == 204
        assert await look(ann) is None

    staged(database, "Ann", "Ben", story=story)


def test_blocks_and_a_second_guest_of_one_person_are_respected(tmp_path: object) -> None:
    async def story(server: Serving, people: list[Person]) -> None:
        ann, ben = people
        first = await find(ann)
        await server.context.store.safety.block(guest_of(server, ann), guest_of(server, ben), "Ben", 1, None)
        second = await find(ben)
        assert second["status"] == "playing"
        assert second["table"] != first["table"]
        refused = await ben.do({"id": first["table"]}, "join", seat=1)
        assert refused.json()["code"] == "not-for-you"

    staged(f"sqlite:///{tmp_path}/t.db", "Ann", "Ben", story=story)


def test_a_rated_seat_is_handed_over_until_the_game_is_under_way(tmp_path: object) -> None:
    async def story(_: Serving, people: list[Person]) -> None:
        ann, ben, cy = people
        assert (await find(ann, 403, rated=True))["code"] == "not-claimed"
        for person in (ann, ben):
            await person.http.post("/api/me/code")
        first = await find(ann, rated=True)
        table = {"id": first["table"]}
        assert (await cy.do(table, "join", seat=1)).json()["code"] == "not-claimed"
        async with ann.at(table) as host, ben.at(table) as guest:
            await host.until(lambda: bool(host.updates))
            await guest.until(lambda: bool(guest.updates))
            assert host.updates[0]["terms"]["rated"]
            await host.play(Chance("a"), until=lambda: bool(host.last["table"]["under_way"]))
            late = await guest.do("join", seat=1)
            assert late["code"] == "no-handover"

    staged(f"sqlite:///{tmp_path}/t.db", "Ann", "Ben", "Cy", story=story)


def test_requests_are_limited_replaced_and_end_with_their_owner(tmp_path: object) -> None:
    async def story(server: Serving, people: list[Person]) -> None:
        ann, ben = people
        assert (await find(ann, 400, games=["chess"]))["code"] == "unknown-game"
        assert (await find(ann, 400, paces=[LIVE, DAYS]))["code"] == "bad-message"
        for _ in range(3):
            await find(ann, paces=[DAYS])
        assert len(await server.context.store.requests.all()) == 1, "one request a person"
        await asyncio.gather(*(find(ann, paces=[DAYS]) for _ in range(8)))
        assert len(await server.context.store.requests.all()) == 1
        live = await find(ann)
        assert live["status"] == "playing"
        server.context.tables.clock = lambda clock=server.context.tables.clock: clock() + UNSEEN_MS + 1  # type: ignore[misc]
        second = await find(ben)
        assert second["status"] == "playing", "Ann has gone"
        assert await look(ann) is None

    staged(f"sqlite:///{tmp_path}/t.db", "Ann", "Ben", story=story)


def test_an_address_and_an_operator_set_limits(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(server: Serving, people: list[Person]) -> None:
        ann, ben, cy = people
        monkeypatch.setattr(server.context.safety, "origin", lambda _: "one address")
        monkeypatch.setattr(server.context.matchmaker, "_most_each_address", 2)
        await find(ann, paces=[DAYS])
        await find(ben, paces=[DAYS], seats=[4])
        await find(ben, paces=[DAYS], seats=[3])
        assert (await find(cy, 429, paces=[DAYS]))["code"] == "too-many-requests"
        monkeypatch.setattr(server.context.matchmaker, "on", False)
        assert (await find(cy, 403))["code"] == "matchmaking-off"

    staged(f"sqlite:///{tmp_path}/t.db", "Ann", "Ben", "Cy", story=story)


def test_a_join_is_declined_withdrawn_and_void_once_its_person_has_gone(tmp_path: object) -> None:
    async def story(server: Serving, people: list[Person]) -> None:
        ann, ben = people
        table = {"id": (await find(ann))["table"]}
        async with ann.at(table) as host:
            await host.until(lambda: bool(host.updates))
            assert (await host.do("join", seat=1))["code"] == "not-for-you"
            async with ben.at(table) as guest:
                await guest.until(lambda: bool(guest.updates))
                assert (await guest.do("join", seat=0))["code"] == "seat-taken"
                for by in (host, guest):
                    assert (await guest.do("join", seat=1))["is"] == "done"
                    assert (await guest.do("join", seat=1))["code"] == "offer-open"
                    await by.until(lambda by=by: bool(by.last["table"]["offers"]))  # type: ignore[misc]
                    (offer,) = by.last["table"]["offers"]
                    assert offer["name"] == "Ben"
                    assert (await by.do("answer", offer=offer["number"], yes=False))["is"] == "done"
                    await guest.until(lambda: not guest.last["table"]["offers"])
                assert (await guest.do("join", seat=1))["is"] == "done"
                await host.until(lambda: bool(host.last["table"]["offers"]))
                (offer,) = host.last["table"]["offers"]
            await host.until(lambda: host.last["table"]["watching"] == 0 or bool(host.here))
            live = await server.context.tables.find(table["id"])
            while guest_of(server, ben) in server.context.tables.audience.here(live):
                await asyncio.sleep(0)
            assert (await host.do("answer", offer=offer["number"], yes=True))["is"] == "done"
            await host.until(lambda: not host.last["table"]["offers"])
            assert host.last["table"]["seats"][1]["kind"] == "bot"

    staged(f"sqlite:///{tmp_path}/t.db", "Ann", "Ben", story=story)


def test_a_person_leaves_a_level_takes_over_and_another_person_after_it(tmp_path: object) -> None:
    async def story(server: Serving, people: list[Person]) -> None:
        ann, ben, cy = people
        table = {"id": (await find(ann))["table"]}
        async with ann.at(table) as host, cy.at(table) as third:
            await host.until(lambda: bool(host.updates))
            await third.until(lambda: bool(third.updates))
            async with ben.at(table) as guest:
                await guest.until(lambda: bool(guest.updates))
                await take_over(server, host, guest, 1)
                assert (await guest.do("leave", seat=1))["is"] == "done"
            assert (await host.do("offer", what="bot", seat=1, bot="greedy"))["is"] == "done"
            await host.until(lambda: host.last["table"]["seats"][1]["kind"] == "bot")
            await take_over(server, host, third, 1)
            await asyncio.gather(host.play(Chance("h")), third.play(Chance("t")))
            assert (await ben.do(table, "sit")).json()["code"] in ("game-over", "already-started")
            assert (await ben.do(table, "join", seat=1)).json()["code"] == "game-over"

    staged(f"sqlite:///{tmp_path}/t.db", "Ann", "Ben", "Cy", story=story)


def test_a_restart_keeps_requests_and_opens_a_claimed_table_once(tmp_path: object) -> None:
    """A process ends after it claimed two requests, before it opened their table."""
    database = f"sqlite:///{tmp_path}/t.db"

    async def run() -> None:
        async with serving(database) as server, server.guest("Ann") as ann:
            await find(ann, paces=[DAYS])
            mine = await server.context.store.requests.of(guest_of(server, ann))
            assert mine is not None
            now = server.context.tables.clock()
            assert await server.context.store.requests.change(
                [mine], found=1, table_id="lost", claimed=now - 60_000
            )
            assert not await server.context.store.requests.change([mine], found=0), "it has changed since"
            token, guest = ann.token, guest_of(server, ann)
        async with serving(database) as server:
            assert server.context.identity.read(token) is not None
            await server.context.matchmaker._match_soon()
            kept = await server.context.store.requests.of(guest)
            assert kept is not None
            assert (kept.found, kept.table_id, kept.claimed) == (False, None, None)

    asyncio.run(run())


def test_two_processes_seat_each_person_once(postgres: Postgres) -> None:
    async def run() -> None:
        database = postgres.new_database()
        async with AsyncExitStack() as stack:
            servers = [await stack.enter_async_context(serving(database)) for _ in range(2)]
            people = [
                await stack.enter_async_context(servers[number % 2].guest(f"Guest {'abcdefghij'[number]}"))
                for number in range(10)
            ]
            await asyncio.gather(*(find(person, paces=[DAYS]) for person in people))
            for _ in range(3):
                await asyncio.gather(*(server.context.matchmaker._match_soon() for server in servers))
            seen = [await look(person) for person in people]
            assert all(one is not None and one["status"] == "found" for one in seen)
            seated: dict[str, list[int]] = {}
            for number, one in enumerate(seen):
                assert one is not None
                seated.setdefault(one["table"], []).append(number)
                mine = (await people[number].http.get("/api/me/tables")).json()
                assert [table["id"] for table in mine] == [one["table"]]
            assert {len(each) for each in seated.values()} == {2}

    asyncio.run(run())

"""The lobby belongs to everybody: no one's tables push those of others out."""

import asyncio
from pathlib import Path

import httpx

from mandate.server.live.heartbeat import Heartbeat
from mandate.server.store.lists import LIVE_LISTED_MS, SLOW_LISTED_MS
from tests.server.meeting import claim, play_game
from tests.server.serving import PATIENCE, Person, serving


def plan(listed: bool = True, seats: tuple[str, ...] = ("me", "open")) -> dict[str, object]:
    kinds = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "name": s} for s in seats]
    return {"game": "qin", "seats": kinds, "listed": listed}


def test_a_guest_shows_so_many_tables_and_no_more(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            serving(f"sqlite:///{tmp_path / 't.db'}") as server,
            server.guest() as ann,
            server.guest("Ben") as ben,
        ):
            at_once = [ann.http.post("/api/tables", json=plan(seats=("open", "open"))) for _ in range(8)]
            answers = await asyncio.gather(*at_once)
            assert sorted(answer.status_code for answer in answers) == [201] * 5 + [409] * 3
            refused = next(answer for answer in answers if answer.status_code == 409)
            assert refused.json()["code"] == "too-many-listed"
            assert (await ann.http.post("/api/tables", json=plan(listed=False))).status_code == 201
            assert (await ben.http.post("/api/tables", json=plan())).status_code == 201
            shown = next(answer.json() for answer in answers if answer.status_code == 201)
            for _ in range(2):  # it begins, and waits no more
                assert (await ben.do(shown, "sit")).status_code == 200
            assert (await ann.http.post("/api/tables", json=plan())).status_code == 201

    asyncio.run(run())


def test_guests_are_cheap_but_an_address_is_not(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}", rate=20) as server, server.guest() as ann:
            opened = 0
            for number in range(15):
                async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as browser:
                    await browser.post("/api/me", json={"name": f"Sock {number}"})
                    for _ in range(4):
                        opened += (await browser.post("/api/tables", json=plan())).status_code == 201
            assert opened == 20
            ann.http.headers["X-Forwarded-For"] = "192.0.2.1"
            assert (await ann.http.post("/api/tables", json=plan())).status_code == 201

    asyncio.run(run())


def test_everybodys_first_table_comes_before_anybodys_second(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            serving(f"sqlite:///{tmp_path / 't.db'}") as server,
            server.guest() as ann,
            server.guest("Ben") as ben,
        ):
            mine = await ann.open("me", "greedy", listed=True)
            await many(ben, 60)
            shown = [one["id"] for one in (await ann.http.get("/api/tables")).json()]
            assert len(shown) == 50
            assert mine["id"] in shown

    asyncio.run(run())


def test_an_entry_expires_once_its_host_has_gone_and_a_slow_one_later(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            serving(f"sqlite:///{tmp_path / 't.db'}") as server,
            server.guest() as ann,
            server.guest("Ben") as ben,
        ):
            tables, began = server.context.tables, server.context.tables.clock()
            passed = 0
            tables.clock = lambda: began + passed
            live = await ann.open("me", "open", listed=True)
            slow = await ann.open("me", "open", listed=True, pace={"per": "move", "seconds": 86_400})

            async def shown() -> dict[str, int]:
                listed = (await ben.http.get("/api/tables")).json()
                return {one["id"]: one["until"] for one in listed}

            assert (await shown())[live["id"]] == began + LIVE_LISTED_MS
            async with ann.at(live) as line:
                await line.until(lambda: bool(line.updates))
                passed += LIVE_LISTED_MS - 1
                await Heartbeat(tables).note_who_is_here()
                passed += LIVE_LISTED_MS - 1
                assert {*await shown()} == {live["id"], slow["id"]}, "its host is there"
            passed += 1
            assert {*await shown()} == {slow["id"]}
            for _ in range(4):  # what is no longer shown takes no place
                await ann.open("me", "open", listed=True)
            passed += SLOW_LISTED_MS
            assert await shown() == {}

    asyncio.run(run())


def test_the_lobby_says_how_strong_people_are_and_how_far_a_game_is(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            serving(f"sqlite:///{tmp_path / 't.db'}") as server,
            server.guest() as ann,
            server.guest("Ben") as ben,
        ):
            await claim(ann)
            await claim(ben)
            await play_game(server, ann, ben, rated=True)
            waiting = await ann.open("me", "open", listed=True)
            warm = await ann.open("me", "level:1", listed=True, handover=True)
            other = await ann.open("me", "greedy", listed=True)
            listed = {one["id"]: one for one in (await ben.http.get("/api/tables")).json()}
            mine, level = listed[waiting["id"]]["levels"][0], listed[warm["id"]]["levels"][1]
            assert 1 < mine < 11
            assert (level, listed[other["id"]]["levels"][1]) == (1.0, None)
            assert listed[waiting["id"]]["progress"] is None
            assert 0 <= listed[warm["id"]]["progress"] < 0.2
            assert listed[warm["id"]]["wanted"] == [1]
            worth = [one["id"] for one in (await ben.http.get("/api/watch?game=qin")).json()]
            assert {*worth} == {warm["id"], other["id"]}
            assert (await ben.http.get("/api/watch?game=great-wall")).json() == []

    asyncio.run(run())


async def many(person: Person, count: int) -> None:
    for _ in range(count):
        assert (await person.http.post("/api/tables", json=plan(seats=("me", "me")))).status_code == 201

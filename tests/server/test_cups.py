"""Cups and clubs through the server's door: to the end over a restart, evasions, one deal, clubs."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from mandate.core.rng import Chance
from tests.server.conftest import Postgres
from tests.server.forked import Forked
from tests.server.serving import PATIENCE, Json, Lost, Person, Serving, guest_of, serving

TINY = {"name": "tiny", "rows": ["R..", ".Y.", "..B"]}
QIN: dict[str, Any] = {"game": "qin", "options": {"players": 2, "board": TINY}}
POLL_S = 0.05


async def ask(person: Person, path: str, method: str = "POST", status: int = 200, **body: Any) -> Json:
    answer = await person.http.request(method, f"/api/{path}", json=body or None)
    assert answer.status_code == status, answer.text
    reply: Json = answer.json()
    return reply


async def host(person: Person, kind: str, **terms: Any) -> str:
    cup = await ask(person, "cups", status=201, kind=kind, **{**QIN, **terms})
    return str(cup["id"])


async def refused(person: Person, path: str, method: str = "POST", **body: Any) -> str:
    answer = await person.http.request(method, f"/api/{path}", json=body or None)
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["code"])


async def look(person: Person, cup: str) -> Json:
    return await ask(person, f"cups/{cup}", "GET")


def own_table(cup: Json) -> Json | None:
    if cup["yours_now"] is None:
        return None
    game = cup["games"][cup["yours_now"]]
    return {"id": game["table"], "link": game["link"]}


async def paired(person: Person, cup: str) -> Json:
    """Wait for one's table."""
    async with asyncio.timeout(PATIENCE):
        while (table := own_table(await look(person, cup))) is None:
            await asyncio.sleep(POLL_S)
    return table


async def play_cup(person: Person, cup: str, chance: Chance) -> None:
    """Sit down at each table and play anything, until the cup is over; servers may come and go."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                shown = await look(person, cup)
                if shown["status"] == "ended":
                    return
                if (table := own_table(shown)) is not None:
                    sat = await person.do(table, "sit")
                    assert sat.status_code != httpx.codes.NOT_FOUND, "a cup names tables that are open"
                    if sat.is_server_error or sat.status_code == httpx.codes.TOO_MANY_REQUESTS:
                        raise Lost  # not seated: without a seat nothing would ever be asked
                    async with person.at(table) as line:
                        await line.play(chance)
            except (Lost, httpx.TransportError, WebSocketException, OSError):
                pass
            await asyncio.sleep(POLL_S)


def to_its_end(database: str, *, processes: int, players: int, rounds: int) -> None:
    """Programs play a Swiss cup; in each round but the first one process is killed and started again."""

    async def run() -> None:
        more = ("--cups", "open")
        async with AsyncExitStack() as stack:
            servers = [stack.enter_context(Forked(database, *more)) for _ in range(processes)]
            home = [servers[number % processes] for number in range(players)]
            async with asyncio.TaskGroup() as entered:
                comings = [Person.coming_in(each.address, f"P{number}") for number, each in enumerate(home)]
                coming = [entered.create_task(stack.enter_async_context(each)) for each in comings]
            people = [task.result() for task in coming]
            cup = await host(people[0], "swiss", rounds=rounds, starts_in=3600, programs=True)
            for person in people:
                await ask(person, f"cups/{cup}/enter")
            assert await refused(people[1], f"cups/{cup}/start") == "not-host"
            await ask(people[0], f"cups/{cup}/start")
            playing = asyncio.gather(
                *(play_cup(person, cup, Chance(f"p{number}")) for number, person in enumerate(people))
            )
            for number, server in enumerate(servers, 2):
                while not playing.done() and (await look(people[0], cup))["round"] < number:
                    await asyncio.sleep(POLL_S)
                await asyncio.to_thread(server.kill)
                server.__init__(database, *more)  # type: ignore[misc]
                for person, own in zip(people, home, strict=True):
                    person.address = own.address
                    person.http.base_url = own.address
            await playing
            shown = await look(people[0], cup)
            games, pairings = [game["players"] for game in shown["games"]], players // 2 * rounds
            assert len(games) == pairings
            assert len({frozenset(players) for players in games}) == pairings  # all different
            assert all(sum(game["shares"]) == 1 for game in shown["games"])
            assert not any(game["forfeits"] for game in shown["games"])
            assert sum(place["points"] for place in shown["places"]) == pairings
            assert [place["rank"] for place in shown["places"]] == sorted(
                place["rank"] for place in shown["places"]
            )
            for person in people:
                assert [game["shares"] for game in (await look(person, cup))["games"]] == [
                    game["shares"] for game in shown["games"]
                ]

    asyncio.run(run())


def test_a_cup_of_eight_programs_comes_to_its_end_over_a_restart(tmp_path: Any) -> None:
    to_its_end(f"sqlite:///{tmp_path / 'tables.db'}", processes=1, players=8, rounds=3)


def test_a_cup_at_two_processes_comes_to_its_end_over_restarts_of_both(postgres: Postgres) -> None:
    to_its_end(postgres.new_database(), processes=2, players=4, rounds=3)


def test_who_may_enter_sit_and_watch(database: str) -> None:
    async def run() -> None:
        async with (
            serving(database, cups="open") as server,
            server.guest("Ann") as ann,
            server.guest("Ben") as ben,
            server.guest("Eve") as eve,
        ):
            cup = await host(ann, "mini", size=2, duplicate=True)
            await ask(ann, f"cups/{cup}/enter")
            assert await refused(ann, f"cups/{cup}/enter") == "cup-entered"
            await ask(ben, f"cups/{cup}/enter")  # the last place: it begins by itself
            assert await refused(eve, f"cups/{cup}/enter") == "cup-full"
            table = await paired(ann, cup)
            assert own_table(await look(eve, cup)) is None
            assert [game["link"] for game in (await look(eve, cup))["games"]] == [None]
            # her seat is hers, and nothing about the game can be agreed on
            assert (await eve.do(table, "sit")).json()["code"] == "cup-table"
            assert (await ben.do(table, "sit", seat=0)).json()["code"] == "cup-table"
            uri = f"{ann.address.replace('http', 'ws')}/api/tables/{table['id']}/bot?link={table['link']}"
            headers = {"Authorization": f"Bearer {ann.token}"}
            async with connect(uri, additional_headers=headers) as socket:
                await socket.wait_closed()
                assert "cup-programs" in (socket.close_reason or "")
            assert (await ann.do(table, "sit")).status_code == 200
            assert (await ann.do(table, "leave", seat=0)).status_code == 200
            assert (await ann.do(table, "sit")).status_code == 200
            assert (await ann.do(table, "cancel")).json()["code"] == "not-host"
            assert (await ben.do(table, "sit")).status_code == 200
            assert (await ann.do(table, "offer", what="cancel")).json()["code"] == "cup-table"
            denied = await eve.http.get(f"/api/tables/{table['id']}", params={"link": table["link"]})
            assert denied.json()["code"] == "no-spectators"
            # resigning at once loses: a game of a cup is not canceled
            assert (await ann.do(table, "resign", seat=0)).status_code == 200
            assert (await ann.do(table, "offer", what="rematch")).json()["code"] == "cup-table"
            await server.context.cups.look_after(cup)  # the result is noted, and the next round paired
            assert (await paired(ben, cup))["id"] != table["id"]
            shown = await look(eve, cup)
            assert shown["games"][0]["shares"] == [0, 1]
            assert shown["games"][0]["link"] is not None  # the round is over: all may look
            seen = await eve.http.get(f"/api/tables/{table['id']}/record", params={"link": table["link"]})
            assert seen.json()["commitment"] == shown["games"][0]["commitment"]
            assert shown["games"][1]["link"] is None
            assert shown["games"][1]["commitment"] != shown["games"][0]["commitment"]

    asyncio.run(run())


def test_a_player_who_does_not_come_forfeits_and_one_who_deletes_all_withdraws(database: str) -> None:
    async def run() -> None:
        async with (
            serving(database, cups="open") as server,
            server.guest("Ann") as ann,
            server.guest("Ben") as ben,
            server.guest("Eve") as eve,
        ):
            cup = await host(ann, "mini", size=3)
            for person in (ann, ben, eve):
                await ask(person, f"cups/{cup}/enter")
            async with asyncio.timeout(PATIENCE):
                while not (await look(ann, cup))["games"]:
                    await asyncio.sleep(POLL_S)
            first = (await look(ann, cup))["games"][0]
            names = {
                place["person"]["name"]: number
                for number, place in enumerate((await look(ann, cup))["places"])
            }
            by_number = {names[name]: person for name, person in (("Ann", ann), ("Ben", ben), ("Eve", eve))}
            present = by_number[first["players"][1]]
            table = await paired(present, cup)
            await present.do(table, "sit")
            late(server, cup)
            await server.context.cups.look_after(cup)
            game = (await look(ann, cup))["games"][0]
            assert game["forfeits"] == [0]
            assert game["shares"] == [0, 1]
            gone = present
            assert (await gone.http.delete("/api/me")).status_code == 204
            assert not any(
                place["active"]
                for place in (await look(by_other(ann, ben, gone), cup))["places"]
                if not place["person"]["name"]
            )

    def by_other(one: Person, other: Person, gone: Person) -> Person:
        return other if one is gone else one

    asyncio.run(run())


def late(server: Serving, cup: str) -> None:
    """Let the time to sit down pass: the games of a cup began long ago."""
    for game in server.context.cups._known[cup].running:
        game.at -= 10 * 86_400_000


def test_registered_people_only_by_default_and_none_where_cups_are_off(database: str) -> None:
    async def run() -> None:
        async with serving(database) as server, server.guest("Ann") as ann:
            assert await refused(ann, "cups", kind="mini", **QIN) == "cups-off"
            await ask(ann, "me/code", status=201)
            cup = await host(ann, "mini", rated=True, options={"players": 2})
            assert (await look(ann, cup))["yours"]
            for _ in range(2):
                await host(ann, "arena")
            assert await refused(ann, "cups", kind="mini", **QIN) == "too-many-cups"
            assert (await ann.http.delete(f"/api/cups/{cup}")).status_code == 204
            assert (await look(ann, cup))["why_ended"] == "closed"
            assert await refused(ann, f"cups/{cup}/enter") == "cup-over"
        async with serving(database, cups="off") as server, Person.coming_in(server.address, "Ben") as ben:
            assert (await ben.http.get("/api/cups")).json() == []
            assert await refused(ben, f"cups/{cup}", "GET") == "no-such-cup"

    asyncio.run(run())


def test_people_kept_apart_do_not_meet_in_a_mini_cup(database: str) -> None:
    async def run() -> None:
        async with (
            serving(database, cups="open") as server,
            server.guest("Ann") as ann,
            server.guest("Ben") as ben,
        ):
            me, other = guest_of(server, ann), guest_of(server, ben)
            await server.context.store.safety.block(me, other, "Ben", 1, None)
            cup = await host(ann, "mini")
            await ask(ann, f"cups/{cup}/enter")
            assert await refused(ben, f"cups/{cup}/enter") == "not-for-you"
            swiss = await host(ann, "swiss")
            for person in (ann, ben):
                await ask(person, f"cups/{swiss}/enter")
            await ask(ann, f"cups/{swiss}/start")
            shown = await look(ann, swiss)
            assert shown["games"] == []
            assert shown["status"] == "ended"

    asyncio.run(run())


def test_a_club_by_link_with_its_weekly_cup(database: str) -> None:
    async def run() -> None:
        async with (
            serving(database, cups="open") as server,
            server.guest("Ann") as ann,
            server.guest("Ben") as ben,
        ):
            club = await ask(ann, "clubs", status=201, name="Thursday")
            assert await refused(ben, f"clubs/{club['id']}", "GET") == "no-such-club"
            assert await refused(ben, f"clubs/{club['id']}/join?link=wrong") == "no-such-club"
            await ask(
                ann, f"clubs/{club['id']}/weekly", "PUT", plan={"kind": "mini", "size": 2, **QIN}, first=1
            )
            await server.context.cups.round()
            shown = await ask(ann, f"clubs/{club['id']}", "GET")
            (cup,) = shown["cups"]
            assert shown["following"] > server.context.tables.clock()
            assert await refused(ben, f"cups/{cup['id']}", "GET") == "no-such-cup"
            assert (await ben.http.get("/api/cups")).json() == []
            joined = await ask(ben, f"clubs/{club['id']}/join?link={club['link']}")
            assert [member["name"] for member in joined["members"]] == ["Ann", "Ben"]
            await ask(ben, f"cups/{cup['id']}/enter")
            assert [each["id"] for each in (await ben.http.get("/api/cups")).json()] == [cup["id"]]
            assert joined["weeks"] == []  # no cup has begun
            await ask(ann, f"cups/{cup['id']}/enter")
            for person in (ann, ben):
                (week,) = (await ask(person, f"clubs/{club['id']}", "GET"))["weeks"]
                assert week["since"] <= server.context.tables.clock()
                assert [(each["person"]["name"], each["rank"], each["cups"]) for each in week["places"]] == [
                    ("Ben", 1, 1), ("Ann", 1, 1),
                ]  # fmt: skip
                assert [each["you"] for each in week["places"]] == [person is ben, person is ann]
            for person in (ann, ben):
                left = await person.http.post(f"/api/clubs/{club['id']}/leave")
                assert left.status_code == 204
            assert await refused(ann, f"clubs/{club['id']}?link={club['link']}", "GET") == "no-such-club"

    asyncio.run(run())

"""Spectators: who watches, what they say to each other, and that players notice none of it in time."""

from __future__ import annotations

import asyncio

import pytest

from mandate.core.errors import Refused
from mandate.server.store.remarks import FLOOD_OF_ALL
from tests.server.conftest import Postgres
from tests.server.meeting import code, get, meet, profile_of, settled, with_people
from tests.server.serving import Json, Line, Person, Serving, guest_of, serving


async def remarks(person: Person, table: Json, after: int = 0) -> list[Json]:
    found: list[Json] = await get(
        person, f"tables/{table['id']}/remarks", after=str(after), link=table["link"]
    )
    return found


def said_to(line: Line) -> list[str]:
    """What came over a socket, as phrases and texts."""
    came = [one for message in line.loose if message["is"] == "remarked" for one in message["remarks"]]
    return [one["phrase"] or one["text"] for one in came]


async def watched_by(count: int, *lines: Line) -> None:
    """Wait until all of them have heard that so many watch."""
    for line in lines:
        await line.until(
            lambda line=line: bool(line.updates) and line.last["table"]["watching"] == count  # type: ignore[misc]
        )


def timeless(update: Json) -> Json:
    table = {key: value for key, value in update["table"].items() if key not in ("at", "watching")}
    return {**update, "table": table}


def test_players_learn_nothing_of_what_spectators_say_before_the_game_is_over(database: str) -> None:
    async def story(server: Serving, people: list[Person]) -> None:
        ann, ben, cy, dee, fay = people
        table = await meet(ann, ben)
        public = {"id": table["id"]}
        async with ann.at(table) as player, cy.at(public) as one, dee.at(public) as two:
            await watched_by(2, player, one, two)
            assert two.last["table"]["talk"] == {"mode": "phrases", "consents": []}
            before = timeless(await get(ann, f"tables/{table['id']}", link=table["link"]))
            mine, updates = await get(ann, "me/tables"), len(player.updates)
            assert (await one.do("phrase", id="nice-move"))["is"] == "done"
            assert (await one.do("say", text="Take the middle!"))["code"] == "phrases-only"
            await two.until(lambda: said_to(two) == ["nice-move"])
            await one.until(lambda: said_to(one) == ["nice-move"])
            assert [each["name"] for each in await remarks(fay, {**public, "link": None})] == ["Cy"]
            # for both players it is as if nothing had been said
            for person in (ann, ben):
                refused = await person.http.get(
                    f"/api/tables/{table['id']}/remarks", params={"link": table["link"]}
                )
                assert (refused.status_code, code(refused)) == (409, "not-over")
                for path in ("me/blocks", "reports"):
                    body = {"table": table["id"], "link": table["link"], "remark": 1}
                    body |= {"reason": "spam"} if path == "reports" else {}
                    assert code(await person.http.post(f"/api/{path}", json=body)) == "not-over"
            assert timeless(await get(ann, f"tables/{table['id']}", link=table["link"])) == before
            assert await get(ann, "me/tables") == mine
            assert (len(player.updates), said_to(player)) == (updates, [])
            assert (await player.do("resign", seat=0))["is"] == "done"
            assert [each["phrase"] for each in await remarks(ann, table)] == ["nice-move"]
            await one.do("phrase", id="bravo")
            await player.until(lambda: said_to(player) == ["bravo"])
            assert (await player.do("phrase", id="thanks"))["is"] == "done"
            await two.until(lambda: any(item["what"] == "said" for item in two.news()))
            assert [each["number"] for each in await remarks(ann, table, after=1)] == [2]
        await settled(server)

    with_people(database, "Ann", "Ben", "Cy", "Dee", "Fay", story=story)


def test_who_had_the_seat_before_a_computer_player_is_no_spectator(tmp_path: object) -> None:
    async def story(_: Serving, people: list[Person]) -> None:
        ann, ben, cy = people
        table = await ann.open("me", "open")
        await ben.do(table, "sit")
        assert (await ben.do(table, "leave", seat=1)).status_code == 200
        async with ann.at(table) as player:
            assert (await player.do("offer", what="bot", seat=1, bot="greedy"))["is"] == "done"
            await player.until(lambda: player.last["table"]["seats"][1]["kind"] == "bot")
            assert (await cy.do(table, "say", text="Place at c3")).status_code == 200
            asked = await ben.http.get(f"/api/tables/{table['id']}/remarks", params={"link": table["link"]})
            assert code(asked) == "not-over", "he may sit down again"
            assert code(await ben.do(table, "say", text="hello")) == "not-seated"
            assert [each["text"] for each in await remarks(cy, table)] == ["Place at c3"]

    with_people(f"sqlite:///{tmp_path}/t.db", "Ann", "Ben", "Cy", story=story)


def test_floods_false_names_blocks_and_reports(tmp_path: object) -> None:
    async def story(server: Serving, people: list[Person]) -> None:
        ann, ben, cy, dee, spoof = people
        table = await meet(ann, ben)
        public = {"id": table["id"], "link": None}
        assert code(await spoof.do(public, "phrase", id="hello")) == "look-alike", (
            "it reads as a player's name"
        )
        for _ in range(4):
            assert (await cy.do(public, "phrase", id="wow")).status_code == 200
        assert code(await cy.do(public, "phrase", id="wow")) == "chat-flood"
        assert (
            await dee.http.post("/api/me/blocks", json={"table": table["id"], "remark": 1})
        ).status_code == 204
        assert await remarks(dee, public) == []
        async with dee.at(public) as line:
            await line.until(lambda: bool(line.updates))
            clock = server.context.tables.clock
            server.context.tables.clock = lambda: clock() + 60_000
            assert (await cy.do(public, "phrase", id="bravo")).status_code == 200
            assert (await line.do("phrase", id="hello"))["is"] == "done"
            await line.until(lambda: said_to(line) == ["hello"])
        assert len(await remarks(cy, public)) == 6
        report = {"table": table["id"], "remark": 2, "reason": "spam"}
        made = (await dee.http.post("/api/reports", json=report)).json()["id"]
        shown = await server.context.store.safety.show_report(made)
        assert [(each.phrase, each.remark, each.reported) for each in shown.log] == [
            *[("wow", True, True)] * 4,
            ("bravo", True, True),
            ("hello", True, False),
        ]
        assert code(await dee.http.post("/api/reports", json={**report, "remark": 6})) == "no-other-person"
        assert code(await dee.http.post("/api/reports", json={**report, "remark": 99})) == "no-other-person"
        add, now = server.context.store.remarks.add, server.context.tables.clock()
        for number in range(FLOOD_OF_ALL - 2):  # Cy and Dee have spoken lately
            await add(table["id"], f"one of a crowd, {number}", now, "", "wow")
        with pytest.raises(Refused, match="limit"):
            await add(table["id"], "the last of a crowd", now, "", "wow")

    with_people(f"sqlite:///{tmp_path}/t.db", "Ann", "Ben", "Cy", "Dee", "Аnn", story=story)


def test_who_watches_is_named_by_their_own_choice(tmp_path: object) -> None:
    async def story(server: Serving, people: list[Person]) -> None:
        ann, ben, cy, dee = people
        for person in (cy, dee):
            await profile_of(person)
        table = await meet(ann, ben)
        public = {"id": table["id"]}
        path = f"tables/{table['id']}/watching"
        async with ann.at(table) as player, cy.at(public) as one, dee.at(public) as two:
            await watched_by(2, player, one, two)
            assert await get(ann, path) == {"count": 2, "people": []}
            await cy.http.put("/api/me/profile", json={"public": ["presence"], "avatar": 1})
            assert [each["name"] for each in (await get(ann, path))["people"]] == ["Cy"]
            lobby = await get(ben, "watch")
            assert [(each["id"], each["watching"]) for each in lobby] == [(table["id"], 2)]
            await server.context.store.safety.block(
                guest_of(server, cy), guest_of(server, ben), "Ben", 1, None
            )
            assert await get(ben, path) == {"count": 2, "people": []}, "not to those kept apart"
        assert (await get(dee, path))["people"] == []

    with_people(f"sqlite:///{tmp_path}/t.db", "Ann", "Ben", "Cy", "Dee", story=story)


def test_remarks_are_in_the_file_and_go_with_their_author(tmp_path: object) -> None:
    async def story(server: Serving, people: list[Person]) -> None:
        ann, ben, cy = people
        table = await meet(ann, ben)
        public = {"id": table["id"], "link": None}
        await cy.do(public, "phrase", id="lucky")
        exported = await get(cy, "me/export")
        assert [(each["table"], each["text"]) for each in exported["remarks"]] == [(table["id"], "lucky")]
        assert (await cy.http.delete("/api/me")).status_code == 204
        async with server.guest("Eve") as eve:
            assert await remarks(eve, public) == []

    with_people(f"sqlite:///{tmp_path}/t.db", "Ann", "Ben", "Cy", story=story)


def test_spectators_at_two_processes_hear_and_see_each_other(postgres: Postgres) -> None:
    async def run() -> None:
        database = postgres.new_database()
        async with (
            serving(database) as first,
            serving(database) as second,
            first.guest("Ann") as ann,
            first.guest("Ben") as ben,
            second.guest("Cy") as cy,
            first.guest("Dee") as dee,
        ):
            await profile_of(cy)
            await cy.http.put("/api/me/profile", json={"public": ["presence"], "avatar": 1})
            table = await meet(ann, ben)
            public = {"id": table["id"]}
            async with dee.at(public) as near, ann.at(table) as player, cy.at(public) as far:
                await player.until(lambda: bool(player.updates))
                await far.until(lambda: bool(far.updates))
                path = f"tables/{table['id']}/watching"
                async with asyncio.timeout(60):
                    while [each["name"] for each in (await get(dee, path))["people"]] != ["Cy"]:
                        await asyncio.sleep(0.05)
                    while (await get(ann, path))["count"] != 2:
                        await asyncio.sleep(0.05)
                assert (await far.do("phrase", id="wow"))["is"] == "done"
                await near.until(lambda: said_to(near) == ["wow"])
                assert said_to(player) == []
            third = await second.context.store.watched_elsewhere(0)
            assert isinstance(third, dict)

    asyncio.run(run())

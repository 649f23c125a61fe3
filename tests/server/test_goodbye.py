"""Anyone who asks to be forgotten is: at every table, at every process, and on sockets that are open."""

import asyncio

import pytest

from mandate.table import commands, log
from tests.server.conftest import Postgres
from tests.server.serving import Line, Lost, Serving, guest_of, serving
from tests.server.test_store import put
from tests.table.scenes import Scene, plan

MANY = 400  # tables: their names do not fit into one notification of PostgreSQL


async def talk_everywhere(server: Serving, guest: str, other: str, tables: int) -> list[str]:
    """So many tables at which both sit and the guest has said something; every second game has begun."""
    names = []
    for number in range(tables):
        scene = Scene(plan("me", "open", waits=True), host=guest)
        scene.do(other, commands.Sit())
        if number % 2:
            scene.do(guest, commands.Start())
        scene.do(guest, commands.Say(text="my telephone number"))
        await put(server.context.store, scene)
        names.append(scene.table.name)
    return names


def test_it_gets_up_from_every_table_and_no_word_stays(database: str) -> None:
    async def run() -> None:
        async with serving(database) as server, server.guest("Ann") as ann, server.guest("Ben") as ben:
            me, other = guest_of(server, ann), guest_of(server, ben)
            names = await talk_everywhere(server, me, other, MANY)
            assert (await ann.http.delete("/api/me")).status_code == 204
            for name in names:
                lines = await server.context.store.lines(name)
                assert any(isinstance(line, log.Left) for line in lines)
                assert [line.text for line in lines if isinstance(line, log.Said)] == [""]
                live = await server.context.tables.find(name)
                assert me not in live.table.people
                assert live.table.frozen is None
            assert await server.context.store.lists.unfinished_of(me) == []
            assert (await ann.http.get("/api/me")).status_code == 401

    asyncio.run(run())


@pytest.mark.parametrize("seats", [("me", "open"), ("open", "open")])
def test_a_socket_that_is_open_is_refused_and_closed(database: str, seats: tuple[str, ...]) -> None:
    """As someone who plays, and as someone who only watches."""

    async def run() -> None:
        async with serving(database) as server, server.guest("Ann") as ann, server.guest("Ben") as ben:
            table = await (ann if "me" in seats else ben).open("me", "open")
            async with ann.at(table) as a, ben.at(table) as b:
                await a.caught_up(1)
                await ann.http.delete("/api/me")
                await a.until(lambda: a.gone)
                assert [message["code"] for message in a.loose] == ["unknown-guest"]
                assert a.socket.close_code == 4000
                await speechless(a)
                assert (await b.do("sit"))["is"] in ("done", "refused")  # no one else is hurt

    asyncio.run(run())


async def speechless(line: Line) -> None:
    with pytest.raises(Lost):
        await line.do("say", text="still here")


def test_a_socket_at_another_process_is_closed_too(postgres: Postgres) -> None:
    async def run() -> None:
        database = postgres.new_database()
        async with serving(database) as first, serving(database) as second, first.guest("Ann") as ann:
            table = await ann.open("me", "open")
            async with ann.at(table, address=second.address) as line:
                await line.caught_up(1)
                await ann.http.delete("/api/me")
                await line.until(lambda: line.gone)
                assert line.socket.close_code == 4000

    asyncio.run(run())

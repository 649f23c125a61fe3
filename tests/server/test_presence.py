"""Several processes at one PostgreSQL: who is there and what they are called is known at all of them."""

from __future__ import annotations

import asyncio

import pytest

from mandate.server.live import heartbeat
from tests.server.conftest import Postgres
from tests.server.forked import Forked
from tests.server.serving import Line, Person, serving


def shown(line: Line, seat: int) -> tuple[str | None, bool]:
    """What a seat is called, and whether it is there."""
    if not line.updates:
        return None, False
    info = line.last["table"]["seats"][seat]
    return info["name"], info["here"]


def test_people_at_two_servers_see_each_other(postgres: Postgres) -> None:
    async def run() -> None:
        database = postgres.new_database()
        async with (
            serving(database) as first,
            serving(database) as second,
            first.guest("Ann") as ann,
            second.guest("Ben") as ben,
        ):
            table = await ann.open("me", "open")
            await ben.do(table, "sit")
            async with ann.at(table) as a:
                await a.until(lambda: shown(a, 1) == ("Ben", False))
                async with ben.at(table) as b:
                    await a.until(lambda: shown(a, 1) == ("Ben", True))
                    await b.until(lambda: shown(b, 0) == ("Ann", True))
                    await ben.http.put("/api/me", json={"name": "Benno"})
                    await a.until(lambda: shown(a, 1) == ("Benno", True))
                    await b.until(lambda: shown(b, 1) == ("Benno", True))
                await a.until(lambda: shown(a, 1) == ("Benno", False))
                await ben.http.delete("/api/me")
                await a.until(lambda: shown(a, 1)[0] is None)

    asyncio.run(run())


def test_a_server_that_comes_later_learns_who_is_there(postgres: Postgres) -> None:
    async def run() -> None:
        database = postgres.new_database()
        async with serving(database) as first, first.guest("Ann") as ann, first.guest("Ben") as ben:
            table = await ann.open("me", "open")
            await ben.do(table, "sit")
            async with ann.at(table) as a:
                async with serving(database) as second, ben.at(table, address=second.address) as b:
                    await b.until(lambda: shown(b, 0) == ("Ann", True))
                    await a.until(lambda: shown(a, 1) == ("Ben", True))
                await a.until(lambda: shown(a, 1) == ("Ben", False))  # it closed in good order

    asyncio.run(run())


def test_who_was_at_a_server_that_was_killed_fades(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        database = postgres.new_database()
        with Forked(database) as other:
            async with (
                serving(database) as server,
                server.guest("Ann") as ann,
                Person.coming_in(other.address, "Ben") as ben,
            ):
                table = await ann.open("me", "open")
                await ben.do(table, "sit")
                async with ann.at(table) as a:
                    async with ben.at(table):
                        await a.until(lambda: shown(a, 1) == ("Ben", True))
                        await asyncio.to_thread(other.kill)
                    monkeypatch.setattr(heartbeat, "FADE_MS", 0)
                    await server.context.heartbeat.round(0)
                    await a.until(lambda: shown(a, 1) == ("Ben", False))

    asyncio.run(run())

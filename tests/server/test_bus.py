"""Two servers hear of each other over each kind of bus, and miss nothing while it is away."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import asyncpg
import pytest

from mandate.core.errors import Malformed, Refused
from mandate.server.bus import address as addresses
from mandate.server.bus.address import make_driver, shown_bus
from mandate.server.settings import Settings, read_settings
from tests.ports import reserved_port
from tests.server.conftest import Postgres
from tests.server.serving import PATIENCE, Line, serving
from tests.services import bus as running_bus


async def true(what: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not what():
            await asyncio.sleep(0.02)


async def say(line: Line, other: Line, text: str) -> None:
    """Something said at one server arrives at the other."""
    assert (await line.do("say", text=text))["is"] == "done"
    await other.until(lambda: any(item.get("text") == text for item in other.news()))


@pytest.mark.parametrize("kind", ["postgresql", "nats", "redis"])
def test_what_is_written_at_one_server_is_seen_at_the_other(
    kind: str, postgres: Postgres, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Also while the bus is away, and again over the bus when it is back. The log says both once."""

    async def run(stack: ExitStack) -> None:
        database = postgres.new_database()
        port = stack.enter_context(reserved_port())
        running = stack.enter_context(ExitStack())
        address = "" if kind == "postgresql" else running.enter_context(running_bus(kind, port, tmp_path))
        async with (
            serving(database, bus=address) as first,
            serving(database, bus=address) as second,
            first.guest("Ann") as ann,
            second.guest("Ben") as ben,
        ):
            table = await ann.open("me", "open")
            await ben.do(table, "sit")
            async with ann.at(table) as a, ben.at(table) as b:
                peers = first.context.tables.peers, second.context.tables.peers
                await true(lambda: all(table["id"] in each.holders for each in peers))
                await say(a, b, "hello")
                await say(b, a, "good day")
                buses = [each.bus for each in peers if each.bus is not None]
                if kind == "postgresql":
                    await end_listeners(database)
                else:
                    await asyncio.to_thread(running.close)
                    await true(lambda: all(bus.away for bus in buses))
                    for each in peers:  # known from the heartbeats, which may be some seconds off
                        each.others.add("another")
                    await say(a, b, "still there?")
                    await say(b, a, "yes")
                    await asyncio.to_thread(running.enter_context, running_bus(kind, port, tmp_path))
                await true(lambda: count(caplog, "is away") == 2)  # both have noticed, which takes a moment
                await true(lambda: not any(bus.away for bus in buses))
                await true(lambda: all(table["id"] in each.holders for each in peers))
                sent = buses[0].sent
                await say(a, b, "there it is again")
                assert buses[0].sent > sent
                assert sum(each.doubled for each in peers) == 1
                messages = (await ann.http.get("/metrics")).text
                assert "mandate_bus_up 1.0" in messages
                assert "mandate_tables_held_twice 1.0" in messages

    with ExitStack() as stack, caplog.at_level(logging.WARNING, "mandate.server.bus"):
        asyncio.run(run(stack))
    assert count(caplog, "is away") == count(caplog, "bus is back") == 2


def count(caplog: pytest.LogCaptureFixture, words: str) -> int:
    """How often the bus has logged that."""
    return sum(words in each.message for each in caplog.records if each.name == "mandate.server.bus.bus")


async def end_listeners(database: str) -> None:
    connection = await asyncpg.connect(database)
    try:
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND query ILIKE 'LISTEN%'"
        )
    finally:
        await connection.close()


def test_a_server_starts_without_its_bus_and_says_so(
    postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        with reserved_port() as port:
            async with (
                serving(postgres.new_database(), bus=f"nats://mandate:secret@127.0.0.1:{port}") as server,
                server.guest("Ann") as ann,
            ):
                table = await ann.open("me", "open")
                async with ann.at(table) as line:
                    assert (await line.do("say", text="hello"))["is"] == "done"

    asyncio.run(run())
    (line,) = [record for record in caplog.records if "bus is away" in record.message]
    assert "secret" not in str(vars(line))


def test_two_servers_of_one_name_are_refused(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mandate.server.store.running.SAME_NAME_SECONDS", 0.0)

    async def run() -> None:
        database = postgres.new_database()
        async with serving(database, name="table-1"):
            with pytest.raises(Refused, match="Another server at this database is called table-1"):
                async with serving(database, name="table-1"):
                    pass
        async with serving(database, name="table-1"):  # it has ended
            pass

    asyncio.run(run())


def test_a_bus_without_its_package_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "find_spec", lambda _: None)
    with pytest.raises(Refused, match=r"nats://mandate@bus:4222 is missing. Install it with: .*nats-py"):
        make_driver("nats://mandate:secret@bus:4222")


def test_a_bus_that_cannot_be_used_is_refused() -> None:
    for address in ("kafka://bus", "nats", "redis://bus:port"):
        with pytest.raises(Malformed, match="nats://HOST"):
            read_settings({"bus": address, "database": "postgresql://here/tables"}, environment={})
    with pytest.raises(Refused, match="PostgreSQL"):
        read_settings({"bus": "nats://bus"}, environment={})
    assert shown_bus("redis://:secret@bus:6379/0") == "redis://bus:6379/0"
    assert Settings().bus == ""

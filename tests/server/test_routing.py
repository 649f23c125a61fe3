"""Two servers behind the proxies of deploy/: a table is reached at one of them, however many people come."""

from __future__ import annotations

import asyncio
import math
import re
import signal
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from pathlib import Path

import pytest
from websockets.exceptions import InvalidHandshake

from mandate.cli import checkups
from mandate.core.rng import Chance
from mandate.lang import say
from mandate.server.settings import Settings
from mandate.table import log
from tests.ports import reserved_port
from tests.server.conftest import Postgres
from tests.server.serving import PATIENCE, UNFINISHED, Json, Lost, Person, Serving, serving
from tests.services import installed, running

DEPLOY = Path(__file__).parents[2] / "deploy"
CHECKS = ("bus", "servers", "routing", "clocks")  # of `mandate doctor`, for several servers
SOCKETS = 6  # of one guest at one table
CONFIGURATIONS = {"haproxy": "haproxy.cfg", "nginx": "nginx.conf"}


@contextmanager
def proxy(kind: str, servers: list[Serving], folder: Path) -> Iterator[str]:
    """The proxy as we configure it, at a port of this machine, before these servers; its address."""
    text = (DEPLOY / CONFIGURATIONS[kind]).read_text("utf-8")
    behind = {8643 + n: server.address.removeprefix("http://") for n, server in enumerate(servers)}
    with reserved_port() as port:
        lines = []
        for line in text.splitlines():
            if found := re.search(r"127\.0\.0\.1:(864\d)", line):
                if (address := behind.get(int(found[1]))) is None:  # we start two
                    continue
                line = line.replace(found[0], address)
            lines.append(re.sub(r"(bind |listen )\S*80\b", rf"\g<1>127.0.0.1:{port}", line))
        file = folder / CONFIGURATIONS[kind]
        file.write_text("\n".join(lines) + "\n", "utf-8")
        program = installed(kind)
        command = {
            "haproxy": [program, "-db", "-f", str(file)],
            "nginx": [program, "-e", "stderr", "-c", str(file), "-p", str(folder),
                      "-g", f"daemon off; pid {folder}/nginx.pid;"],
        }[kind]  # fmt: skip
        with running(command, port):
            yield f"http://127.0.0.1:{port}"


def requested(server: Serving, table: Json) -> bool:
    """Whether a client of this server requested the table."""
    live = server.context.tables.live.get(table["id"])
    return live is not None and live.visited > -math.inf


async def play(person: Person, table: Json) -> list[tuple[int, str]]:
    """Play to the end, and come back whenever the server hangs up; which choices were accepted."""
    accepted: list[tuple[int, str]] = []
    chance, heard, status = Chance("routed"), 0, "playing"
    async with asyncio.timeout(PATIENCE):
        while status in UNFINISHED:
            try:
                async with person.at(table, heard) as line:
                    with suppress(Lost):
                        await line.play(chance)
                    accepted += line.accepted
                    heard, status = line.heard or heard, line.status
            except (InvalidHandshake, OSError):
                await asyncio.sleep(0.05)
    return accepted


@pytest.mark.parametrize("kind", list(CONFIGURATIONS))
def test_people_at_a_table_meet_at_one_server(kind: str, postgres: Postgres, tmp_path: Path) -> None:
    """And play on at the other one when theirs is stopped. Nothing is lost or stored twice."""

    async def run() -> None:
        database = postgres.new_database()
        async with (
            serving(database, drain_seconds=2) as first,
            serving(database, drain_seconds=2) as second,
        ):
            servers = [first, second]
            for server in servers:
                await server.context.heartbeat.round(0)
            with proxy(kind, servers, tmp_path) as address:
                async with (
                    Person.coming_in(address, "Ann") as ann,
                    Person.coming_in(address, "Ben") as ben,
                ):
                    tables = [await ann.open("me", "open") for _ in range(6)]
                    for table in tables:
                        assert (await ben.do(table, "sit")).status_code == 200
                        for person in (ann, ben, ann, ben):
                            link = {"link": table["link"]}
                            answer = await person.http.get(f"/api/tables/{table['id']}", params=link)
                            assert answer.status_code == 200
                    peers = [server.context.tables.peers for server in servers]
                    assert [each.doubled for each in peers] == [0, 0]
                    playing = [asyncio.create_task(play(who, tables[0])) for who in (ann, ben)]
                    async with asyncio.timeout(PATIENCE):
                        while not any(server.context.tables.choices > 2 for server in servers):
                            await asyncio.sleep(0.01)
                    at = next(server for server in servers if server.context.tables.choices)
                    at.server.handle_exit(signal.SIGTERM, None)
                    accepted = await asyncio.gather(*playing)
                lines = await first.context.store.lines(tables[0]["id"])
                made = [(line.seat, line.lines[0].choice) for line in lines if isinstance(line, log.Chose)]
                sent = sorted(choice for each in accepted for choice in each)
                assert sorted((seat, choice.partition("/")[0]) for seat, choice in made) == sent

    asyncio.run(run())


@pytest.mark.parametrize("kind", list(CONFIGURATIONS))
def test_a_popular_table_stays_at_its_server(kind: str, postgres: Postgres, tmp_path: Path) -> None:
    """However many more people are there than at the other server."""

    async def run() -> None:
        database = postgres.new_database()
        async with serving(database) as first, serving(database) as second:
            servers = [first, second]
            with proxy(kind, servers, tmp_path) as address:
                async with Person.coming_in(address, "Ann") as ann, AsyncExitStack() as sockets:
                    table = await ann.open("me", "open", listed=True)
                    for _ in range(SOCKETS):
                        line = await sockets.enter_async_context(ann.at(table))
                        await line.caught_up(1)
                    at = [server for server in servers if requested(server, table)]
                    assert len(at) == 1
                    assert len(at[0].context.tables.live[table["id"]].watchers) == SOCKETS
                    assert not any(server.context.tables.peers.doubled for server in servers)

    asyncio.run(run())


def test_a_table_that_is_reached_at_two_servers_is_counted_and_played(postgres: Postgres) -> None:
    """Wrong routing is correct, and `mandate doctor` can see it."""

    async def run() -> None:
        database = postgres.new_database()
        async with (
            serving(database, name="first") as first,
            serving(database, name="second") as second,
            first.guest("Ann") as ann,
            second.guest("Ben") as ben,
        ):
            table = await ann.open("me", "open")
            await ben.do(table, "sit")
            accepted = await asyncio.gather(play(ann, table), play(ben, table))
            lines = await first.context.store.lines(table["id"])
            made = [line for line in lines if isinstance(line, log.Chose)]
            assert len(made) == sum(map(len, accepted))
            async with asyncio.timeout(PATIENCE):
                while not sum(server.context.report().doubled for server in (first, second)):
                    await asyncio.sleep(0.02)
            for server in (first, second):
                await server.context.heartbeat.round(0)
            settings = Settings(database=database)
            found = await asyncio.to_thread(lambda: [checkups.CHECKS[name](settings) for name in CHECKS])
            sentence = [say("en", each.id, each.facts) for each in found]
            assert [each.fine for each in found] == [True, True, False, True]
            assert sentence[1] == "2: first, second"
            assert sentence[2].startswith("One table was reached at two servers within the last minute")

    asyncio.run(run())

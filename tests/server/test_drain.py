"""A server that is stopped while others run: its people go there, and nothing is lost or waits for long."""

from __future__ import annotations

import asyncio
import signal

import pytest
from websockets.exceptions import InvalidHandshake, InvalidStatus

from mandate.core.rng import Chance
from mandate.server.live import drain
from mandate.server.live.caretaker import Caretaker
from mandate.table import log
from tests.server.conftest import Postgres
from tests.server.serving import PATIENCE, UNFINISHED, Json, Lost, Person, Serving, serving

RECONNECT = 1012


async def play_at(
    servers: list[Serving], person: Person, table: Json, codes: list[int]
) -> list[tuple[int, str]]:
    """Play at the first server that takes the socket, to the end; which choices were accepted."""
    accepted: list[tuple[int, str]] = []
    chance, heard, over, at = Chance(7), 0, False, 0
    while not over:
        try:
            async with person.at(table, heard, address=servers[at].address) as line:
                try:
                    await line.play(chance)
                    over = True
                except Lost:
                    codes.append(line.socket.close_code or 0)
                accepted += line.accepted
                if heard and line.updates:  # only what is new since then
                    assert line.updates[0]["after"] == heard
                heard = line.heard or heard
        except (InvalidHandshake, OSError):  # it takes no more sockets, or has gone
            at += 1
    return accepted


def test_people_at_a_server_that_stops_play_on_at_another(postgres: Postgres) -> None:
    async def run() -> None:
        database = postgres.new_database()
        async with serving(database) as second, second.guest("Ann") as ann, second.guest("Ben") as ben:
            async with serving(database, drain_seconds=2) as first:
                servers = [first, second]
                await first.context.heartbeat.round(0)
                assert first.context.tables.peers.others
                table = await ann.open("me", "open")
                await ben.do(table, "sit")
                codes: list[int] = []
                playing = [asyncio.create_task(play_at(servers, who, table, codes)) for who in (ann, ben)]
                tables = first.context.tables
                async with asyncio.timeout(PATIENCE):
                    while tables.choices < 3:
                        await asyncio.sleep(0.01)
                    first.server.handle_exit(signal.SIGTERM, None)
                    async with first.guest("Cem") as cem:  # requests are still answered
                        ready = await cem.http.get("/readyz")
                        assert (ready.status_code, ready.json()["status"]) == (503, "draining")
                        with pytest.raises(InvalidStatus, match="503"):
                            await cem.at(table).__aenter__()
                    accepted = await asyncio.gather(*playing)
            lines = await second.context.store.lines(table["id"])
            made = [(line.seat, line.lines[0].choice) for line in lines if isinstance(line, log.Chose)]
            sent = sorted(choice for each in accepted for choice in each)
            assert sorted((seat, choice.partition("/")[0]) for seat, choice in made) == sent
            assert set(codes) == {RECONNECT}
            assert second.context.tables.live[table["id"]].table.status not in UNFINISHED

    asyncio.run(run())


async def think_for_ever(*_: object) -> None:
    await asyncio.Event().wait()


def test_computer_players_are_asked_by_another_server_at_once(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table is due as soon as it is handed over, and not when its player would count as lost."""
    monkeypatch.setattr(Caretaker, "_think", think_for_ever)

    async def run() -> None:
        async with serving(postgres.new_database()) as server, server.guest("Ann") as ann:
            table = await ann.open("greedy", "me", options={"first": 0})
            tables = server.context.tables
            assert tables.live[table["id"]].table.bots_asked
            tables.draining = True
            await drain.drain(tables, 0.0, lambda: True)
            assert table["id"] not in tables.live
            assert await server.context.store.due(tables.clock(), 1000) == [table["id"]]

    asyncio.run(run())


def test_who_comes_from_another_server_finds_what_happened_there(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even while the news of it is still on its way: no question that was answered is asked again."""

    async def run() -> None:
        database = postgres.new_database()
        async with serving(database) as first, serving(database) as second, first.guest() as ann:
            table = await ann.open("me", "me")
            there = Person(second.address, ann.http, ann.token)
            async with there.at(table) as line:
                await line.caught_up(1)
            deaf = second.context.tables.live[table["id"]]
            monkeypatch.setattr(second.context.tables, "live", {})  # news of the bus finds no table
            async with ann.at(table) as line:
                await line.until(lambda: bool(line.updates))
                await line.play(Chance("moved"), until=lambda: len(line.accepted) == 2)
                heard = line.heard
            monkeypatch.setattr(second.context.tables, "live", {table["id"]: deaf})
            assert deaf.table.number < heard
            async with there.at(table, heard) as line:
                await line.until(lambda: bool(line.updates))
                assert line.updates[0]["number"] >= heard

    asyncio.run(run())


def test_a_server_that_is_alone_does_not_wait(postgres: Postgres) -> None:
    """No one could take over, so people are sent away to come back at once."""

    async def run() -> None:
        async with serving(postgres.new_database(), drain_seconds=600) as server, server.guest("Ann") as ann:
            table = await ann.open("me", "open")
            async with ann.at(table) as line:
                await line.caught_up(1)
                server.server.handle_exit(signal.SIGTERM, None)
                await line.until(lambda: line.gone)
                assert line.socket.close_code == RECONNECT

    asyncio.run(run())

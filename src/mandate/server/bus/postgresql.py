"""PostgreSQL as the bus: LISTEN and NOTIFY. The default, over the database that all servers share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

from sqlalchemy import text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection

from mandate.server.bus.bus import CONNECT_SECONDS, PING_SECONDS, BusLost, Message
from mandate.server.store.ailments import ailment
from mandate.server.store.engine import LOST, make_engine, read_address

_NOTIFY = text(
    "SELECT pg_notify(channel, note) FROM unnest(CAST(:channels AS text[]), CAST(:notes AS text[]))"
    " WITH ORDINALITY AS messages (channel, note, number) ORDER BY number"
)


def make(address: str) -> PostgresqlDriver:
    return PostgresqlDriver(read_address(address))


class PostgresqlDriver:
    """One connection that listens, and one from the pool for each batch that is sent."""

    def __init__(self, url: URL) -> None:
        self._engine = make_engine(url)
        self._listening: AsyncConnection | None = None
        self._raw: Any = None
        self._ended = asyncio.Event()

    async def open(self, channels: Sequence[str], heard: Callable[[str], None]) -> None:
        self._ended = asyncio.Event()
        with _reaching():
            async with asyncio.timeout(CONNECT_SECONDS):
                self._listening = await self._engine.connect()
                self._raw = (await self._listening.get_raw_connection()).driver_connection
                self._raw.add_termination_listener(lambda *_: self._ended.set())
                for channel in channels:
                    await self._raw.add_listener(channel, lambda *facts: heard(str(facts[-1])))

    async def lost(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(PING_SECONDS):
                    await self._ended.wait()
                raise BusLost("the connection was closed")
            with _reaching():
                async with asyncio.timeout(CONNECT_SECONDS):
                    await self._raw.execute("SELECT 1")

    async def publish(self, messages: Sequence[Message]) -> None:
        """In one transaction; PostgreSQL tells the same text on the same channel once."""
        values = {"channels": [each.channel for each in messages], "notes": [each.text for each in messages]}
        with _reaching():
            async with asyncio.timeout(CONNECT_SECONDS), self._engine.begin() as connection:
                await connection.execute(_NOTIFY, values)

    async def close(self) -> None:
        if self._listening is not None:
            connection, self._listening = self._listening, None
            await connection.invalidate()
            await connection.close()
        await self._engine.dispose()


@contextmanager
def _reaching() -> Iterator[None]:
    try:
        yield
    except LOST as error:
        raise BusLost(ailment(error)) from error

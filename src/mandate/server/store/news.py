"""News from the other processes that serve from the same PostgreSQL, over its own notifications.

The connection also holds a lock that every running server shares. A server that gets it exclusively when
connecting knows that no other is running.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from mandate.core.errors import Refused
from mandate.server.store.engine import answering
from mandate.server.store.scribe import CHANNEL
from mandate.server.store.store import Store

RUNNING = 0x6D616E65  # the advisory lock that every running server shares
NOTES = "mandate_notes"  # the channel for what is in no log: who is there, and what they are called
RECONNECT_SECONDS = 0.5  # between two attempts to connect

logger = logging.getLogger(__name__)


class News:
    """Listens as long as the server runs, and connects again whenever the connection is lost."""

    def __init__(
        self,
        store: Store,
        connected: Callable[[bool], Awaitable[None]],
        changed: Callable[[Sequence[str]], None],
        noted: Callable[[str], None],
    ) -> None:
        """`connected` receives whether this server is alone; `changed`, the tables others have written to.

        `noted` gets the notes that they tell; see `presence.py`.
        """
        self._store = store
        self._connected = connected
        self._changed = changed
        self._noted = noted
        self._ready = asyncio.Event()
        self._task = asyncio.create_task(self._run())

    async def ready(self) -> None:
        """Wait until it listens."""
        await self._ready.wait()

    async def tell(self, notes: Sequence[str]) -> None:
        """Tell every process these notes, this one too."""
        with answering():
            async with self._store.engine.begin() as connection:
                for note in notes:
                    values = {"channel": NOTES, "note": note}
                    await connection.execute(text("SELECT pg_notify(:channel, :note)"), values)

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self._listen()
            except Refused:
                self._ready.clear()
                await asyncio.sleep(RECONNECT_SECONDS)

    async def _listen(self) -> None:
        lost = asyncio.Event()
        with answering():
            async with self._store.engine.connect() as connection:
                raw: Any = (await connection.get_raw_connection()).driver_connection
                raw.add_termination_listener(lambda *_: lost.set())
                await raw.add_listener(CHANNEL, self._heard)
                await raw.add_listener(NOTES, lambda *heard: self._noted(str(heard[-1])))
                alone = await _share_the_lock(connection)
                await self._connected(alone)
                self._ready.set()
                try:
                    await lost.wait()
                finally:
                    await connection.invalidate()
        logger.warning("database notification connection lost")

    def _heard(self, _connection: object, _process: int, _channel: str, payload: str) -> None:
        sender, _, tables = payload.partition(":")
        if sender != self._store.process:
            self._changed(tables.split(","))


async def _share_the_lock(connection: AsyncConnection) -> bool:
    """Share the lock of running servers; whether no other server held it."""
    key = {"key": RUNNING}
    alone = bool((await connection.execute(text("SELECT pg_try_advisory_lock(:key)"), key)).scalar())
    await connection.execute(text("SELECT pg_advisory_lock_shared(:key)"), key)
    if alone:
        await connection.execute(text("SELECT pg_advisory_unlock(:key)"), key)
    await connection.commit()
    return alone

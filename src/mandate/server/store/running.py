"""The connection by which servers at one PostgreSQL know of each other: it holds two advisory locks.

One is shared by every running server: a server that gets it exclusively when connecting knows that no other
is running. The other stands for the server's name. The database releases both as soon as a process ends.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from mandate.core.errors import Refused
from mandate.server.store.engine import answering
from mandate.server.store.store import Store
from mandate.table.codes import ServerCode

RUNNING = 0x6D616E65  # the advisory lock that every running server shares
NAMED = 0x6D616E66  # the first half of those that stand for names
RECONNECT_SECONDS = 0.5  # between two attempts to connect
SAME_NAME_SECONDS = 5.0  # that a server of the same name has to end, before this one is refused

logger = logging.getLogger(__name__)


class Running:
    """Holds the locks as long as the server runs, and connects again whenever the connection is lost."""

    def __init__(self, store: Store, name: str, connected: Callable[[bool], Awaitable[None]]) -> None:
        """`connected` receives whether this server is alone."""
        self._store = store
        self._name = name
        self._connected = connected
        self._ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._task = asyncio.create_task(self._run())

    async def ready(self) -> None:
        """Wait until it is connected. Raise if another server has our name."""
        await self._ready

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self._ready.cancel()

    async def _run(self) -> None:
        while True:
            try:
                await self._hold()
            except Refused as problem:
                if problem.code == ServerCode.SAME_NAME:
                    self._ready.set_exception(problem)
                    return
                await asyncio.sleep(RECONNECT_SECONDS)

    async def _hold(self) -> None:
        lost = asyncio.Event()
        with answering():
            async with self._store.engine.connect() as connection:
                raw: Any = (await connection.get_raw_connection()).driver_connection
                raw.add_termination_listener(lambda *_: lost.set())
                try:
                    await self._take_name(connection)
                    await self._connected(await _share_the_lock(connection))
                    if not self._ready.done():
                        self._ready.set_result(None)
                    await lost.wait()
                finally:
                    await connection.invalidate()
        logger.warning("database connection lost")

    async def _take_name(self, connection: AsyncConnection) -> None:
        """Refuse to start beside a server of the same name; one that runs already only says so."""
        key = int.from_bytes(hashlib.sha256(self._name.encode()).digest()[:4], "big", signed=True)
        asked = text("SELECT pg_try_advisory_lock(:space, :name)"), {"space": NAMED, "name": key}
        deadline = asyncio.get_running_loop().time() + SAME_NAME_SECONDS
        while not (await connection.execute(*asked)).scalar():
            if self._ready.done():
                logger.warning("another server has the same name", extra={"name_of_server": self._name})
                return
            if asyncio.get_running_loop().time() > deadline:
                raise Refused(ServerCode.SAME_NAME, name=self._name)
            await asyncio.sleep(RECONNECT_SECONDS)


async def _share_the_lock(connection: AsyncConnection) -> bool:
    """Share the lock of running servers; whether no other server held it."""
    key = {"key": RUNNING}
    alone = bool((await connection.execute(text("SELECT pg_try_advisory_lock(:key)"), key)).scalar())
    await connection.execute(text("SELECT pg_advisory_lock_shared(:key)"), key)
    if alone:
        await connection.execute(text("SELECT pg_advisory_unlock(:key)"), key)
    await connection.commit()
    return alone

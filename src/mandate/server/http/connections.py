"""The connections of this process: their number per address, and which of them stall."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Protocol

from mandate.server.http.middleware.rate_limit import party

ROUND_S = 2.0  # seconds between two rounds
AT_ONCE = 500  # connections a round checks before it yields to other tasks


class Watched(Protocol):
    """A connection that is checked periodically."""

    def look(self, now: float) -> None:
        """Close it if the other side has stalled for too long."""
        ...


class Connections:
    """Counts connections by address, and checks them in rounds.

    A trusted proxy speaks for many clients: its connections count for the client it names once a request has
    been read, and are uncounted before that.
    """

    def __init__(self, most_each: int, most: int, trusts: Callable[[str], bool]) -> None:
        self.most_each, self.most = most_each, most
        self.refused = 0
        self._trusts = trusts
        self._counts: Counter[str] = Counter()
        self._open: set[Watched] = set()
        self._task: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, host: str) -> Place | None:
        """A place for a new connection, if one is left."""
        place = Place(self, None)
        if len(self._open) >= self.most or (not self._trusts(host) and not place.belongs_to(host)):
            self.refused += 1
            return None
        return place

    def move(self, before: str | None, after: str) -> bool:
        """Count a connection for another address; whether it may have one more."""
        if before == after:
            return True
        if self._counts[after] >= self.most_each:
            self.refused += 1
            return False
        self._counts[after] += 1
        self.release(before)
        return True

    def release(self, key: str | None) -> None:
        if key is None:
            return
        self._counts[key] -= 1
        if self._counts[key] <= 0:
            del self._counts[key]

    # --- rounds -------------------------------------------------------------------------------------

    def watch(self, one: Watched) -> None:
        self._open.add(one)

    def unwatch(self, one: Watched) -> None:
        self._open.discard(one)

    def start(self) -> None:
        self._task = asyncio.create_task(self._go_round())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _go_round(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(ROUND_S)
            for number, one in enumerate(tuple(self._open), 1):
                one.look(loop.time())
                if number % AT_ONCE == 0:
                    await asyncio.sleep(0)


class Place:
    """One connection's place in the count of an address."""

    __slots__ = ("_connections", "_key")

    def __init__(self, connections: Connections, key: str | None) -> None:
        self._connections, self._key = connections, key

    def belongs_to(self, host: str) -> bool:
        """Count the connection for this address; whether it may have one more."""
        key = party(host)
        if not self._connections.move(self._key, key):
            return False
        self._key = key
        return True

    def leave(self) -> None:
        self._connections.release(self._key)
        self._key = None

"""Limit on the tables one person lists in the lobby, so that they cannot crowd out the others'."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from mandate.core.errors import Refused
from mandate.server.store.store import Store
from mandate.table.codes import ServerCode

MOST_WAITING = 5  # listed tables of one guest that wait for players
MOST_REMEMBERED = 10_000  # guests and addresses; the counts of older ones are dropped


class Listings:
    """Remembers the listed tables per guest, and per address since guests cost nothing."""

    def __init__(self, store: Store, most_each_address: int, clock: Callable[[], int]) -> None:
        self._store = store
        self._clock = clock
        self._most_each_address = most_each_address
        self._shown: dict[str, set[str]] = {}
        self._lock = asyncio.Lock()  # two requests must not take the same place

    @asynccontextmanager
    async def place(self, guest: str, address: str) -> AsyncIterator[set[str]]:
        """Reserve a place in the lobby; the caller adds the table that takes it to the set."""
        async with self._lock:
            for key, most in ((f"guest {guest}", MOST_WAITING), (f"from {address}", self._most_each_address)):
                shown = self._shown.get(key)
                if shown is not None and len(shown) >= most:
                    shown &= await self._store.lists.still_waiting(shown, self._clock())
                    if len(shown) >= most:
                        raise Refused(ServerCode.TOO_MANY_LISTED, most=most)
            opened: set[str] = set()
            yield opened
            for key in (f"guest {guest}", f"from {address}"):
                self._shown.setdefault(key, set()).update(opened)
            while len(self._shown) > MOST_REMEMBERED:
                del self._shown[next(iter(self._shown))]

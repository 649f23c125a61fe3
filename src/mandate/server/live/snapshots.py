"""When snapshots are written: of tables that go to sleep, of long games now and then, and before a stop.

Never while a choice waits: a snapshot is taken in the background, from the log as the store has it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from mandate.server.live.background import Background
from mandate.server.live.live_table import Live
from mandate.server.store.store import Store
from mandate.table.snapshot import Snapshot, take

MIN_NEW_LINES = 16  # new lines that are worth a snapshot: fewer are played again in a moment
MAX_NEW_LINES = 100  # after so many a game in play gets one, lest it be lost with its process
AT_ONCE = 10  # that are written together


class Snapshots:
    """Writes the snapshots of this process's tables."""

    def __init__(self, store: Store, live: Mapping[str, Live], background: Background) -> None:
        self._store = store
        self._live = live
        self._background = background
        self._busy = False

    def sleep(self, tables: Iterable[Live]) -> None:
        """Write those of tables that were just dropped."""
        if worth := [live for live in tables if _new(live) >= MIN_NEW_LINES]:
            self._background.do(self.keep(worth))

    def round(self) -> None:
        """Write those of long games, unless the last round still does."""
        if not self._busy and (long := [live for live in self._live.values() if _new(live) >= MAX_NEW_LINES]):
            self._background.do(self._round(long))

    async def _round(self, long: list[Live]) -> None:
        self._busy = True
        try:
            await self.keep(long)
        finally:
            self._busy = False

    async def keep(self, tables: Iterable[Live]) -> None:
        """Write snapshots of the tables for which it is worth it."""
        taken: dict[str, Snapshot] = {}
        for live in tables:
            table = live.table
            if _new(live) < MIN_NEW_LINES:
                continue
            stored = (await self._store.reader.read(table.name)).lines
            if (snapshot := take(table, stored[: table.stored])) is not None:
                taken[table.name] = snapshot
            live.kept = table.stored  # where there can be none, there is no need to try again soon
            if len(taken) == AT_ONCE:
                await self._store.keep(taken)
                taken = {}
        await self._store.keep(taken)


def _new(live: Live) -> int:
    """How many lines a table has beyond its snapshot."""
    return live.table.stored - live.kept if live.table.match is not None else 0

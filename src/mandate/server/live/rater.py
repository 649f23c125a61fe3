"""Counts games when they end, and those that ended while no process could: for profiles, and for ratings."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from mandate.core.errors import Problem
from mandate.people.played import played_at
from mandate.people.results import result_of
from mandate.server.live.background import Background
from mandate.server.store.store import Store
from mandate.table import fold
from mandate.table.table import Table

logger = logging.getLogger(__name__)


class Rater:
    """Counts finished games; those that end while others are being counted are counted together."""

    def __init__(self, store: Store, background: Background, clock: Callable[[], int]) -> None:
        self._clock = clock
        self._store = store
        self._background = background
        self._lock = asyncio.Lock()
        self._ended: list[Table] = []  # games that are not counted yet

    def count(self, table: Table) -> None:
        if table.people or any(chair.before for chair in table.chairs):
            self._ended.append(table)
            self._background.do(self._count())

    async def settled(self) -> None:
        """Wait until every game that was handed over is counted."""
        async with self._lock:
            pass

    async def _count(self) -> None:
        async with self._lock:
            ended, self._ended = self._ended, []
            if not ended:  # counted with an earlier one
                return
            await self._store.played.add(*map(played_at, ended))
            await self._show(ended)
            for table in ended:
                result = result_of(table) if table.opened.plan.rated else None
                if result is not None and not await self._store.ratings.add(result):
                    await self._store.ratings.recompute()

    async def _show(self, ended: list[Table]) -> None:
        """Let people who met find each other again: those who can come back have a profile from now on."""
        met = {guest for table in ended if len(table.people) > 1 for guest in table.people}
        for guest in sorted(met - (await self._store.profiles.of(met)).keys()):
            if await self._store.guests.is_claimed(guest):
                await self._store.profiles.make(guest, self._clock())

    async def catch_up(self) -> None:
        """Count games whose process ended before it had counted them."""
        missing = {*await self._store.ratings.missing(), *await self._store.played.missing()}
        for name in sorted(missing):
            try:
                self._ended.append(fold.read(name, await self._store.lines(name)))
                await self._count()
            except Problem as problem:
                logger.warning("result not counted", extra={"code": problem.code.value})

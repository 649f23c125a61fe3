"""Counts rated games when they end, and those that ended while no process could."""

from __future__ import annotations

import asyncio
import logging

from mandate.core.errors import Problem
from mandate.people.results import result_of
from mandate.server.live.background import Background
from mandate.server.store.people_ratings import PeopleRatings
from mandate.server.store.store import Store
from mandate.table import fold
from mandate.table.table import Table

logger = logging.getLogger(__name__)


class Rater:
    """Turns finished rated games into ratings, one at a time."""

    def __init__(self, store: Store, ratings: PeopleRatings, background: Background) -> None:
        self._store = store
        self._ratings = ratings
        self._background = background
        self._lock = asyncio.Lock()

    def count(self, table: Table) -> None:
        self._background.do(self._count(table))

    async def settled(self) -> None:
        """Wait until every game that was handed over is counted."""
        async with self._lock:
            pass

    async def _count(self, table: Table) -> None:
        result = result_of(table)
        if result is None:
            return
        async with self._lock:
            if not await self._ratings.add(result):
                await self._ratings.recompute()

    async def catch_up(self) -> None:
        """Count rated games whose process ended before it had counted them."""
        for name in await self._ratings.missing():
            try:
                await self._count(fold.read(name, await self._store.lines(name)))
            except Problem as problem:
                logger.warning("result not counted", extra={"code": problem.code.value})

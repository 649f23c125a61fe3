"""What must happen even when nobody does anything: signs of life, and looking after tables."""

from __future__ import annotations

import asyncio
import logging

from mandate.core.errors import Problem
from mandate.server.outages import Outages
from mandate.server.presence import FADE
from mandate.server.tables import Tables

EVERY = 1.0  # seconds
BEAT = 5  # rounds between two signs of life
TIDY = 60  # rounds between two looks for tables to let go of

logger = logging.getLogger(__name__)


class Keeper:
    """Goes its rounds as long as the server runs."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        number = 0
        while True:
            try:
                await self.round(number)
            except Problem as problem:
                logger.warning("a round was put off", extra={"code": problem.code.value})
            except Exception:
                logger.exception("a round failed")
            number += 1
            await asyncio.sleep(EVERY)

    async def round(self, number: int) -> None:
        tables = self._tables
        if number % BEAT == 0:
            await tables.store.beat(tables.clock())
            tables.outages = Outages(await tables.store.outages())
            tables.presence.alive(await tables.store.alive(tables.clock() - FADE))
        if number % TIDY == 0:
            tables.drop_idle()
        lease = round(tables.bots.limit * 1000) + 10_000
        while due := await tables.store.due(tables.clock(), lease):  # each is given out once, for a while
            for name in due:
                try:
                    await tables.caretaker.wake(name)
                except Problem as problem:
                    logger.warning("a table was put off", extra={"code": problem.code.value})

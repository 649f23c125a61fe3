"""Background work of the server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from mandate.core.errors import Problem
from mandate.table.codes import NOT_STORED

logger = logging.getLogger(__name__)


class Background:
    """Tasks that run until they are done or the server closes."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[None]] = set()

    def do(self, work: Coroutine[None, None, None]) -> None:
        """Start a task. If the store is unavailable, the caretaker retries later."""
        task = asyncio.create_task(_quietly(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        task.add_done_callback(lambda _: work.close())  # canceled before its first step, it would warn

    async def stop(self, *others: asyncio.Task[Any]) -> None:
        """Cancel all tasks, and `others` as well."""
        tasks = [*self.tasks, *others]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _quietly(work: Coroutine[None, None, None]) -> None:
    try:
        await work
    except Problem as problem:
        if problem.code not in NOT_STORED:  # `pulse` logs those
            logger.warning("background work postponed", extra={"code": problem.code.value})

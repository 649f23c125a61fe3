"""Stopping a server that others can replace: its people are moved there, a few tables at a time.

`/readyz` fails at once, so that proxies send nothing new. Then the sockets of each table are closed together,
with a code that means "reconnect", and the table is handed over. What was read is answered first: a client
may send again whatever was not answered.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Callable

from mandate.core.errors import Problem
from mandate.server.live.live_table import Live
from mandate.server.live.tables import Tables

NOTICE_SHARE = 0.25  # of the time, in which proxies notice that nothing new should be sent here
NOTICE_SECONDS = 2.0  # at most
CLOSING_SECONDS = 5.0  # that sockets have to close after the last one was notified
SNAPSHOT_SECONDS = 5.0  # that snapshots of many tables may take after that
TICK_SECONDS = 0.05  # between two looks whether it is done

logger = logging.getLogger(__name__)


async def drain(tables: Tables, seconds: float, hurry: Callable[[], bool]) -> None:
    """Move everyone to other servers within so many seconds, or at once where `hurry` says so."""
    began = time.monotonic()
    keeping = asyncio.create_task(_keep_snapshots(tables))
    notice = min(seconds * NOTICE_SHARE, NOTICE_SECONDS)
    await _wait(lambda: hurry() or not _sockets(tables), notice)
    waiting = [live for live in tables.live.values() if live.watchers]
    random.shuffle(waiting)
    each = max(0.0, began + seconds - time.monotonic()) / max(1, len(waiting))
    moved = 0
    for number, live in enumerate(waiting):
        due = began + notice + number * each
        await _wait(hurry, due - time.monotonic())
        for watcher in tuple(live.watchers):
            watcher.move()
            moved += 1
    await _wait(lambda: not _sockets(tables), CLOSING_SECONDS)
    await _wait(lambda: hurry() or keeping.done(), SNAPSHOT_SECONDS)
    keeping.cancel()
    for live in list(tables.live.values()) if tables.store.shared else ():
        await _hand_over(tables, live)
    if seconds:
        took = round(time.monotonic() - began, 1)
        logger.info("drained", extra={"sockets": moved, "tables": len(waiting), "seconds": took})


async def _keep_snapshots(tables: Tables) -> None:
    """Let those who take over, or this server when it is back, wake the tables quickly."""
    try:
        await tables.snapshots.keep(list(tables.live.values()))
    except Problem as problem:  # they are only a cache
        logger.warning("snapshots not written", extra={"code": problem.code.value})


async def _hand_over(tables: Tables, live: Live) -> None:
    """Let another process look after a table at once."""
    try:
        await tables.hand_over(live)
    except Problem as problem:  # its lease ends by itself, only later
        logger.warning("table not handed over", extra={"code": problem.code.value})


def _sockets(tables: Tables) -> int:
    return sum(len(live.watchers) for live in tables.live.values())


async def _wait(done: Callable[[], bool], seconds: float) -> None:
    """Until it is done, for so many seconds at most."""
    deadline = time.monotonic() + seconds
    while not done() and (left := deadline - time.monotonic()) > 0:
        await asyncio.sleep(min(TICK_SECONDS, left))

"""Periodic work: signs of life (a heartbeat), and tables that are due.

A table that is due is leased to one process; if that process dies, another gets it when the lease ends.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from mandate.core.errors import Problem
from mandate.server.live.peers import FADE_MS
from mandate.server.live.pulse import SKEW_MS, Pulse, steady_ms
from mandate.server.live.report import Report, encode_report
from mandate.server.live.tables import Tables
from mandate.server.store.store import Store
from mandate.table.codes import NOT_STORED

ROUND_S = 1.0  # seconds
GLANCE_S = 0.5  # seconds between two looks at the time, and at the store
BEAT_ROUNDS = 5  # rounds between two signs of life
TIDY_ROUNDS = 10  # rounds between two searches for tables to drop
POLL_ROUNDS = 10  # rounds between two looks for writes of other servers; while the bus is away, every round
SAW_ROUNDS = 60  # rounds between two notes of who is here
QUIET_MS = 500  # milliseconds without a write, after which a test write is made

logger = logging.getLogger(__name__)


class Heartbeat:
    """Runs its rounds as long as the server runs."""

    def __init__(
        self,
        tables: Tables,
        pulse: Pulse | None = None,
        report: Callable[[], Report] | None = None,
        wave: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        """`wave`: what brings people together who look for opponents or are in a cup, if it is due."""
        self._wave = wave
        self._tables = tables
        self._pulse = pulse
        self._report = report
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._tasks = [asyncio.create_task(_again(self.round, ROUND_S))]
        if self._pulse is not None:
            self._tasks += [
                asyncio.create_task(_again(self._glance, GLANCE_S)),
                asyncio.create_task(_again(self._ask_the_store, GLANCE_S)),
            ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _glance(self, _: int) -> None:
        self._tables.clock()

    async def _ask_the_store(self, _: int) -> None:
        """Test whether the store accepts writes when there have been no others."""
        pulse = self._pulse
        assert pulse is not None
        if pulse.ailing is not None or pulse.silence >= QUIET_MS:
            await self._tables.store.beat(pulse.now(), large=pulse.ailing is not None)

    async def round(self, number: int) -> None:
        tables = self._tables
        if number % BEAT_ROUNDS == 0:
            if self._pulse is not None:
                await agree_on_time(tables.store, self._pulse)
            report = None if self._report is None else encode_report(self._report())
            await tables.store.beat(tables.clock(), report=report)
            await tables.charges.learn_outages()
            tables.peers.alive(await tables.store.alive(tables.clock() - FADE_MS))
        await self._poll(number)
        if number % TIDY_ROUNDS == 0:
            tables.drop_idle()
            tables.snapshots.round()
        if number % SAW_ROUNDS == 0:
            await self.note_who_is_here()
        if tables.draining:
            return
        if self._wave is not None:
            await self._wave()
        lease = round(tables.bots.limit * 1000) + 10_000
        while due := await tables.store.due(tables.clock(), lease):  # each is leased once
            for name in due:
                try:
                    await tables.caretaker.wake(name)
                except Problem as problem:
                    _put_off("table postponed", problem)

    async def note_who_is_here(self) -> None:
        """Of people who show it, when they were seen; tables whose host is there stay in the lobby."""
        tables = self._tables
        if here := tables.audience.take_seen():
            await tables.store.profiles.saw(here, tables.clock())
        if hosted := tables.hosted():
            await tables.store.lists.keep_waiting(hosted, tables.clock())

    async def _poll(self, number: int) -> None:
        """Look for writes of other servers: often while the bus is away, and now and then in any case.

        A process may be killed after it has stored something and before it has said so.
        """
        peers = self._tables.peers
        if peers.others and peers.bus is not None and (peers.bus.away or number % POLL_ROUNDS == 0):
            await self._tables.poll()


async def agree_on_time(store: Store, pulse: Pulse) -> None:
    """Adopt the clock of a shared database. An answer that took too long is ignored."""
    asked = steady_ms()
    moment = await store.time()
    took = steady_ms() - asked
    if moment is not None and took < SKEW_MS:
        pulse.agree(moment + took // 2)


async def _again(work: Callable[[int], Awaitable[None]], pause: float) -> None:
    """Repeat the work forever, even if it fails."""
    number = 0
    while True:
        try:
            await work(number)
        except Problem as problem:
            _put_off("maintenance round postponed", problem)
        except Exception:
            logger.exception("maintenance round failed")
        number += 1
        await asyncio.sleep(pause)


def _put_off(what: str, problem: Problem) -> None:
    if problem.code not in NOT_STORED:  # `pulse` logs those, once
        logger.warning(what, extra={"code": problem.code.value})

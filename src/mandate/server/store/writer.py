"""Group commit: lines that wait at the same time go into the database in one transaction.

A batch that clashes with another process (it has written a line of that number first) is tried again one
by one, so that a clash affects no other table.

A commit costs about as much for ten lines as for one, and so does waking everybody who waits for it. So where
many tables play, a batch that follows another one closely waits a moment for company; a table that plays on
by itself does not.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from mandate.core.errors import Problem, Refused
from mandate.server.store.scribe import Batch, Conflict, LineRow, Scribe, SeatRow, TableRow
from mandate.table import log
from mandate.table.codes import ServerCode
from mandate.table.listing import card
from mandate.table.table import Table

MAX_BATCH = 200
BATCH_SECONDS = 0.005  # from one batch to the next, where different tables play
_RESEATING = {log.Opened, log.Sat, log.Joined, log.Replaced, log.Left}


@dataclass(slots=True)
class Append:
    """New lines of one table: its last ones."""

    table: Table
    lines: Sequence[log.AnyLine]
    wakes: int | None

    @property
    def first(self) -> int:
        return self.table.stored - len(self.lines) + 1


@dataclass(slots=True)
class _Wish:
    """What one caller wants written, all of it or nothing."""

    appends: Sequence[Append]
    written: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    """The one that writes lines."""

    def __init__(self, scribe: Scribe) -> None:
        self._scribe = scribe
        self._wishes: asyncio.Queue[_Wish | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._run())
        self._began = -math.inf  # the last batch; the monotonic clock may start at 0 when the machine boots
        self._served: set[str] = set()  # the tables in it
        self.batches = 0
        self.written = 0

    async def append(self, *appends: Append) -> None:
        """Returns once the lines are safely stored. Raises `Conflict`, or a refusal: then they are not."""
        wish = _Wish(appends)
        self._wishes.put_nowait(wish)
        await wish.written

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self._wishes.put_nowait(None)
        await self._task
        await self._scribe.close()

    async def _run(self) -> None:
        while (wish := await self._wishes.get()) is not None:
            await self._wait_for_company(wish)
            batch: list[_Wish] = []
            while wish is not None:
                batch.append(wish)
                if self._wishes.empty() or len(batch) == MAX_BATCH:
                    break
                wish = self._wishes.get_nowait()
            await self._write(batch)
            if wish is None:
                return
            batch, wish = [], None  # the last table written need not stay in memory until the next one is

    async def _wait_for_company(self, wish: _Wish) -> None:
        """Do not wait if the last batch was for the same table: it plays alone."""
        wait = self._began + BATCH_SECONDS - time.monotonic()
        if wait > 0 and self._served.isdisjoint(append.table.name for append in wish.appends):
            await asyncio.sleep(wait)

    async def _write(self, batch: Sequence[_Wish]) -> None:
        appends = [append for wish in batch for append in wish.appends]
        self._began, self._served = time.monotonic(), {append.table.name for append in appends}
        try:
            await self._scribe.write(_batch(appends))
        except Conflict as conflict:
            if len(batch) == 1:
                _settle(batch, conflict)
                return
            for wish in batch:
                await self._write([wish])
        except Problem as problem:
            _settle(batch, problem)
        except Exception:
            logging.getLogger(__name__).exception("lines could not be written")
            _settle(batch, Refused(ServerCode.INTERNAL))
        else:
            self.batches += 1
            self.written += sum(len(append.lines) for append in appends)
            _settle(batch, None)


def _settle(batch: Sequence[_Wish], problem: Exception | None) -> None:
    for wish in batch:
        if wish.written.done():
            continue
        if problem is None:
            wish.written.set_result(None)
        else:
            wish.written.set_exception(problem)


def _batch(appends: Sequence[Append]) -> Batch:
    batch = Batch([], [], [])
    for append in appends:
        table, plan = append.table, append.table.opened.plan
        batch.tables.append(
            TableRow(
                id=table.name,
                game=plan.game,
                status=table.status,
                listed=int(plan.listed),
                head=table.stored,
                changed=table.lines[-1].at,
                wakes=append.wakes,
                card=msgspec.json.encode(card(table)).decode(),
            )
        )
        for number, line in enumerate(append.lines, append.first):
            kind = str(type(line).__struct_config__.tag)
            guest = getattr(line, "guest", None)
            batch.lines.append(LineRow(table.name, number, kind, guest, log.encode(line)))
        if not _RESEATING.isdisjoint(map(type, append.lines)):
            batch.seats += [
                SeatRow(table.name, seat, chair.guest or chair.before)
                for seat, chair in enumerate(table.chairs)
            ]
    return batch

"""Group commit: lines that wait at the same time go into the database in one transaction.

A batch that clashes with another process (it has written a line of that number first) is tried again one
by one, so that a clash hurts nobody else.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import bindparam, delete, insert, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mandate.core.errors import Problem, Refused
from mandate.server import log
from mandate.server.card import card
from mandate.server.codes import Trouble
from mandate.server.store import schema
from mandate.server.store.engine import answering
from mandate.server.table import Table

LARGEST_BATCH = 200
CHANNEL = "mandate"
_RESEATING = log.Opened | log.Sat | log.Replaced
_UPDATE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("key"))
    .values({name: bindparam(name) for name in ("status", "head", "changed", "wakes", "card")})
)


class Conflict(Exception):
    """Another process has written a line of that number first."""


@dataclass(slots=True)
class Append:
    """New lines of one table: its last ones."""

    table: Table
    lines: Sequence[log.AnyLine]
    wakes: int | None

    @property
    def first(self) -> int:
        return self.table.number - len(self.lines) + 1


@dataclass(slots=True)
class _Wish:
    """What one caller wants written, all of it or nothing."""

    appends: Sequence[Append]
    written: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    """The one that writes lines."""

    def __init__(self, engine: AsyncEngine, process: str) -> None:
        self._engine = engine
        self._process = process
        self._wishes: asyncio.Queue[_Wish | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._run())
        self.batches = 0
        self.written = 0

    async def append(self, *appends: Append) -> None:
        """Returns once the lines are safely stored. Raises `Conflict`, or a refusal: then they are not."""
        wish = _Wish(appends)
        self._wishes.put_nowait(wish)
        await asyncio.shield(wish.written)

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self._wishes.put_nowait(None)
        await self._task

    async def _run(self) -> None:
        while (wish := await self._wishes.get()) is not None:
            batch: list[_Wish] = []
            while wish is not None:
                batch.append(wish)
                if self._wishes.empty() or len(batch) == LARGEST_BATCH:
                    break
                wish = self._wishes.get_nowait()
            await self._write_all(batch)
            if wish is None:
                return

    async def _write_all(self, batch: Sequence[_Wish]) -> None:
        try:
            await self._write([append for wish in batch for append in wish.appends])
        except Conflict as conflict:
            if len(batch) == 1:
                _settle(batch, conflict)
                return
            for wish in batch:
                await self._write_all([wish])
        except Problem as problem:
            _settle(batch, problem)
        except Exception:
            logging.getLogger(__name__).exception("lines could not be written")
            _settle(batch, Refused(Trouble.INTERNAL))
        else:
            _settle(batch, None)

    async def _write(self, appends: Sequence[Append]) -> None:
        with answering():
            try:
                async with self._engine.begin() as connection:
                    await self._insert(connection, appends)
            except IntegrityError as error:
                raise Conflict from error
        self.batches += 1
        self.written += sum(len(append.lines) for append in appends)

    async def _insert(self, connection: AsyncConnection, appends: Sequence[Append]) -> None:
        lines = [
            {"table_id": a.table.name, "number": number, **_line(line)}
            for a in appends
            for number, line in enumerate(a.lines, a.first)
        ]
        await connection.execute(insert(schema.lines), lines)
        if opened := [_row(a, "id") for a in appends if a.first == 1]:
            await connection.execute(insert(schema.tables), opened)
        if changed := [_row(a, "key") for a in appends if a.first > 1]:
            await connection.execute(_UPDATE, changed)
        for append in appends:
            if any(isinstance(line, _RESEATING | log.Left) for line in append.lines):
                await _seat(connection, append.table)
        await notify(connection, self._process, [append.table.name for append in appends])


async def notify(connection: AsyncConnection, process: str, tables: Sequence[str]) -> None:
    """Tell the other processes, once this transaction is committed, which tables have changed."""
    if connection.dialect.name == "postgresql" and tables:
        news = {"channel": CHANNEL, "news": f"{process}:{','.join(tables)}"}
        await connection.execute(text("SELECT pg_notify(:channel, :news)"), news)


def _settle(batch: Sequence[_Wish], problem: Exception | None) -> None:
    for wish in batch:
        if wish.written.done():
            continue
        if problem is None:
            wish.written.set_result(None)
        else:
            wish.written.set_exception(problem)


def _line(line: log.AnyLine) -> dict[str, Any]:
    kind = type(line).__struct_config__.tag
    return {"kind": kind, "guest": getattr(line, "guest", None), "line": log.encode(line)}


def _row(append: Append, key: str) -> dict[str, Any]:
    table = append.table
    row = {
        key: table.name,
        "status": table.status,
        "head": table.number,
        "changed": table.lines[-1].at,
        "wakes": append.wakes,
        "card": msgspec.json.encode(card(table)).decode(),
    }
    if key == "id":
        row |= {"game": table.opened.plan.game, "listed": int(table.opened.plan.listed)}
    return row


async def _seat(connection: AsyncConnection, table: Table) -> None:
    await connection.execute(delete(schema.seats).where(schema.seats.c.table_id == table.name))
    seated = [
        {"table_id": table.name, "seat": seat, "guest": chair.guest}
        for seat, chair in enumerate(table.chairs)
        if chair.guest is not None
    ]
    if seated:
        await connection.execute(insert(schema.seats), seated)

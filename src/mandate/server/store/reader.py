"""Reading logs: requests made while a query runs wait for the next one, which serves all of them.

Where several processes play at one database each hears of every line of the others, and asks for it. One
query for each would wait for a connection behind hundreds of others.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import NamedTuple

import msgspec
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mandate.core.errors import Refused
from mandate.server.store.engine import answering, file_of
from mandate.table import log
from mandate.table.snapshot import Snapshot

AT_ONCE = 200  # tables in one query

_BEHIND = """
SELECT lines.table_id, lines.number, lines.line FROM {each} AS asked
JOIN lines ON lines.table_id = asked.key AND lines.number > CAST(asked.value AS INTEGER)
ORDER BY lines.table_id, lines.number
"""
_SNAPSHOTS = """
SELECT table_id, stored, digest, body FROM snapshots WHERE table_id IN (SELECT value FROM {each})
"""
_QUERIES = {
    "sqlite": (
        text(_BEHIND.format(each="json_each(:asked)")),
        text(_SNAPSHOTS.format(each="json_each(:asked)")),
    ),
    "postgresql": (
        text(_BEHIND.format(each="json_each_text(CAST(:asked AS json))")),
        text(_SNAPSHOTS.format(each="json_array_elements_text(CAST(:asked AS json))")),
    ),
}


class Stored(NamedTuple):
    """What the store has of a table: lines of its log, and a snapshot if one was wanted and there is one."""

    lines: list[str]
    snapshot: Snapshot | None


class _Asked(NamedTuple):
    table: str
    after: int
    with_snapshot: bool
    answer: asyncio.Future[Stored]


class Reader:
    """Reads the logs of many tables in one query (a data loader)."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._file = file_of(engine)
        self._lines, self._snapshots = _QUERIES[engine.dialect.name]
        self._asked: deque[_Asked] = deque()
        self._task: asyncio.Task[None] | None = None
        self.queries = 0

    async def lines(self, table: str, after: int) -> list[log.AnyLine]:
        """The lines of a table's log behind line `after`, all that are stored when this is asked."""
        return [log.decode(line) for line in (await self.read(table, after)).lines]

    async def read(self, table: str, after: int = 0, *, snapshot: bool = False) -> Stored:
        """The same lines as they are stored; with `snapshot`, the table's snapshot too."""
        answer: asyncio.Future[Stored] = asyncio.get_running_loop().create_future()
        self._asked.append(_Asked(table, after, snapshot, answer))
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        return await answer

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        try:
            while self._asked:
                batch = [self._asked.popleft() for _ in range(min(AT_ONCE, len(self._asked)))]
                await self._answer([asked for asked in batch if not asked.answer.done()])
        finally:
            self._task = None
            for asked in self._asked:  # only where we are closed
                asked.answer.cancel()

    async def _answer(self, batch: list[_Asked]) -> None:
        behind: dict[str, int] = {}
        for asked in batch:
            behind[asked.table] = min(asked.after, behind.get(asked.table, asked.after))
        try:
            found, snapshots = await self._read(
                behind, [asked.table for asked in batch if asked.with_snapshot]
            )
        except BaseException as error:
            for asked in batch:
                if not asked.answer.done():
                    _fail(asked.answer, error)
            if not isinstance(error, Refused):
                raise
            return
        for asked in batch:
            if not asked.answer.done():
                lines = [line for number, line in found.get(asked.table, ()) if number > asked.after]
                snapshot = snapshots.get(asked.table) if asked.with_snapshot else None
                asked.answer.set_result(Stored(lines, snapshot))

    async def _read(
        self, behind: dict[str, int], waking: list[str]
    ) -> tuple[dict[str, list[tuple[int, str]]], dict[str, Snapshot]]:
        found: dict[str, list[tuple[int, str]]] = {}
        self.queries += 1
        with answering():
            if self._file is not None:
                self._file.check()  # lines of a file that is gone will be lost
            async with self._engine.connect() as connection:
                # first the snapshots, so that none covers more lines than are read
                snapshots = await self._read_snapshots(connection, waking) if waking else {}
                asked = {"asked": msgspec.json.encode(behind).decode()}
                for table, number, line in await connection.execute(self._lines, asked):
                    found.setdefault(table, []).append((number, line))
        return found, snapshots

    async def _read_snapshots(self, connection: AsyncConnection, tables: list[str]) -> dict[str, Snapshot]:
        asked = {"asked": msgspec.json.encode(tables).decode()}
        rows = await connection.execute(self._snapshots, asked)
        return {table: Snapshot(stored, digest, body) for table, stored, digest, body in rows}


def _fail(answer: asyncio.Future[Stored], error: BaseException) -> None:
    if isinstance(error, asyncio.CancelledError):
        answer.cancel()
    else:
        answer.set_exception(error)

"""The connection over which lines are written: it stays open, and a whole batch goes over it at once.

The rows of a batch travel as JSON. So a batch is one round trip to PostgreSQL; in SQLite it is a few
statements, however many rows there are, and its thread has to wait for Python's lock as few times.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Protocol

import asyncpg
import msgspec
from sqlalchemy import Table
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mandate.server.store import schema
from mandate.server.store.engine import PATIENCE, answering, prepare_sqlite

CHANNEL = "mandate"
LARGEST_NOTIFICATION = 7_900  # bytes; PostgreSQL takes less than 8000


class Conflict(Exception):
    """Another process has written a line of that number first."""


class LineRow(msgspec.Struct):
    """A row of `lines`."""

    table_id: str
    number: int
    kind: str
    guest: str | None
    line: str


class TableRow(msgspec.Struct):
    """A row of `tables`: a new one, or the new content of that row."""

    id: str
    game: str
    status: str
    listed: int
    head: int
    changed: int
    wakes: int | None
    card: str


class SeatRow(msgspec.Struct):
    """A row of `seats`; where nobody sits there is none."""

    table_id: str
    seat: int
    guest: str | None


class Batch(msgspec.Struct):
    """Rows that are written together or not at all."""

    lines: list[LineRow]
    tables: list[TableRow]
    seats: list[SeatRow]


class Scribe(Protocol):
    """Writes batches, one after the other."""

    async def write(self, batch: Batch) -> None:
        """Returns once everything is safely stored. Raises `Conflict`, or a refusal: then nothing is."""
        ...

    async def close(self) -> None:
        """Let go of the connection."""
        ...


def make_scribe(engine: AsyncEngine, process: str) -> Scribe:
    if engine.dialect.name == "sqlite":
        return SqliteScribe(str(engine.url.database))
    return PostgresScribe(engine, process)


def _renewed(table: Table) -> str:
    """What becomes of a row that is there already."""
    keys = ", ".join(column.name for column in table.primary_key)
    fresh = ", ".join(f"{c.name} = excluded.{c.name}" for c in table.columns if not c.primary_key)
    return f"ON CONFLICT ({keys}) DO UPDATE SET {fresh}"


# --- SQLite -----------------------------------------------------------------------------------------------


def _insert(table: Table) -> str:
    names = [column.name for column in table.columns]
    values = ", ".join(f"json_extract(value, '$.{name}')" for name in names)
    return f"INSERT INTO {table.name} ({', '.join(names)}) SELECT {values} FROM json_each(?) WHERE true"


_ADD_LINES = _insert(schema.lines)
_KEEP_TABLES = f"{_insert(schema.tables)} {_renewed(schema.tables)}"
_FREE_SEATS = (
    "DELETE FROM seats WHERE table_id IN (SELECT json_extract(value, '$.table_id') FROM json_each(?))"
)
_TAKE_SEATS = f"{_insert(schema.seats)} AND json_extract(value, '$.guest') IS NOT NULL"


class SqliteScribe:
    """Writes to a file, in a thread of its own."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="scribe")
        self._connection: sqlite3.Connection | None = None  # the thread's own

    async def write(self, batch: Batch) -> None:
        statements = [(_ADD_LINES, _json(batch.lines)), (_KEEP_TABLES, _json(batch.tables))]
        if batch.seats:
            seats = _json(batch.seats)
            statements += [(_FREE_SEATS, seats), (_TAKE_SEATS, seats)]
        with answering():
            await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, statements)

    def _commit(self, statements: list[tuple[str, str]]) -> None:
        if self._connection is None:
            fresh = sqlite3.connect(self._file, timeout=PATIENCE, isolation_level=None)
            prepare_sqlite(fresh)
            self._connection = fresh
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            for statement, rows in statements:
                connection.execute(statement, (rows,))
            connection.execute("COMMIT")
        except BaseException as error:
            if connection.in_transaction:
                with suppress(sqlite3.Error):
                    connection.execute("ROLLBACK")
            if isinstance(error, sqlite3.IntegrityError):
                raise Conflict from error
            self._disconnect()  # the file may be mended or replaced before the next attempt
            raise

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)
        self._thread.shutdown()

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


# --- PostgreSQL -------------------------------------------------------------------------------------------

_WRITE = f"""
WITH added AS (
    INSERT INTO lines SELECT * FROM json_populate_recordset(NULL::lines, $1)
), kept AS (
    INSERT INTO tables SELECT * FROM json_populate_recordset(NULL::tables, $2) {_renewed(schema.tables)}
), taken AS (
    INSERT INTO seats SELECT * FROM json_populate_recordset(NULL::seats, $3) WHERE guest IS NOT NULL
    {_renewed(schema.seats)}
), freed AS (
    DELETE FROM seats USING json_populate_recordset(NULL::seats, $3) AS free
    WHERE free.guest IS NULL AND seats.table_id = free.table_id AND seats.seat = free.seat
)
SELECT pg_notify('{CHANNEL}', news) FROM unnest($4::text[]) AS news
"""


class PostgresScribe:
    """Writes over one connection, and takes a new one after it was lost."""

    def __init__(self, engine: AsyncEngine, process: str) -> None:
        self._engine = engine
        self._process = process
        self._connection: AsyncConnection | None = None
        self._raw: Any = None

    async def write(self, batch: Batch) -> None:
        """One statement is a transaction of its own. It also tells the other processes what has changed."""
        news = list(notifications(self._process, [row.id for row in batch.tables]))
        rows = _json(batch.lines), _json(batch.tables), _json(batch.seats)
        with answering():
            await self._connect()
            try:
                await self._raw.execute(_WRITE, *rows, news)
            except (asyncpg.IntegrityConstraintViolationError, asyncpg.CardinalityViolationError) as error:
                raise Conflict from error  # the second: a batch with two appends to one table
            except BaseException:
                await self.close()
                raise

    async def _connect(self) -> None:
        if self._connection is not None and self._raw.is_closed():
            await self.close()
        if self._connection is None:
            self._connection = await self._engine.connect()
            self._raw = (await self._connection.get_raw_connection()).driver_connection

    async def close(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            await connection.invalidate()
            await connection.close()


def notifications(process: str, tables: Sequence[str]) -> Iterator[str]:
    """What the other processes are told: by whom which tables were changed, in portions that can be sent."""
    portion: list[str] = []
    size = room = LARGEST_NOTIFICATION - len(process.encode()) - 1
    for table in tables:
        needed = len(table.encode()) + 1
        if needed > size and portion:
            yield f"{process}:{','.join(portion)}"
            portion, size = [], room
        portion.append(table)
        size -= needed
    if portion:
        yield f"{process}:{','.join(portion)}"


def _json(rows: list[Any]) -> str:
    return msgspec.json.encode(rows).decode()

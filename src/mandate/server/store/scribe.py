"""The connection over which lines are written: it stays open, and a whole batch goes over it at once.

In PostgreSQL the rows of a batch travel as JSON, so that it is one round trip. In SQLite it is a few
statements, however many rows there are, and its thread has to wait for Python's lock as few times.
"""

from __future__ import annotations

import asyncio
import functools
import sqlite3
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Protocol, TypeAlias

import asyncpg
import msgspec
from sqlalchemy import Table
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mandate.core.errors import Refused
from mandate.server.store import schema
from mandate.server.store.ailments import ailment
from mandate.server.store.engine import DATABASE_SECONDS, answering, file_of, outcome_unknown, prepare_sqlite
from mandate.server.store.same_file import SameFile
from mandate.table.codes import ServerCode

MAX_ROWS = 100  # that go into SQLite with one statement; it is kept ready for each number of them
BROKEN_OFF = ("08", "57P")  # states that PostgreSQL gives to a lost connection, or when it is stopped


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
    """A row of `seats`; an empty seat has no row."""

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
        """Returns once everything is safely stored. Raises `Conflict`, or a refusal: then nothing is.

        With one exception: after `store-unknown` it may be stored.
        """
        ...

    async def close(self) -> None:
        """Let go of the connection."""
        ...


def make_scribe(engine: AsyncEngine) -> Scribe:
    if (file := file_of(engine)) is not None:
        return SqliteScribe(str(engine.url.database), file)
    return PostgresScribe(engine)


def _renewed(table: Table) -> str:
    """What becomes of a row that is there already."""
    keys = ", ".join(column.name for column in table.primary_key)
    fresh = ", ".join(f"{c.name} = excluded.{c.name}" for c in table.columns if not c.primary_key)
    return f"ON CONFLICT ({keys}) DO UPDATE SET {fresh}"


# --- SQLite -----------------------------------------------------------------------------------------------


@functools.lru_cache(maxsize=4 * MAX_ROWS)
def _insert(table: Table, names: tuple[str, ...], rows: int, *, renew: bool) -> str:
    row = f"({', '.join('?' * len(names))})"
    values = ", ".join([row] * rows)
    return f"INSERT INTO {table.name} ({', '.join(names)}) VALUES {values} {_renewed(table) if renew else ''}"


_FREE_SEATS = "DELETE FROM seats WHERE table_id IN (SELECT value FROM json_each(?))"
Statement: TypeAlias = tuple[str, Sequence[Any]]


def _statements(batch: Batch) -> Iterator[Statement]:
    """What is done in the transaction of a batch."""
    yield from _inserts(schema.lines, batch.lines)
    yield from _inserts(schema.tables, batch.tables, renew=True)
    if batch.seats:
        yield _FREE_SEATS, (_json([row.table_id for row in batch.seats]),)
        yield from _inserts(schema.seats, [row for row in batch.seats if row.guest is not None])


def _inserts(table: Table, rows: Sequence[msgspec.Struct], *, renew: bool = False) -> Iterator[Statement]:
    for first in range(0, len(rows), MAX_ROWS):
        some = rows[first : first + MAX_ROWS]
        yield (
            _insert(table, some[0].__struct_fields__, len(some), renew=renew),
            [value for row in some for value in msgspec.structs.astuple(row)],
        )


class SqliteScribe:
    """Writes to a file, in a thread of its own."""

    def __init__(self, name: str, file: SameFile) -> None:
        self._name = name
        self._file = file
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="scribe")
        self._connection: sqlite3.Connection | None = None  # the thread's own

    async def write(self, batch: Batch) -> None:
        statements = list(_statements(batch))
        with answering():
            await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, statements)

    def _commit(self, statements: Sequence[Statement]) -> None:
        self._file.check()
        if self._connection is None:
            fresh = sqlite3.connect(self._name, timeout=DATABASE_SECONDS, isolation_level=None)
            prepare_sqlite(fresh)
            self._connection = fresh
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            for statement, values in statements:
                connection.execute(statement, values)
            connection.execute("COMMIT")
        except BaseException as error:
            if connection.in_transaction:
                with suppress(sqlite3.Error):
                    connection.execute("ROLLBACK")
            if isinstance(error, sqlite3.IntegrityError):
                raise Conflict from error
            self._disconnect()  # the file may be repaired before the next attempt
            if (
                getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_IOERR_FSYNC
            ):  # it may be on the disk
                raise Refused(ServerCode.STORE_UNKNOWN, why=ailment(error)) from error
            raise
        with outcome_unknown():
            self._file.check()  # what went into a file that is gone is lost, unless it comes back

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)
        self._thread.shutdown()

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


# --- PostgreSQL -------------------------------------------------------------------------------------------

_WRITE = f"""
WITH kept AS (
    INSERT INTO tables SELECT * FROM json_populate_recordset(NULL::tables, $2) {_renewed(schema.tables)}
), taken AS (
    INSERT INTO seats SELECT * FROM json_populate_recordset(NULL::seats, $3) WHERE guest IS NOT NULL
    {_renewed(schema.seats)}
), freed AS (
    DELETE FROM seats USING json_populate_recordset(NULL::seats, $3) AS free
    WHERE free.guest IS NULL AND seats.table_id = free.table_id AND seats.seat = free.seat
)
INSERT INTO lines SELECT * FROM json_populate_recordset(NULL::lines, $1)
"""


class PostgresScribe:
    """Writes over one connection, and takes a new one after it was lost."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._raw: Any = None

    async def write(self, batch: Batch) -> None:
        """One statement is a transaction of its own."""
        rows = _json(batch.lines), _json(batch.tables), _json(batch.seats)
        with answering():
            await self._connect()
            try:
                await self._raw.execute(_WRITE, *rows)
            except (asyncpg.IntegrityConstraintViolationError, asyncpg.CardinalityViolationError) as error:
                raise Conflict from error  # the second: a batch with two appends to one table
            except BaseException as error:
                await self.close()
                if _broke_off(error):
                    raise Refused(ServerCode.STORE_UNKNOWN, why=ailment(error)) from error
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


def _broke_off(error: BaseException) -> bool:
    """Whether the connection was lost after the statement was sent: the database may have carried it out."""
    if isinstance(error, asyncpg.PostgresError):
        return str(error.sqlstate or "").startswith(BROKEN_OFF)
    return isinstance(error, OSError | TimeoutError | asyncpg.InterfaceError)


def _json(rows: list[Any]) -> str:
    return msgspec.json.encode(rows).decode()

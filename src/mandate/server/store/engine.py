"""Getting at a database: its address, its connections, and bringing its tables up to date."""

from __future__ import annotations

import functools
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import asyncpg
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, event, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from mandate.core.errors import Code, Malformed, Refused
from mandate.server.store.ailments import ailment
from mandate.server.store.same_file import SameFile
from mandate.table.codes import ServerCode

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
RAW_ERRORS = (sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError)  # where SQLAlchemy is not between
DATABASE_SECONDS = 5.0  # until a database that does not answer counts as away
FILE = "mandate_file"  # the option of an engine under which `file_of` finds it
MIGRATING = 0x6D616E64  # the advisory lock under which one process brings the tables up to date


def read_address(address: str) -> URL:
    """An address such as `sqlite:///games.db` or `postgresql://user@host/name`, with our drivers in it."""
    expected = "sqlite:///FILE, postgresql://USER:PASSWORD@HOST/NAME"
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise Malformed(Code.BAD_OPTION, option="database", value="…", expected=expected) from None
    driver = DRIVERS.get(url.drivername.partition("+")[0])
    if driver is None:
        raise Malformed(Code.BAD_OPTION, option="database", value=url.drivername, expected=expected)
    return url.set(drivername=driver)


def shown_address(url: URL) -> str:
    """Without the password."""
    return url.database or ":memory:" if url.get_backend_name() == "sqlite" else url.render_as_string()


def make_engine(url: URL) -> AsyncEngine:
    if url.get_backend_name() == "sqlite":
        file = SameFile(str(url.database))
        engine = create_async_engine(url, connect_args={"timeout": DATABASE_SECONDS}, hide_parameters=True)
        engine.update_execution_options(**{FILE: file})
        event.listen(engine.sync_engine, "do_connect", lambda *_: file.check())  # else a new file is made
        event.listen(engine.sync_engine, "connect", prepare_sqlite)
        return engine
    return create_async_engine(
        url,
        pool_pre_ping=True,  # connections from before a restart of the database are replaced unseen
        pool_timeout=DATABASE_SECONDS,
        hide_parameters=True,  # names and keys are in no log
        connect_args={"timeout": DATABASE_SECONDS, "command_timeout": 2 * DATABASE_SECONDS},
    )


def file_of(engine: AsyncEngine) -> SameFile | None:
    """What notices that the database's file was replaced; only SQLite has one."""
    file: SameFile | None = engine.get_execution_options().get(FILE)
    return file


@asynccontextmanager
async def begin(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A transaction. It is committed, in the file that has the database's name, when this returns."""
    file = file_of(engine)
    if file is not None:
        file.check()
    async with engine.connect() as connection:
        yield connection
        if file is not None:
            await connection.commit()  # SQLite says for sure whether it did
        else:
            with outcome_unknown():
                await connection.commit()
    if file is not None:
        with outcome_unknown():
            file.check()


def prepare_sqlite(connection: Any, _: object = None) -> None:
    """Readers beside the writer, a commit that survives a loss of power, and no file to undo a statement."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "temp_store=MEMORY"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def migrate(engine: AsyncEngine) -> None:
    """Bring the tables up to date; of several processes that start at once, one does it."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    if MigrationContext.configure(connection).get_current_revision() == _newest():
        return
    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


@functools.cache
def _newest() -> str | None:
    return ScriptDirectory.from_config(migrations()).get_current_head()


def migrations() -> Config:
    """Where Alembic finds how the tables came to be as they are."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


LOST = (DBAPIError, PoolTimeout, CommandError, *RAW_ERRORS, OSError, TimeoutError)


@contextmanager
def answering() -> Iterator[None]:
    """A database that does not answer becomes a refusal: nothing was changed."""
    try:
        yield
    except LOST as error:
        raise Refused(ServerCode.STORE_AWAY, why=ailment(error)) from error


@contextmanager
def outcome_unknown() -> Iterator[None]:
    """Around a commit: if the database goes away then, the change may be stored or not."""
    try:
        yield
    except LOST as error:
        raise Refused(ServerCode.STORE_UNKNOWN, why=ailment(error)) from error

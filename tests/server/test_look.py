"""A database is looked at before a server is started on it, and is left as it was."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from mandate.core.errors import Malformed, Refused
from mandate.server.store.engine import make_engine, migrate, read_address
from mandate.server.store.look import look_at


def why(address: str) -> str:
    with pytest.raises(Refused) as caught:
        look_at(address)
    assert "secret" not in str(caught.value)  # no password is shown
    return str(caught.value.facts["why"])


async def with_tables(address: str, *statements: str) -> list[str]:
    """Bring its tables up to date, do something to them, and say which there are."""
    engine: AsyncEngine = make_engine(read_address(address))
    try:
        if statements:
            await migrate(engine)
        async with engine.begin() as connection:
            for statement in filter(None, statements):
                await connection.execute(text(statement))
            return await connection.run_sync(lambda each: inspect(each).get_table_names())
    finally:
        await engine.dispose()


def test_a_fresh_database_a_used_one_and_one_of_a_later_release(database: str) -> None:
    look_at(database)
    assert asyncio.run(with_tables(database)) == []  # nothing was made
    assert "tables" in asyncio.run(with_tables(database, ""))
    look_at(database)
    asyncio.run(with_tables(database, "UPDATE alembic_version SET version_num = '9999'"))
    assert why(database) == "later"


def test_a_postgresql_that_is_away() -> None:
    assert why("postgresql://ann:secret@127.0.0.1:1/tables") == "away"


def test_files_that_are_no_database_locked_or_nowhere(tmp_path: Path) -> None:
    garbage, locked = tmp_path / "garbage.db", tmp_path / "locked.db"
    garbage.write_text("nothing to see here" * 500)
    assert why(f"sqlite:///{garbage}") == "malformed"
    assert why(f"sqlite:///{garbage}/tables.db") == "unopenable"  # below a file
    assert look_at(f"sqlite:///{tmp_path}/new/tables.db") == f"{tmp_path}/new/tables.db"
    assert not (tmp_path / "new").exists()
    assert look_at("sqlite://") == ":memory:"
    with pytest.MonkeyPatch.context() as impatient, closing(sqlite3.connect(locked)) as other:
        impatient.setattr("mandate.server.store.look.DATABASE_SECONDS", 0.1)
        other.execute("CREATE TABLE t (x)")
        other.execute("BEGIN EXCLUSIVE")
        assert why(f"sqlite:///{locked}") == "locked"
    with pytest.MonkeyPatch.context() as closed:
        closed.setattr("os.access", lambda *_: False)
        assert why(f"sqlite:///{locked}") == "read-only"
        assert why(f"sqlite:///{tmp_path}/new/tables.db") == "unopenable"


def test_a_broken_address() -> None:
    with pytest.raises(Malformed):
        look_at("mysql://localhost/tables")

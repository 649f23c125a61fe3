"""Looking at a database before a server is started on it: could it store anything? Nothing is changed."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

from alembic.script import ScriptDirectory
from sqlalchemy import text
from sqlalchemy.engine import URL

from mandate.core.errors import Refused
from mandate.server.live.peers import FADE_MS
from mandate.server.live.report import Report, decode_report
from mandate.server.store.engine import (
    DATABASE_SECONDS,
    answering,
    make_engine,
    migrations,
    read_address,
    shown_address,
)
from mandate.table.codes import ServerCode

VERSIONS = "SELECT version_num FROM alembic_version"
MAY_WRITE = """SELECT pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on',
    has_schema_privilege(current_user, current_schema(), 'CREATE')"""


HAS_REPORTS = """SELECT count(*) FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = 'servers' AND column_name = 'report'"""
REPORTS = """SELECT report FROM servers WHERE report IS NOT NULL
    AND seen >= extract(epoch FROM clock_timestamp()) * 1000 - :fade ORDER BY report"""


def look_at(address: str) -> str:
    """Its name, without a password; refused with the reason where it would take nothing."""
    url = read_address(address)
    try:
        with answering():
            if url.get_backend_name() == "sqlite":
                _look_at_file(url.database or ":memory:")
            else:
                asyncio.run(_look_at_postgres(url))
    except Refused as problem:
        why = problem.facts.get("why", "away")
        raise Refused(ServerCode.CANNOT_STORE, database=shown_address(url), why=why) from problem
    return shown_address(url)


def read_reports(address: str) -> list[Report]:
    """What the servers that run at a shared database say of themselves."""
    with answering():
        return asyncio.run(_read_reports(read_address(address)))


async def _read_reports(url: URL) -> list[Report]:
    engine = make_engine(url)
    try:
        async with engine.connect() as connection:
            if not (await connection.execute(text(HAS_REPORTS))).scalar():  # of an earlier release, or empty
                return []
            found = (await connection.execute(text(REPORTS), {"fade": FADE_MS})).scalars().all()
    finally:
        await engine.dispose()
    return [report for report in map(decode_report, found) if report is not None]


def _look_at_file(name: str) -> None:
    if name == ":memory:":
        return
    path = Path(name).resolve()
    if not path.exists():
        nearest = next(folder for folder in path.parents if folder.exists())
        if not (nearest.is_dir() and os.access(nearest, os.W_OK | os.X_OK)):
            raise Refused(ServerCode.STORE_AWAY, why="unopenable")
        return
    if path.stat().st_size and not os.access(path.parent, os.W_OK):  # SQLite keeps files beside it
        raise Refused(ServerCode.STORE_AWAY, why="read-only")
    with closing(
        sqlite3.connect(f"{path.as_uri()}?mode=rw", uri=True, timeout=DATABASE_SECONDS)
    ) as connection:
        made = connection.execute("SELECT name FROM sqlite_schema WHERE name = 'alembic_version'").fetchone()
        if made:
            _check_versions(version for (version,) in connection.execute(VERSIONS))
        connection.execute("BEGIN IMMEDIATE")
        connection.rollback()


async def _look_at_postgres(url: URL) -> None:
    engine = make_engine(url)
    try:
        async with engine.connect() as connection:
            read_only, may_create = (await connection.execute(text(MAY_WRITE))).one()
            made = (await connection.execute(text("SELECT to_regclass('alembic_version')"))).scalar()
            if made:
                _check_versions((await connection.execute(text(VERSIONS))).scalars().all())
    finally:
        await engine.dispose()
    if read_only:
        raise Refused(ServerCode.STORE_AWAY, why="read-only")
    if not may_create and not made:
        raise Refused(ServerCode.STORE_AWAY, why="unopenable")


def _check_versions(versions: Iterable[str]) -> None:
    known = {script.revision for script in ScriptDirectory.from_config(migrations()).walk_revisions()}
    if set(versions) - known:
        raise Refused(ServerCode.STORE_AWAY, why="later")

"""A copy of the database while the server runs."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from mandate.core.errors import Code, Malformed, Refused
from mandate.server.codes import Trouble
from mandate.server.store.engine import read_address


def back_up(address: str, target: str) -> None:
    """Copy a SQLite database, whole and consistent, into a new file. PostgreSQL has `pg_dump` for that."""
    url = read_address(address)
    if url.get_backend_name() != "sqlite" or not url.database:
        raise Refused(Trouble.NO_BACKUP)
    try:
        Path(url.database).stat()
    except OSError as error:
        raise Malformed(Code.UNREADABLE, file=url.database, reason=error.strerror) from error
    part = Path(f"{target}.part")
    try:
        with (
            closing(sqlite3.connect(f"file:{url.database}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(part)) as copy,
        ):
            source.backup(copy)
        part.replace(target)
    except (OSError, sqlite3.Error) as error:
        part.unlink(missing_ok=True)
        raise Malformed(Code.UNWRITABLE, file=target, reason=str(error)) from error

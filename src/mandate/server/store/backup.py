"""A copy of the database while the server runs."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from mandate.core.errors import Code, Malformed, Refused
from mandate.files import check_replaceable
from mandate.server.codes import ServerCode
from mandate.server.store.engine import read_address
from mandate.server.store.file import create_private


def back_up(address: str, target: str) -> None:
    """Copy a SQLite database, whole and consistent, into a new file. PostgreSQL has `pg_dump` for that."""
    url = read_address(address)
    if url.get_backend_name() != "sqlite" or not url.database:
        raise Refused(ServerCode.NO_BACKUP)
    part = Path(f"{target}.part")
    with closing(_open(Path(url.database))) as source:
        try:
            check_replaceable(Path(target))
            part.unlink(missing_ok=True)
            create_private(part)
            with closing(sqlite3.connect(part)) as copy:
                source.backup(copy)
            part.replace(target)
        except (OSError, sqlite3.Error) as error:
            part.unlink(missing_ok=True)
            raise Malformed(Code.UNWRITABLE, file=target, reason=_reason(error)) from error


def _open(database: Path) -> sqlite3.Connection:
    try:
        database.stat()
        source = sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)
        source.execute("SELECT count(*) FROM sqlite_schema")  # nothing is read before
    except (OSError, sqlite3.Error) as error:
        raise Malformed(Code.UNREADABLE, file=str(database), reason=_reason(error)) from error
    return source


def _reason(error: OSError | sqlite3.Error) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)

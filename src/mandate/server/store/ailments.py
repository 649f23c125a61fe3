"""Why a database does not take anything, in one word: from what the drivers of SQLite and PostgreSQL say."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator

from alembic.util import CommandError

from mandate.server.store.same_file import FileMoved

SQLITE = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_NOTADB: "malformed",
    sqlite3.SQLITE_CORRUPT: "corrupt",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_CANTOPEN: "unopenable",
    sqlite3.SQLITE_PERM: "unopenable",
    sqlite3.SQLITE_AUTH: "unopenable",
    sqlite3.SQLITE_IOERR: "disk",
}
DAMAGED = ("no such table", "no such column", "malformed")  # reported as an ordinary error of a statement
POSTGRES = {  # by the beginning of the state that it tells
    "53100": "full",  # disk full
    "53200": "full",  # out of memory
    "55P03": "locked",  # lock not available
    "57014": "locked",  # a statement that waited too long
    "40P01": "locked",
    "25006": "read-only",
    "XX001": "corrupt",
    "XX002": "corrupt",
    "42P01": "corrupt",  # a table that is missing
    "42703": "corrupt",  # a column
    "28": "unopenable",  # wrong password
    "3D": "unopenable",  # no such database
    "42501": "unopenable",  # no permission
}
SYSTEM = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EROFS: "read-only",
    errno.EACCES: "unopenable",
    errno.EIO: "disk",
}


def ailment(error: BaseException) -> str:
    """The word for it; `away` if nothing more is known."""
    for each in _causes(error):
        if isinstance(each, CommandError):  # a version of the tables that this release does not know
            return "later"
        if isinstance(each, FileMoved):
            return "moved"
        if isinstance(each, sqlite3.Error):
            if word := _of_sqlite(each):
                return word
        elif word := _of_postgres(getattr(each, "sqlstate", None)):
            return word
        elif isinstance(each, OSError) and each.errno in SYSTEM:
            return SYSTEM[each.errno]
    return "away"


def _of_sqlite(error: sqlite3.Error) -> str | None:
    code = getattr(error, "sqlite_errorcode", None)
    if code is not None and code & 0xFF in SQLITE:
        return SQLITE[code & 0xFF]
    return "corrupt" if any(said in str(error) for said in DAMAGED) else None


def _of_postgres(state: object) -> str | None:
    if not isinstance(state, str):
        return None
    return POSTGRES.get(state) or POSTGRES.get(state[:2])


def _causes(error: BaseException) -> Iterator[BaseException]:
    """The error and what lies behind it, each once."""
    seen: set[int] = set()
    waiting: list[object] = [error]
    while waiting:
        each = waiting.pop(0)
        if isinstance(each, BaseException) and id(each) not in seen:
            seen.add(id(each))
            yield each
            waiting += [getattr(each, "orig", None), each.__cause__, each.__context__]

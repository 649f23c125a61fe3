"""A copy of the database while the server runs.

A backup replaces nothing but an earlier backup: a slip in a name must not destroy games. A backup has our
tables and is in SQLite's rollback mode. A server changes a file to WAL mode when it first uses it, which
distinguishes the two.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from mandate.core.errors import Code, Malformed, Refused
from mandate.files import SQLITE_MAGIC, check_replaceable
from mandate.server.store.engine import read_address
from mandate.server.store.file import BESIDE, LOCK, held_if_there
from mandate.table.codes import ServerCode

OURS = {"alembic_version", "lines", "tables"}  # tables that every backup has
WRITE_VERSION = 18  # offset in the file of the byte that says how it is written
ROLLBACK_MODE = 1
LEFT_OPEN = ("-wal", "-journal")  # beside a database that is open, or was not closed


def back_up(address: str, target: str) -> None:
    """Copy a SQLite database, whole and consistent, into a new file. PostgreSQL has `pg_dump` for that."""
    url = read_address(address)
    if url.get_backend_name() != "sqlite" or not url.database:
        raise Refused(ServerCode.NO_BACKUP)
    database, path = Path(url.database), Path(target)
    with closing(_open(database)) as source:
        try:
            check_replaceable(path)
            _check_target(database, path)
            with held_if_there(path):
                _copy(source, path)
        except BlockingIOError as error:
            raise _refused(path, "in-use") from error
        except (OSError, ValueError, sqlite3.Error) as error:
            raise Malformed(Code.UNWRITABLE, file=target, reason=_reason(error)) from error


def _check_target(database: Path, path: Path) -> None:
    """Refuse to write over anything but an earlier backup."""
    if _belongs_to(database, path):
        raise _refused(path, "database")
    if path.is_symlink():
        raise _refused(path, "link")
    if not path.exists() or path.stat().st_size == 0:
        return
    if any(Path(f"{path}{ending}").exists() for ending in LEFT_OPEN):
        raise _refused(path, "in-use")
    if why := _not_a_backup(path):
        raise _refused(path, why)


def _belongs_to(database: Path, path: Path) -> bool:
    """Whether this is the database or a file that is kept beside it, under any name."""
    real = database.resolve()
    own = [real.with_name(f"{real.name}{ending}") for ending in (*BESIDE, "-journal", LOCK)]
    if path.exists():
        return any(one.exists() and path.samefile(one) for one in own)
    target = path.resolve()
    # it is not there now, so the name decides; some file systems do not tell upper case from lower
    names = {one.name.casefold() for one in own}
    return target.name.casefold() in names and target.parent.exists() and target.parent.samefile(real.parent)


def _not_a_backup(path: Path) -> str | None:
    with path.open("rb") as file:
        head = file.read(WRITE_VERSION + 1)
    if not head.startswith(SQLITE_MAGIC) or len(head) <= WRITE_VERSION:
        return "foreign"
    try:
        if head[WRITE_VERSION] != ROLLBACK_MODE:  # another program's, or a server has used it
            return "used"
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as there:
            tables = {name for (name,) in there.execute("SELECT name FROM sqlite_schema")}
    except sqlite3.Error:
        return "foreign"
    return None if tables >= OURS else "foreign"


def _copy(source: sqlite3.Connection, path: Path) -> None:
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
    os.close(handle)
    try:
        with closing(sqlite3.connect(name)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")  # which also leaves nothing beside the file
        os.replace(name, path)
    except BaseException:
        for ending in (*BESIDE, "-journal"):
            Path(f"{name}{ending}").unlink(missing_ok=True)
        raise


def _refused(path: Path, why: str) -> Refused:
    return Refused(ServerCode.BACKUP_TARGET, file=str(path), why=why)


def _open(database: Path) -> sqlite3.Connection:
    try:
        database.stat()
        source = sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)
        source.execute("SELECT count(*) FROM sqlite_schema")  # nothing is read before
    except (OSError, sqlite3.Error) as error:
        raise Malformed(Code.UNREADABLE, file=str(database), reason=_reason(error)) from error
    return source


def _reason(error: OSError | ValueError | sqlite3.Error) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
